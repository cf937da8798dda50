// The computer's review of a game that is looked through.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { fingersOf } from './fingers.mjs';
import { desktop, phone, scene, tablet } from './harness.mjs';
import { keep, keptGame, partOf, record, recorded } from './kept.mjs';

/** Opens a game to be looked through. */
async function lookAt(visitor, game) {
  const { page } = visitor;
  await keep(visitor, { 'game-000001': game });
  await visitor.open('#/look/1');
  const moves = page.getByRole('region', { name: 'All moves' });
  await moves.waitFor();
  return {
    moves,
    review: () => visitor.press('button', 'Review'),
    graph: moves.getByRole('slider', { name: /chances, move by move$/ }),
    verdict: () => moves.getByRole('status').innerText(),
    progress: moves.getByRole('progressbar'),
    done: () => moves.getByRole('rowheader', { name: 'Accuracy', exact: true }).waitFor({ timeout: 60_000 }),
    /** How many choices of a grade the two persons made. */
    graded: async (grade) => {
      const cells = moves.getByRole('row', { name: new RegExp(grade) }).getByRole('cell');
      return (await cells.allInnerTexts()).map(Number);
    },
  };
}
const players = { black: 'Ann', white: 'Ben' };
/** Black misses the five on l8. */
const missed = record('gomoku', { players, actions: 'h8 g8 i8 h9 j8 i9 k8 j9 a15'.split(' ') });

for (const device of [desktop(), phone()])
  scene('a blunder is found, the better move told and shown, and the review kept', device, async (visitor) => {
    const { page } = visitor;
    const look = await lookAt(visitor, missed);
    await look.review();
    await look.done();
    assert.match(await look.verdict(), /^\?\? Blunder, [\d.]+\s% lost\. Better: l8\. Ann’s chances: [\d.]+\s%\.$/);
    assert.ok((await look.graded('Blunder'))[0] >= 1);
    assert.match(await page.getByRole('button', { name: /^l8, / }).getAttribute('aria-label'), /suggested$/);
    // The graph leads to every move.
    await look.graph.fill('7');
    await eventually(async () => (await look.moves.locator('[aria-current=step]').getAttribute('aria-label')).split(', ')[1], 'k8');
    await eventually(look.verdict, /^(✓ Best|\+ Good)/);
    const box = await look.graph.boundingBox();
    await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    await eventually(look.verdict, /Blunder/);
    const kept = await keptGame(visitor);
    assert.deepEqual(kept.actions, missed.actions);
    assert.equal(kept.review.plies.split(';').length, 9);
    await page.reload();
    await look.done();
    await eventually(look.verdict, /Blunder/);
    assert.deepEqual(await keptGame(visitor), kept);
  });

scene('slips are marked in the list of moves', desktop(), async (visitor) => {
  const look = await lookAt(visitor, missed);
  await look.review();
  await look.done();
  const slip = look.moves.getByRole('button', { name: '9. Ann, a15, Blunder', exact: true });
  assert.match(await slip.innerText(), /a15\s*\?\?/);
  await look.review();
  await look.graph.waitFor({ state: 'detached' });
  await look.moves.getByRole('button', { name: '9. Ann, a15', exact: true }).waitFor();
});

scene('a long review tells how far it is, is stopped, and gone on with', desktop(), async (visitor) => {
  const game = recorded('san_san');
  const look = await lookAt(visitor, game);
  await look.review();
  await eventually(async () => Number(await look.progress.getAttribute('value')) > 0, true);
  await visitor.press('button', 'Stop');
  await look.moves.getByRole('button', { name: 'Go on', exact: true }).waitFor();
  const judged = async () => Number(await look.progress.getAttribute('value'));
  const then = await judged();
  await eventually(async () => (await keptGame(visitor)).review?.plies.split(';').length, then);
  await visitor.press('button', 'Go on');
  await eventually(async () => (await look.progress.count()) === 0 || (await judged()) > then, true);
});

scene('what was judged is there when the page is loaded anew', desktop(), async (visitor) => {
  const look = await lookAt(visitor, recorded('san_san'));
  await look.review();
  const judged = async () => Number(await look.progress.getAttribute('value'));
  await eventually(async () => (await judged()) > 0, true);
  const then = await judged();
  await visitor.page.reload();
  await look.moves.getByRole('button', { name: 'Go on', exact: true }).waitFor();
  assert.ok((await judged()) >= then);
});

