// Pictures of every screen and every game at every width, light and dark, into
// tests/e2e/shots: make shots
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { atWidth, scene, shot, widths } from './harness.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';

// Each in the middle: thrown or chosen, with something to do.
const middle = { patolli: 61, senet: 61, bead_jump: 12, san_san: 33, gomoku: 8 };
const games = Object.keys(middle);

/** Chooses a bead or a stone, so that the marks of its targets are seen. */
const choose = { bead_jump: 'b6', san_san: 'f4' };
const atTable = (game) => async (visitor) => {
  const table = await sitDown(visitor, partOf(game, middle[game]));
  await table.prompt();
  return table;
};
const open = (route) => (visitor) => visitor.open(route);

/** Every picture: its name, and the way there. */
const pictures = {
  home: open(''),
  'home with games and a broken one': async (visitor) => {
    const values = games.map((game, number) => [`game-00000${number + 1}`, partOf(game, middle[game])]);
    await keep(visitor, { ...Object.fromEntries(values), 'game-000009': '{' });
    await visitor.open();
  },
  lost: open('#/play/77'),
  menu: async (visitor) => {
    await (await atTable('gomoku')(visitor)).menu();
    await visitor.page.getByRole('dialog').waitFor();
  },
  'question in the menu': async (visitor) => {
    await (await atTable('gomoku')(visitor)).menu();
    await visitor.press('button', 'Agree on a draw');
  },
  'renju, forbidden points': async (visitor) => {
    const actions = 'h8 a1 i8 c1 j9 e1 j10 g1'.split(' ');
    const table = await sitDown(visitor, record('gomoku', { rules: { rule: 'renju' }, actions }));
    await table.tap('j8');
  },
  'swap2, choice': async (visitor) => {
    const players = { first: 'Ann', second: 'Ben' };
    const table = await sitDown(visitor, record('gomoku', { rules: { opening: 'swap2' }, players, actions: ['h8', 'i9', 'j7'] }));
    await table.prompt();
  },
  'san_san, mark': async (visitor) => {
    await (await sitDown(visitor, record('san_san', { actions: ['a1', 'a7', 'd1', 'g7', 'g1'] }))).prompt();
  },
  'new game with a computer': async (visitor) => {
    await visitor.open('#/new/gomoku');
    const white = visitor.page.getByRole('group', { name: 'White is played by' });
    await white.getByRole('button', { name: 'Computer' }).click();
    await visitor.page.getByRole('combobox').selectOption('5');
  },
  thinking: async (visitor) => {
    await keep(visitor, { thinking: 'thinking-10000' });
    await sitDown(visitor, { ...partOf('gomoku', 7), players: {}, computer: { white: 8 } });
    await visitor.page.getByRole('region').filter({ hasText: 'thinking' }).waitFor();
  },
  'computer throws': async (visitor) => {
    await keep(visitor, { pace: 'pace-slow' });
    await sitDown(visitor, record('senet', { computer: { white: 3, black: 8 } }));
  },
  'two computers, paused': async (visitor) => {
    await keep(visitor, { pace: 'pace-slow' });
    await sitDown(visitor, { ...partOf('bead_jump', 12), players: {}, computer: { blue: 3, red: 8 } });
    await visitor.press('button', 'Pause');
  },
  'menu with a computer': async (visitor) => {
    await (await sitDown(visitor, { ...partOf('gomoku', 8), players: { black: 'Ann' }, computer: { white: 5 } })).menu();
    await visitor.page.getByRole('dialog').waitFor();
  },
  'home with a computer': async (visitor) => {
    await keep(visitor, { 'game-000001': { ...partOf('gomoku', 8), players: {}, computer: { white: 5 } } });
    await visitor.open();
  },
  'patolli, throw due': async (visitor) => {
    await (await sitDown(visitor, partOf('patolli', 60))).prompt();
  },
};
for (const game of games) {
  pictures[`new ${game}`] = open(`#/new/${game}`);
  pictures[`new ${game}, options`] = async (visitor) => {
    await visitor.open(`#/new/${game}`);
    await visitor.page.getByText('Rules', { exact: true }).click();
  };
  pictures[`how ${game}`] = open(`#/how/${game}`);
  pictures[`lesson ${game}`] = async (visitor) => {
    await keep(visitor, { [`lesson-${game.replace('_', '-')}`]: '3' });
    await visitor.open(`#/learn/${game}/0`);
  };
  pictures[`table ${game}`] = async (visitor) => {
    const table = await atTable(game)(visitor);
    if (choose[game]) await table.tap(choose[game]);
  };
  pictures[`hint ${game}`] = async (visitor) => {
    const table = await sitDown(visitor, partOf(game, game === 'san_san' ? 32 : middle[game]));
    await visitor.press('button', 'Hint');
    await eventually(table.news, /^Hint: .+ – .+/);
  };
  pictures[`end ${game}`] = async (visitor) => {
    const { actions } = recorded(game);
    const table = await sitDown(visitor, partOf(game, actions.length - 1));
    await table.play(actions.at(-1));
    await visitor.page.getByRole('dialog', { name: /wins!$/ }).waitFor();
  };
}

// Only those whose name has this in it: SHOTS=hint make shots
const wanted = Object.entries(pictures).filter(([name]) => name.includes(process.env.SHOTS ?? ''));

for (const [name, goThere] of wanted)
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'])
      scene(`picture of ${name} ${colorScheme}`, atWidth(width, { colorScheme, reducedMotion: 'reduce' }), async (visitor) => {
        await goThere(visitor);
        await shot(visitor.page, `${name} ${width} ${colorScheme}`);
      });
for (const game of games)
  scene(`picture of ${game} on a phone held sideways`, atWidth(640, { height: 360, reducedMotion: 'reduce' }), async (visitor) => {
    await pictures[`table ${game}`](visitor);
    await shot(visitor.page, `table ${game} sideways`);
  });
