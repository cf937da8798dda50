// Every sheet is closed by Escape, whatever in it has the focus, and when nothing has it any more.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { desktop, scene } from './harness.mjs';
import { screens } from './screens.mjs';

// One of each kind; those with something to write or to choose in first.
const sheets = [
  'a title for a game', 'import', 'a game of gomoku shared', 'the throws of a game', 'settings over a game', 'the menu with a computer',
  'a game of the library', 'forms to export', 'a question', 'the keys', 'how to play, over the new game', 'how to play, over a game', 'a draw',
];

for (const name of sheets)
  scene(`Escape closes it wherever the focus is: ${name}`, desktop(), async (visitor) => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    const fields = dialog.locator('input, select, textarea').and(page.locator(':not([hidden])'));
    let count = 0;
    // Each of its fields in turn, and at last nothing.
    for (let nth = 0; nth <= count; nth++) {
      await screens[name](visitor);
      await eventually(() => dialog.evaluate((sheet) => sheet.contains(document.activeElement)), true);
      count = await fields.count();
      const title = await dialog.getAttribute('aria-label');
      if (nth < count) await fields.nth(nth).focus();
      else await page.evaluate(() => document.activeElement.blur());
      // One that ends what a method of input composes is none of ours.
      await page.evaluate(() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })));
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
      const sheet = page.getByRole('dialog', { name: title, exact: true });
      assert.equal(await sheet.count(), 1);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
  });
