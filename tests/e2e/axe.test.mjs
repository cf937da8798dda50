// axe-core finds nothing on any screen, on a phone and wide, in any theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventually } from './eventually.mjs';
import { desktop, scene } from './harness.mjs';
import { screens } from './screens.mjs';
import { themes, wear } from './themes.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

// A theme changes colours and nothing else (see below): so what is asked of the others.
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Of every rule but those still in trial, or of these; what is found, with the elements it is about. */
async function violations(page, rules) {
  const found = await page.evaluate(
    (rules) => globalThis.axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }),
    rules,
  );
  return found.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`);
    return [`${id}: ${help} (${nodes.length})`, ...where].join('\n    ');
  });
}

// Without motion, for what is half faded in has half its contrast.
const still = (more = {}) => desktop({ reducedMotion: 'reduce', ...more });

for (const [name, goThere] of Object.entries(screens))
  scene(`axe finds nothing: ${name}`, still(), async (visitor) => {
    const { page } = visitor;
    await goThere(visitor);
    await page.evaluate(axe);
    const all = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await wear(page, theme);
        const found = await violations(page, theme === themes[0] ? undefined : ofColour);
        all.push(...found.map((one) => `${size.width} px, ${theme}: ${one}`));
      }
    }
    assert.deepEqual(all, []);
  });

/** In the page: where every element is that is not folded away. */
const places = () =>
  [...document.querySelectorAll('.app, .app *')].filter((one) => one.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${one.localName} ${x} ${y} ${width} ${height} ${getComputedStyle(one).visibility}`;
  });

/** In the page: the colours of every element. */
const looks = () => {
  const colours = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke', 'stopColor', 'boxShadow', 'colorScheme', 'opacity'];
  return [...document.querySelectorAll('.app, .app *')].map((one) => {
    const style = getComputedStyle(one);
    return `${one.localName} ${colours.map((colour) => style[colour]).join(' ')}`;
  });
};

// What the tests of all themes rest on: the theme put on in the page is the one of the settings,
// and the one that a device asks for.
for (const theme of themes)
  scene(`the ${theme} theme put on is the one chosen in the settings`, still(), async (visitor) => {
    const { page } = visitor;
    const names = { light: 'light', dark: 'dark', contrast: 'high contrast', jade: 'jade and obsidian', papyrus: 'papyrus and ink' };
    await visitor.open('#/settings');
    await visitor.press('button', names[theme]);
    await eventually(() => page.getByRole('button', { name: names[theme] }).getAttribute('aria-pressed'), 'true');
    await page.evaluate(() => (location.hash = '#/new/patolli'));
    await page.getByRole('button', { name: 'Start' }).waitFor();
    const chosen = await page.evaluate(looks);
    const stands = await page.evaluate(places);
    const other = themes.find((one) => one !== theme);
    await wear(page, other);
    assert.notDeepEqual(await page.evaluate(looks), chosen);
    assert.deepEqual(await page.evaluate(places), stands);
    await wear(page, theme);
    assert.deepEqual(await page.evaluate(looks), chosen);
  });

for (const [theme, asked] of [['light', { colorScheme: 'light' }], ['dark', { colorScheme: 'dark' }], ['contrast', { contrast: 'more' }]])
  scene(`the ${theme} theme put on is the one that a device asks for`, still(asked), async (visitor) => {
    const { page } = visitor;
    await visitor.open('#/new/patolli');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    const followed = await page.evaluate(looks);
    await wear(page, theme);
    assert.deepEqual(await page.evaluate(looks), followed);
  });
