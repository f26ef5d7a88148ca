//! Forced wins by brute force: every move of one side against every reply, with nothing left out and nothing estimated.
//! Slow, and meant to be believed.

use core::ops::ControlFlow;

use crate::any::AnyPosition;
use crate::moves::Move;
use crate::position::Position;
use crate::variant::Ruleset;

/// A forced win of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// Its own moves until the game is won, against the longest defence.
    pub moves: u32,
    /// Every first move that wins as soon.
    pub first: Vec<Move>,
}

/// The shortest forced win of the side to move within so many moves of its own, if there is one (RULES 8.1 to 8.3). Draws
/// that could be claimed are left aside, and nothing is won across a draw of squares (RULES 7).
#[must_use]
pub fn shortest_win(position: &AnyPosition, moves: u32) -> Option<ForcedWin> {
    (1..=moves).find_map(|moves| {
        let first = match position {
            AnyPosition::Eight(position) => winning_moves(position, moves),
            AnyPosition::Nine(position) => winning_moves(position, moves),
        };
        (!first.is_empty()).then_some(ForcedWin { moves, first })
    })
}

/// The moves that win within so many moves, the first included.
fn winning_moves<R: Ruleset>(position: &Position<R>, moves: u32) -> Vec<Move> {
    let mut winning = Vec::new();
    let _ = position.legal_moves(&mut |mv| {
        if wins(position, &mv, moves) {
            winning.push(mv);
        }
        ControlFlow::Continue(())
    });
    winning
}

/// Does the side to move win by this move, or against every reply within the moves that are left?
fn wins<R: Ruleset>(position: &Position<R>, mv: &Move, moves: u32) -> bool {
    let mut next = *position;
    next.play_unchecked(mv);
    if let Some(outcome) = next.outcome() {
        return outcome.winner == Some(position.turn());
    }
    moves > 1 && !next.draw_is_due() && every_reply_loses(&next, moves - 1)
}

fn every_reply_loses<R: Ruleset>(position: &Position<R>, moves: u32) -> bool {
    let escape = position.legal_moves(&mut |reply| {
        let mut next = *position;
        next.play_unchecked(&reply);
        if can_win(&next, moves) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    escape.is_continue()
}

/// Can the side to move win within so many moves? What wins at once is tried first.
fn can_win<R: Ruleset>(position: &Position<R>, moves: u32) -> bool {
    if position.outcome().is_some() {
        return false;
    }
    (1..=moves).any(|moves| {
        let found = position.legal_moves(&mut |mv| {
            if wins(position, &mv, moves) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    })
}
