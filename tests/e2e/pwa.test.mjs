// The app as it is installed from a browser: in any folder of a host, without the network, and
// from one version to the next.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { tableOf } from './board.mjs';
import { browserPath } from './browser-path.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { withHost } from './host.mjs';

/** A visitor whose browser may keep the app. */
const keeping = (more = {}) => phone({ serviceWorkers: 'allow', ...more });

const home = (page) => page.getByRole('heading', { level: 1, name: /Guqi/ }).waitFor();
const go = async ({ page }, url) => {
  await page.goto(url);
  await home(page);
};
const reload = async ({ page }) => {
  await page.reload();
  await home(page);
};
/** Waits until the page gets all from the service worker. */
const kept = ({ page }) => eventually(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), true);
/** Whether a newer version waits; at home, when all pages are gone. */
const waits = ({ page }) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const style = ({ page }) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--version').trim());
const version = ({ page }) => page.evaluate(() => document.querySelector('meta[name=version]').content);
const caches = ({ page }) => page.evaluate(() => window.caches.keys());
/** Lets the browser look for a newer version. */
const lookFor = ({ page }) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().then(() => {}, () => {}));
const notice = ({ page }) => page.getByRole('status').filter({ hasText: 'new version' });
/** Plays a stone of a new game against the computer, which answers. */
const playWithComputer = async (visitor) => {
  const { page } = visitor;
  await page.getByRole('link', { name: 'Gomoku', exact: true }).tap();
  await page.getByRole('group', { name: 'White is played by' }).getByRole('button', { name: 'Computer' }).tap();
  await page.getByRole('combobox').selectOption('1');
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await tableOf(visitor).tap('h8');
  await eventually(() => page.getByRole('button', { name: /^[a-o]\d+, White/ }).count(), 1);
};

scene('in a folder of a host without any headers, all works and nothing is violated', keeping(), (visitor) =>
  withHost(
    async ({ url }) => {
      await go(visitor, url);
      await playWithComputer(visitor);
      await kept(visitor);
    },
    { isolated: false },
  ),
);

scene('what the page is not allowed to do, it cannot do', phone(), async (visitor) => {
  await visitor.open();
  await visitor.page.evaluate(() => {
    window.refused = new Set();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.refused.add(effectiveDirective));
    // Later, when the page itself does it and not the test.
    setTimeout(() => {
      for (const tag of ['script', 'style']) {
        const element = document.createElement(tag);
        element.textContent = tag === 'script' ? 'window.done = true' : 'html { color: red }';
        document.body.append(element);
      }
      fetch('https://example.com/').catch(() => {});
      new Image().src = 'https://example.com/';
      window.done = new Function('return true')();
    });
  });
  const refused = ['connect-src', 'img-src', 'script-src', 'script-src-elem', 'style-src-elem'];
  await eventually(() => visitor.page.evaluate(() => [...window.refused].sort()), refused);
  assert.equal(await visitor.page.evaluate(() => window.done), undefined);
  visitor.errors.length = 0;
});

scene('after a visit it works without the network, the computer too', keeping(), (visitor) =>
  withHost(
    async ({ url, gone }) => {
      await go(visitor, url);
      await kept(visitor);
      gone();
      await reload(visitor);
      // Wherever it lies: the host sends no such headers.
      assert.equal(await visitor.page.evaluate(() => crossOriginIsolated), true);
      await playWithComputer(visitor);
      await go(visitor, `${url}index.html`);
      visitor.errors.splice(0, Infinity, ...visitor.errors.filter((error) => !/sw\.js|manifest/.test(error)));
    },
    { isolated: false },
  ),
);

scene('a new version waits, tells of itself at home only, and is taken into use there', keeping(), (visitor) =>
  withHost(async (host) => {
    await go(visitor, host.url);
    await kept(visitor);
    const first = await version(visitor);
    assert.equal(first, host.version());
    assert.equal(await notice(visitor).isVisible(), false);
    host.change('second');
    await lookFor(visitor);
    await eventually(() => waits(visitor), true);
    await notice(visitor).waitFor();

    await playWithComputer(visitor);
    assert.equal(await notice(visitor).isVisible(), false);
    await visitor.page.reload();
    await eventually(() => tableOf(visitor).see('h8'), 'Black');
    assert.deepEqual([await version(visitor), await style(visitor)], [first, '']);

    await go(visitor, host.url);
    assert.deepEqual([await version(visitor), await style(visitor)], [first, '']);
    await notice(visitor).getByRole('button', { name: 'Use it now' }).tap();
    await eventually(() => style(visitor).catch(() => ''), 'second');
    await home(visitor.page);
    assert.equal(await version(visitor), host.version());
    assert.equal(await notice(visitor).isVisible(), false);
    assert.equal((await caches(visitor)).length, 1);
    // The game that was played before goes on.
    assert.equal(await visitor.page.getByRole('region', { name: 'Continue' }).getByRole('link').count(), 1);
  }),
);

