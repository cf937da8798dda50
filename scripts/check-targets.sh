#!/usr/bin/env bash
# Type-checks the app for systems that this machine need not be:
#   scripts/check-targets.sh            the two that differ most from this one, Android and iOS
#   scripts/check-targets.sh all        every one below
#   scripts/check-targets.sh TARGET…    these
# Nothing is linked or run. A target that cannot be checked here is said to be skipped, and why; it
# does not count as passed.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

few=(aarch64-linux-android aarch64-apple-ios)
all=("${few[@]}" x86_64-linux-android aarch64-apple-ios-sim aarch64-apple-darwin x86_64-pc-windows-msvc x86_64-pc-windows-gnu)
case ${1:-} in
'') targets=("${few[@]}") ;;
all) targets=("${all[@]}") ;;
*) targets=("$@") ;;
esac

sysroot_of() { "$1" --print sysroot 2>/dev/null; }
has_sources() { [[ -e $(sysroot_of "$1")/lib/rustlib/src/rust/library/std/Cargo.toml ]]; }
has_target() { [[ -d $(sysroot_of rustc)/lib/rustlib/$1/lib ]]; }

# Says in `std` what cargo needs for the standard library of a target: nothing where rustup has it,
# else that it is checked from its sources, rustup's or those beside Debian's compiler.
# GUQI_STD_FROM=sources asks for the latter.
find_std() {
    std=() compiler=()
    if [[ ${GUQI_STD_FROM:-} != sources ]]; then
        has_target "$1" && return
        have rustup && limited 120 rustup target add "$1" >/dev/null 2>&1 && has_target "$1" && return
    fi
    std=(-Z "build-std=std,panic_abort")
    compiler=(RUSTC_BOOTSTRAP=1)
    has_sources rustc && return
    # Its builds do not go together with those of another compiler.
    compiler+=("PATH=/usr/bin:$PATH" RUSTC=/usr/bin/rustc "CARGO_TARGET_DIR=$TARGET_DIR/debian")
    [[ -x /usr/bin/cargo ]] && has_sources /usr/bin/rustc
}

# Clang, by its own name or the newest of its numbered ones. Apple's library of exceptions is
# Objective-C, which gcc does not compile for Apple's systems.
find_clang() {
    local number
    for number in '' -{25..14}; do
        if have "clang$number"; then
            clang=clang$number
            return
        fi
    done
    return 1
}

# Elsewhere than on a Mac a folder that bears an SDK's name is enough for a check.
find_apple() {
    apple=()
    [[ $(uname -s) != Darwin ]] || return 0
    find_clang || { have apt-get && apt_install clang && find_clang; } || return 1
    local sdk=iPhoneOS archiver
    case $1 in *-sim) sdk=iPhoneSimulator ;; *-darwin) sdk=MacOSX ;; esac
    mkdir -p "$TARGET_DIR"
    sdk=$(realpath "$TARGET_DIR")/$sdk.sdk
    mkdir -p "$sdk"
    archiver=llvm-ar${clang#clang}
    have "$archiver" || archiver="ar"
    apple=("SDKROOT=$sdk" "CC_${1//-/_}=$clang" "AR_${1//-/_}=$archiver")
}

passed=() skipped=()
for target in "${targets[@]}"; do
    features=(--no-default-features --features mobile)
    apple=()
    case $target in
    *-apple-darwin | *-windows-*) features=() ;;
    esac
    if ! find_std "$target"; then
        skipped+=("$target: neither rustup nor Debian has its standard library")
        continue
    fi
    if [[ $target == *-apple-* ]] && ! find_apple "$target"; then
        skipped+=("$target: no clang")
        continue
    fi
    from=$SECONDS
    # Clippy goes with rustup's compiler only: by its side `cargo clippy` takes no other.
    command=(cargo check) lints=()
    if ((${#compiler[@]} == 0)) && cargo clippy --version >/dev/null 2>&1; then
        command=(cargo clippy) lints=(-- -D warnings)
    fi
    env ${compiler[@]+"${compiler[@]}"} ${apple[@]+"${apple[@]}"} "${command[@]}" --bin guqi --target "$target" \
        ${features[@]+"${features[@]}"} ${std[@]+"${std[@]}"} ${lints[@]+"${lints[@]}"}
    passed+=("$target: $((SECONDS - from)) s")
done
if ((${#passed[@]})); then printf 'checked  %s\n' "${passed[@]}"; fi
if ((${#skipped[@]})); then printf 'SKIPPED  %s\n' "${skipped[@]}"; fi
