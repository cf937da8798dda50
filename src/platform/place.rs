//! Where a window stands on the screens, so that it stands there again the next time.

use std::{fmt, str::FromStr};

/// A rectangle, in pixels of the screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// From the left edge of the main screen.
    pub x: i32,
    /// From its upper edge.
    pub y: i32,
    /// To the right.
    pub width: u32,
    /// Down.
    pub height: u32,
}

/// Where a window stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// When it does not fill the screen.
    pub area: Area,
    /// Whether it fills the screen.
    pub maximised: bool,
}

/// No window is so small, nor a screen so large.
const SENSIBLE: std::ops::RangeInclusive<u32> = 100..=20_000;

impl Place {
    /// The place on the screens that are there now: as far as possible the same, but no larger
    /// than its screen and wholly on it; `None` when there is no screen, or it makes no sense.
    pub fn on(self, screens: &[Area]) -> Option<Self> {
        let Area { width, height, .. } = self.area;
        if !SENSIBLE.contains(&width) || !SENSIBLE.contains(&height) {
            return None;
        }
        // Of equals the last one would be taken, and the first is the main screen.
        let screen = screens.iter().rev().max_by_key(|screen| self.area.shared(**screen))?;
        let (width, height) = (width.min(screen.width), height.min(screen.height));
        let area = Area {
            x: within(self.area.x, width, screen.x, screen.width),
            y: within(self.area.y, height, screen.y, screen.height),
            width,
            height,
        };
        Some(Self { area, ..self })
    }
}

/// The nearest place to `at` at which so much lies within the screen.
fn within(at: i32, length: u32, start: i32, room: u32) -> i32 {
    let last = i64::from(start) + i64::from(room) - i64::from(length);
    i64::from(at).clamp(i64::from(start), last.max(i64::from(start))) as i32
}

impl Area {
    /// How many pixels both have in common.
    fn shared(self, other: Self) -> i64 {
        let along = |a: i32, length: u32, b: i32, room: u32| {
            let end = (i64::from(a) + i64::from(length)).min(i64::from(b) + i64::from(room));
            (end - i64::from(a.max(b))).max(0)
        };
        along(self.x, self.width, other.x, other.width)
            * along(self.y, self.height, other.y, other.height)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Area { x, y, width, height } = self.area;
        let maximised = if self.maximised { " maximised" } else { "" };
        write!(f, "{x} {y} {width} {height}{maximised}")
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<_> = text.split_whitespace().collect();
        let (numbers, maximised) = match words.as_slice() {
            [numbers @ .., "maximised"] => (numbers, true),
            numbers => (numbers, false),
        };
        let [x, y, width, height] = numbers else { return Err(()) };
        let area = Area {
            x: x.parse().map_err(drop)?,
            y: y.parse().map_err(drop)?,
            width: width.parse().map_err(drop)?,
            height: height.parse().map_err(drop)?,
        };
        Ok(Self { area, maximised })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [Area; 2] = [
        Area { x: 0, y: 0, width: 1920, height: 1080 },
        Area { x: 1920, y: -200, width: 1280, height: 1024 },
    ];

    fn place(text: &str) -> Place {
        text.parse().unwrap()
    }

    fn on(text: &str, screens: &[Area]) -> Option<String> {
        place(text).on(screens).map(|place| place.to_string())
    }

    #[test]
    fn what_fits_stays() {
        for text in ["10 20 1100 800", "2000 -100 400 600", "0 0 1920 1080 maximised"] {
            assert_eq!(on(text, &SCREENS).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_lies_beyond_the_screens_comes_back() {
        assert_eq!(on("9000 9000 400 600", &SCREENS).as_deref(), Some("1520 480 400 600"));
        assert_eq!(on("-390 -590 400 600", &SCREENS).as_deref(), Some("0 0 400 600"));
        // The second screen is gone.
        assert_eq!(on("2000 -100 400 600", &SCREENS[..1]).as_deref(), Some("1520 0 400 600"));
        assert_eq!(on("5 5 4000 3000", &SCREENS).as_deref(), Some("0 0 1920 1080"));
        let far = format!("{} {} 400 600", i32::MAX, i32::MIN);
        assert_eq!(on(&far, &SCREENS).as_deref(), Some("1520 0 400 600"));
    }

    #[test]
    fn what_is_absurd_is_ignored() {
        for text in ["0 0 0 0", "0 0 90 600", "0 0 400 4000000000"] {
            assert_eq!(on(text, &SCREENS), None);
        }
        assert_eq!(on("10 20 1100 800", &[]), None);
        for text in ["", "1 2 3", "1 2 3 4 5", "1 2 -3 4", "maximised", "a b c d"] {
            assert_eq!(text.parse::<Place>(), Err(()), "{text}");
        }
    }
}
