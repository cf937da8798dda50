//! The same names, numbers and colours in all the languages.

use std::{collections::BTreeSet, fs};

use crate::{all_between, between, path, setting, text};

fn names<'a>(found: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    found.into_iter().collect()
}

fn manifest() -> String {
    text("android/AndroidManifest.xml")
}

#[test]
fn the_page_and_the_activity_call_each_other_by_their_names() {
    let (kotlin, page) = (text("android/MainActivity.kt"), text("mobile/page.js"));
    assert!(kotlin.contains("addJavascriptInterface(Device(), \"GuqiAndroid\")"));
    assert!(page.contains("const device = window.GuqiAndroid;"));
    let offered = names(all_between(&kotlin, "@JavascriptInterface\n        fun ", "("));
    let mut asked = names(all_between(&page, "device.", "("));
    asked.extend(names(all_between(&page, "device?.", "(")));
    asked.extend(names(all_between(&page, "tell('", "'")));
    assert_eq!(offered, asked);
    // What Kotlin calls is there.
    assert!(kotlin.contains("window.guqiPage?.$call") && page.contains("window.guqiPage = {"));
    let page_has = between(&page, "window.guqiPage = {", "\n  };");
    for called in all_between(&kotlin, "tell(\"", "(") {
        assert!(page_has.contains(&format!("\n    {called}")), "guqiPage.{called}");
    }
}

#[test]
fn what_is_called_by_name_is_kept_when_the_release_is_made_small() {
    let kotlin = text("android/MainActivity.kt");
    assert!(kotlin.contains("    inner class Device {"));
    assert!(kotlin.contains("    fun saveFile(name: String, text: String)"));
    assert!(text("android/guqi.pro").contains(
        "-keepclassmembers class dev.dioxus.main.MainActivity$Device {\n    @android.webkit.JavascriptInterface <methods>;"
    ));
    assert!(text("android/guqi.pro").contains(
        "-keepclassmembers class dev.dioxus.main.MainActivity {\n    public void saveFile(java.lang.String, java.lang.String);"
    ));
    assert_eq!(setting("android", "proguard_rules"), "[\"android/guqi.pro\"]");
}

#[test]
fn the_insets_are_those_that_the_style_sheet_keeps_free() {
    let (styles, page) = (text("assets/guqi.css"), text("mobile/page.js"));
    assert!(page.contains("setProperty(`--system-inset-${side}`, `${sides[nth]}px`)"));
    let told = between(&page, "\n      [", "].forEach");
    let told: Vec<&str> = told.split(", ").map(|side| side.trim_matches('\'')).collect();
    assert_eq!(names(all_between(&styles, "var(--system-inset-", ",")), names(told.clone()));
    // In the order in which Kotlin tells them.
    let kotlin = text("android/MainActivity.kt");
    let order = between(&kotlin, "val sides = listOf(", ")").replace("insets.", "");
    assert_eq!(order, told.join(", "));
}

#[test]
fn the_application_is_called_the_same_everywhere() {
    let id = setting("bundle", "identifier");
    let kotlin = text("android/MainActivity.kt");
    assert!(kotlin.contains(&format!("\nimport {id}.R\n")));
    assert!(kotlin.contains(&format!("\ntypealias BuildConfig = {id}.BuildConfig\n")));
    // The library's name and the activity's are dx's own.
    assert!(kotlin.starts_with("package dev.dioxus.main\n"));
    assert!(manifest().contains("android:name=\"dev.dioxus.main.MainActivity\""));
    assert!(manifest().contains("android:name=\"android.app.lib_name\" android:value=\"main\""));
    assert_eq!(setting("application", "android_manifest"), "android/AndroidManifest.xml");
    assert_eq!(setting("application", "android_main_activity"), "android/MainActivity.kt");
}

#[test]
fn the_versions_of_android_fit_together() {
    let least: u32 = setting("android", "min_sdk").parse().expect("a number");
    // dx takes the compiler by this one.
    assert_eq!(setting("application", "android_min_sdk_version"), least.to_string());
    assert!(least >= 30, "the window library starts with a call of API 30");
    let [target, compile] = ["target_sdk", "compile_sdk"]
        .map(|key| setting("android", key).parse::<u32>().expect("a number"));
    assert!(least < target && target <= compile);
}

#[test]
fn dx_is_the_one_that_the_scripts_mend() {
    let version = text("scripts/mobile-version.sh");
    let version = between(&version, "DX_VERSION=", "\n");
    assert!(text("Cargo.toml").contains(&format!("\ndioxus = {{ version = \"={version}\"")));
    assert!(
        text("README.md")
            .contains(&format!("cargo install dioxus-cli --version {version} --locked"))
    );
}

#[test]
fn what_the_scripts_do_is_allowed() {
    assert!(text("assets/guqi.js").contains("navigator.vibrate("));
    assert_eq!(
        names(all_between(
            &manifest(),
            "<uses-permission android:name=\"android.permission.",
            "\""
        )),
        names(["INTERNET", "VIBRATE"])
    );
}

#[test]
fn nothing_that_changes_starts_a_second_activity() {
    let manifest = manifest();
    assert!(manifest.contains("android:launchMode=\"singleTask\""));
    let followed = names(between(&manifest, "android:configChanges=\"", "\"").split('|'));
    for change in [
        "orientation",
        "screenSize",
        "smallestScreenSize",
        "screenLayout",
        "keyboard",
        "keyboardHidden",
        "navigation",
        "uiMode",
        "fontScale",
        "density",
        "locale",
        "layoutDirection",
    ] {
        assert!(followed.contains(change), "{change} starts the activity anew");
    }
}

