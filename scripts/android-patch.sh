#!/usr/bin/env bash
# Mends the Gradle project that dx 0.7.10 made for Android, where dx has no setting of its own:
#   scripts/android-patch.sh PROJECT NDK-VERSION
# - the icon, the colours and the picture of the start (dx always writes its own);
# - versionCode (dx: always 1) and the key of the release, behind dx's lines of app/build.gradle.kts;
# - the plugin's warning of an SDK newer than itself.
# What dx took from us it must have taken whole. A second run changes nothing more.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/mobile-version.sh

project=${1:?the folder of the Gradle project}
ndk=${2:?the version of the NDK}
main=$project/app/src/main
gradle=$project/app/build.gradle.kts
mark='// ---- Guqi:'

changed_dx() { die "This is not the project of dx 0.7.10: $1" "See android/ and scripts/android-patch.sh."; }

[[ -f $gradle ]] || changed_dx "no app/build.gradle.kts in $project"
grep -q "applicationId = \"$(toml bundle identifier)\"" "$gradle" || changed_dx "another applicationId"
grep -q "minSdk = $(toml android min_sdk)\$" "$gradle" || changed_dx "another minSdk"
grep -q 'versionCode = ' "$gradle" || changed_dx "no versionCode"
cmp -s android/AndroidManifest.xml "$main/AndroidManifest.xml" || changed_dx "not our manifest"
cmp -s android/MainActivity.kt "$main/kotlin/dev/dioxus/main/MainActivity.kt" || changed_dx "not our activity"
cmp -s android/guqi.pro "$project/app/guqi.pro" || changed_dx "not our rules for R8"

# Every Android that the app runs on shows the icon in mipmap-anydpi.
rm -rf "$main"/res/mipmap-*hdpi "$main"/res/mipmap-mdpi "$main"/res/drawable-v24 "$main"/res/drawable/ic_launcher_background.xml
cp -R android/res/. "$main/res/"

kept=$(sed "\|^$mark|,\$d" "$gradle")
{
    printf '%s\n' "$kept"
    sed "s/@VERSION_CODE@/$(version_code)/; s/@NDK_VERSION@/$ndk/" android/app.gradle.kts
} >"$gradle.new"
mv "$gradle.new" "$gradle"

quiet="android.suppressUnsupportedCompileSdk=$(toml android compile_sdk)"
grep -qx "$quiet" "$project/gradle.properties" || printf '\n%s\n' "$quiet" >>"$project/gradle.properties"
