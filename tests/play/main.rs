//! A game on the screen, without a screen: what is offered, what a tap does, why it
//! does nothing, and how the pieces travel. Places are spoken of by name.

mod aiming;
mod choosing;
mod computer;
mod counting;
mod gomoku;
mod looking;
mod senses;
mod told;
mod travel;
mod undoing;
mod why_not;

use guqi::{
    record::Record,
    rules::{GameKind, Gesture, Illegal, Point, Side, Spot},
    session::{GameId, open},
    ui::play::{Play, Refusal, Tap},
};

/// Senet in the middle of the game: White on 11, 15, 16, 25, 26 throws next; Black
/// on 5, 14, 18, 29, one piece off.
const SENET: &str = "*3 9-12 *3 6-9 *3 3-6 *3 9-12 *2 1-3 *2 12-14 *2 6-8 *1 4-5 *1 9-10 *1 14-15 \
    *2 7-9 *4 15-19 *2 10-12 *2 19-21 *3 12-15 *0 21-26 *2 26-28 *2 15-17 *2 28-off *2 8-10 \
    *2 6-8 *1 10-11 *2 8-10 *3 11-14 *2 10-12 *3 4-7 *2 5-7 *4 14-18 *3 2-5 *2 17-19 *1 5-6 \
    *0 18-23 *2 12-14 *2 19-21 *3 6-9 *2 2-4 *4 14-18 *3 21-24 *2 18-20 *3 23-26 *3 6-9 *4 7-11 \
    *2 9-11 *1 9-10 *2 26-28 *2 6-8 *1 28-29 *1 20-21 *2 11-13 *4 21-25 *2 13-15 *1 10-11 \
    *3 15-18 *0 11-16 *3 4-7 *1 2-3 *3 2-5 *4 25-29 *2 7-9 *1 8-9 *2 24-26 *0 5-10 *3 9-12 \
    *1 10-11 *2 12-14 *2 8-10 *2 16-18 *0 10-15 *2 3-5";

/// San San Qi with all stones placed. Green's last one made a line: c5 may be marked,
/// and with it the dead b2, d2 and g4 will leave the board.
const SAN_SAN: &str =
    "f6 b2 g7 d5 d6 e5 c4 d1 e4 g4 f2 a1 d3 d2 f4 xb2 b4 e3 d7 g1 xg4 a7 b6 xd2 c3 c5 a4";

/// A game on the screen, and the names of its places.
struct Screen(Play);

impl Screen {
    /// The game after these actions, under these rules.
    fn with_rules(game: &str, rules: &str, actions: &str) -> Self {
        let record = format!(r#"{{"guqi":1,"game":"{game}","rules":{rules},"seed":"7"}}"#);
        let mut record = Record::from_text(&record).expect("a record");
        record.actions = actions.split_whitespace().map(str::to_owned).collect();
        Self(Play::new(GameId(1), open(&record).unwrap_or_else(|error| panic!("{error}"))))
    }

    fn new(game: &str, actions: &str) -> Self {
        Self::with_rules(game, "{}", actions)
    }

    fn point(&self, name: &str) -> Point {
        let mut points = (0..self.0.table().point_count()).map(Point);
        points
            .find(|at| self.0.table().point_name(*at) == name)
            .unwrap_or_else(|| panic!("no {name}"))
    }

    /// The place called so: a point, `home` or `off`.
    fn spot(&self, name: &str) -> Spot {
        match name {
            "home" => Spot::Home,
            "off" => Spot::Off,
            point => Spot::On(self.point(point)),
        }
    }

    fn name(&self, spot: Spot) -> String {
        match spot {
            Spot::On(point) => self.0.table().point_name(point),
            Spot::Home => "home".to_owned(),
            Spot::Off => "off".to_owned(),
        }
    }

    fn names(&self, spots: impl IntoIterator<Item = Spot>) -> String {
        let names: Vec<_> = spots.into_iter().map(|spot| self.name(spot)).collect();
        names.join(" ")
    }

    fn sources(&self) -> String {
        self.names(self.0.sources())
    }

    fn targets(&self) -> String {
        self.names(self.0.targets())
    }

    fn takes(&self) -> String {
        self.names(self.0.takes().into_iter().map(Spot::On))
    }

    /// A tap that plays.
    #[track_caller]
    fn plays(&mut self, name: &str) {
        let ply = self.0.table().ply();
        assert_eq!(self.0.tap(self.spot(name)), Tap::Played, "{name}");
        assert_eq!(self.0.table().ply(), ply + 1);
        assert_eq!(self.0.refusal(), None);
    }

    /// A tap that chooses, or takes the choice back.
    #[track_caller]
    fn chooses(&mut self, name: &str) {
        let ply = self.0.table().ply();
        assert_eq!(self.0.tap(self.spot(name)), Tap::Chosen, "{name}");
        assert_eq!(self.0.table().ply(), ply);
    }

    /// A tap that does nothing, and why.
    #[track_caller]
    fn refuses(&mut self, name: &str) -> Refusal {
        let record = self.0.table().record();
        let Tap::Refused(refusal) = self.0.tap(self.spot(name)) else { panic!("{name} is taken") };
        assert_eq!(self.0.table().record(), record);
        assert_eq!(self.0.refusal(), Some(&refusal));
        refusal
    }

    /// A tap that the rules refuse, and why.
    #[track_caller]
    fn forbids(&mut self, name: &str) -> Illegal {
        match self.refuses(name) {
            Refusal::Rules(why) => why,
            other => panic!("{name}: {other:?}"),
        }
    }

    /// Plays this throw, or says this word.
    #[track_caller]
    fn then(&mut self, gesture: Gesture) {
        assert_eq!(self.0.play(gesture), Tap::Played, "{gesture:?}");
    }

    /// The last action in the record.
    fn last(&self) -> String {
        self.0.table().record().actions.pop().expect("an action")
    }

    /// The token of a piece of this side, by its number.
    #[track_caller]
    fn token(&self, side: Side, name: &str) -> u32 {
        let spot = self.spot(name);
        let mut tokens = self.0.men().all().iter().filter(|token| !token.gone);
        let token = tokens.find(|token| token.piece.side == side && token.piece.spot == spot);
        token.unwrap_or_else(|| panic!("no piece on {name}")).id
    }

    /// Where a token is now.
    fn place(&self, id: u32) -> String {
        let mut tokens = self.0.men().all().iter();
        let token = tokens.find(|token| token.id == id).expect("a token");
        self.name(token.piece.spot)
    }
}

#[test]
fn every_game_starts_with_its_pieces_and_nothing_chosen() {
    for (kind, tokens) in GameKind::ALL.into_iter().zip([12, 10, 12, 24, 0]) {
        let screen = Screen::new(kind.id(), "");
        assert_eq!(screen.0.men().all().len(), tokens, "{}", kind.id());
        assert!(screen.0.men().all().iter().all(|token| !token.gone));
        assert_eq!((screen.0.refusal(), screen.0.news()), (None, &[][..]));
    }
}
