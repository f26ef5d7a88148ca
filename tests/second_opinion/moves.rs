//! Sections 3.1, 3.3, 3.4, 5 and 6: the moves, and making one.

use super::board::{Piece, Position, Role, Side, Square};
use super::force::{clause_4_7_superior, equal, royal_acts};
use super::lines::reached;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Plain,
    Capture,
    Exchange,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    pub piece: Piece,
    pub kind: Kind,
    pub taken: Option<Piece>,
    /// What the mover turns into, a Knecht's automatic promotion included.
    pub becomes: Option<Role>,
}

impl Move {
    /// Coordinate text; a Knecht's promotion has no letter.
    pub fn text(&self) -> String {
        let mut text = self.from.name() + &self.to.name();
        match self.becomes {
            None | Some(Role::Veteran) => {}
            Some(role) => text.push(role.letter().to_ascii_lowercase()),
        }
        text
    }

    pub fn takes_king(&self) -> bool {
        self.taken.is_some_and(|piece| piece.role == Role::King)
    }
}

/// 3.1: castle squares are for royals; 6.2 and 5.3 are the exceptions.
fn clause_3_1_closed(position: &Position, piece: Piece, to: Square) -> bool {
    position.game.is_any_castle(to) && !piece.role.is_royal() && !clause_6_2_into_castle(position, piece, to)
}

/// 6.2, chess-T1: a Ver Knecht may step onto an empty square of the enemy castle.
fn clause_6_2_into_castle(position: &Position, piece: Piece, to: Square) -> bool {
    piece.role == Role::Veteran
        && position.game.promotes_into_castle()
        && position.game.is_castle(piece.side.other(), to)
        && position.at(to).is_none()
}

/// 3.3: a royal outside the enemy castle may not plainly step onto a square of it
/// where the defender is superior and one of his royals acts.
fn clause_3_3_guarded(position: &Position, from: Square, piece: Piece, to: Square) -> bool {
    let defender = piece.side.other();
    position.game.guards_the_castle()
        && piece.role.is_royal()
        && !position.game.is_castle(defender, from)
        && position.game.is_castle(defender, to)
        && clause_4_7_superior(position, defender, to)
        && royal_acts(position, defender, to)
}

/// 3.4: the last royal may not leave its castle to the enemy royals inside.
pub fn clause_3_4_deserts(position: &Position, step: &Move) -> bool {
    let side = step.piece.side;
    if !step.piece.role.is_royal() || !position.game.is_castle(side, step.from) {
        return false;
    }
    let after = make(position, step);
    after.royals_in_castle(side, side) == 0 && after.royals_in_castle(side.other(), side) > 0
}

/// 5.1 to 5.3: how the mover may take the enemy piece on `to`, if it may.
fn section_5_kind(position: &Position, piece: Piece, to: Square) -> Option<Kind> {
    if piece.role == Role::Scout {
        return Some(clause_5_3_scout(position, to));
    }
    if clause_3_1_closed(position, piece, to) {
        return None;
    }
    if clause_4_7_superior(position, piece.side, to) {
        return Some(Kind::Capture);
    }
    clause_5_2_exchange(position, piece, to).then_some(Kind::Exchange)
}

/// 5.2: exchange at equality, not by a King.
fn clause_5_2_exchange(position: &Position, piece: Piece, to: Square) -> bool {
    position.game.exchanges_at_equality() && piece.role != Role::King && equal(position, to)
}

/// 5.3: a Scout captures on ordinary squares and exchanges on castle squares.
fn clause_5_3_scout(position: &Position, to: Square) -> Kind {
    if position.game.is_any_castle(to) { Kind::Exchange } else { Kind::Capture }
}

/// 6.2: what a Ver Knecht may become on `to`; each role at most three times for
/// Princes and Connets.
fn clause_6_2_choices(position: &Position, side: Side, to: Square) -> Vec<Option<Role>> {
    let mut roles = vec![Role::Prince, Role::Connet];
    if !position.game.is_any_castle(to) {
        roles.push(Role::Ritter);
        if position.game.has_scouts() {
            roles.push(Role::Scout);
        }
    }
    let limited = |role: &Role| role.is_royal() && position.count(side, *role) >= 3;
    roles.retain(|role| !limited(role));
    roles.into_iter().map(Some).collect()
}

