// Waiting for what must come: polls, so that no test sleeps for luck.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** Reads until it reads what is wanted (a value, or a pattern of a text); returns it. */
export async function eventually(read, wanted, seconds = 10) {
  const pattern = wanted instanceof RegExp;
  const end = performance.now() + 1000 * seconds;
  for (;;) {
    const seen = await read();
    if (pattern ? wanted.test(seen) : isDeepStrictEqual(seen, wanted)) return seen;
    if (performance.now() > end) return pattern ? assert.match(seen, wanted) : assert.deepEqual(seen, wanted);
    await pause(15);
  }
}
