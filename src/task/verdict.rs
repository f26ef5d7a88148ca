//! What is said of an answer, as data; `wasm/rules.d.ts` gives the same as types.

use super::Solution;
use super::trial::Finding;
use crate::color::{ByColor, Color};
use crate::force::Totals;
use crate::json::{Json, ToJson};
use crate::moves::Move;
use crate::reason::Reason;
use crate::square::Square;

/// How an answer is judged.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is one of the right ones.
    Right,
    /// It wins too, but takes longer than asked.
    Slower,
    /// It is not.
    Wrong,
    /// The rules forbid the move: nothing to be blamed for.
    Refused,
    /// It is no answer to such a task.
    Unreadable,
}

impl Status {
    /// The name used in data.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Status::Right => "right",
            Status::Slower => "slower",
            Status::Wrong => "wrong",
            Status::Refused => "refused",
            Status::Unreadable => "unreadable",
        }
    }
}

/// A square that was left out, or named though it is none of those asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// Which.
    pub square: Square,
    /// Why the piece does not reach it; empty for one left out.
    pub reasons: Vec<Reason>,
}

/// `Verdict`: on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How it is judged.
    pub status: Status,
    /// The move that was tried.
    pub mv: Option<Move>,
    /// The facts that decided: those that hold where it is right, those that do not where it is wrong.
    pub facts: Vec<Finding>,
    /// Why the move is refused, or why a move that was asked about is.
    pub reasons: Vec<Reason>,
    /// What the enemy answers: the defence that holds out longest, or what a wrong move lets him do.
    pub reply: Option<Move>,
    /// The win is still to be finished within so many moves after the reply.
    pub moves_left: u32,
    /// Squares left out.
    pub missed: Vec<Miss>,
    /// Squares too many.
    pub extra: Vec<Miss>,
    /// Forces as they are, half units.
    pub totals: Option<Totals>,
    /// Whoever was left out of the sum, where that explains the mistake.
    pub forgotten: ByColor<Vec<Square>>,
    /// Sides whose idle force was counted (RULES 4.5).
    pub idle_counted: Vec<Color>,
}

impl Verdict {
    pub(super) fn of(status: Status) -> Verdict {
        Verdict {
            status,
            mv: None,
            facts: Vec::new(),
            reasons: Vec::new(),
            reply: None,
            moves_left: 0,
            missed: Vec::new(),
            extra: Vec::new(),
            totals: None,
            forgotten: ByColor::default(),
            idle_counted: Vec::new(),
        }
    }

    pub(super) fn right_if(right: bool) -> Verdict {
        Verdict::of(if right { Status::Right } else { Status::Wrong })
    }
}

impl ToJson for Verdict {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("status", &self.status.key())
            .field("move", &self.mv)
            .field("facts", &self.facts)
            .field("reasons", &self.reasons)
            .field("reply", &self.reply)
            .field("movesLeft", &self.moves_left)
            .field("missed", &self.missed)
            .field("extra", &self.extra)
            .field("totals", &self.totals)
            .field("forgotten", &self.forgotten)
            .field("idleCounted", &self.idle_counted)
            .end();
    }
}

impl ToJson for Miss {
    fn write(&self, json: &mut Json) {
        json.object().field("square", &self.square).field("reasons", &self.reasons).end();
    }
}

impl ToJson for Finding {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("code", &self.fact.code())
            .field("holds", &self.holds)
            .field("square", &self.fact.square())
            .field("role", &self.fact.role())
            .field("moves", &self.fact.moves())
            .field("force", &self.fact.force())
            .field("totals", &self.totals)
            .field("by", &self.by.map(|by| by.key()))
            .field("reply", &self.reply)
            .end();
    }
}

impl ToJson for Solution {
    fn write(&self, json: &mut Json) {
        json.object().field("answers", &self.answers).field("of", &self.of).end();
    }
}
