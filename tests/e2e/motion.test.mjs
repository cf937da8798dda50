// What moves on the screen: how long, and what a tap does meanwhile.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { phone } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { scene } from './harness.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';

const moving = (more) => phone({ reducedMotion: 'no-preference', ...more });

/** The number that a throw is worth, while it is shown. */
const worth = (visitor) => visitor.page.getByRole('img', { name: /steps?$/ });

/** In the page: when the last of all animations that run now ends, in ms from its start. */
const longest = () => Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime));

for (const game of ['patolli', 'senet']) {
  scene(`a throw in ${game} says its number when it rests`, moving(), async (visitor) => {
    const table = await sitDown(visitor, partOf(game, 60));
    // What is seen of the throw while it falls is gathered in the page, frame by frame.
    await visitor.page.evaluate(() => {
      globalThis.early = false;
      const falls = () => document.getAnimations().some((one) => one.animationName === 'settle');
      const look = () => {
        if (falls() && [...document.querySelectorAll('[role=img]')].some((one) => /\d/.test(one.textContent))) globalThis.early = true;
        requestAnimationFrame(look);
      };
      look();
    });
    await table.throwLots();
    await worth(visitor).waitFor();
    assert.ok((await table.points('can move')).length > 0 || (await table.points('can be reached')).length > 0);
    assert.equal(await visitor.page.evaluate(() => globalThis.early), false);
  });

  scene(`a tap ends a throw in ${game} and plays nothing`, moving(), async (visitor) => {
    await keep(visitor, { speed: 'speed-slow' });
    const table = await sitDown(visitor, partOf(game, 60));
    const before = await table.plies();
    await table.throwLots();
    await eventually(table.plies, before + 1);
    assert.equal(await worth(visitor).count(), 0);
    // Anywhere on the board: a place that a piece could move from.
    const place = visitor.page.getByRole('group').getByRole('button').first();
    await place.click();
    await worth(visitor).waitFor();
    assert.equal(await table.plies(), before + 1);
    assert.equal(await visitor.page.evaluate(() => document.getAnimations().filter((one) => one.animationName === 'settle').length), 0);
  });
}

// Without motion what follows is worked out a frame after the lots are shown.
const AT_ONCE = 20;

for (const [speed, most] of [['slow', 800], ['normal', 800], ['fast', 400], ['none', AT_ONCE]])
  scene(`a throw at the speed ${speed} rests within ${most} ms`, moving(), async (visitor) => {
    await keep(visitor, { speed: `speed-${speed}` });
    const table = await sitDown(visitor, partOf('senet', 60));
    await table.throwLots();
    const took = await visitor.page.evaluate(longest);
    assert.equal(took > AT_ONCE, speed !== 'none');
    assert.ok(took <= most, `${took} ms`);
    await worth(visitor).waitFor();
  });

scene('who asks for less motion waits for nothing', phone(), async (visitor) => {
  const table = await sitDown(visitor, partOf('senet', 60));
  await table.throwLots();
  await worth(visitor).waitFor();
  assert.ok((await visitor.page.evaluate(longest)) <= AT_ONCE);
});

scene('a throw is not cut short by the time that an earlier one had', moving({ bypassCSP: true }), async (visitor) => {
  const { page } = visitor;
  await page.clock.install();
  const table = await sitDown(visitor, partOf('senet', 60));
  // No fall ends by itself here: only time lets a throw rest.
  await page.addStyleTag({ content: '.faces { animation-play-state: paused !important; }' });
  await table.throwLots();
  await page.clock.runFor(100);
  await page.getByRole('group').getByRole('button').first().click();
  await page.clock.runFor(100);
  await worth(visitor).waitFor();
  const [from] = recorded('senet').actions[61].split('-');
  await table.tap(from);
  await eventually(table.plies, 62);
  await page.clock.runFor(100);
  await table.throwLots();
  await eventually(table.plies, 63);
  // A second after the first throw.
  await page.clock.runFor(800);
  assert.equal(await worth(visitor).count(), 0);
  await page.clock.runFor(300);
  await worth(visitor).waitFor();
});

/** In the page: how long pieces that go to another place wait and are on their way, in ms. */
const goings = () =>
  document
    .getAnimations()
    .filter((one) => one.transitionProperty === 'transform' && one.effect.target.closest('svg'))
    .map((one) => [one.effect.getTiming().delay, one.effect.getTiming().duration].map(Math.round).join(' '));

scene('marked stones are swept together', moving(), async (visitor) => {
  // All are placed, and the last line marks the sixth.
  const table = await sitDown(visitor, partOf('san_san', 29));
  await table.tap('a7');
  await eventually(() => visitor.page.evaluate(goings), Array(6).fill('300 500'));
  await eventually(() => table.see('a7'), 'empty');
});

scene('a piece that is hit goes when the other one is there', moving(), async (visitor) => {
  const table = await sitDown(visitor, record('senet', { actions: ['*3'] }));
  await table.tap('7');
  await table.tap('10');
  await eventually(() => visitor.page.evaluate(goings), ['660 280']);
});
