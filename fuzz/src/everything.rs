//! All that can be asked about a position or a game.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::explain::explain;
use chess_t::force::Totals;
use chess_t::game::Game;
use chess_t::inspect::Inspection;
use chess_t::json::{ToJson, text_of};
use chess_t::link;
use chess_t::record;
use chess_t::role::Letters;
use chess_t::setup::Setup;
use chess_t::square::Square;
use chess_t::view::{self, AboutView, ForceDetailView, ForceView, ReachView, Snapshot, TagsView};

pub const LETTERS: [Letters; 2] = [Letters::Latin, Letters::Russian];

/// What goes out to JavaScript is read there: it must be JSON.
pub fn demand_json(value: &dyn ToJson) {
    let text = text_of(value);
    serde_json::from_str::<serde_json::Value>(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
}

/// What is kept up from move to move must be what the position read anew has.
pub fn demand_kept_up(position: &AnyPosition) {
    let text = position.to_string();
    let anew = AnyPosition::parse(position.variant(), &text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(anew.to_string(), text);
    assert_eq!((anew.key(), anew), (position.key(), *position), "{text}");
    assert_eq!(anew.forces(), position.forces(), "{text}");
    assert_eq!(position.perft(1), position.moves().len() as u64, "{text}");
    assert!(Setup::from(position).problems().is_empty(), "{text}");
    position.rules().squares().for_each(|square| demand_sums(position, square));
}

fn demand_sums(position: &AnyPosition, square: Square) {
    let acting = position.contributors(square);
    let added_up = |idle_too: bool| -> Totals {
        let of = |color: Color| acting.iter().filter(move |by| by.piece.color == color && (idle_too || !by.idle));
        ByColor::from_fn(|color| of(color).map(|by| u16::from(by.force)).sum())
    };
    assert_eq!((added_up(true), added_up(false)), (position.sums(square), position.counted(square)), "{position}");
}

/// Asks a position everything.
pub fn ask(position: &AnyPosition) {
    demand_json(&Inspection::of(position));
    demand_json(&ForceView(position));
    demand_json(&explain(position, None));
    for square in position.rules().squares() {
        demand_json(&ForceDetailView { position, square });
        demand_json(&ReachView { position, square });
    }
    let pairs = position.rules().squares().count().pow(2);
    assert_eq!(position.all_reasons().len(), pairs);
    let _ = (position.can_save_king(), position.with_turn_passed());
}

/// Asks a game everything.
pub fn ask_game(game: &Game) {
    demand_json(&Snapshot(game));
    demand_json(&AboutView(game));
    demand_json(&TagsView(game));
    for letters in LETTERS {
        demand_json(&view::steps_from(game, letters, 0));
        demand_json(&view::variations(game, letters));
    }
    let _ = (game.claims(), game.lost(), game.is_exposed(), game.earlier_keys());
}

/// Records and links give the game back.
pub fn demand_written(game: &Game) {
    for letters in LETTERS {
        let text = record::write(game, letters);
        let again = record::read(&text, None).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert_eq!(record::write(&again, letters), text);
    }
    let text = link::write(game);
    if text.len() <= link::LONGEST {
        let again = link::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(link::write(&again), text);
    }
}
