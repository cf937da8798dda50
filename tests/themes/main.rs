//! The colours of every theme, read from the style sheet: text stands out 4.5 to 1 from what is
//! under it, and pieces and marks 3 to 1, as WCAG 2.2 asks (1.4.3 and 1.4.11).

use std::collections::HashMap;

use guqi::ui::{
    STYLE,
    settings::{Setting, Settings},
};

type Tokens = HashMap<String, String>;

/// The tokens of every theme by its name; those of the light theme stand in for what a theme
/// leaves out, as in the browser.
fn themes() -> Vec<(&'static str, Tokens)> {
    let light = tokens(block(".app {"));
    let names = Setting::Theme.values().iter().filter(|name| **name != "theme-system");
    let all = names.map(|name| {
        let mut all = light.clone();
        if *name != "theme-light" {
            all.extend(tokens(block(&format!("[data-theme=\"{name}\"]"))));
        }
        (*name, all)
    });
    all.collect()
}

/// What stands in the first block whose selector has this in it.
fn block(selector: &str) -> &'static str {
    let (_, rest) = STYLE.split_once(selector).unwrap_or_else(|| panic!("{selector} has a block"));
    let rest = if selector.ends_with('{') { rest } else { rest.split_once('{').expect("{").1 };
    rest.split_once('}').expect("its end").0
}

fn tokens(block: &str) -> Tokens {
    let mut text = block.to_owned();
    while let (Some(from), Some(to)) = (text.find("/*"), text.find("*/")) {
        text.replace_range(from..to + 2, "");
    }
    let tokens = text.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
    tokens.map(|(name, value)| (name.to_owned(), value.trim().to_owned())).collect()
}

/// Red, green and blue, each from 0 to 1.
type Colour = [f64; 3];

