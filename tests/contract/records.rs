//! A game is a pure function of its record.

use guqi::{
    record::{Entry, Record, Replay},
    rules::{Game, Side},
    session::{Session, Table},
};

use super::cases::cases;

/// Record → text → record → replay gives the same game, to its end or half-way.
pub(crate) fn replay_as_they_were_played<G: Game>() {
    for (case, limit) in cases::<G>(12).zip([7, 31, 600].into_iter().cycle()) {
        let mut played = case.replay(limit);
        if case.seed % 2 == 0 && played.turn().side().is_some() {
            let end = if limit == 7 { Entry::Draw } else { Entry::Resign(Side::First) };
            played.play(end).expect("ends a game at any time");
        }
        let mut record = case.record();
        record.actions = played.tokens();
        record.result = played.result();
        record.players.insert("white".to_owned(), "安 “A”\n".into());
        record.extra.insert("event".to_owned(), serde_json::json!({ "round": [1, null] }));

        let text = record.to_text();
        assert!(!text.contains('\n'), "one record, one line");
        let read = Record::from_text(&text).expect("what is written can be read");
        assert_eq!(read, record);
        assert_eq!(read.to_text(), text);

        let again = Replay::<G>::from_record(&read).expect("what was played is legal");
        assert_eq!(again, played, "{}", case.name());
        assert_eq!(again.snapshot(), played.snapshot());
        assert_eq!(again.tokens(), record.actions);
        assert_eq!(again.result(), record.result);

        let session = Session::<G>::open(&read).expect("a record");
        assert_eq!(session.record(), record, "{}", case.name());
    }
}
