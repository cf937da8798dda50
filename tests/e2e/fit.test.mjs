// Every screen at every width: nothing scrolls sideways, the board is whole, and a
// finger hits what it means.
import assert from 'node:assert/strict';
import { sitDown, tableOf } from './board.mjs';
import { eventually } from './eventually.mjs';
import { atWidth, noSidewaysScroll, phone, scene, widths } from './harness.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';

const games = { patolli: 'Patolli', senet: 'Senet', bead_jump: 'Bead jump', san_san: 'San San Qi', gomoku: 'Gomoku' };
const middle = { patolli: 60, senet: 60, bead_jump: 12, san_san: 33, gomoku: 8 };

/** The boxes of what is found, with their names. */
const boxes = (places) =>
  places.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      return { name: one.getAttribute('aria-label') ?? one.textContent.trim(), left, top, right, bottom, width, height };
    }),
  );

/** Every button, link and field is at least 44 by 44 px; points of boards are another matter. */
async function roomy(page) {
  const board = page.getByRole('group', { name: /( board|^Tablero .*)$/ });
  const points = new Set((await boxes(board.getByRole('button'))).map(({ name }) => name));
  const roles = ['button', 'link', 'textbox', 'combobox'].map((role) => page.getByRole(role));
  const all = (await Promise.all(roles.map(boxes))).flat();
  const small = all.filter(({ name, width, height }) => !points.has(name) && (width < 44 || height < 44));
  assert.deepEqual(small.map(({ name, width, height }) => `${name}: ${width} by ${height}`), []);
}

async function fits({ page }) {
  await noSidewaysScroll(page);
  await roomy(page);
}

/** All points of the board lie in the window; returned is the side of the smallest, in px. */
async function wholeBoard(page, game) {
  const { width, height } = page.viewportSize();
  const board = page.getByRole('group', { name: `${games[game]} board`, exact: true });
  const points = await boxes(board.getByRole('button'));
  assert.ok(points.length >= 24);
  const [whole] = await boxes(board);
  for (const { name, left, top, right, bottom } of [whole, ...points])
    assert.ok(left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5, `${name} is cut off: ${[left, top, right, bottom]}`);
  // By their own measure: some boards stand on a corner, or on their side.
  const sides = board.getByRole('button').evaluateAll((all) => all.map((one) => getComputedStyle(one)).flatMap(({ width, height }) => [parseFloat(width), parseFloat(height)]));
  return Math.min(...(await sides));
}

/** What the board's geometry allows: px of a point on a phone of 360 by 700. */
const least = { patolli: 22, senet: 30, bead_jump: 40, san_san: 40, gomoku: 21 };

for (const width of widths) {
  scene('home fits', atWidth(width), async (visitor) => {
    await visitor.open();
    await fits(visitor);
  });
  scene('the computer fits: its table, a hint, its menu, its seat', atWidth(width), async (visitor) => {
    const { page } = visitor;
    const table = await sitDown(visitor, { ...partOf('san_san', 33), players: {}, computer: { green: 8 } });
    await visitor.press('button', 'Hint');
    await eventually(table.news, /^Hint: .+ – .+/);
    await fits(visitor);
    await wholeBoard(page, 'san_san');
    await table.menu();
    await page.getByRole('group', { name: 'Pace' }).waitFor();
    await fits(visitor);
    await visitor.open('#/new/san_san');
    await page.getByRole('group', { name: 'Green is played by' }).getByRole('button', { name: 'Computer' }).click();
    await page.getByRole('combobox').waitFor();
    await fits(visitor);
  });
  for (const [game, name] of Object.entries(games)) {
    scene(`the new game of ${name} fits, its options open`, atWidth(width), async (visitor) => {
      await visitor.open(`#/new/${game}`);
      await visitor.page.getByText('Rules', { exact: true }).click();
      await visitor.page.getByRole('button', { name: 'Back to the standard rules' }).waitFor();
      await fits(visitor);
    });
    scene(`how ${name} is played fits`, atWidth(width), async (visitor) => {
      await visitor.open(`#/how/${game}`);
      await fits(visitor);
    });
    scene(`the table of ${name} fits, its menu and its end too`, atWidth(width), async (visitor) => {
      const { actions } = recorded(game);
      const table = await sitDown(visitor, partOf(game, middle[game]));
      await fits(visitor);
      await wholeBoard(visitor.page, game);
      await table.menu();
      await visitor.page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await fits(visitor);
      await visitor.press('button', 'Agree on a draw');
      await visitor.press('button', 'Yes');
      await eventually(table.prompt, 'A draw by agreement.');
      await fits(visitor);
      assert.ok(actions.length > middle[game]);
    });
  }
}

