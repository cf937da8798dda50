// Saves that cannot be read, storage that is full or forbidden, addresses that lead
// nowhere: said in words, and every other game goes on.
import assert from 'node:assert/strict';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { empty, fill, keep, kept, record } from './kept.mjs';

const alerts = async ({ page }) => page.getByRole('alert').allInnerTexts();
const goingOn = async ({ page }) => page.getByRole('region', { name: 'Continue' }).getByRole('link').count();

const broken = {
  'cut off': ['{"guqi":1,"game":"senet","act', 'The text is broken at line 1, column 29.'],
  'no record': ['[1,2,3]', 'It is not a record of a game.'],
  'an unknown game': ['{"guqi":1,"game":"chess"}', 'It names a game that does not exist here: chess.'],
  'an unknown rule': ['{"guqi":1,"game":"senet","rules":{"moon":1}}', 'The rule “moon” cannot be used like this.'],
  'an illegal action': ['{"guqi":1,"game":"gomoku","actions":["h8","h8"]}', 'Action 2, “h8”, is not possible.'],
  'a wrong type': ['{"guqi":1,"game":"gomoku","actions":7}', 'Something else was expected at /actions.'],
};

for (const [name, [text, why]] of Object.entries(broken))
  scene(`a save that is ${name} is kept aside and reported`, phone(), async (visitor) => {
    await keep(visitor, { 'game-000001': text, 'game-000002': record('gomoku', { actions: ['h8'] }) });
    await visitor.open();
    await eventually(() => alerts(visitor), [`A saved game could not be read and was kept aside as “broken-000001”. ${why}`]);
    const values = await kept(visitor);
    assert.equal(values['broken-000001'], text);
    assert.equal(values['game-000001'], undefined);
    assert.equal(await goingOn(visitor), 1);
    await visitor.page.getByRole('region', { name: 'Continue' }).getByRole('link').tap();
    await eventually(() => tableOf(visitor).see('h8'), 'Black');
    assert.equal((await kept(visitor))['broken-000001'], text);
  });

scene('a save of a newer version is left where it is', phone(), async (visitor) => {
  const text = '{"guqi":2,"game":"senet","actions":["leap"]}';
  await keep(visitor, { 'game-000001': text });
  await visitor.open();
  await eventually(() => alerts(visitor).then((all) => all.join()), /It is of version 2, which this program does not know yet\./);
  assert.deepEqual(await kept(visitor), { 'game-000001': text });
  await visitor.press('link', 'Gomoku');
  await visitor.press('button', 'Start');
  await tableOf(visitor).prompt();
  assert.equal((await kept(visitor))['game-000001'], text);
  assert.ok((await kept(visitor))['game-000002']);
});

scene('with a full storage the game goes on, and says that it is not kept', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8', 'i9'] }));
  await fill(visitor);
  await table.tap('j10');
  await eventually(table.trouble, /^There is no space left to save the game\. It goes on, but is not kept\./);
  await eventually(() => table.see('j10'), 'Black');
  assert.deepEqual((await table.record()).actions, ['h8', 'i9']);
  await table.tap('k10');
  await eventually(() => table.see('k10'), 'White');
  await empty(visitor);
  await table.tap('l10');
  await eventually(table.plies, 5);
  await eventually(() => table.says.getByRole('paragraph').count(), 2);
});

scene('a game that ends while the storage is full is not lost', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8', 'a1', 'i8', 'a2', 'j8', 'a3', 'k8', 'a4'] }));
  await fill(visitor);
  await table.tap('l8');
  await eventually(table.prompt, 'Black wins: five in a row.');
  const games = Object.entries(await kept(visitor)).filter(([key]) => /^(game|done)-/.test(key));
  assert.equal(games.length, 1);
  assert.deepEqual(JSON.parse(games[0][1]).actions.slice(0, 8), ['h8', 'a1', 'i8', 'a2', 'j8', 'a3', 'k8', 'a4']);
});

scene('with a forbidden storage the game goes on, and says that it is not kept', phone(), async (visitor) => {
  await visitor.page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await visitor.open();
  await eventually(() => alerts(visitor).then((all) => all.join()), /^Saving is not allowed here\. The game goes on, but is not kept\./);
  await visitor.press('link', 'Gomoku');
  await visitor.press('button', 'Start');
  const table = tableOf(visitor);
  // No setting can be kept either, so that on a phone a first tap aims.
  for (const [point, colour] of [['h8', 'Black'], ['i9', 'White']]) {
    await table.tap(point);
    await visitor.press('button', `Play ${point}`);
    await eventually(() => table.see(point), colour);
  }
  await visitor.press('link', 'Home');
  await visitor.page.getByRole('region', { name: 'Continue' }).getByRole('link').tap();
  await eventually(() => table.see('i9'), 'White');
});

for (const route of ['#/nowhere', '#/new/chess', '#/how/chess', '#/play/none', '#/a/b/c'])
  scene(`the unknown address ${route} leads home`, phone(), async ({ page, open }) => {
    await open(route);
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText(), /Guqi/);
    assert.equal(await page.getByRole('region', { name: 'New game' }).getByRole('listitem').count(), 5);
  });

scene('a game that is not kept here says so', phone(), async (visitor) => {
  await visitor.open('#/play/77');
  assert.equal(await visitor.page.getByRole('heading').innerText(), 'No game');
  assert.equal(await visitor.page.getByRole('paragraph').innerText(), 'This game is not on this device.');
  await visitor.press('link', 'Home');
  await eventually(() => visitor.page.getByRole('heading', { level: 1 }).innerText(), /Guqi/);
});
