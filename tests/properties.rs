//! Properties that hold for whatever is tried: round trips of texts, moves that change only what they say, hostile
//! input that is always answered with a value.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::game::{Game, NodeId};
use chess_t::moves::{CoordinateText, Effect, Move};
use chess_t::notation::{find_coordinates, find_typed, write_move};
use chess_t::outcome::Phase;
use chess_t::reason::{Asked, Reason};
use chess_t::record;
use chess_t::role::{Letters, Role};
use chess_t::setup::Setup;
use chess_t::square::{Square, SquareSet};
use chess_t::variant::Variant;
use proptest::prelude::*;

fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL.to_vec())
}

/// A game played by taking the n-th legal move, one step back now and then.
fn games() -> impl Strategy<Value = Game> {
    (variants(), prop::collection::vec(any::<u16>(), 0..90)).prop_map(|(variant, choices)| {
        let mut game = Game::new(variant);
        for choice in choices {
            step(&mut game, choice);
        }
        game
    })
}

fn step(game: &mut Game, choice: u16) {
    if choice.is_multiple_of(17) {
        // At the start there is nothing to undo.
        let _ = game.undo();
        return;
    }
    let moves = game.moves();
    if !moves.is_empty() {
        let mv = moves[usize::from(choice) % moves.len()];
        game.play(&mv).expect("a listed move is legal");
    } else if game.phase() == Phase::DrawSquares {
        game.roll_squares(&[u32::from(choice), u32::from(choice / 6)]).expect("the draw is due");
    }
}

/// A placement of any pieces anywhere, most of them no position.
fn placements() -> impl Strategy<Value = String> {
    let letters = prop::sample::select("KCPRVISkcprvis123456789/ wb-?Pp0a4".chars().collect::<Vec<_>>());
    prop::collection::vec(letters, 0..90).prop_map(|letters| letters.into_iter().collect())
}

