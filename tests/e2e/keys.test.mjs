// The table without a pointer: whole games by keys alone, with everything that is read
// out, and what each key does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually } from './eventually.mjs';
import { desktop, phone, scene } from './harness.mjs';
import { sitDownWithKeys } from './keyboard.mjs';
import { keep, kept, partOf, record, recorded, timeless } from './kept.mjs';

const games = ['patolli', 'senet', 'bead_jump', 'san_san', 'gomoku'];
/** What is read out of each ply of a recorded game (tests/i18n/told.rs). */
const sentences = (game) =>
  readFileSync(new URL(`games/${game}.said.txt`, import.meta.url), 'utf8').trimEnd().split('\n');
const choosing = /^.+: choose where the (bead|stone) goes$/;

for (const game of games)
  scene(`a whole game of ${game} by keys alone`, game === 'senet' ? phone() : desktop(), async (visitor) => {
    const whole = recorded(game);
    const { table, play, press, focused, heard } = await sitDownWithKeys(visitor, { ...whole, actions: [], result: null });
    await eventually(async () => (await heard()).length, 1);
    let told = await heard();
    assert.equal(told[0], await table.prompt());
    const lines = sentences(game);
    for (const [nth, token] of whole.actions.entries()) {
      const happened = lines[nth].slice(token.length + 1);
      const before = told.length;
      await play(token);
      // What happened, and what to do next; before it, where a chosen piece can go. Nothing else.
      const wanted = async () => {
        const prompt = await table.prompt();
        return (told = await heard()).length > before + 1 && told.at(-1) === prompt && told.at(-2) === happened;
      };
      await eventually(wanted, true).catch((error) => {
        error.message = `${token}: ${happened} Heard: ${told.slice(before).join(' | ')}`;
        throw error;
      });
      const choice = told.slice(before, -2);
      assert.ok(choice.length <= 1 && choice.every((one) => choosing.test(one)), `${token}: ${choice.join(' | ')}`);
    }
    // The end is told, and a sheet has the focus.
    const end = told.at(-1);
    assert.match(end, / wins: /);
    await eventually(focused, end.replace(/ wins:.*/, ' wins!'));
    assert.deepEqual(timeless((await kept(visitor))['done-000001']), whole);
    await press('Escape');
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(focused, /^[a-o]?\d+, /);
    assert.equal((await heard()).length, told.length, 'nothing is told twice');
  });

scene('the board is one stop of the Tab key', desktop(), async (visitor) => {
  const { press, focused, at } = await sitDownWithKeys(visitor, partOf('gomoku', 8));
  assert.equal(await focused(), 'Gomoku');
  const stops = [];
  for (let stop = 0; stop < 5; stop++) {
    await press('Tab');
    stops.push(await focused());
  }
  // The end of the row of the page: undo, redo, menu, the board; redo says that it cannot be used.
  assert.deepEqual(stops, ['Hint', 'Undo', 'Redo', 'Menu', 'j9, White']);
  await press('ArrowLeft');
  await eventually(at, 'i9');
  await press('Shift+Tab');
  assert.equal(await focused(), 'Menu');
  await press('Tab');
  assert.equal(await focused(), 'i9, White');
});

scene('arrows go along what is seen, Home and End along the row', desktop(), async (visitor) => {
  const { press, at } = await sitDownWithKeys(visitor, record('senet'));
  const walk = async (keys, names) => {
    for (const [nth, name] of names.split(' ').entries()) {
      await press(keys[nth]);
      await eventually(at, name);
    }
  };
  await walk(['Home', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'End', 'ArrowUp', 'ArrowLeft'], '1 2 19 22 30 11 12');
  // On a narrow screen the board stands upright: its first row is the right column.
  await visitor.page.setViewportSize({ width: 375, height: 700 });
  await walk(['End', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'End', 'ArrowDown'], '9 8 7 14 27 7 8');
});

