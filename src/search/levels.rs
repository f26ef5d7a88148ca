//! The strength levels: how much each one thinks, and how exactly it judges.

use super::Limits;
use super::score::Score;

/// A level of play, 1 to 8.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level(u8);

/// Positions looked at, and the spread of the noise on root scores in hundredths of a Knecht.
const LADDER: [(u64, Score); 8] =
    [(200, 120), (600, 80), (2_000, 50), (6_000, 30), (20_000, 15), (60_000, 8), (400_000, 0), (3_000_000, 0)];

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = LADDER.len() as u8;

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT).contains(&number).then_some(Level(number))
    }

    /// What a search at this level is given; `seed` varies its play.
    #[must_use]
    pub fn limits(self, seed: u64) -> Limits {
        let (nodes, noise) = LADDER[usize::from(self.0) - 1];
        Limits { nodes, noise, seed, ..Limits::default() }
    }
}
