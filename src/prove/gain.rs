//! Force won for certain, by brute force: every own move, every answer, nothing estimated.
//!
//! A move *gains* so much in so many moves if its side can make so many moves, this one included, that whatever the enemy
//! answers to each of them, the last one too, it has taken so much more force than it has lost. What an exchange takes off
//! the board counts for both sides, a promotion for neither. A game that is won gains any force, any other end none.
//! Nothing is gained across a draw of squares (RULES 7).

use crate::any::AnyPosition;
use crate::color::Color;
use crate::moves::{Effect, Move};
use crate::outcome::Phase;
use crate::variant::Rules;

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
/// An answer that prevents it, one that takes if there is any; none where the squares are to be drawn first, or the game is
/// over.
pub fn secured(position: &AnyPosition, gain: Gain) -> Result<(), Option<Move>> {
    match position.phase() {
        Phase::Over => {
            if is_won(position, !position.turn()) {
                Ok(())
            } else {
                Err(None)
            }
        }
        Phase::DrawSquares => Err(None),
        Phase::Play => {
            // What takes prevents soonest.
            let prevention = prevention(position, gain, true).or_else(|| prevention(position, gain, false));
            prevention.map_or(Ok(()), |answer| Err(Some(answer)))
        }
    }
}

/// An answer, among those that take or the others, after which less than that is to be had.
fn prevention(position: &AnyPosition, gain: Gain, takes: bool) -> Option<Move> {
    let answers = position.moves().into_iter().filter(|answer| answer.effect.taken().is_some() == takes);
    answers.into_iter().find(|answer| {
        let next = after(position, answer);
        let left = Gain { force: gain.force + taken_by(answer, position.rules()), ..gain };
        match next.outcome() {
            Some(_) => !is_won(&next, !position.turn()),
            None if left.moves == 0 => left.force > 0,
            None => !can_gain(&next, left),
        }
    })
}

fn can_gain(position: &AnyPosition, gain: Gain) -> bool {
    position.moves().iter().any(|mv| {
        let force = gain.force - taken_by(mv, position.rules());
        secured(&after(position, mv), Gain { force, moves: gain.moves - 1 }).is_ok()
    })
}

fn is_won(position: &AnyPosition, color: Color) -> bool {
    position.outcome().is_some_and(|outcome| outcome.winner == Some(color))
}

fn after(position: &AnyPosition, mv: &Move) -> AnyPosition {
    let mut next = *position;
    // Legal: nothing is refused.
    let _ = next.play(mv);
    next
}
