//! The app for iOS: what its files say, and what the scripts do on a Mac that only pretends.

use crate::{between, path, setting, text};

fn value(key: &str) -> String {
    let plist = text("ios/Info.plist");
    let (_, rest) =
        plist.split_once(&format!("<key>{key}</key>")).unwrap_or_else(|| panic!("no {key}"));
    between(rest, "<string>", "</string>").to_owned()
}

#[test]
fn the_app_is_called_as_everywhere() {
    assert_eq!(setting("application", "ios_info_plist"), "ios/Info.plist");
    assert_eq!(value("CFBundleIdentifier"), setting("bundle", "identifier"));
    assert_eq!(value("CFBundleExecutable"), env!("CARGO_PKG_NAME"));
    for key in ["CFBundleShortVersionString", "CFBundleVersion"] {
        assert_eq!(value(key), env!("CARGO_PKG_VERSION"), "{key} in ios/Info.plist");
    }
}

#[test]
fn the_start_has_the_colours_and_the_picture_of_the_app() {
    let (assets, styles) = ("ios/Assets.xcassets", text("assets/guqi.css"));
    assert_eq!(value("UIColorName"), "Paper");
    assert_eq!(value("UIImageName"), "Start");
    assert_eq!(value("CFBundleIconName"), "AppIcon");
    let paper = text(&format!("{assets}/Paper.colorset/Contents.json"));
    let of = |part: &str| {
        ["red", "green", "blue"]
            .map(|name| between(part, &format!("\"{name}\": \"0x"), "\"").to_lowercase())
            .concat()
    };
    let (light, dark) = paper.split_once("luminosity").expect("a dark one");
    assert!(between(&styles, "--paper: #", ";") == of(light));
    assert!(styles.contains(&format!("--paper: #{};", of(dark))));
    let (start, icon) =
        (text(&format!("{assets}/Start.imageset/start.svg")), text("assets/icons/guqi.svg"));
    assert_eq!(start.replace(" width=\"128\" height=\"128\"", ""), icon);
    // The shop takes no transparent icon.
    let icon =
        std::fs::read(path(&format!("{assets}/AppIcon.appiconset/icon.png"))).expect("a file");
    let number = |at: usize| u32::from_be_bytes(icon[at..at + 4].try_into().expect("four bytes"));
    assert_eq!([number(16), number(20)], [1024, 1024]);
    assert_eq!(icon[25], 2, "colours without transparency");
}

#[cfg(unix)]
mod built {
    use std::process::{Command, Output};

    use crate::{
        path,
        place::{Place, told},
        text,
    };

    /// A Mac with everything, which writes down what is asked of it.
    fn mac(place: &Place, sdk: &str) {
        for target in ["aarch64-apple-ios", "aarch64-apple-ios-sim"] {
            place.write(&format!("rust/lib/rustlib/{target}/here"), "");
        }
        let log = place.0.join("log").display().to_string();
        place.program("bin/rustc", &format!("echo {}", place.0.join("rust").display()));
        place.program("bin/uname", "[ \"$1\" = -m ] && echo arm64 || echo Darwin");
        place.program(
            "bin/xcrun",
            &format!(
                "case \"$*\" in *--show-sdk-version) echo {sdk} ;; *build-version) echo 23B1 ;; *actool*) touch \"$4/Assets.car\" ;; esac\n\
                 echo xcrun \"$@\" >>{log}"
            ),
        );
        place.program("bin/xcodebuild", "printf 'Xcode 26.1\\nBuild version 17B55\\n'");
        place.program(
            "bin/security",
            "[ \"$1\" = cms ] && echo profile || echo '  1) 0123 \"Apple Development: A (B)\" 2) 4567 \"Apple Distribution: A (B)\"'",
        );
        // What it is given it reads, or the program that gives would fail.
        place.program(
            "bin/plutil",
            &format!("case \"$*\" in *' -') cat >/dev/null ;; esac\necho plutil \"$@\" >>{log}"),
        );
        place.program("bin/codesign", &format!("echo codesign \"$@\" >>{log}"));
        place.program("bin/zip", &format!("shift; echo zip >\"$1\"; echo zip \"$@\" >>{log}"));
        place.write("Info.plist", &text("ios/Info.plist"));
        place.program(
            "bin/dx",
            &format!(
                "[ \"$1\" != --version ] || {{ echo 'dioxus 0.7.10 (57d6794)'; exit; }}\n\
                 app=$CARGO_TARGET_DIR/dx/guqi/release/ios/Guqi.app\n\
                 mkdir -p \"$app\"\n\
                 cp {} \"$app/\"\n\
                 echo program >\"$app/guqi\"\n\
                 echo dx \"$@\" $IPHONEOS_DEPLOYMENT_TARGET >>{log}",
                place.0.join("Info.plist").display()
            ),
        );
    }

