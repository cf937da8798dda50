// The app is closed or killed at any moment, and the game goes on exactly where it was.
import assert from 'node:assert/strict';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { kept, partOf, record, recorded } from './kept.mjs';

scene('a reload in mid-turn keeps the throw', phone(), async (visitor) => {
  const { actions } = recorded('patolli');
  const table = await sitDown(visitor, partOf('patolli', 10));
  await table.play(actions[10]);
  const prompt = await table.prompt();
  await visitor.reload();
  await eventually(table.prompt, prompt);
  assert.equal(await visitor.page.getByRole('button', { name: 'Throw the beans' }).count(), 0);
  await table.play(actions[11]);
  assert.deepEqual(await table.record(), partOf('patolli', 12));
});

scene('a reload before a throw does not change what is thrown', phone(), async (visitor) => {
  const table = await sitDown(visitor, partOf('senet', 20));
  await visitor.reload();
  await table.play(recorded('senet').actions[20]);
});

scene('a reload after a choice loses the choice alone', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('bead_jump', { actions: ['f2-f4', 'a5-a3'] }));
  await table.tap('e1');
  await eventually(() => table.see('e1'), 'Blue, chosen');
  await visitor.reload();
  await eventually(() => table.see('e1'), 'Blue, can move');
  await eventually(table.turnOf, 'Blue');
  await table.play('e1-e3');
});

scene('a reload with a mark still to make', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('san_san', { actions: ['a1', 'a7', 'd1', 'g7'] }));
  await table.play('g1');
  await visitor.reload();
  await eventually(() => table.see('a7'), 'Green, can be taken');
  await table.play('xa7');
});

scene('a reload while a pass is shown', phone(), async (visitor) => {
  const { actions } = recorded('senet');
  const pass = actions.indexOf('--');
  const table = await sitDown(visitor, partOf('senet', pass - 1));
  await table.play(actions[pass - 1]);
  await visitor.reload();
  await eventually(table.plies, pass + 1);
  assert.equal((await table.record()).actions[pass], '--');
  await table.play(actions[pass + 1]);
});

scene('closing the page right after a tap loses nothing', phone(), async (visitor) => {
  const { page, context } = visitor;
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8', 'i9'] }));
  await table.tap('j10');
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  const again = tableOf({ ...visitor, page: next });
  await eventually(() => again.see('j10'), 'Black');
  assert.deepEqual((await again.record()).actions, ['h8', 'i9', 'j10']);
});

scene('home offers the game, and the game goes on from there', phone(), async (visitor) => {
  await sitDown(visitor, record('gomoku', { actions: ['h8', 'i9'], players: { black: 'Ann', white: 'Ben' } }));
  await visitor.press('link', 'Home');
  const going = visitor.page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await going.and(visitor.page.getByRole('link', { name: /^Gomoku *Ann \(Black\) – Ben \(White\) *2 moves$/ })).tap();
  await tableOf(visitor).play('j10');
  assert.deepEqual(Object.keys(await kept(visitor)), ['game-000001']);
});
