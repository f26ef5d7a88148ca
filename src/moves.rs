//! A move, which says what happens on the board, and its coordinate text.

use core::fmt;

use crate::role::Role;
use crate::square::{Square, SquareSet};
use crate::text::text_of;
use crate::variant::Rules;

/// What a move does to what stands on its target.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The target is empty.
    Plain,
    /// Takes this piece and stands in its place (RULES 5.1, 5.3).
    Capture(Role),
    /// This piece and the mover both leave the board (RULES 5.2, 5.3).
    Exchange(Role),
}

impl Effect {
    /// The enemy piece that leaves the board.
    #[must_use]
    pub const fn taken(self) -> Option<Role> {
        match self {
            Effect::Plain => None,
            Effect::Capture(role) | Effect::Exchange(role) => Some(role),
        }
    }

    /// Does it win by taking the King (RULES 8.1)?
    #[inline]
    pub(crate) fn takes_king(self, rules: &Rules) -> bool {
        match self {
            Effect::Plain => false,
            Effect::Capture(role) => role == Role::King,
            Effect::Exchange(role) => role == Role::King && rules.exchanged_king_loses,
        }
    }
}

/// A legal move of the side to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What it is before the move.
    pub role: Role,
    /// What happens to the target.
    pub effect: Effect,
    /// What the piece turns into: a Knecht's and a Ver Knecht's promotion, a Prince's conversion (RULES 6).
    pub becomes: Option<Role>,
}

impl Move {
    /// A Prince becomes a Connet (RULES 6.3).
    #[must_use]
    pub fn is_conversion(&self) -> bool {
        self.role == Role::Prince && self.becomes.is_some()
    }

    /// A royal comes into a castle from outside, and stays (RULES 3.1).
    #[must_use]
    pub fn enters(&self, castle: SquareSet) -> bool {
        let stays = !matches!(self.effect, Effect::Exchange(_));
        self.role.is_royal() && stays && castle.contains(self.to) && !castle.contains(self.from)
    }

    /// Coordinate text: `e2e4`, `g7g8c`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = text_of(&[&self.from, &self.to]);
        text.extend(self.choice().map(|role| role.latin().to_ascii_lowercase()));
        text
    }

    /// What coordinate text must name: a choice or a conversion, but not a Knecht's automatic promotion.
    #[must_use]
    pub fn choice(&self) -> Option<Role> {
        self.becomes.filter(|_| self.role != Role::Knecht)
    }
}

impl fmt::Display for Move {
    /// The same as [`Move::text`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

/// From, to and choice, as coordinate text names them; not yet known to be a legal move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CoordinateText {
    /// Where the piece should stand.
    pub from: Square,
    /// Where it should go.
    pub to: Square,
    /// What it should become.
    pub choice: Option<Role>,
}

impl CoordinateText {
    /// Reads `e2e4` or `g7g8c`; nothing else.
    #[must_use]
    pub fn parse(text: &str) -> Option<CoordinateText> {
        let from = Square::from_name(text.get(..2)?)?;
        let to = Square::from_name(text.get(2..4)?)?;
        let mut rest = text.get(4..)?.chars();
        let choice = match rest.next() {
            None => None,
            Some(letter) if letter.is_ascii_lowercase() => Some(Role::from_latin(letter.to_ascii_uppercase())?),
            Some(_) => return None,
        };
        rest.next().is_none().then_some(CoordinateText { from, to, choice })
    }
}
