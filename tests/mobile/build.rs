//! The scripts that build for Android, on a project as dx 0.7.10 makes it (dx/ beside this file, taken
//! from its templates), with a dx, a Gradle, a JDK and an SDK that only pretend.

use std::{
    fs,
    process::{Command, Output},
};

use crate::{
    path,
    place::{Place, copy, told},
    setting, text,
};

const NDK: &str = "28.2.13676358";

impl Place {
    /// What dx leaves of a project.
    fn project(&self, name: &str) {
        copy(&path("tests/mobile/dx"), &self.0.join(name));
        let main = format!("{name}/app/src/main");
        self.write(&format!("{main}/AndroidManifest.xml"), &text("android/AndroidManifest.xml"));
        self.write(
            &format!("{main}/kotlin/dev/dioxus/main/MainActivity.kt"),
            &text("android/MainActivity.kt"),
        );
        self.write(&format!("{name}/app/guqi.pro"), &text("android/guqi.pro"));
        for icon in [
            "mipmap-mdpi/ic_launcher.webp",
            "mipmap-xxxhdpi/ic_launcher.webp",
            "mipmap-anydpi-v26/ic_launcher.xml",
            "drawable-v24/ic_launcher_foreground.xml",
            "drawable/ic_launcher_background.xml",
        ] {
            self.write(&format!("{main}/res/{icon}"), "of dx");
        }
    }

    /// What is missing here, by what the script says.
    fn android(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
        let here = |name: &str| self.0.join(name).display().to_string();
        let mut command = Command::new("bash");
        command.arg(path("scripts/android.sh")).args(arguments).env_clear();
        command.env("PATH", format!("{}:/usr/bin:/bin", here("bin")));
        command.env("HOME", here("home")).env("CARGO_TARGET_DIR", here("target"));
        command.env("ANDROID_OUT", here("out")).envs(variables.iter().copied());
        command.output().expect("bash")
    }

    /// Tools that pretend.
    fn tools(&self) {
        let targets = ["aarch64-linux-android", "x86_64-linux-android"];
        for target in targets {
            self.write(&format!("rust/lib/rustlib/{target}/here"), "");
            let compiler = format!("{target}{}-clang", setting("android", "min_sdk"));
            let folder = format!("sdk/ndk/{NDK}/toolchains/llvm/prebuilt/linux-x86_64/bin");
            self.program(&format!("{folder}/{compiler}"), "exit 1");
            self.program(
                &format!("{folder}/llvm-readelf"),
                "echo '  LOAD           0x000000 0x0 0x0 0x1234 0x1234 R   0x4000'",
            );
        }
        self.program("bin/rustc", &format!("echo {}", self.0.join("rust").display()));
        self.program("bin/rustup", "exit 1");
        self.write("home/here", "");
        self.program("bin/javac", "echo 'javac 17.0.9'");
        self.write(
            &format!("sdk/ndk/{NDK}/source.properties"),
            &format!("Pkg.Desc = NDK\nPkg.Revision = {NDK}\n"),
        );
        self.write(
            &format!("sdk/platforms/android-{}/android.jar", setting("android", "compile_sdk")),
            "",
        );
        self.write("sdk/platform-tools/adb", "");
        self.write("sdk/licenses/android-sdk-license", "");
        // It makes the project anew each time, and a library for the target asked for.
        self.project("made");
        self.program(
            "made/gradlew",
            "echo gradle \"$@\" >>../log\n\
             mkdir -p app/build/outputs/apk/release app/build/outputs/bundle/release\n\
             cp app/build.gradle.kts app/build/outputs/apk/release/app-release.apk\n\
             echo bundle >app/build/outputs/bundle/release/app-release.aab",
        );
        self.program(
            "bin/dx",
            "[ \"$1\" != --version ] || { echo 'dioxus 0.7.10 (57d6794)'; exit; }\n\
             platform=$CARGO_TARGET_DIR/dx/guqi/release/android\n\
             main=$platform/app/app/src/main\n\
             mkdir -p \"$platform/app\"\n\
             cp -R \"$HOME/../made/.\" \"$platform/app\"\n\
             echo dx \"$@\" >>\"$platform/log\"\n\
             case \"$*\" in *aarch64*) abi=arm64-v8a ;; *) abi=x86_64 ;; esac\n\
             mkdir -p \"$main/jniLibs/$abi\"\n\
             echo library >\"$main/jniLibs/$abi/libmain.so\"",
        );
    }
}

fn patch(place: &Place) -> Output {
    let project = place.0.join("app");
    Command::new("bash")
        .arg(path("scripts/android-patch.sh"))
        .args([project.as_os_str(), NDK.as_ref()])
        .output()
        .expect("bash")
}

/// As android/app.gradle.kts says it.
fn version_code() -> u64 {
    let parts: Vec<u64> =
        env!("CARGO_PKG_VERSION").split('.').map(|part| part.parse().expect("a number")).collect();
    parts[0] * 1_000_000 + parts[1] * 1_000 + parts[2]
}

