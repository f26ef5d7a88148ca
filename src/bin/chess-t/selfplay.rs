//! `chess-t selfplay`: games of the computer against itself, as material for fitting the weights.

use std::io::{self, Write};
use std::ops::ControlFlow;

use chess_t::any::AnyPosition;
use chess_t::color::Color;
use chess_t::moves::Effect;
use chess_t::search::score::plies_to_win;
use chess_t::search::{Info, Limits, Searcher};
use chess_t::variant::Variant;
use clap::Args;

use super::arena::{Chance, in_order, opening};

#[derive(Args)]
pub struct Arguments {
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Positions looked at for each move
    #[arg(long, default_value_t = 3000)]
    nodes: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A position, what the search said of it for White, and how the game ended for White: 1, 0.5 or 0.
pub struct Sample {
    pub result: f64,
    pub score: i32,
    pub position: AnyPosition,
}

pub fn run(variant: Variant, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    let seed = arguments.seed.wrapping_mul(1_000_003);
    let mut written = Ok(());
    in_order(
        arguments.games,
        arguments.threads,
        |number| game(variant, arguments.nodes, seed.wrapping_add(number as u64)),
        |samples| {
            written = samples
                .iter()
                .try_for_each(|sample| writeln!(out, "{} {} {}", sample.result, sample.score, sample.position));
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
    written
}

fn game(variant: Variant, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut chance = Chance::new(seed);
    let mut searcher = Searcher::new(1 << 20);
    let mut board = opening(variant, &mut chance, &mut searcher);
    let limits = Limits { nodes, ..Limits::default() };
    let mut samples = Vec::new();
    loop {
        if let Some(winner) = board.result() {
            let result = winner.map_or(0.5, |winner| if winner == Color::White { 1.0 } else { 0.0 });
            samples.iter_mut().for_each(|sample: &mut Sample| sample.result = result);
            return samples;
        }
        let info = board.think(&mut searcher, &limits);
        if is_quiet(&board.position, &info) {
            let sign = if board.position.turn() == Color::White { 1 } else { -1 };
            samples.push(Sample { result: 0.5, score: sign * info.lines[0].score, position: board.position });
        }
        board.play(&info.lines[0].moves[0]);
    }
}

/// Can the position be judged without looking ahead?
fn is_quiet(position: &AnyPosition, info: &Info) -> bool {
    let best = &info.lines[0];
    best.moves[0].effect == Effect::Plain
        && best.moves[0].becomes.is_none()
        && plies_to_win(best.score).is_none()
        && !position.king_can_be_taken(position.turn())
}
