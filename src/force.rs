//! Force (RULES 4): who acts on a square, the plain sums the book prints, and the totals that count.
//!
//! All forces are in half units: a King's 1½ is 3.

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::lines::double_step;
use crate::movegen::forward;
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::square::Square;
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
        ByColor::from_fn(|color| self.total(self.acting(color, square)))
    }

    /// The totals that decide (RULES 4.5): on castle squares non-royals count only beside a royal.
    #[must_use]
    pub fn counted(&self, square: Square) -> Totals {
        ByColor::from_fn(|color| self.counted_for(color, square))
    }

    /// How the side's counted total compares with the other's.
    #[must_use]
    pub fn balance(&self, color: Color, square: Square) -> Balance {
        let totals = self.counted(square);
        match totals[color].cmp(&totals[!color]) {
            core::cmp::Ordering::Greater => Balance::Superior,
            core::cmp::Ordering::Equal => Balance::Equal,
            core::cmp::Ordering::Less => Balance::Inferior,
        }
    }

    /// Every piece whose force acts on the square, White's first, each side's in order of importance.
    #[must_use]
    pub fn contributors(&self, square: Square) -> Vec<Contributor> {
        let mut contributors = Vec::new();
        for color in Color::ALL {
            let acting = self.acting(color, square);
            let idle = self.is_idle(square, acting);
            for role in Role::ALL {
                contributors.extend((acting & self.with_role(role)).squares().map(|square| Contributor {
                    square,
                    piece: Piece { color, role },
                    force: R::RULES.force_of(role),
                    idle,
                }));
            }
        }
        contributors
    }

    /// The pieces of a side whose force acts on a square, one standing there included (RULES 4.1 to 4.3). A Scout
    /// never does (4.6).
    ///
    /// Lines are walked from the square outwards, which is the same: what stands between is the same from both ends.
    #[inline]
    pub(crate) fn acting(&self, color: Color, square: Square) -> R::Board {
        if self.forbidden(color).has(square) {
            return R::Board::EMPTY;
        }
        let lines = R::lines();
        let at = square.index();
        let open = self.open(color);
        let knechts = self.with_role(Role::Knecht) | self.with_role(Role::VerKnecht);
        let acting = lines.king[at] & self.with_role(Role::King)
            | lines.connet_jump[at] & self.with_role(Role::Connet)
            | self.diagonals(square, R::RULES.connet_diagonal, open) & self.with_role(Role::Connet)
            | self.diagonals(square, R::RULES.prince_diagonal, open) & self.with_role(Role::Prince)
            | lines.step[at] & (self.with_role(Role::Prince) | knechts)
            | lines.ritter[at] & self.with_role(Role::Ritter)
            | self.double_steppers(color, square, open) & knechts
            | R::Board::of(square).minus(self.with_role(Role::Scout));
        self.without_banned(color, square, acting & self.colors[color])
    }

    /// The square from which a Knecht's double step ends on `target`, if its way is free.
    fn double_steppers(&self, color: Color, target: Square, open: R::Board) -> R::Board {
        let Some(from) = target.offset(0, -2 * forward(color)) else {
            return R::Board::EMPTY;
        };
        match double_step(from, forward(color)) {
            Some((_, between)) if open.has(between) => R::Board::of(from),
            _ => R::Board::EMPTY,
        }
    }

    /// Leaves out the last royal of a castle where its ban switches its force off (RULES 4.8; in no game so far).
    fn without_banned(&self, color: Color, square: Square, acting: R::Board) -> R::Board {
        if R::RULES.last_royal_keeps_force || R::CASTLES[color].has(square) {
            return acting;
        }
        match self.last_royal(color) {
            Some(royal) => acting.minus(R::Board::of(royal)),
            None => acting,
        }
    }

    /// The force one piece contributes to a square, 0 if its lines do not reach it.
    pub(crate) fn force_between(&self, color: Color, role: Role, from: Square, to: Square) -> u16 {
        let acts = self.acting(color, to).has(from);
        if acts { u16::from(R::RULES.force_of(role)) } else { 0 }
    }

    fn counted_for(&self, color: Color, square: Square) -> u16 {
        let acting = self.acting(color, square);
        if self.is_idle(square, acting) { 0 } else { self.total(acting) }
    }

    /// Force on a castle square without a royal among those who act there (RULES 4.5).
    fn is_idle(&self, square: Square, acting: R::Board) -> bool {
        (R::CASTLES.white | R::CASTLES.black).has(square) && (acting & self.royals()).is_empty()
    }

    /// The sum of forces. Forces are small numbers, so each of their three bits is counted for all pieces at once.
    #[inline]
    fn total(&self, acting: R::Board) -> u16 {
        const { assert!(fits_three_bits(&R::RULES.force)) };
        let mut total = 0;
        for bit in 0..3 {
            let mut plane = R::Board::EMPTY;
            for role in Role::ALL {
                plane |= self.with_role(role).only_if(R::RULES.force_of(role) >> bit & 1 != 0);
            }
            total += ((acting & plane).count() as u16) << bit;
        }
        total
    }
}

const fn fits_three_bits(forces: &[u8; 7]) -> bool {
    let mut role = 0;
    while role < forces.len() {
        if forces[role] > 7 {
            return false;
        }
        role += 1;
    }
    true
}

/// Writes half units as the book does: `0`, `½`, `1`, `1½`.
#[must_use]
pub fn format_force(half_units: u16) -> String {
    match (half_units / 2, half_units % 2) {
        (units, 0) => units.to_string(),
        (0, _) => "½".into(),
        (units, _) => format!("{units}½"),
    }
}

/// The ratio on a square as the book writes it: `d8] 3½ : 2½`.
#[must_use]
pub fn format_ratio(square: Square, sums: Totals) -> String {
    format!("{square}] {} : {}", format_force(sums.white), format_force(sums.black))
}