scene('N goes round what can be done, and a choice is taken back by Escape', desktop(), async (visitor) => {
  const { table, press, at, focused, heard } = await sitDownWithKeys(visitor, partOf('bead_jump', 12));
  const can = (await table.points('can move')).length;
  const seen = new Set();
  for (let time = 0; time < can; time++) {
    await press('n');
    seen.add(await eventually(focused, /can move$/));
  }
  assert.equal(seen.size, can);
  const last = await at();
  await press('Shift+N');
  await press('n');
  await eventually(at, last);
  await press('Enter');
  await eventually(focused, /chosen$/);
  await press('n');
  await eventually(focused, /can be reached$/);
  const target = await focused();
  await press('Escape');
  await eventually(() => focused(), target.replace(', can be reached', ''));
  assert.deepEqual((await heard()).slice(-2), ['Blue: choose where the bead goes', 'Blue: choose a bead']);
});

scene('T throws, U takes back, R plays again, and the focus stays on the board', desktop(), async (visitor) => {
  const { table, press, focused, heard } = await sitDownWithKeys(visitor, record('senet'));
  const throwing = 'White: throw the sticks';
  const said = [];
  const hear = async (...sentences) => {
    said.push(...sentences);
    await eventually(heard, said);
  };
  await hear(throwing);
  await press('u');
  await hear('There is nothing to take back.');
  await press('t');
  await eventually(focused, /^\d+, /);
  const [threw, choose] = (await eventually(async () => (await heard()).length, 4).then(heard)).slice(2);
  assert.match(threw, /^White threw \d flat: \d steps?\.$/);
  await hear(threw, choose);
  // The same again is told again.
  for (let time = 0; time < 2; time++) {
    await press('t');
    await hear('Nothing is thrown now.');
  }
  await press('r');
  await hear('There is nothing to play again.');
  await press('u');
  await hear(`Taken back: ${threw}`, throwing);
  await press('r');
  await hear(threw, choose);
  await eventually(focused, /^\d+, /);
  // The button hands the focus to the board, as it goes.
  await press('u');
  await visitor.page.getByRole('button', { name: 'Throw the sticks' }).waitFor();
  await press('Tab');
  assert.equal(await focused(), 'Throw the sticks');
  await press('Enter');
  await eventually(table.plies, 1);
  await eventually(focused, /^\d+, /);
});

scene('the tray hands the focus to the board', desktop(), async (visitor) => {
  const { table, press, goTo, focused } = await sitDownWithKeys(visitor, record('patolli', { seed: '249', actions: ['*3'] }));
  await goTo('waiting');
  await press('Enter');
  await eventually(table.plies, 2);
  await eventually(focused, /^\d+, /);
});

scene('undo keeps the focus, also when there is no more to take back', desktop(), async (visitor) => {
  const { table, press, focused, heard } = await sitDownWithKeys(visitor, partOf('gomoku', 2));
  await press('Tab');
  await press('Tab');
  assert.equal(await focused(), 'Undo');
  const said = await eventually(async () => (await heard()).length, 1).then(heard);
  for (const sentences of [
    ['Taken back: White placed on h9.', 'White: place a stone'],
    ['Taken back: Black placed on h8.', 'Black: place a stone'],
    ['There is nothing to take back.'],
  ]) {
    await press('Enter');
    said.push(...sentences);
    await eventually(heard, said);
    assert.equal(await focused(), 'Undo');
  }
  assert.equal(await table.plies(), 0);
});

scene('H gives a hint, which is read out', desktop(), async (visitor) => {
  const { press, heard } = await sitDownWithKeys(visitor, partOf('senet', 61));
  await press('h');
  await eventually(async () => (await heard()).at(-1), /^Hint: .+ – .+/);
  assert.equal((await heard()).at(-2), 'Looking for a good move …');
});

scene('M and ? open sheets, keys do nothing below them, and Escape gives the focus back', desktop(), async (visitor) => {
  const { page } = visitor;
  const { table, press, focused, at } = await sitDownWithKeys(visitor, partOf('gomoku', 8));
  await press('Home');
  const place = await at();
  for (const [key, name] of [['m', 'Menu'], ['?', 'Keys']]) {
    await press(key);
    await eventually(focused, name);
    for (const other of ['u', 'ArrowLeft', 'n', 't', 'h']) await press(other);
    assert.equal(await table.plies(), 8);
    // All stops lie in the sheet, or outside of the page.
    for (let stop = 0; stop < 12; stop++) {
      await press('Tab');
      assert.ok(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest('[role=dialog]') !== null));
    }
    await page.getByRole('dialog').getByRole('button').first().focus();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(at, place);
  }
  // From the button back to the button.
  await press('Shift+Tab');
  assert.equal(await focused(), 'Menu');
  await press('Enter');
  await page.getByRole('button', { name: 'Keys' }).press('Enter');
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(focused, 'Menu');
  // What the browser and the system mean is left to them.
  for (const key of ['Control+u', 'Alt+t', 'Meta+r']) await press(key);
  assert.equal(await table.plies(), 8);
});

