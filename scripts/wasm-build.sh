#!/usr/bin/env bash
# Compiles the app for the browser; prints the path of the wasm file.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/wasm-rust.sh

cargo build --profile web-release --no-default-features --features web --bin guqi "${with_std[@]}" >&2
echo "${CARGO_TARGET_DIR:-target}/$target/web-release/guqi.wasm"
