#!/usr/bin/env bash
# The .deb of scripts/bundle.sh, unpacked into a root of its own and started there on a virtual
# display: it opens a record. With INSTALL=1, as root, it is installed on this system for that, and
# removed again.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

scripts/deps.sh window-tests
package=$(find dist/bundle -name '*.deb' 2>/dev/null | head -n 1)
[[ -n $package ]] || { scripts/bundle.sh && package=$(find dist/bundle -name '*.deb' | head -n 1); }
root="$window_home/root"

dpkg -x "$package" "$root"
app="$root/usr/bin/guqi"
if ldd "$app" | grep 'not found'; then die "libraries are missing"; fi
# What it depends on is known to this system, in one of its names, and installed.
depends=$(dpkg-deb --field "$package" Depends)
tr ',' '\n' <<<"$depends" | while read -r names; do
    installed=
    read -ra any < <(sed 's/([^)]*)//g; s/|/ /g' <<<"$names")
    for name in "${any[@]}"; do
        if dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed'; then installed=yes; fi
    done
    [[ -n $installed ]] || die "it depends on what is not here: $names"
done
for library in libgtk-3-0 libwebkit2gtk-4.1-0 libxdo3; do
    grep -q "$library" <<<"$depends" || die "it does not depend on $library"
done
grep -q '^Exec=guqi %F$' "$root/usr/share/applications/guqi.desktop" || die "no way to start it"
grep -q 'MIT' "$root/usr/share/doc/guqi/copyright" || die "no licences"
if have desktop-file-validate; then desktop-file-validate "$root/usr/share/applications/guqi.desktop"; fi
size=$(stat -c %s "$app")
((size <= 15 * 1000 * 1000)) || die "the program has $size bytes, more than 15 MB"
say "the package: $(stat -c %s "$package") bytes, its program $size"

if [[ -n ${INSTALL:-} ]]; then
    as_root dpkg -i "$package"
    trap 'as_root dpkg -r guqi; window_close' EXIT
    app=/usr/bin/guqi
fi
printf '{"guqi":1,"game":"senet","rules":{},"seed":"1","players":{},"actions":[],"result":null}\n' >"$window_home/a game.guqi"
window_open "$app" "$window_home/a game.guqi"
kept() { compgen -G "$window_home/home/data/*/game-*.json" >/dev/null; }
window_until "the game of the file" kept
window_until "the window" window_fit
window_until "stillness" window_still
[[ $(xdotool getwindowname "$(xdotool search --onlyvisible --pid "$window_app" | tail -n 1)") == "Guqi 古棋" ]] || die "the window has another name"
window_shot dist/desktop/bundle.png
say "the package starts and opens a record"
