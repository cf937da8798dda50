// The menu of a game, and what follows its end.
import assert from 'node:assert/strict';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { kept, keptGame, record } from './kept.mjs';

const players = { black: 'Ann', white: 'Ben' };
const begun = record('gomoku', { players, rules: { size: 19, rule: 'exact' }, actions: ['h8', 'i9'] });

scene('a draw by agreement is asked for, refused, and then made', phone(), async (visitor) => {
  const table = await sitDown(visitor, begun);
  await table.menu();
  await visitor.press('button', 'Agree on a draw');
  await visitor.page.getByRole('dialog', { name: 'Do both players agree on a draw?' }).waitFor();
  await visitor.press('button', 'No');
  await visitor.press('button', 'Back to the game');
  await table.play('j10');
  await table.menu();
  await visitor.press('button', 'Agree on a draw');
  await visitor.press('button', 'Yes');
  await eventually(table.ending, { title: 'A draw', text: 'A draw by agreement.' });
  const { actions, result } = await table.record();
  assert.deepEqual(actions, ['h8', 'i9', 'j10', 'draw']);
  assert.deepEqual(result, { winner: null, reason: 'agreed' });
});

for (const [who, token, winner] of [
  ['Ann (Black)', 'resign:black', 'white'],
  ['Ben (White)', 'resign:white', 'black'],
])
  scene(`${who} resigns`, phone(), async (visitor) => {
    const table = await sitDown(visitor, begun);
    await table.menu();
    await visitor.press('button', `${who} resigns`);
    await visitor.page.getByRole('dialog', { name: `${who} gives up?` }).waitFor();
    await visitor.press('button', 'Yes');
    const winners = { white: 'Ben (White)', black: 'Ann (Black)' };
    await eventually(table.ending, { title: `${winners[winner]} wins!`, text: `${winners[winner]} wins: ${who} gave up.` });
    const { actions, result } = await table.record();
    assert.equal(actions.at(-1), token);
    assert.deepEqual(result, { winner, reason: 'resigned' });
    await eventually(table.panel.bind(null, players[winner]), /winner$/);
  });

scene('a resignation is taken back', phone(), async (visitor) => {
  const table = await sitDown(visitor, begun);
  await table.menu();
  await visitor.press('button', 'Ben (White) resigns');
  await visitor.press('button', 'Yes');
  await visitor.press('button', 'Look at the board');
  await table.undoEnd();
  await eventually(() => table.turnOf(), 'Ann');
  assert.deepEqual(await table.record(), begun);
  assert.deepEqual(Object.keys(await kept(visitor)), ['game-000001']);
});

// From the sheet at the end, or from the menu once the board was looked at.
for (const late of [false, true])
  scene(`playing again${late ? ', from the menu,' : ''} keeps names and rules`, phone(), async (visitor) => {
    const table = await sitDown(visitor, begun);
    await table.menu();
    await visitor.press('button', 'Ann (Black) resigns');
    await visitor.press('button', 'Yes');
    if (late) {
      await visitor.press('button', 'Look at the board');
      await table.menu();
    }
    await visitor.press('button', 'Play again');
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(table.prompt, 'Ann (Black): place a stone');
    const again = await keptGame(visitor, 2);
    assert.notEqual(again.seed, begun.seed);
    assert.deepEqual({ ...again, seed: begun.seed }, { ...begun, actions: [] });
    assert.equal((await keptGame(visitor, 1)).result.reason, 'resigned');
  });

scene('a tap beside the menu and Escape close it', phone(), async (visitor) => {
  const { page } = visitor;
  const table = await sitDown(visitor, begun);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await table.menu();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await table.menu();
  await menu.waitFor();
  await page.touchscreen.tap(20, 20);
  await menu.waitFor({ state: 'detached' });
  await table.play('j10');
});

scene('the menu leads to the rules of the game and back', phone(), async (visitor) => {
  const table = await sitDown(visitor, begun);
  await table.menu();
  await visitor.press('button', 'How to play');
  const rules = visitor.page.getByText('Black and White place stones in turn.');
  await rules.waitFor();
  await visitor.press('button', 'Close');
  await rules.waitFor({ state: 'detached' });
  await eventually(() => tableOf(visitor).see('h8'), 'Black');
});
