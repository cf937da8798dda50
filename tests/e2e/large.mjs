// Text enlarged to 200 %: nothing is cut off, nothing lies over anything else, and
// everything can be reached.
import { tooWide } from './browser.mjs';

/** Enlarges all text of a page, as a person does in the browser. */
export const enlarge = (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

/** What is wrong with the page as large as its window is now. */
export async function faults(page) {
  await page.evaluate(atStart);
  const wide = await tooWide(page);
  return [...wide.map((one) => `too wide: ${one}`), ...(await page.evaluate(lookAround))];
}

/** In the page: waits until it has been laid out anew, and leaves all that scrolls at its beginning. */
async function atStart() {
  for (let time = 0; time < 2; time++) {
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    // Not where it stands already, as most does: each would be one more layout.
    for (const one of document.querySelectorAll('*')) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
  }
}

/** In the page: what is cut off, what overlaps, what cannot be scrolled to. */
function lookAround() {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dialog = document.querySelector('[role=dialog]');
  const root = dialog ?? document.body;
  const holdsText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...root.querySelectorAll('*')].filter(
    (one) => holdsText(one) && shown(one) && !one.closest('svg, .unseen, noscript, option, style, script'),
  );
  const name = (one) => `<${one.localName} class="${one.className}"> ${one.textContent.trim().slice(0, 40)}`;
  // Where what is read of it stands. A word that is explained can be touched around it, too.
  const boxOf = (one) => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = [];
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      lines.push(...range.getClientRects());
    }
    const all = (side, of) => of(...lines.map((line) => line[side]));
    const [left, top] = [all('left', Math.min), all('top', Math.min)];
    return new DOMRect(left, top, all('right', Math.max) - left, all('bottom', Math.max) - top);
  };
  const found = [];
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY);
  /** The part of a text that can be seen or scrolled to. */
  for (const text of texts) {
    const style = getComputedStyle(text);
    if (style.overflow !== 'visible' && !scrolls(text) && (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1))
      found.push(`cut off: ${name(text)} ${[text.scrollWidth, text.clientWidth, text.scrollHeight, text.clientHeight]}`);
    const box = boxOf(text);
    if (box.height > text.getBoundingClientRect().height + 10) found.push(`larger than its box: ${name(text)}`);
    for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
      const outer = around.getBoundingClientRect();
      const { overflowX, overflowY, contain } = getComputedStyle(around);
      const clips = overflowX !== 'visible' || /paint|strict|content/.test(contain);
      if (clips && !/auto|scroll/.test(overflowY) && (box.bottom > outer.bottom + 1 || box.top < outer.top - 1 || box.right > outer.right + 1 || box.left < outer.left - 1)) {
        found.push(`cut off by <${around.localName} class="${around.className}">: ${name(text)}`);
        break;
      }
      if (/auto|scroll/.test(overflowY)) {
        if (around.clientWidth < 120) found.push(`hardly any room for ${name(text)}`);
        // It can be scrolled to, unless it begins before the start; what is turned starts below.
        const turned = getComputedStyle(around).transform !== 'none';
        if (turned ? box.bottom - around.scrollTop > outer.bottom + 1 : box.top + around.scrollTop < outer.top - 1) found.push(`before the start: ${name(text)}`);
        break;
      }
    }
  }
  // Two texts of which neither is in the other never share a place.
  const boxes = texts.map((one) => [one, boxOf(one)]);
  const clippedBy = (one) => one.closest('.says, .sheet, .moves ol, .review');
  for (const [nth, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(nth + 1)) {
      if (one.contains(other) || other.contains(one) || clippedBy(one) !== clippedBy(other)) continue;
      // What lies over the foot of a page or a sheet that scrolls: a button, the ways through a game, and a notice that can be closed.
      const over = '.start-row, .tidings, .steps, .library ~ .veil .menu > :last-child';
      if (one.closest(over) || other.closest(over)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 3) found.push(`${name(one)} overlaps ${name(other)}`);
    }
  // Every button can be brought into the window, whole.
  for (const button of root.querySelectorAll('button, a, input, select')) {
    if (!shown(button)) continue;
    button.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
      found.push(`out of reach: ${button.ariaLabel ?? name(button)} ${[left, top, right, bottom].map(Math.round)}`);
  }
  const board = document.querySelector('[role=application]')?.getBoundingClientRect();
  if (!dialog && board && Math.max(board.width, board.height) < 0.65 * Math.min(innerWidth, innerHeight))
    found.push(`the board is small: ${Math.round(board.width)} by ${Math.round(board.height)}`);
  return found.slice(0, 12);
}
