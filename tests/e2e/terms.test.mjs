// Words that are explained where they stand: there and back, by finger and by key.
import assert from 'node:assert/strict';
import { noSidewaysScroll, phone, scene } from './harness.mjs';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { partOf } from './kept.mjs';

const small = () => phone({ width: 360, height: 640 });
const term = (page, name) => page.getByRole('button', { name, exact: true });

scene('a word of a rule card is explained, and one is back where one was', small(), async ({ page, open }) => {
  await open('#/how/san_san');
  const dead = term(page, 'dead');
  const meaning = page.getByText(/A stone crossed out for an enemy line/).first();
  await dead.tap();
  await meaning.waitFor();
  await noSidewaysScroll(page);
  // A tap beside it closes it.
  await page.touchscreen.tap(180, 20);
  await meaning.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'San San Qi' }).waitFor();
  // So does Escape, and the word has the focus again.
  await dead.press('Enter');
  await meaning.waitFor();
  await page.keyboard.press('Escape');
  await meaning.waitFor({ state: 'hidden' });
  assert.ok(await dead.evaluate((one) => one === document.activeElement));
});

scene('over a game Escape closes the word before the card', small(), async (visitor) => {
  const { page, press } = visitor;
  const table = await sitDown(visitor, partOf('senet', 6));
  await table.menu();
  await press('button', 'How to play');
  const card = page.getByRole('dialog', { name: 'Senet' });
  const meaning = card.getByText(/goes back to 15, or if that is taken/).first();
  await term(card, 'waves').press('Enter');
  await meaning.waitFor();
  await page.keyboard.press('Escape');
  await meaning.waitFor({ state: 'hidden' });
  assert.ok(await card.isVisible());
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
});

scene('a word in the help of an option is explained and starts no game', small(), async (visitor) => {
  const { page, open } = visitor;
  await open('#/new/san_san');
  await page.getByText('Rules', { exact: true }).tap();
  await term(page, 'move to any empty point').tap();
  await page.getByText(/not only to the next one/).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.getByText(/not only to the next one/).isVisible(), false);
  await page.getByRole('button', { name: 'Start' }).waitFor();
});

scene('all words of a game are listed under its rule card', small(), async ({ page, open }) => {
  await open('#/how/gomoku');
  await page.getByText('What the words mean').tap();
  for (const word of ['three', 'four', 'overline', 'renju', 'forbidden points', 'swap2'])
    await page.getByRole('paragraph').filter({ hasText: new RegExp(`^${word} – `) }).waitFor();
});

scene('a browser that cannot open a word still hears the keys', small(), async (visitor) => {
  await visitor.page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked) => !asked.join().includes(':popover-open') && supports(...asked);
    const { querySelector } = Document.prototype;
    Document.prototype.querySelector = function (selector) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector`);
      return querySelector.call(this, selector);
    };
  });
  const table = await sitDown(visitor, partOf('gomoku', 8));
  await visitor.page.getByRole('group').getByRole('button').first().focus();
  await visitor.page.keyboard.press('u');
  await eventually(table.plies, 7);
});
