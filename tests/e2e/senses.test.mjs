// What is heard and felt, and how long the screen stays awake, as the page asks the device for it.
import assert from 'node:assert/strict';
import { sitDown, tableOf } from './board.mjs';
import { desktop, phone } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { scene } from './harness.mjs';
import { keep, partOf, record, recorded as game } from './kept.mjs';
import { contexts, held, pitches, recorded, shakes, sources } from './recorder.mjs';

const moving = () => phone({ reducedMotion: 'no-preference' });

// By its sign: the thud of a capture, the strings of a line, the last string of a win.
const THUD = 210;
const LINE = [392, 493.9, 587.3];
const WIN = [293.7, 392, 440, 587.3];

const felt = { place: [10], settle: [12], capture: [16, 40, 28], line: [12, 50, 12, 50, 12], win: [40, 70, 40, 70, 110], refused: [8, 60, 8] };

const count = async (visitor, pitch) => (await pitches(visitor)).filter((one) => one === pitch).length;
const choose = ({ page }, setting, value) => page.getByRole('group', { name: setting }).getByRole('button', { name: value }).tap();

for (const [name, lots] of [['patolli', 5], ['senet', 4]])
  scene(`a throw in ${name} rattles, and clacks when it rests`, moving(), async (visitor) => {
    await recorded(visitor);
    const table = await sitDown(visitor, partOf(name, 60));
    await table.throwLots();
    // A lot is a click and what rings after it: one ring of a bean, two of a stick.
    const each = lots === 5 ? 2 : 3;
    await eventually(async () => (await sources(visitor)).length, each * (9 + lots));
    const all = await sources(visitor);
    assert.ok(all.every(({ from, length }) => from >= 0 && from < 0.55 && length <= 0.5), JSON.stringify(all));
    const [rattle, rest] = [all.slice(0, each * 9), all.slice(each * 9)];
    assert.ok(Math.max(...rattle.map(({ from }) => from)) > 0.35, 'rattles while the lots fall');
    assert.ok(Math.max(...rest.map(({ from }) => from)) < 0.2, 'clacks once they rest');
    await eventually(() => shakes(visitor), [felt.settle]);
  });

scene('a capture is heard and felt each time it is played, and not when it is taken back', phone(), async (visitor) => {
  await recorded(visitor);
  const at = game('patolli').actions.indexOf('28-30');
  const table = await sitDown(visitor, partOf('patolli', at));
  await table.play('28-30');
  await eventually(() => shakes(visitor), [felt.place, felt.capture]);
  assert.equal(await count(visitor, THUD), 1);
  const once = (await sources(visitor)).length;
  await table.undo();
  await eventually(() => table.see('30'), /^Obsidian/);
  await table.play('28-30');
  await eventually(() => shakes(visitor), [felt.place, felt.capture, felt.place, felt.capture]);
  assert.equal((await sources(visitor)).length, 2 * once);
});

scene('a line is heard and felt', phone(), async (visitor) => {
  await recorded(visitor);
  const table = await sitDown(visitor, record('san_san', { actions: ['a1', 'a7', 'd1', 'g7'] }));
  await table.play('g1');
  await eventually(() => shakes(visitor), [felt.place, felt.line]);
  for (const pitch of LINE) assert.equal(await count(visitor, pitch), 1);
});

scene('a chain sounds bead by bead as it jumps', moving(), async (visitor) => {
  await recorded(visitor);
  const table = await sitDown(visitor, partOf('bead_jump', 5));
  await table.play('a3-e1');
  await eventually(async () => (await sources(visitor)).length > 4, true);
  const begins = [...new Set((await sources(visitor)).map(({ from }) => Math.round(100 * from)))];
  assert.ok(begins.length >= 2 && begins[0] > 15, `${begins}`);
  await eventually(() => shakes(visitor), [felt.place]);
});

scene('the end is heard and felt, and lets the screen sleep', phone(), async (visitor) => {
  await recorded(visitor);
  const { actions } = game('gomoku');
  const table = await sitDown(visitor, partOf('gomoku', actions.length - 1));
  await eventually(() => held(visitor), 1);
  await table.play(actions.at(-1));
  await eventually(() => shakes(visitor), [felt.place, felt.line, felt.win]);
  for (const pitch of WIN) assert.ok((await count(visitor, pitch)) > 0, `${pitch}`);
  await eventually(() => held(visitor), 0);
});

scene('every tap that does nothing is answered', phone(), async (visitor) => {
  await recorded(visitor);
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8'] }));
  await table.tap('h8');
  await eventually(() => shakes(visitor), [felt.refused]);
  await table.tap('h8');
  await eventually(() => shakes(visitor), [felt.refused, felt.refused]);
});

