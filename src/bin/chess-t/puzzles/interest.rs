//! Which puzzles are worth solving. Cheap to ask: nothing here is proven, and nothing that is proven depends on it.

use chess_t::any::AnyPosition;
use chess_t::moves::Move;
use chess_t::outcome::CheckMark;
use chess_t::prove::gain::taken_by;
use chess_t::puzzle::tags::{Tag, tags};
use chess_t::puzzle::{Kind, Puzzle};

/// Few moves to choose from are soon tried.
pub const FEWEST_MOVES: usize = 12;
/// Moves that look good and are not.
const FEWEST_TRIES: usize = 2;
/// The same where something is to be saved.
const FEWEST_TRIES_OF_DEFENCE: usize = 1;
/// Who is ahead by more, in half units, wins anyhow.
const MOST_AHEAD: i32 = 14;

/// Why a puzzle is not worth solving.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dull {
    /// Too few moves to choose from.
    FewMoves,
    /// Too few wrong moves that tempt.
    FewTries,
    /// The right move takes the most there is to be had.
    Greedy,
    /// The solver is far ahead.
    FarAhead,
    /// Almost as much can be had in another way.
    CloseSecond,
}

/// How interesting a proven puzzle is: more is better.
pub fn interest(puzzle: &Puzzle) -> Result<u32, Dull> {
    let Puzzle { position, kind, line } = puzzle;
    let moves = position.moves();
    if moves.len() < FEWEST_MOVES {
        return Err(Dull::FewMoves);
    }
    let tries = moves.iter().filter(|mv| **mv != line[0] && tempts(position, mv)).count();
    let defends = matches!(kind, Kind::Defence { .. } | Kind::Castle);
    if tries < if defends { FEWEST_TRIES_OF_DEFENCE } else { FEWEST_TRIES } {
        return Err(Dull::FewTries);
    }
    if ahead(position) > MOST_AHEAD && !defends {
        return Err(Dull::FarAhead);
    }
    if is_greedy(position, &line[0], &moves) && kind.steps() > 1 {
        return Err(Dull::Greedy);
    }
    if let Kind::Gain { force, moves } = *kind {
        gain_interest(puzzle, force, moves)?;
    }
    let tags = tags(puzzle);
    let curious = tags.iter().filter(|tag| is_curious(**tag)).count() as u32;
    let quiet = u32::from(tags.contains(&Tag::Quiet));
    Ok(tries.min(8) as u32 + 2 * curious + 3 * quiet)
}

/// A gain must be more than the next best by a unit, and not by taking what is offered.
fn gain_interest(puzzle: &Puzzle, force: u8, moves: u32) -> Result<(), Dull> {
    let Puzzle { position, line, .. } = puzzle;
    if is_greedy(position, &line[0], &position.moves()) {
        return Err(Dull::Greedy);
    }
    let almost = Kind::Gain { force: force - 1, moves };
    if almost.answers(position).len() > 1 { Err(Dull::CloseSecond) } else { Ok(()) }
}

/// A capture, an exchange, a check, an entry into the castle.
fn tempts(position: &AnyPosition, mv: &Move) -> bool {
    let castle = position.rules().castles[!position.turn()];
    if mv.effect.taken().is_some() || castle.contains(mv.to) {
        return true;
    }
    let mut after = *position;
    after.play(mv).is_ok() && after.check_mark() != CheckMark::None
}

/// Does the move take more than every other?
fn is_greedy(position: &AnyPosition, key: &Move, moves: &[Move]) -> bool {
    let taken = |mv: &Move| taken_by(mv, position.rules());
    taken(key) > 0 && moves.iter().all(|mv| mv == key || taken(mv) < taken(key))
}

/// By how much force the side to move is ahead, half units.
fn ahead(position: &AnyPosition) -> i32 {
    let own = position.turn();
    let force = |(_, piece): (_, chess_t::role::Piece)| {
        let force = i32::from(position.rules().force_of(piece.role));
        if piece.color == own { force } else { -force }
    };
    position.pieces().map(force).sum()
}

/// A rule that is seldom met.
fn is_curious(tag: Tag) -> bool {
    use Tag::{
        Blockade, Conversion, Exchange, Inaccessible, KingTakes, LastRoyal, OpenLine, Promotion, Removal,
        ScoutExchange, Support, Woken,
    };
    matches!(
        tag,
        Blockade
            | Conversion
            | Exchange
            | Inaccessible
            | KingTakes
            | LastRoyal
            | OpenLine
            | Promotion
            | Removal
            | ScoutExchange
            | Support
            | Woken
    )
}
