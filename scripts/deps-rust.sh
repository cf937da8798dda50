# Rust itself, for deps.sh; sourced, never run.
# shellcheck shell=bash

# The oldest Rust that Cargo.toml allows.
oldest_rust=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)

# at_least WANTED VERSION
at_least() { [[ $(printf '%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }
rust_is_recent() { have cargo && have rustc && at_least "$oldest_rust" "$(rustc --version | cut -d ' ' -f 2)"; }

ensure_rust() {
    rust_is_recent || rust_from_rustup || rust_from_debian ||
        die "Rust $oldest_rust or newer is missing. Install it from https://rustup.rs and try again."
    cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 ||
        limited 120 rustup component add clippy rustfmt ||
        say "no clippy or rustfmt here: running and building work, make test will not"
}

rust_from_rustup() {
    if have rustup; then
        say "Rust is older than $oldest_rust: updating it with rustup"
        limited 600 rustup update stable
    elif have curl; then
        say "Rust $oldest_rust is missing: installing it with rustup into ~/.cargo"
        curl --proto '=https' --tlsv1.2 --max-time 60 -sSf https://sh.rustup.rs |
            limited 600 sh -s -- -y --no-modify-path --profile minimal -c clippy -c rustfmt
        PATH="$HOME/.cargo/bin:$PATH"
    fi
    hash -r
    rust_is_recent
}

# Debian's rolling Rust: the -web packages follow the needs of the browsers it ships.
rust_from_debian() {
    have apt-cache || return 1
    as_root apt-get update -q >&2
    local version
    version=$(apt-cache policy cargo-web | sed -n 's/.*Candidate: \([0-9.]*\).*/\1/p')
    at_least "$oldest_rust" "${version:-0}" || return 1
    say "rustup is out of reach: taking Rust $version from Debian"
    apt_install rustc-web cargo-web rustfmt-web rust-web-clippy build-essential
    hash -r
    rust_is_recent
}