/// 6.3: a Prince who enters the enemy castle from outside.
fn clause_6_3_choices(position: &Position, from: Square, piece: Piece, to: Square) -> Vec<Option<Role>> {
    let enemy = piece.side.other();
    let enters = !position.game.is_castle(enemy, from) && position.game.is_castle(enemy, to);
    let full = position.count(piece.side, Role::Connet) >= 3;
    if !enters || full || !position.right_of(piece.side) {
        return vec![None];
    }
    if position.game.may_decline_conversion() {
        return vec![None, Some(Role::Connet)];
    }
    vec![Some(Role::Connet)]
}

/// 6.1: a Knecht becomes a Ver Knecht on rank 6.
fn clause_6_1(piece: Piece, to: Square) -> Vec<Option<Role>> {
    let arrives = piece.side.own_rank(to) == 6;
    vec![arrives.then_some(Role::Veteran)]
}

/// Section 6: everything the mover may be after arriving on `to`.
fn section_6_choices(position: &Position, from: Square, piece: Piece, to: Square) -> Vec<Option<Role>> {
    match piece.role {
        Role::Knecht => clause_6_1(piece, to),
        Role::Veteran if piece.side.own_rank(to) == 8 => clause_6_2_choices(position, piece.side, to),
        Role::Prince => clause_6_3_choices(position, from, piece, to),
        _ => vec![None],
    }
}

/// Is the square open to this piece, and how does it arrive there?
fn kind_of_arrival(position: &Position, from: Square, piece: Piece, to: Square) -> Option<Kind> {
    match position.at(to) {
        Some(other) if other.side == piece.side => None,
        Some(_) => section_5_kind(position, piece, to),
        None if clause_3_1_closed(position, piece, to) => None,
        None if clause_3_3_guarded(position, from, piece, to) => None,
        None => Some(Kind::Plain),
    }
}

fn arrivals_on(position: &Position, from: Square, piece: Piece, to: Square) -> Vec<Move> {
    let Some(kind) = kind_of_arrival(position, from, piece, to) else {
        return Vec::new();
    };
    // 5.2: an exchange promotes and converts nothing.
    let choices = match kind {
        Kind::Exchange => vec![None],
        _ => section_6_choices(position, from, piece, to),
    };
    let taken = position.at(to);
    let step = |becomes| Move { from, to, piece, kind, taken, becomes };
    choices.into_iter().map(step).collect()
}

/// Every square a piece of the side to move could go to, if it is open to it.
fn lines_of_turn(position: &Position) -> impl Iterator<Item = (Square, Piece, Square)> {
    let own = position.pieces().into_iter().filter(|(_, piece)| piece.side == position.turn);
    own.flat_map(|(from, piece)| reached(position, from).into_iter().map(move |to| (from, piece, to)))
}

/// The moves before 3.4 is asked.
pub fn all_arrivals(position: &Position) -> Vec<Move> {
    lines_of_turn(position).flat_map(|(from, piece, to)| arrivals_on(position, from, piece, to)).collect()
}

/// How many entries 3.3 forbids.
pub fn guarded_entries(position: &Position) -> usize {
    let empty = lines_of_turn(position).filter(|(_, _, to)| position.at(*to).is_none());
    empty.filter(|(from, piece, to)| clause_3_3_guarded(position, *from, *piece, *to)).count()
}

/// The moves of the side to move by sections 3 to 6 alone: whether the game is
/// over or waits for the draw of squares is not asked here.
pub fn moves_by_lines(position: &Position) -> Vec<Move> {
    moves_where(position, |_| true).collect()
}

/// Those of them that go to some squares, one after the other.
pub fn moves_where(position: &Position, wanted: impl Fn(Square) -> bool) -> impl Iterator<Item = Move> {
    let lines = lines_of_turn(position).filter(move |(_, _, to)| wanted(*to));
    let arrivals = lines.flat_map(|(from, piece, to)| arrivals_on(position, from, piece, to));
    arrivals.filter(|step| !clause_3_4_deserts(position, step))
}

/// Makes a move; nobody asks here whether it is legal.
pub fn make(position: &Position, step: &Move) -> Position {
    let mut after = position.clone();
    let side = step.piece.side;
    after.put(step.from, None);
    let role = step.becomes.unwrap_or(step.piece.role);
    let arrives = step.kind != Kind::Exchange;
    after.put(step.to, arrives.then_some(Piece { side, role }));
    if step.piece.role == Role::Prince && step.becomes.is_some() {
        after.spend_right(side);
    }
    after.quiet = match step.kind {
        Kind::Plain => position.quiet + 1,
        Kind::Capture | Kind::Exchange => 0,
    };
    if side == Side::Black {
        after.number += 1;
    }
    after.turn = side.other();
    after
}
