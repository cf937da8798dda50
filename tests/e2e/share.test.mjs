// Sharing a game: the QR code is read again from a picture of the screen, link and code are
// copied; the throws of a game, and seeds that are typed.
import assert from 'node:assert/strict';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene } from './harness.mjs';
import { keep, keptGame, partOf, record, recorded } from './kept.mjs';
import { themes, wear } from './themes.mjs';

/** Opens a game and the sheet by which it is shared. */
async function share(visitor, game) {
  const { page, press } = visitor;
  // A page is told what it may copy by the browser, and what is there by the test.
  await page.addInitScript(() => {
    globalThis.guqiCopied = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text) => void globalThis.guqiCopied.push(text) },
    });
  });
  await keep(visitor, { 'game-000001': game });
  await visitor.open('#/play/1');
  await press('button', 'Menu');
  await press('button', 'Share');
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.waitFor();
  return {
    sheet,
    said: () => sheet.getByRole('status').innerText(),
    copied: () => page.evaluate(() => globalThis.guqiCopied.at(-1)),
    async copy(name) {
      await press('button', name);
      await eventually(() => sheet.getByRole('status').innerText(), 'Copied');
      return this.copied();
    },
  };
}

/** What a phone reads from the QR code on the screen. */
async function readCode(picture) {
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
}

for (const [game, device] of [['gomoku', phone()], ['senet', desktop()], ['bead_jump', phone({ width: 360, height: 640, deviceScaleFactor: 2 })]])
  scene(`the QR code of ${game} is the link to it`, device, async (visitor) => {
    const { page } = visitor;
    const { actions } = recorded(game);
    const there = await share(visitor, partOf(game, actions.length - 1));
    const page0 = page.url().split('#')[0];
    const link = await there.copy('Copy link');
    assert.ok(link.startsWith(`${page0}#/open/A`), link);
    assert.equal(link, `${page0}#/open/${await there.copy('Copy code')}`);
    const picture = there.sheet.getByRole('img', { name: 'QR code of the link to this game' });
    assert.equal(await readCode(picture), link);
  });

