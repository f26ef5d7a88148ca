//! Force won for certain, by brute force: every own move, every answer, nothing estimated.
//!
//! A move *gains* so much in so many moves if its side can make so many moves, this one included, that whatever the enemy
//! answers to each of them, the last one too, it has taken so much more force than it has lost. What an exchange takes off
//! the board counts for both sides, a promotion for neither. A game that is won gains any force, any other end none.
//! Nothing is gained across a draw of squares (RULES 7).

use core::cmp::Reverse;
use core::ops::ControlFlow;

use crate::any::AnyPosition;
use crate::moves::{Effect, Move};
use crate::position::Position;
use crate::variant::{Rules, Ruleset};

/// What is still to be gained, from the side that plays for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Half units of force; none or less if there is more already.
    pub force: i32,
    /// Own moves that are left.
    pub moves: u32,
}

/// What a move takes off the board for its side: the enemy's force less its own, half units.
#[must_use]
pub fn taken_by(mv: &Move, rules: &Rules) -> i32 {
    let force = |role| i32::from(rules.force_of(role));
    match mv.effect {
        Effect::Plain => 0,
        Effect::Capture(role) => force(role),
        Effect::Exchange(role) => force(role) - force(mv.role),
    }
}

/// Is so much gained whatever the side to move answers?
///
/// # Errors
/// An answer that prevents it, the dearest of them; none where the squares are to be drawn first, or the game is over.
pub fn secured(position: &AnyPosition, gain: Gain) -> Result<(), Option<Move>> {
    match position {
        AnyPosition::Eight(position) => secured_in(position, gain),
        AnyPosition::Nine(position) => secured_in(position, gain),
    }
}

fn secured_in<R: Ruleset>(position: &Position<R>, gain: Gain) -> Result<(), Option<Move>> {
    if let Some(outcome) = position.outcome() {
        return if outcome.winner == Some(!position.turn()) { Ok(()) } else { Err(None) };
    }
    if position.draw_is_due() {
        return Err(None);
    }
    let mut answers = Vec::new();
    let _ = position.legal_moves(&mut |answer| {
        answers.push(answer);
        ControlFlow::Continue(())
    });
    // What takes most prevents soonest.
    answers.sort_by_key(|answer| Reverse(taken_by(answer, position.game.rules())));
    answers.into_iter().find(|answer| prevents(position, answer, gain)).map_or(Ok(()), |answer| Err(Some(answer)))
}

/// After this answer, is less than that to be had?
fn prevents<R: Ruleset>(position: &Position<R>, answer: &Move, gain: Gain) -> bool {
    let mut next = *position;
    next.play_unchecked(answer);
    if let Some(outcome) = next.outcome() {
        return outcome.winner != Some(!position.turn());
    }
    let left = Gain { force: gain.force + taken_by(answer, position.game.rules()), ..gain };
    if left.moves == 0 { left.force > 0 } else { !can_gain(&next, left) }
}

fn can_gain<R: Ruleset>(position: &Position<R>, gain: Gain) -> bool {
    let found = position.legal_moves(&mut |mv| {
        let mut next = *position;
        next.play_unchecked(&mv);
        let left = Gain { force: gain.force - taken_by(&mv, position.game.rules()), moves: gain.moves - 1 };
        if secured_in(&next, left).is_ok() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found.is_break()
}
