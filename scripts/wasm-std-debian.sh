# Debian's rustc, and a standard library for the browser built from Debian's own
# sources, in a sysroot under the target folder; sourced by wasm-rust.sh, never run.
# shellcheck shell=bash

have apt-get || die "The Rust target is missing. Run: rustup target add ${target:?}"

if ! [[ -x /usr/bin/rustc && -x /usr/bin/cargo && -x /usr/bin/cargo-clippy && -d /usr/lib/rustlib/src ]]; then
    apt_install rustc-web cargo-web rust-web-clippy rust-web-src build-essential
fi
# The linker has to be of the compiler's own LLVM, or newer.
llvm=$(/usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
have "wasm-ld-$llvm" || apt_install "lld-$llvm"

release=$(/usr/bin/rustc --version)
mkdir -p "$TARGET_DIR"
sysroot="$(cd "$TARGET_DIR" && pwd)/debian-sysroot"
lib="$sysroot/lib/rustlib/$target/lib"

# Makes std's rlibs by building an empty crate with it. The bitcode is for `lto = true`.
build_std() {
    local empty
    empty=$(mktemp -d)
    mkdir "$empty/src"
    echo '#![no_std]' >"$empty/src/lib.rs"
    printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2024"\n' >"$empty/Cargo.toml"
    (cd "$empty" && env -u CARGO_TARGET_DIR RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes \
        /usr/bin/cargo build --release --target "$target" -Z build-std=std,panic_abort,panic_unwind,proc_macro >&2)
    rm -rf "$sysroot" "$TARGET_DIR/debian"
    mkdir -p "$lib"
    find "$empty/target/$target/release/deps" -name '*.rlib' ! -name 'libempty-*' -exec cp {} "$lib/" \;
    rm -rf "$empty"
    echo "$release" >"$sysroot/made-by"
}
[[ $(cat "$sysroot/made-by" 2>/dev/null) == "$release" ]] || build_std

# Before rustup's.
export PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--sysroot=$sysroot"
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="wasm-ld-$llvm"
export CARGO_TARGET_DIR="$TARGET_DIR/debian"
