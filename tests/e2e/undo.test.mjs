// Undo and redo: whole plies, the same throw again, through marks, a swap, and the end.
import assert from 'node:assert/strict';
import { assertSaid, listen, sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { partOf, record, recorded } from './kept.mjs';

scene('a throw taken back is thrown the same again', phone(), async (visitor) => {
  const table = await sitDown(visitor, partOf('patolli', 12));
  const { actions } = recorded('patolli');
  await table.undo();
  await eventually(table.plies, 11);
  for (let time = 0; time < 3; time++) {
    await table.undo();
    await eventually(table.plies, 10);
    await table.throwLots();
    await eventually(table.plies, 11);
    assert.equal((await table.record()).actions.at(-1), actions[10]);
  }
  await table.play(actions[11]);
  assert.deepEqual(await table.record(), partOf('patolli', 12));
});

scene('undo to the start and redo to the end give the same record', phone(), async (visitor) => {
  const { page } = visitor;
  const table = await sitDown(visitor, partOf('senet', 8));
  await eventually(() => page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
  for (let ply = 7; ply >= 0; ply--) {
    await table.undo();
    await eventually(table.plies, ply);
  }
  await eventually(() => page.getByRole('button', { name: 'Undo' }).isDisabled(), true);
  await eventually(table.prompt, 'Ann (White): throw the sticks');
  for (let ply = 1; ply <= 8; ply++) {
    await table.redo();
    await eventually(table.plies, ply);
  }
  await eventually(() => page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
  assert.deepEqual(await table.record(), partOf('senet', 8));
});

scene('another action after an undo ends what could be redone', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8', 'i9', 'j10'] }));
  await table.undo();
  await table.play('a1');
  await eventually(() => visitor.page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
  assert.equal(await table.see('j10'), 'empty');
});

scene('a mark is taken back and made on another stone', phone(), async (visitor) => {
  // Red completes a1 d1 g1.
  const table = await sitDown(visitor, record('san_san', { actions: ['a1', 'a7', 'd1', 'g7'] }));
  await table.play('g1');
  await eventually(table.prompt, 'Red: mark one of the enemy’s stones dead'.replace('’', "'"));
  assert.deepEqual((await table.points('can be taken')).sort(), ['a7', 'g7']);
  await table.play('xa7');
  await eventually(() => table.see('a7'), 'Green, dead');
  await eventually(table.turnOf, 'Green');
  await table.undo();
  await eventually(() => table.see('a7'), 'Green, can be taken');
  await eventually(table.turnOf, 'Red');
  await table.play('xg7');
  await eventually(() => table.see('g7'), 'Green, dead');
  assert.equal(await table.see('a7'), 'Green');
  await table.undo();
  await table.undo();
  await eventually(() => table.see('g1'), 'empty');
  await eventually(table.prompt, 'Red: place a stone');
});

scene('a swap is taken back', phone(), async (visitor) => {
  // 9 goes 3 to 12; then Black's 10 is alone, and White's 7 takes it by 3.
  const table = await sitDown(visitor, record('senet', { actions: ['*3', '9-12', '*4', '8-12', '*3'] }));
  await eventually(() => table.see('10'), /^Black/);
  await table.play('7-10');
  await eventually(() => table.see('7'), /^Black/);
  await eventually(table.news, /Black was pushed back from 10 to 7\./);
  await table.undo();
  await eventually(() => table.see('10'), /^Black/);
  assert.match(await table.see('7'), /^White/);
  await eventually(table.news, '');
});

scene('the end is taken back and played again', phone(), async (visitor) => {
  const { page } = visitor;
  const end = 'Black wins: five in a row.';
  const { actions } = recorded('gomoku');
  const table = await sitDown(visitor, partOf('gomoku', actions.length - 1));
  await table.play(actions.at(-1));
  await eventually(table.ending, { title: 'Black wins!', text: end });
  await visitor.press('button', 'Look at the board');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await table.undoEnd();
  await eventually(table.prompt, 'Black: place a stone');
  assert.deepEqual(await table.record(), partOf('gomoku', actions.length - 1));
  await table.redo();
  await eventually(table.prompt, end);
  assert.deepEqual(await table.record(), recorded('gomoku'));
});

scene('a pass is taken back together with its throw, and comes again', phone(), async (visitor) => {
  const { actions } = recorded('senet');
  const pass = actions.indexOf('--');
  const table = await sitDown(visitor, partOf('senet', pass + 1));
  const heard = await listen(visitor);
  await table.undo();
  await eventually(table.plies, pass - 1);
  await table.throwLots();
  await eventually(table.plies, pass + 1);
  await eventually(table.news, / passed\.$/);
  assertSaid(await heard(), [/the turn passes$/]);
  assert.deepEqual(await table.record(), partOf('senet', pass + 1));
});
