// How long the app takes to start on a slow phone: scripts/browser-tests.sh tests/e2e/start.mjs
// Through the DevTools' “slow 4G” (562 ms there and back, 1.44 Mbit/s down, 0.675 up: their numbers
// with their correction) and a processor slowed down four times. The app is interactive when a tap
// on a game of the home screen is answered by its screen; that time is told from the navigation on.
//   RUNS=5 COMPRESS=no node tests/e2e/start.mjs
import { chromium } from 'playwright-core';
import { browserPath } from './browser-path.mjs';
import { phone } from './browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { fileURLToPath } from 'node:url';

const runs = Number(process.env.RUNS ?? 3);
const network = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const bundle = fileURLToPath(new URL('../../dist/web', import.meta.url));
const server = await serve(bundle);
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
const device = phone({ serviceWorkers: 'allow' });

/** Milliseconds from the navigation to the first paint, to the home screen, and until it hears. */
async function start(context, slowly) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  if (slowly) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Taken in the page, where nothing of the test takes time: the game is tapped as soon as it is there.
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('a[href*="/new/"]');
      if (link && !window.there) {
        window.there = performance.now();
        link.click();
      }
      if (window.there && location.hash.includes('/new/') && document.querySelector('.app form, .app .page')) {
        requestAnimationFrame(() => setTimeout(() => (window.heard ??= performance.now())));
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.heard, null, { timeout: 60_000 });
  const times = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    window.there,
    window.heard,
  ]);
  return { page, times };
}

const rows = { first: [], again: [] };
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext(device.options);
  const first = await start(context, true);
  rows.first.push(first.times);
  await first.page.evaluate(() => navigator.serviceWorker.ready);
  await first.page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
  await first.page.close();
  const again = await start(context, true);
  rows.again.push(again.times);
  await context.close();
}
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
for (const [visit, all] of Object.entries(rows)) {
  const [paint, there, heard] = [0, 1, 2].map((nth) => median(all.map((times) => times[nth])).toFixed(0));
  console.log(`${visit} visit: first paint ${paint} ms, home ${there} ms, interactive ${heard} ms (medians of ${runs})`);
}
await browser.close();
server.closeAllConnections();
server.close();
