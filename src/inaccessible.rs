//! The draw of the inaccessible squares (RULES 7): an explicit step, with the randomness given by the caller.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::hash;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::setup::Inaccessible;
use crate::square::Square;
use crate::variant::Ruleset;

/// A piece that stood on the other side's drawn square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Removal {
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
}

/// A draw of squares and what it did.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SquaresDrawn {
    /// Each side's inaccessible square.
    pub squares: ByColor<Square>,
    /// The piece removed from White's and from Black's square.
    pub removed: ByColor<Option<Removal>>,
}

impl SquaresDrawn {
    /// The removed pieces, White's first: it stood on Black's square.
    pub fn removals(&self) -> impl Iterator<Item = Removal> + '_ {
        [self.removed.black, self.removed.white].into_iter().flatten()
    }
}

/// Why squares cannot be drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DrawSquaresError {
    /// It is not the time for it, or the game has no inaccessible squares.
    NotDue,
    /// This square cannot be drawn for that side.
    NotAChoice {
        /// Whose it would be.
        owner: Color,
        /// The square.
        square: Square,
    },
    /// The words of chance ran out before they decided.
    NotEnoughChance,
}

impl DrawSquaresError {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            DrawSquaresError::NotDue => "draw-not-due",
            DrawSquaresError::NotAChoice { .. } => "not-a-choice",
            DrawSquaresError::NotEnoughChance => "not-enough-chance",
        }
    }
}

impl fmt::Display for DrawSquaresError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawSquaresError::NotDue => write!(f, "no draw of the inaccessible squares is due"),
            DrawSquaresError::NotAChoice { owner, square } => {
                write!(f, "{square} cannot be drawn for {}", owner.key())
            }
            DrawSquaresError::NotEnoughChance => write!(f, "the random words were used up"),
        }
    }
}

impl core::error::Error for DrawSquaresError {}

impl<R: Ruleset> Position<R> {
    /// Draws these squares and removes what stands on the other side's.
    ///
    /// # Errors
    /// If no draw is due, or a square is not one of its side's six.
    pub fn draw_squares(&mut self, squares: ByColor<Square>) -> Result<SquaresDrawn, DrawSquaresError> {
        let draw = R::SHARED.inaccessible.as_ref().filter(|_| self.draw_is_due());
        let draw = draw.ok_or(DrawSquaresError::NotDue)?;
        for owner in Color::ALL {
            let square = squares[owner];
            if !draw.choices[owner].contains(&square) {
                return Err(DrawSquaresError::NotAChoice { owner, square });
            }
        }
        self.key ^= hash::of_inaccessible(self.inaccessible);
        self.inaccessible = Inaccessible::Drawn(squares);
        self.key ^= hash::of_inaccessible(self.inaccessible);
        let removed = ByColor::from_fn(|owner| self.remove_stranger(owner, squares[owner]));
        if draw.removal_resets_quiet && (removed.white.is_some() || removed.black.is_some()) {
            self.quiet = 0;
        }
        if draw.removed_king_loses {
            self.ended = end_by_removal(&removed);
        }
        debug_assert_eq!(self.key, self.recomputed_key());
        Ok(SquaresDrawn { squares, removed })
    }

    /// The position as if no squares were ever to be drawn: what the search looks on from, with chance left aside.
    pub(crate) fn without_draw(&self) -> Self {
        let mut position = *self;
        position.key ^= hash::of_inaccessible(position.inaccessible);
        position.inaccessible = Inaccessible::None;
        position.key ^= hash::of_inaccessible(position.inaccessible);
        position
    }

    fn remove_stranger(&mut self, owner: Color, square: Square) -> Option<Removal> {
        let piece = self.piece_at(square).filter(|piece| piece.color != owner)?;
        self.take(square, piece);
        debug_assert!(!self.occupied().has(square));
        Some(Removal { square, piece })
    }
}

/// A side whose King is removed loses; if both are, nobody wins (RULES 7).
fn end_by_removal(removed: &ByColor<Option<Removal>>) -> Option<Outcome> {
    let lost = |color| {
        [removed.white, removed.black]
            .into_iter()
            .flatten()
            .any(|removal| removal.piece == Piece { color, role: Role::King })
    };
    match (lost(Color::White), lost(Color::Black)) {
        (false, false) => None,
        (true, true) => Some(Outcome::king(None)),
        (white, _) => Some(Outcome::king(Some(if white { Color::Black } else { Color::White }))),
    }
}

/// Two faces of the die, each of the six equally likely, from random words. Words that would favour some faces are
/// passed over.
///
/// # Errors
/// If the words run out; with sixteen of them that happens once in about 10¹³⁰ times.
pub fn throw_dice(words: &[u32]) -> Result<ByColor<usize>, DrawSquaresError> {
    const FAIR: u32 = u32::MAX / 6 * 6;
    let mut faces = words.iter().filter(|&&word| word < FAIR).map(|&word| (word % 6) as usize);
    match (faces.next(), faces.next()) {
        (Some(white), Some(black)) => Ok(ByColor::new(white, black)),
        _ => Err(DrawSquaresError::NotEnoughChance),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_equally_likely() {
        assert_eq!(throw_dice(&[0, 5]), Ok(ByColor::new(0, 5)));
        assert_eq!(throw_dice(&[u32::MAX, 7, u32::MAX - 3, 3]), Ok(ByColor::new(1, 3)));
        assert_eq!(throw_dice(&[u32::MAX, 7]), Err(DrawSquaresError::NotEnoughChance));
    }
}
