// Points smaller than a fingertip: a first tap aims, a second one plays.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { desktop, phone } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { scene } from './harness.mjs';
import { keep, partOf, record } from './kept.mjs';

const aiming = async (visitor, game, value = 'confirm-small') => {
  await keep(visitor, { confirm: value });
  return sitDown(visitor, game);
};
const play = ({ page }, at) => page.getByRole('button', { name: `Play ${at}`, exact: true });

scene('a stone is aimed, moved, and placed by a second tap', phone(), async (visitor) => {
  const table = await aiming(visitor, record('gomoku'));
  await table.tap('h8');
  await play(visitor, 'h8').waitFor();
  await eventually(table.news, /^Tap there again/);
  await table.tap('j10');
  await play(visitor, 'j10').waitFor();
  assert.equal(await table.plies(), 0);
  await table.tap('j10');
  await eventually(async () => (await table.record()).actions, ['j10']);
  await eventually(() => play(visitor, 'j10').count(), 0);
});

scene('what is aimed at is played by its button', phone(), async (visitor) => {
  const table = await aiming(visitor, record('gomoku'));
  const before = await table.spot('a1').boundingBox();
  await table.tap('h8');
  await play(visitor, 'h8').click();
  await eventually(async () => (await table.record()).actions, ['h8']);
  // The board stays where it is.
  assert.deepEqual(await table.spot('a1').boundingBox(), before);
});

scene('an occupied point is refused and aims at nothing', phone(), async (visitor) => {
  const table = await aiming(visitor, record('gomoku', { actions: ['h8'] }));
  await table.tap('j9');
  await play(visitor, 'j9').waitFor();
  await table.tap('h8');
  await eventually(table.news, 'h8 is taken.');
  assert.equal(await play(visitor, 'j9').count(), 0);
  assert.equal(await table.plies(), 1);
});

scene('an undo ends aiming', phone(), async (visitor) => {
  const table = await aiming(visitor, record('gomoku', { actions: ['h8'] }));
  await table.tap('j9');
  await play(visitor, 'j9').waitFor();
  await table.undo();
  await play(visitor, 'j9').waitFor({ state: 'detached' });
  assert.equal(await table.plies(), 0);
});

scene('a piece of Patolli is aimed along its way', phone(), async (visitor) => {
  const table = await aiming(visitor, partOf('patolli', 61));
  const [source] = await table.points('can move');
  await table.tap(source);
  const button = visitor.page.getByRole('button', { name: /^Go to / });
  await button.waitFor();
  const to = (await button.innerText()).replace('Go to ', '');
  assert.equal(await table.plies(), 61);
  await table.tap(to);
  await eventually(table.plies, 62);
  const { actions } = await table.record();
  assert.ok(actions.at(-1).endsWith(`-${to}`), actions.at(-1));
});

scene('on a large board a tap plays at once', desktop(), async (visitor) => {
  const table = await aiming(visitor, record('gomoku'));
  // The board has told its size when it was laid out and painted.
  await visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  await table.tap('h8');
  await eventually(table.plies, 1);
});

scene('a large board confirms where that is wanted', desktop(), async (visitor) => {
  const table = await aiming(visitor, record('gomoku'), 'confirm-always');
  await table.tap('h8');
  await play(visitor, 'h8').waitFor();
  assert.equal(await table.plies(), 0);
});

scene('an undo asks first where that was agreed', phone(), async (visitor) => {
  await keep(visitor, { consent: 'consent-on' });
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8'] }));
  await table.undo();
  await visitor.press('button', 'No');
  assert.equal(await table.plies(), 1);
  await table.undo();
  await visitor.press('button', 'Yes');
  await eventually(table.plies, 0);
});

scene('the computer is not asked', phone(), async (visitor) => {
  await keep(visitor, { consent: 'consent-on' });
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8', 'h9', 'j8'], computer: { black: 1 } }));
  await table.undo();
  await eventually(table.plies, 1);
});
