// A table as the people at it speak of it: points and pieces, throws, whose turn it is.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { keep, keptGame } from './kept.mjs';
import { text } from './texts.mjs';

/** Opens a kept game and returns its table. */
export async function sitDown(visitor, record) {
  await keep(visitor, { 'game-000001': record });
  await visitor.open('#/play/1');
  return tableOf(visitor);
}

/** Starts a game of this name through the screens, with the standard rules. */
export async function startGame(visitor, name) {
  await visitor.open();
  await visitor.press('link', name);
  await visitor.press('button', 'Start');
  return tableOf(visitor);
}

/** The table that the page shows. Points go by their names; `waiting` is the tray of pieces that wait. */
export function tableOf(visitor) {
  const { page, press } = visitor;
  const spot = (name) => page.getByRole('button', { name: new RegExp(`^${name}[,，]`) });
  // In a lesson, which has no log to be read out, the line itself is.
  const says = page.getByRole('group', { name: /^(What to do|提示|Qué hacer)$/ }).or(page.getByRole('status')).first();
  const say = (line) => says.getByRole('paragraph').nth(line).innerText();
  const record = () => keptGame(visitor);
  const plies = async () => (await record()).actions.length;

  let last = {};

  const table = {
    spot,
    says,
    /** What is said of a point: `empty`, `Blue, can move`. */
    see: async (name) => (await spot(name).getAttribute('aria-label')).slice(name.length + 2),
    async tap(name) {
      // Two quick taps at one place would be a double tap.
      if (name === last.name) await page.waitForFunction((time) => performance.now() > time + 320, last.time);
      await press('button', new RegExp(`^${name}[,，]`));
      last = { name, time: await page.evaluate(() => performance.now()) };
    },
    /** What happened. */
    news: () => say(0),
    /** What to do next. */
    prompt: () => say(1),
    /** What is wrong with keeping the game. */
    trouble: () => say(2),
    undo: () => press('button', 'Undo'),
    /** Of the action that ended the game, which is asked for. */
    async undoEnd() {
      await press('button', 'Undo');
      await page.getByRole('dialog', { name: 'The game is over. Take back its end?' }).waitFor();
      await press('button', 'Yes');
    },
    redo: () => press('button', 'Redo'),
    throwLots: () => press('button', /^Throw the/),
    chooseWord: (word) => press('button', { black: 'Play Black', white: 'Play White', more: 'Place two more' }[word]),
    /** The panel of the one to move: the name of the person or the side. */
    turnOf: () => page.getByRole('region').and(page.locator('[aria-current=true]')).getAttribute('aria-label'),
    /** What a panel says aloud. */
    panel: async (name) => (await page.getByRole('region', { name, exact: true }).evaluate(aloud)).replaceAll(/\s+/g, ' ').trim(),
    /** The record as it is kept. */
    record,
    plies,
    /** The board's points by the state that is said of them: `can move`, `can be reached`. */
    async points(state) {
      // All at once: while they were asked one by one they could change.
      const named = page.getByRole('button', { name: new RegExp(`, ${state}$`) });
      return named.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').split(',')[0]));
    },
    /** Title and text of the sheet at the end. */
    async ending() {
      const sheet = page.getByRole('dialog');
      return { title: await sheet.getByRole('heading').innerText(), text: await sheet.getByRole('paragraph').innerText() };
    },
    menu: () => press('button', 'Menu'),

    /** Makes the action of this token by taps and waits until it is kept. */
    async play(token) {
      const before = await plies();
      await act(token);
      await eventually(plies, before + 1);
      const { actions } = await record();
      assert.equal(actions[before], token, `action ${before + 1}`);
    },
    async playAll(tokens) {
      for (const token of tokens) await table.play(token);
    },
  };

  /** The taps of an action. A pass needs none. */
  async function act(token) {
    const [from, to] = token.replace(/^x/, '').split('-');
    if (token.startsWith('*')) return table.throwLots();
    if (token === '--') return;
    if (token === 'in') return table.tap('waiting');
    if (['black', 'white', 'more'].includes(token)) return table.chooseWord(token);
    // After a throw a piece has one way to go: no second tap.
    const before = await plies();
    await table.tap(from);
    if (to === undefined || (await plies()) > before) return;
    await eventually(async () => (await table.see(to)).endsWith(text(visitor, 'state-target')), true);
    await table.tap(to);
  }

  return table;
}

/** In the page: the text of an element without what is hidden from screen readers. */
function aloud(element) {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  for (const part of copy.querySelectorAll('*')) part.append(' ');
  return copy.textContent;
}

/** Collects what a screen reader would say: each paragraph that is added to the log, in its order. */
export async function listen({ page }) {
  await page.getByRole('log').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const log = document.querySelector('[role=log]');
    const said = [...log.children].map((one) => one.textContent);
    globalThis.guqiSaid = said;
    new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes)
        if (type === 'characterData') said.push(`changed: ${target.data}`);
        else for (const node of addedNodes) if (node.parentNode) said.push(node.textContent);
    }).observe(log, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => globalThis.guqiSaid);
}

/** Asserts that everything was said, and tells what was not. */
export function assertSaid(said, sentences) {
  const missing = sentences.filter((one) => !said.some((text) => (one instanceof RegExp ? one.test(text) : text.includes(one))));
  assert.deepEqual(missing, [], 'never said');
}
