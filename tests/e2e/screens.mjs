// Every screen there is, in the states in which it differs, in any language: for the test
// that looks at all of them (every.test.mjs), and for their pictures (shots.mjs).
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';
import { text } from './texts.mjs';

/** The games, each in the middle: thrown or placed, with something to do. */
const middle = { patolli: 61, senet: 61, bead_jump: 12, san_san: 33, gomoku: 8 };
const games = Object.keys(middle);
const keyOf = (game) => game.replace('_', '-');

// The ways there.
const open = (route) => (visitor) => visitor.open(route);
const table = (game, actions = middle[game]) => (visitor) => sitUp(visitor, partOf(game, actions));
/** At the table once it has said what to do. */
const sitUp = async (visitor, game) => {
  const there = await sitDown(visitor, game);
  await eventually(there.prompt, /./);
  return there;
};
const press = (visitor, key, variables) => visitor.press('button', text(visitor, key, variables));
const see = (visitor, role, key, variables) => visitor.page.getByRole(role, { name: text(visitor, key, variables), exact: true }).waitFor();
/** Chooses a piece that has more than one way to go. */
const choosing = (game, actions, piece) => async (visitor) => {
  const there = await table(game, actions)(visitor);
  await there.tap(piece);
  await eventually(() => there.see(piece), new RegExp(`${text(visitor, 'state-chosen')}$`));
};
const menu = async (visitor, game) => {
  await sitUp(visitor, game);
  await press(visitor, 'menu');
  await visitor.page.getByRole('dialog').waitFor();
};
const hint = (game, actions = middle[game]) => async (visitor) => {
  await table(game, actions)(visitor);
  await press(visitor, 'hint');
  const [before, between] = text(visitor, 'hint-line', { what: '#', why: '#' }).split('#');
  await visitor.page.getByRole('group').getByText(new RegExp(`^${before}.+${between}`)).waitFor();
};
const end = (game) => async (visitor) => {
  const { actions } = recorded(game);
  const there = await sitDown(visitor, partOf(game, actions.length - 1));
  await there.play(actions.at(-1));
  await visitor.page.getByRole('dialog').waitFor();
};
/** A lesson at this step, from 0. */
const lesson = (game, step) => async (visitor) => {
  await keep(visitor, { [`lesson-${keyOf(game)}`]: String(step) });
  await visitor.open(`#/learn/${game}/0`);
};
/** With a setting. */
const having = (kept, goThere) => async (visitor) => {
  await keep(visitor, kept);
  return goThere(visitor);
};
/** As the page says it of a version that waits (assets/offline.js). */
const updating = async (visitor, how) => {
  await visitor.open();
  await visitor.page.evaluate((how) => void (document.documentElement.dataset.update = how), how);
  await visitor.page.getByRole('status').filter({ has: visitor.page.getByRole('button') }).or(visitor.page.getByText(text(visitor, 'update-busy'))).first().waitFor();
};
const names = { gomoku: { black: 'Ann', white: 'Ben' }, patolli: { jade: 'Ann', obsidian: 'Ben' } };
const title = 'Wolfeschlegelsteinhausen 星期日';
/** Games of the library; with a key, what is told by it is done: with the one that has a title, or by a link. */
const library = (key) => async (visitor) => {
  const kept = games.map((game, nth) => [`game-00000${nth + 1}`, partOf(game, middle[game])]);
  const over = games.map((game, nth) => [`done-00001${nth}`, { ...recorded(game), ended: `2026-11-0${nth + 1}T12:00:00Z` }]);
  const won = record('gomoku', { players: names.gomoku, actions: ['h8', 'resign:white'], result: { winner: 'black', reason: 'resigned' } });
  const lost = { ...won, title, players: { black: 'Ann' }, computer: { white: 3 }, actions: ['h8', 'i9', 'resign:black'], result: { winner: 'white', reason: 'resigned' } };
  await keep(visitor, { ...Object.fromEntries([...kept, ...over]), 'done-000020': won, 'done-000021': lost, 'done-000009': '{' });
  await visitor.open('#/games');
  if (key === 'statistics') return visitor.press('link', text(visitor, key));
  // Until the pictures are there.
  await visitor.page.getByRole('list', { name: text(visitor, 'library') }).locator('svg.miniature').nth(11).waitFor();
  if (key === undefined) return;
  await press(visitor, 'library-actions', { title });
  await visitor.page.getByRole('dialog').waitFor();
  if (key !== '') await press(visitor, key);
};

