# Makes `cargo` build for the browser: ordinarily the Rust at hand, with rustup's
# standard library for the target; where rustup is absent or out of reach, Debian's
# compiler and its sources. GUQI_WASM_FROM=debian asks for the latter. Sourced, never run.
# shellcheck shell=bash

target=wasm32-unknown-unknown

# For the Rust at hand.
has_std() { compgen -G "$(rustc --print sysroot)/lib/rustlib/$target/lib/libstd-*.rlib" >/dev/null; }
from_rustup() { have rustup && limited 120 rustup target add "$target" >&2; }
# Then rustup was asked in vain before.
from_debian_before() { [[ -e $TARGET_DIR/debian-sysroot/made-by ]]; }

if [[ ${GUQI_WASM_FROM:-} == debian ]] || ! { has_std || { ! from_debian_before && from_rustup; }; }; then
    say "no $target from rustup: taking Debian's compiler and sources"
    source scripts/wasm-std-debian.sh
fi
