// The library: every game is found, gone on with, called otherwise, deleted and brought back,
// taken to elsewhere and from elsewhere; links; what to do when the storage is full.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { desktop, noSidewaysScroll, phone, scene } from './harness.mjs';
import { fill, keep, kept, keptGame, partOf, record, recorded } from './kept.mjs';

const ann = { players: { black: 'Ann', white: 'Ben' } };
const won = record('gomoku', { ...ann, actions: ['h8', 'resign:white'], result: { winner: 'black', reason: 'resigned' }, ended: '2026-11-02T12:00:00Z' });
const three = { 'done-000001': won, 'game-000002': partOf('senet', 20), 'done-000003': recorded('bead_jump') };

const list = ({ page }) => page.getByRole('list', { name: 'Your games' });
const rows = (visitor) => list(visitor).getByRole('link');
const row = (visitor, name) => list(visitor).getByRole('link', { name });
const names = async (visitor) => list(visitor).getByRole('strong').allInnerTexts();
const told = ({ page }, text) => page.getByRole('status').filter({ hasText: text });
/** Opens what can be done with a game. */
const actionsOf = (visitor, title) => visitor.press('button', `Actions: ${title}`);
const library = async (visitor, values = three) => {
  await keep(visitor, values);
  await visitor.open('#/games');
};

scene('home leads to all games, newest first, with names, result, date and length', phone(), async (visitor) => {
  await keep(visitor, three);
  await visitor.open();
  await visitor.press('link', 'Your games');
  await eventually(() => names(visitor), ['Bead jump', 'Senet', 'Gomoku']);
  const text = await row(visitor, /^Gomoku/).innerText();
  for (const part of ['Ann (Black) – Ben (White)', 'Ann (Black) wins: Ben (White) gave up.', '2 Nov 2026', '2 moves']) assert.ok(text.includes(part), `${part} in ${text}`);
  assert.match(await row(visitor, /^Senet/).innerText(), /Goes on/);
  await noSidewaysScroll(visitor.page);
  await row(visitor, /^Senet/).tap();
  await visitor.page.getByRole('heading', { level: 1, name: 'Senet' }).waitFor();
});

scene('games are filtered by game and state, and searched when there are many', desktop(), async (visitor) => {
  const more = Object.fromEntries([4, 5, 6, 7, 8, 9].map((nth) => [`game-00000${nth}`, record('patolli', { players: { jade: `Person ${nth}` } })]));
  await library(visitor, { ...three, ...more });
  const { page } = visitor;
  await eventually(() => names(visitor).then((all) => all.length), 9);
  await page.getByRole('combobox', { name: 'Which game' }).selectOption('Gomoku');
  await eventually(() => names(visitor), ['Gomoku']);
  await page.getByRole('combobox', { name: 'Which game' }).selectOption('All games');
  await page.getByRole('combobox', { name: 'Which state' }).selectOption('Finished');
  await eventually(() => names(visitor), ['Bead jump', 'Gomoku']);
  await page.getByRole('combobox', { name: 'Which state' }).selectOption('Any state');
  await page.getByRole('searchbox').fill('person 7');
  await eventually(() => names(visitor), ['Patolli']);
  await told(visitor, '1 game').waitFor();
  await page.getByRole('searchbox').fill('nobody');
  await told(visitor, 'No game matches.').waitFor();
});

scene('a game gets a title, which is found and stays with it', phone(), async (visitor) => {
  await library(visitor);
  await actionsOf(visitor, 'Gomoku');
  await visitor.press('button', 'Rename');
  const { page } = visitor;
  const title = page.getByRole('textbox', { name: 'Title' });
  const chosen = () => title.evaluate((field) => field === document.activeElement && field.value.slice(field.selectionStart, field.selectionEnd));
  await eventually(chosen, '');
  await page.keyboard.type('  Sunday, 星期日 ');
  await page.keyboard.press('Enter');
  await eventually(() => names(visitor), ['Bead jump', 'Senet', 'Sunday, 星期日']);
  assert.equal((await keptGame(visitor)).title, 'Sunday, 星期日');
  await visitor.reload();
  await eventually(() => names(visitor), ['Bead jump', 'Senet', 'Sunday, 星期日']);
  // What it is called stands there chosen, and stays so where one thinks better of it.
  await actionsOf(visitor, 'Sunday, 星期日');
  await visitor.press('button', 'Rename');
  await eventually(chosen, 'Sunday, 星期日');
  await page.keyboard.type('Monday');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(() => names(visitor), ['Bead jump', 'Senet', 'Sunday, 星期日']);
  await eventually(() => page.evaluate(() => document.activeElement.ariaLabel), 'Actions: Sunday, 星期日');
});