scene('luck and choices are told apart and sum to the result', phone(), async (visitor) => {
  const look = await lookAt(visitor, { ...partOf('senet', 40), players: { white: 'Ann', black: 'Ben' } });
  await look.review();
  await look.done();
  const account = look.moves.getByRole('table', { name: 'Ann’s chances to win, in %' });
  const cells = await account.getByRole('cell').allInnerTexts();
  const numbers = cells.map((number) => Math.round(10 * Number(number.replace('−', '-'))));
  assert.equal(numbers.length, 7);
  const end = numbers.pop();
  assert.equal(numbers.reduce((total, number) => total + number, 0), end, cells.join(' '));
  await look.moves.getByText('What this means').click();
  await look.moves.getByText(/less than 2 %/).waitFor();
});

/** The game, reviewed. */
async function reviewed(visitor) {
  const look = await lookAt(visitor, missed);
  await look.review();
  await look.done();
  return look;
}
/** Whether all of it is in the window, and below nothing that stays. */
const seen = (place) =>
  place.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const device of [phone({ width: 360, height: 640 }), phone({ width: 640, height: 360 }), phone({ width: 412, height: 800 }), tablet()])
  scene('a review is one page: the board and the ways stay, and nothing in it is scrolled by itself', device, async (visitor) => {
    const { page } = visitor;
    const look = await reviewed(visitor);
    const [board, on, verdict] = [page.getByRole('group', { name: 'Gomoku board' }), page.getByRole('button', { name: 'One move back' }), look.moves.getByRole('status')];
    const upright = device.options.viewport.height > 400;
    if (upright) for (const place of [board, verdict, look.graph.locator('..'), on]) await eventually(() => seen(place), true);
    const scrolled = await page.evaluate(() => [...document.querySelectorAll('main *')].filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1).map((one) => one.className || one.localName));
    assert.deepEqual(scrolled, []);
    // To the last move, down the page.
    const last = look.moves.getByRole('button', { name: /^9\. / });
    await last.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    for (const place of [board, on, last]) await eventually(() => seen(place), true);
    assert.match(await last.innerText(), /a15\s*\?\?/);
  });

scene('on the graph a finger scrolls the page up and down, and leads to a move across', phone({ width: 360, height: 640 }), async (visitor) => {
  const { page } = visitor;
  const look = await reviewed(visitor);
  const fingers = await fingersOf(visitor);
  const graph = look.graph.locator('..');
  const at = () => look.graph.inputValue();
  const place = async (part) => {
    const { x, y, width, height } = await graph.boundingBox();
    return [x + part * width, y + height / 2];
  };
  const top = () => page.evaluate(() => document.querySelector('main').scrollTop);
  const [x, y] = await place(0.3);
  await fingers.drag([x, y], [x + 6, y - 120]);
  await eventually(async () => (await top()) > 50, true);
  assert.equal(await at(), '9');
  await fingers.drag(await place(0.8), await place(0.34));
  await eventually(at, '3');
  await fingers.tap(await place(0.67));
  await eventually(at, '6');
});

scene('in a review the ways lead to mistakes', desktop(), async (visitor) => {
  const { page, press } = visitor;
  const look = await reviewed(visitor);
  const marked = await look.moves.getByRole('button', { name: /, (Mistake|Blunder)$/ }).evaluateAll((all) => all.map((one) => parseInt(one.getAttribute('aria-label'))));
  const found = [];
  const way = page.getByRole('button', { name: 'To the next mistake' });
  await press('button', 'To the beginning');
  while ((await way.getAttribute('aria-disabled')) !== 'true') {
    await way.click();
    const before = found.at(-1);
    await eventually(async () => Number(await look.graph.inputValue()) !== (before ?? 0), true);
    found.push(Number(await look.graph.inputValue()));
  }
  assert.deepEqual(found, marked);
  assert.ok(marked.length > 0);
  await look.review();
  await page.getByRole('button', { name: 'To the next event' }).waitFor();
});

scene('the moves below a review are told in words, and the one that is shown is in sight when it is put away', phone({ width: 360, height: 640 }), async (visitor) => {
  const look = await reviewed(visitor);
  const now = look.moves.locator('[aria-current=step]');
  await visitor.press('button', 'In words');
  await eventually(() => now.innerText(), /^9\.\s*Ann \(Black\) placed on a15\.\s*\?\?$/);
  await look.review();
  await eventually(() => seen(now), true);
});
