# Makes `cargo` build for the browser, the standard library with it: in a panic it then
# ends at once, and all the code for telling why, a tenth of the bundle, is left out.
# Needs the library's sources: ordinarily rustup's for the Rust at hand; where rustup is
# absent or out of reach, Debian's compiler and its sources. GUQI_WASM_FROM=debian asks
# for the latter. Sourced, never run.
# shellcheck shell=bash

target=wasm32-unknown-unknown

has_sources() { [[ -e $(rustc --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml ]]; }
from_rustup() { have rustup && limited 120 rustup component add rust-src >&2; }
# Then rustup was asked in vain before.
from_debian_before() { [[ -e $TARGET_DIR/debian ]]; }

# Debian's rustc and cargo before rustup's.
take_debians() {
    have apt-get || die "The sources of Rust's standard library are missing. Run: rustup component add rust-src"
    if ! [[ -x /usr/bin/rustc && -x /usr/bin/cargo && -x /usr/bin/cargo-clippy && -d /usr/lib/rustlib/src ]]; then
        apt_install rustc-web cargo-web rust-web-clippy rust-web-src build-essential
    fi
    # The linker has to be of the compiler's own LLVM, or newer.
    local llvm
    llvm=$(/usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
    have "wasm-ld-$llvm" || apt_install "lld-$llvm"
    mkdir -p "$TARGET_DIR/debian"
    export PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="wasm-ld-$llvm"
    export CARGO_TARGET_DIR="$TARGET_DIR/debian"
}

if [[ ${GUQI_WASM_FROM:-} == debian ]] || ! { has_sources || { ! from_debian_before && from_rustup; }; }; then
    say "no sources of Rust's standard library from rustup: taking Debian's compiler and sources"
    take_debians
fi

# Both options wait to be called stable; the variable lets this compiler take them.
export RUSTC_BOOTSTRAP=1
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-Zunstable-options -Cpanic=immediate-abort"
# What cargo is told, for those who source this.
# shellcheck disable=SC2034
with_std=(--target "$target" -Z "build-std=std,panic_abort" -Z "build-std-features=optimize_for_size")
