// Draws the icons of the web app, and Windows' own, from assets/icons/guqi.svg, after that was changed:
//   node scripts/icons.mjs
// Needs Chromium and ImageMagick's `convert`, which leaves few colours, hence small files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserPath } from '../tests/e2e/browser-path.mjs';

const icon = (name) => fileURLToPath(new URL(`../assets/icons/${name}`, import.meta.url));
const drawn = readFileSync(icon('guqi.svg'), 'utf8');

// A launcher cuts its own shape out of the whole square; a circle of 80 % always stays.
const maskable = drawn.replace('viewBox="0 0 64 64"', 'viewBox="-13 -13 90 90"').replace(/<rect[^>]*>/, (rect) =>
  rect.replace('width="64" height="64" rx="12"', 'x="-13" y="-13" width="90" height="90"'));
// What is opaque takes the colour that the launcher likes: the lines and the stones, two of them rings.
const monochrome = drawn
  .replace('viewBox="0 0 64 64"', 'viewBox="-13 -13 90 90"')
  .replace(/<rect[^>]*>/, '<mask id="m"><path fill="#fff" d="M-13-13h90v90h-90z"/><circle cx="52" cy="12" r="8"/><circle cx="12" cy="52" r="8"/></mask>')
  .replace('<path d="M12', '<path mask="url(#m)" d="M12')
  .replaceAll(/fill="#fbf7ee" stroke="#6b4a1f"/g, 'fill="none" stroke="#000" stroke-width="3"')
  .replaceAll(/#6b4a1f|#1d1a17/g, '#000');

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, svg, size] of [['192.png', drawn, 192], ['maskable.png', maskable, 512], ['monochrome.png', monochrome, 512]]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg.replace('<svg', `<svg width="${size}" height="${size}"`)}`);
  const png = await page.screenshot({ omitBackground: true });
  const few = ['-', '-strip', '+dither', '-colors', '48', '-define', 'png:compression-level=9', `PNG8:${icon(name)}`];
  // Palettes of PNG know no shades of transparency.
  const grey = ['-', '-strip', '-define', 'png:compression-level=9', '-define', 'png:color-type=4', '-depth', '8', icon(name)];
  execFileSync('convert', name === 'monochrome.png' ? grey : few, { input: png });
}
await browser.close();
execFileSync('convert', [icon('guqi.png'), '-define', 'icon:auto-resize=256,48,32,16', icon('guqi.ico')]);
