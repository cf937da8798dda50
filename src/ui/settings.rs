//! What a person has set, for all games. Each setting has a few values with names; a name
//! is the key of its text and is what is kept, so that it means the same in every version.

use std::time::Duration;

/// Something that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The colours of everything.
    Theme,
    /// How fast pieces and throws move on the screen.
    Speed,
    /// How two persons sit at one screen.
    Seats,
    /// Whether a tap only aims, and another one plays.
    Confirm,
    /// Whether the other person is asked before something is taken back.
    Consent,
    /// Whether the names of points are written on the boards.
    Coordinates,
    /// How loud it is.
    Sound,
    /// How strongly a touch is felt.
    Vibration,
    /// Whether the screen stays awake while a game is played.
    Awake,
    /// Whether single letters and signs are keys.
    Letters,
    /// How long the computer waits between plies, so that a person can follow.
    Pace,
    /// The most that the computer thinks about an action.
    Thinking,
}

impl Setting {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 12] = [
        Self::Theme,
        Self::Speed,
        Self::Seats,
        Self::Confirm,
        Self::Consent,
        Self::Coordinates,
        Self::Sound,
        Self::Vibration,
        Self::Awake,
        Self::Letters,
        Self::Pace,
        Self::Thinking,
    ];

    /// What it is called: the key of its text, and of its place among what is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Speed => "speed",
            Self::Seats => "seats",
            Self::Confirm => "confirm",
            Self::Consent => "consent",
            Self::Coordinates => "coordinates",
            Self::Sound => "sound",
            Self::Vibration => "vibration",
            Self::Awake => "awake",
            Self::Letters => "letters",
            Self::Pace => "pace",
            Self::Thinking => "thinking",
        }
    }

    /// Its values.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::Theme => &[
                "theme-system",
                "theme-light",
                "theme-dark",
                "theme-contrast",
                "theme-jade",
                "theme-papyrus",
            ],
            Self::Speed => &["speed-slow", "speed-normal", "speed-fast", "speed-none"],
            Self::Seats => &["seats-neutral", "seats-face", "seats-same"],
            Self::Confirm => &["confirm-small", "confirm-always", "confirm-never"],
            Self::Consent => &["consent-off", "consent-on"],
            Self::Coordinates => &["coordinates-on", "coordinates-off"],
            Self::Sound => &["sound-off", "sound-soft", "sound-normal", "sound-loud"],
            Self::Vibration => &["vibration-off", "vibration-light", "vibration-strong"],
            Self::Awake => &["awake-on", "awake-off"],
            Self::Letters => &["letters-on", "letters-off"],
            Self::Pace => &["pace-slow", "pace-normal", "pace-fast", "pace-at-once"],
            Self::Thinking => &["thinking-500", "thinking-1000", "thinking-3000", "thinking-10000"],
        }
    }

    /// The value that it has until another is chosen.
    const fn standard(self) -> &'static str {
        match self {
            Self::Theme => "theme-system",
            Self::Speed => "speed-normal",
            Self::Seats => "seats-neutral",
            Self::Confirm => "confirm-small",
            Self::Consent => "consent-off",
            Self::Coordinates => "coordinates-on",
            Self::Sound => "sound-normal",
            Self::Vibration => "vibration-light",
            Self::Awake => "awake-on",
            Self::Letters => "letters-on",
            Self::Pace => "pace-normal",
            Self::Thinking => "thinking-1000",
        }
    }
}

/// The value of every setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings([&'static str; Setting::ALL.len()]);

impl Default for Settings {
    fn default() -> Self {
        Self(Setting::ALL.map(Setting::standard))
    }
}

impl Settings {
    /// As they are kept: `kept` tells what is under a name. What is no value of a setting,
    /// as one of a later version, counts as nothing.
    pub fn read(kept: impl Fn(&str) -> Option<String>) -> Self {
        Self(Setting::ALL.map(|setting| {
            let kept = kept(setting.name());
            let known = setting.values().iter().find(|value| Some(**value) == kept.as_deref());
            known.copied().unwrap_or(setting.standard())
        }))
    }

    /// The value of a setting.
    pub const fn get(&self, setting: Setting) -> &'static str {
        self.0[setting as usize]
    }

    /// Gives a setting another value.
    pub fn set(&mut self, setting: Setting, value: &'static str) {
        self.0[setting as usize] = value;
    }

    /// Whether the computer waits for nobody.
    pub fn at_once(&self) -> bool {
        self.get(Setting::Pace) == "pace-at-once"
    }

    /// How long a ply is seen before the computer's next one.
    pub fn shown(&self) -> Duration {
        Duration::from_millis(match self.get(Setting::Pace) {
            "pace-slow" => 2200,
            "pace-fast" => 500,
            // The browser must come to paint.
            "pace-at-once" => 16,
            _ => 1200,
        })
    }

    /// How long the computer's pass is seen; a person's always takes the same.
    pub fn pass_shown(&self) -> Duration {
        match self.get(Setting::Pace) {
            "pace-slow" => Duration::from_millis(2600),
            "pace-fast" => Duration::from_millis(900),
            "pace-at-once" => self.shown(),
            _ => PASS_SHOWN,
        }
    }

    /// Whether a tap only aims, where points can be touched within so many pixels.
    pub fn aims(&self, touch: f64) -> bool {
        match self.get(Setting::Confirm) {
            "confirm-always" => true,
            "confirm-never" => false,
            _ => touch < SURE_TOUCH,
        }
    }

    /// The most that the computer thinks about an action, in milliseconds.
    pub fn thinking_millis(&self) -> u32 {
        match self.get(Setting::Thinking) {
            "thinking-500" => 500,
            "thinking-3000" => 3000,
            "thinking-10000" => 10_000,
            _ => 1000,
        }
    }
}

/// How long a person's pass is shown before it is played by itself.
pub const PASS_SHOWN: Duration = Duration::from_millis(1800);

/// From how many pixels on a finger hits the point that is meant.
const SURE_TOUCH: f64 = 36.0;

/// The time that a hint may take.
pub const HINT_MILLIS: u32 = 1000;
