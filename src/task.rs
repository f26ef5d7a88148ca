//! Tasks set on a board, for lessons and puzzles: what is asked, written as a short text, and the verdict on an answer.
//!
//! A verdict rests on the rules alone, or on proof by every move and every reply: never on an estimate. What is judged by a
//! goal and not by a list of moves accepts every right answer there is.
//!
//! | task | answer | asks |
//! | --- | --- | --- |
//! | `move GOAL` | a move in any notation | a move after which the goal holds ([`goal`]) |
//! | `squares moves b3` | squares | where the piece may go |
//! | `squares acts d4` | squares | where its force (a Scout's activity) acts, its own square left out (RULES 4.1, 4.2) |
//! | `squares actors e5 white` | squares | whose force acts there, Scouts left out (RULES 4.6) |
//! | `squares removed b4 h5` | squares | what goes if these squares are drawn (RULES 7) |
//! | `ratio c5`, `counted c8` | `3 : 2½` | the plain sums there, or the totals that count (RULES 4.4, 4.5) |
//! | `why c6c8` | a code of [`Reason::CODES`], or `legal` | why the move is refused |
//! | `check` | `none`, `check` or `final` | what the side to move is in (RULES 9) |

pub mod goal;
mod judge;
mod parse;
mod solve;
mod trial;
mod verdict;

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::square::Square;
use goal::Goal;

pub use judge::judge;
pub use solve::{Solution, solve};
pub use verdict::{Status, Verdict};

#[cfg(doc)]
use crate::reason::Reason;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// For a move after which this holds.
    Move(Goal),
    /// For all squares of a kind.
    Squares(Wanted),
    /// For the forces on a square.
    Forces {
        /// Where.
        square: Square,
        /// The totals that count, not the plain sums.
        counted: bool,
    },
    /// Why the move between two squares is refused.
    Why {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// For the check the side to move is in.
    Check,
}

/// Which squares are asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Where the piece on a square may go, if it were its side's turn.
    Moves(Square),
    /// Where its force acts.
    Acts(Square),
    /// Where those of a side stand whose force acts on a square.
    Actors(Square, Color),
    /// Where pieces go if these squares are drawn.
    Removed(ByColor<Square>),
}

/// A text that is no task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTask {
    /// The word that does not fit; empty where one is missing.
    pub word: String,
}

impl Task {
    /// Reads a task.
    ///
    /// # Errors
    /// The first word that does not fit.
    pub fn parse(text: &str) -> Result<Task, BadTask> {
        parse::task(text)
    }

    /// Squares of the task that its game does not have, and a piece it is about that is not there, make it senseless.
    ///
    /// # Errors
    /// The name of the first such square.
    pub fn fits(&self, position: &AnyPosition) -> Result<(), BadTask> {
        let missing = |square: &Square| !position.rules().has_square(*square);
        let empty = |square: Square| position.piece_at(square).is_none();
        let bad = match self {
            Task::Move(goal) => goal.squares().into_iter().find(missing),
            Task::Squares(Wanted::Moves(square) | Wanted::Acts(square)) => {
                Some(*square).filter(|&square| empty(square))
            }
            Task::Squares(Wanted::Actors(square, _)) | Task::Forces { square, .. } => Some(*square).filter(missing),
            Task::Squares(Wanted::Removed(drawn)) => {
                position.clone().draw_squares(*drawn).is_err().then_some(drawn.white)
            }
            Task::Why { from, to } => Some(*from).filter(|&from| empty(from)).or(Some(*to).filter(missing)),
            Task::Check => None,
        };
        bad.map_or(Ok(()), |square| Err(BadTask { word: square.name() }))
    }
}