    fn ios(place: &Place, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
        let here = |name: &str| place.0.join(name).display().to_string();
        let mut command = Command::new("bash");
        command.arg(path("scripts/ios.sh")).args(arguments).env_clear();
        command.env("PATH", format!("{}:/usr/bin:/bin", here("bin"))).env("HOME", here("home"));
        command.env("CARGO_TARGET_DIR", here("target")).env("IOS_OUT", here("out"));
        command.envs(variables.iter().copied()).output().expect("bash")
    }

    #[test]
    fn an_ipa_is_built_and_signed_after_what_was_added() {
        let place = Place::new("ipa");
        mac(&place, "26.1");
        let output = ios(&place, &[], &[]);
        assert!(output.status.success(), "{}", told(&output));
        let app = "target/dx/guqi/release/ios/Guqi.app";
        for file in ["Assets.car", "PrivacyInfo.xcprivacy", "PkgInfo"] {
            assert!(place.has(&format!("{app}/{file}")), "{file}");
        }
        assert!(place.has(&format!("out/guqi-{}.ipa", env!("CARGO_PKG_VERSION"))));
        let log = place.read("log");
        let at = |what: &str| log.find(what).unwrap_or_else(|| panic!("no {what} in {log}"));
        assert!(
            at(
                "dx build --ios --release --target aarch64-apple-ios --bin guqi --codesign true 16.0"
            ) < at("actool")
        );
        assert!(
            at("plutil -replace DTXcode -string 2610")
                < at("codesign --force --preserve-metadata=entitlements --sign Apple Development")
        );
        assert!(at("codesign --verify --strict") < at("zip"));

        place.write("mine.mobileprovision", "of the shop");
        let profile = place.0.join("mine.mobileprovision").display().to_string();
        place.write("log", "");
        let output = ios(&place, &["device"], &[("GUQI_IOS_PROFILE", &profile)]);
        assert!(output.status.success(), "{}", told(&output));
        assert_eq!(place.read(&format!("{app}/embedded.mobileprovision")), "of the shop");
        let log = place.read("log");
        assert!(log.contains("--sign Apple Distribution") && !log.contains("--codesign"), "{log}");
    }

    #[test]
    fn the_simulator_has_an_app_of_its_own() {
        let place = Place::new("simulator");
        mac(&place, "26.1");
        let output = ios(&place, &["simulator"], &[]);
        assert!(output.status.success(), "{}", told(&output));
        let log = place.read("log");
        assert!(log.contains("--target aarch64-apple-ios-sim --bin guqi 16.0"), "{log}");
        assert!(
            log.contains("plutil -replace CFBundleSupportedPlatforms.0 -string iPhoneSimulator")
        );
        assert!(log.contains("codesign --force --sign - "));
        assert!(place.has("out/Guqi.app/Assets.car"));
        assert!(log.contains("simctl launch booted io.github.guqi.guqi"));
    }

    #[test]
    fn what_is_missing_for_ios_is_said() {
        let place = Place::new("no-mac");
        mac(&place, "27.0");
        let newer = ios(&place, &["check"], &[]);
        assert!(!newer.status.success());
        assert!(
            told(&newer).contains("Xcode 26 or older (here the SDK of iOS 27.0"),
            "{}",
            told(&newer)
        );
        place.program("bin/xcrun", "exit 1");
        place.program("bin/security", "exit 0");
        let bare = told(&ios(&place, &["check"], &[]));
        for part in ["Xcode with the SDK", "a certificate Apple Development"] {
            assert!(bare.contains(part), "{bare}");
        }
        place.program("bin/uname", "echo Linux");
        let elsewhere = ios(&place, &[], &[]);
        assert!(!elsewhere.status.success() && told(&elsewhere).contains("is built on a Mac"));
    }
}
