//! The promises of [`Game`](guqi::rules::Game), records and sessions, kept by all
//! five games under many option mixes. One generic function a promise; `with_game!`
//! runs it on every game there is.

mod cases;
mod chance;
mod ends;
mod legality;
mod options;
mod pieces;
mod records;
mod throws;
mod tokens;
mod undo;

/// Makes tests of generic functions: each runs on every game.
macro_rules! on_every_game {
    ($($room:ident::$promise:ident as $name:ident,)*) => {$(
        #[test]
        fn $name() {
            for kind in guqi::rules::GameKind::ALL {
                guqi::with_game!(kind, G => $room::$promise::<G>());
            }
        }
    )*};
}

on_every_game! {
    options::are_all_offered as options_are_all_offered,
    options::offered_values_are_valid as offered_values_are_valid,
    options::differences_alone_are_written as differences_alone_are_written,
    legality::lists_what_check_allows as legal_lists_what_check_and_play_allow,
    legality::refuses_without_a_change as a_refusal_changes_nothing,
    ends::every_game_ends as every_game_ends,
    ends::nothing_follows_the_end as nothing_follows_the_end,
    records::replay_as_they_were_played as records_replay_as_they_were_played,
    undo::then_redo_is_identity as undo_then_redo_is_identity,
    undo::to_the_start_and_back as undo_to_the_start_and_redo_all,
    undo::another_way_forgets_the_rest as another_way_forgets_what_was_undone,
    undo::any_ply_is_gone_to as any_ply_is_gone_to,
    throws::depend_on_seed_and_number as throws_depend_on_seed_and_number_only,
    pieces::are_conserved as pieces_are_conserved,
    pieces::follow_the_events as pieces_follow_the_events,
    pieces::agree_with_the_position as pieces_agree_with_the_position,
    tokens::read_as_they_are_written as tokens_read_as_they_are_written,
    tokens::gestures_name_actions as gestures_name_actions,
    tokens::routes_join_the_ends as routes_join_the_ends,
    tokens::perft_counts_what_can_be_played as perft_counts_what_can_be_played,
}