struct Theme(&'static str, Tokens);

impl Theme {
    fn colour(&self, name: &str) -> Colour {
        let Self(theme, tokens) = self;
        let text = tokens.get(name).unwrap_or_else(|| panic!("{theme} has no --{name}"));
        let digits =
            text.strip_prefix('#').unwrap_or_else(|| panic!("--{name} is a colour: {text}"));
        let digits: Vec<_> = digits.chars().map(|digit| digit.to_digit(16).expect("hex")).collect();
        match digits[..] {
            [r, g, b] => [r, g, b].map(|part| f64::from(part * 17) / 255.0),
            [r1, r2, g1, g2, b1, b2] => {
                [(r1, r2), (g1, g2), (b1, b2)].map(|(high, low)| f64::from(high * 16 + low) / 255.0)
            }
            _ => panic!("--{name} of {theme} is solid: {text}"),
        }
    }

    /// The colour between the light and the dark of a piece.
    fn piece(&self, name: &str) -> Colour {
        let (light, dark) =
            (self.colour(&format!("{name}-light")), self.colour(&format!("{name}-dark")));
        [0, 1, 2].map(|part| f64::midpoint(light[part], dark[part]))
    }

    fn at_least(&self, wanted: f64, what: &str, contrast: f64) {
        assert!(contrast >= wanted, "{}: {what}: {contrast:.2} to 1, not {wanted}", self.0);
    }

    fn stands_out(&self, wanted: f64, over: &str, under: &str) {
        let contrast = contrast(self.colour(over), self.colour(under));
        self.at_least(wanted, &format!("--{over} on --{under}"), contrast);
    }
}

/// WCAG 2.2, relative luminance.
fn luminance(colour: Colour) -> f64 {
    let linear = |part: f64| {
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [r, g, b] = colour.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// WCAG 2.2, contrast ratio: from 1 to 21.
fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn every_theme(check: impl Fn(&Theme)) {
    let themes = themes();
    assert_eq!(themes.len(), 5);
    for (name, tokens) in themes {
        check(&Theme(name, tokens));
    }
}

/// Each game: what pieces stand on, the pieces of both sides.
const BOARDS: [(&[&str], [&str; 2]); 5] = [
    (&["mat", "square", "safe"], ["jade", "obsidian"]),
    (&["inlay", "inlay-dark", "box"], ["ivory", "ebony"]),
    (&["diamond", "hole"], ["blue", "red"]),
    (&["slab"], ["red", "green"]),
    (&["wood"], ["black", "white"]),
];

#[test]
fn the_measure_is_right() {
    assert!((contrast([0.0; 3], [1.0; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast([0.5; 3], [0.5; 3]) - 1.0).abs() < 1e-9);
    // #767676 is the lightest grey that white text may stand on, at 4.54.
    assert!((contrast([f64::from(0x76_u8) / 255.0; 3], [1.0; 3]) - 4.54).abs() < 0.01);
}

#[test]
fn text_can_be_read() {
    every_theme(|theme| {
        for under in ["paper", "sheet"] {
            for over in ["ink", "quiet", "accent"] {
                theme.stands_out(4.5, over, under);
            }
        }
        for (over, under) in [
            ("accent-ink", "accent"),
            ("warn", "sheet"),
            ("warn", "warn-paper"),
            ("paper", "ink"),
            ("wood-line", "wood"),
            ("forbidden", "forbidden-edge"),
        ] {
            theme.stands_out(4.5, over, under);
        }
    });
}

#[test]
fn what_can_be_used_is_seen() {
    every_theme(|theme| {
        for (over, under) in [
            ("focus", "paper"),
            ("focus", "sheet"),
            // The edge of a field to write in.
            ("quiet", "paper"),
            ("quiet", "sheet"),
            ("bean-sign", "bean"),
            ("stick-flat", "stick"),
        ] {
            theme.stands_out(3.0, over, under);
        }
    });
}

#[test]
fn pieces_stand_out_from_the_board() {
    every_theme(|theme| {
        for (surfaces, sides) in BOARDS {
            // The panels show them on the same ground in every game.
            for surface in surfaces.iter().chain(&["inlay"]) {
                for side in sides {
                    let ground = theme.colour(surface);
                    let edge = contrast(theme.colour(&format!("{side}-edge")), ground);
                    let best = edge.max(contrast(theme.piece(side), ground));
                    theme.at_least(3.0, &format!("{side} on --{surface}"), best);
                }
            }
        }
    });
}

#[test]
fn the_sides_are_told_apart_without_colour() {
    every_theme(|theme| {
        for (_, [one, other]) in BOARDS {
            let sides = contrast(theme.piece(one), theme.piece(other));
            theme.at_least(3.0, &format!("{one} beside {other}"), sides);
        }
        for side in ["obsidian", "blue", "red", "green"] {
            let sign = contrast(theme.colour(&format!("{side}-sign")), theme.piece(side));
            theme.at_least(3.0, &format!("the sign on {side}"), sign);
        }
    });
}

#[test]
fn marks_are_seen_on_every_board() {
    every_theme(|theme| {
        for surface in BOARDS.iter().flat_map(|(surfaces, _)| *surfaces) {
            let ground = theme.colour(surface);
            for (mark, edge) in [
                ("mark-source", "mark-source-edge"),
                ("mark", "mark-edge"),
                ("mark-hint", "mark-edge"),
            ] {
                let best = contrast(theme.colour(mark), ground);
                let best = best.max(contrast(theme.colour(edge), ground));
                theme.at_least(3.0, &format!("--{mark} on --{surface}"), best);
            }
        }
        // Only enemies are taken, and the ring is drawn around them on the board.
        for surface in ["square", "safe", "inlay", "inlay-dark", "slab"] {
            theme.stands_out(3.0, "mark-take", surface);
        }
    });
}

#[test]
fn settings_know_their_values() {
    let standard = Settings::default();
    for setting in Setting::ALL {
        assert!(setting.values().contains(&standard.get(setting)), "{setting:?}");
        for value in setting.values() {
            let kept = Settings::read(|name| (name == setting.name()).then(|| (*value).to_owned()));
            assert_eq!(kept.get(setting), *value);
            let mut set = standard;
            set.set(setting, value);
            assert_eq!(set, kept);
        }
        // Of a later version, or broken.
        let kept = Settings::read(|name| (name == setting.name()).then(|| "another".to_owned()));
        assert_eq!(kept, standard);
    }
}

/// The window before its page has the theme's paper, or that of the light theme.
#[test]
fn the_window_has_the_papers_colour() {
    for (theme, paper) in [
        (None, (0xf3, 0xec, 0xde, 0xff)),
        (Some("theme-system"), (0xf3, 0xec, 0xde, 0xff)),
        (Some("theme-light"), (0xf3, 0xec, 0xde, 0xff)),
        (Some("theme-dark"), (0x1d, 0x19, 0x15, 0xff)),
        (Some("theme-contrast"), (0, 0, 0, 0xff)),
        (Some("theme-jade"), (0x0e, 0x1c, 0x17, 0xff)),
        (Some("theme-papyrus"), (0xe6, 0xd3, 0xa5, 0xff)),
        (Some("theme-of-later"), (0xf3, 0xec, 0xde, 0xff)),
    ] {
        assert_eq!(guqi::ui::paper(theme), paper, "{theme:?}");
    }
}

/// What the settings show of a theme is its paper, its accent and its ink. The first button is
/// for the device's own theme: the light one's paper and the dark one's accent and ink do not
/// have to be a theme's.
#[test]
fn each_theme_shows_its_own_colours_in_the_settings() {
    let shown = |nth: usize| {
        let nth = if nth == 0 { String::new() } else { format!(":nth-child({})", nth + 1) };
        tokens(block(&format!("[data-setting=\"theme\"] button{nth}::before {{")))
    };
    let base = shown(0);
    for (nth, name) in Setting::Theme.values().iter().enumerate().skip(1) {
        let mut all = base.clone();
        all.extend(shown(nth));
        let all_themes = themes();
        let (_, theme) = all_themes.iter().find(|(own, _)| own == name).expect("a theme");
        for (part, token) in [("a", "paper"), ("b", "accent"), ("c", "ink")] {
            assert_eq!(all[part], theme[token], "--{token} of {name}");
        }
    }
}