/// So that `dx serve` builds it, which knows nothing of android/res.
#[test]
fn the_manifest_and_the_activity_name_no_resource_but_those_of_dx() {
    let of_dx = names([
        "mipmap/ic_launcher",
        "string/app_name",
        "style/AppTheme",
        "xml/network_security_config",
    ]);
    assert_eq!(names(all_between(&manifest(), "\"@", "\"")), of_dx);
    let kotlin = text("android/MainActivity.kt");
    let lines = kotlin.lines().filter(|line| !line.starts_with("import"));
    for line in lines {
        for named in all_between(line, " R.", ",").into_iter().chain(all_between(line, "(R.", ","))
        {
            assert_eq!(named, "style.AppTheme");
        }
    }
}

/// Every resource that is named in ours is there, or of Android's libraries.
#[test]
fn the_resources_are_all_there() {
    let mut named = BTreeSet::new();
    let mut there = BTreeSet::new();
    for folder in fs::read_dir(path("android/res")).expect("a folder") {
        let folder = folder.expect("an entry").path();
        let kind = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let kind = kind.split('-').next().expect("a kind").to_owned();
        for file in fs::read_dir(&folder).expect("a folder") {
            let file = file.expect("an entry").path();
            let content = fs::read_to_string(&file).expect("text");
            let stem = file.file_stem().expect("a name").to_string_lossy();
            if kind == "values" {
                for element in ["color", "style", "string"] {
                    let found = all_between(&content, &format!("<{element} name=\""), "\"");
                    there.extend(found.iter().map(|name| format!("{element}/{name}")));
                }
            } else {
                there.insert(format!("{kind}/{stem}"));
            }
            for mark in ["\"@", ">@"] {
                let end = if mark == "\"@" { "\"" } else { "<" };
                named.extend(all_between(&content, mark, end).into_iter().map(str::to_owned));
            }
        }
    }
    named.retain(|name| {
        !name.starts_with("android:") && !name.starts_with("style/Theme.AppCompat.")
    });
    let missing: Vec<_> = named.difference(&there).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(named.len() >= 5, "{named:?}");
}

#[test]
fn the_start_and_the_icon_have_the_colours_of_the_page() {
    let styles = text("assets/guqi.css");
    let dark = styles.split_once("1d1915").map(|(before, _)| before.len()).expect("the dark paper");
    for (file, themes) in [("values", &styles[..]), ("values-night", &styles[dark - 40..])] {
        let colours = text(&format!("android/res/{file}/colors.xml"));
        for name in ["paper", "accent"] {
            let ours = between(themes, &format!("--{name}: "), ";");
            assert_eq!(between(&colours, &format!("name=\"{name}\">"), "<"), ours, "{file}");
        }
    }
    let svg = text("assets/icons/guqi.svg");
    let (icon, vector) =
        (text("android/res/values/colors.xml"), text("android/res/drawable/guqi_foreground.xml"));
    let colours = |text| names(all_between(text, "=\"#", "\""));
    let mut drawn = colours(&vector);
    drawn.insert(between(&icon, "name=\"icon\">#", "<"));
    assert_eq!(drawn, colours(&svg));
    // The lines of the board are the same path.
    assert!(
        vector.contains(
            &format!(
                "android:pathData=\"{}\"",
                between(&svg, "<path d=\"", "\"").replace("12L12 52", "12L12,52")
            )
            .replace(
                "M12 12h40v40H12zM12 32h40M32 12v40M12 12l40 40M52 ",
                "M12,12h40v40H12zM12,32h40M32,12v40M12,12l40,40M52,"
            )
        )
    );
}

#[test]
fn more_is_read_of_a_file_than_any_game_needs() {
    let kotlin = text("android/MainActivity.kt");
    let shift: u32 =
        between(&kotlin, "const val MOST_BYTES = 1 shl ", "\n").parse().expect("a number");
    assert!(1 << shift > guqi::exchange::MAX_BYTES);
}

#[test]
fn rust_calls_the_activity_by_its_name() {
    let (kotlin, rust) = (text("android/MainActivity.kt"), text("src/platform/save.rs"));
    let called = between(&rust, "call_method(&activity, \"", "\"");
    assert!(
        kotlin
            .contains(&format!("    fun {called}(name: String, text: String) = runOnUiThread {{"))
    );
    assert!(rust.contains("\"(Ljava/lang/String;Ljava/lang/String;)V\""));
}

/// See the test of src/mobile/arrival.rs, too.
#[test]
fn what_arrives_is_written_as_it_is_read() {
    let kotlin = text("android/MainActivity.kt");
    assert!(kotlin.contains(r#""$name\n" + String(bytes, Charsets.ISO_8859_1)"#));
    assert!(text("src/mobile/arrival.rs").contains("arrival.split_once('\\n')"));
    let rust = text("src/mobile/mod.rs");
    assert!(rust.contains("include_str!(\"../../mobile/page.js\")"));
    assert!(rust.contains("guqiPage.next()") && text("mobile/page.js").contains("\n    next,\n"));
}
