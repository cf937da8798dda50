// Two taps in a row, and what the page does while the computer thinks: a matter of moments.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene } from './harness.mjs';
import { keep, record } from './kept.mjs';

scene('a second quick tap does nothing on the screen that the first one led to', phone(), async (visitor) => {
  const actions = ['h8', 'i9', 'resign:black'];
  await keep(visitor, { 'done-000001': record('gomoku', { actions, result: { winner: 'white', reason: 'resigned' } }) });
  const { page } = visitor;
  await visitor.open('#/look/1');
  await page.keyboard.press('Home');
  const link = page.getByRole('link', { name: 'Your games' });
  const box = await link.boundingBox();
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await eventually(() => page.evaluate(() => location.hash), '#/games');
});

scene('no task of the page takes long while the top level thinks', desktop(), async (visitor) => {
  const { page } = visitor;
  await keep(visitor, { pace: 'pace-at-once', thinking: 'thinking-3000' });
  const table = await sitDown(visitor, record('gomoku', { computer: { white: 8 } }));
  await table.prompt();
  await table.tap('h8');
  await page.getByRole('region').filter({ hasText: 'thinking' }).waitFor();
  // Not what the first tap of a page took, whose code the browser compiles then.
  await page.evaluate(() => {
    globalThis.guqiLong = [];
    const note = (list) => globalThis.guqiLong.push(...list.getEntries().map((entry) => entry.duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
  await eventually(table.plies, 2, 20);
  await eventually(table.turnOf, 'Black');
  assert.deepEqual(await page.evaluate(() => globalThis.guqiLong), []);
});
