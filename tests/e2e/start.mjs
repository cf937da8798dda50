// How long the app takes to start on a slow phone: scripts/browser-tests.sh tests/e2e/start.mjs
// Through the DevTools' “slow 4G”, which lets each request wait for 562 ms and has 1.44 Mbit/s down
// and 0.675 up, and through the network that it stands for, whose requests wait for 150 ms; the
// processor is slowed down four times. The app is interactive when a tap on a game of the home screen
// was answered by the screen of that game; all times begin with the navigation.
//   RUNS=5 node tests/e2e/start.mjs
import { chromium } from 'playwright-core';
import { browserPath } from './browser-path.mjs';
import { phone } from './browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { fileURLToPath } from 'node:url';

const runs = Number(process.env.RUNS ?? 3);
const slow = { offline: false, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const networks = { 'slow 4G': { ...slow, latency: 562.5 }, '150 ms': { ...slow, latency: 150 } };
const bundle = fileURLToPath(new URL('../../dist/web', import.meta.url));
const server = await serve(bundle);
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
const device = phone({ serviceWorkers: 'allow' });

/** Milliseconds from the navigation to the first paint, to the home screen, and until it hears. */
async function start(context, network) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

const rows = {};
for (const [name, network] of Object.entries(networks)) {
  const first = (rows[`${name}, first visit`] = []);
  const again = (rows[`${name}, next visit`] = []);
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext(device.options);
    const { page, times } = await start(context, network);
    first.push(times);
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
    await page.close();
    again.push((await start(context, network)).times);
    await context.close();
  }
}
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
for (const [visit, all] of Object.entries(rows)) {
  const [paint, there, heard] = [0, 1, 2].map((nth) => median(all.map((times) => times[nth])).toFixed(0));
  console.log(`${visit}: first paint ${paint} ms, home ${there} ms, interactive ${heard} ms (medians of ${runs})`);
}
await browser.close();
server.closeAllConnections();
server.close();
