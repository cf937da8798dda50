// Every screen there is, in the states in which it differs, for the tests that look at
// all of them: axe.test.mjs, large.test.mjs.
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';

const games = { patolli: 'Patolli', senet: 'Senet', bead_jump: 'Bead jump', san_san: 'San San Qi', gomoku: 'Gomoku' };
/** Each in the middle: thrown or placed, with something to do. */
const middle = { patolli: 61, senet: 61, bead_jump: 12, san_san: 33, gomoku: 8 };
const dialog = ({ page }) => page.getByRole('dialog').waitFor();
const open = (route) => (visitor) => visitor.open(route);

const atTable = (game, actions = middle[game]) => async (visitor) => {
  const table = await sitDown(visitor, partOf(game, actions));
  await eventually(table.prompt, /./);
  return table;
};
/** With a piece chosen that has more than one way to go; others go at once, and are taken back. */
const choosing = (game, actions) => async (visitor) => {
  const table = await atTable(game, actions)(visitor);
  const before = await table.plies();
  for (const piece of await table.points('can move')) {
    await table.tap(piece);
    if ((await table.plies()) === before) return eventually(() => table.see(piece), /chosen$/);
    await table.undo();
    await eventually(() => table.see(piece), /can move$/);
  }
  throw new Error('nothing can be chosen');
};

/** The screens by name, each with the way there. */
export const screens = {
  home: open(''),
  'home with games and a broken one': async (visitor) => {
    const values = Object.keys(games).map((game, nth) => [`game-00000${nth + 1}`, partOf(game, middle[game])]);
    await keep(visitor, { ...Object.fromEntries(values), 'game-000009': '{' });
    await visitor.open();
  },
  'a lost game': open('#/play/77'),
  'a new game against the computer': async (visitor) => {
    await visitor.open('#/new/gomoku');
    const white = visitor.page.getByRole('group', { name: 'White is played by' });
    await white.getByRole('button', { name: 'Computer' }).click();
    await visitor.page.getByRole('combobox').waitFor();
  },
  'how to play, over the new game': async (visitor) => {
    await visitor.open('#/new/senet');
    await visitor.press('button', 'How to play');
    await dialog(visitor);
  },
  'a bead chosen': choosing('bead_jump', 12),
  'a stone chosen': choosing('san_san', 35),
  'a throw due': atTable('patolli', 60),
  'a mark due': async (visitor) => {
    await sitDown(visitor, record('san_san', { actions: ['a1', 'a7', 'd1', 'g7', 'g1'] }));
  },
  'a choice of the opening': async (visitor) => {
    const players = { first: 'Ann', second: 'Ben' };
    await sitDown(visitor, record('gomoku', { rules: { opening: 'swap2' }, players, actions: ['h8', 'i9', 'j7'] }));
    await visitor.page.getByRole('button', { name: 'Play Black' }).waitFor();
  },
  'forbidden points, and why': async (visitor) => {
    const actions = 'h8 a1 i8 c1 j9 e1 j10 g1'.split(' ');
    const table = await sitDown(visitor, record('gomoku', { rules: { rule: 'renju' }, actions }));
    await table.tap('j8');
    await eventually(table.news, /^Forbidden/);
  },
  'a hint': async (visitor) => {
    const table = await atTable('senet')(visitor);
    await visitor.press('button', 'Hint');
    await eventually(table.news, /^Hint: .+ – .+/);
  },
  'the computer thinks': async (visitor) => {
    await keep(visitor, { thinking: 'thinking-10000' });
    await sitDown(visitor, { ...partOf('gomoku', 7), players: {}, computer: { white: 8 } });
    await visitor.page.getByRole('region').filter({ hasText: 'thinking' }).waitFor();
  },
  'two computers, paused': async (visitor) => {
    await keep(visitor, { pace: 'pace-slow' });
    await sitDown(visitor, { ...partOf('bead_jump', 12), players: {}, computer: { blue: 3, red: 8 } });
    await visitor.press('button', 'Pause');
    await visitor.page.getByRole('button', { name: 'Go on' }).waitFor();
  },
  'the menu': async (visitor) => {
    await (await atTable('senet')(visitor)).menu();
    await dialog(visitor);
  },
  'the menu with a computer': async (visitor) => {
    await (await sitDown(visitor, { ...partOf('gomoku', 8), players: { black: 'Ann' }, computer: { white: 5 } })).menu();
    await dialog(visitor);
  },
  'a question': async (visitor) => {
    await (await atTable('gomoku')(visitor)).menu();
    await visitor.press('button', 'Agree on a draw');
    await visitor.page.getByRole('button', { name: 'Yes' }).waitFor();
  },
  'the keys': async (visitor) => {
    await (await atTable('gomoku')(visitor)).menu();
    await visitor.press('button', 'Keys');
    await visitor.page.getByRole('dialog', { name: 'Keys' }).waitFor();
  },
  'the end': async (visitor) => {
    const { actions } = recorded('gomoku');
    const table = await sitDown(visitor, partOf('gomoku', actions.length - 1));
    await table.play(actions.at(-1));
    await visitor.page.getByRole('heading', { name: /wins!$/ }).waitFor();
  },
};
for (const [game, name] of Object.entries(games)) {
  screens[`a new game of ${name}, options open`] = async (visitor) => {
    await visitor.open(`#/new/${game}`);
    await visitor.page.getByText('Rules', { exact: true }).click();
    await visitor.page.getByRole('button', { name: 'Back to the standard rules' }).waitFor();
  };
  screens[`how ${name} is played`] = open(`#/how/${game}`);
  screens[`the table of ${name}`] = atTable(game);
}
