# Shared by the scripts beside it; sourced, never run.
# shellcheck shell=bash

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
export PATH="$PATH:$HOME/.cargo/bin"

# Where cargo puts its builds, with any CARGO_TARGET_DIR honoured.
# shellcheck disable=SC2034
TARGET_DIR="${CARGO_TARGET_DIR:-target}"

say() { printf '\033[1m%s\033[0m\n' "== $*" >&2; }
die() {
    printf '%s\n' "$@" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# limited SECONDS COMMAND…: with a time limit where coreutils' timeout exists.
limited() {
    if have timeout; then timeout "$@"; else "${@:2}"; fi
}

# locked_version CRATE: the version Cargo.lock pins.
locked_version() {
    awk -v crate="\"$1\"" '$1 == "name" { hit = $3 == crate } hit && $1 == "version" { gsub(/"/, "", $3); print $3; exit }' Cargo.lock
}

# The tools that package-lock.json pins, in node_modules.
node_tools() { [[ node_modules/.package-lock.json -nt package-lock.json ]] || npm ci --no-progress >&2; }

as_root() {
    if [[ $(id -u) == 0 ]]; then "$@"; elif have sudo; then sudo "$@"; else die "Neither root nor sudo is here. As root:" "  $*"; fi
}

apt_install() {
    say "installing $*"
    as_root apt-get update -q >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >&2
}
