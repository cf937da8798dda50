// What the tests of all themes rest on: the theme put on in the page (themes.mjs) is the one of
// the settings, and the one that a device asks for; and it changes colours and nothing else.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { desktop, scene } from './harness.mjs';
import { themes, wear } from './themes.mjs';

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

for (const theme of themes)
  scene(`the ${theme} theme put on is the one chosen in the settings`, desktop(), async (visitor) => {
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
  scene(`the ${theme} theme put on is the one that a device asks for`, desktop(asked), async (visitor) => {
    const { page } = visitor;
    await visitor.open('#/new/patolli');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    const followed = await page.evaluate(looks);
    await wear(page, theme);
    assert.deepEqual(await page.evaluate(looks), followed);
  });