scene('what is searched is found without its accents and whatever its width', desktop(), async (visitor) => {
  const more = Object.fromEntries([4, 5, 6, 7, 8, 9].map((nth) => [`game-00000${nth}`, record('patolli')]));
  await library(visitor, { ...three, ...more, 'game-000010': record('senet', { title: 'ＡＢＣ', players: { white: 'María Ñandú' } }) });
  const search = visitor.page.getByRole('searchbox');
  for (const words of ['maria nandu', 'MARÍA', ' ａｂｃ', 'abc']) {
    await search.fill(words);
    await eventually(() => names(visitor), ['ＡＢＣ'], words);
  }
  await search.fill('marie');
  await told(visitor, 'No game matches.').waitFor();
});

scene('what is shown stays, wherever one goes from the list, but not when the app is opened anew', phone(), async (visitor) => {
  const { page } = visitor;
  const games = Array.from({ length: 60 }, (_, nth) => [`game-${String(nth + 1).padStart(6, '0')}`, record('patolli', { players: { jade: nth < 50 ? 'Ann' : 'Ben' } })]);
  await library(visitor, { ...Object.fromEntries(games), 'done-000061': won });
  const shown = () => rows(visitor).count();
  await page.getByRole('combobox', { name: 'Which game' }).selectOption('Patolli');
  await page.getByRole('combobox', { name: 'Which state' }).selectOption('Going on');
  await page.getByRole('searchbox').fill('ann');
  await eventually(shown, 24);
  await visitor.press('button', '26 more');
  await eventually(shown, 50);
  for (const away of [() => visitor.press('link', 'Statistics'), () => rows(visitor).first().tap(), () => visitor.press('link', 'Home')]) {
    await away();
    await list(visitor).waitFor({ state: 'detached' });
    await page.goBack();
    await eventually(shown, 50);
    assert.equal(await page.getByRole('searchbox').inputValue(), 'ann');
    const chosen = page.getByRole('combobox');
    assert.deepEqual(await chosen.evaluateAll((all) => all.map((one) => one.selectedOptions[0].text)), ['Patolli', 'Going on']);
  }
  await visitor.reload();
  await eventually(shown, 24);
  assert.equal(await page.getByRole('searchbox').inputValue(), '');
});

for (const device of [phone({ width: 320, height: 480 }), phone({ width: 360, height: 640 }), desktop()])
  scene('a notice covers nothing that one can scroll to', device, async (visitor) => {
    const { page } = visitor;
    const more = Object.fromEntries([4, 5, 6, 7, 8, 9].map((nth) => [`game-00000${nth}`, record('patolli')]));
    await library(visitor, { ...three, ...more, 'game-000010': record('senet', { title: 'Sunday match on the train to Valencia, the long one' }) });
    await actionsOf(visitor, 'Sunday match on the train to Valencia, the long one');
    await visitor.press('button', 'Delete');
    const back = page.getByRole('button', { name: 'Bring it back' });
    await back.waitFor();
    await page.evaluate(() => document.scrollingElement.scrollTo(0, 1e6));
    const boxes = await Promise.all([page.getByRole('button', { name: 'Export all games' }), back, page.getByRole('button', { name: 'Close' })].map((one) => one.boundingBox()));
    const [last, undo, close] = boxes;
    const { width, height } = page.viewportSize();
    assert.ok(last.y + last.height <= Math.min(undo.y, close.y), `${JSON.stringify(boxes)}`);
    for (const one of boxes) assert.ok(one.y >= 0 && one.y + one.height <= height && one.x + one.width <= width - 6, JSON.stringify(one));
    await noSidewaysScroll(page);
  });