/// Square by square, what a move should leave behind.
fn expected_board(before: &Setup, mv: &Move) -> Setup {
    let mut after = before.clone();
    let mover = after.board[mv.from.index()].take().expect("the mover stands there");
    after.board[mv.to.index()] = match mv.effect {
        Effect::Exchange(_) => None,
        Effect::Plain | Effect::Capture(_) => {
            Some(chess_t::role::Piece { color: mover.color, role: mv.becomes.unwrap_or(mover.role) })
        }
    };
    after
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if cfg!(debug_assertions) { 60 } else { 600 }, ..ProptestConfig::default() })]

    #[test]
    fn position_strings_round_trip(game in games()) {
        let position = game.position();
        let text = position.to_string();
        let again = AnyPosition::parse(game.variant(), &text).unwrap();
        prop_assert_eq!(Setup::from(&again), Setup::from(position));
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn moves_change_what_they_say(game in games()) {
        let before = Setup::from(game.position());
        for mv in game.moves() {
            let mut position = *game.position();
            position.play(&mv).unwrap();
            let after = Setup::from(&position);
            let expected = expected_board(&before, &mv);
            prop_assert_eq!(&after.board, &expected.board);
            prop_assert_eq!(after.turn, !before.turn);
            let quiet = if mv.effect == Effect::Plain { before.quiet + 1 } else { 0 };
            prop_assert_eq!(after.quiet, quiet);
            prop_assert_eq!(after.move_number, before.move_number + u32::from(before.turn == Color::Black));
            let mut rights = before.rights;
            if mv.role == Role::Prince && mv.becomes.is_some() {
                rights[before.turn] = false;
            }
            prop_assert_eq!(after.rights, rights);
        }
    }

    #[test]
    fn every_position_reached_is_valid(game in games()) {
        prop_assert!(Setup::from(game.position()).problems().is_empty());
    }

    #[test]
    fn notation_finds_the_move_it_writes(game in games()) {
        for mv in game.moves() {
            prop_assert_eq!(find_typed(game.position(), &mv.to_string()), Ok(mv));
            for letters in [Letters::Latin, Letters::Russian] {
                prop_assert_eq!(find_typed(game.position(), &write_move(&mv, letters)), Ok(mv));
            }
        }
    }

    #[test]
    fn records_round_trip(game in games(), russian in any::<bool>()) {
        let letters = if russian { Letters::Russian } else { Letters::Latin };
        let text = record::write(&game, letters);
        let again = record::read(&text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(record::write(&again, letters), text);
        prop_assert_eq!(again.node(again.main_line_end()).position(), game.node(game.main_line_end()).position());
    }

    #[test]
    fn undo_and_redo_return(game in games()) {
        let mut walker = game.clone();
        let text = walker.position().to_string();
        let mut steps = 0;
        while walker.undo().is_ok() {
            steps += 1;
        }
        prop_assert_eq!(walker.current(), NodeId::ROOT);
        for _ in 0..steps {
            walker.redo().unwrap();
        }
        prop_assert_eq!(walker.position().to_string(), text);
        prop_assert_eq!(walker.lost(), game.lost());
        prop_assert_eq!(walker.occurrences(), game.occurrences());
    }

    #[test]
    fn force_is_what_its_contributors_add_up_to(game in games()) {
        let position = game.position();
        let mut map = position.forces().into_iter().peekable();
        for square in position.rules().squares() {
            let contributors = position.contributors(square);
            let (_, sums, counted) = map.next_if(|force| force.0 == square).unwrap_or((square, ByColor::default(), ByColor::default()));
            prop_assert_eq!((sums, counted), (position.sums(square), position.counted(square)));
            let sum = |color: Color, all: bool| -> u16 {
                let of = contributors.iter().filter(|by| by.piece.color == color && (all || !by.idle));
                of.map(|by| u16::from(by.force)).sum()
            };
            prop_assert_eq!(position.sums(square), ByColor::from_fn(|color| sum(color, true)));
            prop_assert_eq!(position.counted(square), ByColor::from_fn(|color| sum(color, false)));
        }
    }

    #[test]
    fn a_piece_acts_where_it_contributes(game in games()) {
        let position = game.position();
        for (from, piece) in position.pieces().filter(|(_, piece)| piece.role != Role::Scout) {
            let contributes: SquareSet = position
                .rules()
                .squares()
                .filter(|&square| square != from && position.contributors(square).iter().any(|by| by.square == from))
                .collect();
            prop_assert_eq!(position.reach_of(from), contributes, "{:?} on {}", piece, from);
        }
    }

    #[test]
    fn squares_off_the_board_are_empty(game in games(), file in 0u8..9, rank in 1u8..=8, other in 0usize..64) {
        let (square, other) = (Square::new(file, rank).unwrap(), Square::from_index(other).unwrap());
        let position = game.position();
        let (there, back) = (position.reasons(square, other, Asked::Any), position.reasons(other, square, Asked::Any));
        let answers = (position.sums(square), position.counted(square), position.contributors(square));
        if !position.rules().has_square(square) {
            prop_assert_eq!(position.piece_at(square), None);
            prop_assert_eq!(there, [Reason::NothingThere]);
            prop_assert!(!back.is_empty());
            prop_assert_eq!(answers, (ByColor::default(), ByColor::default(), Vec::new()));
            prop_assert!(position.reach_of(square).is_empty() && position.targets_of(square).is_empty());
            prop_assert!(position.promotion_options(other, square).is_empty());
        }
    }

    #[test]
    fn any_text_is_answered(text in placements(), variant in variants()) {
        match AnyPosition::parse(variant, &text) {
            Ok(position) => {
                let canonical = position.to_string();
                prop_assert_eq!(AnyPosition::parse(variant, &canonical).unwrap().to_string(), canonical);
                let _ = (position.outcome(), position.check_mark(), position.moves().len());
            }
            Err(error) => prop_assert!(!error.problems.is_empty()),
        }
    }

    #[test]
    fn any_record_is_answered(text in "\\PC{0,200}", variant in variants()) {
        let _ = record::read(&text, Some(variant));
        let _ = find_typed(&AnyPosition::start(variant), &text);
    }

    #[test]
    fn any_text_is_split_without_loss(text in "(\\PC|\n|\n\\[|[{}\\[\\]]){0,60}") {
        let parts = record::split(&text);
        let whole: String = parts.iter().map(|part| part.text).collect();
        prop_assert_eq!(whole.trim(), text.trim_start_matches('\u{feff}').trim());
        for part in parts {
            let _ = part.read(Some(Variant::T1));
        }
    }

    #[test]
    fn several_records_come_apart_again(games in prop::collection::vec(games(), 1..4), russian in any::<bool>()) {
        let letters = if russian { Letters::Russian } else { Letters::Latin };
        let written: Vec<_> = games.iter().map(|game| record::write(game, letters)).collect();
        let file = written.join("\n");
        prop_assert_eq!(record::split(&file).len(), written.len());
        prop_assert_eq!(record::rewrite(&file, letters), file);
    }

    #[test]
    fn a_spoilt_record_is_answered(game in games(), at in any::<prop::sample::Index>(), spoilt in any::<char>()) {
        let mut signs: Vec<_> = record::write(&game, Letters::Russian).chars().collect();
        let at = at.index(signs.len());
        signs[at] = spoilt;
        let _ = record::read(&signs.into_iter().collect::<String>(), None);
    }

    #[test]
    fn coordinate_texts_of_other_moves_are_refused(game in games(), text in "[a-i][1-8][a-i][1-8][crpsvik]?") {
        let asked = CoordinateText::parse(&text).unwrap();
        let found = find_coordinates(game.position(), asked);
        let listed = game.position().moves().iter().any(|mv| {
            mv.from == asked.from && mv.to == asked.to && (mv.choice() == asked.choice || asked.choice.is_none())
        });
        prop_assert!(listed || found.is_err(), "{text} {found:?}");
    }
}
