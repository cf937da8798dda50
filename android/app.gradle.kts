
// ---- Guqi: scripts/android-patch.sh puts what follows behind dx's own lines. ----

// The key of a release is told by the environment, so that it is in no file here.
val guqiKeys: String? = System.getenv("GUQI_KEYSTORE")

android {
    defaultConfig {
        // From the version in Cargo.toml: major × 1,000,000 + minor × 1,000 + patch.
        versionCode = @VERSION_CODE@
    }
    // Of this one are the tools that make the library small.
    ndkVersion = "@NDK_VERSION@"
    signingConfigs {
        if (guqiKeys != null) {
            create("guqi") {
                storeFile = file(guqiKeys)
                storePassword = System.getenv("GUQI_KEYSTORE_PASSWORD")
                keyAlias = System.getenv("GUQI_KEY_ALIAS") ?: "guqi"
                keyPassword = System.getenv("GUQI_KEY_PASSWORD") ?: System.getenv("GUQI_KEYSTORE_PASSWORD")
            }
        }
    }
    buildTypes {
        getByName("release") {
            // Signed for trying where there is no key: a phone takes it, a shop does not.
            signingConfig = signingConfigs.getByName(if (guqiKeys == null) "debug" else "guqi")
        }
    }
}
