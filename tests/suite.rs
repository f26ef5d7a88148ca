//! The tactical suite: positions with a shortest win in 1, 2 or 3 moves, found by `chess-t suite` and proven by brute force.
//! Lines of `suite/positions.tsv`: moves, game, position, every first move that wins as soon.

use std::collections::HashSet;

use chess_t::any::AnyPosition;
use chess_t::prove::{ForcedWin, shortest_win};
use chess_t::search::levels::Level;
use chess_t::search::score::plies_to_win;
use chess_t::search::{Limits, Searcher};
use chess_t::variant::Variant;

struct Puzzle {
    moves: u32,
    position: AnyPosition,
    first: Vec<String>,
}

fn puzzles() -> Vec<Puzzle> {
    include_str!("suite/positions.tsv").lines().map(puzzle).collect()
}

fn puzzle(line: &str) -> Puzzle {
    let fields: Vec<&str> = line.split('\t').collect();
    let [moves, variant, position, first] = fields[..] else { panic!("four fields: {line}") };
    let variant = Variant::from_key(variant).expect("one of the games");
    Puzzle {
        moves: moves.parse().expect("a number of moves"),
        position: AnyPosition::parse(variant, position).expect("a position"),
        first: first.split(' ').map(str::to_owned).collect(),
    }
}

/// A search as the top level has it, within what takes less than a second natively.
fn solve(puzzle: &Puzzle) {
    let limits = Limits { nodes: 500_000, ..Limits::default() };
    let found = Searcher::new(2 << 20).search(&puzzle.position, &[], &limits, &mut || false, &mut |_| {});
    let best = &found.expect("there is a move").lines[0];
    let plies = 2 * puzzle.moves as i32 - 1;
    assert_eq!(plies_to_win(best.score), Some(plies), "{}", puzzle.position);
    assert!(puzzle.first.contains(&best.moves[0].to_string()), "{} in {}", best.moves[0], puzzle.position);
}

fn prove(puzzle: &Puzzle) {
    let win = shortest_win(&puzzle.position, puzzle.moves).expect("a forced win");
    let ForcedWin { moves, first } = win;
    let first: Vec<String> = first.iter().map(ToString::to_string).collect();
    assert_eq!((moves, first), (puzzle.moves, puzzle.first.clone()), "{}", puzzle.position);
}

/// However little it thinks and however much it errs.
#[test]
fn the_weakest_player_wins_where_one_move_does() {
    let weakest = Level::new(1).expect("a level");
    for puzzle in puzzles().iter().filter(|puzzle| puzzle.moves == 1) {
        for seed in 0..5 {
            let limits = weakest.limits(puzzle.position.variant(), seed);
            let found = Searcher::new(2 << 20).search(&puzzle.position, &[], &limits, &mut || false, &mut |_| {});
            let best = found.expect("there is a move").lines[0].moves[0].to_string();
            assert!(puzzle.first.contains(&best), "{best} in {}", puzzle.position);
        }
    }
}

#[test]
fn there_are_enough_and_none_twice() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 150);
    for variant in Variant::ALL {
        for moves in 1..=3 {
            let alike = |puzzle: &&Puzzle| puzzle.position.variant() == variant && puzzle.moves == moves;
            assert!(puzzles.iter().filter(alike).count() >= 15);
        }
    }
    let boards: HashSet<String> = puzzles
        .iter()
        .map(|puzzle| puzzle.position.to_string().split(' ').next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(boards.len(), puzzles.len());
}

#[test]
fn short_wins_are_proven() {
    puzzles().iter().filter(|puzzle| puzzle.moves <= 2).for_each(prove);
}

#[test]
fn the_search_finds_the_shortest_wins() {
    puzzles().iter().filter(|puzzle| puzzle.moves <= 2).for_each(solve);
}

/// `cargo test --release --test suite -- --ignored`
#[test]
#[ignore = "minutes without optimisation"]
fn all_are_proven_and_solved() {
    for puzzle in puzzles() {
        prove(&puzzle);
        solve(&puzzle);
    }
}
