//! How a position ends (RULES 8), check and final check (RULES 9).

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
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
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ended.is_some() || self.is_blockade_pending() || self.can_move() {
            return self.ended;
        }
        Some(Outcome { winner: R::SHARED.blockade_loses.then_some(!self.turn), by: WinBy::Blockade })
    }

    /// Blockade is not judged while the draw of squares is due (RULES 7).
    #[inline]
    fn is_blockade_pending(&self) -> bool {
        self.draw_is_due() && R::SHARED.inaccessible.as_ref().is_some_and(|draw| draw.blockade_waits)
    }

    /// Where the position stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.outcome().is_some() {
            Phase::Over
        } else if self.draw_is_due() {
            Phase::DrawSquares
        } else {
            Phase::Play
        }
    }

    /// The King of the side to move could be taken if it were the other's turn (RULES 9.1). A draw of squares that is
    /// due is ignored.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.ended.is_none() && self.king_can_be_taken(self.turn)
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
            self.reaching(attacker, role, king).squares().any(|from| {
                let may = |effect| last_royal != Some(from) || self.last_royal_may(attacker, king, effect);
                takes.capture && may(Effect::Capture(Role::King)) || takes.exchange && may(Effect::Exchange(Role::King))
            })
        })
    }

    /// The side's pieces of a role whose lines reach an enemy's square.
    fn reaching(&self, color: Color, role: Role, to: Square) -> R::Board {
        let pieces = self.of(color, role);
        if role == Role::Scout {
            let leaps = R::lines().leap[to.index()] & pieces;
            return leaps.only_if(!self.forbidden(color).has(to));
        }
        Scales::new(self).acting(color, to) & pieces
    }

    /// A check after which every reply leaves the King takeable and none ends the game first (RULES 9.2).
    #[must_use]
    pub fn is_final_check(&self) -> bool {
        !self.draw_is_due() && self.is_check() && self.has_legal_move() && !self.can_save_king()
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

    /// The mark the notation puts behind the move that led here; none where the game has ended.
    #[must_use]
    pub fn check_mark(&self) -> CheckMark {
        if !self.is_check() || self.outcome().is_some() {
            CheckMark::None
        } else if self.is_final_check() {
            CheckMark::Final
        } else {
            CheckMark::Check
        }
    }
}
