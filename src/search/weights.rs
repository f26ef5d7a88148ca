//! The weights of the evaluation and how they are laid out. Every feature of a position is a number that is multiplied
//! by its weight, so that the weights can be fitted to games (`chess-t tune`).

use super::fitted;
use super::score::Score;
use crate::color::Color;
use crate::role::Role;
use crate::square::{MAX_SQUARES, RANKS, Square};
use crate::variant::Variant;

/// What is counted beside where the pieces stand. A side's features count for it, the other side's against it; those
/// that come twice have a second set for the side to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Feature {
    /// The turn.
    Turn,
    /// An unused right to convert a Prince.
    Right,
    /// Royals in the own castle: none, one, two, three or more.
    Home,
    /// Royals in the enemy castle beyond the first.
    Inside,
    /// Each royal but the King in its own castle, by what is left of its force against attack. Twice.
    Guard,
    /// The King, in the same way. Twice.
    King,
    /// Each empty square of the own castle that an enemy royal acts on: attack weaker, even, superior. Twice.
    Door,
    /// Each other piece, by role, that the enemy has superiority over. Twice.
    Hanging,
    /// Each such piece that the enemy could exchange at equality. Twice.
    Even,
    /// Each such piece that an enemy Scout attacks. Twice.
    Scouted,
    /// Squares reached beyond those of own pieces, by role.
    Mobility,
}

impl Feature {
    /// All, in the order of the table.
    pub const ALL: [Feature; 11] = [
        Feature::Turn,
        Feature::Right,
        Feature::Home,
        Feature::Inside,
        Feature::Guard,
        Feature::King,
        Feature::Door,
        Feature::Hanging,
        Feature::Even,
        Feature::Scouted,
        Feature::Mobility,
    ];

    /// How many weights it has.
    #[must_use]
    pub const fn width(self) -> usize {
        match self {
            Feature::Turn | Feature::Right | Feature::Inside => 1,
            Feature::Home => 4,
            Feature::Guard | Feature::King => 2 * MARGINS,
            Feature::Door => 2 * 3,
            Feature::Hanging | Feature::Even | Feature::Scouted => 2 * ROLES,
            Feature::Mobility => ROLES,
        }
    }

    /// Where its weights begin in the table.
    #[must_use]
    pub const fn first(self) -> usize {
        let mut first = SQUARES;
        let mut before = 0;
        while before < self as usize {
            first += Feature::ALL[before].width();
            before += 1;
        }
        first
    }
}

const ROLES: usize = Role::ALL.len();
/// Both halves of the widest board are mirror images: five files stand for nine.
const HALF: usize = 5;
/// Weights of a piece by role, file from the edge and own rank.
pub const SQUARES: usize = ROLES * HALF * RANKS as usize;
/// What may be left of a force against attack: not attacked, then from -2 to 4 half units.
pub(super) const MARGINS: usize = 8;
/// All weights.
pub const COUNT: usize = Feature::Mobility.first() + Feature::Mobility.width();

/// What each feature of a position is worth, in hundredths of a Knecht.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(pub [i16; COUNT]);

impl Weights {
    /// The weights fitted for a game.
    #[must_use]
    pub const fn of(variant: Variant) -> &'static Weights {
        match variant {
            Variant::T1 => &fitted::T1,
            Variant::T => &fitted::T,
            Variant::T2 => &fitted::T2,
        }
    }

    /// A piece where it stands.
    #[inline]
    pub(super) fn piece(&self, color: Color, role: Role, square: Square, files: u8) -> Score {
        Score::from(self.0[square_weight(color, role, square, files)])
    }

    /// The same pieces and nothing else: a piece is worth what it is worth on an average square.
    #[must_use]
    pub fn material_only(&self) -> Weights {
        let mut weights = [0; COUNT];
        for squares in (0..SQUARES).step_by(HALF * RANKS as usize) {
            let squares = squares..squares + HALF * RANKS as usize;
            let sum: i32 = self.0[squares.clone()].iter().copied().map(i32::from).sum();
            weights[squares.clone()].fill((sum / squares.len() as i32) as i16);
        }
        Weights(weights)
    }
}

/// The weight of a piece on a square, on a board of so many files.
#[must_use]
#[inline]
pub fn square_weight(color: Color, role: Role, square: Square, files: u8) -> usize {
    debug_assert!(square.index() < MAX_SQUARES);
    let file = square.file().min((files - 1).saturating_sub(square.file())) as usize;
    let rank = color.relative_rank(square.rank()) as usize - 1;
    (role as usize * HALF + file) * RANKS as usize + rank
}
