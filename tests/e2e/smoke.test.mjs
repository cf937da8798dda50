// The home screen opens at every width, says its name, and fits.
import assert from 'node:assert/strict';
import { atWidth, noSidewaysScroll, scene, widths } from './harness.mjs';

for (const width of widths) {
  scene('home opens and fits', atWidth(width), async ({ page, open }) => {
    await open();
    assert.match(await page.title(), /Guqi/);
    assert.ok(await page.getByRole('heading', { level: 1 }).isVisible());
    await noSidewaysScroll(page);
  });
}
