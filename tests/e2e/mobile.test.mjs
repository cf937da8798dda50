// What only the phones' apps do (mobile/page.js), in a page of the web with that script before its
// own: an activity that writes down what it is told stands for Android's, and nobody for iOS.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { sitDown } from './board.mjs';
import { phone } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { scene } from './harness.mjs';
import { partOf } from './kept.mjs';

const script = await readFile(new URL('../../mobile/page.js', import.meta.url), 'utf8');

/** The phone's script before the page's, as an app has them. */
const app = ({ page }) =>
  page.route('**/guqi.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });

/** Beside an activity. */
const android = async ({ page }) => {
  await page.addInitScript(() => {
    const heard = (window.heard = []);
    const activity = { file: '', take: () => [activity.file, (activity.file = '')][0] };
    for (const name of ['ready', 'canGoBack', 'dark', 'share']) activity[name] = (...what) => heard.push([name, ...what]);
    window.GuqiAndroid = activity;
    // As in Android's web view.
    Object.defineProperty(navigator, 'share', { value: undefined, writable: true, configurable: true });
  });
  await app({ page });
};
/** What the activity was told last by that name. */
const last = ({ page }, name) => page.evaluate((name) => window.heard.findLast(([what]) => what === name)?.slice(1), name);
const back = ({ page }) => page.evaluate(() => window.guqiPage.back());

scene('the way back closes a sheet, then leaves the screen, and home is left to the system', phone(), async (visitor) => {
  const { page } = visitor;
  await android(visitor);
  const table = await sitDown(visitor, partOf('gomoku', 6));
  await eventually(() => last(visitor, 'canGoBack'), [true]);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await back(visitor);
  await menu.waitFor({ state: 'detached' });
  await table.spot('h8').waitFor();
  await back(visitor);
  await page.getByRole('heading', { level: 1, name: 'Guqi' }).waitFor();
  await eventually(() => last(visitor, 'canGoBack'), [false]);
  // And nothing happens if it is asked all the same.
  await back(visitor);
  await page.getByRole('heading', { level: 1, name: 'Guqi' }).waitFor();
});

scene('what a word means is closed by the way back before the screen is left', phone(), async (visitor) => {
  const { page, open } = visitor;
  await android(visitor);
  await open('#/how/san_san');
  const meaning = page.getByText(/A stone crossed out for an enemy line/).first();
  await page.getByRole('button', { name: 'dead', exact: true }).tap();
  await meaning.waitFor();
  await eventually(() => last(visitor, 'canGoBack'), [true]);
  await back(visitor);
  await meaning.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'San San Qi' }).waitFor();
  await back(visitor);
  await page.getByRole('heading', { level: 1, name: 'Guqi' }).waitFor();
});

scene('what matters keeps out of the way of the bars', phone(), async (visitor) => {
  const { page, open } = visitor;
  await android(visitor);
  await open('');
  await eventually(() => last(visitor, 'ready'), []);
  const heading = page.getByRole('heading', { level: 1, name: 'Guqi' });
  const before = await heading.boundingBox();
  await page.evaluate(() => window.guqiPage.insets(31.5, 4, 24, 0));
  const now = await heading.boundingBox();
  assert.equal(now.y - before.y, 31.5);
});

scene('the bars are told whether the paper is dark', phone(), async (visitor) => {
  const { page, open } = visitor;
  await android(visitor);
  await open('#/settings');
  await eventually(() => last(visitor, 'dark'), [false]);
  await page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'dark', exact: true }).tap();
  await eventually(() => last(visitor, 'dark'), [true]);
});

scene('what the page shares goes to the share sheet of the system', phone(), async (visitor) => {
  const { page, open } = visitor;
  await android(visitor);
  await open('');
  await page.evaluate(() => navigator.share({ title: 'Senet', text: 'A game', url: 'https://example.org/#/open/abc' }));
  assert.deepEqual(await last(visitor, 'share'), ['A game\nhttps://example.org/#/open/abc', 'Senet']);
});

scene('what arrives from another app is had once, whether it was there before or comes later', phone(), async (visitor) => {
  const { page, open } = visitor;
  await android(visitor);
  await page.addInitScript(() => (window.GuqiAndroid.file = 'Zmlyc3Q='));
  await open('');
  assert.equal(await page.evaluate(() => window.guqiPage.next()), 'Zmlyc3Q=');
  const second = page.evaluate(() => window.guqiPage.next());
  await page.evaluate(() => {
    window.GuqiAndroid.file = 'c2Vjb25k';
    window.guqiPage.arrived();
  });
  assert.equal(await second, 'c2Vjb25k');
});

scene('a finger drawn from the left edge leads back where there is no Android', phone(), async (visitor) => {
  const { page } = visitor;
  await app(visitor);
  const table = await sitDown(visitor, partOf('gomoku', 6));
  const draw = (...points) =>
    page.evaluate((points) => {
      const touch = ([clientX, clientY]) => new Touch({ identifier: 1, target: document.body, clientX, clientY });
      const [from, to] = points.map(touch);
      document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [from], changedTouches: [from] }));
      document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [to] }));
    }, points);
  // Not from the middle, not downwards.
  await draw([100, 300], [250, 300]);
  await draw([10, 300], [90, 400]);
  await table.spot('h8').waitFor();
  await draw([10, 300], [120, 310]);
  await page.getByRole('heading', { level: 1, name: 'Guqi' }).waitFor();
});
