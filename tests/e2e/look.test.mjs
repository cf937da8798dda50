// Looking through a kept game: every way through it, the list of moves, going on from a ply.
import assert from 'node:assert/strict';
import { listen } from './board.mjs';
import { eventually } from './eventually.mjs';
import { fingersOf, middle } from './fingers.mjs';
import { desktop, noSidewaysScroll, phone, scene, widths, atWidth } from './harness.mjs';
import { keep, kept, keptGame, partOf, record, recorded } from './kept.mjs';

const games = ['patolli', 'senet', 'bead_jump', 'san_san', 'gomoku'];

/** Opens a game to be looked through. */
async function lookAt(visitor, game, key = 'game-000001') {
  const { page, press } = visitor;
  await keep(visitor, { [key]: game });
  await visitor.open('#/look/1');
  const status = page.getByRole('status').getByRole('paragraph');
  const look = {
    /** Which move is shown. */
    at: () => look.slider.getAttribute('aria-valuetext'),
    told: () => status.innerText(),
    shows: (ply) => eventually(look.at, `Move ${ply} of ${game.actions.length}`),
    way: (name) => press('button', name),
    slider: page.getByRole('slider', { name: 'Move shown' }),
    moves: page.getByRole('region', { name: 'All moves' }),
    now: look_now,
    see: async (name) => (await page.getByRole('button', { name: new RegExp(`^${name}, `) }).getAttribute('aria-label')).slice(name.length + 2),
    can: async (name) => (await page.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')) !== 'true',
  };
  /** The move that is marked in the list. */
  function look_now() {
    return look.moves.getByRole('button', { name: /./ }).and(page.locator('[aria-current=step]'));
  }
  await look.moves.waitFor();
  return look;
}

for (const game of games)
  scene(`a whole game of ${game} is looked through and stays as it is`, game === 'senet' ? phone() : desktop(), async (visitor) => {
    const whole = recorded(game);
    const count = whole.actions.length;
    const look = await lookAt(visitor, whole, 'done-000001');
    await look.shows(count);
    await eventually(look.told, / wins: /);
    await look.way('To the beginning');
    await look.shows(0);
    await eventually(look.told, 'The beginning: nothing is played yet.');
    for (let ply = 1; ply <= Math.min(count - 1, 12); ply++) {
      await look.way('One move on');
      await look.shows(ply);
      await eventually(async () => (await look.now().getAttribute('aria-label')).split(', ')[1], whole.actions[ply - 1].replace('--', 'pass'));
    }
    await look.way('To the end');
    await look.shows(count);
    assert.deepEqual([await look.can('One move on'), await look.can('To the end'), await look.can('One move back')], [false, false, true]);
    assert.deepEqual(await keptGame(visitor), whole);
    assert.deepEqual(Object.keys(await kept(visitor)), ['done-000001']);
  });

scene('keys step, arrows on the board go over it', desktop(), async (visitor) => {
  const { page } = visitor;
  const look = await lookAt(visitor, partOf('gomoku', 8));
  const press = (key) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
  await look.shows(8);
  await eventually(focused, 'Gomoku');
  const said = await page.getByRole('status').elementHandle();
  assert.equal(await said.getAttribute('aria-live'), 'polite');
  await press('ArrowLeft');
  await look.shows(7);
  await press('Home');
  await look.shows(0);
  await eventually(() => look.see('h8'), 'empty');
  await press('ArrowRight');
  await look.shows(1);
  await press('End');
  await look.shows(8);
  const board = page.getByRole('application').getByRole('button').and(page.locator('[tabindex="0"]'));
  await board.focus();
  const before = await focused();
  await press('ArrowLeft');
  await eventually(async () => (await focused()) !== before, true);
  assert.equal(await look.at(), 'Move 8 of 8');
  // A button of the board is to be read, no more.
  await press('Enter');
  assert.equal(await look.at(), 'Move 8 of 8');
});

scene('events are gone to', desktop(), async (visitor) => {
  const actions = ['a1', 'a7', 'd1', 'g7', 'g1', 'xa7', 'd7', 'e3', 'draw'];
  const look = await lookAt(visitor, record('san_san', { actions }), 'done-000001');
  await look.way('To the event before');
  await look.shows(6);
  await eventually(look.told, /a7 is dead/);
  await look.way('To the event before');
  await look.shows(5);
  await eventually(look.told, /made a line/);
  assert.equal(await look.can('To the event before'), false);
  await look.way('To the next event');
  await look.shows(6);
  await look.way('To the next event');
  await look.shows(9);
  await eventually(look.told, 'A draw by agreement.');
});

scene('a finger turns the pages', phone(), async (visitor) => {
  const look = await lookAt(visitor, partOf('bead_jump', 12));
  const fingers = await fingersOf(visitor);
  const [x, y] = await middle(visitor.page.getByRole('group', { name: / board$/ }));
  await fingers.drag([x - 60, y], [x + 60, y + 10]);
  await look.shows(11);
  await fingers.drag([x - 60, y], [x + 60, y]);
  await look.shows(10);
  await fingers.drag([x + 60, y], [x - 60, y]);
  await look.shows(11);
  // Down the board is no page, nor are two fingers.
  await fingers.drag([x, y - 60], [x + 20, y + 60]);
  await fingers.pinch([x, y], 30, 70);
  const whole = visitor.page.getByRole('button', { name: 'Whole board' });
  await whole.waitFor();
  // Brought nearer, the board is moved.
  await fingers.drag([x + 60, y], [x - 60, y]);
  assert.equal(await look.at(), 'Move 11 of 12');
  await visitor.press('button', 'Whole board');
  await whole.waitFor({ state: 'hidden' });
});

scene('the list leads to every move, as it is written or in words', phone(), async (visitor) => {
  const { page, press } = visitor;
  const whole = recorded('senet');
  const look = await lookAt(visitor, whole, 'done-000001');
  const seen = async () => {
    const [list, now] = await Promise.all([look.moves.getByRole('list').boundingBox(), look.now().boundingBox()]);
    return now.y >= list.y - 1 && now.y + now.height <= list.y + list.height + 1;
  };
  await eventually(seen, true);
  await press('button', /^31\. .+, /);
  await look.shows(31);
  await eventually(seen, true);
  await press('button', 'In words');
  await eventually(async () => (await look.now().innerText()).includes(await look.told()), true);
  await eventually(seen, true);
  await look.way('To the beginning');
  await look.shows(0);
  assert.equal(await look.now().count(), 0);
  await look.moves.getByRole('button', { name: /^2\./ }).tap();
  await look.shows(2);
  await noSidewaysScroll(page);
});

scene('the slider leads anywhere', desktop(), async (visitor) => {
  const look = await lookAt(visitor, partOf('gomoku', 8));
  await look.slider.fill('3');
  await look.shows(3);
  assert.equal(await look.slider.getAttribute('aria-valuetext'), 'Move 3 of 8');
  await look.slider.press('ArrowRight');
  await look.shows(4);
  await look.slider.press('Home');
  await look.shows(0);
});

scene('from any move another game goes on, and this one stays', phone(), async (visitor) => {
  const { page, press } = visitor;
  const whole = { ...recorded('gomoku'), players: { black: 'Ann', white: 'Ben' }, event: 'club' };
  const look = await lookAt(visitor, whole, 'done-000001');
  await look.slider.fill('4');
  await look.shows(4);
  await press('button', 'Go on from here');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const begun = { ...whole, actions: whole.actions.slice(0, 4), result: null };
  await eventually(() => keptGame(visitor, 2), begun);
  assert.deepEqual(await keptGame(visitor, 1), whole);
  await press('button', /^a1,/);
  await eventually(async () => (await keptGame(visitor, 2)).actions.length, 5);
});

scene('what is said of a game that is over is not said of the one that goes on from it', phone(), async (visitor) => {
  const whole = { ...recorded('gomoku'), title: 'Our best', ended: '2026-11-30T15:27:00Z' };
  const { title, ended, ...begun } = whole;
  await lookAt(visitor, whole, 'done-000001');
  // At the end there is nothing to go on with but the last choice, and it says so.
  await visitor.press('button', 'Play a copy');
  await visitor.page.getByRole('button', { name: 'Undo' }).waitFor();
  await eventually(() => keptGame(visitor, 2), { ...begun, actions: whole.actions.slice(0, -1), result: null });
  assert.equal(JSON.parse((await kept(visitor))['game-000002']).ended, undefined);
});

scene('a game is looked through from its menu and from its end', phone(), async (visitor) => {
  const { page, press } = visitor;
  const whole = recorded('gomoku');
  await keep(visitor, { 'game-000001': partOf('gomoku', 8), 'done-000002': whole });
  await visitor.open('#/play/1');
  await press('button', 'Menu');
  await press('link', 'Look through');
  await page.getByRole('slider').waitFor();
  await press('link', 'Back to the game');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await visitor.open('#/play/2');
  await press('link', 'Look through');
  await eventually(() => page.getByRole('slider').getAttribute('aria-valuetext'), `Move ${whole.actions.length} of ${whole.actions.length}`);
  // Its table would tell the end again.
  await press('link', 'Your games');
  await page.getByRole('list', { name: 'Your games' }).waitFor();
});

scene('a game that is not there is told', phone(), async (visitor) => {
  await visitor.open('#/look/7');
  await visitor.page.getByText('This game is not on this device.').waitFor();
});

scene('a game of a thousand moves is quick', desktop(), async (visitor) => {
  const { page } = visitor;
  // A bead goes there and back; repetition is not counted.
  const round = ['e2-e3', 'a4-a3', 'e3-e2', 'a3-a4'];
  const actions = Array.from({ length: 1000 }, (_, nth) => round[nth % 4]);
  const look = await lookAt(visitor, record('bead_jump', { rules: { repetition: false, max_rounds: 600, home: [] }, actions }));
  await look.shows(1000);
  const time = (way) =>
    page.evaluate(async (name) => {
      const button = document.querySelector(`[aria-label="${name}"]`);
      const status = document.querySelector('[role=status]');
      const begin = performance.now();
      const changed = new Promise((done) => new MutationObserver(done).observe(status, { subtree: true, childList: true, characterData: true }));
      button.click();
      await changed;
      return performance.now() - begin;
    }, way);
  const back = await time('One move back');
  const first = await time('To the beginning');
  console.log(`# one move back ${back.toFixed(0)} ms, to the beginning ${first.toFixed(0)} ms`);
  assert.ok(back < 500 && first < 2000, `${back} ${first}`);
});

for (const width of widths)
  scene('nothing is scrolled sideways', atWidth(width), async (visitor) => {
    await lookAt(visitor, recorded('patolli'), 'done-000001');
    await noSidewaysScroll(visitor.page);
  });

/** The box of a place, in whole px. */
const boxOf = async (place) => Object.values(await place.boundingBox()).map(Math.round);

for (const size of [{ width: 320, height: 568 }, { width: 360, height: 640 }, { width: 412, height: 800 }, { width: 640, height: 360 }, { width: 1280, height: 800 }])
  scene('what is told of a step can be read whole, and nothing else moves for it', phone(size), async (visitor) => {
    const { page } = visitor;
    const whole = { ...recorded('patolli'), players: {}, computer: { jade: 3, obsidian: 8 } };
    const look = await lookAt(visitor, whole, 'done-000001');
    const [board, on, says] = [page.getByRole('group', { name: 'Patolli board' }), page.getByRole('button', { name: 'One move on' }), page.getByRole('status')];
    await eventually(look.told, /wins: /);
    const stand = [await boxOf(board), await boxOf(on)];
    const cut = () => says.evaluate((one) => {
      const [box, text] = [one.parentElement, one.firstElementChild].map((part) => part.getBoundingClientRect());
      return one.scrollHeight > one.clientHeight + 1 || text.bottom > box.bottom || text.top < box.top || text.bottom > innerHeight;
    });
    // Throws, and all that is told in more than one sentence.
    let ways = 0;
    for (; ways < 12; ways++) {
      assert.equal(await cut(), false, await look.told());
      assert.deepEqual([await boxOf(board), await boxOf(on)], stand, await look.told());
      const before = await look.at();
      await look.way(ways % 3 ? 'To the event before' : 'One move back');
      await eventually(async () => (await look.at()) !== before, true);
    }
  });

const pairs = [['Zhang Wei', 'Maria Lopez'], ['Wolfgang Amadeus', '王芳'], ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhausenbergerdorff'], ['', '']];
for (const locale of ['en', 'zh-CN', 'es'])
  scene(`the head of the moves stands with any names, ${locale}`, phone({ width: 320, height: 640, locale }), async (visitor) => {
    const { page } = visitor;
    await keep(visitor, Object.fromEntries(pairs.map(([black, white], nth) => [`game-00000${nth + 1}`, { ...partOf('gomoku', 8), players: { black, white }, ...(black || { computer: { black: 1, white: 1 } }) }])));
    const faults = () => page.evaluate(() => {
      const found = [];
      const head = document.querySelector('.moves-head').getBoundingClientRect();
      const [one, other] = [...document.querySelectorAll('.toggles button')].map((button) => button.getBoundingClientRect());
      if (one.top !== other.top || one.right > other.left) found.push('the toggles are apart');
      if (other.right > head.right || head.height > 96) found.push(`the head is ${head.height} px high`);
      for (const name of document.querySelectorAll('.moves-who span')) {
        const box = name.getBoundingClientRect();
        const [{ scrollWidth, clientWidth }] = name.getElementsByTagName('strong');
        const beside = box.right <= one.left || box.bottom <= one.top;
        if (!beside || (scrollWidth > clientWidth && box.width < 75) || box.top < head.top || box.bottom > head.bottom) found.push(`${name.textContent}: ${box.width} px`);
      }
      return found;
    });
    for (const nth of pairs.keys())
      for (const width of [320, 360, 412, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        await visitor.open(`#/look/${nth + 1}`);
        await eventually(() => page.getByRole('slider').getAttribute('aria-valuetext'), /8/);
        assert.deepEqual(await faults(), [], `${pairs[nth]} at ${width} px`);
      }
  });

scene('comments of a record are told at their moves', phone(), async (visitor) => {
  const look = await lookAt(visitor, { ...partOf('gomoku', 8), comments: { 7: 'A strong reply.\nBlack must answer.' } });
  await look.way('One move back');
  await visitor.page.getByText('A strong reply.').waitFor();
  await look.way('One move back');
  await visitor.page.getByText('A strong reply.').waitFor({ state: 'detached' });
});
