package dev.dioxus.main

import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.provider.OpenableColumns
import android.view.View
import android.webkit.JavascriptInterface
import android.webkit.WebView
import android.widget.Toast
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import io.github.guqi.guqi.R
import java.io.ByteArrayOutputStream
import java.io.InputStream
import kotlin.concurrent.thread
import kotlin.system.exitProcess

// What dx and wry write beside this file asks for it in this package.
typealias BuildConfig = io.github.guqi.guqi.BuildConfig

/**
 * The app's only activity: the game is in the page, and here is what a page cannot do on Android.
 * The page's side is mobile/page.js, which calls [Device] by the name `GuqiAndroid` and is called by
 * the name `guqiPage`. tests/mobile compares the two, and this with Dioxus.toml and the manifest.
 */
class MainActivity : WryActivity() {
    private var page: WebView? = null
    private var insets = Insets.NONE
    private var pageGoesBack = false

    @Volatile
    private var arrived = ""
    private var toSave = ""

    /** The web view's own history is empty: the screens are the app's (see [back]). */
    override val handleBackNavigation = false

    /**
     * What the page can close or leave is closed or left first; then the system takes the app away,
     * with its own animation. On Android 11 it would end the app instead, so there we do it.
     */
    private val back = object : OnBackPressedCallback(!SYSTEM_ONLY_HIDES) {
        override fun handleOnBackPressed() {
            if (pageGoesBack) tell("back()") else moveTaskToBack(true)
        }
    }

    // Any type but this gets an ending of its own behind the name.
    private val saver =
        registerForActivityResult(ActivityResultContracts.CreateDocument("application/octet-stream")) { place ->
            if (place != null) thread { write(place, toSave) }
        }

    override fun onCreate(savedInstanceState: Bundle?) {
        WindowCompat.setDecorFitsSystemWindows(window, false)
        window.isNavigationBarContrastEnforced = false
        super.onCreate(savedInstanceState)
        onBackPressedDispatcher.addCallback(this, back)
        // On the window's outermost view: a web view is not always told.
        ViewCompat.setOnApplyWindowInsetsListener(window.decorView, ::follow)
        if (savedInstanceState == null) receive(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        receive(intent)
    }

    /** Called before the page is loaded, so that it finds the device from its first line on. */
    override fun onWebViewCreate(webView: WebView) {
        page = webView
        webView.addJavascriptInterface(Device(), "GuqiAndroid")
        webView.settings.textZoom = textZoom(resources.configuration)
    }

    /** The page asks the theme whether it is night, and is told how large text is. */
    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        theme.applyStyle(R.style.AppTheme, true)
        page?.settings?.textZoom = textZoom(newConfig)
        tellInsets()
    }

    /**
     * The window library starts once in a process; every ply is kept when it is played. So the next
     * start has a process of its own.
     */
    override fun onDestroy() {
        super.onDestroy()
        exitProcess(0)
    }

    private fun textZoom(configuration: Configuration) = (configuration.fontScale * 100).toInt()

    /** Calls a function of the page; before there is one, nothing happens. */
    private fun tell(call: String) {
        runOnUiThread { page?.evaluateJavascript("window.guqiPage?.$call", null) }
    }

    // The page lies behind the system's bars and keeps what matters out of their way. A keyboard
    // takes room from it; where it stands there is no bar.

    private fun follow(view: View, all: WindowInsetsCompat): WindowInsetsCompat {
        val bars = all.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
        val keyboard = all.getInsets(WindowInsetsCompat.Type.ime()).bottom
        findViewById<View>(android.R.id.content).setPadding(0, 0, 0, keyboard)
        insets = Insets.of(bars.left, bars.top, bars.right, if (keyboard > 0) 0 else bars.bottom)
        tellInsets()
        val rest = WindowInsetsCompat.Builder(all).setInsets(WindowInsetsCompat.Type.ime(), Insets.NONE).build()
        return ViewCompat.onApplyWindowInsets(view, rest)
    }

