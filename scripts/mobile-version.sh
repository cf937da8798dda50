# The version as Android and iOS want it, and what Dioxus.toml says, for the scripts that build for
# them; sourced after lib.sh, never run.
# shellcheck shell=bash

# toml SECTION KEY: a value of Dioxus.toml, without quotes.
toml() {
    awk -v section="[$1]" -v key="$2" '
        /^\[/ { here = $0 == section }
        here && $1 == key && $2 == "=" { sub(/^[^=]*= */, ""); gsub(/^"|"$/, ""); print; exit }' Dioxus.toml
}

app_version() { sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1; }

# Android compares whole numbers: major × 1,000,000 + minor × 1,000 + patch.
version_code() {
    local version major minor patch
    version=$(app_version)
    [[ $version =~ ^([0-9]+)\.([0-9]{1,3})\.([0-9]{1,3})$ ]] || die "The version $version has no number for Android: it must be three numbers, the last two below 1000."
    major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]} patch=${BASH_REMATCH[3]}
    echo $((major * 1000000 + 10#$minor * 1000 + 10#$patch))
}

# need_rust TARGET…: adds the standard library for each, or says how.
need_rust() {
    local target
    for target in "$@"; do
        [[ -d $(rustc --print sysroot)/lib/rustlib/$target ]] || { have rustup && limited 120 rustup target add "$target" >&2; } ||
            missing+=("Rust's library for $target: rustup target add $target")
    done
}

DX_VERSION=0.7.10
need_dx() {
    [[ $(dx --version 2>/dev/null) == *" $DX_VERSION"* ]] ||
        missing+=("dx $DX_VERSION: cargo install dioxus-cli --version $DX_VERSION --locked")
}

# The oldest iOS.
ios_least() { sed -n '/<key>MinimumOSVersion</{n;s|.*<string>\(.*\)</string>.*|\1|p;}' ios/Info.plist; }
