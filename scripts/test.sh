#!/usr/bin/env bash
# Every check there is, from formatting to a real window; stops at the first that
# fails and says how long each took.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
export CARGO_INCREMENTAL=0 CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-auto}

times=()
current=
started=$SECONDS
step() {
    local from=$SECONDS
    current=$1
    shift
    say "$current"
    "$@"
    times+=("$(printf '%5d s  %s' $((SECONDS - from)) "$current")")
}
summary() {
    local code=$?
    printf '%s\n' "${times[@]}" "$(printf '%5d s  in all' $((SECONDS - started)))"
    if ((code == 0)); then say "all passed"; else say "FAILED: $current"; fi
}
trap summary EXIT

no_gui=(--no-default-features)
web=(--no-default-features --features web --target wasm32-unknown-unknown)

step "what is missing" scripts/deps.sh desktop web browser-tests window-tests
step "format" cargo fmt --check
step "clippy, no window" cargo clippy "${no_gui[@]}" --all-targets -- -D warnings
step "clippy, desktop" cargo clippy --all-targets -- -D warnings
step "Rust tests" cargo test
step "web bundle" scripts/web.sh --build-only
# After the bundle, which sees to the target's standard library.
if has_wasm_std; then
    step "clippy, web" cargo clippy "${web[@]}" --bin guqi -- -D warnings
fi
step "bundle within 400 KB" node scripts/size.mjs dist/web --limit 400
step "browser" scripts/browser-tests.sh
step "desktop app" cargo build --bin guqi
step "window" scripts/window-test.sh
