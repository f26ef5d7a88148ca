//! A move that is tried, and what holds after it.

use super::goal::{Fact, Goal, Prey};
use crate::any::AnyPosition;
use crate::color::Color;
use crate::force::Totals;
use crate::moves::{Effect, Move};
use crate::outcome::{CheckMark, Outcome, WinBy};
use crate::prove;
use crate::prove::gain::{self, Gain};
use crate::role::Role;
use crate::square::Square;

/// A legal move and where it leads.
pub(super) struct Trial {
    before: AnyPosition,
    pub mv: Move,
    pub after: AnyPosition,
}

/// What was found out about a fact.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The fact.
    pub fact: Fact,
    /// Whether it holds.
    pub holds: bool,
    /// Whether the goal wants it to.
    pub wanted: bool,
    /// Counted totals that decide it, half units.
    pub totals: Option<Totals>,
    /// How the game is won.
    pub by: Option<WinBy>,
    /// The enemy's move that shows why it does not hold.
    pub reply: Option<Move>,
}

impl Trial {
    /// `mv` must be legal.
    pub fn new(before: &AnyPosition, mv: Move) -> Trial {
        let mut after = *before;
        // Legal: nothing is refused.
        let _ = after.play(&mv);
        Trial { before: *before, mv, after }
    }

    fn mover(&self) -> Color {
        self.before.turn()
    }

    /// Whether the goal holds; every fact that was looked at is noted.
    pub fn meets(&self, goal: &Goal, wanted: bool, noted: &mut Vec<Finding>) -> bool {
        match goal {
            Goal::Fact(fact) => {
                let finding = Finding { wanted, ..self.find(*fact) };
                noted.push(finding);
                finding.holds
            }
            Goal::Not(goal) => !self.meets(goal, !wanted, noted),
            Goal::All(goals) => goals.iter().all(|goal| self.meets(goal, wanted, noted)),
            Goal::Any(goals) => goals.iter().any(|goal| self.meets(goal, wanted, noted)),
        }
    }

    fn find(&self, fact: Fact) -> Finding {
        let plain = Finding { fact, holds: false, wanted: true, totals: None, by: None, reply: None };
        let told = |holds| Finding { holds, ..plain };
        // What an enemy's move proves wrong holds where there is none. A Scout asks for no force (RULES 5.3).
        let refuted_by = |reply: Option<Move>| {
            let by_force = reply.filter(|reply| reply.role != Role::Scout);
            Finding {
                holds: reply.is_none(),
                reply,
                totals: by_force.map(|reply| self.after.counted(reply.to)),
                ..plain
            }
        };
        match fact {
            Fact::Wins { by, moves } => self.wins(plain, by, moves),
            Fact::Holds { moves } => self.holds(plain, moves),
            Fact::Gains { force, moves } => {
                let owed = i32::from(force) - gain::taken_by(&self.mv, self.before.rules());
                let proof = gain::secured(&self.after, Gain { force: owed, moves: moves - 1 });
                Finding { holds: proof.is_ok(), reply: proof.err().flatten(), ..plain }
            }
            Fact::Takes(prey) => told(matches!(self.mv.effect, Effect::Capture(role) if self.is_prey(prey, role))),
            Fact::Exchanges(prey) => told(matches!(self.mv.effect, Effect::Exchange(role) if self.is_prey(prey, role))),
            Fact::Outweighs(square) | Fact::Balances(square) => {
                let totals = self.after.counted(square);
                let (own, enemy) = (totals[self.mover()], totals[!self.mover()]);
                let enough = own > enemy || own == enemy && matches!(fact, Fact::Balances(_));
                Finding { holds: enough, totals: Some(totals), ..plain }
            }
            Fact::Safe(began) => refuted_by(self.taking_reply(began)),
            Fact::KingSafe => refuted_by(self.king_taking_reply()),
            Fact::CastleSafe => {
                let reply = self.winning_reply(|outcome| outcome.by == WinBy::Castle);
                Finding { holds: reply.is_none(), reply, ..plain }
            }
            Fact::Check => told(self.gives(&[CheckMark::Check, CheckMark::Final])),
            Fact::FinalCheck => told(self.gives(&[CheckMark::Final])),
            Fact::Enters(square) => told(self.enters() && square.is_none_or(|square| square == self.mv.to)),
            Fact::Promotes(role) => told(self.mv.becomes.is_some() && (role.is_none() || self.mv.becomes == role)),
            Fact::Converts => told(self.mv.is_conversion()),
            Fact::Stands(role, square) => {
                let stands = self.after.piece_at(square);
                told(stands.is_some_and(|piece| piece.color == self.mover() && piece.role == role))
            }
        }
    }

