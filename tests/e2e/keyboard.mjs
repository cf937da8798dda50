// A person at the keyboard, who hears what has the focus and what is read out.
import assert from 'node:assert/strict';
import { listen, sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';

/** Opens a kept game for somebody without a pointer. */
export async function sitDownWithKeys(visitor, record) {
  const table = await sitDown(visitor, record);
  const { page } = visitor;
  const press = (key) => page.keyboard.press(key);
  /** What is said of what has the focus: its label, or what is written on it. */
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    });
  const at = async () => (await focused()).split(', ')[0];
  /** Where the middle of what has the focus is, and of the place of this name. */
  const way = (name) =>
    page.evaluate((name) => {
      const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const places = [...document.querySelectorAll('[role=application] button')];
      const shown = places.filter((one) => getComputedStyle(one).visibility === 'visible');
      const place = shown.find((one) => one.getAttribute('aria-label').startsWith(`${name}, `));
      const [from, to] = [document.activeElement, place].map(middle);
      return { x: to.x - from.x, y: to.y - from.y };
    }, name);

  /** Goes to a place by the arrows, as long as they lead nearer, and then by N. */
  async function goTo(name) {
    let before = Infinity;
    for (let pressed = 0; (await at()) !== name; pressed++) {
      assert.ok(pressed < 60, `${name} is not reached, but ${await focused()}`);
      const { x, y } = await way(name);
      const far = Math.hypot(x, y);
      if (far < before - 1) {
        before = far;
        const sideways = Math.abs(x) > Math.abs(y);
        await press(sideways ? (x < 0 ? 'ArrowLeft' : 'ArrowRight') : y < 0 ? 'ArrowUp' : 'ArrowDown');
      } else {
        before = 0;
        await press('n');
      }
    }
  }

  /** The keys of an action. A pass needs none. */
  async function act(token) {
    if (token.startsWith('*')) return press('t');
    if (token === '--') return;
    const [from, to] = token.replace(/^x/, '').split('-');
    await goTo(from === 'in' ? 'waiting' : from);
    await press('Enter');
    if (to === undefined || token === 'in' || (await table.plies()) > act.plies) return;
    await eventually(() => focused(), /chosen$/);
    await goTo(to === 'off' ? 'off the board' : to);
    await press('Space');
  }

  return {
    table,
    press,
    focused,
    at,
    goTo,
    heard: await listen(visitor),
    /** Makes the action of this token by keys and waits until it is kept. */
    async play(token) {
      act.plies = await table.plies();
      await act(token);
      await eventually(table.plies, act.plies + 1);
    },
  };
}