scene('the QR code is dark on white in every theme', phone(), async (visitor) => {
  const { sheet } = await share(visitor, partOf('san_san', 33));
  for (const theme of themes) {
    await wear(visitor.page, theme);
    assert.match(await readCode(sheet.getByRole('img')), /#\/open\/A/, theme);
  }
});

scene('a game too long for a QR code is shared otherwise', desktop(), async (visitor) => {
  // Stones that wander for long, each time with several ways to go.
  const round = ['e2-e3', 'a4-a3', 'e3-e2', 'a3-a4'];
  const actions = Array.from({ length: 4000 }, (_, nth) => round[nth % 4]);
  const game = record('bead_jump', { rules: { repetition: false, max_rounds: 5000, home: [] }, actions });
  const there = await share(visitor, game);
  await there.sheet.getByText('This game is too long for a QR code.').waitFor();
  assert.equal(await there.sheet.getByRole('img').count(), 0);
  assert.match(await there.copy('Copy link'), /#\/open\/A/);
});

scene('a game is copied as text in every form of its', phone(), async (visitor) => {
  const { page } = visitor;
  const game = { ...partOf('gomoku', 8), players: { black: 'Ann', white: 'Ben' } };
  const there = await share(visitor, game);
  const form = page.getByRole('combobox', { name: 'Form of the text' });
  assert.deepEqual(await form.getByRole('option').allInnerTexts(), ['Record (.json), with everything', 'Text to read and type (.txt)', 'SGF, for other programs', 'Piskvork (.psq)', 'Moves one after another (h8h9…)']);
  assert.match(await there.copy('Copy as text'), /^game: gomoku\n(.*\n)*name black: Ann\n/m);
  await form.selectOption('sgf');
  assert.match(await there.copy('Copy as text'), /^\(;FF\[4\].*GM\[4\]/s);
  await form.selectOption('json');
  assert.deepEqual(JSON.parse(await there.copy('Copy as text')), game);
  await form.selectOption('code');
  assert.equal(await there.copy('Copy as text'), game.actions.join(''));
});

scene('where nothing may be copied, the text is selected', desktop(), async (visitor) => {
  const { page, press } = visitor;
  const there = await share(visitor, partOf('gomoku', 8));
  const code = await there.copy('Copy code');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  await press('button', 'Copy code');
  await eventually(there.said, /selected: copy it by hand/);
  assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), code);
  const field = there.sheet.getByRole('textbox');
  assert.deepEqual([await field.inputValue(), await field.isEditable()], [code, false]);
});

scene('the system shares where it can', phone(), async (visitor) => {
  const { page, press } = visitor;
  await page.addInitScript(() => {
    globalThis.guqiShared = [];
    Object.defineProperty(navigator, 'share', { configurable: true, value: async (what) => void globalThis.guqiShared.push(what) });
  });
  const there = await share(visitor, partOf('gomoku', 8));
  await press('button', 'Send with another app');
  const url = await there.copy('Copy link');
  assert.deepEqual(await page.evaluate(() => globalThis.guqiShared), [{ url }]);
});

scene('the end and the look through a game share it too', phone(), async (visitor) => {
  const { page, press } = visitor;
  await keep(visitor, { 'done-000001': recorded('gomoku') });
  await visitor.open('#/play/1');
  await press('button', 'Share');
  await page.getByRole('dialog', { name: 'Share' }).getByRole('img').waitFor();
  await visitor.open('#/look/1');
  await press('button', 'Share');
  await page.getByRole('dialog', { name: 'Share' }).getByRole('img').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

scene('the throws of a game are counted beside what chance lets one expect', phone(), async (visitor) => {
  const { page, press } = visitor;
  const game = { ...partOf('senet', 200), seed: '7' };
  await keep(visitor, { 'game-000001': game });
  await visitor.open('#/play/1');
  await press('button', 'Menu');
  await press('button', 'Throws');
  const sheet = page.getByRole('dialog', { name: 'Throws' });
  const rows = await sheet.getByRole('row').allInnerTexts();
  const cells = rows.slice(1).map((row) => row.split('\t'));
  assert.deepEqual(cells.map(([marked]) => marked), ['0', '1', '2', '3', '4']);
  const counts = cells.flatMap(([, ...sides]) => sides.map((side) => Number.parseInt(side, 10)));
  assert.equal(counts.reduce((sum, count) => sum + count), game.actions.filter((token) => token.startsWith('*')).length);
  assert.equal(await sheet.getByRole('textbox', { name: 'Seed' }).first().inputValue(), '7');
  await sheet.getByText(/^Ann \(White\): fair throws differ/).waitFor();
});

scene('the seed of a game is shown and copied', phone(), async (visitor) => {
  const { page, press } = visitor;
  await page.addInitScript(() => {
    globalThis.guqiCopied = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => void globalThis.guqiCopied.push(text) } });
  });
  await keep(visitor, { 'game-000001': partOf('senet', 61) });
  await visitor.open('#/play/1');
  await press('button', 'Menu');
  await press('button', 'Throws');
  const sheet = page.getByRole('dialog', { name: 'Throws' });
  assert.equal(await sheet.getByRole('textbox', { name: 'Seed' }).inputValue(), '7');
  await press('button', 'Copy seed');
  await eventually(() => sheet.getByRole('status').innerText(), 'Copied');
  assert.deepEqual(await page.evaluate(() => globalThis.guqiCopied), ['7']);
});

scene('a seed that is typed makes the throws', phone(), async (visitor) => {
  const { page, press } = visitor;
  await visitor.open('#/new/senet');
  await page.getByText('Throws', { exact: true }).tap();
  const seed = page.getByRole('textbox', { name: 'Seed' });
  const start = page.getByRole('button', { name: 'Start' });
  await seed.fill('-3');
  await page.getByRole('alert').waitFor();
  assert.equal(await start.isDisabled(), true);
  await seed.fill('7');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await press('button', 'Start');
  await press('button', 'Throw the sticks');
  await eventually(async () => (await keptGame(visitor)).actions, [recorded('senet').actions[0]]);
  assert.equal((await keptGame(visitor)).seed, '7');
});

scene('games without throws have no seed', phone(), async (visitor) => {
  await visitor.open('#/new/gomoku');
  assert.equal(await visitor.page.getByText('Throws', { exact: true }).count(), 0);
});
