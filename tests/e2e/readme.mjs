// The pictures of the README, taken from the app itself, into pictures/: make pictures
// Every game on a phone and on a desktop, in the middle, in one theme or another.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sitDown } from './board.mjs';
import { stones } from './boards.mjs';
import { desktop, phone, stop, visit } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { keep, partOf, record } from './kept.mjs';

const folder = fileURLToPath(new URL('../../pictures', import.meta.url));

/** The game as it stands, the piece that is chosen, and the themes on a phone and on a desktop. */
const games = {
  patolli: { game: { ...partOf('patolli', 131), players: { jade: 'Xochitl', obsidian: 'Itzel' } }, themes: ['light', 'jade'] },
  senet: { game: { ...partOf('senet', 61), players: { white: 'Ann', black: 'Ben' } }, themes: ['papyrus', 'light'] },
  'bead-jump': { game: { ...partOf('bead_jump', 12), players: { blue: 'Lin', red: 'Mei' } }, chosen: 'f4', themes: ['light', 'dark'] },
  'san-san': { game: { ...partOf('san_san', 35), players: { red: 'Ann', green: 'Ben' } }, chosen: 'f2', themes: ['dark', 'papyrus'] },
  gomoku: { game: record('gomoku', { actions: stones, players: { black: 'Lin' }, computer: { white: 5 } }), themes: ['light', 'light'] },
};
const devices = {
  phone: phone({ width: 390, height: 844 }),
  desktop: desktop(),
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
let whole = 0;
for (const [name, { game, chosen, themes }] of Object.entries(games))
  for (const [nth, [kind, device]] of Object.entries(devices).entries()) {
    const visitor = await visit(device);
    await keep(visitor, { theme: `theme-${themes[nth]}` });
    const table = await sitDown(visitor, game);
    await eventually(table.prompt, /./);
    if (chosen) {
      await table.tap(chosen);
      await eventually(() => table.see(chosen), /chosen$/);
    }
    if (kind === 'desktop') await visitor.page.mouse.move(2, 2);
    const cdp = await visitor.context.newCDPSession(visitor.page);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    const path = `${folder}/${name}-${kind}.webp`;
    writeFileSync(path, Buffer.from(data, 'base64'));
    whole += statSync(path).size;
    await visitor.context.close();
  }
await stop();
console.log(`${Math.round(whole / 1000)} kB in pictures/`);
