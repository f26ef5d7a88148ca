//! The right answers.

use super::trial::Trial;
use super::{Task, Wanted};
use crate::any::AnyPosition;
use crate::color::Color;
use crate::force::{Totals, format_force};
use crate::gather::Gather;
use crate::moves::Move;
use crate::outcome::CheckMark;
use crate::reason::{Asked, Reason};
use crate::role::Role;
use crate::square::{Square, SquareSet};
use crate::text::text_of;

/// Every right answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// As `judge` reads them; for squares one answer with all of them.
    pub answers: Vec<String>,
    /// How many answers there are to choose from: legal moves; 0 where that says nothing.
    pub of: usize,
}

/// Finds every right answer. The task must fit the position.
#[must_use]
pub fn solve(position: &AnyPosition, task: &Task) -> Solution {
    match task {
        Task::Move(goal) => {
            let moves = position.moves();
            let right = moves.iter().filter(|mv| Trial::new(position, **mv).meets(goal, true, &mut Vec::new()));
            Solution { answers: right.map(Move::text).gather(), of: moves.len() }
        }
        Task::Squares(wanted) => only(names(squares(position, *wanted))),
        Task::Forces { square, counted } => only(ratio(forces(position, *square, *counted))),
        Task::Why { from, to } => {
            let reasons = refusals(position, *from, *to);
            let codes = reasons.iter().map(|reason| reason.code().into());
            Solution { answers: if reasons.is_empty() { vec!["legal".into()] } else { codes.gather() }, of: 0 }
        }
        Task::Check => only(check(position).into()),
    }
}

fn only(answer: String) -> Solution {
    Solution { answers: vec![answer], of: 0 }
}

/// The squares that are asked for.
pub(super) fn squares(position: &AnyPosition, wanted: Wanted) -> SquareSet {
    match wanted {
        Wanted::Moves(square) => position.targets_of(square),
        Wanted::Acts(square) => position.reach_of(square),
        Wanted::Actors(square, color) => actors(position, square, color),
        Wanted::Removed(drawn) => {
            let mut after = *position;
            let removed =
                after.draw_squares(drawn).map(|drawn| drawn.removals().map(|removal| removal.square).collect());
            removed.unwrap_or_default()
        }
    }
}

fn actors(position: &AnyPosition, square: Square, color: Color) -> SquareSet {
    let of_side = |piece: crate::role::Piece| piece.color == color && piece.role != Role::Scout;
    let acting = position.contributors(square).into_iter().filter(|by| of_side(by.piece));
    acting.map(|by| by.square).collect()
}

pub(super) fn forces(position: &AnyPosition, square: Square, counted: bool) -> Totals {
    if counted { position.counted(square) } else { position.sums(square) }
}

/// Why a piece may not go there, if it were its side's turn.
pub(super) fn refusals(position: &AnyPosition, from: Square, to: Square) -> Vec<Reason> {
    let moves = position.piece_at(from).is_some_and(|piece| piece.color == position.turn());
    let seen = if moves { None } else { position.with_turn_passed() };
    seen.unwrap_or(*position).reasons(from, to, Asked::Any)
}

pub(super) fn check(position: &AnyPosition) -> &'static str {
    match position.check_mark() {
        CheckMark::None => "none",
        CheckMark::Check => "check",
        CheckMark::Final => "final",
    }
}

fn names(squares: SquareSet) -> String {
    let mut text = String::new();
    for square in squares.iter() {
        if !text.is_empty() {
            text.push(' ');
        }
        text += &square.name();
    }
    text
}

/// Both forces as the book writes them.
pub(super) fn ratio(totals: Totals) -> String {
    text_of(&[&format_force(totals.white), &" : ", &format_force(totals.black)])
}
