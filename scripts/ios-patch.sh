#!/usr/bin/env bash
# Puts into the app that dx 0.7.10 made for iOS what dx leaves out, and signs it anew; on a Mac:
#   scripts/ios-patch.sh APP iphoneos|iphonesimulator
# - the icon and the picture of the start, compiled by Xcode;
# - Apple's questions about privacy, answered;
# - in Info.plist the kind of device, and by which Xcode it was built, which the shop asks for.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/mobile-version.sh

app=${1:?the folder of the app}
kind=${2:?iphoneos or iphonesimulator}
plist=$app/Info.plist
[[ -f $app/guqi ]] || die "dx left no program in $app"
cmp -s ios/Info.plist "$plist" || die "This is not the app of dx 0.7.10: its Info.plist is not ours."

xcrun actool ios/Assets.xcassets --compile "$app" --platform "$kind" --app-icon AppIcon \
    --minimum-deployment-target "$(ios_least)" --target-device iphone --target-device ipad \
    --output-partial-info-plist "$app/../icons.plist" --output-format human-readable-text --warnings --errors >&2
cp ios/PrivacyInfo.xcprivacy "$app/"
printf 'APPL????' >"$app/PkgInfo"

set_key() { plutil -replace "$1" -string "$2" "$plist"; }
set_key CFBundleShortVersionString "$(app_version)"
set_key CFBundleVersion "$(app_version)"
if [[ $kind == iphonesimulator ]]; then set_key CFBundleSupportedPlatforms.0 iPhoneSimulator; fi
set_key DTPlatformName "$kind"
set_key DTPlatformVersion "$(xcrun --sdk "$kind" --show-sdk-version)"
set_key DTPlatformBuild "$(xcrun --sdk "$kind" --show-sdk-build-version)"
set_key DTSDKName "$kind$(xcrun --sdk "$kind" --show-sdk-version)"
set_key DTSDKBuild "$(xcrun --sdk "$kind" --show-sdk-build-version)"
# 26.1 is written 2610.
set_key DTXcode "$(xcodebuild -version | awk '/^Xcode/ { split($2, v, "."); printf "%02d%d%d", v[1], v[2], v[3] }')"
set_key DTXcodeBuild "$(xcodebuild -version | awk '/^Build version/ { print $3 }')"

if [[ $kind == iphonesimulator ]]; then
    codesign --force --sign - "$app"
elif [[ -n ${GUQI_IOS_PROFILE:-} ]]; then
    # What the app may do is what the profile says.
    cp "$GUQI_IOS_PROFILE" "$app/embedded.mobileprovision"
    security cms -D -i "$GUQI_IOS_PROFILE" | plutil -extract Entitlements xml1 -o "$app/../entitlements.plist" -
    codesign --force --entitlements "$app/../entitlements.plist" --sign "${GUQI_IOS_IDENTITY:-Apple Distribution}" "$app"
else
    # dx found a profile and signed by it; that signature no longer fits.
    codesign --force --preserve-metadata=entitlements --sign "${GUQI_IOS_IDENTITY:-Apple Development}" "$app"
fi
codesign --verify --strict "$app"
