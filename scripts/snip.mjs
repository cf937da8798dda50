// Takes out of a wasm file what is in it and never runs: node scripts/snip.mjs FILE
//
// An error of anyhow, which Dioxus speaks, can print itself for programmers with the calls that led
// to it; for that it brings along a reader of Rust's symbol names, and neither is of use in a
// browser: there are no such calls to be had, and nobody prints. The compiler cannot know it, as
// these functions are reached through a table. Here they print nothing, and what only they call is
// dropped by wasm-opt (8 KB packed). They are found by the names that rustc gives them: with another
// compiler those may be others, and then the bundle is larger, and as good.
import { readFileSync, writeFileSync } from 'node:fs';
import binaryen from 'binaryen';

const printers = /^_R(NvM\w*6anyhow3fmt\w*9ErrorImpl5debug|NvX\w*14rustc_demangle13DemangleStyle\w*7Display3fmt\w*|NvX\w*12backtrace_rs9symbolize\w*7Display3fmt)$/;

const [file] = process.argv.slice(2);
const module = binaryen.readBinary(readFileSync(file));
// What browsers know, and what rustc turns on by itself.
const { BulkMemory, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt } = binaryen.Features;
module.setFeatures(BulkMemory | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt);
const all = Array.from({ length: module.getNumFunctions() }, (_, nth) => binaryen.getFunctionInfo(module.getFunctionByIndex(nth)));
for (const { name, params, results } of all.filter(({ name }) => printers.test(name))) {
  module.removeFunction(name);
  // `Ok(())`.
  module.addFunction(name, params, results, [], module.i32.const(0));
}
writeFileSync(file, module.emitBinary());
