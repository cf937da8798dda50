//! Known throws. The numbers were computed by a program in another language that
//! shares no code with this one: the seed expanded to a key of eight words by PCG32
//! (multiplier 6364136223846793005, increment 11634580027462260723, XSH-RR output),
//! then `ChaCha` of eight rounds with nonce 0, block after block; the bits counted.

use guqi::{record::Throws, rules::Lots};

/// Seed, throws 0–19 of five beans, throws 0–19 of four sticks, word number 100.
const KNOWN: [(u64, [u8; 20], [u8; 20], u32); 4] = [
    (
        0,
        [2, 3, 4, 5, 2, 2, 3, 1, 3, 3, 4, 3, 3, 4, 3, 4, 0, 3, 1, 1],
        [2, 3, 3, 4, 2, 1, 2, 1, 2, 3, 3, 3, 2, 3, 2, 3, 0, 2, 1, 1],
        0x156d_214e,
    ),
    (
        1,
        [2, 2, 3, 2, 2, 2, 1, 3, 2, 3, 2, 3, 4, 0, 3, 1, 3, 4, 1, 1],
        [1, 2, 3, 1, 2, 2, 1, 2, 2, 2, 1, 2, 3, 0, 3, 1, 2, 3, 1, 0],
        0xa649_f559,
    ),
    (
        20_261_129,
        [2, 2, 3, 1, 3, 2, 0, 3, 3, 3, 1, 2, 1, 3, 3, 2, 2, 1, 1, 4],
        [2, 2, 3, 1, 2, 2, 0, 2, 3, 3, 1, 2, 1, 3, 2, 2, 2, 1, 0, 3],
        0x2ad8_cfee,
    ),
    (
        u64::MAX,
        [3, 2, 2, 2, 3, 1, 4, 2, 2, 1, 2, 3, 3, 2, 2, 2, 3, 4, 4, 4],
        [3, 2, 1, 2, 2, 1, 3, 1, 2, 0, 1, 2, 2, 1, 2, 1, 2, 3, 3, 3],
        0xda2a_f82a,
    ),
];

#[test]
fn known_throws() {
    for (seed, beans, sticks, word) in KNOWN {
        let throws = Throws { seed };
        let first = |lots| std::array::from_fn(|number| throws.marked(number as u32, lots));
        assert_eq!(beans, first(Lots(5)), "beans of seed {seed}");
        assert_eq!(sticks, first(Lots(4)), "sticks of seed {seed}");
        assert_eq!(throws.word(100), word, "seed {seed}");
    }
}

/// Backwards, and one alone: a throw needs none of those before it.
#[test]
fn a_throw_needs_no_other() {
    let (seed, beans, _, word) = KNOWN[2];
    let throws = Throws { seed };
    assert_eq!(throws.word(100), word);
    for number in (0..20).rev() {
        assert_eq!(throws.marked(number, Lots(5)), beans[number as usize]);
    }
}

/// Five beans: 1, 5, 10, 10, 5, 1 of 32; four sticks: 1, 4, 6, 4, 1 of 16.
#[test]
fn the_odds_are_those_of_fair_lots() {
    let odds = |lots: Lots| (0..=lots.0).map(|marked| lots.odds(marked)).collect::<Vec<_>>();
    assert_eq!(odds(Lots(5)), [1.0, 5.0, 10.0, 10.0, 5.0, 1.0].map(|ways| ways / 32.0));
    assert_eq!(odds(Lots(4)), [1.0, 4.0, 6.0, 4.0, 1.0].map(|ways| ways / 16.0));
    assert_eq!(Lots(4).odds(5).to_bits(), 0_f64.to_bits());
    for lots in [Lots(4), Lots(5)] {
        let words = 0..1_u32 << lots.0;
        for marked in 0..=lots.0 {
            let ways = words.clone().filter(|word| lots.marked(*word) == marked).count();
            let odds = ways as f64 / words.len() as f64;
            assert_eq!(lots.odds(marked).to_bits(), odds.to_bits());
        }
    }
}
