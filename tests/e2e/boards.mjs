// The boards as pictures: every game's board alone, at first and in the middle of a game, in
// every theme.
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';
import { blank, paste, read } from './pictures.mjs';
import { themes, wear } from './themes.mjs';

export const stones = 'h8 i9 j8 h9 g9 j9 i10 k11 g10 i8 h11 g12 j7 k6 i6 l8 h7 h6 k8 f8 m4 n3 c12 d11 e5 f4'.split(' ');

const empty = (game, rules = {}) => (visitor) => sitDown(visitor, record(game, { rules }));
const after = (game, actions) => (visitor) => sitDown(visitor, partOf(game, actions));
const chosen = (game, actions, piece) => async (visitor) => {
  const table = await sitDown(visitor, partOf(game, actions));
  await table.tap(piece);
  await eventually(() => table.see(piece), /chosen$/);
};
/** A stone that is aimed at and not yet played. */
const aimed = (size, actions, at) => async (visitor) => {
  await keep(visitor, { confirm: 'confirm-always' });
  const table = await sitDown(visitor, record('gomoku', { rules: { size }, actions }));
  await table.tap(at);
  await visitor.page.getByRole('button', { name: `Play ${at}`, exact: true }).waitFor();
};
/** The last move of the game, and the line it makes. */
const won = async (visitor) => {
  const { actions } = recorded('gomoku');
  const table = await sitDown(visitor, partOf('gomoku', actions.length - 1));
  await table.play(actions.at(-1));
  await visitor.press('button', 'Look at the board');
};

// Half as large as they are drawn, so that a line of two units fills a pixel on every machine.
const square = (side) => ({ width: side, height: side });
const senet = { 'at first': empty('senet'), 'a throw': after('senet', 61) };
/** By name: the size in pixels, and the way to every state. */
export const boards = {
  patolli: { ...square(300), states: { 'at first': empty('patolli'), 'a throw': after('patolli', 61) } },
  'senet flat': { width: 312, height: 130, states: senet },
  'senet upright': { width: 130, height: 312, states: senet },
  bead_jump: { ...square(238), states: { 'at first': empty('bead_jump'), chosen: chosen('bead_jump', 12, 'f4') } },
  san_san: {
    ...square(222),
    states: { 'at first': empty('san_san'), dead: after('san_san', 24), chosen: chosen('san_san', 35, 'f2') },
  },
  'gomoku 15': { ...square(318), states: { 'at first': empty('gomoku'), aimed: aimed(15, stones, 'd9'), won } },
  'gomoku 19': { ...square(398), states: { 'at first': empty('gomoku', { size: 19 }), aimed: aimed(19, stones, 'd9') } },
};

/** A strip of a board by theme: its states one below the other. `open` gives a fresh visitor for each. */
export async function stripsOf(board, open) {
  const { width, height, states } = board;
  const ways = Object.values(states);
  const strips = Object.fromEntries(themes.map((theme) => [theme, blank(width, height * ways.length)]));
  for (const [row, goThere] of ways.entries()) {
    const visitor = await open();
    await goThere(visitor);
    await alone(visitor, board);
    for (const theme of themes) paste(await pictureOf(visitor, board, theme), strips[theme], 0, row * height);
    await visitor.context.close();
  }
  return strips;
}

/** The board that stands alone, in this theme. */
export async function pictureOf({ page }, { width, height }, theme) {
  await wear(page, theme);
  return read(await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
}

/** Puts the board into the corner at this size. Letters go, for no two machines have the same. */
export async function alone({ page }, { width, height }) {
  await page.addStyleTag({
    content: `.board-area { position: fixed !important; inset: 0 auto auto 0; width: ${width}px; height: ${height}px; z-index: 9; background: var(--paper); }
      .board text { visibility: hidden !important; }`,
  });
  // Away from every point, or one would be lit.
  await page.mouse.move(width + 200, height + 200);
}
