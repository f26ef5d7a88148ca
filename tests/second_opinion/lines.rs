//! Section 3: lines of movement, and the squares they reach.

use super::board::{Piece, Position, Role, Side, Square};

/// Squares in order from the piece outwards.
pub struct Line {
    pub squares: Vec<Square>,
    pub jumping: bool,
}

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// One line of at most `length` squares, cut at the edge of the board.
fn line(position: &Position, from: Square, step: (i32, i32), length: i32, jumping: bool) -> Line {
    let squares = (1..=length)
        .map(|n| Square::new(from.file + n * step.0, from.rank + n * step.1))
        .filter(|square| position.game.has_square(*square))
        .collect();
    Line { squares, jumping }
}

fn star(position: &Position, from: Square, steps: &[(i32, i32)], length: i32, jumping: bool) -> Vec<Line> {
    let steps = steps.iter();
    steps.map(|step| line(position, from, *step, length, jumping)).collect()
}

/// King: one square in any direction.
fn king_lines(position: &Position, from: Square) -> Vec<Line> {
    let mut lines = star(position, from, &STRAIGHT, 1, false);
    lines.extend(star(position, from, &DIAGONAL, 1, false));
    lines
}

/// Connet: jumping along ranks and files; 1–3 on diagonals, not jumping.
fn connet_lines(position: &Position, from: Square) -> Vec<Line> {
    let mut lines = star(position, from, &STRAIGHT, position.game.jump_range(), true);
    lines.extend(star(position, from, &DIAGONAL, 3, false));
    lines
}

/// Prince: one along ranks and files; 1–3 on diagonals, not jumping.
fn prince_lines(position: &Position, from: Square) -> Vec<Line> {
    let mut lines = star(position, from, &STRAIGHT, 1, false);
    lines.extend(star(position, from, &DIAGONAL, 3, false));
    lines
}

/// Ritter: jumping along ranks and files.
fn ritter_lines(position: &Position, from: Square) -> Vec<Line> {
    star(position, from, &STRAIGHT, position.game.jump_range(), true)
}

/// Knecht and Ver Knecht: one square left, right, back or forward; forward two
/// when the start and the target both lie in the own territory.
fn knecht_lines(position: &Position, from: Square, side: Side) -> Vec<Line> {
    let own_territory = |square: Square| side.own_rank(square) <= 4;
    let ahead = Square::new(from.file, from.rank + 2 * side.forward());
    let double = own_territory(from) && own_territory(ahead);
    let forward = if double { 2 } else { 1 };
    let mut lines = star(position, from, &[(1, 0), (-1, 0)], 1, false);
    lines.push(line(position, from, (0, -side.forward()), 1, false));
    lines.push(line(position, from, (0, side.forward()), forward, false));
    lines
}

/// Scout: a knight's leap.
fn scout_lines(position: &Position, from: Square) -> Vec<Line> {
    star(position, from, &LEAPS, 1, true)
}

pub fn lines_of(position: &Position, from: Square, piece: Piece) -> Vec<Line> {
    match piece.role {
        Role::King => king_lines(position, from),
        Role::Connet => connet_lines(position, from),
        Role::Prince => prince_lines(position, from),
        Role::Ritter => ritter_lines(position, from),
        Role::Veteran | Role::Knecht => knecht_lines(position, from, piece.side),
        Role::Scout => scout_lines(position, from),
    }
}

/// 4.2 with 3.2 and 4.3: on a line that does not jump, up to and including the
/// first occupied square; on a jumping line every square. The enemy's
/// inaccessible square is never reached and stops a line that does not jump.
fn clause_4_2_along(position: &Position, line: &Line, side: Side) -> Vec<Square> {
    let closed = position.star_of(side.other());
    let mut reached = Vec::new();
    for square in &line.squares {
        if closed == Some(*square) {
            if line.jumping {
                continue;
            }
            break;
        }
        reached.push(*square);
        if !line.jumping && position.at(*square).is_some() {
            break;
        }
    }
    reached
}

/// Every square the lines of the piece on `from` reach, whoever stands there.
pub fn reached(position: &Position, from: Square) -> Vec<Square> {
    let Some(piece) = position.at(from) else {
        return Vec::new();
    };
    let lines = lines_of(position, from, piece);
    let along = lines.iter().flat_map(|line| clause_4_2_along(position, line, piece.side));
    along.collect()
}
