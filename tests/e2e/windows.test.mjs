// Two windows of the app, and a storage that is full for a while: no move and no game is lost.
import assert from 'node:assert/strict';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { empty, fill, keep, keptGame, record } from './kept.mjs';

const players = { black: 'Ann', white: 'Ben' };
const begun = record('gomoku', { players, actions: ['h8', 'i9'] });
const actions = async (visitor, number) => (await keptGame(visitor, number))?.actions;
/** What is said beside the board, not what was said before. */
const said = (page, text) => page.getByRole('group', { name: 'What to do' }).getByText(text);
const apart = (page) => said(page, 'Another window of the app has changed this game.');

const put = ({ page }, point) => page.getByRole('button', { name: `${point}, empty` }).tap();

/** Another window of the same browser, at the same screen. */
async function another(visitor) {
  const page = await visitor.context.newPage();
  await page.goto(visitor.page.url());
  await page.locator('#main').getByRole('heading').first().waitFor();
  const press = (role, name) => page.getByRole(role, { name, exact: true }).tap();
  return { ...visitor, page, press };
}

scene('a game that another window played on with is kept as it is there, and as it is here', phone(), async (visitor) => {
  await sitDown(visitor, begun);
  const window = await another(visitor);
  await put(window, 'j10');
  await put(window, 'k11');
  await visitor.page.bringToFront();
  await put(visitor, 'a1');
  await apart(visitor.page).waitFor();
  await eventually(() => visitor.page.evaluate(() => location.hash), '#/play/2');
  assert.deepEqual(await actions(visitor, 1), ['h8', 'i9', 'j10', 'k11']);
  await put(visitor, 'a2');
  await eventually(() => actions(visitor, 2), ['h8', 'i9', 'a1', 'a2']);
  // It is told once.
  await eventually(() => apart(visitor.page).isVisible(), false);
  await visitor.reload();
  await eventually(() => tableOf(visitor).see('a2'), 'White');
});

scene('two windows that begin a game have a game each', phone(), async (visitor) => {
  await visitor.open('#/new/gomoku');
  const window = await another(visitor);
  await window.page.goto(visitor.page.url().replace('gomoku', 'senet'));
  await visitor.press('button', 'Start');
  await window.press('button', 'Start');
  await eventually(() => visitor.page.evaluate(() => location.hash), '#/play/1');
  await put(visitor, 'h8');
  await tableOf(window).throwLots();
  await eventually(() => visitor.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game-')).length), 2);
});

scene('a title from another window stays', phone(), async (visitor) => {
  const here = await sitDown(visitor, begun);
  const titled = JSON.stringify({ ...begun, title: 'Sunday' });
  await visitor.page.evaluate((text) => localStorage.setItem('guqi/game-000001', text), titled);
  await here.play('j10');
  await eventually(() => keptGame(visitor), { ...begun, actions: ['h8', 'i9', 'j10'], title: 'Sunday' });
});

scene('a game that was changed elsewhere is opened as it is now', phone(), async (visitor) => {
  await sitDown(visitor, begun);
  await visitor.press('link', 'Home');
  const more = JSON.stringify({ ...begun, actions: [...begun.actions, 'j10'] });
  await visitor.page.evaluate((text) => localStorage.setItem('guqi/game-000001', text), more);
  await visitor.page.locator('a[href="#/play/1"]').tap();
  await eventually(() => tableOf(visitor).see('j10'), 'Black');
});

const won = record('gomoku', { players, actions: ['resign:black'], result: { winner: 'white', reason: 'resigned' } });
for (const [how, make] of [
  ['finished games are deleted', async (visitor) => {
    await visitor.press('link', 'Your games');
    await visitor.press('button', 'Delete finished games');
    await visitor.press('button', 'Yes');
  }],
  ['something is set', async (visitor) => {
    await empty(visitor);
    await visitor.press('link', 'Home');
    await visitor.press('button', 'Español');
  }],
])
  scene(`moves that had no room are kept once ${how}`, phone(), async (visitor) => {
    await keep(visitor, { 'done-000002': won });
    await sitDown(visitor, begun);
    await fill(visitor);
    for (const point of ['j10', 'k11', 'a1']) await put(visitor, point);
    await said(visitor.page, 'There is no space left to save the game.').waitFor();
    await make(visitor);
    await eventually(() => actions(visitor, 1), ['h8', 'i9', 'j10', 'k11', 'a1']);
  });

scene('a game without room leaves its number to no other', phone(), async (visitor) => {
  await keep(visitor, { 'game-000001': begun });
  await visitor.open('#/new/gomoku');
  await fill(visitor);
  await visitor.press('button', 'Start');
  await put(visitor, 'h8');
  await visitor.press('link', 'Your games');
  await empty(visitor);
  await visitor.press('button', 'Import');
  await visitor.page.getByRole('textbox').fill(JSON.stringify(record('senet')));
  await visitor.press('button', 'Read it');
  const games = () =>
    visitor.page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('guqi/game-'))
        .map(([, text]) => JSON.parse(text))
        .map(({ game, actions }) => `${game} ${actions}`)
        .sort(),
    );
  await eventually(games, ['gomoku h8', 'gomoku h8,i9', 'senet ']);
});

scene('a new game takes the place of no game that came from elsewhere or has a title', phone(), async (visitor) => {
  await keep(visitor, { 'game-000001': record('gomoku', { title: 'Club final' }), 'game-000002': record('gomoku', { players }) });
  await visitor.open('#/new/senet');
  await visitor.press('button', 'Start');
  await eventually(() => visitor.page.evaluate(() => location.hash), '#/play/3');
  // One that was only set up here gives way.
  await visitor.press('link', 'Home');
  await visitor.page.evaluate(() => (location.hash = '#/new/patolli'));
  await visitor.page.getByRole('heading', { name: 'Patolli' }).waitFor();
  await visitor.press('button', 'Start');
  await eventually(async () => (await keptGame(visitor, 3)).game, 'patolli');
  assert.equal((await keptGame(visitor, 1)).title, 'Club final');
  assert.deepEqual((await keptGame(visitor, 2)).players, players);
});

for (const address of ['#games', '#x', '#?x', '#%2Fgames', '#%', '#/%', '#main'])
  scene(`the address ${address} leads somewhere`, phone(), async (visitor) => {
    await visitor.open();
    await visitor.page.evaluate((address) => (location.hash = address), address);
    const title = address.includes('games') ? 'Your games' : 'New game';
    await eventually(() => visitor.page.getByRole('heading', { name: title, exact: true }).count(), 1);
    await visitor.page.reload();
    await eventually(() => visitor.page.getByRole('heading', { name: title, exact: true }).count(), 1);
    await visitor.page.evaluate(() => (location.hash = '#/settings'));
    await eventually(() => visitor.page.getByRole('heading', { name: 'Settings', exact: true }).count(), 1);
  });
