#!/usr/bin/env bash
# Builds the app for iOS into dist/ios, on a Mac:
#   scripts/ios.sh device             an .ipa for phones and tablets, signed
#   scripts/ios.sh simulator          an .app for the simulator, started in it when one is open
#   scripts/ios.sh check [simulator]  only says what is missing and how to get it
# An .ipa is signed by a profile for development that Xcode keeps; GUQI_IOS_PROFILE names another, and
# GUQI_IOS_IDENTITY the certificate (Apple Distribution with a profile, else Apple Development).
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/mobile-version.sh

task=${1:-device}
kind=$task
if [[ $task == check ]]; then kind=${2:-device}; fi
case $kind in
device) sdk=iphoneos target=aarch64-apple-ios ;;
simulator) sdk=iphonesimulator target=aarch64-apple-ios-sim ;;
*) die "ios.sh: device, simulator or check, not $kind" ;;
esac
out=${IOS_OUT:-dist/ios}
missing=()

[[ $(uname -s) == Darwin ]] || die "An app for iOS is built on a Mac: only there is Xcode. Here its types can be checked:" "  scripts/check-targets.sh aarch64-apple-ios"
# A Mac with an Intel processor has another simulator.
if [[ $kind == simulator && $(uname -m) == x86_64 ]]; then target=x86_64-apple-ios; fi

# From iOS 27 on an app must speak UIScene, which Dioxus 0.7 does not; the SDK decides.
newest_sdk=26
sdk_version=$(xcrun --sdk $sdk --show-sdk-version 2>/dev/null || true)
if [[ -z $sdk_version ]]; then
    missing+=("Xcode with the SDK of iOS: from the App Store, then: sudo xcode-select --switch /Applications/Xcode.app; sudo xcodebuild -license accept; xcodebuild -downloadPlatform iOS")
elif ((${sdk_version%%.*} > newest_sdk)); then
    missing+=("Xcode $newest_sdk or older (here the SDK of iOS $sdk_version, whose apps end as they start): https://developer.apple.com/download/all, then: sudo xcode-select --switch /Applications/Xcode-$newest_sdk.app")
fi
need_rust "$target"
need_dx
if [[ $kind == device ]]; then
    wanted=${GUQI_IOS_IDENTITY:-Apple $([[ -n ${GUQI_IOS_PROFILE:-} ]] && echo Distribution || echo Development)}
    [[ $(security find-identity -v -p codesigning 2>/dev/null) == *"$wanted"* ]] ||
        missing+=("a certificate $wanted: in Xcode, Settings, Accounts, add your Apple account, then Manage Certificates, +")
    [[ -z ${GUQI_IOS_PROFILE:-} || -f $GUQI_IOS_PROFILE ]] || missing+=("the profile $GUQI_IOS_PROFILE: https://developer.apple.com/account/resources/profiles")
fi
if ((${#missing[@]})); then
    die "For iOS there is missing:" "${missing[@]/#/  }"
fi
say "everything for iOS is here: SDK $sdk_version"
[[ $task != check ]] || exit 0

IPHONEOS_DEPLOYMENT_TARGET=$(ios_least)
export IPHONEOS_DEPLOYMENT_TARGET
sign=()
if [[ $kind == device && -z ${GUQI_IOS_PROFILE:-} ]]; then sign=(--codesign true); fi
app=$TARGET_DIR/dx/guqi/release/ios/Guqi.app
rm -rf "$app"
say "dx builds for $target"
dx build --ios --release --target "$target" --bin guqi ${sign[@]+"${sign[@]}"}
scripts/ios-patch.sh "$app" "$sdk"

version=$(app_version)
rm -rf "$out"
mkdir -p "$out"
if [[ $kind == device ]]; then
    mkdir "$out/Payload"
    cp -R "$app" "$out/Payload/"
    (cd "$out" && zip -qry "guqi-$version.ipa" Payload && rm -rf Payload)
    say "$out/guqi-$version.ipa, version $version"
else
    cp -R "$app" "$out/"
    say "$out/Guqi.app, for the simulator"
    if xcrun simctl install booted "$out/Guqi.app" 2>/dev/null; then
        xcrun simctl launch booted "$(toml bundle identifier)" >&2
    else
        say "no simulator is open: open -a Simulator, then again"
    fi
fi
