// How evenly what moves longest is shown, on a processor slowed down as on a cheap phone:
// node tests/e2e/frames.mjs [--runs 5] [--slow 4] [--only 'a throw'] [--trace FILE]
//
// Read from the browser's own trace. `p50`, `p95` and `max` are of the time from one frame that was
// shown to the next while something moves, by the screen's clock of 60 Hz: 16.7 ms when none was
// left out, 33.3 ms when one was; `left` counts those left out. `page` is what the page's own
// thread worked in that time, a frame on the average, with its longest task; `draw` is what the
// compositor worked on a frame: time of the processor, not on the clock. `by the page` counts the
// frames that had to wait for the page's thread; the others the compositor moves alone.
//
// Only the page's thread is slowed down. Drawing is by the processor where there is no graphics
// chip: dearer than a phone's, and not slowed; it depends on what else the machine does, so that
// of several runs the quietest tells most. A frame counts as shown once it was handed to a screen
// that is not there: that the screen kept up is not seen.
import { writeFileSync } from 'node:fs';
import { setTimeout as quiet } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sitDown } from './board.mjs';
import { phone, start, stop, visit } from './browser.mjs';
import { partOf, recorded } from './kept.mjs';
import { percentiles } from './pace.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slow: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    trace: { type: 'string' },
  },
});
const [runs, slow] = [values.runs, values.slow].map(Number);

/** The game, and the number of the action in its record that makes this motion. */
const motions = {
  'a throw of five beans': ['patolli', 60],
  'a throw of four sticks': ['senet', 60],
  'the longest way in Patolli': ['patolli', 99],
  'a capture in Patolli': ['patolli', 65],
  'a long chain of bead jump': ['bead_jump', 9],
  'dead stones are swept away': ['san_san', 29],
};

/** The screen's clock, in µs. */
const TICK = 1e6 / 60;
const categories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.animations', 'cc', 'benchmark', 'viz', 'toplevel'];

const rows = {};
for (const [name, motion] of Object.entries(motions).filter(([name]) => name.includes(values.only))) {
  const all = await measure(...motion);
  const best = all.reduce((best, one) => (one.p95 < best.p95 || (one.p95 === best.p95 && one.left < best.left) ? one : best));
  const spread = [...new Set(all.map((one) => one.p95))].sort((a, b) => a - b);
  rows[name] = { ...best, 'p95 of all runs': `${spread[0]}–${spread.at(-1)}` };
}
await stop();
console.log(`processor slowed ${slow} times, best of ${runs} runs, in ms`);
console.table(rows);

/** The motion of this action, as often as there are runs: made, seen, taken back. */
async function measure(game, number) {
  const visitor = await visit(phone({ reducedMotion: 'no-preference' }));
  const table = await sitDown(visitor, partOf(game, number));
  const { browser } = await start();
  const cdp = await visitor.context.newCDPSession(visitor.page);
  // What lies beyond the window is never drawn, and a phone's pixels are more than it has.
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width: 900, height: 1600 } });
  const [from, to] = recorded(game).actions[number].replace(/^x/, '').split('-');
  const thrown = from.startsWith('*');
  const chosen = to && !['patolli', 'senet'].includes(game);
  const all = [];
  for (let run = 0; run < runs; run++) {
    if (chosen) await table.tap(from);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
    await quiet(1000);
    await browser.startTracing(visitor.page, { categories });
    if (thrown) await table.throwLots();
    else await table.tap(chosen ? to : from);
    // Nothing is asked of the page meanwhile.
    await quiet(2500);
    const trace = await browser.stopTracing();
    if (values.trace) writeFileSync(values.trace, trace);
    all.push(read(JSON.parse(trace).traceEvents));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await table.undo();
    await quiet(1000);
  }
  await visitor.context.close();
  return all;
}

/** What a trace says of the frames in which something moved. */
function read(events) {
  const threads = new Map(events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
  const { pid } = events.find(({ name }) => name === 'Animation');
  const moving = events
    .filter(({ name, ph, pid: of, args }) => name === 'PipelineReporter' && ph === 'b' && of === pid && args?.frame_reporter)
    .map(({ ts, args }) => ({ ts, ...args.frame_reporter }))
    .filter((one) => one.has_compositor_animation || one.has_main_animation);
  const shown = moving.filter(({ state }) => state.startsWith('STATE_PRESENTED')).map(({ ts }) => ts);
  const [first, last] = [Math.min(...shown), Math.max(...shown)];
  // Where nothing on the screen had changed, as before a late motion begins, nothing was due.
  const idle = events.filter(({ name, ts }) => name === 'Draw skipped.' && ts > first && ts < last).map(({ ts }) => ts - TICK / 2);
  const ticks = [...new Set([...shown, ...idle].map((ts) => Math.round((ts - first) / TICK)))].sort((a, b) => a - b);
  const gaps = ticks.slice(1).map((tick, nth) => ((tick - ticks[nth]) * TICK) / 1000);
  const within = (wanted, thread, of) =>
    events.filter(({ name, ph, ts, pid, tid }) =>
      name === wanted && ph === 'X' && ts >= first && ts < last && threads.get(`${pid} ${tid}`) === thread && (!of || pid === of),
    );
  const sum = (all) => all.reduce((sum, { tdur }) => sum + tdur / 1000, 0);
  const tasks = within('RunTask', 'CrRendererMain', pid);
  const draws = [...within('ProxyImpl::ScheduledActionDraw', 'Compositor', pid), ...within('Display::DrawAndSwap', 'VizCompositorThread')];
  const { p50, p95, max } = percentiles(gaps);
  const round = (ms) => Math.round(10 * ms) / 10;
  return {
    frames: ticks.length,
    p50,
    p95,
    max,
    left: ticks.at(-1) + 1 - ticks.length,
    page: round(sum(tasks) / gaps.length),
    'longest task': round(Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000))),
    draw: round(sum(draws) / gaps.length),
    'by the page': moving.filter((one) => one.has_main_animation).length,
  };
}
