// Measures the time from a tap to the next paint on a processor slowed down four
// times, as on a cheap phone:
//
//   node tests/e2e/speed.mjs '#/route' NAME…  [--runs 3] [--slow 4] [--json]
//
// Each NAME is a regular expression for the accessible name of a button or link, tapped
// in this order.
// pace.mjs says what is measured.
import { parseArgs } from 'node:util';
import { phone, stop, visit } from './browser.mjs';
import { percentiles, slowed, times, watched } from './pace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    slow: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  },
});
const [route, ...names] = positionals;
if (!names.length) {
  console.error("usage: node tests/e2e/speed.mjs '#/route' NAME… [--runs 3] [--slow 4] [--json]");
  process.exit(2);
}

const frames = [];
const events = [];
for (let run = 0; run < Number(values.runs); run++) {
  const visitor = await visit(phone());
  await watched(visitor);
  await visitor.open(route);
  const tap = await slowed(visitor, Number(values.slow));
  for (const name of names) await tap(name);
  const seen = await times(visitor);
  frames.push(...seen.frames);
  events.push(...seen.events);
  if (visitor.errors.length) console.error(visitor.errors.join('\n'));
  await visitor.context.close();
}
await stop();

const result = { route, taps: frames.length, slow: Number(values.slow), frame: percentiles(frames), event: percentiles(events) };
if (values.json) console.log(JSON.stringify(result));
else {
  console.log(`${route}: ${result.taps} taps, processor slowed ${result.slow} times, in ms`);
  console.table({ frame: result.frame, event: result.event });
}
