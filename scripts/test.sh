#!/usr/bin/env bash
# Every check there is, from formatting to a real window; stops at the first that
# fails and says how long each took.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
export CARGO_INCREMENTAL=0 CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-auto}

times=
current=
started=$SECONDS
step() {
    local from=$SECONDS line
    current=$1
    shift
    say "$current"
    "$@"
    printf -v line '%5d s  %s\n' $((SECONDS - from)) "$current"
    times+=$line
}
summary() {
    local code=$?
    printf '%s%5d s  in all\n' "$times" $((SECONDS - started))
    if ((code == 0)); then say "all passed"; else say "FAILED: $current"; fi
}
trap summary EXIT

# Called by its own name, for `cargo clippy` prefers rustup's to the one on PATH.
web_clippy() (
    source scripts/wasm-rust.sh
    cargo-clippy clippy --no-default-features --features web --bin guqi "${with_std[@]}" -- -D warnings
)

step "what is missing" scripts/deps.sh desktop web browser-tests window-tests
step "format" cargo fmt --check
step "licences" node scripts/licences.mjs --check
step "clippy, no window" cargo clippy --no-default-features --all-targets -- -D warnings
# No test needs a window, so they are built and run once, without; that they compile
# beside the window, as `cargo test` alone builds them, is seen by clippy.
step "Rust tests" cargo test --no-default-features
step "clippy, desktop" cargo clippy --all-targets -- -D warnings
step "clippy, web" web_clippy
step "types for Android and iOS" scripts/check-targets.sh
step "web bundle" scripts/web.sh --build-only
# With the library, sharing and reviews it outgrew the 400 KB that it is to come back to.
step "bundle within 455 KB" node scripts/size.mjs dist/web --limit 455
step "browser" scripts/browser-tests.sh
step "desktop app" cargo build --bin guqi
step "window" scripts/window-test.sh
step "desktop" scripts/desktop-test.sh
