//! Forced wins by brute force: every move of one side against every reply, with nothing left out and nothing estimated.
//! Slow, and meant to be believed.

pub mod gain;

use core::ops::ControlFlow;

use crate::any::AnyPosition;
use crate::moves::Move;

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
        let first = winning_moves(position, moves);
        (!first.is_empty()).then_some(ForcedWin { moves, first })
    })
}

/// Does the side to move lose against every reply of its own within so many moves of the other?
///
/// # Errors
/// A reply that escapes; none where the squares are to be drawn first (RULES 7), across which nothing is proven.
pub fn loses_within(position: &AnyPosition, moves: u32) -> Result<(), Option<Move>> {
    if position.draw_is_due() {
        return Err(None);
    }
    escape(position, moves).map_or(Ok(()), |reply| Err(Some(reply)))
}

/// The reply that loses last, within so many moves; among equals the one that leaves fewest ways to win.
#[must_use]
pub fn longest_defence(position: &AnyPosition, moves: u32) -> Option<Move> {
    let replies = position.moves().into_iter().filter_map(|reply| {
        let mut next = *position;
        next.play(&reply).ok()?;
        Some((reply, shortest_win(&next, moves)?))
    });
    let (reply, _) = replies.max_by_key(|(_, win)| (win.moves, core::cmp::Reverse(win.first.len())))?;
    Some(reply)
}

/// The moves that win within so many moves, the first included.
fn winning_moves(position: &AnyPosition, moves: u32) -> Vec<Move> {
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
fn wins(position: &AnyPosition, mv: &Move, moves: u32) -> bool {
    let mut next = *position;
    next.play_unchecked(mv);
    if let Some(outcome) = next.outcome() {
        return outcome.winner == Some(position.turn());
    }
    moves > 1 && !next.draw_is_due() && escape(&next, moves - 1).is_none()
}

/// A reply after which there is no win within so many moves.
fn escape(position: &AnyPosition, moves: u32) -> Option<Move> {
    let mut escape = None;
    let _ = position.legal_moves(&mut |reply| {
        let mut next = *position;
        next.play_unchecked(&reply);
        if can_win(&next, moves) {
            return ControlFlow::Continue(());
        }
        escape = Some(reply);
        ControlFlow::Break(())
    });
    escape
}

/// Can the side to move win within so many moves? What wins at once is tried first.
fn can_win(position: &AnyPosition, moves: u32) -> bool {
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