#[test]
fn the_project_of_dx_is_mended_once() {
    let place = Place::new("mended");
    place.project("app");
    let output = patch(&place);
    assert!(output.status.success(), "{}", told(&output));
    let gradle = place.read("app/app/build.gradle.kts");
    // What comes later counts.
    assert!(gradle.contains("versionCode = 1\n"));
    assert!(
        gradle.ends_with("}\n") && gradle.contains(&format!("versionCode = {}\n", version_code()))
    );
    assert!(
        gradle.contains(&format!("ndkVersion = \"{NDK}\"")) && !gradle.contains('@'),
        "{gradle}"
    );
    assert_eq!(gradle.matches('{').count(), gradle.matches('}').count());
    let main = "app/app/src/main/res";
    for file in ["values/styles.xml", "values-v31/styles.xml", "mipmap-anydpi-v26/ic_launcher.xml"]
    {
        assert_eq!(place.read(&format!("{main}/{file}")), text(&format!("android/res/{file}")));
    }
    for file in
        ["mipmap-mdpi", "mipmap-xxxhdpi", "drawable-v24", "drawable/ic_launcher_background.xml"]
    {
        assert!(!place.has(&format!("{main}/{file}")), "{file} is dx's icon");
    }
    let properties = place.read("app/gradle.properties");
    assert!(properties.contains("\nandroid.suppressUnsupportedCompileSdk=36\n"));

    assert!(patch(&place).status.success());
    assert_eq!(place.read("app/app/build.gradle.kts"), gradle);
    assert_eq!(place.read("app/gradle.properties"), properties);
}

#[test]
fn another_dx_is_not_mended() {
    let place = Place::new("foreign");
    place.project("app");
    let gradle = place.read("app/app/build.gradle.kts");
    place.write("app/app/build.gradle.kts", &gradle.replace("minSdk = 30", "minSdk = 24"));
    let output = patch(&place);
    assert!(
        !output.status.success() && told(&output).contains("another minSdk"),
        "{}",
        told(&output)
    );
    place.write("app/app/build.gradle.kts", &gradle);
    place.write("app/app/src/main/AndroidManifest.xml", "<manifest/>");
    let output = patch(&place);
    assert!(!output.status.success() && told(&output).contains("not our manifest"));
    assert_eq!(place.read("app/app/build.gradle.kts"), gradle, "nothing was changed");
}

#[test]
fn make_android_builds_both_packages() {
    let place = Place::new("built");
    place.tools();
    let sdk = place.0.join("sdk").display().to_string();
    let output = place.android(&[], &[("ANDROID_HOME", &sdk)]);
    assert!(output.status.success(), "{}", told(&output));
    let version = env!("CARGO_PKG_VERSION");
    // The one that Gradle was given has our lines.
    let apk = place.read(&format!("out/guqi-{version}.apk"));
    assert!(apk.contains(&format!("versionCode = {}", version_code())));
    assert!(place.has(&format!("out/guqi-{version}.aab")));
    assert!(told(&output).contains("debug key"));
    let log = place.read("target/dx/guqi/release/android/log");
    let expected = ["aarch64-linux-android", "x86_64-linux-android"]
        .map(|target| format!("dx build --android --release --target {target} --bin guqi\n"))
        .concat();
    assert_eq!(log, format!("{expected}gradle --quiet assembleRelease bundleRelease\n"));
    let libraries = "target/dx/guqi/release/android/app/app/src/main/jniLibs";
    assert!(place.has(&format!("{libraries}/arm64-v8a/libmain.so")));
    assert!(place.has(&format!("{libraries}/x86_64/libmain.so")));

    let signed = place.android(&[], &[("ANDROID_HOME", &sdk), ("GUQI_KEYSTORE", "keys.jks")]);
    assert!(signed.status.success() && !told(&signed).contains("debug key"));
}

/// Each part that is missing is named, with the way to get it.
#[test]
fn what_is_missing_for_android_is_said() {
    let place = Place::new("missing");
    place.tools();
    let sdk = place.0.join("sdk").display().to_string();
    let check = || place.android(&["--check"], &[("ANDROID_HOME", &sdk)]);
    assert!(check().status.success(), "{}", told(&check()));
    let missing = |way: &str| {
        let output = check();
        assert!(!output.status.success());
        let told = told(&output);
        assert_eq!(told.lines().filter(|line| !line.starts_with("    ")).count(), 2, "{told}");
        assert!(told.contains(way), "{told}");
    };
    let without = |name: &str, way: &str| {
        let aside = place.0.join("aside");
        fs::rename(place.0.join(name), &aside).expect("there");
        missing(way);
        fs::rename(&aside, place.0.join(name)).expect("back");
    };
    without("bin/dx", "cargo install dioxus-cli --version 0.7.10 --locked");
    without("rust/lib/rustlib/x86_64-linux-android", "rustup target add x86_64-linux-android");
    without("sdk/platforms", "sdkmanager 'platforms;android-36'");
    without("sdk/platform-tools", "sdkmanager platform-tools");
    without("sdk/licenses", "sdkmanager --licenses");
    without("sdk/ndk", "sdkmanager 'ndk;28.2.13676358'");
    without("sdk", "https://developer.android.com/studio");
    for version in ["11.0.2", "25"] {
        place.program("bin/javac", &format!("echo 'javac {version}'"));
        missing("openjdk-17-jdk");
    }
    place.program("bin/javac", "echo 'javac 21.0.1'");
    // Its linker would lay the library out for pages of 4 KB.
    place.write(&format!("sdk/ndk/{NDK}/source.properties"), "Pkg.Revision = 27.3.13750724\n");
    missing("the NDK 28 or newer (here: 27.3.13750724)");
}
