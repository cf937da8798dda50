// axe-core finds nothing on any screen: light and dark, on a phone and wide.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { desktop, scene } from './harness.mjs';
import { screens } from './screens.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** Every rule but those still in trial; what is found, with the elements it is about. */
async function violations(page) {
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`);
    return [`${id}: ${help} (${nodes.length})`, ...where].join('\n    ');
  });
}

// Without motion, for what is half faded in has half its contrast.
for (const [name, goThere] of Object.entries(screens))
  scene(`axe finds nothing: ${name}`, desktop({ reducedMotion: 'reduce' }), async (visitor) => {
    const { page } = visitor;
    await goThere(visitor);
    await page.evaluate(axe);
    const all = [];
    for (const size of sizes)
      for (const colorScheme of ['light', 'dark']) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        const found = await violations(page);
        all.push(...found.map((one) => `${size.width} px, ${colorScheme}: ${one}`));
      }
    assert.deepEqual(all, []);
  });
