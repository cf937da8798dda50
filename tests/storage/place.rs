//! Two windows of the app at one store: what one does is never lost by the other.

use guqi::{
    record::Record,
    rules::GameKind,
    session::{GameId, Others, Place, Shelf, Table, field, kept_review, open, read_plies},
};

use super::{folder, library::won, senet, shelf};

fn windows(name: &str) -> [Shelf; 2] {
    let folder = folder(name);
    [shelf(&folder), shelf(&folder)]
}

fn sit_down(shelf: &Shelf) -> (Place, Box<dyn Table>) {
    let place = shelf.find_place(GameId(1)).expect("readable").expect("a game");
    let game = place.open().expect("readable").expect("a game");
    (place, game)
}

#[test]
fn what_another_window_did_is_seen_before_it_is_written_over() {
    let [here, there] = windows("windows");
    here.save(GameId(1), &*senet()).unwrap();
    let (mut place, game) = sit_down(&here);
    assert_eq!(here.others(&place), Ok(Others::Nothing));
    here.put(&mut place, &*game).unwrap();
    assert_eq!(here.others(&place), Ok(Others::Nothing));

    let (mut other, mut played) = sit_down(&there);
    played.agree_draw().unwrap();
    there.put(&mut other, &*played).unwrap();
    assert_eq!(here.others(&place), Ok(Others::Else), "it ended");
    there.delete(GameId(1)).unwrap();
    assert_eq!(here.others(&place), Ok(Others::Else), "it is deleted");
    there.empty_bin();
    there.save(GameId(1), &*won(GameKind::Gomoku, ["Ann", "Ben"])).unwrap();
    assert_eq!(here.others(&place), Ok(Others::Else), "its number is another game's");

    here.move_away(&mut place).unwrap();
    here.put(&mut place, &*game).unwrap();
    assert_ne!(place.id, GameId(1));
    assert_eq!(here.open(place.id).unwrap().unwrap().record(), game.record());
    assert!(here.open(GameId(1)).unwrap().unwrap().turn().outcome().is_some());
}

#[test]
fn a_title_and_a_review_from_another_window_are_no_other_game() {
    let [here, there] = windows("added");
    here.save(GameId(1), &*senet()).unwrap();
    let (place, _) = sit_down(&here);
    there.rename(GameId(1), "Sunday").unwrap();
    let Ok(Others::Added([(field::TITLE, Some(title)), (_, None)])) = here.others(&place) else {
        panic!("{:?}", here.others(&place));
    };
    assert_eq!(title, "Sunday");
    let (place, _) = sit_down(&here);
    there.rename(GameId(1), "").unwrap();
    assert!(matches!(here.others(&place), Ok(Others::Added([(field::TITLE, None), _]))));
}

#[test]
fn a_new_game_takes_the_place_of_none_but_one_that_was_only_set_up() {
    let mut unbegun = Record::new(GameKind::Gomoku, 7);
    unbegun.extra.insert(field::UNBEGUN.to_owned(), true.into());
    let mine = open(&unbegun).unwrap();

    let [shelf, _] = windows("unbegun");
    shelf.save(GameId(1), &*mine).unwrap();
    let place = shelf.new_place().unwrap();
    assert_eq!(place.id, GameId(1));
    assert_eq!(shelf.others(&place), Ok(Others::Nothing));
    // Called by a title it is a game of its own; so is one that came from elsewhere.
    shelf.rename(GameId(1), "Tomorrow").unwrap();
    let other = shelf.new_place().unwrap();
    assert_ne!(other.id, GameId(1));
    assert_eq!(shelf.others(&other), Ok(Others::Nothing), "nothing is there");
    let id = shelf.add(&[unbegun]).unwrap().ids[0];
    assert!(![GameId(1), id].contains(&shelf.new_place().unwrap().id));
}

#[test]
fn a_review_is_kept_with_the_moves_that_were_judged_and_no_others() {
    let [here, there] = windows("judged");
    let mut record = Record::new(GameKind::Gomoku, 7);
    record.actions = ["h8", "i9", "j10"].map(str::to_owned).to_vec();
    let id = here.add(std::slice::from_ref(&record)).unwrap().ids[0];
    let plies = read_plies("1 500 540;2 540 540 a1").unwrap();
    let kept = |shelf: &Shelf| kept_review(&shelf.open(id).unwrap().unwrap().record());
    here.keep_review(id, &record, &plies).unwrap();
    assert_eq!(kept(&here), plies);
    // The moves behind those that were judged may be others by now.
    let other = |actions: [&str; 3]| {
        let actions = actions.map(str::to_owned).to_vec();
        let game = open(&Record { actions, ..record.clone() }).unwrap();
        there.save(id, &*game).unwrap();
    };
    other(["h8", "i9", "o15"]);
    here.keep_review(id, &record, &plies).unwrap();
    assert_eq!(kept(&here), plies);
    other(["h8", "o15", "j10"]);
    here.keep_review(id, &record, &plies).unwrap();
    assert_eq!(kept(&here), []);
    there.delete(id).unwrap();
    here.keep_review(id, &record, &plies).unwrap();
    assert!(here.open(id).unwrap().is_none());
}