/** The screens by name, each with the way there. */
export const screens = {
  home: open(''),
  'home with games and a broken one': async (visitor) => {
    const values = games.map((game, nth) => [`game-00000${nth + 1}`, partOf(game, middle[game])]);
    await keep(visitor, { ...Object.fromEntries(values), 'game-000009': '{' });
    await visitor.open();
  },
  'home with a game against the computer': async (visitor) => {
    await keep(visitor, { 'game-000001': { ...partOf('gomoku', 8), players: {}, computer: { white: 5 } } });
    await visitor.open();
  },
  'home when a new version waits': (visitor) => updating(visitor, 'ready'),
  'home when a new version waits for other windows': (visitor) => updating(visitor, 'busy'),
  'a lost game': open('#/play/77'),
  settings: open('#/settings'),
  'a new game against the computer': async (visitor) => {
    await visitor.open('#/new/gomoku');
    const side = text(visitor, 'side-gomoku-white');
    const white = visitor.page.getByRole('group', { name: text(visitor, 'plays-side', { side }) });
    await white.getByRole('button', { name: text(visitor, 'computer') }).click();
    await visitor.page.getByRole('combobox').selectOption('5');
  },
  'how to play, over the new game': async (visitor) => {
    await visitor.open('#/new/senet');
    await press(visitor, 'how-to-play');
    await visitor.page.getByRole('dialog').waitFor();
  },
  'a bead chosen': choosing('bead_jump', 12, 'e4'),
  'a stone chosen': choosing('san_san', 35, 'f2'),
  'the first throw of patolli': (visitor) => sitUp(visitor, record('patolli')),
  'the first throw of senet': (visitor) => sitUp(visitor, record('senet')),
  'patolli for counters': (visitor) => sitUp(visitor, record('patolli', { rules: { stakes: 10 }, players: names.patolli })),
  'a throw due': table('patolli', 60),
  'a mark due': (visitor) => sitUp(visitor, record('san_san', { actions: ['a1', 'a7', 'd1', 'g7', 'g1'] })),
  'a choice of the opening': async (visitor) => {
    const players = { first: 'Ann', second: 'Ben' };
    await sitDown(visitor, record('gomoku', { rules: { opening: 'swap2' }, players, actions: ['h8', 'i9', 'j7'] }));
    await see(visitor, 'button', 'choose-black');
  },
  'forbidden points, and why': async (visitor) => {
    const actions = 'h8 a1 i8 c1 j9 e1 j10 g1'.split(' ');
    const there = await sitUp(visitor, record('gomoku', { rules: { rule: 'renju' }, actions }));
    const before = await there.news();
    await there.tap('j8');
    await eventually(async () => (await there.news()) === before, false);
  },
  'a stone aimed': having({ confirm: 'confirm-always' }, async (visitor) => {
    const there = await table('gomoku')(visitor);
    await there.tap('g6');
    await see(visitor, 'button', 'aim-play', { at: 'g6' });
  }),
  'a piece aimed': having({ confirm: 'confirm-always' }, async (visitor) => {
    const there = await table('senet')(visitor);
    const can = new RegExp(`${text(visitor, 'state-source')}$`);
    await there.tap((await visitor.page.getByRole('button', { name: can }).first().getAttribute('aria-label')).split(/[,，]/)[0]);
    await visitor.page.getByRole('button', { name: new RegExp(`^${text(visitor, 'aim-move', { at: '' }).trim()} `) }).waitFor();
  }),
  'a stone aimed among 19 lines': having({ confirm: 'confirm-always' }, async (visitor) => {
    const there = await sitUp(visitor, record('gomoku', { rules: { size: 19 } }));
    await there.tap('k10');
    await see(visitor, 'button', 'aim-play', { at: 'k10' });
  }),
  'face to face, the far one to move': having({ seats: 'seats-face' }, (visitor) =>
    sitUp(visitor, { ...partOf('gomoku', 7), players: names.gomoku })),
  'face to face, the far one to throw': having({ seats: 'seats-face' }, table('senet', 2)),
  'face to face, the far one in the menu': having({ seats: 'seats-face' }, (visitor) =>
    menu(visitor, { ...partOf('gomoku', 7), players: names.gomoku })),
  'the board turned to the second': having({ seats: 'seats-same' }, table('senet', 3)),
  'the computer thinks': async (visitor) => {
    await keep(visitor, { thinking: 'thinking-10000' });
    await sitDown(visitor, { ...partOf('gomoku', 7), players: {}, computer: { white: 8 } });
    await visitor.page.getByRole('region').filter({ hasText: text(visitor, 'panel-thinking') }).waitFor();
  },
  'the computer throws': async (visitor) => {
    await keep(visitor, { pace: 'pace-slow' });
    await sitUp(visitor, record('senet', { computer: { white: 3, black: 8 } }));
  },
  'two computers, paused': async (visitor) => {
    await keep(visitor, { pace: 'pace-slow' });
    await sitDown(visitor, { ...partOf('bead_jump', 12), players: {}, computer: { blue: 3, red: 8 } });
    await press(visitor, 'pause');
    await see(visitor, 'button', 'go-on');
  },
  'long names': (visitor) => {
    const long = 'Wolfeschlegelsteinhausen';
    return sitUp(visitor, { ...partOf('san_san', 6), players: { red: long, green: long } });
  },
  'the menu': (visitor) => menu(visitor, partOf('senet', middle.senet)),
  'the menu with a computer': (visitor) => menu(visitor, { ...partOf('gomoku', 8), players: { black: 'Ann' }, computer: { white: 5 } }),
  'settings over a game': async (visitor) => {
    await menu(visitor, partOf('patolli', middle.patolli));
    await press(visitor, 'settings');
    await see(visitor, 'dialog', 'settings');
  },
  'how to play, over a game': async (visitor) => {
    await menu(visitor, partOf('patolli', middle.patolli));
    await press(visitor, 'how-to-play');
    await visitor.page.getByRole('dialog', { name: text(visitor, 'game-patolli') }).waitFor();
  },
  'a question': async (visitor) => {
    await menu(visitor, partOf('gomoku', middle.gomoku));
    await press(visitor, 'menu-draw');
    await see(visitor, 'button', 'yes');
  },
  'the keys': async (visitor) => {
    await menu(visitor, partOf('gomoku', middle.gomoku));
    await press(visitor, 'keys');
    await see(visitor, 'dialog', 'keys');
  },
  'the board after the end': async (visitor) => {
    await end('gomoku')(visitor);
    await press(visitor, 'look-at-board');
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  'a draw': async (visitor) => {
    await sitDown(visitor, { ...partOf('san_san', 33), actions: [...partOf('san_san', 33).actions, 'draw'] });
    await visitor.page.getByRole('dialog').waitFor();
  },
  'a step of a lesson done': async (visitor) => {
    await lesson('gomoku', 0)(visitor);
    await press(visitor, 'hint');
    const wanted = new RegExp(`${text(visitor, 'state-hint')}$`);
    await visitor.page.getByRole('button', { name: wanted }).first().click();
    await see(visitor, 'button', 'lesson-next');
  },
  'the end of a lesson': async (visitor) => {
    await lesson('senet', 0)(visitor);
    while (!(await visitor.page.getByRole('dialog').isVisible())) await visitor.page.getByRole('button', { name: text(visitor, 'lesson-skip') }).click();
  },
};
/** A whole game looked through after so many moves. */
const look = (game, ply, words) => async (visitor) => {
  await keep(visitor, { 'done-000001': recorded(game) });
  await visitor.open('#/look/1');
  const slider = visitor.page.getByRole('slider');
  await slider.fill(String(ply ?? recorded(game).actions.length));
  if (words) await press(visitor, 'look-words');
};
screens['a game looked through in words'] = look('san_san', 47, true);
screens['the beginning of a game looked through'] = look('bead_jump', 0);
screens['the end of a game looked through'] = look('gomoku');
/** A game reviewed by the computer, after so many moves. */
const review = (game, ply, explained) => async (visitor) => {
  await look(game, ply)(visitor);
  await press(visitor, 'review');
  const accuracy = visitor.page.getByRole('rowheader', { name: text(visitor, 'review-accuracy'), exact: true });
  await accuracy.waitFor({ timeout: 60_000 });
  if (explained) await visitor.page.getByText(text(visitor, 'review-how'), { exact: true }).click();
};
screens['a review'] = review('san_san', 40);
screens['a review of luck and choices'] = review('senet', 40);
screens['a review explained'] = review('senet', 40, true);
for (const game of ['gomoku', 'senet'])
  screens[`a game of ${game} shared`] = async (visitor) => {
    await menu(visitor, partOf(game, middle[game]));
    await press(visitor, 'share');
    await see(visitor, 'dialog', 'share');
  };
screens['the throws of a game'] = async (visitor) => {
  await menu(visitor, { ...recorded('patolli'), actions: recorded('patolli').actions.slice(0, -1), result: null });
  await press(visitor, 'throws');
  await see(visitor, 'dialog', 'throws');
};
screens['a seed that is none'] = async (visitor) => {
  await visitor.open('#/new/patolli');
  await visitor.page.getByText(text(visitor, 'throws'), { exact: true }).click();
  await visitor.page.getByLabel(text(visitor, 'seed')).fill('12 monkeys');
  await visitor.page.getByRole('alert').waitFor();
};
for (const game of games) {
  screens[`a game of ${game} looked through`] = look(game, middle[game]);
  screens[`a new game of ${game}`] = open(`#/new/${game}`);
  screens[`a new game of ${game}, options open`] = async (visitor) => {
    await visitor.open(`#/new/${game}`);
    await visitor.page.getByText(text(visitor, 'rules'), { exact: true }).first().click();
    await see(visitor, 'button', 'rules-reset');
  };
  screens[`how ${game} is played`] = open(`#/how/${game}`);
  screens[`the lesson of ${game}`] = lesson(game, 3);
  screens[`the table of ${game}`] = table(game);
  screens[`a hint in ${game}`] = hint(game, game === 'san_san' ? 32 : middle[game]);
  screens[`the end of ${game}`] = end(game);
}

Object.assign(screens, {
  'the library': library(),
  'the library, empty': open('#/games'),
  'a game of the library': library(''),
  'a title for a game': library('rename'),
  'forms to export': library('export'),
  'a game deleted': library('delete'),
  import: async (visitor) => {
    await visitor.open('#/games');
    await press(visitor, 'import');
    await visitor.page.getByRole('textbox').fill('game: chess');
    await press(visitor, 'import-read');
    await visitor.page.getByRole('alert').getByText('chess').waitFor();
  },
  'a game by a link': open('#/open/AcQIAQIxOQMHInN3YXAyIgAD5a6JADO0Vi2BMC2Lbmo_'),
  'a broken link': open('#/open/AQwJ'),
  statistics: library('statistics'),
  'statistics without games': open('#/statistics'),
});

/** Those that go on by themselves, and are gone to anew for each look or picture. */
export const passing = new Set(['the computer thinks', 'the computer throws']);
