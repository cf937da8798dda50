// The board is brought nearer: by two fingers, a double tap, the wheel, keys. Nothing else moves, and nothing is played.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { desktop, phone } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { fingersOf, middle } from './fingers.mjs';
import { scene } from './harness.mjs';
import { keep, partOf, record } from './kept.mjs';

const wholeBoard = ({ page }) => page.getByRole('button', { name: 'Whole board' });
const board = ({ page }) => page.getByRole('group', { name: / board$/ });

/** How many times as large the board is as the first time this was asked. */
function nearness(table, name) {
  let usual;
  return async () => {
    const { width } = await table.spot(name).boundingBox();
    usual ??= width;
    return Math.round((10 * width) / usual) / 10;
  };
}

const close = (one, other, what) => {
  const far = Math.hypot(one[0] - other[0], one[1] - other[1]);
  assert.ok(far < 2, `${what}: ${one.map(Math.round)}, not ${other.map(Math.round)}`);
};

/** Where all buttons beside the board, both panels and the line below the board are. */
async function surroundings({ page }) {
  const bar = ['Home', 'Hint', 'Undo', 'Redo', 'Menu'].map((name) => page.getByRole(name === 'Home' ? 'link' : 'button', { name, exact: true }));
  const parts = [...bar, page.getByRole('region').first(), page.getByRole('region').last(), page.getByRole('group', { name: 'What to do' })];
  return Promise.all(parts.map((one) => one.boundingBox()));
}

/** The name of the place at a point of the screen, if it is one of the board. */
const placeAt = ({ page }, [x, y]) =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest('[role=application] button')?.getAttribute('aria-label').split(',')[0], [x, y]);

for (const [name, game, point, large, more] of [
  ['Gomoku', record('gomoku'), 'e11', 2, {}],
  ['Senet, whose board stands upright', partOf('senet', 61), '14', 2.8, {}],
  ['Senet, whose board lies', partOf('senet', 61), '14', 2.8, { width: 700, height: 375 }],
])
  scene(`two fingers bring the board of ${name} nearer, and all else stays`, phone(more), async (visitor) => {
    const table = await sitDown(visitor, game);
    const fingers = await fingersOf(visitor);
    const times = nearness(table, point);
    await times();
    const before = await surroundings(visitor);
    const usual = await board(visitor).boundingBox();
    const there = await middle(table.spot(point));
    await fingers.pinch(there, 20, 20 * large);
    await eventually(times, large);
    close(await middle(table.spot(point)), there, 'it grows under the fingers');
    assert.deepEqual(await surroundings(visitor), before);
    assert.equal(await table.plies(), game.actions.length);
    // Nothing of it covers a button.
    for (const { x, y, width, height } of before) assert.equal(await placeAt(visitor, [x + width / 2, y + height / 2]), undefined);
    const button = await wholeBoard(visitor).boundingBox();
    assert.ok(button.width >= 44 && button.height >= 44, JSON.stringify(button));
    // No further than three times.
    await fingers.pinch(there, 10, 80);
    await eventually(times, 3);
    await visitor.press('button', 'Whole board');
    await wholeBoard(visitor).waitFor({ state: 'hidden' });
    assert.deepEqual(await board(visitor).boundingBox(), usual);
    assert.equal(await visitor.page.evaluate(() => visualViewport.scale), 1);
  });