scene('a deleted game comes back, or is gone when the notice goes', phone(), async (visitor) => {
  await library(visitor);
  await actionsOf(visitor, 'Gomoku');
  await visitor.press('button', 'Delete');
  await told(visitor, '“Gomoku” was deleted.').waitFor();
  await eventually(() => names(visitor), ['Bead jump', 'Senet']);
  await visitor.press('button', 'Bring it back');
  await eventually(() => names(visitor), ['Bead jump', 'Senet', 'Gomoku']);
  await actionsOf(visitor, 'Senet');
  await visitor.press('button', 'Delete');
  await told(visitor, '“Senet” was deleted.').waitFor();
  await visitor.press('button', 'Close');
  await eventually(async () => Object.keys(await kept(visitor)).filter((key) => /game-|gone-/.test(key)), []);
  await visitor.reload();
  await eventually(() => names(visitor), ['Bead jump', 'Gomoku']);
});

scene('a copy is a game of its own, from before the end where there was one', phone(), async (visitor) => {
  await library(visitor);
  await actionsOf(visitor, 'Senet');
  await visitor.press('button', 'Play a copy');
  await eventually(async () => (await keptGame(visitor, 4))?.actions.length, 20);
  await visitor.open('#/games');
  await actionsOf(visitor, 'Bead jump');
  await visitor.press('button', 'Play a copy from before the end');
  await eventually(async () => (await keptGame(visitor, 5))?.actions, recorded('bead_jump').actions.slice(0, -1));
  assert.deepEqual(await keptGame(visitor, 3), recorded('bead_jump'));
});

scene('the button that opened a sheet has the focus again, and by keys all is done', desktop(), async (visitor) => {
  await library(visitor);
  const { page } = visitor;
  const button = page.getByRole('button', { name: 'Actions: Senet' });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Senet' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => button.evaluate((node) => node === document.activeElement), true);
  // So too after the sheet that came of the first one.
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share' }).getByRole('img').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => button.evaluate((node) => node === document.activeElement), true);
});

scene('the browser is asked once not to clear the games away', phone(), async (visitor) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', 1 + Number(sessionStorage.getItem('asked')));
      return true;
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  await keep(visitor, { 'game-000001': record('gomoku') });
  await visitor.open('#/play/1');
  const table = tableOf(visitor);
  await eventually(table.prompt, /Black/);
  assert.equal(await asked(), null);
  await table.tap('h8');
  await eventually(asked, '1');
  await visitor.reload();
  await table.tap('i9');
  await eventually(table.plies, 2);
  await table.tap('j9');
  await eventually(table.plies, 3);
  assert.equal(await asked(), '1');
});

const files = (page, ...list) =>
  page.getByLabel('Choose files').setInputFiles(list.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));

scene('a game that is pasted is opened; what is none is refused with the line', phone(), async (visitor) => {
  const { page } = visitor;
  await visitor.open('#/games');
  await visitor.press('button', 'Import');
  const paste = async (text) => {
    await page.getByRole('textbox', { name: 'The game as text' }).fill(text);
    await visitor.press('button', 'Read it');
  };
  const read = page.getByRole('button', { name: 'Read it' });
  assert.equal(await read.isDisabled(), true);
  await paste('game: chess\n1. e4');
  await page.getByRole('alert').filter({ hasText: 'Line 1: It names a game that does not exist here: chess.' }).waitFor();
  await paste('game: gomoku\nname black: Ann\n1. h8 i9');
  await eventually(async () => (await keptGame(visitor)).actions, ['h8', 'i9']);
  await eventually(() => tableOf(visitor).see('i9'), 'White');
});

