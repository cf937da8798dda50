// How long a tap takes to the next paint, on a processor slowed down as on a cheap
// phone. Two clocks are read: `frame` ends when the frame after the tap has been handed
// over for painting; `event` is the browser's own Event Timing, in steps of 8 ms.

/** Watches a visitor's page, which must not have been opened yet. */
export async function watched({ page }) {
  await page.addInitScript(watch);
}

/** Slows an open page down; the returned function taps a place of it and waits for the paint. */
export async function slowed({ page, context }, times) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  return (place) => tap(page, cdp, place);
}

/** The times of all taps, in ms. */
export async function times({ page }) {
  const { frames, events } = await page.evaluate(() => globalThis.guqiSpeed);
  // Shorter than 16 ms is not reported at all.
  while (events.length < frames.length) events.push(16);
  return { frames, events };
}

export function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Math.round(10 * sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]) / 10;
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95), p99: at(0.99), max: at(1) };
}

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
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') seen.events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Nothing is asked of the page while it is timed: the answer would wait in the same queue. */
async function tap(page, cdp, place) {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const before = await page.evaluate(() => globalThis.guqiSpeed.frames.length);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await quiet(300);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await quiet(600);
  await page.waitForFunction((count) => globalThis.guqiSpeed.frames.length > count, before);
}

const quiet = (ms) => new Promise((done) => setTimeout(done, ms));
