// What is beyond the app – the page, and what the browser draws around it – has the colour
// of the theme's paper, from the first paint on.
import { desktop } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { scene } from './harness.mjs';
import { keep } from './kept.mjs';

const around = (page) => () =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    ...new Set([...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content)),
  ]);
const dark = ['rgb(29, 25, 21)', '#1d1915'];
const light = ['rgb(243, 236, 222)', '#f3ecde'];
const jade = ['rgb(14, 28, 23)', '#0e1c17'];

scene('the page follows the theme that is chosen', desktop(), async ({ page, open, press }) => {
  await open('#/settings');
  await eventually(around(page), light);
  await press('button', 'jade and obsidian');
  await eventually(around(page), jade);
  await press('button', 'as the device');
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(around(page), dark);
});

scene('the page has the theme before the app is there', desktop(), async (visitor) => {
  await keep(visitor, { theme: 'theme-jade' });
  await visitor.page.route('**/app_bg.wasm', () => {});
  const there = visitor.page.waitForEvent('domcontentloaded');
  // The app never comes to paint.
  visitor.open().catch(() => {});
  await there;
  await eventually(around(visitor.page), jade);
});