    private fun tellInsets() {
        val density = resources.displayMetrics.density
        val sides = listOf(insets.top, insets.right, insets.bottom, insets.left).map { it / density }
        tell("insets(${sides.joinToString()})")
    }

    // A game from another app: as a text, or as a file, whose encoding the reader finds out.

    private fun receive(intent: Intent) {
        if (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return
        val text = intent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
        @Suppress("DEPRECATION")
        val file = when (intent.action) {
            Intent.ACTION_SEND -> intent.getParcelableExtra<Uri>(Intent.EXTRA_STREAM)
            Intent.ACTION_VIEW -> intent.data
            else -> return
        }
        thread {
            try {
                val bytes = if (file != null) read(file) else text?.toByteArray()
                // A text is called by how it begins.
                val name = if (file != null) nameOf(file) else text.orEmpty().lineSequence().first().take(40)
                arrived = if (bytes == null) "" else "$name\n" + String(bytes, Charsets.ISO_8859_1)
                tell("arrived()")
            } catch (error: Exception) {
                complain(error)
            }
        }
    }

    /** What is in a file of another app; never one of our own folder, which only a fraud would name. */
    private fun read(file: Uri): ByteArray? =
        if (file.scheme == "content") contentResolver.openInputStream(file)?.use(::atMost) else null

    private fun nameOf(file: Uri): String {
        val columns = contentResolver.query(file, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)
        val name = columns?.use { if (it.moveToFirst()) it.getString(0) else null }
        return name.orEmpty().replace('\n', ' ')
    }

    private fun atMost(stream: InputStream): ByteArray {
        val bytes = ByteArrayOutputStream()
        val part = ByteArray(1 shl 16)
        while (bytes.size() < MOST_BYTES) {
            val length = stream.read(part)
            if (length < 0) break
            bytes.write(part, 0, length)
        }
        return bytes.toByteArray()
    }

    /** A file, where the person wants to have it. Called by its name from src/platform/save.rs, on any thread. */
    fun saveFile(name: String, text: String) = runOnUiThread {
        toSave = text
        saver.launch(name)
    }

    private fun write(place: Uri, text: String) {
        try {
            contentResolver.openOutputStream(place, "wt")?.use { it.write(text.toByteArray()) }
        } catch (error: Exception) {
            complain(error)
        }
    }

    private fun complain(error: Exception) = runOnUiThread {
        Toast.makeText(this, error.localizedMessage, Toast.LENGTH_LONG).show()
    }

    /** What the page asks for. It does so on a thread of the web view. */
    inner class Device {
        /** The page is there, and has heard nothing yet. */
        @JavascriptInterface
        fun ready() = runOnUiThread { tellInsets() }

        /** Whether [back] has something to close or to leave. */
        @JavascriptInterface
        fun canGoBack(can: Boolean) = runOnUiThread {
            pageGoesBack = can
            back.isEnabled = can || !SYSTEM_ONLY_HIDES
        }

        /** Whether the paper is dark: then what stands in the bars is light. */
        @JavascriptInterface
        fun dark(dark: Boolean) = runOnUiThread {
            val bars = WindowCompat.getInsetsController(window, window.decorView)
            bars.isAppearanceLightStatusBars = !dark
            bars.isAppearanceLightNavigationBars = !dark
        }

        /** The system's share sheet. */
        @JavascriptInterface
        fun share(text: String, title: String) = runOnUiThread {
            val send = Intent(Intent.ACTION_SEND)
                .setType("text/plain")
                .putExtra(Intent.EXTRA_TEXT, text)
                .putExtra(Intent.EXTRA_TITLE, title)
            startActivity(Intent.createChooser(send, null))
        }

        /** What arrived from another app, once: a line with its name, then its bytes, a letter each; or nothing. */
        @JavascriptInterface
        fun take(): String = arrived.also { arrived = "" }
    }

    private companion object {
        /** Since Android 12 the last way back hides an app, and does not end it. */
        val SYSTEM_ONLY_HIDES = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S

        /** More than any file of games; what is longer is refused for what it holds. */
        const val MOST_BYTES = 1 shl 24
    }
}
