// How a browser test is written. Tests find things by role and name only.
//
//   scene('undo takes the stone back', phone(), async ({ page, open, press }) => {
//     await open('#/gomoku');
//     await press('button', 'Undo');
//   });
//
// A scene fails on any page error, console error or failed request, and keeps a
// picture of the page it failed on.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { shot, stop, visit } from './browser.mjs';

export * from './browser.mjs';

after(stop);

/** A test in a fresh visit; see the top of this file. */
export function scene(name, device, body) {
  const title = `${name} (${device.kind}, ${device.options.viewport.width} px)`;
  test(title, { timeout: 120_000 }, async () => {
    const visitor = await visit(device);
    try {
      await body(visitor);
      assert.deepEqual(visitor.errors, [], 'the browser reported errors');
    } catch (error) {
      await shot(visitor.page, `failed ${title}`).catch(() => {});
      if (visitor.errors.length) error.message += `\n${visitor.errors.join('\n')}`;
      throw error;
    } finally {
      await visitor.context.close();
    }
  });
}