scene('one finger moves the board and plays nothing; all of it can be reached', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku'));
  const fingers = await fingersOf(visitor);
  const [x, y] = await middle(board(visitor));
  const corner = await middle(table.spot('a1'));
  await fingers.pinch([x, y], 20, 50);
  await wholeBoard(visitor).waitFor();
  const before = await middle(table.spot('h8'));
  await fingers.drag([x, y], [x + 30, y - 40]);
  close(await middle(table.spot('h8')), [before[0] + 30, before[1] - 40], 'it goes with the finger');
  for (const [name, to] of [['a1', [x + 160, y - 160]], ['o1', [x - 160, y - 160]], ['o15', [x - 160, y + 160]]]) {
    for (let times = 0; times < 6; times++) await fingers.drag([x, y], to);
    await fingers.tap(await middle(table.spot(name)));
    await eventually(() => table.see(name), /Black|White/);
  }
  assert.equal(await table.plies(), 3);
  // With two fingers nearer together it is whole again.
  await fingers.pinch([x, y], 60, 10);
  await wholeBoard(visitor).waitFor({ state: 'hidden' });
  close(await middle(table.spot('a1')), corner, 'as it was');
});

scene('a double tap where nothing can be played brings that place nearer, and another one shows all', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { actions: ['d12'] }));
  const fingers = await fingersOf(visitor);
  const times = nearness(table, 'd12');
  await times();
  const there = await middle(table.spot('d12'));
  await fingers.doubleTap(there);
  await eventually(times, 2);
  close(await middle(table.spot('d12')), there, 'it grows under the finger');
  await fingers.doubleTap(there);
  await eventually(times, 1);
  assert.equal(await table.plies(), 1);
});

scene('where a tap plays at once, a double tap plays one stone and moves nothing', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku'));
  const fingers = await fingersOf(visitor);
  await fingers.tap(await middle(table.spot('c3')));
  await eventually(() => table.see('c3'), 'Black');
  const [x, y] = await middle(table.spot('h8'));
  await fingers.tap([x, y]);
  // It trembles, to the next point.
  await fingers.tap([x + 16, y]);
  await eventually(() => table.see('h8'), 'White');
  await fingers.tap(await middle(table.spot('k8')));
  await eventually(() => table.see('k8'), 'Black');
  assert.deepEqual((await table.record()).actions, ['c3', 'h8', 'k8']);
  assert.equal(await wholeBoard(visitor).isVisible(), false);
});

scene('where a first tap aims, a double tap aims and brings the board nearer; then a tap plays', phone(), async (visitor) => {
  await keep(visitor, { confirm: 'confirm-small' });
  const table = await sitDown(visitor, record('gomoku'));
  const fingers = await fingersOf(visitor);
  const [x, y] = await middle(table.spot('h8'));
  await fingers.doubleTap([x, y]);
  await wholeBoard(visitor).waitFor();
  await visitor.page.getByRole('button', { name: 'Play h8' }).waitFor();
  assert.equal(await table.plies(), 0);
  // Points are as large as a fingertip now.
  await fingers.tap(await middle(table.spot('j9')));
  await eventually(async () => (await table.record()).actions, ['j9']);
  await visitor.press('button', 'Whole board');
  await wholeBoard(visitor).waitFor({ state: 'hidden' });
  await fingers.tap(await middle(table.spot('h9')));
  await visitor.page.getByRole('button', { name: 'Play h9' }).waitFor();
  assert.equal(await table.plies(), 1);
});

scene('a piece is chosen and goes to the next place as fast as one likes', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('bead_jump'));
  const fingers = await fingersOf(visitor);
  const [[source]] = [await table.points('can move')];
  await fingers.tap(await middle(table.spot(source)));
  await eventually(async () => (await table.points('can be reached')).length > 0, true);
  const [target] = await table.points('can be reached');
  await fingers.tap(await middle(table.spot(target)));
  await eventually(table.plies, 1);
});

