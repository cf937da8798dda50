// What a visit downloads, by brotli: node scripts/size.mjs FOLDER [--limit KB]
// The icons and pictures for who installs the app are not counted, nor the licences, nor what lies
// packed beside.
// With a limit it prints the sum alone, and fails above it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const [folder, , limit] = process.argv.slice(2);
const files = (at) =>
  readdirSync(at).flatMap((name) => {
    const path = join(at, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
const row = (raw, packed, name) =>
  console.log(`${(raw / 1000).toFixed(1).padStart(9)} KB ${(packed / 1000).toFixed(1).padStart(8)} KB brotli  ${name}`);

let [raw, packed] = [0, 0];
for (const path of files(folder).filter((path) => !/\.(png|webp|txt|br|gz)$/.test(path))) {
  const bytes = readFileSync(path);
  const small = brotliCompressSync(bytes).length;
  if (!limit) row(bytes.length, small, relative(folder, path));
  raw += bytes.length;
  packed += small;
}
row(raw, packed, 'in all');
if (limit && packed > Number(limit) * 1000) {
  console.error(`over the limit of ${limit} KB brotli`);
  process.exit(1);
}
