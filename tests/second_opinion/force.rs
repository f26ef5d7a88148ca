//! Section 4: force. All numbers in half units.

use super::board::{Position, Side, Square};
use super::lines::reached;

/// A piece whose force acts on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contributor {
    pub square: Square,
    pub force: i32,
    /// 4.5: acts, but does not count here.
    pub idle: bool,
}

/// 4.1: a piece acts on its own square and on every square its lines reach;
/// 4.3: its own square is reached even if it were an inaccessible one, for no
/// enemy piece can stand there.
fn clause_4_1_acts(position: &Position, from: Square, on: Square) -> bool {
    from == on || !is_too_far(from, on) && reached(position, from).contains(&on)
}

/// No line of section 3 is longer than three squares: spares most of the looking.
fn is_too_far(from: Square, on: Square) -> bool {
    (from.file - on.file).abs() > 3 || (from.rank - on.rank).abs() > 3
}

/// The pieces of one side that act on a square; 4.6 leaves out the Scouts.
fn acting(position: &Position, side: Side, on: Square) -> Vec<(Square, i32, bool)> {
    let pieces = position.pieces().into_iter();
    pieces
        .filter(|(_, piece)| piece.side == side && piece.role.force() > 0)
        .filter(|(from, _)| clause_4_1_acts(position, *from, on))
        .map(|(from, piece)| (from, piece.role.force(), piece.role.is_royal()))
        .collect()
}

/// 4.4: the plain sum of one side on one square.
pub fn clause_4_4_sum(position: &Position, side: Side, on: Square) -> i32 {
    acting(position, side, on).iter().map(|(_, f, _)| f).sum()
}

/// 4.5: on castle squares the non-royals count only if a royal acts there too.
fn clause_4_5_idle(position: &Position, side: Side, on: Square) -> bool {
    let no_royal = !acting(position, side, on).iter().any(|(_, _, royal)| *royal);
    position.game.is_any_castle(on) && no_royal
}

/// 4.5: the total that decides.
pub fn clause_4_5_counted(position: &Position, side: Side, on: Square) -> i32 {
    if clause_4_5_idle(position, side, on) {
        return 0;
    }
    clause_4_4_sum(position, side, on)
}

/// 4.7: superiority is a strictly greater counted total.
pub fn clause_4_7_superior(position: &Position, side: Side, on: Square) -> bool {
    clause_4_5_counted(position, side, on) > clause_4_5_counted(position, side.other(), on)
}

pub fn equal(position: &Position, on: Square) -> bool {
    clause_4_5_counted(position, Side::White, on) == clause_4_5_counted(position, Side::Black, on)
}

/// Does at least one royal of this side act on the square?
pub fn royal_acts(position: &Position, side: Side, on: Square) -> bool {
    acting(position, side, on).iter().any(|(_, _, royal)| *royal)
}

/// Who makes up a sum, for showing it.
pub fn contributors(position: &Position, side: Side, on: Square) -> Vec<Contributor> {
    let idle_here = clause_4_5_idle(position, side, on);
    let list = acting(position, side, on).into_iter();
    list.map(|(square, force, royal)| Contributor { square, force, idle: idle_here && !royal }).collect()
}

/// Does this side have a sum here that does not count?
pub fn is_idle(position: &Position, side: Side, on: Square) -> bool {
    let plain = clause_4_4_sum(position, side, on);
    plain > 0 && clause_4_5_counted(position, side, on) != plain
}
