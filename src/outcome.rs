//! How a position ends (RULES 8), check and final check (RULES 9).

use core::ops::ControlFlow;

use crate::bitboard::{Bitboard, Near};
use crate::color::Color;
use crate::force::Balance;
use crate::moves::Effect;
use crate::position::Position;
use crate::role::Role;
use crate::scales::Scales;
use crate::square::Square;
use crate::variant::Ruleset;

/// How a position by itself is won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// King taken (RULES 8.1).
    King,
    /// Castle seized (RULES 8.2).
    Castle,
    /// The side to move has no legal move (RULES 8.3).
    Blockade,
}

impl WinBy {
    /// The name used in data.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            WinBy::King => "king",
            WinBy::Castle => "castle",
            WinBy::Blockade => "blockade",
        }
    }
}

/// The end of a game that the position itself shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who wins; nobody if a draw of squares removed both Kings (RULES 7).
    pub winner: Option<Color>,
    /// How.
    pub by: WinBy,
}

impl Outcome {
    pub(crate) const fn king(winner: Option<Color>) -> Outcome {
        Outcome { winner, by: WinBy::King }
    }

    pub(crate) const fn castle(winner: Color) -> Outcome {
        Outcome { winner: Some(winner), by: WinBy::Castle }
    }
}

/// Where a position stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Somebody is to move.
    Play,
    /// The inaccessible squares are to be drawn first (RULES 7).
    DrawSquares,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The name used in data.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Phase::Play => "play",
            Phase::DrawSquares => "draw-squares",
            Phase::Over => "over",
        }
    }
}

/// The mark behind a move (RULES 9).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum CheckMark {
    /// The King of the side to move is safe.
    #[default]
    None,
    /// `+`
    Check,
    /// `+)`
    Final,
}

impl CheckMark {
    /// As the notation writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            CheckMark::None => "",
            CheckMark::Check => "+",
            CheckMark::Final => "+)",
        }
    }
}

impl<R: Ruleset> Position<R> {
    /// The end the position shows: King taken (if a move did it), castle seized, blockade.
    #[must_use]
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ended.is_some() || self.knecht_can_step() { self.ended } else { self.blockade() }
    }

    /// The end of a side without a move.
    #[inline(never)]
    fn blockade(&self) -> Option<Outcome> {
        let blocked = !self.is_blockade_pending() && !self.can_move();
        blocked.then(|| Outcome { winner: R::SHARED.blockade_loses.then_some(!self.turn), by: WinBy::Blockade })
    }

    /// Blockade is not judged while the draw of squares is due (RULES 7).
    fn is_blockade_pending(&self) -> bool {
        self.draw_is_due() && R::SHARED.inaccessible.as_ref().is_some_and(|draw| draw.blockade_waits)
    }

    /// Could the side's King be taken by a legal move of the other, if it were the other's turn?
    #[must_use]
    pub fn king_can_be_taken(&self, color: Color) -> bool {
        let Some(king) = self.king(color) else {
            return false;
        };
        let attacker = !color;
        let balance = Scales::new(self).contest(attacker, king).1;
        let scouts = self.reaching(attacker, Role::Scout, king);
        // Nearly always: nobody who could take.
        if balance == Balance::Inferior && scouts.is_empty() {
            return false;
        }
        let last_royal = self.last_royal(attacker);
        Role::ALL.into_iter().any(|role| {
            let takes = self.take_by(role, king, Role::King, balance);
            if !takes.capture && !takes.exchange {
                return false;
            }
            R::Board::squares_near(self.reaching(attacker, role, king), king).any(|from| {
                let may = |effect| last_royal != Some(from) || self.last_royal_may(attacker, king, effect);
                takes.capture && may(Effect::Capture(Role::King)) || takes.exchange && may(Effect::Exchange(Role::King))
            })
        })
    }

    /// The side's pieces of a role whose lines reach an enemy's square.
    fn reaching(&self, color: Color, role: Role, to: Square) -> Near {
        let pieces = self.of(color, role).near(to);
        if role == Role::Scout {
            let leaps = R::lines(to).leap & pieces;
            return leaps.only_if(!self.forbidden(color).has(to));
        }
        Scales::new(self).acting(color, to) & pieces
    }

    /// Has the side to move a move after which its King cannot be taken, or which ends the game first? A draw of
    /// squares that falls due after the move is left aside.
    #[must_use]
    pub fn can_save_king(&self) -> bool {
        self.legal_moves(&mut |reply| {
            let mut next = *self;
            next.play_unchecked(&reply);
            if next.ended.is_some() || !next.king_can_be_taken(self.turn) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}
