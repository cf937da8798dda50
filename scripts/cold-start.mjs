// Starts the app and watches the virtual display's own memory until there is text
// to see; prints the milliseconds. For cold-start.sh.
//   node scripts/cold-start.mjs APP FOLDER-OF-Xvfb_screen0
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [app, folder] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'guqi-home-'));
const screen = openSync(join(folder, 'Xvfb_screen0'));
// The file is an xwd picture: a header and 256 colour entries, then the pixels. The
// first rows may hold a menu bar, which is painted before the page.
const [width, height, menu, header] = [1024, 768, 64, 3232];
const pixels = Buffer.alloc(width * (height - menu) * 4);

/** How many colours are to be seen; text has many shades at its edges. */
function colours() {
  readSync(screen, pixels, 0, pixels.length, header + width * menu * 4);
  const seen = new Set();
  for (let at = 0; at + 4 <= pixels.length && seen.size < 32; at += 4) seen.add(pixels.readUInt32LE(at));
  return seen.size;
}

const start = performance.now();
const child = spawn(app, {
  stdio: 'ignore',
  env: { ...process.env, HOME: home, XDG_DATA_HOME: home, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
});
const end = (code, line) => {
  console[code ? 'error' : 'log'](line);
  child.kill();
  closeSync(screen);
  rmSync(home, { recursive: true, force: true });
  process.exit(code);
};
child.on('exit', () => end(1, 'the app ended by itself'));
const look = setInterval(() => {
  const passed = performance.now() - start;
  if (colours() > 24) clearInterval(look), child.removeAllListeners(), end(0, Math.round(passed));
  if (passed > 60_000) end(1, 'nothing painted in a minute');
}, 10);