scene('several files are read, in any encoding, and each that is refused is named', phone(), async (visitor) => {
  const { page } = visitor;
  await library(visitor, { 'game-000001': record('gomoku') });
  await visitor.press('button', 'Import');
  const sgf = '(;GM[4]SZ[15]PB[Anna]PW[Zoé];B[hh];W[ii])';
  const bytes = Buffer.from(sgf, 'latin1');
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'old.sgf', mimeType: 'application/x-go-sgf', buffer: bytes },
    { name: 'none.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') },
    { name: 'two.jsonl', mimeType: 'text/plain', buffer: Buffer.from(`${JSON.stringify(won)}\n{"guqi":1,"game":"gomoku","actions":["h8","h8"]}\n${JSON.stringify(won)}\n`) },
  ]);
  // All of it is told where one looks, and the way out of there is seen.
  const said = page.getByRole('dialog').getByRole('alert');
  await said.getByText('2 games were added.').waitFor();
  assert.deepEqual((await said.getByRole('paragraph').allInnerTexts()).slice(1), ['1 game was there already.', 'none.txt: This is no game in a form known here.', 'two.jsonl: Line 2: Action 2, “h8”, is not possible.']);
  const { y, height } = await page.getByRole('button', { name: 'Close' }).boundingBox();
  assert.ok(y + height < page.viewportSize().height);
  await eventually(async () => (await keptGame(visitor, 2)).players, { black: 'Anna', white: 'Zoé' });
  await visitor.press('button', 'Close');
  await eventually(() => names(visitor).then((all) => all.length), 3);
});

scene('a game that is there already is not kept twice, by a text or a file', phone(), async (visitor) => {
  const { page } = visitor;
  await library(visitor);
  await visitor.press('button', 'Import');
  // What it is called, when it was and how it is written does not matter.
  await page.getByRole('textbox', { name: 'The game as text' }).fill('game: gomoku\nname black: Ann\nname white: Ben\n1. h8 resign:white');
  await visitor.press('button', 'Read it');
  await told(visitor, '1 game was there already.').waitFor();
  assert.equal(await keptGame(visitor, 4), null);
  await visitor.press('button', 'Look at it');
  await page.getByRole('heading', { level: 1, name: 'Gomoku' }).waitFor();
  assert.match(page.url(), /#\/look\/1$/);
});

const downloaded = async ({ page }, act) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
};

scene('all games are exported into one file, which brings them all back', phone(), async (visitor) => {
  await library(visitor);
  const [name, text] = await downloaded(visitor, () => visitor.press('button', 'Export all games'));
  assert.match(name, /^guqi-\d{4}-\d\d-\d\d\.jsonl$/);
  assert.equal(text.trim().split('\n').length, 3);
  await told(visitor, 'The file is in your downloads.').waitFor();
  await visitor.press('button', 'Import');
  await files(visitor.page, [name, text]);
  await told(visitor, '3 games were there already.').waitFor();
  await eventually(() => names(visitor), ['Bead jump', 'Senet', 'Gomoku']);
  const before = await keptGame(visitor, 2);
  await visitor.page.evaluate(() => localStorage.removeItem('guqi/game-000002'));
  await visitor.press('button', 'Import');
  await files(visitor.page, [name, text]);
  await told(visitor, '1 game was added. 2 games were there already.').waitFor();
  await eventually(() => names(visitor), ['Senet', 'Bead jump', 'Gomoku']);
  assert.deepEqual(await keptGame(visitor, 4), before);
});

