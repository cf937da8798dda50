// The browser's way back: a sheet is closed by it before its screen is left.
import assert from 'node:assert/strict';
import { tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene } from './harness.mjs';
import { keep, record } from './kept.mjs';

const begun = record('gomoku', { players: { black: 'Ann', white: 'Ben' }, actions: ['h8', 'i9'] });
/** Home, with one game to go on with. */
async function home(visitor) {
  await keep(visitor, { 'game-000001': begun });
  await visitor.open();
}
const sheets = ({ page }) => page.getByRole('dialog').count();
const at = (visitor, hash) => eventually(() => visitor.page.evaluate(() => location.hash), hash);
const atHome = (visitor) => eventually(() => visitor.page.getByRole('heading', { name: 'New game' }).count(), 1);
const toTable = async (visitor) => {
  await visitor.page.locator('a[href="#/play/1"]').click();
  return tableOf(visitor);
};
const toLibrary = (visitor) => visitor.press('link', 'Your games');

for (const [name, go, open, hash] of [
  ['the menu', toTable, ({ press }) => press('button', 'Menu'), '#/play/1'],
  ['the sheet of an import', toLibrary, ({ press }) => press('button', 'Import'), '#/games'],
  ['what can be done with a game', toLibrary, ({ page }) => page.getByRole('button', { name: /^Actions/ }).click(), '#/games'],
])
  for (const device of [phone(), desktop()])
    scene(`the way back closes ${name}, and then leaves`, device, async (visitor) => {
      const { page } = visitor;
      await home(visitor);
      await go(visitor);
      for (let times = 0; times < 2; times++) {
        await open(visitor);
        await eventually(() => sheets(visitor), 1);
        await page.goBack();
        await eventually(() => sheets(visitor), 0);
        await at(visitor, hash);
      }
      // Closed by itself it is no step of the way.
      await open(visitor);
      await eventually(() => sheets(visitor), 1);
      await page.keyboard.press('Escape');
      await eventually(() => sheets(visitor), 0);
      await eventually(() => page.evaluate(() => history.state === 'sheet'), false);
      await page.goBack();
      await atHome(visitor);
    });

scene('one sheet after another is closed as one', phone(), async (visitor) => {
  await home(visitor);
  await toTable(visitor);
  await visitor.press('button', 'Menu');
  await visitor.press('button', 'Agree on a draw');
  await visitor.page.getByRole('dialog', { name: 'Do both players agree on a draw?' }).waitFor();
  await visitor.page.goBack();
  await at(visitor, '#/play/1');
  while (await sheets(visitor)) await visitor.page.keyboard.press('Escape');
  await visitor.page.goBack();
  await atHome(visitor);
});

scene('a screen that a sheet leads to takes its step', phone(), async (visitor) => {
  const { page } = visitor;
  await home(visitor);
  await toLibrary(visitor);
  await page.getByRole('button', { name: /^Actions/ }).click();
  await visitor.press('button', 'Play a copy');
  await at(visitor, '#/play/2');
  await page.goBack();
  await at(visitor, '#/games');
  assert.equal(await sheets(visitor), 0);
  await page.goBack();
  await atHome(visitor);
});

scene('games played again are one step', phone(), async (visitor) => {
  const { page } = visitor;
  await home(visitor);
  await toTable(visitor);
  for (const again of [2, 3]) {
    await visitor.press('button', 'Menu');
    await visitor.press('button', 'Ann (Black) resigns');
    await visitor.press('button', 'Yes');
    await visitor.press('button', 'Play again');
    await at(visitor, `#/play/${again}`);
    await eventually(() => sheets(visitor), 0);
    await eventually(tableOf(visitor).prompt, 'Ann (Black): place a stone');
  }
  await page.goBack();
  await atHome(visitor);
});

scene('a page loaded anew with a sheet open has no step for it', phone(), async (visitor) => {
  await home(visitor);
  await toTable(visitor);
  await visitor.press('button', 'Menu');
  await eventually(() => sheets(visitor), 1);
  await visitor.reload();
  assert.equal(await sheets(visitor), 0);
  await eventually(() => visitor.page.evaluate(() => history.state === 'sheet'), false);
  await visitor.page.goBack();
  await atHome(visitor);
});
