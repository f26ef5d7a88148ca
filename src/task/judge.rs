//! The verdict on an answer.

use super::goal::Goal;
use super::trial::{Finding, Trial};
use super::verdict::{Miss, Status, Verdict};
use super::{Task, Wanted, solve};
use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::force::{Contributor, Totals};
use crate::gather::Gather;
use crate::notation::{MoveRefusal, find_typed};
use crate::prove;
use crate::reason::Reason;
use crate::square::{Square, SquareSet};

/// A win is looked for so many moves longer than asked, to tell a slower one from none.
const PATIENCE: u32 = 1;
/// Longer wins are not looked for while somebody waits.
const FARTHEST: u32 = 3;

/// Judges an answer. The task must fit the position.
#[must_use]
pub fn judge(position: &AnyPosition, task: &Task, answer: &str) -> Verdict {
    match task {
        Task::Move(goal) => match find_typed(position, answer) {
            Ok(mv) => judge_move(&Trial::new(position, mv), goal),
            Err(MoveRefusal::Illegal(reasons)) => Verdict { reasons, ..Verdict::of(Status::Refused) },
            Err(_) => Verdict::of(Status::Unreadable),
        },
        Task::Squares(wanted) => {
            squares_in(answer).map_or_else(unreadable, |given| judge_squares(position, *wanted, given))
        }
        Task::Forces { square, counted } => {
            totals_in(answer).map_or_else(unreadable, |given| judge_forces(position, *square, *counted, given))
        }
        Task::Why { from, to } => {
            let right = solve::solve(position, task).answers.iter().any(|code| code == answer.trim());
            Verdict { reasons: solve::refusals(position, *from, *to), ..Verdict::right_if(right) }
        }
        Task::Check => Verdict::right_if(solve::check(position) == answer.trim()),
    }
}

fn unreadable() -> Verdict {
    Verdict::of(Status::Unreadable)
}

fn judge_move(trial: &Trial, goal: &Goal) -> Verdict {
    let mut facts = Vec::new();
    let right = trial.meets(goal, true, &mut facts);
    facts.retain(|finding: &Finding| (finding.holds == finding.wanted) == right);
    let verdict = Verdict { mv: Some(trial.mv), facts, ..Verdict::right_if(right) };
    match goal.win_within() {
        Some(moves) if right => finish(verdict, trial, moves),
        Some(moves) if is_slower(trial, moves) => Verdict { status: Status::Slower, ..verdict },
        _ if right => verdict,
        _ => Verdict { reply: trial.consequence(&verdict.facts), ..verdict },
    }
}

/// A win that is not finished yet goes on against the longest defence.
fn finish(verdict: Verdict, trial: &Trial, moves: u32) -> Verdict {
    if trial.after.outcome().is_some() {
        return verdict;
    }
    Verdict { reply: prove::longest_defence(&trial.after, moves - 1), moves_left: moves - 1, ..verdict }
}

fn is_slower(trial: &Trial, moves: u32) -> bool {
    let longer = moves + PATIENCE;
    // The own game may be over too: lost.
    longer <= FARTHEST && trial.after.outcome().is_none() && prove::loses_within(&trial.after, longer - 1).is_ok()
}

fn judge_squares(position: &AnyPosition, wanted: Wanted, given: SquareSet) -> Verdict {
    let right = solve::squares(position, wanted);
    let only_in = |one: SquareSet, other: SquareSet| one.iter().filter(move |square| !other.contains(*square));
    let missed = only_in(right, given).map(|square| Miss { square, reasons: Vec::new() }).gather();
    let extra =
        only_in(given, right).map(|square| Miss { square, reasons: why_not(position, wanted, square) }).gather();
    Verdict { missed, extra, ..Verdict::right_if(given == right) }
}

/// Why a square is none of those asked for.
fn why_not(position: &AnyPosition, wanted: Wanted, square: Square) -> Vec<Reason> {
    let mut reasons = match wanted {
        Wanted::Moves(from) | Wanted::Acts(from) => solve::refusals(position, from, square),
        Wanted::Actors(target, _) => solve::refusals(position, square, target),
        Wanted::Removed(_) => Vec::new(),
    };
    if !matches!(wanted, Wanted::Moves(_)) {
        // Force asks for the way only, not for what a move would need besides.
        reasons.retain(|reason| {
            matches!(reason, Reason::OutOfReach { .. } | Reason::Blocked { .. } | Reason::InaccessibleSquare { .. })
        });
    }
    reasons
}

fn judge_forces(position: &AnyPosition, square: Square, counted: bool, given: Totals) -> Verdict {
    let right = solve::forces(position, square, counted);
    let acting = position.contributors(square);
    let wrong = |color: &Color| given[*color] != right[*color];
    let forgotten = ByColor::from_fn(|color| {
        if wrong(&color) { forgotten(&acting, color, right[color], given[color]) } else { Vec::new() }
    });
    let sums = position.sums(square);
    let idle_counted = Color::ALL.into_iter().filter(|color| counted && wrong(color) && given[*color] == sums[*color]);
    let idle_counted = idle_counted.gather();
    Verdict { totals: Some(right), forgotten, idle_counted, ..Verdict::right_if(given == right) }
}

/// The fewest pieces without which the side's sum would be what was answered.
fn forgotten(acting: &[Contributor], color: Color, right: u16, given: u16) -> Vec<Square> {
    let Some(missing) = right.checked_sub(given) else {
        return Vec::new();
    };
    let own: Vec<_> = acting.iter().filter(|by| by.piece.color == color && by.force > 0).collect();
    let subsets = 1..1_u32 << own.len().min(12);
    let members = |subset: u32| own.iter().enumerate().filter(move |(index, _)| subset >> index & 1 != 0);
    let force_of = |subset: u32| members(subset).map(|(_, by)| u16::from(by.force)).sum::<u16>();
    let fewest = subsets.filter(|&subset| force_of(subset) == missing).min_by_key(|subset| subset.count_ones());
    fewest.map_or_else(Vec::new, |subset| members(subset).map(|(_, by)| by.square).gather())
}

/// Squares between blanks and commas; none at all is an answer too.
fn squares_in(text: &str) -> Option<SquareSet> {
    let names = text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|name| !name.is_empty());
    names.map(Square::from_name).collect()
}

/// `3 : 2½`, with `2 1/2`, `2.5` and `2,5` for those without a `½`.
fn totals_in(text: &str) -> Option<Totals> {
    let (white, black) = text.split_once(':')?;
    Some(ByColor::new(half_units(white)?, half_units(black)?))
}

fn half_units(text: &str) -> Option<u16> {
    let text = text.trim();
    let ends = ["½", "1/2", ".5", ",5"];
    let (units, half) = match ends.iter().find_map(|end| text.strip_suffix(end)) {
        Some(units) => (units.trim_end(), 1),
        None => (text, 0),
    };
    let units = if units.is_empty() && half > 0 { 0 } else { units.parse::<u8>().ok()? };
    Some(u16::from(units) * 2 + half)
}
