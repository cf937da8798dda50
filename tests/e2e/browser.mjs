// The built web app in a real browser, as a person with a phone, a tablet or a
// desktop computer would open it. For harness.mjs (tests) and speed.mjs.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { keep } from './kept.mjs';
import { browserPath } from './browser-path.mjs';
import { serve } from '../../scripts/serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const bundle = here('../../dist/web');
const shots = here('./shots');

/** The widths at which nothing may scroll sideways. */
export const widths = [320, 360, 768, 1280];

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** A phone held upright; any playwright context option overrides, `width` and `height` too. */
export const phone = (more = {}) => device('phone', { width: 375, height: 700, ...touch }, more);
export const tablet = (more = {}) => device('tablet', { width: 768, height: 1024, ...touch }, more);
export const desktop = (more = {}) => device('desktop', { width: 1280, height: 800 }, more);
/** The kind of device that has this width. */
export const atWidth = (width, more = {}) =>
  (width < 600 ? phone : width < 1000 ? tablet : desktop)({ width, ...more });

function device(kind, base, more) {
  // Throws rest at once; the tests of motion ask for it.
  // No page keeps itself for times without a network, but where that is what is tested.
  const { width, height, ...options } = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...base, ...more };
  return { kind, options: { ...options, viewport: { width, height } } };
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let started;
/** The one browser and the one server of this process. */
export function start() {
  started ??= launch();
  return started;
}

async function launch() {
  assert.ok(existsSync(`${bundle}/index.html`), 'no web bundle: run scripts/web.sh --build-only first');
  const [server, browser] = await Promise.all([serve(bundle), chromium.launch({ executablePath: browserPath(), args: flags })]);
  return { server, browser, url: `http://127.0.0.1:${server.address().port}/` };
}

export async function stop() {
  if (!started) return;
  const { server, browser } = await started;
  await browser.close();
  server.closeAllConnections();
  server.close();
}
/** A fresh visitor: empty storage, own context. `errors` fills while the page lives. */
export async function visit({ kind, options }) {
  const { browser, url } = await start();
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // A tap plays at once, as on a large board; the tests of aiming ask for the standard.
  await keep({ page }, { confirm: 'confirm-never' });
  const errors = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error}`));
  page.on('console', (line) => line.type() === 'error' && errors.push(`console error: ${line.text()} ${line.location().url}`));
  page.on('requestfailed', (request) => {
    // What a reload breaks off, the next page asks for again.
    const { errorText } = request.failure();
    if (errorText !== 'net::ERR_ABORTED') errors.push(`failed request: ${request.url()} ${errorText}`);
  });

  return {
    page,
    context,
    errors,
    /** Goes to a route such as `#/senet`, and waits until the app has painted. */
    async open(route = '') {
      await page.goto(url + route);
      await painted(page);
    },
    async reload() {
      await page.reload();
      await painted(page);
    },
    /** Taps on touch screens, clicks elsewhere. `name` is matched whole unless it is a pattern. */
    async press(role, name) {
      const target = page.getByRole(role, { name, exact: true });
      await (options.hasTouch ? target.tap() : target.click());
    },
    kind,
    locale: options.locale,
  };
}

const painted = (page) => page.locator('#main').getByRole('heading').first().waitFor();

/** What reaches past the right edge of the screen, where that can be scrolled to. */
export function tooWide(page) {
  return page.evaluate((limit) => {
    if (document.scrollingElement.scrollWidth <= limit) return [];
    const past = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > limit + 0.5);
    return past.map((e) => `<${e.localName} class="${e.getAttribute('class') ?? ''}">`).concat('the page');
  }, page.viewportSize().width);
}

/** Nothing reaches past the right edge of the screen; names what does. */
export async function noSidewaysScroll(page) {
  assert.deepEqual(await tooWide(page), [], `wider than ${page.viewportSize().width} px`);
}

/** Where a picture of this name is kept. */
export function shotPath(name) {
  mkdirSync(shots, { recursive: true });
  return `${shots}/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`;
}

/** A picture in tests/e2e/shots. */
export const shot = (page, name) => page.screenshot({ path: shotPath(name) });
