//! `chess-t suite`: positions with a proven shortest win, gathered from games of the computer against itself.

use std::collections::HashSet;
use std::io::{self, Write};
use std::ops::ControlFlow;

use chess_t::any::AnyPosition;
use chess_t::prove::{ForcedWin, shortest_win};
use chess_t::search::score::plies_to_win;
use chess_t::search::{Limits, Searcher};
use chess_t::variant::Variant;
use clap::Args;

use super::arena::{Chance, in_order, opening};

/// Wins in so many moves are looked for.
const LONGEST: u32 = 3;
/// Few ways to win make a better question.
const MOST_WAYS: usize = 2;
/// Far from a draw that could be claimed, in plies without a capture.
const MOST_QUIET: u32 = 20;

#[derive(Args)]
pub struct Arguments {
    /// Positions wanted for each length, 1 to 3 moves
    #[arg(long, default_value_t = 20)]
    each: usize,
    /// Positions looked at for each move of the games
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A position to solve.
struct Puzzle {
    position: AnyPosition,
    win: ForcedWin,
}

impl Puzzle {
    /// What makes two of them copies of each other: the same win by the same piece going to the same square, against as
    /// many pieces.
    fn kind(&self) -> (u32, usize, String, usize) {
        let mv = self.win.first[0];
        (self.win.moves, mv.role as usize, mv.to.to_string(), self.position.pieces().count())
    }
}

/// Prints lines of moves, variant, position and winning moves, tab-separated.
pub fn run(variant: Variant, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    let mut missing = [arguments.each; LONGEST as usize];
    let mut seen = HashSet::new();
    let mut written = Ok(());
    let seed = arguments.seed.wrapping_mul(1_000_003);
    in_order(
        usize::MAX,
        arguments.threads,
        |number| {
            let moves = 1 + number as u32 % LONGEST;
            game(variant, arguments.nodes, seed.wrapping_add(number as u64), moves)
        },
        |puzzle| {
            if let Some(puzzle) = puzzle {
                let missing = &mut missing[puzzle.win.moves as usize - 1];
                if *missing > 0 && seen.insert(puzzle.kind()) {
                    *missing -= 1;
                    written = write_line(variant, &puzzle, out);
                }
            }
            if written.is_err() || missing == [0; LONGEST as usize] {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    );
    written
}

fn write_line(variant: Variant, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<()> {
    let moves: Vec<String> = puzzle.win.first.iter().map(ToString::to_string).collect();
    writeln!(out, "{}\t{}\t{}\t{}", puzzle.win.moves, variant.key(), puzzle.position, moves.join(" "))
}

/// The first position of a game with a shortest win in so many moves: seen by the search, proven by brute force. No more
/// than one, so that no position is the sequel of another.
fn game(variant: Variant, nodes: u64, seed: u64, moves: u32) -> Option<Puzzle> {
    let mut chance = Chance::new(seed);
    let mut searcher = Searcher::new(1 << 20);
    let mut board = opening(variant, &mut chance, &mut searcher);
    let limits = Limits { nodes, ..Limits::default() };
    while board.result().is_none() {
        let position = board.position;
        let info = board.think(&mut searcher, &limits);
        if plies_to_win(info.lines[0].score) == Some(2 * moves as i32 - 1) && position.quiet() < MOST_QUIET {
            let win = shortest_win(&position, moves).filter(|win| win.moves == moves && win.first.len() <= MOST_WAYS);
            if let Some(win) = win {
                return Some(Puzzle { position, win });
            }
        }
        board.play(&info.lines[0].moves[0]);
    }
    None
}
