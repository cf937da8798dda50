// A whole game of Patolli with four pieces a side.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { partOf, record, recorded } from './kept.mjs';
import { wholeGame } from './whole.mjs';

wholeGame('patolli', {
  end: 'Jade wins: all pieces are home.',
  said: [
    'Jade: throw the beans',
    'Jade entered on 0. Obsidian was sent back from 0.',
    'Jade went from 28 to 30. Obsidian was sent back from 30.',
    'Jade went from 22 to 27. Jade throws again.',
    'Jade: no piece can go 3 steps – the turn passes',
    'Jade passed.',
    'Jade took a piece off from 50.',
    'Obsidian took a piece off from 23.',
  ],
});

scene('why a piece cannot move', phone(), async (visitor) => {
  // Four steps: the piece on 0 would land on the one on 4.
  const actions = ['*4', 'in', '*1', 'in', '*4', '0-4', '*1', '26-27', '*1', 'in', '*1', '27-28', '*4'];
  const table = await sitDown(visitor, record('patolli', { actions }));
  assert.equal(await table.see('4'), 'Jade, chosen');
  assert.equal(await table.see('8'), 'empty, can be reached');
  await table.tap('0');
  await eventually(table.news, 'Your own piece stands on 4; two cannot share a square.');
  await table.tap('9');
  await eventually(table.news, 'The throw is 4 steps, no other distance.');
  await table.play('4-8');
});

scene('a captured piece waits again, and comes back by undo', phone(), async (visitor) => {
  const at = recorded('patolli').actions.indexOf('28-30');
  const table = await sitDown(visitor, partOf('patolli', at));
  const before = await table.panel('Obsidian');
  const waiting = (text) => Number(text.match(/(\d+) waiting/)[1]);
  assert.match(await table.see('30'), /^Obsidian/);
  await table.play('28-30');
  await eventually(() => table.see('30'), 'Jade');
  assert.equal(waiting(await table.panel('Obsidian')), waiting(before) + 1);
  await table.undo();
  await eventually(() => table.see('30'), /^Obsidian/);
  assert.equal(waiting(await table.panel('Obsidian')), waiting(before));
});
