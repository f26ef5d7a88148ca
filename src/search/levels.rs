//! The strength levels: how much each one thinks, and how exactly it judges. Set so that each scores 70 to 80 % against the
//! one below (`docs/STRENGTH.md`).

use super::Limits;
use super::score::Score;
use crate::variant::Variant;

/// A level of play, 1 to [`Level::COUNT`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level(u8);

/// For each level the positions looked at, and the spread of the noise on root scores in hundredths of a Knecht.
type Ladder = [(u64, Score); Level::COUNT as usize];

const EIGHT_FILES: Ladder = [
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
    (3_700, 0),
    (7_700, 0),
    (17_000, 0),
    (38_500, 0),
    (89_000, 0),
    (210_000, 0),
    (505_000, 0),
    (1_250_000, 0),
    (3_200_000, 0),
];

/// More moves to choose from take more positions to the same depth.
const NINE_FILES: Ladder = [
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
    (16_000, 0),
    (35_500, 0),
    (78_500, 0),
    (174_000, 0),
    (385_000, 0),
    (855_000, 0),
    (1_900_000, 0),
    (4_200_000, 0),
];

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = 21;

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT).contains(&number).then_some(Level(number))
    }

    /// What a search at this level is given in a game; `seed` varies its play.
    #[must_use]
    pub fn limits(self, variant: Variant, seed: u64) -> Limits {
        let ladder = if variant == Variant::T1 { &EIGHT_FILES } else { &NINE_FILES };
        let (nodes, noise) = ladder[usize::from(self.0) - 1];
        Limits { nodes, noise, seed, ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_no_level_below_the_first_or_above_the_last() {
        assert!((1..=Level::COUNT).all(|number| Level::new(number).is_some()));
        assert_eq!((Level::new(0), Level::new(Level::COUNT + 1)), (None, None));
    }

    #[test]
    fn each_level_thinks_more_or_errs_less_than_the_one_below() {
        for ladder in [&EIGHT_FILES, &NINE_FILES] {
            let is_harder =
                |pair: &[(u64, Score)]| pair[0] != pair[1] && pair[0].0 <= pair[1].0 && pair[0].1 >= pair[1].1;
            assert!(ladder.windows(2).all(is_harder));
        }
    }
}
