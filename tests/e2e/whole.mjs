// A whole recorded game played by taps, from the first to the end sheet.
import assert from 'node:assert/strict';
import { assertSaid, listen, sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { kept, recorded, timeless } from './kept.mjs';

/**
 * Plays games/GAME.json on a phone. `end` is what the sheet says, `said` what must
 * have been said on the way; the record that is kept must be the recorded one.
 */
export function wholeGame(game, { end, title = end.replace(/ wins:.*/, ' wins!'), said }) {
  scene(`a whole game of ${game}`, phone(), async (visitor) => {
    const whole = recorded(game);
    const table = await sitDown(visitor, { ...whole, actions: [], result: null });
    const heard = await listen(visitor);
    await table.playAll(whole.actions);
    await eventually(table.ending, { title, text: end });
    await eventually(table.prompt, end);
    assertSaid(await heard(), said);
    assert.deepEqual(timeless((await kept(visitor))['done-000001']), whole);
    assert.equal((await kept(visitor))['game-000001'], undefined);
  });
}
