//! Any bytes: a legal game or a reason, never a panic.

use guqi::exchange::{Format, read, write};
use proptest::{prelude::*, sample::Index};

/// Whatever is read is written in every format of its game, and read again the same.
fn holds(bytes: &[u8]) {
    let formats = Format::ALL.into_iter().map(Some).chain([None]);
    for hint in formats {
        match read(bytes, hint) {
            Ok(game) => {
                for format in [Format::Json, Format::Text] {
                    let text = write(&game, format).expect("legal");
                    assert_eq!(read(text.as_bytes(), None).as_ref(), Ok(&game), "{text}");
                }
                for format in Format::ALL {
                    if format.game().is_none_or(|kind| kind == game.game) {
                        let text = write(&game, format).expect("legal");
                        let _ = read(text.as_bytes(), Some(format));
                    }
                }
            }
            Err(error) => assert_ne!(error.to_string(), ""),
        }
    }
}

const SAMPLES: &[&str] = &[
    "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[renju swap2]SW[more black]PB[a\\]]RE[B+R]C[x]\n;B[hh];W[ig]C[y](;B[ii];W[ao];B[oa])(;B[jj]))",
    "(;GM[4]AB[hh][gg]AW[ii];W[jj];B[];W[tt])",
    "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,12\n1,15\nAnn\nBea\n-1\n1,Standard",
    "h8i9j10k11",
    "[White \"A\"]\n[Rules \"{\\\"fly\\\":true}\"]\n1. d2 d6 2. b6 b4 3. f4 f6 4. f2 d5 5. b2xd6 {x} (5. a1) a1 1-0",
    "guqi: 1\ngame: senet\nrule pieces: 7\nname white: Ann\nseed: 42\nfield a: [1]\n\n1. *3 13-16 {x} *1 14-15\n2. draw",
    "game: patolli\nrule entry: one\n*1 in *2 -- *0 0-10",
    "{\"guqi\":1,\"game\":\"bead_jump\",\"actions\":[\"e2-d2\",\"b5-b4\"],\"comments\":{\"1\":\"x\"}}",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        holds(&bytes);
    }

    #[test]
    fn any_letters_of_the_formats(text in "[(;)\\[\\]BWACSZRUhi0-9a-gx.,:{}\"\\\\ \n*-]{0,120}") {
        holds(text.as_bytes());
    }

    #[test]
    fn bytes_changed(sample in proptest::sample::select(SAMPLES), changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..5)) {
        let mut bytes = sample.as_bytes().to_vec();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        holds(&bytes);
    }

    #[test]
    fn pieces_moved(sample in proptest::sample::select(SAMPLES), other in proptest::sample::select(SAMPLES), at in any::<Index>(), from in any::<Index>(), length in 0..30_usize) {
        let mut bytes = sample.as_bytes().to_vec();
        let other = other.as_bytes();
        let from = from.index(other.len());
        let piece = other[from..(from + length).min(other.len())].to_vec();
        let at = at.index(bytes.len());
        bytes.splice(at..at, piece);
        holds(&bytes);
    }

    #[test]
    fn cut_short(sample in proptest::sample::select(SAMPLES), at in any::<Index>()) {
        holds(&sample.as_bytes()[..at.index(sample.len())]);
    }
}

#[test]
fn the_samples_are_good() {
    for sample in SAMPLES {
        if let Err(error) = read(sample.as_bytes(), None) {
            panic!("{error}\n{sample}");
        }
        holds(sample.as_bytes());
    }
}
