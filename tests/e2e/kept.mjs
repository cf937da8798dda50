// The games that the app keeps in the browser, by key: `game-000001` while it goes
// on, `done-000001` when it is over, `broken-000001` when it could not be read.
import { readFileSync } from 'node:fs';

/** A game not begun; `more` says what is different. */
export const record = (game, more = {}) => ({
  guqi: 1,
  game,
  rules: {},
  seed: '1',
  players: {},
  actions: [],
  result: null,
  ...more,
});

/** A whole recorded game, from games/. */
export const recorded = (game) => JSON.parse(readFileSync(new URL(`games/${game}.json`, import.meta.url), 'utf8'));

/** The recorded game as it was after so many actions. */
export const partOf = (game, actions) => {
  const whole = recorded(game);
  return { ...whole, actions: whole.actions.slice(0, actions), result: null };
};

/** Puts values into the storage before the app first opens on this page; texts as they are, else as JSON. */
export async function keep({ page }, values) {
  const texts = Object.entries(values).map(([key, value]) => [
    `guqi/${key}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  await page.addInitScript((texts) => {
    for (const [key, text] of texts) {
      // Once: a reload must find what the app has kept.
      if (sessionStorage.getItem(`kept ${key} ${text}`)) continue;
      sessionStorage.setItem(`kept ${key} ${text}`, 'yes');
      localStorage.setItem(key, text);
    }
  }, texts);
}

/** Everything that is kept, as texts by key; without the setting that every visitor brings along. */
export const kept = ({ page }) =>
  page.evaluate(() => {
    const ours = Object.entries({ ...localStorage }).filter(([key, text]) => key.startsWith('guqi/') && text !== 'confirm-never');
    return Object.fromEntries(ours.map(([key, text]) => [key.slice('guqi/'.length), text]));
  });

/** A kept text as a record, without the times at which it was played, and that it was not yet. */
export const timeless = (text) => {
  const { started, ended, unbegun, ...game } = JSON.parse(text);
  return game;
};

/** The record of a kept game, over or not, without the times at which it was played. */
export async function keptGame(visitor, number = 1) {
  const texts = await kept(visitor);
  const end = String(number).padStart(6, '0');
  const text = texts[`game-${end}`] ?? texts[`done-${end}`];
  return text === undefined ? null : timeless(text);
}

/** Leaves no room in the storage, not for one more character. */
export const fill = ({ page }) =>
  page.evaluate(() => {
    // What grows needs no room for another name.
    localStorage.setItem('other/', '');
    for (let size = 1 << 22; size >= 1; size >>= 1)
      for (;;)
        try {
          localStorage.setItem('other/', localStorage.getItem('other/') + 'x'.repeat(size));
        } catch {
          break;
        }
  });

/** Gives the room back. */
export const empty = ({ page }) =>
  page.evaluate(() => {
    for (const key of Object.keys({ ...localStorage })) if (key.startsWith('other/')) localStorage.removeItem(key);
  });
