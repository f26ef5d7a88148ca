use std::ops::ControlFlow;

use proptest::prelude::*;

use super::score::plies_to_win;
use super::{Info, Limits, Searcher};
use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::inaccessible::DrawSquaresError;
use crate::outcome::Phase;
use crate::square::Square;
use crate::variant::Variant;

const TABLE: usize = 1 << 18;

fn search(position: &AnyPosition, limits: &Limits) -> Option<Info> {
    Searcher::new(TABLE).search(position, &[], limits, &mut || false, &mut |_| {})
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes, ..Limits::default() }
}

#[test]
fn the_same_search_gives_the_same_answer_whatever_came_before() {
    for variant in Variant::ALL {
        let start = AnyPosition::start(variant);
        let mut used = Searcher::new(TABLE);
        for seed in 0..3 {
            let limits = Limits { noise: 50, seed, ..nodes(3_000) };
            let again = used.search(&start, &[], &limits, &mut || false, &mut |_| {});
            assert_eq!(search(&start, &limits), again);
        }
    }
}

#[test]
fn stops_at_the_first_yes() {
    let mut polls = 0;
    let mut stop = || {
        polls += 1;
        polls == 3
    };
    let found =
        Searcher::new(TABLE).search(&AnyPosition::start(Variant::T1), &[], &Limits::default(), &mut stop, &mut |_| {});
    assert_eq!(found.map(|info| info.nodes), Some(3 * 1024));
    assert_eq!(polls, 3);
}

#[test]
fn the_table_keeps_to_its_bytes() {
    for bytes in [0, 1, 1000, 1 << 20] {
        assert!(super::table::Table::new(bytes).bytes() <= bytes.max(24));
    }
}

/// Plays on from the start with these choices, squares drawn where they are due.
fn played(variant: Variant, choices: &[usize]) -> AnyPosition {
    let mut position = AnyPosition::start(variant);
    for &choice in choices {
        let _: Result<_, DrawSquaresError> = position.draw_squares(ByColor::from_fn(|color| {
            Square::from_name(if color == Color::White { "a4" } else { "i5" }).unwrap()
        }));
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position.play(&moves[choice % moves.len()]).unwrap();
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn answers_legally_wherever_a_move_can_be_made(
        game in 0..3_usize, choices in prop::collection::vec(0..1000_usize, 0..80), budget in 1..1500_u64, lines in 1..4_usize,
    ) {
        let position = played(Variant::ALL[game], &choices);
        let found = search(&position, &Limits { lines, ..nodes(budget) });
        prop_assert_eq!(found.is_some(), position.phase() == Phase::Play);
        for line in found.iter().flat_map(|info| &info.lines) {
            let mut after = position;
            for mv in &line.moves {
                if after.phase() == Phase::DrawSquares { break; }
                prop_assert!(after.play(mv).is_ok(), "{} in {}", mv, after);
            }
        }
    }

    /// A win on the next ply is found exactly where brute force sees one.
    #[test]
    fn wins_at_once_where_it_can(game in 0..3_usize, choices in prop::collection::vec(0..1000_usize, 0..120)) {
        let position = played(Variant::ALL[game], &choices);
        let wins = position.legal_moves(&mut |mv| {
            let mut next = position;
            next.play(&mv).unwrap();
            let won = next.outcome().is_some_and(|outcome| outcome.winner == Some(position.turn()));
            if won { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }).is_break();
        if let Some(info) = search(&position, &Limits { depth: 3, ..Limits::default() }) {
            prop_assert_eq!(plies_to_win(info.lines[0].score) == Some(1), wins, "{}", position);
        }
    }
}

#[test]
fn no_search_looks_at_more_positions_than_it_may() {
    for budget in 1..200 {
        let found = search(&AnyPosition::start(Variant::T), &nodes(budget));
        assert_eq!(found.map(|info| info.nodes), Some(budget));
    }
}
