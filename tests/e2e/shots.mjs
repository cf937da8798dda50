// Pictures of every screen at every width, light and dark, into tests/e2e/shots: make shots
import { atWidth, scene, shot, widths } from './harness.mjs';

const screens = [
  ['home', ''],
];

for (const [name, route] of screens)
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'])
      scene(`picture of ${name} ${colorScheme}`, atWidth(width, { colorScheme }), async ({ page, open }) => {
        await open(route);
        await shot(page, `${name} ${width} ${colorScheme}`);
      });