scene('what is near stays near while one plays, on a turned board too, and not on another table', phone(), async (visitor) => {
  await keep(visitor, { seats: 'seats-face' });
  const table = await sitDown(visitor, record('gomoku', { computer: {} }));
  const fingers = await fingersOf(visitor);
  const times = nearness(table, 'h8');
  await times();
  await visitor.press('button', 'Menu');
  await visitor.press('button', 'Turn the board');
  const [, middleLine] = await middle(board(visitor));
  await eventually(async () => (await middle(table.spot('d4')))[1] < middleLine, true);
  const there = await middle(table.spot('d4'));
  await fingers.pinch(there, 20, 50);
  await eventually(times, 2.5);
  close(await middle(table.spot('d4')), there, 'it grows under the fingers');
  await fingers.tap(there);
  await eventually(() => table.see('d4'), 'Black');
  assert.equal(await times(), 2.5);
  close(await middle(table.spot('d4')), there, 'it is where it was');
  // Turned by hand it shows the same part of the board.
  await visitor.press('button', 'Menu');
  await visitor.press('button', 'Turn the board');
  const area = await middle(board(visitor).locator('..'));
  await eventually(async () => Math.round((await middle(table.spot('d4')))[0]), Math.round(2 * area[0] - there[0]));
  await visitor.press('link', 'Home');
  await visitor.page.goBack();
  await eventually(() => table.see('d4'), 'Black');
  assert.equal(await times(), 1);
  assert.equal(await wholeBoard(visitor).isVisible(), false);
});

scene('the page itself is enlarged everywhere else, and then on the board as well', phone(), async (visitor) => {
  const { page } = visitor;
  await sitDown(visitor, record('gomoku'));
  const fingers = await fingersOf(visitor);
  await fingers.enlarge(await middle(page.getByRole('group', { name: 'What to do' })));
  await eventually(() => page.evaluate(() => visualViewport.scale > 1.3), true);
  assert.equal(await wholeBoard(visitor).isVisible(), false);
  const free = (one) => getComputedStyle(one).touchAction;
  await eventually(() => board(visitor).locator('..').evaluate(free), 'auto');
});

scene('keys bring the board nearer, what they lead to is seen, and Escape shows all', desktop(), async (visitor) => {
  const { page } = visitor;
  const table = await sitDown(visitor, record('gomoku'));
  const times = nearness(table, 'h8');
  await times();
  await board(visitor).locator('[tabindex="0"]').focus();
  await page.keyboard.press('+');
  await eventually(times, 1.5);
  await page.keyboard.press('+');
  await eventually(times, 2.3);
  const frame = await board(visitor).locator('..').boundingBox();
  const inside = async (name) => {
    const { x, y, width, height } = await table.spot(name).boundingBox();
    return x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height;
  };
  assert.equal(await inside('o8'), false);
  await page.keyboard.press('End');
  await eventually(() => page.evaluate(() => document.activeElement.getAttribute('aria-label')), /^o8/);
  await eventually(() => inside('o8'), true);
  for (const row of [9, 10, 11, 12, 13, 14, 15]) {
    await page.keyboard.press('ArrowUp');
    await eventually(() => inside(`o${row}`), true);
  }
  await page.keyboard.press('Enter');
  await eventually(table.plies, 1);
  await page.keyboard.press('-');
  await eventually(times, 1.5);
  await page.keyboard.press('Escape');
  await eventually(times, 1);
  assert.equal(await wholeBoard(visitor).isVisible(), false);
});

scene('the wheel with Ctrl brings the board nearer under the mouse, which then moves it', desktop(), async (visitor) => {
  const { page } = visitor;
  const table = await sitDown(visitor, record('gomoku'));
  const times = nearness(table, 'h8');
  await times();
  const [x, y] = await middle(table.spot('h8'));
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await eventually(times, 2.1);
  close(await middle(table.spot('h8')), [x, y], 'it grows under the mouse');
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 50, { steps: 4 });
  await page.mouse.up();
  close(await middle(table.spot('h8')), [x + 60, y + 50], 'it goes with the mouse');
  await page.mouse.wheel(20, 30);
  await eventually(async () => Math.abs((await middle(table.spot('h8')))[1] - y - 20) < 2, true);
  assert.equal(await table.plies(), 0);
  await page.mouse.click(...(await middle(table.spot('h8'))));
  await eventually(table.plies, 1);
});
