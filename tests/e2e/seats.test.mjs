// How two people sit at one screen: who sees what the right way up, and whose side is near.
import assert from 'node:assert/strict';
import { sitDown, startGame } from './board.mjs';
import { phone, tablet } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { scene } from './harness.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';

const games = ['patolli', 'senet', 'bead_jump', 'san_san', 'gomoku'];

/** The angle by which an element is turned on the screen, with all that it is in: 0 or 180. */
const angle = (locator) =>
  locator.evaluate((one) => {
    let turned = new DOMMatrix();
    for (let at = one; at; at = at.parentElement) turned = new DOMMatrix(getComputedStyle(at).transform).multiply(turned);
    return (Math.round((Math.atan2(turned.b, turned.a) * 180) / Math.PI) + 360) % 360;
  });
const panel = ({ page }, name) => page.getByRole('region', { name, exact: true });
const top = async (locator) => (await locator.boundingBox()).y;
const players = { gomoku: { black: 'Ann', white: 'Ben' }, patolli: { jade: 'Ann', obsidian: 'Ben' } };

scene('face to face the far person reads what is theirs', phone(), async (visitor) => {
  await keep(visitor, { seats: 'seats-face' });
  const table = await sitDown(visitor, record('gomoku', { players: players.gomoku }));
  const says = visitor.page.getByRole('group', { name: 'What to do' });
  await eventually(() => angle(says), 0);
  assert.equal(await angle(panel(visitor, 'Ann')), 0);
  assert.equal(await angle(panel(visitor, 'Ben')), 180);
  await table.play('h8');
  await eventually(() => angle(says), 180);
  await table.menu();
  assert.equal(await angle(visitor.page.getByRole('dialog')), 180);
  await visitor.press('button', 'Back to the game');
  await table.play('h9');
  await eventually(() => angle(says), 0);
});

for (const game of games)
  scene(`in ${game} the board turns to the one on turn`, phone(), async (visitor) => {
    await keep(visitor, { seats: 'seats-same' });
    const table = await sitDown(visitor, { ...partOf(game, 0), players: {} });
    const first = await table.turnOf();
    await eventually(async () => (await top(panel(visitor, first))) > 350, true);
    // A throw and a move, or just a move, and it is the other one's turn.
    await table.playAll(recorded(game).actions.slice(0, ['patolli', 'senet'].includes(game) ? 2 : 1));
    await eventually(async () => (await table.turnOf()) === first, false);
    const second = await table.turnOf();
    await eventually(async () => (await top(panel(visitor, second))) > 350, true);
    assert.ok((await top(panel(visitor, first))) < 200);
  });

scene('a board is turned by hand, and its taps with it', phone(), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { players: players.gomoku }));
  const upright = await table.spot('a1').boundingBox();
  await table.menu();
  await visitor.press('button', 'Turn the board');
  await eventually(async () => Math.abs((await table.spot('o15').boundingBox()).y - upright.y) < 2, true);
  assert.ok((await top(panel(visitor, 'Ben'))) > (await top(panel(visitor, 'Ann'))));
  await table.play('a1');
});

for (const game of ['gomoku', 'senet'])
  scene(`on a turned board of ${game} the arrows go as they point`, phone(), async (visitor) => {
    await sitDown(visitor, record(game, { computer: {}, actions: game === 'senet' ? ['*2'] : [] }));
    const { page } = visitor;
    await visitor.press('button', 'Menu');
    await visitor.press('button', 'Turn the board');
    const focused = () => page.evaluate(() => {
      const { x, y } = document.activeElement.getBoundingClientRect();
      return { name: document.activeElement.getAttribute('aria-label') ?? '', x, y };
    });
    const board = page.getByRole('group', { name: / board$/ });
    await eventually(() => angle(board), game === 'senet' ? 270 : 180);
    await board.locator('[tabindex="0"]').focus();
    const before = await focused();
    for (const [key, back, axis, sign] of [['ArrowUp', 'ArrowDown', 'y', -1], ['ArrowDown', 'ArrowUp', 'y', 1], ['ArrowLeft', 'ArrowRight', 'x', -1], ['ArrowRight', 'ArrowLeft', 'x', 1]]) {
      await page.keyboard.press(key);
      await page.waitForFunction((name) => document.activeElement.getAttribute('aria-label') !== name, before.name).catch(() => {});
      const after = await focused();
      // At the edge there is nothing that way.
      if (after.name === before.name) continue;
      assert.equal(Math.sign(Math.round(after[axis] - before[axis])), sign, `${key}: ${before.name} to ${after.name}`);
      await page.keyboard.press(back);
      await eventually(async () => (await focused()).name, before.name);
    }
  });

