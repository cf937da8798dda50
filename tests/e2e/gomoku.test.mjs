// A whole game of Gomoku; swap2 with names; what Renju forbids to Black.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { record } from './kept.mjs';
import { wholeGame } from './whole.mjs';

wholeGame('gomoku', {
  end: 'Black wins: five in a row.',
  said: ['Black: place a stone', 'White: place a stone', 'Black placed on k5.', 'White placed on j9.'],
});

const swap2 = (actions) =>
  record('gomoku', { rules: { opening: 'swap2' }, players: { first: 'Ann', second: 'Ben' }, actions });

scene('swap2: the second person takes Black', phone(), async (visitor) => {
  const table = await sitDown(visitor, swap2([]));
  await eventually(table.prompt, 'Ann (First player): place a stone for Black');
  await table.play('h8');
  await eventually(table.prompt, 'Ann (First player): place a stone for White');
  await table.play('i9');
  await eventually(table.prompt, 'Ann (First player): place a stone for Black');
  await table.play('j7');
  await eventually(table.prompt, 'Ben (Second player): choose a colour, or place two more stones');
  assert.equal(await table.turnOf(), 'Ben');
  await table.tap('a1');
  await eventually(table.news, 'First choose a colour.');
  await table.play('black');
  await eventually(table.prompt, 'Ann (White): place a stone');
  assert.equal(await table.panel('Ann'), 'Ann White to move');
  assert.equal(await table.panel('Ben'), 'Ben Black');
  await table.play('a1');
  await eventually(() => table.see('a1'), 'White');
  assert.equal(await table.turnOf(), 'Ben');
});

scene('swap2: the second person takes White and moves', phone(), async (visitor) => {
  const table = await sitDown(visitor, swap2(['h8', 'i9', 'j7']));
  await table.play('white');
  await eventually(table.prompt, 'Ben (White): place a stone');
  assert.equal(await table.panel('Ann'), 'Ann Black');
});

scene('swap2: two more, and the first person chooses; undo goes back through it', phone(), async (visitor) => {
  const table = await sitDown(visitor, swap2(['h8', 'i9', 'j7']));
  await table.play('more');
  await eventually(table.prompt, 'Ben (Second player): place a stone for White');
  await table.play('k5');
  await eventually(table.prompt, 'Ben (Second player): place a stone for Black');
  await table.play('l4');
  await eventually(table.prompt, 'Ann (First player): choose a colour');
  assert.equal(await visitor.page.getByRole('button', { name: 'Place two more' }).count(), 0);
  await table.play('white');
  await eventually(table.prompt, 'Ann (White): place a stone');
  await table.undo();
  await eventually(table.prompt, 'Ann (First player): choose a colour');
  await table.play('black');
  await eventually(table.prompt, 'Ben (White): place a stone');
});

scene('renju: a forbidden point is shown and refused with its reason', phone(), async (visitor) => {
  // Black's h8 i8 and j9 j10 cross at j8.
  const actions = ['h8', 'a1', 'i8', 'c1', 'j9', 'e1', 'j10', 'g1'];
  const table = await sitDown(visitor, record('gomoku', { rules: { rule: 'renju' }, actions }));
  assert.equal(await table.see('j8'), 'Forbidden to Black: double three.');
  assert.equal(await table.see('k8'), 'empty');
  await table.tap('j8');
  await eventually(table.news, 'Forbidden to Black: double three.');
  assert.equal(await table.plies(), actions.length);
  await table.play('k12');
  // White may stand there.
  await eventually(() => table.see('j8'), 'empty');
  await table.play('j8');
});

scene('an occupied point is refused', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8'] }));
  await table.tap('h8');
  await eventually(table.news, 'h8 is taken.');
  await table.play('h9');
  await eventually(table.news, 'White placed on h9.');
});
