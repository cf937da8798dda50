// Measures the time from a tap to the next paint on a processor slowed down four
// times, as on a cheap phone:
//
//   node tests/e2e/speed.mjs '#/route' LABEL…  [--runs 3] [--slow 4] [--json]
//
// Each LABEL is the accessible name of a button or grid cell (or `role:name`, such as
// `link:Gomoku`), tapped in this order; `…/regular expression/` works as a name too.
// Two clocks are read: `frame` ends when the frame after the tap has been handed
// over for painting; `event` is the browser's own Event Timing, in steps of 8 ms.
import { parseArgs } from 'node:util';
import { phone, stop, visit } from './browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    slow: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  },
});
const [route, ...labels] = positionals;
if (!labels.length) {
  console.error("usage: node tests/e2e/speed.mjs '#/route' LABEL… [--runs 3] [--slow 4] [--json]");
  process.exit(2);
}

const frames = [];
const events = [];
for (let run = 0; run < Number(values.runs); run++) {
  const visitor = await visit(phone());
  await visitor.page.addInitScript(watch);
  await visitor.open(route);
  const cdp = await visitor.context.newCDPSession(visitor.page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  for (const label of labels) await tap(visitor.page, cdp, label);
  const seen = await visitor.page.evaluate(() => globalThis.guqiSpeed);
  frames.push(...seen.frames);
  events.push(...seen.events);
  if (visitor.errors.length) console.error(visitor.errors.join('\n'));
  await visitor.context.close();
}
await stop();
report();

/** In the page: notes each click's way to the screen. */
function watch() {
  const seen = { frames: [], events: [] };
  globalThis.guqiSpeed = seen;
  addEventListener(
    'click',
    (event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.frames.push(performance.now() - event.timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
  // Shorter than 16 ms is not reported at all, and counts as 16 below.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') seen.events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function tap(page, cdp, label) {
  const place = find(page, label);
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const before = await page.evaluate(() => globalThis.guqiSpeed.frames.length);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction((count) => globalThis.guqiSpeed.frames.length > count, before);
}

function find(page, label) {
  const [, role, text] = label.match(/^(?:([a-z]+):)?(.*)$/s);
  const pattern = text.match(/^\/(.*)\/$/);
  const by = { name: pattern ? new RegExp(pattern[1]) : text, exact: true };
  if (role) return page.getByRole(role, by).first();
  return page.getByRole('button', by).or(page.getByRole('gridcell', by)).first();
}

function report() {
  while (events.length < frames.length) events.push(16);
  const result = { route, taps: frames.length, slow: Number(values.slow), frame: percentiles(frames), event: percentiles(events) };
  if (values.json) return console.log(JSON.stringify(result));
  console.log(`${route}: ${result.taps} taps, processor slowed ${result.slow} times, in ms`);
  console.table({ frame: result.frame, event: result.event });
}

function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Math.round(10 * sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]) / 10;
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95), p99: at(0.99), max: at(1) };
}
