// Every board looks as it did, in every theme: boards/ keeps the pictures (`make boards` makes
// them anew, once somebody has looked at what changed). What fails leaves its picture and the
// difference in shots/.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, test } from 'node:test';
import { alone, boards, pictureOf, stripsOf } from './boards.mjs';
import { desktop, stop, visit } from './browser.mjs';
import { blank, cut, differs, readFile, write, writeSmall } from './pictures.mjs';
import { themes } from './themes.mjs';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));
const anew = process.env.BOARDS === 'anew';
/** The most pixels that may differ in one place. */
const forgiven = 6;

const named = (board, theme) => `${board} ${theme}`.replaceAll(/[ _]/g, '-');
const keptAt = (board, theme) => `${folder('boards')}/${named(board, theme)}.png`;
const open = async () => {
  // The tests bring rules of style of their own.
  const visitor = await visit(desktop({ bypassCSP: true }));
  const { errors, context } = visitor;
  context.once('close', () => assert.deepEqual(errors, [], 'the browser reported errors'));
  return visitor;
};

/** The most that differs from the kept picture in one place; leaves both pictures behind where it is too much. */
function seenToDiffer(board, theme, seen) {
  const kept = readFile(keptAt(board, theme));
  const difference = blank(seen.width, seen.height);
  const most = differs(kept, seen, difference);
  if (most > forgiven) {
    mkdirSync(folder('shots'), { recursive: true });
    write(`${folder('shots')}/board-${named(board, theme)}.png`, seen);
    if (most < Infinity) write(`${folder('shots')}/board-${named(board, theme)}-differs.png`, difference);
  }
  return most;
}

after(stop);
if (anew) {
  rmSync(folder('boards'), { recursive: true, force: true });
  mkdirSync(folder('boards'));
}

for (const [name, board] of Object.entries(boards))
  test(`the board of ${name} looks as it did`, { timeout: 120_000 }, async () => {
    const strips = await stripsOf(board, open);
    if (anew) for (const theme of themes) writeSmall(keptAt(name, theme), strips[theme]);
    const wrong = themes.filter((theme) => !existsSync(keptAt(name, theme)) || seenToDiffer(name, theme, strips[theme]) > forgiven);
    assert.deepEqual(wrong, [], 'not as in tests/e2e/boards: see tests/e2e/shots');
  });

// That the comparison sees what a person would: each of these by itself is too much.
const shaded = (what, token) => `.board ${what} { fill: color-mix(in srgb, var(${token}) 88%, black); }`;
const gone = (what) => `.board ${what} { display: none; }`;
const moved = '.board :nth-child(1 of .token) { translate: 8px 0; }';
const changes = {
  patolli: [gone('.patolli-thread'), shaded('.patolli-square.safe', '--safe'), moved, gone('.mark.source')],
  'senet upright': [gone('.senet-way'), shaded('.senet-square.dark', '--inlay-dark'), moved, gone('.mark.target')],
  bead_jump: [gone('.bead-line:nth-of-type(5)'), shaded('.bead-board', '--diamond'), moved, gone('.mark.last')],
  san_san: [gone('.stone-line:nth-last-of-type(2)'), shaded('.stone-slab', '--slab'), moved, gone('.dead-cross')],
  'gomoku 19': [gone('.wood-line:nth-of-type(5)'), shaded('.wood', '--wood'), moved, gone('.mark.newest')],
};
for (const [name, all] of Object.entries(changes))
  test(`on the board of ${name} it is seen when something changes`, { timeout: 120_000, skip: anew }, async () => {
    const board = boards[name];
    const visitor = await open();
    // In the middle of a game.
    await Object.values(board.states)[1](visitor);
    await alone(visitor, board);
    const style = await visitor.page.addStyleTag({ content: '/**/' });
    for (const theme of ['light', 'contrast'])
      for (const change of ['', ...all]) {
        await style.evaluate((style, change) => (style.textContent = change), change);
        const seen = await pictureOf(visitor, board, theme);
        const kept = cut(readFile(keptAt(name, theme)), { x: 0, y: board.height, width: board.width, height: board.height });
        assert.equal(differs(kept, seen) > forgiven, change !== '', `${theme}: ${change}`);
      }
    await visitor.context.close();
  });

test('a shade that nobody sees is forgiven', () => {
  const kept = readFile(keptAt('san_san', 'light'));
  const noisy = blank(kept.width, kept.height);
  // As if another machine rounded otherwise.
  kept.data.copy(noisy.data);
  for (let at = 0; at < noisy.data.length; at++) if (at % 4 < 3) noisy.data[at] = Math.min(255, Math.max(0, noisy.data[at] + (at % 7) - 3));
  assert.ok(differs(kept, noisy) <= forgiven);
});