scene('at the next start a new version is in use without a question', keeping(), (visitor) =>
  withHost(async (host) => {
    await go(visitor, host.url);
    await kept(visitor);
    host.change('second');
    await lookFor(visitor);
    await eventually(() => waits(visitor), true);
    await visitor.page.close();
    visitor.page = await visitor.context.newPage();
    await go(visitor, host.url);
    await eventually(() => style(visitor), 'second');
    assert.equal(await version(visitor), host.version());
    await eventually(async () => (await caches(visitor)).length, 1);
  }),
);

scene('while another window is open no new version is taken into use', keeping(), (visitor) =>
  withHost(async (host) => {
    await go(visitor, host.url);
    await kept(visitor);
    const other = await visitor.context.newPage();
    await other.goto(`${host.url}#/new/senet`);
    await other.getByRole('button', { name: 'Start', exact: true }).waitFor();
    host.change('second');
    await lookFor(visitor);
    await notice(visitor).getByRole('button').tap();
    await visitor.page.getByText('Close the other windows of Guqi first.').waitFor();
    assert.equal(await waits(visitor), true);
    assert.equal(await style({ page: other }), '');
    await other.close();
  }),
);

scene('of a host that is only half changed nothing is taken', keeping(), (visitor) =>
  withHost(async (host) => {
    await go(visitor, host.url);
    await kept(visitor);
    const first = await version(visitor);
    const sheet = host.read('guqi.css');
    host.change('second');
    const whole = host.read('guqi.css');
    // The new list is there, and a file that it names is still the old one.
    writeFileSync(join(host.folder, 'guqi.css'), sheet);
    await lookFor(visitor);
    await eventually(() => visitor.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).installing)), false);
    assert.equal(await waits(visitor), false);
    assert.equal((await caches(visitor)).length, 1);
    await reload(visitor);
    assert.deepEqual([await version(visitor), await style(visitor)], [first, '']);
    writeFileSync(join(host.folder, 'guqi.css'), whole);
    await lookFor(visitor);
    await notice(visitor).waitFor();
    // What the browser says of the file that did not fit.
    visitor.errors.splice(0, Infinity, ...visitor.errors.filter((error) => !/integrity|digest/.test(error)));
  }),
);

scene('what another app shares is opened', phone(), async (visitor) => {
  await visitor.open('?text=h8h9i10&title=A%20game');
  assert.equal(await visitor.page.evaluate(() => location.search + location.hash), '#/open/h8h9i10');
  await visitor.open(`?text=${encodeURIComponent('Look: https://example.com/guqi/#/open/AbC-_9 !')}`);
  assert.equal(await visitor.page.evaluate(() => location.search + location.hash), '#/open/AbC-_9');
  // A whole record, with all that parts an address.
  const text = 'guqi: 1\ngame: gomoku\nname black: Ann/Lee? #1 100%\n\n1. h8 h9 2. i8 {what/now?#}\n';
  await visitor.open(`?text=${encodeURIComponent(text)}`);
  await visitor.page.getByText('Ann/Lee? #1 100%').first().waitFor();
});

scene('an address that is encoded wrongly is refused like any other', phone(), async (visitor) => {
  await visitor.open('#/open/%zz%');
  await visitor.page.getByRole('alert').waitFor();
});

test('Chromium finds nothing that keeps it from being installed', { timeout: 60_000 }, () =>
  withHost(async (host) => {
    // A window of its own, for a private one cannot install anything.
    const profile = mkdtempSync(join(tmpdir(), 'guqi-profile-'));
    const context = await chromium.launchPersistentContext(profile, { executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const [page] = context.pages();
      await go({ page }, host.url);
      await kept({ page });
      const devtools = await context.newCDPSession(page);
      const { url, errors, data } = await devtools.send('Page.getAppManifest');
      assert.equal(url, `${host.url}manifest.webmanifest`);
      assert.deepEqual(errors, []);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      assert.deepEqual(installabilityErrors, []);

      // What it names is there, and as large as it says.
      const { icons, screenshots, shortcuts } = JSON.parse(data);
      for (const { src, sizes, type } of [...icons, ...screenshots]) {
        assert.ok(host.has(src), src);
        const measure = async ([src, type]) => {
          const answer = await fetch(src);
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return [answer.headers.get('content-type') === type, `${picture.naturalWidth}x${picture.naturalHeight}`];
        };
        const [right, size] = await page.evaluate(measure, [src, type]);
        assert.ok(right, `${src} is no ${type}`);
        if (sizes !== 'any') assert.equal(size, sizes, src);
      }
      for (const { name, url } of shortcuts) {
        await page.goto(new URL(url, host.url).href);
        await page.getByRole('heading', { name }).waitFor();
      }
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  }),
);

test('each file that gets smaller lies packed beside itself', () => {
  for (const path of ['index.html', 'app.js', 'app_bg.wasm', 'guqi.css', 'sw.js']) {
    const read = (end) => readFileSync(new URL(`../../dist/web/${path}${end}`, import.meta.url));
    assert.ok(brotliDecompressSync(read('.br')).equals(gunzipSync(read('.gz'))), path);
  }
});
