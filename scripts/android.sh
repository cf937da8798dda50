#!/usr/bin/env bash
# Builds the app for Android into dist/android, one APK and one AAB for phones, tablets and emulators:
#   scripts/android.sh            builds, or says what is missing and how to get it
#   scripts/android.sh --check    only says that
# ANDROID_TARGETS names fewer Rust targets than the two. A release is signed by the key in
# GUQI_KEYSTORE, GUQI_KEYSTORE_PASSWORD, GUQI_KEY_ALIAS (guqi) and GUQI_KEY_PASSWORD (as the former);
# without it, by the debug key of this machine: a phone takes that, a shop does not.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/mobile-version.sh

read -ra targets <<<"${ANDROID_TARGETS:-aarch64-linux-android x86_64-linux-android}"
out=${ANDROID_OUT:-dist/android}
min_sdk=$(toml android min_sdk)
compile_sdk=$(toml android compile_sdk)
# The first whose linker aligns to the pages of 16 KB that Android 15 and the shop ask for.
least_ndk=28
wanted_ndk=28.2.13676358
missing=()

# One line of what a tool of Java says of itself, as 17 or 21.
java_version() { "$1" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p; s/^javac \([0-9]*\).*/\1/p' | head -n 1; }

# Gradle 9.1 wants 17; the Kotlin that dx brings does not know the newest ones.
need_java() {
    local compiler=${JAVA_HOME:+$JAVA_HOME/bin/}javac version
    version=$(java_version "$compiler" || true)
    if ((${version:-0} < 17 || ${version:-0} > 22)); then
        missing+=("a JDK from 17 to 22 (here: ${version:-none}), named by JAVA_HOME or first on PATH:"
            "    Debian, Ubuntu: apt-get install openjdk-17-jdk-headless; export JAVA_HOME=/usr/lib/jvm/java-17-openjdk-\$(dpkg --print-architecture)"
            "    macOS: brew install openjdk@17; export JAVA_HOME=\$(brew --prefix openjdk@17)")
    fi
}

find_sdk() {
    local place
    for place in "${ANDROID_HOME:-}" "${ANDROID_SDK_ROOT:-}" "${ANDROID_SDK:-}" "$HOME/Android/Sdk" "$HOME/Library/Android/sdk"; do
        if [[ -n $place && -d $place ]]; then
            sdk=$place
            return
        fi
    done
    return 1
}

need_sdk() {
    if ! find_sdk; then
        missing+=("Android's SDK. With Android Studio (https://developer.android.com/studio) it is in its usual place; without it:"
            "    unpack the command line tools of that page into ~/Android/Sdk/cmdline-tools/latest, then:"
            "    export ANDROID_HOME=~/Android/Sdk; export PATH=\$PATH:\$ANDROID_HOME/cmdline-tools/latest/bin"
            "    sdkmanager platform-tools 'platforms;android-$compile_sdk' 'build-tools;34.0.0' 'ndk;$wanted_ndk'"
            "    sdkmanager --licenses")
        return
    fi
    [[ -f $sdk/platforms/android-$compile_sdk/android.jar ]] || missing+=("the platform $compile_sdk in $sdk: sdkmanager 'platforms;android-$compile_sdk'")
    [[ -d $sdk/platform-tools ]] || missing+=("the platform tools in $sdk: sdkmanager platform-tools")
    [[ -f $sdk/licenses/android-sdk-license ]] || missing+=("your yes to the licences of $sdk: sdkmanager --licenses")
    need_ndk
}

ndk_version_of() { sed -n 's/^Pkg.Revision *= *//p' "$1/source.properties" 2>/dev/null; }

need_ndk() {
    ndk=${ANDROID_NDK_HOME:-${NDK_HOME:-}}
    [[ -n $ndk ]] || ndk=$sdk/ndk/$(find "$sdk/ndk" -mindepth 1 -maxdepth 1 -exec basename {} \; 2>/dev/null | sort -V | tail -n 1 || true)
    ndk_version=$(ndk_version_of "$ndk" || true)
    if [[ -z $ndk_version ]] || ((${ndk_version%%.*} < least_ndk)); then
        missing+=("the NDK $least_ndk or newer (here: ${ndk_version:-none}): sdkmanager 'ndk;$wanted_ndk'")
        return
    fi
    local target
    for target in "${targets[@]}"; do
        compgen -G "$ndk/toolchains/llvm/prebuilt/*/bin/$target$min_sdk-clang*" >/dev/null ||
            missing+=("in $ndk the compiler for $target and API $min_sdk: sdkmanager 'ndk;$wanted_ndk'")
    done
}

need_rust "${targets[@]}"
need_dx
need_java
need_sdk
if ((${#missing[@]})); then
    die "For Android there is missing:" "${missing[@]/#/  }"
fi
say "everything for Android is here: $sdk, NDK $ndk_version"
[[ ${1:-} != --check ]] || exit 0

export ANDROID_HOME=$sdk ANDROID_SDK_ROOT=$sdk ANDROID_NDK_HOME=$ndk NDK_HOME=$ndk
project=$TARGET_DIR/dx/guqi/release/android/app
libraries=$project/app/src/main/jniLibs

# One target a run; each leaves its library in the same project. dx also runs Gradle each time, for
# a package that nobody needs.
rm -rf "$libraries"
for target in "${targets[@]}"; do
    say "dx builds for $target"
    dx build --android --release --target "$target" --bin guqi
done
scripts/android-patch.sh "$project" "$ndk_version"

# Android's name for a Rust target.
abi() { case $1 in aarch64-*) echo arm64-v8a ;; armv7-*) echo armeabi-v7a ;; i686-*) echo x86 ;; *) echo "${1%%-*}" ;; esac; }
for target in "${targets[@]}"; do
    library=$libraries/$(abi "$target")/libmain.so
    [[ -f $library ]] || die "dx left no library for $target: $library"
    readelf=$(compgen -G "$ndk/toolchains/llvm/prebuilt/*/bin/llvm-readelf" | head -n 1) || continue
    ! "$readelf" -lW "$library" | awk '$1 == "LOAD" && $NF != "0x4000" && $NF != "0x10000"' | grep -q . ||
        die "$library is not laid out for pages of 16 KB"
done

say "Gradle builds the packages"
(cd "$project" && chmod +x gradlew && ./gradlew --quiet assembleRelease bundleRelease)
version=$(app_version)
mkdir -p "$out"
cp "$project/app/build/outputs/apk/release/app-release.apk" "$out/guqi-$version.apk"
cp "$project/app/build/outputs/bundle/release/app-release.aab" "$out/guqi-$version.aab"
say "$out/guqi-$version.apk and .aab: version $version, number $(version_code)"
if [[ -z ${GUQI_KEYSTORE:-} ]]; then
    say "signed by the debug key, for trying: adb install $out/guqi-$version.apk"
fi
