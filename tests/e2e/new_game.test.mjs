// Names, sides and rules of a new game, and that the record carries them.
import assert from 'node:assert/strict';
import { tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { keptGame } from './kept.mjs';

// For every option: its name, and the buttons pressed in each round. Together the
// rounds use every value but the standard one, which the last scene sees kept out.
const games = {
  patolli: [
    {
      press: { Pieces: '4', Entering: 'only one', 'Safe squares': 'arm ends', 'No bean marked': 'none', 'Five marked': 'Off', Counters: '5' },
      rules: { pieces: 4, entry: 'one', safe: [1, 14, 27, 40], blank: 0, extra_on_five: false, stakes: 5 },
    },
    {
      press: { Pieces: '5', 'Safe squares': 'none', 'No bean marked': '5', Counters: '10' },
      rules: { pieces: 5, safe: [], blank: 5, stakes: 10 },
    },
    { press: { 'No bean marked': '20', Counters: '20' }, rules: { blank: 20, stakes: 20 } },
  ],
  senet: [
    {
      press: {
        Pieces: '7',
        'Throw again': ['5', '1', '4'],
        'Barring the way': 'three',
        Corners: 'Off',
        Backward: 'On',
        'Exact houses': 'On',
        Gate: 'first row empty',
      },
      rules: { pieces: 7, extra_throws: [1, 4, 5], block: 'three', corners: false, backward: true, exact_houses: true, gate: 'top_row' },
    },
    { press: { 'Throw again': ['2', '3', '4', '4'] }, rules: { extra_throws: [2, 3] } },
  ],
  bead_jump: [
    {
      press: { 'No return': 'On', 'Leaving camp': '2 by 30, 3 by 40, 6 by 50', Repetition: 'Off', 'Longest game': '100' },
      rules: { no_return: true, home: [[30, 2], [40, 3], [50, 6]], repetition: false, max_rounds: 100 },
    },
    { press: { 'Leaving camp': 'no deadline', 'Longest game': '400' }, rules: { home: [], max_rounds: 400 } },
    { press: { 'Longest game': 'no limit' }, rules: { max_rounds: 0 } },
  ],
  san_san: [
    {
      press: {
        'Stones in lines': 'if no others',
        'One for each line': 'On',
        'Game without lines': 'Off',
        'Dead stones count': 'On',
        'Red moves first': 'On',
        Flying: 'On',
        Repetition: 'Off',
        'No captures': '50',
      },
      rules: {
        take_lines: 'if-no-others',
        take_per_line: true,
        dull_game: false,
        dead_count: true,
        red_first: true,
        fly: true,
        repetition: false,
        no_removal: 50,
      },
    },
    { press: { 'Stones in lines': 'always', 'No captures': '200' }, rules: { take_lines: 'always', no_removal: 200 } },
    { press: { 'No captures': 'no limit' }, rules: { no_removal: 0 } },
  ],
  gomoku: [
    { press: { Board: '19', Rule: 'exact five', Opening: 'swap2' }, rules: { size: 19, rule: 'exact', opening: 'swap2' } },
    { press: { Rule: 'renju' }, rules: { rule: 'renju' } },
  ],
};

const option = ({ page }, name) => page.getByRole('group', { name, exact: true });
const value = (visitor, name, text) => option(visitor, name).getByRole('button', { name: text, exact: true });
const openRules = ({ page }) => page.getByText('Rules', { exact: true }).tap();

async function choose(visitor, name, text) {
  const button = value(visitor, name, text);
  const before = await button.getAttribute('aria-pressed');
  await button.tap();
  // Of a list of numbers a second tap takes one out again.
  const after = name === 'Throw again' && before === 'true' ? 'false' : 'true';
  await eventually(() => button.getAttribute('aria-pressed'), after);
}

/** The sheet of a new game with these rules chosen. */
async function prepare(visitor, game, press) {
  await visitor.open(`#/new/${game}`);
  await openRules(visitor);
  for (const [name, texts] of Object.entries(press)) for (const text of [texts].flat()) await choose(visitor, name, text);
}

for (const [game, rounds] of Object.entries(games))
  for (const { press, rules } of rounds)
    scene(`${game} with ${Object.keys(rules).join(', ')}: ${Object.values(rules).join(', ')}`, phone(), async (visitor) => {
      await prepare(visitor, game, press);
      await visitor.press('button', 'Start');
      await eventually(async () => (await keptGame(visitor))?.rules, rules);
      await eventually(() => tableOf(visitor).prompt(), /: (throw|choose|place)/);
    });

for (const [game, [{ press }]] of Object.entries(games))
  scene(`${game}: every option has a test, and the standard rules come back with one tap`, phone(), async (visitor) => {
    await prepare(visitor, game, {});
    const shown = await visitor.page.getByRole('group').all();
    const names = (await Promise.all(shown.map((one) => one.getAttribute('aria-label')))).filter(Boolean);
    const options = names.filter((name) => !name.endsWith(' is played by') && name !== 'Seats');
    assert.deepEqual(options.sort(), Object.keys(press).sort());
    for (const [name, texts] of Object.entries(press)) await choose(visitor, name, [texts].flat()[0]);
    await visitor.press('button', 'Back to the standard rules');
    await visitor.press('button', 'Start');
    await eventually(async () => (await keptGame(visitor))?.rules, {});
  });

scene('rules that do not go together are refused before the start', phone(), async (visitor) => {
  await prepare(visitor, 'gomoku', { Board: '19', Rule: 'renju' });
  const start = visitor.page.getByRole('button', { name: 'Start' });
  await eventually(() => visitor.page.getByRole('alert').innerText(), '“Rule” and “Board” cannot be chosen together like this.');
  assert.ok(await start.isDisabled());
  assert.equal(await keptGame(visitor), null);
  await choose(visitor, 'Board', '15');
  await eventually(() => start.isEnabled(), true);
  assert.equal(await visitor.page.getByRole('alert').count(), 0);
});

scene('a game without an end is refused before the start', phone(), async (visitor) => {
  await prepare(visitor, 'bead_jump', { Repetition: 'Off', 'Longest game': 'no limit' });
  await eventually(() => visitor.page.getByRole('alert').innerText(), '“Longest game” and “Repetition” cannot be chosen together like this.');
  assert.ok(await visitor.page.getByRole('button', { name: 'Start' }).isDisabled());
});

scene('names are kept by side, without spaces around them', phone(), async (visitor) => {
  await visitor.open('#/new/senet');
  await visitor.page.getByRole('textbox', { name: 'White, begins' }).fill('  Ann ');
  await visitor.page.getByRole('textbox', { name: 'Black' }).fill('李雷');
  await visitor.press('button', 'Start');
  await eventually(() => tableOf(visitor).prompt(), 'Ann (White): throw the sticks');
  assert.deepEqual((await keptGame(visitor)).players, { white: 'Ann', black: '李雷' });
});

scene('sides are swapped by a tap', phone(), async (visitor) => {
  await visitor.open('#/new/gomoku');
  await visitor.page.getByRole('textbox', { name: 'Black, begins' }).fill('Ann');
  await visitor.press('button', 'Swap sides');
  await eventually(() => visitor.page.getByRole('textbox', { name: 'White' }).inputValue(), 'Ann');
  await visitor.press('button', 'Start');
  await eventually(() => tableOf(visitor).prompt(), 'Black: place a stone');
  assert.deepEqual((await keptGame(visitor)).players, { white: 'Ann' });
});

scene('lots drawn for the sides leave each name once', phone(), async (visitor) => {
  await visitor.open('#/new/gomoku');
  const [black, white] = ['Black, begins', 'White'].map((name) => visitor.page.getByRole('textbox', { name }));
  await black.fill('Ann');
  await white.fill('Ben');
  for (let time = 0; time < 5; time++) {
    await visitor.press('button', 'Draw lots for sides');
    assert.deepEqual([await black.inputValue(), await white.inputValue()].sort(), ['Ann', 'Ben']);
  }
});

scene('in swap2 the names are of the first and the second person', phone(), async (visitor) => {
  await prepare(visitor, 'gomoku', { Opening: 'swap2' });
  await visitor.page.getByRole('textbox', { name: 'First player, begins' }).fill('Ann');
  await visitor.page.getByRole('textbox', { name: 'Second player' }).fill('Ben');
  await visitor.press('button', 'Start');
  await eventually(async () => (await keptGame(visitor))?.players, { first: 'Ann', second: 'Ben' });
});

scene('two games have two seeds', phone(), async (visitor) => {
  for (const number of [1, 2]) {
    await visitor.open('#/new/patolli');
    await visitor.press('button', 'Start');
    await eventually(async () => (await keptGame(visitor, number))?.game, 'patolli');
    await visitor.press('button', 'Throw the beans');
    await eventually(async () => (await keptGame(visitor, number)).actions.length, 1);
    await visitor.press('link', 'Home');
  }
  assert.notEqual((await keptGame(visitor, 1)).seed, (await keptGame(visitor, 2)).seed);
});

scene('a game set up and never begun makes room for the next', phone(), async (visitor) => {
  for (const game of ['patolli', 'senet']) {
    await visitor.open(`#/new/${game}`);
    await visitor.press('button', 'Start');
    await eventually(async () => (await keptGame(visitor, 1))?.game, game);
    await visitor.press('link', 'Home');
  }
  assert.equal(await keptGame(visitor, 2), null);
});

scene('another address is another game, on the table and on the sheet', phone(), async (visitor) => {
  const { page } = visitor;
  await visitor.open('#/new/gomoku');
  await page.evaluate(() => (location.hash = '#/new/senet'));
  await page.getByRole('heading', { name: 'Senet', exact: true }).waitFor();
  await visitor.press('button', 'Start');
  await eventually(async () => (await keptGame(visitor, 1))?.game, 'senet');
  await visitor.press('button', 'Throw the sticks');
  await visitor.open('#/new/gomoku');
  await visitor.press('button', 'Start');
  await page.getByRole('heading', { name: 'Gomoku', exact: true }).waitFor();
  await page.evaluate(() => (location.hash = '#/play/1'));
  await page.getByRole('heading', { name: 'Senet', exact: true }).waitFor();
  await page.evaluate(() => (location.hash = '#/play/77'));
  await page.getByText('This game is not on this device.').waitFor();
});
