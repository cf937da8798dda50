// A whole game of Bead jump, with chains of jumps.
import assert from 'node:assert/strict';
import { sitDown, startGame } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { partOf } from './kept.mjs';
import { wholeGame } from './whole.mjs';

wholeGame('bead_jump', {
  end: 'Red wins: the enemy camp is filled.',
  said: [
    'Blue: choose a bead',
    'Blue: choose where the bead goes',
    'Blue went from f2 to f4.',
    'Red went from a3 to e1.', // a chain round the corner
    'Red went from f4 to f3.',
  ],
});

scene('a chosen bead can be changed and put back', phone(), async (visitor) => {
  const table = await startGame(visitor, 'Bead jump');
  await table.tap('e2');
  await eventually(() => table.see('e2'), 'Blue, chosen');
  await table.tap('f3');
  await eventually(() => table.see('f3'), 'Blue, chosen');
  assert.equal(await table.see('e2'), 'Blue, can move');
  await table.tap('f3');
  await eventually(() => table.see('f3'), 'Blue, can move');
  await table.tap('a1');
  await eventually(table.news, 'First choose a piece that can move.');
  await table.tap('a6');
  await eventually(table.news, 'The piece on a6 is not yours.');
  await table.tap('e2');
  await table.tap('a1');
  await eventually(table.news, 'No step and no chain of jumps leads there.');
  assert.equal(await table.plies(), 0);
});

scene('the panels count the beads in the enemy camp', phone(), async (visitor) => {
  const table = await sitDown(visitor, partOf('bead_jump', 27));
  await eventually(table.panel.bind(null, 'Red'), /\b5 arrived$/);
  await table.play('f4-f3');
  await eventually(() => table.panel('Red'), /\b6 arrived$/);
});
