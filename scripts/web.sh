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
"$bindgen" --target web --no-typescript --remove-name-section --out-dir "$out" --out-name app "$wasm"
# What rustc turns on for wasm32-unknown-unknown by itself, and no more.
node_modules/.bin/wasm-opt -O2 --strip-debug --strip-producers --enable-bulk-memory --enable-multivalue \
    --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext \
    "$out/app_bg.wasm" -o "$out/app_bg.wasm"
# The module starts itself, as the one that dx makes does.
printf '\n__wbg_init();\n' >>"$out/app.js"
# dx puts its own script tag at this place.
sed 's|</body>|<script type="module" src="./app.js"></script>\n  </body>|' index.html >"$out/index.html"
# dx copies all of assets/ (public_dir in Dioxus.toml); these are what a browser asks for.
mkdir "$out/icons"
cp assets/guqi.css assets/guqi.js assets/zoom.js "$out/"
# The largest picture is for the desktop's icon.
cp assets/icons/guqi.svg assets/icons/touch.png "$out/icons/"
# Without comments and long names. Nothing depends on it: dx serves them as they are.
find "$out" -name '*.css' -o -name '*.js' | while read -r file; do
    node_modules/.bin/esbuild "$file" --minify --log-level=warning --allow-overwrite --outfile="$file"
done

node scripts/size.mjs "$out"
[[ ${1:-} == --build-only ]] || exec node scripts/serve.mjs "$out" "${PORT:-8080}"
