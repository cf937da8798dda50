// Takes out of a wasm file what is in it and never runs: node scripts/snip.mjs IN OUT
//
// An error of anyhow, which Dioxus speaks, can print itself for programmers with the calls that led
// to it; for that it brings along a reader of Rust's symbol names, and neither is of use in a
// browser: there are no such calls to be had, and nobody prints. The compiler cannot know it, as
// these functions are reached through a table. Here the printing prints nothing, and what only it
// calls is a trap (22 KB after wasm-opt, 8 KB packed). Functions are found by the names that rustc gives them.
import { readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
const bytes = readFileSync(from);

/** Reads an unsigned number (LEB128) and where it ends. */
function number(at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}
const written = (value) => {
  const out = [];
  do out.push((value & 127) | (value > 127 ? 128 : 0));
  while ((value = Math.floor(value / 128)));
  return out;
};

const sections = [];
for (let at = 8; at < bytes.length; ) {
  const [size, start] = number(at + 1);
  sections.push({ id: bytes[at], start, end: start + size });
  at = start + size;
}
const section = (wanted) => sections.find(({ id }) => id === wanted);

/** The number of imported functions, whose numbers come first. */
function imports() {
  let [count, at] = number(section(2).start);
  let functions = 0;
  for (; count > 0; count--) {
    for (let name = 0; name < 2; name++) {
      const [length, start] = number(at);
      at = start + length;
    }
    const kind = bytes[at++];
    if (kind === 0) functions++;
    if (kind === 1) at++;
    if (kind === 3) at += 2;
    else if (kind === 1 || kind === 2) {
      const [limits, start] = number(at);
      at = number(start)[1];
      if (limits & 1) at = number(at)[1];
    } else at = number(at)[1];
  }
  return functions;
}

/** The names of functions by their numbers. */
function names() {
  const all = new Map();
  for (const { id, start, end } of sections) {
    if (id !== 0) continue;
    const [length, at] = number(start);
    if (bytes.toString('latin1', at, at + length) !== 'name') continue;
    for (let part = at + length; part < end; ) {
      const [size, inside] = number(part + 1);
      if (bytes[part] === 1) {
        let [count, entry] = number(inside);
        for (; count > 0; count--) {
          const [nth, after] = number(entry);
          const [letters, text] = number(after);
          all.set(nth, bytes.toString('utf8', text, text + letters));
          entry = text + letters;
        }
      }
      part = inside + size;
    }
  }
  return all;
}

const nothing = [0, 0x41, 0, 0x0b]; // no locals; i32.const 0, which is Ok(()); end
const trap = [0, 0x00, 0x0b]; // no locals; unreachable; end
/** Small functions may have become one with others that do the same, and stay. */
const LARGE = 300;
const printers = /14rustc_demangle(2v0\w*7Printer|13DemangleStyle)|12backtrace_rs(5print|9symbolize)|3std9backtrace\w*7Display3fmt/;
// What a component can add to the page's head, and scripts that it can run: ours are in index.html.
const heads = /10dioxus_web8document\w*(11WebDocument\w*8Document(4eval|9set_title|\d+create_\w+)|12WebEvaluator6create)$/;
const bodyFor = (name, size) => {
  if (/6anyhow3fmt\w*9ErrorImpl5debug$/.test(name)) return nothing;
  if (heads.test(name)) return trap;
  return size >= LARGE && printers.test(name) ? trap : null;
};

const called = names();
const first = imports();
const code = section(10);
const out = [];
let saved = 0;
let [count, at] = number(code.start);
out.push(Buffer.from(written(count)));
for (let nth = 0; nth < count; nth++) {
  const [size, body] = number(at);
  const other = bodyFor(called.get(first + nth) ?? '', size);
  out.push(other ? Buffer.from([other.length, ...other]) : bytes.subarray(at, body + size));
  if (other) saved += size - other.length;
  at = body + size;
}
const body = Buffer.concat(out);
// The head of a section is its number and a size, which lies right before what is in it.
let head = code.start - 1;
while (bytes[head - 1] & 128) head--;
writeFileSync(to, Buffer.concat([bytes.subarray(0, head), Buffer.from(written(body.length)), body, bytes.subarray(code.end)]));
// With another compiler the names may be others: then the bundle is larger, and as good.
console.error(`${(saved / 1000).toFixed(1)} KB that never run are taken out`);
