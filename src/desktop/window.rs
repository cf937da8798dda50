//! The window: its place on the screens, which it has again the next time.

use dioxus::desktop::{
    Config, LogicalSize, WindowBuilder, icon_from_memory,
    tao::{
        dpi::{PhysicalPosition, PhysicalSize},
        event::{Event, WindowEvent},
        event_loop::EventLoopBuilder,
        window::Window,
    },
    use_wry_event_handler, window,
};
use guqi::platform::{Area, Place, open_store};

/// Under what its place is kept.
pub(super) const KEY: &str = "window";

/// A window where it was before, if that is on a screen.
pub(super) fn open(config: Config, kept: Option<&str>) -> Config {
    let event_loop = EventLoopBuilder::with_user_event().build();
    let screens: Vec<_> = event_loop
        .available_monitors()
        .map(|screen| area(screen.position(), screen.size()))
        .collect();
    let place = kept.and_then(|text| text.parse::<Place>().ok()?.on(&screens));
    let mut builder = WindowBuilder::new()
        .with_title("Guqi 古棋")
        .with_inner_size(LogicalSize::new(1100.0, 800.0))
        .with_min_inner_size(LogicalSize::new(320.0, 480.0))
        .with_window_icon(icon_from_memory(include_bytes!("../../assets/icons/192.png")).ok());
    if let Some(Place { area, maximised }) = place {
        builder = builder
            .with_inner_size(PhysicalSize::new(area.width, area.height))
            .with_position(PhysicalPosition::new(area.x, area.y))
            .with_maximized(maximised);
    }
    config.with_event_loop(event_loop).with_window(builder)
}

fn area(at: PhysicalPosition<i32>, size: PhysicalSize<u32>) -> Area {
    Area { x: at.x, y: at.y, width: size.width, height: size.height }
}

/// Keeps where the window is, when it is closed and when another one is turned to.
pub(super) fn use_remembered() {
    let context = window();
    let mut last = None;
    use_wry_event_handler(move |event, _| {
        let Event::WindowEvent { event, .. } = event else { return };
        let window: &Window = &context.window;
        match event {
            WindowEvent::Resized(_) | WindowEvent::Moved(_) if !fills(window) => {
                let at = window.outer_position().unwrap_or_default();
                last = Some(area(at, window.inner_size()));
            }
            WindowEvent::CloseRequested | WindowEvent::Focused(false) => {
                let Some(area) = last else { return };
                let place = Place { area, maximised: window.is_maximized() }.to_string();
                if let Ok(store) = open_store()
                    && store.get(KEY).ok().flatten().as_deref() != Some(&place)
                {
                    // It is only a comfort.
                    let _ = store.set(KEY, &place);
                }
            }
            _ => {}
        }
    });
}

/// Then it has no place of its own.
fn fills(window: &Window) -> bool {
    window.is_maximized() || window.is_minimized() || window.fullscreen().is_some()
}

/// Shows the window to somebody who asked for it.
pub(super) fn to_front() {
    let window = window();
    window.set_minimized(false);
    window.set_focus();
}
