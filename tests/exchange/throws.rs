//! Whether throws are those of the seed, and how they compare with chance.

use guqi::{
    exchange::{WrongThrow, statistics, wrong_throw},
    record::{Record, Throws},
    rules::{GameKind, Lots, Side},
};

use super::record;

#[test]
fn the_first_wrong_throw_is_found() {
    let throws = Throws { seed: 42 };
    let first = throws.marked(0, Lots(4));
    let mut game = Record::new(GameKind::Senet, 42);
    game.actions = vec![format!("*{first}")];
    assert_eq!(wrong_throw(&game), Ok(None));
    let other = (first + 1) % 5;
    game.actions = vec![format!("*{other}")];
    let wrong = WrongThrow { ply: 1, number: 0, found: other, expected: first };
    assert_eq!(wrong_throw(&game), Ok(Some(wrong)));
    assert_eq!(wrong_throw(&record(GameKind::Gomoku, "h8 i9")), Ok(None));
    game.actions = vec!["*9".into()];
    assert!(wrong_throw(&game).is_err());
}

#[test]
fn throws_are_counted_by_side() {
    let game = record(GameKind::Patolli, "*1 in *2 in *3 0-3 *5 26-31 *0");
    let counted = statistics(&game).unwrap().unwrap();
    assert_eq!(counted.counts[Side::First], [0, 1, 0, 1, 0, 0]);
    assert_eq!(counted.counts[Side::Second], [1, 0, 1, 0, 0, 1]);
    assert_eq!((counted.throws(Side::First), counted.throws(Side::Second)), (2, 3));
    assert!((counted.expected(Side::Second, 2) - 3.0 * 10.0 / 32.0).abs() < 1e-12);
    assert_eq!(statistics(&record(GameKind::SanSan, "d6")), Ok(None));
}

/// χ² and p against values worked out by hand: four sticks have four degrees of freedom,
/// p = e^(−x/2) (1 + x/2); five beans have five, p = erfc(√(x/2)) + √(2x/π) e^(−x/2) (1 + x/3).
#[test]
fn chance_is_weighed_as_the_books_do() {
    let mut counted = statistics(&record(GameKind::Senet, "")).unwrap().unwrap();
    assert!((counted.p_value(Side::First) - 1.0).abs() < 1e-12, "nothing thrown, nothing odd");
    counted.counts[Side::First] = [2, 4, 6, 4, 0, 0];
    let square = 1.0 / 1.0 + 1.0 / 1.0;
    assert!((counted.chi_square(Side::First) - square).abs() < 1e-12);
    let p = (-square / 2.0_f64).exp() * (1.0 + square / 2.0);
    assert!((counted.p_value(Side::First) - p).abs() < 1e-12);
    counted.counts[Side::Second] = [100, 0, 0, 0, 0, 0];
    assert!(counted.p_value(Side::Second) < 1e-9);

    let mut beans = statistics(&record(GameKind::Patolli, "")).unwrap().unwrap();
    beans.counts[Side::First] = [1, 5, 10, 10, 5, 1];
    assert!((beans.p_value(Side::First) - 1.0).abs() < 1e-12, "as expected to the letter");
    // x = 11.0705 is the value that five degrees of freedom exceed with p = 0.05.
    beans.counts[Side::First] = [6, 0, 10, 10, 5, 1];
    let x = beans.chi_square(Side::First);
    assert!((x - 30.0).abs() < 1e-12);
    assert!((beans.p_value(Side::First) - 1.47e-5).abs() < 2e-7, "{}", beans.p_value(Side::First));
}