scene('every ply of two computers is told, once', desktop(), async (visitor) => {
  await keep(visitor, { pace: 'pace-at-once', thinking: 'thinking-500' });
  const { table, press, heard } = await sitDownWithKeys(visitor, record('senet', { computer: { white: 1, black: 1 } }));
  await eventually(async () => (await table.plies()) >= 8, true, 30);
  await press('p');
  await eventually(table.prompt, /^Paused\./);
  const { actions } = await table.record();
  const told = (await heard()).filter((one) => / threw | went from | took a piece off | passed\./.test(one));
  assert.equal(told.length, actions.length, told.join('\n'));
  for (const [nth, token] of actions.entries()) {
    const [from, to] = token.split('-');
    assert.match(told[nth], token.startsWith('*') ? / threw / : token === '--' ? / passed\./ : new RegExp(`from ${from}( to ${to})?`));
  }
  assert.match((await heard()).at(-1), /^Paused\./);
});

scene("the computer's move and whose turn it is are told", desktop(), async (visitor) => {
  await keep(visitor, { pace: 'pace-at-once', thinking: 'thinking-500' });
  const { table, press, heard } = await sitDownWithKeys(visitor, record('gomoku', { computer: { white: 1 } }));
  await press('ArrowUp');
  await press('Enter');
  await eventually(table.plies, 2);
  const { actions } = await table.record();
  await eventually(heard, [
    'Black: place a stone',
    `Black placed on ${actions[0]}.`,
    'Computer (White) is thinking …',
    `Computer (White) placed on ${actions[1]}.`,
    'Black: place a stone',
  ]);
  await press('u');
  await eventually(async () => (await heard()).slice(5), ['2 moves taken back.', 'Black: place a stone']);
});

scene('a new game opened by keys can be played at once', desktop(), async (visitor) => {
  await visitor.open();
  const { page } = visitor;
  await page.getByRole('link', { name: 'Gomoku', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'How to play' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement.textContent), 'How to play');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await page.getByRole('log').waitFor({ state: 'attached' });
  await eventually(() => page.evaluate(() => document.activeElement.localName), 'h1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'h9, Black' }).waitFor();
});

scene('what has the focus is plain to see on every board', desktop(), async (visitor) => {
  const { press, focused } = await sitDownWithKeys(visitor, partOf('gomoku', 8));
  await press('ArrowLeft');
  await eventually(focused, /, /);
  const ring = await visitor.page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(document.activeElement);
    return { outlineStyle, outlineWidth, outlineColor, dark: boxShadow.includes('rgb(17, 17, 17)') };
  });
  assert.deepEqual(ring, { outlineStyle: 'solid', outlineWidth: '3px', outlineColor: 'rgb(255, 255, 255)', dark: true });
});

scene('letters are no keys where they are switched off, as the list of keys says', desktop(), async (visitor) => {
  const { page } = visitor;
  const { table, press, focused } = await sitDownWithKeys(visitor, record('gomoku', { actions: ['h8'] }));
  await press('?');
  await eventually(focused, 'Keys');
  const switched = page.getByRole('group', { name: 'Letter keys' });
  await switched.getByRole('button', { name: 'off' }).click();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const board = page.getByRole('group', { name: / board$/ });
  await board.locator('[tabindex="0"]').focus();
  const { width } = await board.boundingBox();
  for (const letter of ['u', 't', 'm', '?', 'n', '+']) await press(letter);
  // Other keys still lead on.
  await press('ArrowRight');
  await eventually(focused, /^i8/);
  await press('Enter');
  await eventually(table.plies, 2);
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal((await board.boundingBox()).width, width);
  assert.equal((await kept(visitor)).letters, 'letters-off');
});
