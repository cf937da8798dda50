//! Pieces keep their tokens while they travel, so that the screen moves them
//! instead of drawing others.

use guqi::rules::Side;

use super::{SAN_SAN, SENET, Screen};

const JADE: Side = Side::First;
const OBSIDIAN: Side = Side::Second;
const WHITE: Side = Side::First;
const BLACK: Side = Side::Second;

#[test]
fn a_captured_piece_goes_home() {
    let mut screen = Screen::new(
        "patolli",
        "*1 in *1 in *0 0-10 *1 26-27 *0 10-20 *1 27-28 *4 20-24 *1 28-29 *5",
    );
    let (jade, obsidian) = (screen.token(JADE, "24"), screen.token(OBSIDIAN, "29"));
    screen.plays("24");
    assert_eq!((screen.place(jade), screen.place(obsidian)), ("29".to_owned(), "home".to_owned()));
    assert!(screen.0.men().all().iter().all(|token| !token.gone));
    assert_eq!(screen.0.men().all().len(), 12);
    screen.0.undo();
    assert_eq!(screen.place(jade), "24");
    assert_eq!(screen.token(OBSIDIAN, "29"), screen.token(OBSIDIAN, "29"));
}

#[test]
fn an_entering_piece_comes_from_home_and_a_done_one_goes_off() {
    let mut screen = Screen::new("patolli", "*1");
    screen.plays("0");
    assert_eq!(screen.names(screen.0.travel()), "home 0");
    let mut screen = Screen::new("senet", &format!("{SENET} *4"));
    let piece = screen.token(WHITE, "26");
    screen.plays("26");
    assert_eq!(screen.place(piece), "off");
    assert_eq!(screen.names(screen.0.travel()).split(' ').next_back(), Some("off"));
}

#[test]
fn swapped_pieces_change_places() {
    let mut screen = Screen::new("senet", "*3");
    let (white, black) = (screen.token(WHITE, "7"), screen.token(BLACK, "10"));
    screen.plays("10");
    assert_eq!((screen.place(white), screen.place(black)), ("10".to_owned(), "7".to_owned()));
    assert_eq!(screen.names(screen.0.travel()), "7 8 9 10");
    assert_eq!(screen.0.last_points(), ["7", "10"].map(|name| screen.point(name)));
}

#[test]
fn the_water_carries_a_piece_to_15() {
    let mut screen = Screen::new("senet", &format!("{SENET} *4 15-19 *1 5-6 *2"));
    let piece = screen.token(WHITE, "25");
    screen.plays("27");
    assert_eq!(screen.place(piece), "15");
    assert_eq!(screen.names(screen.0.travel()), "25 26 27 15");

    // 15 is taken: to 1.
    let mut screen = Screen::new("senet", &format!("{SENET} *2"));
    let piece = screen.token(WHITE, "25");
    screen.plays("25");
    assert_eq!(screen.place(piece), "1");
}

#[test]
fn a_chain_of_jumps_is_travelled_hop_by_hop() {
    let actions =
        "e1-e3 a4-a3 e3-d3 b5-c5 f3-f4 b6-b5 d3-d2 b5-d5 f1-b1 d5-d4 b1-b2 a5-b5 d2-c2 d4-d5 f2-f1";
    let mut screen = Screen::new("bead_jump", actions);
    let (bead, other) = (screen.token(Side::Second, "c5"), screen.token(Side::Second, "a3"));
    screen.chooses("c5");
    screen.plays("a1");
    assert_eq!((screen.place(bead), screen.place(other)), ("a1".to_owned(), "a3".to_owned()));
    assert_eq!(screen.names(screen.0.travel()), "c5 a5 a1");
}

#[test]
fn a_marked_stone_keeps_its_token() {
    let mut screen = Screen::new("san_san", "d2 d6 b6 b4 f4 f6 f2 d5 b2");
    let stone = screen.token(Side::Second, "d6");
    screen.plays("d6");
    let token = screen.0.men().all().iter().find(|token| token.id == stone).expect("it stays");
    assert!(token.piece.dead && !token.gone);
    assert_eq!(screen.place(stone), "d6");
}

/// When placing ends the dead stones fade: shown once more, then gone.
#[test]
fn swept_stones_fade() {
    let mut screen = Screen::new("san_san", SAN_SAN);
    screen.plays("c5");
    let fading = |screen: &Screen| {
        let gone = screen.0.men().all().iter().filter(|token| token.gone);
        let mut names: Vec<_> = gone.map(|token| screen.name(token.piece.spot)).collect();
        names.sort();
        names
    };
    assert_eq!(fading(&screen), ["b2", "c5", "d2", "g4"]);
    assert_eq!(screen.0.men().all().len(), 24);
    screen.plays("b4");
    assert_eq!(fading(&screen), [""; 0]);
}
