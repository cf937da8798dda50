// The last step of a web bundle, whoever built it: node scripts/finish-web.mjs FOLDER
// Gives it a version, writes the service worker with the list of the version's files, and lays
// each file that gets smaller beside itself as .br and .gz, for hosts that send those.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';

const worker = fileURLToPath(new URL('service-worker.js', import.meta.url));
/** What the app needs to start; all else is asked for by a browser that installs it, or shows it in a list. */
const needed = /\.(html|js|css|wasm|svg)$/;
const packable = /\.(html|js|css|wasm|svg|webmanifest|txt)$/;

const hash = (bytes) => createHash('sha256').update(bytes).digest('base64');

/** The files of a folder, as paths within it, without those that this script makes. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'));
  return paths.filter((path) => !['.br', '.gz'].includes(extname(path)) && path !== 'sw.js').sort();
}

/** Gives the bundle its version and its service worker; returns the version. */
export function stamp(folder) {
  const read = (path) => readFileSync(join(folder, path));
  const files = filesOf(folder).filter((path) => needed.test(path));
  const template = readFileSync(worker, 'utf8');

  // The page tells the version of all, of itself without it, and of how they are kept.
  const index = read('index.html').toString().replace(/\n *<meta name="version"[^>]*>/, '');
  const of = (path) => (path === 'index.html' ? index : read(path));
  const version = hash(files.map((path) => `${path} ${hash(of(path))}\n`).join('') + template).slice(0, 12);
  writeFileSync(join(folder, 'index.html'), index.replace(/(\n *)<link/, `$1<meta name="version" content="${version}">$&`));

  const list = Object.fromEntries(files.map((path) => [path === 'index.html' ? './' : path, `sha256-${hash(read(path))}`]));
  const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(list)};\n`;
  writeFileSync(join(folder, 'sw.js'), transformSync(head + template, { minify: true }).code);
  return version;
}

/** Lays the packed files beside. */
function pack(folder) {
  for (const path of [...filesOf(folder), 'sw.js']) {
    const bytes = readFileSync(join(folder, path));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const ways = { br: () => brotliCompressSync(bytes, { params }), gz: () => gzipSync(bytes, { level: 9 }) };
    for (const [end, way] of Object.entries(ways)) {
      const small = packable.test(path) && way();
      const to = join(folder, `${path}.${end}`);
      if (small && small.length < bytes.length) writeFileSync(to, small);
      else rmSync(to, { force: true });
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder] = process.argv;
  console.log(`version ${stamp(folder)}`);
  pack(folder);
}
