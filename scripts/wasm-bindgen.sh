#!/usr/bin/env bash
# Prints the path of a wasm-bindgen of exactly Cargo.lock's version, building it
# under the target folder when the one on PATH is another.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

version=$(locked_version wasm-bindgen)
tools="$TARGET_DIR/tools"
is_right() { [[ $("$1" --version 2>/dev/null) == "wasm-bindgen $version" ]]; }

for found in "$tools/bin/wasm-bindgen" wasm-bindgen; do
    if is_right "$found"; then
        command -v "$found"
        exit
    fi
done
say "building wasm-bindgen $version (once)"
# It runs for a second or two, so it is not worth optimising.
export CARGO_PROFILE_DEV_DEBUG=0 CARGO_INCREMENTAL=0 CARGO_TARGET_DIR="$tools/build"
install() {
    cargo install wasm-bindgen-cli --version "=$version" --debug --force --no-track --root "$tools" "$@" >&2
}
# Its lock file may name a crate that has been withdrawn since.
install --locked || install
rm -rf "$tools/build"
echo "$tools/bin/wasm-bindgen"