    fn wins(&self, plain: Finding, by: Option<WinBy>, moves: u32) -> Finding {
        match self.after.outcome() {
            Some(outcome) => {
                let holds = outcome.winner == Some(self.mover()) && by.is_none_or(|by| by == outcome.by);
                Finding { holds, by: Some(outcome.by), ..plain }
            }
            None if moves == 1 => plain,
            None => {
                let proof = prove::loses_within(&self.after, moves - 1);
                Finding { holds: proof.is_ok(), reply: proof.err().flatten(), ..plain }
            }
        }
    }

    fn holds(&self, plain: Finding, moves: u32) -> Finding {
        if let Some(outcome) = self.after.outcome() {
            return Finding { holds: outcome.winner != Some(!self.mover()), ..plain };
        }
        let win = prove::shortest_win(&self.after, moves);
        Finding { holds: win.is_none(), reply: win.map(|win| win.first[0]), ..plain }
    }

    fn is_prey(&self, prey: Prey, taken: Role) -> bool {
        match prey {
            Prey::Anything => true,
            Prey::On(square) => self.mv.to == square,
            Prey::Of(role) => taken == role,
        }
    }

    fn gives(&self, marks: &[CheckMark]) -> bool {
        marks.contains(&self.after.check_mark())
    }

    fn enters(&self) -> bool {
        self.mv.enters(self.before.rules().castles[!self.mover()])
    }

    /// The heaviest loss among the enemy's moves against a piece that began there, or against any.
    fn taking_reply(&self, began: Option<Square>) -> Option<Move> {
        let stands = began.map(|began| if began == self.mv.from { self.mv.to } else { began });
        if began == Some(self.mv.from) && matches!(self.mv.effect, Effect::Exchange(_)) {
            return None;
        }
        let replies = self.replies().into_iter().filter(|reply| reply.effect.taken().is_some());
        heaviest(replies.filter(|reply| stands.is_none_or(|square| reply.to == square)), &self.after)
    }

    fn king_taking_reply(&self) -> Option<Move> {
        let rules = self.after.rules();
        self.replies().into_iter().find(|reply| reply.effect.takes_king(rules))
    }

    fn winning_reply(&self, counts: impl Fn(&Outcome) -> bool) -> Option<Move> {
        self.replies().into_iter().find(|reply| {
            let outcome = Trial::new(&self.after, *reply).after.outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(!self.mover()) && counts(&outcome))
        })
    }

    /// Where a game that is over has no replies.
    fn replies(&self) -> Vec<Move> {
        self.after.moves()
    }

    /// What the enemy makes of a move that misses the goal: what proves it wrong, or the heaviest piece to be had. Where a
    /// win was missed, a win of the enemy's shows more than the reply that escapes.
    pub fn consequence(&self, missed: &[Finding]) -> Option<Move> {
        let proof = |of_win: bool| {
            let proofs = missed.iter().filter(|finding| matches!(finding.fact, Fact::Wins { .. }) == of_win);
            proofs.into_iter().find_map(|finding| finding.reply)
        };
        proof(false)
            .or_else(|| self.winning_reply(|_| true))
            .or_else(|| proof(true))
            .or_else(|| self.taking_reply(None))
    }
}

/// The move that takes most, half units; captures before exchanges.
fn heaviest(moves: impl Iterator<Item = Move>, position: &AnyPosition) -> Option<Move> {
    let rules = position.rules();
    moves.max_by_key(|mv| {
        let taken = mv.effect.taken().map_or(0, |role| rules.force_of(role));
        (mv.effect.takes_king(rules), matches!(mv.effect, Effect::Capture(_)), taken)
    })
}
