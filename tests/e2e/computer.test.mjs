// The computer at the table, in the worker of the browser: played against, watched,
// asked for hints, and broken off in every way.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene } from './harness.mjs';
import { keep, kept, keptGame, partOf, record, recorded } from './kept.mjs';

const sides = {
  patolli: ['jade', 'obsidian'],
  senet: ['white', 'black'],
  bead_jump: ['blue', 'red'],
  san_san: ['red', 'green'],
  gomoku: ['black', 'white'],
};
const games = Object.keys(sides);

/** Sits down at a game with computers: `{ white: 1 }`. The pace is “at once” unless said otherwise. */
async function sitDownWith(visitor, computer, game, { settings = {}, ...more } = {}) {
  await keep(visitor, { pace: 'pace-at-once', thinking: 'thinking-500', ...settings });
  return sitDown(visitor, record(game, { computer, ...more }));
}

/** Lets the worker hear a question only after so many ms, so that it thinks at least as long. */
const slow = ({ page }, ms) =>
  page.addInitScript((ms) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message) {
      setTimeout(() => postMessage.call(this, message), typeof message === 'string' ? ms : 0);
    };
  }, ms);

/** A person has placed a stone at Gomoku, and the computer thinks about it for a minute. */
async function thinkingLong(visitor) {
  await slow(visitor, 60_000);
  const table = await sitDownWith(visitor, { white: 8 }, 'gomoku');
  await table.tap('h8');
  await thinks(visitor).waitFor();
  return table;
}

const thinks = (visitor) => visitor.page.getByRole('region').filter({ hasText: 'thinking' });
const button = (visitor, name) => visitor.page.getByRole('button', { name, exact: typeof name === 'string' });

/** Whether the person can do something, and not only wait. */
async function onTurn(visitor, table) {
  const [who] = await visitor.page.locator('[aria-current=true][aria-label]').all();
  return who && (await who.getAttribute('aria-label')) !== 'Computer' && !/the turn passes$/.test(await table.prompt());
}

/** Makes any ply for the person: throws, or taps the first thing that can be tapped. */
async function playAnything(visitor, table) {
  const throws = button(visitor, /^Throw the/);
  if (await throws.count()) return throws.tap();
  for (const state of ['can be taken', 'can be reached', 'can move', 'empty']) {
    const [first] = await visitor.page.getByRole('button', { name: new RegExp(`, ${state}$`) }).all();
    // What is gone by then does not come back while nobody plays.
    if (first) return first.tap({ force: true, timeout: 2000 });
  }
}

/** Plays on until so many plies are played. */
async function playUntil(visitor, table, plies) {
  const end = performance.now() + 60_000;
  while ((await table.plies()) < plies && performance.now() < end) {
    if (await onTurn(visitor, table)) await playAnything(visitor, table).catch(() => {});
    else await pause(20);
  }
  assert.ok((await table.plies()) >= plies, `only ${await table.plies()} plies`);
}

scene('the computer is chosen on the sheet of a new game, and the record says so', phone(), async (visitor) => {
  const { page, press } = visitor;
  await visitor.open('#/new/gomoku');
  const white = page.getByRole('group', { name: 'White is played by' });
  await white.getByRole('button', { name: 'Computer' }).tap();
  await page.getByRole('combobox', { name: /^White/ }).selectOption('5');
  await page.getByRole('textbox', { name: 'Black, begins' }).fill('Ann');
  await press('button', 'Swap sides');
  await page.getByRole('textbox', { name: 'White' }).waitFor();
  assert.equal(await page.getByRole('combobox').inputValue(), '5');
  await press('button', 'Swap sides');
  await press('button', 'Start');
  await eventually(async () => (await keptGame(visitor))?.computer, { white: 5 });
  assert.deepEqual((await keptGame(visitor)).players, { black: 'Ann' });
  const table = tableOf(visitor);
  await eventually(table.panel.bind(null, 'Computer'), /White · 5 Club/);
  await press('link', 'Home');
  await page.getByRole('link', { name: /Ann \(Black\) – Computer · 5 Club \(White\)/ }).waitFor();
});

for (const game of games)
  for (const [nth, side] of sides[game].entries())
    scene(`some plies of ${game} against the computer as ${side}`, phone(), async (visitor) => {
      const table = await sitDownWith(visitor, { [side]: 1 }, game);
      await playUntil(visitor, table, 8 + nth);
      assert.deepEqual((await table.record()).computer, { [side]: 1 });
    });

scene('swap2 is played by both', phone(), async (visitor) => {
  const table = await sitDownWith(visitor, { first: 1 }, 'gomoku', { rules: { opening: 'swap2' } });
  await eventually(table.plies, 3);
  await table.chooseWord('more');
  await eventually(table.plies, 4);
  await table.tap('a1');
  await table.tap('c1');
  await eventually(async () => ['black', 'white'].includes((await table.record()).actions[6]), true);
});

