// The lessons on a small phone: each from its first step to its last by taps, with a wrong
// answer on the way; where they are found; what is kept.
import assert from 'node:assert/strict';
import { noSidewaysScroll, phone, scene } from './harness.mjs';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { keep, kept, partOf } from './kept.mjs';

const small = () => phone({ width: 360, height: 640 });

/** The lesson that the page shows. */
function lessonOf(visitor) {
  const { page, press } = visitor;
  const table = tableOf(visitor);
  const said = () => page.getByRole('status').first().innerText();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  return {
    ...table,
    said,
    next: () => press('button', 'Next'),
    /** The step, as it is said: `2 of 6`. */
    step: () => page.getByText(/^\d of \d$/).innerText(),
    done: () => next.waitFor(),
    /** Board, task and buttons are to be seen without scrolling. */
    async fits() {
      await noSidewaysScroll(page);
      const { height } = page.viewportSize();
      const board = page.getByRole('group', { name: / board$/ });
      const parts = [board, page.getByRole('status').first(), ...(await page.getByRole('button', { name: /^(Back|Again|Skip|Next)$/ }).all())];
      for (const part of parts) {
        const box = await part.boundingBox();
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${await part.innerText()}: ${box.y} to ${box.y + box.height}`);
      }
      const status = page.getByRole('status').first();
      assert.ok(await status.evaluate((one) => one.scrollHeight <= one.clientHeight + 1), `all is read: ${await said()}`);
    },
  };
}

/** Of every step the taps that are right, `throw` among them; before some of them taps that are wrong, and what is said then. */
const lessons = {
  patolli: { name: 'Patolli', steps: ['throw waiting', 'throw 0', [['waiting', /^Jade entered on 0\./], '24'], '18', '0 throw', '48'] },
  senet: { name: 'Senet', steps: ['throw 9', '1', [['12', /went from 12 to 16/], '7'], '12', [['25', /water carried White from 27 to 15/], '7'], '25 throw', '28'] },
  bead_jump: { name: 'Bead jump', steps: [[['e1 c1', /went from e1 to c1/], 'f3 f4'], 'e1 e3', 'f1 b1', 'f4 b6', 'd1 c1', 'f4 f3'] },
  san_san: { name: 'San San Qi', steps: ['g7', [['g1', /g1 is dead/], 'c5'], 'd1 e3', 'a4 c5', 'c5 d5 a4', 'e5 e4 d7'] },
  gomoku: { name: 'Gomoku', steps: ['j8', 'k8', [['e8', /placed on e8/], 'f8'], 'f8', 'i8', 'h9'] },
};

/** Makes these taps; after a throw once it rests. */
async function taps(lesson, row) {
  let thrown = false;
  for (const tap of row.split(' ')) {
    if (tap === 'throw') await lesson.throwLots();
    else {
      if (thrown) await eventually(() => lesson.see(tap), /(can move|chosen|can be reached)$/);
      await lesson.tap(tap);
    }
    thrown = tap === 'throw';
  }
}

for (const [game, { name, steps }] of Object.entries(lessons))
  scene(`the lesson of ${name} from start to end`, small(), async (visitor) => {
    await visitor.open(`#/learn/${game}/0`);
    const lesson = lessonOf(visitor);
    for (const [nth, step] of steps.entries()) {
      await eventually(lesson.step, `${nth + 1} of ${steps.length}`);
      await lesson.fits();
      const [wrong, right] = Array.isArray(step) ? step : [null, step];
      if (wrong) {
        const [first] = wrong[0].split(' ');
        const before = await lesson.see(first);
        const task = await lesson.prompt();
        await taps(lesson, wrong[0]);
        await eventually(lesson.news, wrong[1]);
        assert.match(await lesson.news(), /That is allowed – but look again\.$/);
        assert.equal(await lesson.prompt(), task);
        await lesson.fits();
        // It is taken back by itself, and can be done right.
        await eventually(() => lesson.see(first), before);
      }
      await taps(lesson, right);
      await lesson.done();
      await lesson.fits();
      await lesson.next();
    }
    const end = visitor.page.getByRole('dialog', { name: `Now you can play ${name}!` });
    await end.waitFor();
    // Nothing of it is a game in play.
    assert.deepEqual(Object.keys(await kept(visitor)).filter((key) => key.startsWith('game')), []);
    await visitor.press('button', 'Play against the computer');
    await eventually(async () => JSON.parse((await kept(visitor))['game-000001'] ?? '{}').game, game);
  });

scene('a lesson goes on where it was left', small(), async (visitor) => {
  await visitor.open('#/learn/gomoku/0');
  const lesson = lessonOf(visitor);
  await lesson.tap('j8');
  await lesson.next();
  await eventually(lesson.step, '2 of 6');
  await visitor.reload();
  await eventually(lesson.step, '2 of 6');
  await lesson.tap('g8');
  await eventually(lesson.news, 'g8 is taken.');
  await visitor.press('button', 'Hint');
  await eventually(() => lesson.see('k8'), 'empty, suggested');
  await visitor.press('button', 'Back');
  await eventually(lesson.step, '1 of 6');
  await lesson.tap('j8');
  await lesson.done();
  await visitor.press('button', 'Again');
  await eventually(() => lesson.see('j8'), 'empty');
});

scene('a lesson is found at home, at a new game and in play, which it leaves as it is', small(), async (visitor) => {
  const { page, press } = visitor;
  const game = partOf('senet', 60);
  await keep(visitor, { 'game-000001': game });
  const lesson = lessonOf(visitor);
  await visitor.open();
  await press('link', 'Lesson: Senet');
  await eventually(lesson.step, '1 of 7');
  await press('link', 'Home');
  await page.getByRole('link', { name: 'Senet', exact: true }).tap();
  await press('link', 'Lesson');
  await eventually(lesson.step, '1 of 7');
  const table = await sitDown(visitor, game);
  await table.menu();
  await press('button', 'How to play');
  await press('link', 'Lesson');
  await lesson.throwLots();
  await lesson.tap('9');
  await lesson.done();
  await lesson.next();
  await press('link', 'Back to the game');
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  assert.deepEqual(await table.record(), game);
});

scene('somebody who has learnt it plays with somebody', small(), async (visitor) => {
  await keep(visitor, { 'lesson-gomoku': '5' });
  await visitor.open('#/learn/gomoku/0');
  const lesson = lessonOf(visitor);
  await lesson.tap('f8');
  await eventually(lesson.news, 'Forbidden to Black: more than five in a row.');
  await lesson.tap('h9');
  await lesson.next();
  await visitor.press('link', 'Play with somebody');
  await visitor.page.getByRole('button', { name: 'Start' }).waitFor();
});
