// The licences of what the app is made of, by cargo's own metadata.
//   node scripts/licences.mjs --check                    every dependency, on every platform
//   node scripts/licences.mjs OUT FEATURE TARGET         those of one build, with their texts
// The first fails when a licence is not among those below, which all may be shipped with a program
// under MIT or Apache-2.0; the second writes what has to be shipped with it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const allowed = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 NCSA Unicode-3.0 Unlicense Zlib'.split(' '),
);

/** Whether one may ship what has this licence: `(MIT OR Apache-2.0) AND Unicode-3.0`, or with `/` for OR. */
export function permits(expression) {
  const words = expression.replaceAll('/', ' OR ').match(/[()]|[^\s()]+/g) ?? [];
  const one = () => {
    const word = words.shift();
    if (word === '(') {
      const inside = any();
      words.shift();
      return inside;
    }
    // An exception only ever permits more.
    if (words[0] === 'WITH') words.splice(0, 2);
    return allowed.has(word);
  };
  const all = () => {
    let good = one();
    while (words[0] === 'AND') {
      words.shift();
      good = one() && good;
    }
    return good;
  };
  const any = () => {
    let good = all();
    while (words[0] === 'OR') {
      words.shift();
      good = all() || good;
    }
    return good;
  };
  return words.length > 0 && any() && words.length === 0;
}

/** The packages that become part of the program, without those that only build or test it. */
function parts(features, target) {
  const cargo = (...args) => execFileSync('cargo', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  const tree = ['--edges=normal,no-proc-macro', '--prefix=none', '--format={p}', '--locked', '--no-default-features'];
  const lines = cargo('tree', ...tree, '--features', features, '--target', target).split('\n');
  // The first is the app itself.
  const names = new Set(lines.slice(1).map((line) => line.split(' ').slice(0, 2).join(' ')));
  const { packages } = JSON.parse(cargo('metadata', '--format-version=1', '--locked'));
  const found = packages.filter(({ name, version, source }) => source && names.has(`${name} v${version}`));
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The texts that lie in a package, and in a folder `license` of it. */
function textsOf({ manifest_path: manifest }) {
  const wanted = /^(licen[cs]e|copying|copyright|notice|unlicense)/i;
  const within = (folder, pattern) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!pattern.test(entry.name)) return [];
      return entry.isDirectory() ? within(path, /./) : [readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()];
    });
  return within(dirname(manifest), wanted);
}

function check() {
  const all = parts('desktop,web,mobile', 'all');
  const bad = all.filter(({ license }) => !permits(license ?? ''));
  for (const { name, version, license } of bad) console.error(`${name} ${version}: ${license ?? 'no licence'}`);
  console.log(`${all.length} packages, ${bad.length} with a licence that is not known to do`);
  process.exitCode = bad.length ? 1 : 0;
}

function write(out, features, target) {
  const all = parts(features, target);
  const texts = new Map();
  for (const part of all)
    for (const text of textsOf(part)) {
      const key = createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex');
      if (!texts.has(key)) texts.set(key, { text, names: [] });
      const { names } = texts.get(key);
      const name = `${part.name} ${part.version}`;
      if (!names.includes(name)) names.push(name);
    }
  const line = '='.repeat(80);
  const own = ['LICENSE-MIT', 'LICENSE-APACHE'].map((name) => readFileSync(name, 'utf8').trim());
  const sections = [
    'Guqi is under MIT or Apache-2.0, at your choice:',
    ...own.map((text) => `${line}\n\n${text}`),
    `${line}\n\nIt is made with these, whose texts follow:\n`,
    all.map(({ name, version, license, repository }) => `${name} ${version}: ${license}${repository ? `, ${repository}` : ''}`).join('\n'),
    ...[...texts.values()].map(({ text, names }) => `${line}\n${names.join(', ')}\n\n${text}`),
  ];
  writeFileSync(out, `${sections.join('\n\n')}\n`);
  console.log(`${out}: ${all.length} packages, ${texts.size} texts`);
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--check') check();
else if (first) write(first, ...rest);
