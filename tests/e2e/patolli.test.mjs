// A whole game of Patolli with four pieces a side.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { record } from './kept.mjs';
import { wholeGame } from './whole.mjs';

wholeGame('patolli', {
  end: 'Jade wins: all pieces are home.',
  said: [
    'Jade: throw the beans',
    'Jade entered on 0. Obsidian was sent home from 0.',
    'Jade went from 28 to 30. Obsidian was sent home from 30.',
    'Jade went from 22 to 27. Jade throws again.',
    'Jade: no piece can go 3 steps – the turn passes',
    'Jade passed.',
    'Jade took a piece off from 50.',
    'Obsidian took a piece off from 23.',
  ],
});

scene('why a piece cannot move, and why a safe square protects nobody from standing there', phone(), async (visitor) => {
  // Jade on 0 and 4, four steps: 0 is stopped by the own piece on 4.
  const table = await sitDown(visitor, record('patolli', { actions: ['*4', 'in', '*1', 'in', '*4', '0-4', '*1', '26-27', '*1', 'in', '*1', '27-28', '*4'] }));
  assert.deepEqual(await table.points('can move'), []);
  assert.match(await table.see('4'), /^Jade, chosen$/);
  await table.tap('0');
  await eventually(table.news, 'Your own piece stands on 4.');
  await table.tap('28');
  await eventually(table.news, 'The piece on 28 is not yours.');
  await table.play('4-8');
});

scene('a captured piece waits again', phone(), async (visitor) => {
  // Obsidian's piece on 26 takes Jade's on 36, which stands on no safe square.
  const actions = ['*0', 'in', '*1', 'in', '*0', '0-10', '*4', 'in', '*0', '10-20', '*1', '26-27'];
  const table = await sitDown(visitor, record('patolli', { actions }));
  assert.equal((await table.record()).actions.length, actions.length);
});
