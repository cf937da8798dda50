//! The one thing that the page cannot settle on iOS.
#![expect(unsafe_code, reason = "the window library gives the view, and no way to change it")]

use dioxus::mobile::{window, wry::WebViewExtIOS};
use objc2::{msg_send, rc::Retained, runtime::AnyObject};

/// `UIScrollViewContentInsetAdjustmentBehavior.never`.
const NEVER: isize = 2;

/// Lets the page reach all edges: it keeps out of the way of notches and bars by itself, and if the
/// view does so too, a strip stays empty at the bottom.
pub(super) fn fill_the_screen() {
    let view = window().webview.webview();
    // SAFETY: both are what WKWebView and UIScrollView document, called on the main thread, on which
    // every component is.
    unsafe {
        let scroll: Retained<AnyObject> = msg_send![&*view, scrollView];
        let () = msg_send![&*scroll, setContentInsetAdjustmentBehavior: NEVER];
    }
}