scene('one game is exported in the forms that its game has', phone(), async (visitor) => {
  await library(visitor);
  await actionsOf(visitor, 'Bead jump');
  await visitor.press('button', 'Export');
  assert.equal(await visitor.page.getByRole('button', { name: /^SGF/ }).count(), 0);
  await visitor.press('button', 'Close');
  await actionsOf(visitor, 'Gomoku');
  await visitor.press('button', 'Export');
  const [name, text] = await downloaded(visitor, () => visitor.press('button', 'SGF, for other programs'));
  assert.equal(name, 'guqi-gomoku-Ann-Ben-2026-11-02-1.sgf');
  assert.match(text, /^\(;.*PB\[Ann\].*;B\[hh\]/s);
});

scene('a link shows its game and asks; a broken one says what is wrong', phone(), async (visitor) => {
  await library(visitor);
  await actionsOf(visitor, 'Gomoku');
  await visitor.press('button', 'Export');
  const [, code] = await downloaded(visitor, () => visitor.press('button', 'Short code'));
  const { page } = visitor;
  await visitor.open(`#/open/${code}`);
  await page.getByText('You have this game already.').waitFor();
  await page.evaluate(() => localStorage.removeItem('guqi/done-000001'));
  await visitor.reload();
  await page.getByText('Ann (Black) wins: Ben (White) gave up.').waitFor();
  assert.equal(Object.keys(await kept(visitor)).filter((key) => key.startsWith('done-')).length, 1);
  await visitor.press('button', 'Keep it');
  await eventually(async () => (await keptGame(visitor, 4))?.actions, won.actions);
  await visitor.open(`#/open/${code.slice(0, -1)}`);
  await eventually(() => page.getByRole('alert').innerText(), /code is damaged/);
  // Again: it is there.
  await visitor.open(`#/open/${code}`);
  await page.getByText('You have this game already.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Keep it' }).count(), 0);
  await visitor.press('link', 'Look at it');
  await eventually(() => page.url(), /#\/look\/4$/);
  assert.equal(await keptGame(visitor, 5), null);
});

scene('a full storage is told with a way out', phone(), async (visitor) => {
  const { page } = visitor;
  await keep(visitor, { 'game-000001': record('gomoku', { actions: ['h8', 'i9'] }), 'done-000002': won, 'done-000003': won });
  await visitor.open('#/play/1');
  const table = tableOf(visitor);
  await eventually(table.prompt, /Black/);
  await fill(visitor);
  await table.tap('j10');
  await eventually(table.trouble, /^There is no space left/);
  await page.getByRole('group', { name: 'What to do' }).getByRole('link', { name: 'Your games' }).tap();
  await page.getByRole('alert').filter({ hasText: 'There is no space left' }).waitFor();
  const [, text] = await downloaded(visitor, () => page.getByRole('button', { name: 'Export all games' }).first().tap());
  assert.equal(text.trim().split('\n').length, 3);
  await visitor.press('button', 'Delete finished games');
  await visitor.press('button', 'Yes');
  await eventually(() => names(visitor), ['Gomoku']);
  await eventually(() => page.getByRole('alert').count(), 0);
});

scene('statistics tell who won how often', phone(), async (visitor) => {
  await library(visitor, { ...three, 'done-000004': won, 'done-000005': { ...won, actions: ['draw'], result: { winner: null, reason: 'agreed' } } });
  await visitor.press('link', 'Statistics');
  const table = visitor.page.getByRole('table', { name: 'Gomoku: Ann – Ben' });
  const rows = await table.getByRole('row').allInnerTexts();
  assert.deepEqual(rows.slice(1).map((row) => row.trim().split(/\s+/)), [['Ann', '2', '2'], ['Ben', '0', '0'], ['Drawn', '1']]);
  await visitor.page.getByText('2 moves on average').waitFor();
  await noSidewaysScroll(visitor.page);
});

for (const [locale, width] of ['en', 'zh-CN', 'es'].flatMap((locale) => [320, 360].map((width) => [locale, width])))
  scene(`no word of the statistics is broken, ${locale}`, phone({ width, height: 640, locale }), async (visitor) => {
    const won = { ...recorded('patolli'), players: {}, computer: { jade: 2, obsidian: 8 } };
    await keep(visitor, { 'done-000001': won, 'done-000002': recorded('bead_jump') });
    await visitor.open('#/statistics');
    await visitor.page.getByRole('table').first().waitFor();
    await noSidewaysScroll(visitor.page);
    // A heading is as wide as its widest word at least.
    const broken = await visitor.page.getByRole('columnheader').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || getComputedStyle(one).overflowWrap === 'anywhere').map((one) => one.textContent));
    assert.deepEqual(broken, []);
  });
