// Pictures as rows of pixels: reading, cutting, keeping them small, and telling two apart.
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export const read = (png) => PNG.sync.read(png);
export const readFile = (path) => read(readFileSync(path));
export const blank = (width, height) => new PNG({ width, height });

export function paste(from, to, x, y) {
  PNG.bitblt(from, to, 0, 0, from.width, from.height, x, y);
}

export function cut(from, { x, y, width, height }) {
  const part = blank(width, height);
  PNG.bitblt(from, part, x, y, width, height, 0, 0);
  return part;
}

/** As it is. */
export const write = (path, picture) => writeFileSync(path, PNG.sync.write(picture, { colorType: 2 }));

/** Small, with a palette of at most 256 colours, each as near to the true one as there is room for. */
export function writeSmall(path, picture) {
  for (let most = 6; ; most++) {
    const { palette, colours } = reduce(picture, most);
    if (palette.length <= 256) return writeFileSync(path, indexed(picture, palette, colours));
  }
}

/** The number of each pixel's colour in a palette in which none is further from it than `most`, in any of red, green, blue. */
function reduce({ data, width, height }, most) {
  const counts = new Map();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = data.readUIntBE(4 * pixel, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const palette = [];
  const numbers = new Map();
  // The commonest stay as they are and take in those beside them.
  for (const [colour] of [...counts].sort(([, a], [, b]) => b - a)) {
    const mine = parts(colour);
    let number = palette.findIndex((one) => one.every((part, nth) => Math.abs(part - mine[nth]) <= most));
    if (number < 0) number = palette.push(mine) - 1;
    numbers.set(colour, number);
  }
  const colours = Array.from({ length: width * height }, (_, pixel) => numbers.get(data.readUIntBE(4 * pixel, 3)));
  return { palette, colours };
}

/** A PNG with a palette, which pngjs reads and does not write. */
function indexed({ width, height }, palette, colours) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) rows.set(colours.slice(row * width, (row + 1) * width), row * (width + 1) + 1);
  const chunks = [['IHDR', head], ['PLTE', Buffer.from(palette.flat())], ['IDAT', deflateSync(rows, { level: 9 })], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(([type, data]) => chunk(type, data))]);
}

function chunk(type, data) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(data.length, 0);
  typed.copy(whole, 4);
  whole.writeInt32BE(crc(typed), typed.length + 4);
  return whole;
}

function crc(data) {
  let rest = -1;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return rest ^ -1;
}

// A pixel differs when its colour does by more than this (black from white by 1), unless it
// lies on an edge that is smoothed otherwise.
const threshold = 0.05;
// What counts is the most that differs in one place: lone pixels may anywhere.
const place = 12;

/** How many pixels differ where most do; `difference` is drawn on when given. */
export function differs(a, b, difference) {
  const { width, height } = a;
  if (b.width !== width || b.height !== height) return Infinity;
  return pixelmatch(a.data, b.data, difference?.data ?? null, width, height, { threshold, windowSize: place });
}
