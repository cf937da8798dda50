#!/usr/bin/env bash
# Compiles the app for the browser; prints the path of the wasm file.
# Ordinarily with the Rust at hand and rustup's standard library for the target;
# where rustup is absent or out of reach, with Debian's compiler and its sources.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

target=wasm32-unknown-unknown
build=(build --profile web-release --no-default-features --features web --bin guqi --target "$target")

from_rustup() { have rustup && limited 120 rustup target add "$target" >&2; }

if [[ ${GUQI_WASM_FROM:-} != debian ]] && { has_wasm_std || from_rustup; }; then
    cargo "${build[@]}" >&2
    echo "$TARGET_DIR/$target/web-release/guqi.wasm"
else
    say "rustup cannot add $target: building its standard library with Debian's compiler"
    source scripts/wasm-std-debian.sh
    /usr/bin/cargo "${build[@]}" >&2
    echo "$CARGO_TARGET_DIR/$target/web-release/guqi.wasm"
fi
