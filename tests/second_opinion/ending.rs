//! Sections 7 to 10: the draw of the inaccessible squares, the end of the game,
//! check and final check, counting of positions.

use super::board::{Piece, Position, Role, SIDES, Side, Square, Stars};
use super::moves::{Move, make, moves_by_lines, moves_where};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    King,
    Castle,
    Blockade,
}

/// `winner` is empty only for two Kings removed by the draw of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winner: Option<Side>,
    pub by: By,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Play,
    DrawSquares,
    Over,
}

fn won(winner: Side, by: By) -> Outcome {
    Outcome { winner: Some(winner), by }
}

/// 7: the squares are drawn after Black's third move, before White's fourth.
pub fn section_7_due(position: &Position) -> bool {
    position.stars == Stars::ToBeDrawn && position.turn == Side::White && position.number >= 4
}

/// 8.2: a royal of `side` stands in the enemy castle and no enemy royal does.
pub fn clause_8_2_seizes(position: &Position, side: Side) -> bool {
    let owner = side.other();
    position.royals_in_castle(side, owner) > 0 && position.royals_in_castle(owner, owner) == 0
}

/// 8.2: the side that has seized the enemy castle, if one has.
pub fn clause_8_2_seized(position: &Position) -> Option<Outcome> {
    let mut sides = SIDES.into_iter();
    let winner = sides.find(|side| clause_8_2_seizes(position, *side))?;
    Some(won(winner, By::Castle))
}

/// 8.3: the side to move has no legal move; judged only after a draw that is due.
fn clause_8_3_blockade(position: &Position) -> Option<Outcome> {
    let stuck = !section_7_due(position) && moves_where(position, |_| true).next().is_none();
    stuck.then(|| won(position.turn.other(), By::Blockade))
}

/// What the position itself shows.
pub fn result_of_position(position: &Position) -> Option<Outcome> {
    clause_8_2_seized(position).or_else(|| clause_8_3_blockade(position))
}

/// 8.4: King, then castle, then blockade.
pub fn clause_8_4_outcome(step: &Move, after: &Position) -> Option<Outcome> {
    if step.takes_king() {
        return Some(won(step.piece.side, By::King));
    }
    result_of_position(after)
}

pub fn phase(position: &Position) -> Phase {
    if result_of_position(position).is_some() {
        Phase::Over
    } else if section_7_due(position) {
        Phase::DrawSquares
    } else {
        Phase::Play
    }
}

/// The legal moves: none once the game is over or while the draw is due.
pub fn legal_moves(position: &Position) -> Vec<Move> {
    if clause_8_2_seized(position).is_some() || section_7_due(position) {
        return Vec::new();
    }
    moves_by_lines(position)
}

/// Coordinate texts, sorted bytewise.
pub fn move_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = legal_moves(position).iter().map(Move::text).collect();
    texts.sort();
    texts
}

/// 7: the draw itself: the pieces that stand on the other side's square go.
pub fn section_7_draw(position: &Position, white: Square, black: Square) -> Position {
    let mut after = position.clone();
    after.stars = Stars::Drawn { white, black };
    for (star, owner) in [(white, Side::White), (black, Side::Black)] {
        if after.at(star).is_some_and(|piece| piece.side != owner) {
            after.put(star, None);
        }
    }
    after
}

/// 7: a King removed by the draw loses, both Kings draw; then blockade.
pub fn section_7_outcome(before: &Position, after: &Position) -> Option<Outcome> {
    let lost = |side| before.count(side, Role::King) > after.count(side, Role::King);
    match (lost(Side::White), lost(Side::Black)) {
        (true, true) => Some(Outcome { winner: None, by: By::King }),
        (true, false) => Some(won(Side::Black, By::King)),
        (false, true) => Some(won(Side::White, By::King)),
        (false, false) => result_of_position(after),
    }
}

/// 9.1: could `side` lose its King to a move of the other side, were it the
/// other's turn? A draw of squares that is due is ignored.
pub fn king_takeable(position: &Position, side: Side) -> bool {
    let mut asked = position.clone();
    asked.turn = side.other();
    let king = |to| asked.at(to) == Some(Piece { side, role: Role::King });
    moves_where(&asked, king).any(|step| step.takes_king())
}

/// 9.1: is the side to move in check? A game that is over has no check.
pub fn clause_9_1_check(position: &Position) -> bool {
    result_of_position(position).is_none() && king_takeable(position, position.turn)
}

/// 9.2: a check after which every reply leaves the King takeable and none ends
/// the game first; not judged while the draw is due.
pub fn clause_9_2_final_check(position: &Position) -> bool {
    if section_7_due(position) || !clause_9_1_check(position) {
        return false;
    }
    let side = position.turn;
    legal_moves(position).iter().all(|reply| {
        let after = make(position, reply);
        clause_8_4_outcome(reply, &after).is_none() && king_takeable(&after, side)
    })
}

/// 8.6: what makes two positions the same for the threefold repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sameness {
    board: [[Option<Piece>; 10]; 9],
    turn: Side,
    stars: Stars,
    rights: (bool, bool),
}

pub fn clause_8_6_sameness(position: &Position) -> Sameness {
    Sameness {
        board: position.board,
        turn: position.turn,
        stars: position.stars,
        rights: (position.white_right, position.black_right),
    }
}

/// 8.6: 40 moves by each side without a capture or exchange.
pub fn clause_8_6_forty_moves(position: &Position) -> bool {
    position.quiet >= 80
}

/// 10: leaves at a depth; a position that is over is not expanded.
pub fn section_10_perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(position);
    if depth == 1 {
        return moves.len() as u64;
    }
    let open = moves.iter().filter(|step| !step.takes_king());
    open.map(|step| section_10_perft(&make(position, step), depth - 1)).sum()
}
