// A whole game of San San Qi: marks, the sweep of the dead, removals.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { partOf, record, recorded } from './kept.mjs';
import { wholeGame } from './whole.mjs';

wholeGame('san_san', {
  end: 'Ben (Green) wins: Ann (Red) has fewer than three stones.',
  said: [
    'Ann (Red): place a stone',
    'Ben (Green) placed on b2. Ben (Green) made a line.',
    "Ben (Green): mark one of the enemy's stones dead",
    "Ann (Red)'s stone on b4 is dead.",
    "Ben (Green)'s stone on b6 is dead.",
    'Ben (Green): choose a stone to move',
    'Ben (Green): choose where the stone goes',
    'Ben (Green) went from f4 to f2. Ben (Green) made a line.',
    "Ben (Green): take one of the enemy's stones",
    'Ann (Red) lost the stone on a4.',
  ],
});

scene('the dead leave the board when all stones are placed', phone(), async (visitor) => {
  const { actions } = recorded('san_san');
  const first = actions.findIndex((token) => token.includes('-'));
  const marked = actions.slice(0, first).filter((token) => token.startsWith('x')).map((token) => token.slice(1));
  assert.equal(marked.length, 6);
  const table = await sitDown(visitor, partOf('san_san', first - 1));
  for (const point of marked.slice(0, 5)) assert.match(await table.see(point), /, dead$/);
  await table.play(actions[first - 1]);
  for (const point of marked) await eventually(() => table.see(point), /^empty/);
  // Twelve placed, and the dead gone: five of Red's six marked stones, and one of Green's.
  await eventually(table.panel.bind(null, 'Ann'), /\b7 on board\b/);
  await eventually(table.panel.bind(null, 'Ben'), /\b11 on board\b/);
  await eventually(table.turnOf, 'Ben');
});

scene('a dead stone counts no more, and a stone in a line is protected', phone(), async (visitor) => {
  // Red has the line a1 d1 g1; of Green's a7 d7 g7 the middle one is dead.
  const actions = ['a1', 'a7', 'd1', 'd7', 'g1', 'xd7', 'g7'];
  const table = await sitDown(visitor, record('san_san', { actions }));
  await eventually(table.prompt, 'Red: place a stone');
  assert.equal(await table.see('d7'), 'Green, dead');
  await table.tap('d7');
  await eventually(table.news, 'd7 is taken.');
  await table.playAll(['b2', 'b6', 'b4', 'c5']);
  assert.deepEqual((await table.points('can be taken')).sort(), ['b2', 'b4']);
  await table.tap('a1');
  await eventually(table.news, 'The stone on a1 is protected by its line.');
  await table.tap('a7');
  await eventually(table.news, 'The stone on a7 is your own.');
  await table.play('xb4');
});
