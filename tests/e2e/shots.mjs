// Pictures of every screen in every theme and size, into tests/e2e/shots: make shots
//
// SHOTS is a pattern for the names of the screens wanted; THEMES, SIZES and LANGUAGES are lists
// with commas. WHOLE=yes makes each as high as all there is to scroll to, SCALE=2 finer:
//   SHOTS=hint THEMES=light,jade SIZES=360x640 LANGUAGES=es,zh-CN make shots
import { writeFile } from 'node:fs/promises';
import { phone, scene, shotPath } from './harness.mjs';
import { passing, screens } from './screens.mjs';

const { SHOTS = '', THEMES, SIZES, LANGUAGES, WHOLE, SCALE = '1' } = process.env;
const list = (wanted, all) => (wanted ?? all).split(',');
const themes = list(THEMES, 'light,dark,contrast,jade,papyrus');
const sizes = list(SIZES, '360x640,390x844,768x1024,1280x800,844x390').map((size) => size.split('x').map(Number));

/** In the page: another theme, painted, and all that scrolls at its beginning. */
async function wear(theme) {
  document.querySelector('.app').dataset.theme = `theme-${theme}`;
  for (const one of document.querySelectorAll('html, .sheet, .table')) one.scrollTop = 0;
  document.querySelector('details[open]')?.scrollIntoView();
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}

for (const locale of list(LANGUAGES, 'en'))
  for (const [name, goThere] of Object.entries(screens).filter(([name]) => new RegExp(SHOTS).test(name))) {
    // The page stays while it is turned and painted anew, as a phone does with it.
    const rounds = passing.has(name) ? sizes.map((size) => [size]) : [sizes];
    for (const sizes of rounds) {
      const [width, height] = sizes[0];
      scene(`${name}, ${locale}`, phone({ width, height, locale, deviceScaleFactor: Number(SCALE) }), async (visitor) => {
        const { page } = visitor;
        await goThere(visitor);
        // Asked for without detours it takes a quarter of the time.
        const chromium = await visitor.context.newCDPSession(page);
        const quickly = async () => Buffer.from((await chromium.send('Page.captureScreenshot', { optimizeForSpeed: true })).data, 'base64');
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          for (const theme of themes) {
            await page.evaluate(wear, theme);
            const path = shotPath([name, `${width}x${height}`, theme, locale === 'en' ? '' : locale].join(' ').trim());
            if (WHOLE) await page.screenshot({ path, fullPage: true });
            else await writeFile(path, await quickly());
          }
        }
      });
    }
  }
