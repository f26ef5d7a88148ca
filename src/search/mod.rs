//! The search for the best move: deterministic, without a clock, in integers only.
//!
//! | Module | What it knows |
//! |---|---|
//! | [`score`] | what scores mean |
//! | [`weights`], `evaluate`, `fitted` | what a position is worth by itself |
//! | `tree`, `chance` | looking ahead, and across the draw of squares |
//! | `pruning` | what need not be looked at closely |
//! | `order`, `table` | what was learnt on the way |
//! | [`levels`] | weaker opponents |

mod chance;
mod evaluate;
mod fitted;
pub mod levels;
mod order;
mod pruning;
pub mod score;
mod table;
mod tree;
pub mod weights;

use crate::any::AnyPosition;
use crate::moves::Move;
use score::{MAX_PLY, Score};
use table::Table;
use tree::Tree;
use weights::Weights;

/// How much the page lets a search remember, in bytes: with it the whole module stays under 16 MiB.
pub const PAGE_TABLE_BYTES: usize = 2 << 20;

/// How long a search may go on, and how it judges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at.
    pub nodes: u64,
    /// Plies looked ahead, captures aside.
    pub depth: u32,
    /// How many best lines are wanted.
    pub lines: usize,
    /// Root scores are off by up to so many hundredths of a Knecht either way.
    pub noise: Score,
    /// Decides the noise.
    pub seed: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: u64::MAX, depth: MAX_PLY as u32 / 2, lines: 1, noise: 0, seed: 0 }
    }
}

/// A line of play and its score, from the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Hundredths of a Knecht, without noise.
    pub score: Score,
    /// The moves, at least one.
    pub moves: Vec<Move>,
}

/// What a search knows so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies looked ahead; 0 if there was not even time for one.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, best first; at least one.
    pub lines: Vec<Line>,
}

/// Searches positions of any of the games. The same position, game so far and limits give the same answer, whatever
/// was searched before.
#[derive(Debug)]
pub struct Searcher {
    table: Table,
    weights: Option<Box<Weights>>,
}

impl Searcher {
    /// A searcher whose transposition table fills at most so many bytes.
    #[must_use]
    pub fn new(table_bytes: usize) -> Searcher {
        Searcher { table: Table::new(table_bytes), weights: None }
    }

    /// The same, judging by other weights than those fitted for the game.
    #[must_use]
    pub fn with_weights(table_bytes: usize, weights: Weights) -> Searcher {
        Searcher { weights: Some(Box::new(weights)), ..Searcher::new(table_bytes) }
    }

    /// Looks for the best move. `earlier` are the keys of the positions that led here, oldest first; `stop` is asked
    /// every thousand positions or so; `on_info` hears of every finished depth. `None` if there is no move to make:
    /// the game is over, or the inaccessible squares are to be drawn first.
    pub fn search(
        &mut self,
        position: &AnyPosition,
        earlier: &[u64],
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let weights = self.weights.as_deref().unwrap_or_else(|| Weights::of(position.variant()));
        let mut tree = Tree::new(&mut self.table, weights, earlier, limits, stop);
        match position {
            AnyPosition::Eight(position) => tree.deepen(position, on_info),
            AnyPosition::Nine(position) => tree.deepen(position, on_info),
        }
    }
}

/// Calls `sink` with every weight that counts for a position and how often, for the side to move: what the weights are
/// fitted with.
pub fn features(position: &AnyPosition, sink: &mut impl FnMut(usize, i32)) {
    match position {
        AnyPosition::Eight(position) => evaluate::all_features(position, sink),
        AnyPosition::Nine(position) => evaluate::all_features(position, sink),
    }
}

#[cfg(test)]
mod tests;
