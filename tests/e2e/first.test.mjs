// What the page shows before the program is there, and that it is what the program shows.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene, start } from './harness.mjs';
import { keep, kept, record } from './kept.mjs';

/** Opens the app whose program is held back; returns what lets it come. */
async function held({ page }, route = '') {
  let come;
  const coming = new Promise((done) => (come = done));
  await page.route('**/app_bg.wasm', async (request) => {
    await coming;
    await request.continue();
  });
  await page.goto((await start()).url + route, { waitUntil: 'commit' });
  return come;
}
const first = (page) => page.locator('body > .app');
const program = (page) => page.locator('#main > .app');
const there = async (page) => {
  await program(page).waitFor();
  assert.equal(await first(page).count(), 0, 'one screen at a time');
};

for (const [locale, theme] of [
  ['en-GB', 'theme-system'],
  ['zh-TW', 'theme-jade'],
  ['es-MX', 'theme-contrast'],
  ['fr-FR', 'theme-dark'],
])
  scene(`the first screen is the program's, in ${locale} and ${theme}`, phone({ locale }), async (visitor) => {
    const { page } = visitor;
    await keep(visitor, { theme, 'done-000002': record('gomoku', { actions: ['resign:black'], result: { winner: 'white', reason: 'resignation' } }) });
    const come = await held(visitor);
    await first(page).waitFor();
    const before = await page.screenshot();
    // The notice of a new version and what a link is to the program are the program's alone.
    const parts = (screen) =>
      screen.evaluate((screen) => {
        const own = /^(data-dioxus-.*|aria-busy|aria-current|rel|target)$/;
        const all = [screen, ...screen.querySelectorAll(':not(.update, .update *)')];
        return all.map((one) => {
          const attributes = [...one.attributes].filter(({ name }) => !own.test(name)).map(({ name, value }) => `${name}=${value}`);
          const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data);
          return [one.localName, ...attributes.sort(), ...texts].join(' ');
        });
      });
    const drawn = await parts(first(page));
    await come();
    await there(page);
    assert.deepEqual(drawn, await parts(program(page)));
    assert.ok(before.equals(await page.screenshot()), 'nothing moves when the program comes');
  });

scene('a tap before the program is there is answered when it comes', phone(), async (visitor) => {
  const { page } = visitor;
  const come = await held(visitor);
  await visitor.press('link', 'Senet');
  await eventually(() => first(page).locator('[aria-busy=true]').count(), 1);
  await visitor.press('link', 'Gomoku');
  await eventually(() => first(page).locator('[aria-busy=true]').getAttribute('href'), '#/new/gomoku');
  await come();
  await there(page);
  await page.getByRole('heading', { name: 'Gomoku' }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
});

scene('a language chosen before the program is there is kept', desktop(), async (visitor) => {
  const { page } = visitor;
  const come = await held(visitor);
  await visitor.press('button', '简体中文');
  await eventually(() => first(page).locator('.brand').count(), 1);
  assert.equal(await first(page).getAttribute('lang'), 'zh-CN');
  assert.equal((await kept(visitor)).language, 'zh-CN');
  const focused = (name) => page.evaluate((name) => document.activeElement.getAttribute(name), name);
  assert.equal(await focused('lang'), 'zh-CN');
  await page.getByRole('link', { name: '五子棋', exact: true }).focus();
  await come();
  await there(page);
  await page.getByRole('region', { name: '新对局' }).waitFor();
  assert.equal(await focused('href'), '#/new/gomoku', 'the place of the keyboard stays');
});

for (const [name, route, games] of [
  ['another screen', '#/settings', {}],
  ['the home screen of who has a game to go on with', '', { 'game-000001': record('senet') }],
])
  scene(`${name} waits for the program`, phone(), async (visitor) => {
    const { page } = visitor;
    await keep(visitor, games);
    const come = await held(visitor, route);
    await page.waitForLoadState('domcontentloaded');
    assert.equal(await first(page).count(), 0);
    await come();
    await there(page);
  });
