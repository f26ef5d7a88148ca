//! Force (RULES 4): who acts on a square, the plain sums the book prints, and the totals that count.
//!
//! All forces are in half units: a King's 1½ is 3.

use crate::bitboard::{Bitboard, Near};
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::reading::Reading;
use crate::role::{Piece, Role};
use crate::scales::Scales;
use crate::square::{Square, SquareSet};
use crate::text::text_of;
use crate::variant::Ruleset;

/// Half units of force for each side.
pub type Totals = ByColor<u16>;

/// A side's counted total against the other's (RULES 4.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Balance {
    /// Strictly greater.
    Superior,
    /// The same.
    Equal,
    /// Less.
    Inferior,
}

impl Balance {
    #[inline]
    pub(crate) fn of(attack: u16, defence: u16) -> Balance {
        match attack.cmp(&defence) {
            core::cmp::Ordering::Greater => Balance::Superior,
            core::cmp::Ordering::Equal => Balance::Equal,
            core::cmp::Ordering::Less => Balance::Inferior,
        }
    }
}

/// One piece that acts on a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Contributor {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Its force in half units.
    pub force: u8,
    /// It does not count: a non-royal on a castle square on which no royal of its side acts (RULES 4.5).
    pub idle: bool,
}

impl<R: Ruleset> Position<R> {
    /// The plain sums on a square, as a ratio is printed (RULES 4.4).
    #[must_use]
    pub fn sums(&self, square: Square) -> Totals {
        (self as &dyn Reading).sums(square)
    }

    /// The totals that decide (RULES 4.5): on castle squares non-royals count only beside a royal.
    #[must_use]
    pub fn counted(&self, square: Square) -> Totals {
        let scales = Scales::new(self);
        ByColor::from_fn(|color| scales.counted(square, scales.acting(color, square)))
    }

    /// The pieces of a side whose force acts on a square.
    pub(crate) fn acting(&self, color: Color, square: Square) -> SquareSet {
        R::Board::from_near(Scales::new(self).acting(color, square), square).widen()
    }

    /// Every piece whose force acts on the square, White's first, each side's in order of importance.
    #[must_use]
    pub fn contributors(&self, square: Square) -> Vec<Contributor> {
        (self as &dyn Reading).contributors(square)
    }

    /// Calls `sink` with those of a side who act on a square, in order of importance.
    pub(crate) fn each_contributor(
        &self,
        color: Color,
        square: Square,
        acting: Near,
        sink: &mut impl FnMut(Contributor),
    ) {
        let idle = self.is_idle(square, acting);
        for role in Role::ALL {
            let contributors = acting & self.with_role(role).near(square);
            for square in R::Board::squares_near(contributors, square) {
                sink(Contributor { square, piece: Piece { color, role }, force: R::SHARED.force_of(role), idle });
            }
        }
    }

    /// Force on a castle square without a royal among those who act there (RULES 4.5).
    #[inline]
    pub(crate) fn is_idle(&self, square: Square, acting: Near) -> bool {
        (R::CASTLES.white | R::CASTLES.black).has(square) && (acting & self.royals().near(square)).is_empty()
    }

    /// The force one piece contributes to a square, 0 if its lines do not reach it.
    pub(crate) fn force_between(&self, color: Color, role: Role, from: Square, to: Square) -> u16 {
        let acts = R::Board::from_near(Scales::new(self).acting(color, to), to).has(from);
        if acts { u16::from(R::SHARED.force_of(role)) } else { 0 }
    }
}

/// Writes half units as the book does: `0`, `½`, `1`, `1½`.
#[must_use]
pub fn format_force(half_units: u16) -> String {
    match (half_units / 2, half_units % 2) {
        (units, 0) => text_of(&[&u32::from(units)]),
        (0, _) => "½".into(),
        (units, _) => text_of(&[&u32::from(units), &'½']),
    }
}

/// The ratio on a square as the book writes it: `d8] 3½ : 2½`.
#[must_use]
pub fn format_ratio(square: Square, sums: Totals) -> String {
    text_of(&[&square, &"] ", &format_force(sums.white), &" : ", &format_force(sums.black)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forces_are_written_as_in_the_book() {
        assert_eq!([0, 1, 2, 3, 4, 7].map(format_force), ["0", "½", "1", "1½", "2", "3½"]);
        let d8 = Square::from_name("d8").unwrap();
        assert_eq!(format_ratio(d8, Totals::new(7, 5)), "d8] 3½ : 2½");
    }
}
