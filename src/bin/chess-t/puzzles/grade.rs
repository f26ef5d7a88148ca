//! How hard a puzzle is: the lowest level of the computer that always solves it.

use chess_t::puzzle::Puzzle;
use chess_t::search::levels::Level;
use chess_t::search::{Limits, Searcher};

const TABLE_BYTES: usize = 2 << 20;
/// A level that errs must solve it with each of so many seeds.
const SEEDS: u64 = 3;
/// Levels that look at more positions a move are not asked.
const MOST_NODES: u64 = 100_000;
/// The last level of each band but the hardest.
const BANDS: [u8; 4] = [1, 5, 9, 11];

/// How hard a puzzle is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The lowest level that always solves it, if one does.
    pub level: Option<u8>,
    /// 1 (easy) to 5.
    pub band: u8,
}

pub fn grade(puzzle: &Puzzle) -> Grade {
    let level = (1..=Level::count(puzzle.position.variant())).find(|number| always_solves(puzzle, *number));
    let band = level.map_or(BANDS.len(), |level| BANDS.iter().filter(|last| level > **last).count());
    Grade { level, band: band as u8 + 1 }
}

fn always_solves(puzzle: &Puzzle, number: u8) -> bool {
    let level = Level::new(number).expect("a level of the ladder");
    let limits = |seed| level.limits(puzzle.position.variant(), seed);
    let seeds = if limits(0).noise == 0 { 1 } else { SEEDS };
    limits(0).nodes <= MOST_NODES && (0..seeds).all(|seed| solves(puzzle, &limits(seed)))
}

/// Does a player find every right move of the line?
fn solves(puzzle: &Puzzle, limits: &Limits) -> bool {
    let mut searcher = Searcher::new(TABLE_BYTES);
    puzzle.steps().iter().all(|step| {
        let found = searcher.search(&step.before, &[], limits, &mut || false, &mut |_| {});
        found.is_some_and(|info| step.kind.answers(&step.before).contains(&info.lines[0].moves[0].text()))
    })
}
