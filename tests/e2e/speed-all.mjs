// The time from a tap to the next paint in the middle of every game, on a processor
// slowed down four times: node tests/e2e/speed-all.mjs [--actions 20] [--runs 3] [--slow 4] [--still]
// With --still for somebody who asks for less motion. pace.mjs says what is measured.
import { parseArgs } from 'node:util';
import { tableOf } from './board.mjs';
import { phone, stop, visit } from './browser.mjs';
import { keep, partOf, record, recorded } from './kept.mjs';
import { percentiles, slowed, times, watched } from './pace.mjs';

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '20' },
    runs: { type: 'string', default: '3' },
    slow: { type: 'string', default: '4' },
    still: { type: 'boolean', default: false },
  },
});
const [actions, runs, slow] = [values.actions, values.runs, values.slow].map(Number);

// Gomoku at its largest, with the forbidden points to look for at every move of Black.
const renju = 'h8 i9 j8 h9 g9 j9 i10 k11 g10 i8 h11 g12 j7 k6 i6 l8 h7 h6 k8 f8 m4 n3 c12 d11 e5 f4'.split(' ');
const starts = {
  patolli: [partOf('patolli', 60), recorded('patolli').actions.slice(60)],
  senet: [partOf('senet', 60), recorded('senet').actions.slice(60)],
  bead_jump: [partOf('bead_jump', 4), recorded('bead_jump').actions.slice(4)],
  san_san: [partOf('san_san', 20), recorded('san_san').actions.slice(20)],
  'gomoku, renju': [record('gomoku', { rules: { rule: 'renju' }, actions: renju.slice(0, 4) }), renju.slice(4)],
  'gomoku, 19': [record('gomoku', { rules: { size: 19 }, actions: renju.slice(0, 4) }), renju.slice(4)],
};

const rows = {};
for (const [game, [start, next]] of Object.entries(starts)) {
  const frames = [];
  for (let run = 0; run < runs; run++) frames.push(...(await measure(start, next.slice(0, actions))));
  rows[game] = { taps: frames.length, ...percentiles(frames) };
}
await stop();
console.log(`tap to paint on a processor slowed ${slow} times, in ms`);
console.table(rows);

/** The times of the taps that make these actions. */
async function measure(start, tokens) {
  const visitor = await visit(phone({ reducedMotion: values.still ? 'reduce' : 'no-preference' }));
  await watched(visitor);
  await keep(visitor, { 'game-000001': start });
  await visitor.open('#/play/1');
  const table = tableOf(visitor);
  const tap = await slowed(visitor, slow, values.still ? 600 : 1200);
  for (const token of tokens) {
    const before = await table.plies();
    const [from, to] = token.replace(/^x/, '').split('-');
    // A pass needs no tap.
    if (token === '--') continue;
    if (token.startsWith('*')) await tap('^Throw the');
    else await tap(token === 'in' ? '^waiting, ' : `^${from}, `);
    if (to && (await table.plies()) === before) await tap(`^${to}, `);
  }
  const { frames } = await times(visitor);
  await visitor.context.close();
  return frames;
}
