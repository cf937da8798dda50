//! Waiting without holding up the screen.

use std::time::Duration;

/// Completes after the time given, on every platform.
pub async fn pause(time: Duration) {
    futures_timer::Delay::new(time).await;
}