scene('taps are refused while it thinks, and change nothing', phone(), async (visitor) => {
  const table = await thinkingLong(visitor);
  await eventually(table.prompt, 'Computer (White) is thinking …');
  await table.tap('a1');
  await eventually(table.news, "One moment – it is the computer's turn.");
  assert.equal(await table.plies(), 1);
  await thinks(visitor).waitFor();
});

scene('undo while it thinks takes back to the person, and it stays there', phone(), async (visitor) => {
  const table = await thinkingLong(visitor);
  const [thought] = visitor.page.workers();
  const ended = new Promise((done) => thought.once('close', done));
  await table.undo();
  await eventually(table.plies, 0);
  await ended;
  await pause(400);
  assert.deepEqual([await table.plies(), await table.turnOf()], [0, 'Black']);
  await table.redo();
  await eventually(table.plies, 1);
  await thinks(visitor).waitFor();
});

scene('undo after its move takes back both, and redo brings both again', phone(), async (visitor) => {
  const table = await sitDownWith(visitor, { white: 1 }, 'gomoku');
  await table.tap('h8');
  await eventually(table.plies, 2);
  const { actions } = await table.record();
  await table.undo();
  await eventually(table.plies, 0);
  await pause(300);
  assert.equal(await table.plies(), 0);
  await table.redo();
  await eventually(async () => (await table.record()).actions, actions);
});

scene('leaving while it thinks, and coming back', phone(), async (visitor) => {
  const table = await thinkingLong(visitor);
  await visitor.press('link', 'Home');
  await visitor.page.getByRole('heading', { name: /Guqi/ }).waitFor();
  await pause(400);
  assert.equal((await keptGame(visitor)).actions.length, 1, 'nothing is played while nobody is there');
  await visitor.page.getByRole('link', { name: /Gomoku Black – Computer/ }).tap();
  await thinks(visitor).waitFor();
  await table.undo();
  await eventually(table.plies, 0);
});

scene('a new game while it thinks', phone(), async (visitor) => {
  const table = await thinkingLong(visitor);
  await table.menu();
  await visitor.press('link', 'New game');
  await visitor.press('button', 'Start');
  await eventually(table.prompt, 'Black: place a stone');
  await pause(300);
  assert.deepEqual((await keptGame(visitor, 2)).actions, []);
});

scene('resigning while it thinks ends the game', phone(), async (visitor) => {
  const table = await thinkingLong(visitor);
  await table.menu();
  assert.equal(await button(visitor, /^Computer.* resigns$/).count(), 0);
  assert.equal(await button(visitor, 'Agree on a draw').count(), 0);
  await visitor.press('button', 'Black resigns');
  await visitor.press('button', 'Yes');
  await eventually(table.ending, { title: 'Computer (White) wins!', text: 'Computer (White) wins: Black gave up.' });
  await visitor.press('button', 'Play again');
  await eventually(table.prompt, 'Black: place a stone');
  assert.deepEqual((await keptGame(visitor, 2)).computer, { white: 8 });
});

scene('a reload while it thinks: it goes on by itself', phone(), async (visitor) => {
  await slow(visitor, 800);
  const table = await sitDownWith(visitor, { white: 8 }, 'gomoku');
  await table.tap('h8');
  await thinks(visitor).waitFor();
  await visitor.reload();
  assert.equal(await table.plies(), 1);
  await eventually(table.plies, 2);
  await eventually(table.turnOf, 'Black');
});

scene('a reload between its throw and its move', phone(), async (visitor) => {
  const table = await sitDownWith(visitor, { white: 8 }, 'senet', { settings: { pace: 'pace-slow' } });
  await eventually(table.plies, 1);
  await visitor.reload();
  const thrown = (await table.record()).actions[0];
  await eventually(table.plies, 2);
  assert.equal((await table.record()).actions[0], thrown);
});

for (const game of games)
  scene(`a hint in ${game}`, phone(), async (visitor) => {
    const middle = { patolli: 61, senet: 61, bead_jump: 12, san_san: 32, gomoku: 8 }[game];
    const table = await sitDown(visitor, partOf(game, middle));
    const before = await table.plies();
    await visitor.press('button', 'Hint');
    await eventually(table.news, /^Hint: .+ – .+/);
    const places = await table.points('suggested');
    assert.ok(places.length > 0 && places.length <= 2, `${places}`);
    assert.equal(await table.plies(), before);
    await playAnything(visitor, table);
    await eventually(table.points.bind(null, 'suggested'), []);
    assert.doesNotMatch(await table.news(), /^Hint/);
  });

scene('a hint for a throw says to throw', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('senet'));
  await visitor.press('button', 'Hint');
  await eventually(table.news, 'Hint: throw first.');
  await table.throwLots();
  await eventually(table.news, /^White threw/);
});