for (const [game, name] of Object.entries(games)) {
  scene(`the points of ${name} are as large as a narrow phone allows`, phone({ width: 360, height: 700 }), async (visitor) => {
    await sitDown(visitor, partOf(game, middle[game]));
    const size = await wholeBoard(visitor.page, game);
    assert.ok(size >= least[game], `${size} px`);
  });
  for (const [width, height] of [
    [640, 360],
    [800, 375],
  ])
    scene(`the table of ${name} fits a phone held sideways, ${height} px high`, phone({ width, height }), async (visitor) => {
      const table = await sitDown(visitor, partOf(game, middle[game]));
      await wholeBoard(visitor.page, game);
      await fits(visitor);
      // What is said and what is thrown is there to be seen.
      for (const part of [table.says, ...(await visitor.page.getByRole('region').all())]) {
        const [box] = await boxes(part);
        assert.ok(box.top >= -0.5 && box.bottom <= height + 0.5, `${box.name}: ${box.top} to ${box.bottom}`);
      }
      await table.menu();
      await fits(visitor);
    });
}

scene('long names stay in their panels', phone({ width: 320, height: 568 }), async (visitor) => {
  const long = 'Wolfeschlegelsteinhausen';
  const table = await sitDown(visitor, { ...partOf('patolli', 12), players: { jade: long, obsidian: long } });
  await fits(visitor);
  await wholeBoard(visitor.page, 'patolli');
  assert.match(await tableOf(visitor).prompt(), new RegExp(long));
  await table.menu();
  await fits(visitor);
});

/** No text in these places is cut off. */
async function uncut(places) {
  const cut = await places.evaluateAll((all) =>
    all
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => !one.closest('svg') && getComputedStyle(one).display !== 'inline')
      .filter((one) => one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.textContent),
  );
  assert.deepEqual(cut, []);
}

// The language with the longest words, where there is the least room for them.
for (const width of [320, 360])
  scene('Spanish fits, and none of it is cut off', phone({ width, height: 640, locale: 'es-MX' }), async (visitor) => {
    const { page, open, press } = visitor;
    const check = async () => {
      await fits(visitor);
      for (const role of ['region', 'button', 'link']) await uncut(page.getByRole(role));
    };
    await open();
    await page.getByRole('group', { name: 'Idioma' }).waitFor();
    await check();
    for (const game of Object.keys(games)) {
      await open(`#/new/${game}`);
      await page.getByText('Reglas', { exact: true }).click();
      await page.getByRole('button', { name: 'Volver a las reglas estándar' }).waitFor();
      await check();
    }
    // With all that a panel can count, and with what the computer is called.
    const tables = [
      ...Object.keys(games).map((game) => ({ ...partOf(game, middle[game]), players: {} })),
      record('patolli', { rules: { stakes: 10 } }),
      record('san_san', { actions: ['a1', 'a7', 'd1', 'g7', 'g1'] }),
      record('san_san', { actions: ['a1'], computer: { red: 1 } }),
      record('gomoku', { rules: { opening: 'swap2' }, actions: ['h8', 'i9', 'j7'] }),
    ];
    await keep(visitor, Object.fromEntries(tables.map((table, nth) => [`game-00000${nth + 1}`, table])));
    await visitor.reload();
    for (const nth of tables.keys()) {
      await open(`#/play/${nth + 1}`);
      await page.getByRole('group', { name: 'Qué hacer' }).getByText(': ').waitFor();
      await check();
    }
    await press('button', 'Menú');
    await page.getByRole('dialog', { name: 'Menú' }).waitFor();
    await check();
  });
