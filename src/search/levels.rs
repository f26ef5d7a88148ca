//! The strength levels: how much each one thinks, and how exactly it judges. Set so that each scores 70 to 80 % against the
//! one below (`docs/STRENGTH.md`).

use super::Limits;
use super::score::Score;
use crate::variant::Variant;

/// A level of play, 1 to [`Level::MOST`]. Above its strongest level a game has no other.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level(u8);

/// For each level the positions looked at, and the spread of the noise on root scores in hundredths of a Knecht.
type Ladder = &'static [(u64, Score)];

const T1: Ladder = &[
    (44, 370),
    (54, 310),
    (60, 225),
    (60, 120),
    (75, 92),
    (95, 70),
    (120, 48),
    (160, 26),
    (240, 8),
    (460, 0),
    (950, 0),
    (1_850, 0),
    (3_400, 0),
    (6_600, 0),
    (12_900, 0),
    (25_500, 0),
    (64_000, 0),
    (160_000, 0),
    (400_000, 0),
    (1_000_000, 0),
    (2_500_000, 0),
];

/// More moves to choose from take more positions to the same depth, and without Scouts more games are drawn.
const T: Ladder = &[
    (36, 400),
    (42, 270),
    (54, 195),
    (69, 155),
    (100, 130),
    (136, 88),
    (180, 52),
    (245, 22),
    (400, 4),
    (800, 0),
    (1_600, 0),
    (3_300, 0),
    (7_900, 0),
    (19_000, 0),
    (45_000, 0),
    (110_000, 0),
    (260_000, 0),
    (630_000, 0),
    (1_500_000, 0),
];

const T2: Ladder = &[
    (36, 400),
    (42, 270),
    (54, 195),
    (69, 155),
    (100, 130),
    (130, 92),
    (170, 58),
    (230, 28),
    (370, 8),
    (800, 0),
    (1_600, 0),
    (3_300, 0),
    (7_000, 0),
    (15_000, 0),
    (32_500, 0),
    (71_000, 0),
    (155_000, 0),
    (345_000, 0),
    (770_000, 0),
    (1_730_000, 0),
];

const fn ladder(variant: Variant) -> Ladder {
    match variant {
        Variant::T1 => T1,
        Variant::T => T,
        Variant::T2 => T2,
    }
}

impl Level {
    /// The most levels that any of the games has.
    pub const MOST: u8 = T1.len() as u8;

    /// How many levels a game has.
    #[must_use]
    pub const fn count(variant: Variant) -> u8 {
        ladder(variant).len() as u8
    }

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MOST).contains(&number).then_some(Level(number))
    }

    /// What a search at this level is given in a game; `seed` varies its play.
    #[must_use]
    pub fn limits(self, variant: Variant, seed: u64) -> Limits {
        let ladder = ladder(variant);
        let (nodes, noise) = ladder[usize::from(self.0).min(ladder.len()) - 1];
        Limits { nodes, noise, seed, ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_no_level_below_the_first_or_above_the_last() {
        assert!((1..=Level::MOST).all(|number| Level::new(number).is_some()));
        assert_eq!((Level::new(0), Level::new(Level::MOST + 1)), (None, None));
    }

    #[test]
    fn each_level_thinks_more_or_errs_less_than_the_one_below() {
        for ladder in Variant::ALL.map(ladder) {
            let is_harder =
                |pair: &[(u64, Score)]| pair[0] != pair[1] && pair[0].0 <= pair[1].0 && pair[0].1 >= pair[1].1;
            assert!(ladder.windows(2).all(is_harder));
        }
    }

    #[test]
    fn above_its_strongest_level_a_game_has_no_other() {
        for variant in Variant::ALL {
            let limits = |number| Level::new(number).unwrap().limits(variant, 1);
            assert_eq!(limits(Level::count(variant)), limits(Level::MOST));
            assert!(limits(Level::count(variant)).nodes > limits(Level::count(variant) - 1).nodes);
        }
    }
}