scene('who plays the second side against the computer has it near', phone(), async (visitor) => {
  await sitDown(visitor, record('gomoku', { actions: ['h8'], players: { white: 'Ben' }, computer: { black: 2 } }));
  await eventually(async () => (await top(panel(visitor, 'Ben'))) > 400, true);
});

scene('seats are chosen on the sheet of a new game and in the menu', phone(), async (visitor) => {
  await visitor.open('#/new/gomoku');
  await visitor.press('button', 'face to face');
  await visitor.press('button', 'Start');
  await eventually(() => angle(panel(visitor, 'White')), 180);
  await visitor.press('button', 'Menu');
  assert.equal(await visitor.page.getByRole('button', { name: 'face to face' }).getAttribute('aria-pressed'), 'true');
  await visitor.press('button', 'fixed');
  await visitor.press('button', 'Back to the game');
  await eventually(() => angle(panel(visitor, 'White')), 0);
});

scene('coordinates are shown and hidden', phone(), async (visitor) => {
  await startGame(visitor, 'Gomoku');
  const corner = visitor.page.locator('svg text', { hasText: /^a$/ });
  await corner.waitFor();
  await visitor.press('button', 'Menu');
  await visitor.press('button', 'Settings');
  await visitor.page.getByRole('group', { name: 'Coordinates' }).getByRole('button', { name: 'hidden' }).click();
  await corner.waitFor({ state: 'hidden' });
});

for (const device of [tablet(), tablet({ width: 1180, height: 820 })])
  for (const game of ['patolli', 'senet', 'gomoku'])
    scene(`face to face at a tablet, ${game} is played from both sides of the board`, device, async (visitor) => {
      await keep(visitor, { seats: 'seats-face' });
      const table = await sitDown(visitor, { ...partOf(game, 0), players: {} });
      const says = visitor.page.getByRole('group', { name: 'What to do' });
      const board = visitor.page.getByRole('group', { name: / board$/ });
      const there = await board.boundingBox();
      const beyond = async () => (await top(says)) < there.y + there.height / 2;
      const first = await table.turnOf();
      assert.deepEqual([await angle(says), await beyond()], [0, false]);
      await table.playAll(recorded(game).actions.slice(0, game === 'gomoku' ? 1 : 2));
      await eventually(async () => (await table.turnOf()) === first, false);
      await eventually(async () => [await angle(says), await beyond()], [180, true]);
      // The board stays where it is.
      assert.deepEqual(await board.boundingBox(), there);
      await table.playAll(recorded(game).actions.slice(game === 'gomoku' ? 1 : 2, game === 'gomoku' ? 2 : 4));
    });

scene('the board turned by hand, the other person is the far one', phone(), async (visitor) => {
  await keep(visitor, { seats: 'seats-face' });
  const table = await sitDown(visitor, record('gomoku', { players: players.gomoku }));
  await table.menu();
  await visitor.press('button', 'Turn the board');
  const says = visitor.page.getByRole('group', { name: 'What to do' });
  await eventually(() => angle(says), 180);
  assert.deepEqual([await angle(panel(visitor, 'Ann')), await angle(panel(visitor, 'Ben'))], [180, 0]);
});

scene('nothing is turned to a computer', phone(), async (visitor) => {
  await keep(visitor, { seats: 'seats-face' });
  await sitDown(visitor, record('gomoku', { players: { black: 'Ann' }, computer: { white: 1 } }));
  assert.equal(await angle(visitor.page.getByRole('region').first()), 0);
});
