//! Movement lines as tables made at compile time (RULES 3): what a piece on a square reaches where nothing stands in
//! the way, and the lines that jump. Where a diagonal stops is not looked up but found by arithmetic.

use core::ops::RangeInclusive;

use crate::bitboard::{Bitboard, Near, NineFileBoard};
use crate::color::Color;
use crate::role::Role;
use crate::square::{MAX_FILES, MAX_SQUARES, Square, SquareSet};
use crate::variant::{Rules, T, T1, TERRITORY_RANKS};

/// The lines from one square of a game, as sets near it.
#[derive(Copy, Clone, Debug)]
pub struct Lines {
    /// The King's squares.
    pub king: Near,
    /// The Connet's squares along ranks and files.
    pub connet_jump: Near,
    /// The Ritter's squares.
    pub ritter: Near,
    /// One step along ranks and files: Prince, Knecht, Ver Knecht.
    pub step: Near,
    /// The Scout's leaps.
    pub leap: Near,
    /// The diagonals as far as Connet and Prince walk them, in the order of [`DIAGONAL`].
    pub rays: [Near; 4],
    /// The four rays together.
    pub diagonal: Near,
}

/// The lines of a game by square number.
pub type Table = [Lines; MAX_SQUARES];

/// The far square of a Knecht's double step and the one between, if it may be tried from `from` by a side whose
/// forward is `forward` ranks: start and target lie in own territory (RULES 3).
#[must_use]
pub const fn double_step(from: Square, forward: i8) -> Option<(Square, Square)> {
    let Some(between) = from.offset(0, forward) else {
        return None;
    };
    let Some(target) = from.offset(0, 2 * forward) else {
        return None;
    };
    if in_territory(from, forward) && in_territory(target, forward) { Some((target, between)) } else { None }
}

const fn in_territory(square: Square, forward: i8) -> bool {
    (square.rank() <= TERRITORY_RANKS) == (forward > 0)
}

/// Every square moved a rank ahead, as the side sees it.
#[inline]
pub(crate) fn ahead<B: Bitboard>(color: Color, squares: B) -> B {
    match color {
        Color::White => squares.shift(0, 1),
        Color::Black => squares.shift(0, -1),
    }
}

/// The squares of some ranks, counted from the side's own edge.
#[inline]
pub(crate) fn own_ranks<B: Bitboard>(color: Color, ranks: RangeInclusive<u8>) -> B {
    ranks.fold(B::EMPTY, |squares, rank| squares | B::on_rank(color.relative_rank(rank)))
}

/// The squares of `directions` up to `range` steps away, jumping, on a board of so many files.
const fn reach(files: u8, from: Square, directions: &[(i8, i8)], range: u8) -> Near {
    assert!(range <= 3, "eight files hold it, wherever the square is");
    let mut squares = SquareSet::EMPTY;
    let mut direction = 0;
    while direction < directions.len() {
        let (right, up) = directions[direction];
        let mut steps = 1;
        while steps <= range as i8 {
            if let Some(to) = from.offset(right * steps, up * steps)
                && to.file() < files
                && from.file() < files
            {
                squares = squares.with(to);
            }
            steps += 1;
        }
        direction += 1;
    }
    if files > 8 { NineFileBoard::new(squares).word_near(from) } else { squares.0 as Near }
}

/// Along ranks and files.
pub const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
/// Along diagonals: the two towards higher square numbers first.
pub const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const AROUND: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The eight directions of a leap.
const fn leaps((one, other): (u8, u8)) -> [(i8, i8); 8] {
    let (a, b) = (one as i8, other as i8);
    [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
}

const fn lines(rules: &Rules, from: Square) -> Lines {
    let Rules { files, prince_diagonal, .. } = *rules;
    let [up_right, down_right, up_left, down_left] = DIAGONAL;
    Lines {
        king: reach(files, from, &AROUND, rules.king_range),
        connet_jump: reach(files, from, &STRAIGHT, rules.connet_jump),
        ritter: reach(files, from, &STRAIGHT, rules.ritter_jump),
        step: reach(files, from, &STRAIGHT, rules.prince_step),
        leap: reach(files, from, &leaps(rules.scout_leap), 1),
        rays: [
            reach(files, from, &[up_right], prince_diagonal),
            reach(files, from, &[down_right], prince_diagonal),
            reach(files, from, &[up_left], prince_diagonal),
            reach(files, from, &[down_left], prince_diagonal),
        ],
        diagonal: reach(files, from, &DIAGONAL, prince_diagonal),
    }
}

const fn table(rules: &Rules) -> Table {
    let mut index = 0;
    let mut table =
        [Lines { king: 0, connet_jump: 0, ritter: 0, step: 0, leap: 0, rays: [0; 4], diagonal: 0 }; MAX_SQUARES];
    while let Some(from) = Square::from_index(index) {
        table[index] = lines(rules, from);
        index += 1;
    }
    table
}

/// chess-T1's lines.
pub static LINES_T1: Table = table(&T1);

/// The lines of chess-T and chess-T2.
pub static LINES_T: Table = table(&T);

// One step table serves Prince and Knecht, one set of rays Prince and Connet, and King, Prince and Knecht are counted
// together as they step, only as long as the data say the same. That one set of tables serves chess-T and chess-T2 is
// tested with all else they share.
const _: () = {
    assert!(T1.prince_diagonal == T1.connet_diagonal && T.prince_diagonal == T.connet_diagonal);
    assert!(T.files == MAX_FILES);
    assert!(T1.prince_step == 1 && T.prince_step == 1);
    assert!(T1.king_range == 1 && T.king_range == 1);
};

/// Does the role step one square along ranks and files?
#[must_use]
pub const fn steps_straight(role: Role) -> bool {
    matches!(role, Role::Prince | Role::Knecht | Role::VerKnecht)
}

/// Does the role walk diagonals, stopping at pieces?
#[must_use]
pub const fn walks_diagonals(role: Role) -> bool {
    matches!(role, Role::Connet | Role::Prince)
}
