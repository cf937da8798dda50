//! Share codes: their form is kept for ever, and nothing else is read.

use guqi::{
    exchange::{ExchangeError, Format, MAX_CODE, ShareFault, read, share_code, write},
    record::{Record, Throws},
    rules::{
        Action, Game, GameKind, Lots, Turn,
        gomoku::{self, Gomoku},
        senet::{self, Senet},
    },
};
use proptest::{prelude::*, sample::Index};

use super::{again, record, refused};

fn share(text: &str) -> ShareFault {
    match read(text.as_bytes(), Some(Format::Share)) {
        Err(ExchangeError::Share(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

/// Bytes with their checksum, as a code.
fn sealed(mut bytes: Vec<u8>) -> String {
    let check = crc32fast::hash(&bytes);
    bytes.extend(check.to_le_bytes());
    data_encoding::BASE64URL_NOPAD.encode(&bytes)
}

fn bytes(code: &str) -> Vec<u8> {
    let bytes = data_encoding::BASE64URL_NOPAD.decode(code.as_bytes());
    let mut bytes = bytes.expect("a code");
    bytes.truncate(bytes.len() - 4);
    bytes
}

/// A code stands in links for ever: these have to be read by every later version.
#[test]
fn kept_codes_are_read() {
    assert_eq!(codes(), KEPT.iter().map(|kept| kept.0).collect::<Vec<_>>());
    for (code, game, actions) in KEPT {
        let read = read(code.as_bytes(), None).unwrap();
        assert_eq!((read.game.id(), read.actions.join(" ").as_str()), (*game, *actions));
        assert_eq!(&share_code(&read, true).unwrap(), code);
    }
}

/// Eighty plies by the seed 7.
const SENET: &str = "*3 3-6 *1 10-11 *2 9-11 *2 9-11 *1 9-10 *2 11-13 *2 7-9 *2 13-15 *1 10-11 *4 15-19 *2 \
    5-7 *2 19-21 *3 9-12 *4 21-25 *3 7-10 *2 4-6 *3 10-13 *2 25-27 *3 11-14 *2 15-17 *1 \
    14-15 *4 6-10 *4 12-16 *3 8-11 *2 15-17 *0 3-8 *3 17-20 *4 15-19 *2 13-15 *2 19-21 *1 \
    4-5 *2 21-23 *1 5-6 *2 23-25 *2 20-22 *2 25-27 *2 15-17 *1 3-4 *2 16-18 *0 11-16";

#[rustfmt::skip]
const KEPT: &[(&str, &str, &str)] = &[
    ("AQAJAAAAAAAAAACxBGL6HFM", "patolli", "*1 in *2 in *3 0-3 *5 26-31 *0"),
    ("AQoE9DIs4_Er", "bead_jump", "e2-d2 b5-b4 f3-e3 c6-c5 draw"),
    ("AUMKAQgiYWx3YXlzIgYAFda6fDtDowpM", "san_san", "d2 d6 b6 b4 f4 f6 f2 d5 b2 xd6"),
    ("AcQIAQIxOQMHInN3YXAyIgAD5a6JADO0Vi2BMC2Lbmo_", "gomoku", "h8 i9 j10 more a1 b1 white s19"),
    ("ASFQBwAAAAAAAADcMSTS0tcaCAJKJ-iP", "senet", SENET),
];

#[test]
fn a_link_and_a_broken_line_are_read() {
    let game = record(GameKind::Gomoku, "h8 i9 j10");
    let code = write(&game, Format::Share).unwrap();
    let (one, two) = code.split_at(7);
    for text in [
        format!("https://example.org/guqi/#/open/{code}\n"),
        format!("https://example.org/?g={code}"),
        format!(" {one}\r\n {two} "),
    ] {
        assert_eq!(again(&read(text.as_bytes(), None).unwrap(), Format::Json), game, "{text}");
    }
}

#[test]
fn what_a_code_is_refused_for() {
    let code = write(&record(GameKind::Gomoku, "h8 i9 j10"), Format::Share).unwrap();
    let wrong = read(format!("{code}!").as_bytes(), Some(Format::Share)).unwrap_err();
    assert_eq!(wrong, ExchangeError::Share(ShareFault::Letters));
    assert_eq!(share(&code[..code.len() - 2]), ShareFault::Checksum);
    assert_eq!(share(&"A".repeat(MAX_CODE)), ShareFault::Checksum);
    assert!(matches!(refused(&"A".repeat(MAX_CODE + 1)), ExchangeError::TooLarge { .. }));
    let mut other = bytes(&code);
    other[0] = 2;
    assert_eq!(share(&sealed(other)), ShareFault::Version(2));
    // No such game; a seed's throws without throws; a zero too much; a ply too much.
    for (at, change) in [(1, 7), (1, 0x24), (1, 0x84), (2, 99), (1, 0x44)] {
        let mut wrong = bytes(&code);
        wrong[at] = change;
        assert_eq!(share(&sealed(wrong)), ShareFault::Content, "{at} {change}");
    }
    let more = [bytes(&code), vec![0]].concat();
    assert_eq!(share(&sealed(more)), ShareFault::Content);
    let more = [bytes(&code), vec![1]].concat();
    assert_eq!(share(&sealed(more)), ShareFault::Content);
}

/// Throws that the seed gives cost nothing; others are kept as they are.
#[test]
fn throws_by_the_seed_cost_nothing() {
    let mut game = Record::new(GameKind::Senet, 42);
    let by_seed = senet(42, 60);
    game.actions.clone_from(&by_seed);
    let fair = share_code(&game, false).unwrap();
    game.seed = 43;
    let unfair = share_code(&game, false).unwrap();
    assert!(fair.len() + 8 < unfair.len(), "{} {}", fair.len(), unfair.len());
    for code in [&fair, &unfair] {
        assert_eq!(read(code.as_bytes(), None).unwrap().actions, by_seed);
    }
}

/// A game of Senet with the throws of its seed.
fn senet(seed: u64, plies: usize) -> Vec<String> {
    let game = Senet::new(senet::Rules::default()).expect("valid");
    let (mut state, mut number, mut tokens) = (game.start(), 0, Vec::new());
    let throws = Throws { seed };
    while tokens.len() < plies {
        let action = match game.turn(&state) {
            Turn::Over(_) => break,
            Turn::Throw { lots: Lots(lots), .. } => {
                number += 1;
                Action::throw(throws.marked(number - 1, Lots(lots))).expect("a throw")
            }
            Turn::Act { .. } => game.legal(&state)[tokens.len() % game.legal(&state).len()],
        };
        tokens.push(action.to_string());
        state = game.play(&state, action).expect("legal");
    }
    tokens
}

/// Some codes of every game, to be spoilt.
fn codes() -> Vec<String> {
    let swap2 = {
        let mut game = record(GameKind::Gomoku, "");
        game.rules.insert("opening".into(), "swap2".into());
        game.rules.insert("size".into(), 19.into());
        game.actions =
            ["h8", "i9", "j10", "more", "a1", "b1", "white", "s19"].map(String::from).into();
        game.players.insert("first".into(), "安".into());
        game
    };
    let senet = Record { actions: senet(7, 80), ..Record::new(GameKind::Senet, 7) };
    let mut games = [
        record(GameKind::Patolli, "*1 in *2 in *3 0-3 *5 26-31 *0"),
        record(GameKind::BeadJump, "e2-d2 b5-b4 f3-e3 c6-c5 draw"),
        record(GameKind::SanSan, "d2 d6 b6 b4 f4 f6 f2 d5 b2 xd6"),
        swap2,
        senet,
    ];
    games[2].rules.insert("take_lines".into(), "always".into());
    games[2].rules.insert("fly".into(), true.into());
    games.iter().map(|game| share_code(game, true).expect("legal")).collect()
}

/// Every bit flipped, one at a time: never the same game, never another.
#[test]
fn every_flipped_bit_is_seen() {
    for code in codes() {
        let bytes = data_encoding::BASE64URL_NOPAD.decode(code.as_bytes()).unwrap();
        for bit in 0..bytes.len() * 8 {
            let mut wrong = bytes.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            let fault = share(&data_encoding::BASE64URL_NOPAD.encode(&wrong));
            assert_eq!(fault, ShareFault::Checksum);
        }
        for cut in 8..code.len() {
            assert!(read(&code.as_bytes()[..cut], None).is_err());
        }
    }
}

/// With a checksum that fits, every other code is a legal game that is written the same
/// way, or refused.
fn holds(body: Vec<u8>) {
    let code = sealed(body);
    match read(code.as_bytes(), Some(Format::Share)) {
        Ok(game) => assert_eq!(share_code(&game, true).as_ref(), Ok(&code)),
        Err(error) => assert_ne!(error.to_string(), ""),
    }
}

#[test]
fn every_flipped_bit_with_a_checksum_is_a_game_or_refused() {
    for code in codes() {
        let body = bytes(&code);
        for bit in 8..body.len() * 8 {
            let mut wrong = body.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            holds(wrong);
        }
        (1..body.len()).for_each(|cut| holds(body[..cut].to_vec()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn any_bytes(mut body in prop::collection::vec(any::<u8>(), 1..80)) {
        body[0] = 1;
        holds(body);
    }

    #[test]
    fn any_bytes_changed(code in proptest::sample::select(codes()), changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..5)) {
        let mut body = bytes(&code);
        for (at, byte) in changes {
            let at = 1 + at.index(body.len() - 1);
            body[at] = byte;
        }
        holds(body);
    }

    #[test]
    fn any_letters(code in "[A-Za-z0-9_-]{0,200}") {
        prop_assert!(read(code.as_bytes(), Some(Format::Share)).is_err());
    }
}

/// The costliest code there is takes no longer than a person waits.
#[test]
fn the_longest_codes_end() {
    let clock = std::time::Instant::now();
    for game in [0_u8, 1, 2, 3, 4] {
        let seed = if game < 2 { vec![9; 8] } else { Vec::new() };
        // 20 000 plies of whatever comes.
        let head = vec![1, game, 0xA0, 0x9C, 0x01];
        holds([head, seed, vec![0xA5; 25_000]].concat());
    }
    assert!(clock.elapsed().as_secs() < 60, "{:?}", clock.elapsed());
}

#[test]
fn a_game_of_sixty_stones_fits_into_a_small_picture() {
    let game = Gomoku::new(gomoku::Rules::default()).unwrap();
    let mut state = game.start();
    let mut record = Record::new(GameKind::Gomoku, 0);
    let mut column = 0;
    while record.actions.len() < 60 {
        let legal = game.legal(&state);
        column = (column + 97) % legal.len();
        state = game.play(&state, legal[column]).unwrap();
        record.actions.push(legal[column].to_string());
    }
    let code = share_code(&record, false).unwrap();
    assert!(code.len() <= 90, "{}", code.len());
}