scene('what is switched off is not asked for, and is heard when it is chosen', phone(), async (visitor) => {
  await recorded(visitor);
  await keep(visitor, { sound: 'sound-off', vibration: 'vibration-off', awake: 'awake-off' });
  const table = await sitDown(visitor, partOf('patolli', game('patolli').actions.indexOf('28-30')));
  await table.play('28-30');
  await eventually(table.news, /sent back/);
  await table.menu();
  await visitor.press('button', 'Settings');
  assert.deepEqual([await contexts(visitor), await shakes(visitor), await held(visitor)], [0, [], 0]);
  await choose(visitor, 'Sound', 'loud');
  await eventually(async () => (await sources(visitor)).length > 0, true);
  assert.equal(await count(visitor, THUD), 0);
  assert.deepEqual(await shakes(visitor), []);
  await choose(visitor, 'Vibration', 'strong');
  await eventually(() => shakes(visitor), [felt.capture.map((time, nth) => (nth % 2 ? time : Math.round(2.2 * time)))]);
  await choose(visitor, 'Screen stays on', 'yes');
  await eventually(() => held(visitor), 1);
});

scene('the screen stays awake at the table alone, for ten minutes after the last touch', phone(), async (visitor) => {
  const { page } = visitor;
  await recorded(visitor);
  await page.clock.install();
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8'] }));
  await eventually(() => held(visitor), 1);
  await page.clock.fastForward('09:00');
  assert.equal(await held(visitor), 1);
  await page.keyboard.press('Shift');
  await page.clock.fastForward('09:00');
  assert.equal(await held(visitor), 1);
  await page.clock.fastForward('01:01');
  await eventually(() => held(visitor), 0);
  await table.tap('h9');
  await eventually(() => held(visitor), 1);
  // It is felt after the frame that shows it, if the page is still seen by then.
  await eventually(() => shakes(visitor), [felt.place]);
  // A page that nobody sees.
  const seen = (hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await seen(true);
  await eventually(() => held(visitor), 0);
  await seen(false);
  await eventually(() => held(visitor), 1);
  await visitor.press('link', 'Home');
  await eventually(() => held(visitor), 0);
  await page.goBack();
  await eventually(() => held(visitor), 1);
  // Coming back to it is no news.
  await table.tap('h10');
  await eventually(() => table.see('h10'), 'Black');
  await eventually(() => shakes(visitor), [felt.place, felt.place]);
});

/** Which of these three can be set here. */
async function rows(visitor) {
  await visitor.open('#/settings');
  await visitor.page.getByRole('heading', { name: 'Settings' }).waitFor();
  const named = await visitor.page.getByRole('group').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return ['Sound', 'Vibration', 'Screen stays on'].filter((name) => named.includes(name));
}

scene('a phone can do it all', phone(), async (visitor) => {
  await recorded(visitor);
  assert.deepEqual(await rows(visitor), ['Sound', 'Vibration', 'Screen stays on']);
});

scene('without a touch screen there is no vibration to be set', desktop(), async (visitor) => {
  await recorded(visitor);
  assert.deepEqual(await rows(visitor), ['Sound', 'Screen stays on']);
});

scene('a device that can do none of it plays on in silence', phone(), async (visitor) => {
  await visitor.page.addInitScript(() => {
    delete globalThis.AudioContext;
    delete globalThis.webkitAudioContext;
    for (const name of ['vibrate', 'wakeLock']) delete Navigator.prototype[name];
  });
  const table = await sitDown(visitor, partOf('gomoku', 8));
  await table.play(game('gomoku').actions[8]);
  await eventually(table.prompt, 'Black wins: five in a row.');
  assert.deepEqual(await rows(visitor), []);
});

scene('a device that refuses is not asked in vain, and nothing fails', phone(), async (visitor) => {
  await visitor.page.addInitScript(() => {
    globalThis.AudioContext = class {
      constructor() {
        throw new Error('no sound device');
      }
    };
    const refuse = async () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } });
  });
  const table = await sitDown(visitor, partOf('gomoku', 8));
  await table.play(game('gomoku').actions[8]);
  await eventually(table.prompt, 'Black wins: five in a row.');
});

scene('a lesson is heard and felt as the table is', phone(), async (visitor) => {
  await recorded(visitor);
  await visitor.open('#/learn/gomoku/0');
  const lesson = tableOf(visitor);
  await eventually(() => held(visitor), 1);
  await lesson.tap('j8');
  await eventually(async () => (await shakes(visitor))[0], felt.place);
  await visitor.press('button', 'Next');
  await lesson.tap('g8');
  await eventually(async () => (await shakes(visitor)).at(-1), felt.refused);
  await visitor.press('link', 'Home');
  await eventually(() => held(visitor), 0);
});
