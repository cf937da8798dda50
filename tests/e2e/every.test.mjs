// Every screen there is: axe finds nothing, in any theme, and large text cuts nothing off;
// wide and on a phone. To go to a screen takes the longest, so it is gone to once for all of this.
import assert from 'node:assert/strict';
import { violations } from './axe.mjs';
import { desktop, scene } from './harness.mjs';
import { enlarge, faults } from './large.mjs';
import { passing, screens } from './screens.mjs';
import { themes, wear } from './themes.mjs';

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
];

// A theme changes colours and nothing else (themes.test.mjs): so what is asked of the others.
const ofColour = ['color-contrast', 'link-in-text-block'];

const looks = {
  async 'axe finds nothing'(page) {
    const all = [];
    for (const theme of themes) {
      await wear(page, theme);
      const found = await violations(page, theme === themes[0] ? undefined : ofColour);
      all.push(...found.map((one) => `${theme}: ${one}`));
    }
    return all;
  },
  async 'large text is whole'(page) {
    await wear(page, themes[0]);
    await enlarge(page);
    return (await faults(page)).map((one) => `large text: ${one}`);
  },
};
const all = Object.entries(looks).flatMap(([claim, look]) => sizes.map((size) => ({ claim, look, size })));

for (const [name, goThere] of Object.entries(screens)) {
  // What goes on by itself would be gone before the last look: for each it is gone to anew.
  const visits = passing.has(name) ? all.map((one) => [one]) : [all];
  for (const visit of visits) {
    const claims = [...new Set(visit.map(({ claim }) => claim))];
    scene(`${name}: ${claims.join(', ')}`, desktop(visit[0].size), async (visitor) => {
      const { page } = visitor;
      await goThere(visitor);
      const found = [];
      for (const { look, size } of visit) {
        await page.setViewportSize(size);
        found.push(...(await look(page)).map((one) => `${size.width} px, ${one}`));
      }
      assert.deepEqual(found, []);
    });
  }
}
