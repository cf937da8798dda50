// The computer's review of a game that is looked through.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene } from './harness.mjs';
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
    assert.match(await look.verdict(), /^\?\? Blunder, [\d.]+ % lost\. Better: l8\. Ann’s chances: [\d.]+ %\.$/);
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

scene('luck and choices are told apart and sum to the result', phone(), async (visitor) => {
  const look = await lookAt(visitor, { ...partOf('senet', 40), players: { white: 'Ann', black: 'Ben' } });
  await look.review();
  await look.done();
  const sum = await look.moves.getByText(/^In % to win, Ann/).innerText();
  const numbers = sum.match(/[+−]?\d+\.\d/g).map((number) => Math.round(10 * Number(number.replace('−', '-'))));
  const end = numbers.pop();
  assert.equal(numbers.reduce((total, number) => total + number, 0), end, sum);
  await look.moves.getByText('What this means').click();
  await look.moves.getByText(/less than 2 %/).waitFor();
});
