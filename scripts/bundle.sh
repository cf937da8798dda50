#!/usr/bin/env bash
# Makes what people install on this system, in dist/bundle. Linux: a .deb by dpkg-deb, and an AppImage
# where dx is at hand. macOS: a .dmg, Windows: an .msi, both by dx.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

out=dist/bundle
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
mkdir -p "$out"

# by_dx TYPE: lets dx make a package of this type.
by_dx() {
    # dx puts no file of ours beside the program, so it lies beside the package.
    node scripts/licences.mjs "$out/licences.txt" desktop "$(rustc -vV | sed -n 's/^host: //p')"
    dx bundle --desktop --release --package-types "$1" --out-dir "$out"
}
need_dx() {
    have dx || die "dx is missing. It is built in about a quarter of an hour:" \
        "  cargo install dioxus-cli --version $(locked_version dioxus) --locked"
}

# package_of LIBRARY: the Debian package that has it, without the ending of those that were renamed
# for 64 bits of time.
package_of() {
    local path owner
    path=$(ldconfig -p | awk -v name="$1" '$1 == name { print $NF; exit }')
    # Where / and /usr are one, only one of the two names is known.
    owner=$({ dpkg-query -S "$path" "$(realpath "$path")" 2>/dev/null || true; } | head -n 1 | cut -d : -f 1)
    [[ -n $owner ]] || die "no package has $1"
    echo "${owner%t64}"
}

# depends PROGRAM: what the package of this program depends on.
depends() {
    local library glibc
    # As new as the system that it is built on, for what it uses of that.
    glibc=$(objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1 | cut -d _ -f 2)
    printf 'libc6 (>= %s)' "$glibc"
    readelf -d "$1" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | while read -r library; do package_of "$library"; done | sort -u |
        while read -r library; do
            case $library in
                libc6 | libgcc-s1) ;;
                libgtk-3-0 | libglib2.0-0 | libssl3) printf ', %st64 | %s' "$library" "$library" ;;
                *) printf ', %s' "$library" ;;
            esac
        done
}

deb() {
    have dpkg-deb || die "dpkg-deb is missing; another Linux than Debian's takes target/release/guqi as it is"
    scripts/deps.sh desktop web
    cargo build --release --bin guqi
    local root package
    root=$(mktemp -d)
    chmod 755 "$root"
    # shellcheck disable=SC2064
    trap "rm -rf '$root'" EXIT
    package="$out/guqi_${version}_$(dpkg --print-architecture).deb"
    install -Dm755 "$TARGET_DIR/release/guqi" "$root/usr/bin/guqi"
    strip --strip-unneeded "$root/usr/bin/guqi"
    install -Dm644 packaging/guqi.desktop "$root/usr/share/applications/guqi.desktop"
    install -Dm644 packaging/guqi.xml "$root/usr/share/mime/packages/guqi.xml"
    install -Dm644 assets/icons/guqi.svg "$root/usr/share/icons/hicolor/scalable/apps/guqi.svg"
    install -Dm644 assets/icons/192.png "$root/usr/share/icons/hicolor/192x192/apps/guqi.png"
    install -Dm644 assets/icons/guqi.png "$root/usr/share/icons/hicolor/512x512/apps/guqi.png"
    install -d "$root/usr/share/doc/guqi" "$root/DEBIAN"
    node scripts/licences.mjs "$root/usr/share/doc/guqi/copyright" desktop "$(rustc -vV | sed -n 's/^host: //p')"
    install -m644 PRIVACY.md "$root/usr/share/doc/guqi/"
    gzip -9n <CHANGELOG.md >"$root/usr/share/doc/guqi/changelog.gz"
    cat >"$root/DEBIAN/control" <<CONTROL
Package: guqi
Version: $version
Section: games
Priority: optional
Architecture: $(dpkg --print-architecture)
Maintainer: The Guqi contributors <guqi@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f 1)
Depends: $(depends "$root/usr/bin/guqi")
Recommends: fonts-noto-cjk
Description: five traditional board games
 Patolli, Senet, Bead jump, San San Qi and Gomoku for two people on one
 screen, or for one and the computer. English, Chinese and Spanish.
CONTROL
    dpkg-deb --root-owner-group --build "$root" "$package" >&2
    say "$package"
}

case $(uname -s) in
    Linux)
        deb
        if have dx; then by_dx appimage; else say "no AppImage: dx is not at hand"; fi
        ;;
    Darwin) need_dx && by_dx dmg ;;
    MINGW* | MSYS* | CYGWIN*) need_dx && by_dx msi ;;
    *) die "no bundle for $(uname -s)" ;;
esac
ls -l "$out" >&2