scene('a hint that is not waited for', phone(), async (visitor) => {
  await slow(visitor, 800);
  const table = await sitDown(visitor, partOf('gomoku', 6));
  await visitor.press('button', 'Hint');
  await table.tap('a1');
  await eventually(table.plies, 7);
  await pause(1300);
  assert.doesNotMatch(await table.news(), /Hint/);
  await eventually(table.points.bind(null, 'suggested'), []);
});

for (const game of games)
  scene(`a whole game of ${game} between computers`, phone(), async (visitor) => {
    const [first, second] = sides[game];
    // From the middle, so that even a slow machine comes to the end.
    const { actions } = recorded(game);
    const begun = actions.slice(0, Math.floor(actions.length / 2));
    const table = await sitDownWith(visitor, { [first]: 1, [second]: 1 }, game, { actions: begun, seed: recorded(game).seed });
    const sheet = visitor.page.getByRole('dialog');
    await sheet.waitFor({ timeout: 110_000 });
    assert.match(await sheet.getByRole('heading').innerText(), /^Computer .* wins!$|^A draw$/);
    assert.ok((await kept(visitor))['done-000001']);
    assert.deepEqual((await table.record()).actions.slice(0, begun.length), begun);
  });

scene('two computers wait and go on', phone(), async (visitor) => {
  const table = await sitDownWith(visitor, { blue: 1, red: 1 }, 'bead_jump', { settings: { pace: 'pace-fast' } });
  await eventually(async () => (await table.plies()) > 2, true);
  await visitor.press('button', 'Pause');
  await eventually(table.prompt, /^Paused\. Computer/);
  const plies = await table.plies();
  await pause(900);
  assert.equal(await table.plies(), plies);
  await table.undo();
  await eventually(table.plies, plies - 1);
  await pause(900);
  assert.equal(await table.plies(), plies - 1);
  await visitor.press('button', 'Go on');
  await eventually(async () => (await table.plies()) > plies, true);
  await table.undo();
  await button(visitor, 'Go on').waitFor();
});

scene('pace and time are set in the menu and kept', phone(), async (visitor) => {
  const table = await sitDownWith(visitor, { white: 1 }, 'gomoku');
  await table.menu();
  await visitor.page.getByRole('group', { name: 'Pace' }).getByRole('button', { name: 'slow' }).tap();
  await visitor.page.getByRole('group', { name: 'Time to think' }).getByRole('button', { name: '3 s' }).tap();
  await eventually(async () => (await kept(visitor)).pace, 'pace-slow');
  assert.equal((await kept(visitor)).thinking, 'thinking-3000');
  await visitor.reload();
  await table.menu();
  const pressed = visitor.page.getByRole('button', { pressed: true });
  assert.deepEqual(await pressed.allInnerTexts(), ['slow', '3 s']);
  await visitor.press('button', 'Back to the game');
  await table.tap('h8');
  await pause(1500);
  assert.equal(await table.plies(), 1, 'a slow move is waited for');
  await eventually(table.plies, 2);
});

scene('where there are no workers it is said, and the person moves for it', phone(), async (visitor) => {
  await visitor.page.addInitScript(() => delete globalThis.Worker);
  const table = await sitDownWith(visitor, { white: 3 }, 'gomoku');
  await table.tap('h8');
  await eventually(table.news, /^The computer cannot think here/);
  await table.play('i9');
  await table.play('j10');
  await visitor.press('button', 'Go on');
  await eventually(table.news, /^The computer cannot think here/);
});

scene('in a folder below, on a host that sends no headers of its own', phone(), async (visitor) => {
  const { page } = visitor;
  const server = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0, '127.0.0.1', false);
  try {
    await keep(visitor, { pace: 'pace-at-once', 'game-000001': record('gomoku', { computer: { white: 1 } }) });
    await page.goto(`http://127.0.0.1:${server.address().port}/web/#/play/1`);
    assert.equal(await page.evaluate(() => globalThis.crossOriginIsolated), false);
    const table = tableOf(visitor);
    await table.tap('h8');
    await eventually(table.plies, 2);
    await table.tap('a1');
    await table.undo();
    await eventually(table.plies, 2);
    await table.tap('o15');
    await eventually(table.plies, 4);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
});

scene('the computer of a game that was started on the screens', desktop(), async (visitor) => {
  await keep(visitor, { pace: 'pace-at-once', thinking: 'thinking-500' });
  await visitor.open('#/new/senet');
  await visitor.page.getByRole('group', { name: 'White is played by' }).getByRole('button', { name: 'Computer' }).click();
  await visitor.press('button', 'Start');
  const table = tableOf(visitor);
  await eventually(async () => (await table.plies()) >= 2, true);
  assert.deepEqual((await table.record()).computer, { white: 2 });
});
