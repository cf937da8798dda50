// How long a tap takes to the next paint, on a processor slowed down as on a cheap
// phone. Two clocks are read: `frame` ends when the frame after the tap has been handed
// over for painting; `event` is the browser's own Event Timing, in steps of 8 ms.

/** Watches a visitor's page, which must not have been opened yet. */
export async function watched({ page }) {
  await page.addInitScript(watch);
}

/**
 * Slows an open page down. The returned function taps the button or link whose accessible name
 * matches, and waits for the paint and for so many milliseconds, until all that moves is at rest.
 */
export async function slowed({ page, context }, times, rest = 600) {
  // A locator leaves listeners of its own in the page, and they would be timed too. From here on
  // the page is fresh, and only asked by plain functions.
  await page.reload();
  await page.waitForFunction(() => document.querySelector('h1'));
  await quiet(1000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  return (name) => tap(page, cdp, name, rest);
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
  // By nearest rank: the least time that is not below this share of them all.
  const at = (share) => Math.round(10 * sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]) / 10;
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
async function tap(page, cdp, name, rest) {
  const at = await page.evaluate(middleOf, name);
  if (!at) throw new Error(`nothing to tap is called ${name}`);
  const before = await page.evaluate(() => globalThis.guqiSpeed.frames.length);
  await quiet(300);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  // A finger stays down for about this long.
  await quiet(90);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await quiet(rest);
  await page.waitForFunction((count) => globalThis.guqiSpeed.frames.length > count, before);
}

/** In the page: where the middle of the button or link is whose name matches; null without one. */
function middleOf(name) {
  const named = new RegExp(name);
  const places = [...document.querySelectorAll('button, a')];
  const place = places.find((one) => named.test(one.getAttribute('aria-label') ?? one.textContent.trim()));
  if (!place) return null;
  place.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const quiet = (ms) => new Promise((done) => setTimeout(done, ms));
