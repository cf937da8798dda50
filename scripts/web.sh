#!/usr/bin/env bash
# Builds the web bundle into dist/web, which any static host can serve, and
# serves it on this machine; with --build-only it stops before serving.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

out=dist/web
scripts/deps.sh web
node_tools
bindgen=$(scripts/wasm-bindgen.sh)
wasm=$(scripts/wasm-build.sh)

rm -rf "$out"
mkdir -p "$out"
# With the names, by which it is found what never runs.
"$bindgen" --target web --no-typescript --no-demangle --out-dir "$out" --out-name app "$wasm"
node scripts/snip.mjs "$out/app_bg.wasm"
# What rustc turns on for wasm32-unknown-unknown by itself, and no more. A function that is put into
# others in place of a call makes the file larger when it is packed, and so do hints of alignment,
# which no browser needs. Below the address 1024 there is but the last of the stack.
node_modules/.bin/wasm-opt -O2 -fimfs=0 -aimfs=2 -ocimfs=6 --low-memory-unused --dealign \
    --strip-debug --strip-producers --enable-bulk-memory --enable-multivalue \
    --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext \
    "$out/app_bg.wasm" -o "$out/app_bg.wasm"
# The module starts itself, as the one that dx makes does.
printf '\n__wbg_init();\n' >>"$out/app.js"
# With what it imports in one file: each would be asked for by itself.
node_modules/.bin/esbuild "$out/app.js" --bundle --format=esm --minify --log-level=warning --allow-overwrite --outfile="$out/app.js"
rm -r "$out/snippets"
# The program is asked for at once, not only when the page is read to its end and app.js as well.
ahead='<link rel="modulepreload" href="./app.js">\n    <link rel="preload" href="./app_bg.wasm" as="fetch" type="application/wasm" crossorigin>'
# dx puts its own script tag at the same place.
sed "s|<script src=\"./guqi.js\">|$ahead\n    &|; s|</body>|<script type=\"module\" src=\"./app.js\"></script>\n  &|; /<body>/r "<(cargo run --quiet --no-default-features --example home) index.html >"$out/index.html"
# dx copies all of assets/ (public_dir in Dioxus.toml); these are what a browser asks for.
mkdir "$out/icons" "$out/pictures"
cp assets/*.css assets/*.js assets/manifest.webmanifest "$out/"
cp assets/icons/*.svg assets/icons/*.png "$out/icons/"
# What a browser shows before it installs the app.
cp pictures/*.webp "$out/pictures/"
# Without comments and long names. Nothing depends on it: dx serves them as they are.
find "$out" -name '*.css' -o -name '*.js' | while read -r file; do
    node_modules/.bin/esbuild "$file" --minify --log-level=warning --allow-overwrite --outfile="$file"
done

node scripts/licences.mjs "$out/licences.txt" web wasm32-unknown-unknown
node scripts/finish-web.mjs "$out"

node scripts/size.mjs "$out"
[[ ${1:-} == --build-only ]] || exec node scripts/serve.mjs "$out" "${PORT:-8080}"
