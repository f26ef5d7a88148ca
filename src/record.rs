//! Game records (FORMATS): tag pairs, moves in the author's notation with variations and comments, the result.
//! A text may hold several, one behind the other ([`split`]).

mod read;
mod several;
mod write;

pub(crate) use read::one_line;
pub use read::{RecordError, RecordFault, read};
pub use several::{Part, rewrite, split};
pub use write::write;

use crate::color::Color;
use crate::game::{EndReason, GameResult};
use crate::role::Letters;

/// The sign of a result: `WV`, `BV` or `½`.
#[must_use]
pub const fn result_sign(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::White) => "WV",
        Some(Color::Black) => "BV",
        None => "½",
    }
}

/// What a record says between slashes behind a result; nothing where the reason is unknown.
#[must_use]
pub const fn reason_text(reason: EndReason, letters: Letters) -> Option<&'static str> {
    let (english, russian) = match reason {
        EndReason::KingTaken => ("King taken", "взятие Короля"),
        EndReason::CastleSeized => ("castle seized", "захват замка"),
        EndReason::Blockade => ("blockade", "блокада"),
        EndReason::Resignation => ("resignation", "сдача"),
        EndReason::Time => ("time", "время"),
        EndReason::Agreement => ("agreement", "согласие"),
        EndReason::Repetition => ("repetition", "повторение"),
        EndReason::FortyMoves => ("40 moves", "40 ходов"),
        EndReason::Unknown => return None,
    };
    Some(match letters {
        Letters::Latin => english,
        Letters::Russian => russian,
    })
}

/// Can a game end with this result for this reason?
const fn fits(result: GameResult) -> bool {
    match result.by {
        EndReason::Agreement | EndReason::Repetition | EndReason::FortyMoves => result.winner.is_none(),
        EndReason::CastleSeized | EndReason::Blockade | EndReason::Resignation | EndReason::Time => {
            result.winner.is_some()
        }
        EndReason::KingTaken | EndReason::Unknown => true,
    }
}
