//! Movement lines as tables made at compile time (RULES 3): what a piece on a square reaches where nothing stands in
//! the way, and the lines that jump. Diagonals that stop at pieces are walked, not looked up: they are three steps long.

use core::ops::RangeInclusive;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::role::Role;
use crate::square::{MAX_FILES, MAX_SQUARES, Square};
use crate::variant::{Rules, T, T1, TERRITORY_RANKS};

/// The lines of a game, by square number.
#[derive(Debug)]
pub struct Lines<B> {
    /// The King's squares.
    pub king: [B; MAX_SQUARES],
    /// The Connet's squares along ranks and files.
    pub connet_jump: [B; MAX_SQUARES],
    /// The Ritter's squares.
    pub ritter: [B; MAX_SQUARES],
    /// One step along ranks and files: Prince, Knecht, Ver Knecht.
    pub step: [B; MAX_SQUARES],
    /// The Scout's leaps.
    pub leap: [B; MAX_SQUARES],
    /// The diagonals as far as Connet and Prince walk them, one table a direction, in the order of [`DIAGONAL`].
    pub rays: [[B; MAX_SQUARES]; 4],
    /// The four rays together.
    pub diagonal: [B; MAX_SQUARES],
}

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

/// The squares of some ranks, counted from the side's own edge.
#[inline]
pub(crate) fn own_ranks<B: Bitboard>(color: Color, ranks: RangeInclusive<u8>) -> B {
    ranks.fold(B::EMPTY, |squares, rank| squares | B::on_rank(color.relative_rank(rank)))
}

type Table<B> = [B; MAX_SQUARES];

/// The squares of `directions` up to `range` steps away, jumping.
const fn reach(files: u8, directions: &[(i8, i8)], range: u8) -> Table<u128> {
    let mut table = [0; MAX_SQUARES];
    let mut index = 0;
    while let Some(from) = Square::from_index(index) {
        let mut direction = 0;
        while direction < directions.len() {
            let (right, up) = directions[direction];
            let mut steps = 1;
            while steps <= range as i8 {
                if let Some(to) = from.offset(right * steps, up * steps)
                    && to.file() < files
                    && from.file() < files
                {
                    table[index] |= 1 << to.index();
                }
                steps += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    table
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

const fn lines(rules: &Rules) -> Lines<u128> {
    Lines {
        king: reach(rules.files, &AROUND, rules.king_range),
        connet_jump: reach(rules.files, &STRAIGHT, rules.connet_jump),
        ritter: reach(rules.files, &STRAIGHT, rules.ritter_jump),
        step: reach(rules.files, &STRAIGHT, rules.prince_step),
        leap: reach(rules.files, &leaps(rules.scout_leap), 1),
        rays: [
            reach(rules.files, &[DIAGONAL[0]], rules.prince_diagonal),
            reach(rules.files, &[DIAGONAL[1]], rules.prince_diagonal),
            reach(rules.files, &[DIAGONAL[2]], rules.prince_diagonal),
            reach(rules.files, &[DIAGONAL[3]], rules.prince_diagonal),
        ],
        diagonal: reach(rules.files, &DIAGONAL, rules.prince_diagonal),
    }
}

const fn narrow(table: &Table<u128>) -> Table<u64> {
    let mut narrow = [0; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        narrow[index] = table[index] as u64;
        index += 1;
    }
    narrow
}

const WIDE_T1: Lines<u128> = lines(&T1);

/// chess-T1's lines.
pub static LINES_T1: Lines<u64> = Lines {
    king: narrow(&WIDE_T1.king),
    connet_jump: narrow(&WIDE_T1.connet_jump),
    ritter: narrow(&WIDE_T1.ritter),
    step: narrow(&WIDE_T1.step),
    leap: narrow(&WIDE_T1.leap),
    rays: [narrow(&WIDE_T1.rays[0]), narrow(&WIDE_T1.rays[1]), narrow(&WIDE_T1.rays[2]), narrow(&WIDE_T1.rays[3])],
    diagonal: narrow(&WIDE_T1.diagonal),
};

/// The lines of chess-T and chess-T2.
pub static LINES_T: Lines<u128> = lines(&T);

// One step table serves Prince and Knecht, one set of rays Prince and Connet, only as long as the data say the same.
// That one set of tables serves chess-T and chess-T2 is tested with all else they share.
const _: () = {
    assert!(T1.prince_diagonal == T1.connet_diagonal && T.prince_diagonal == T.connet_diagonal);
    assert!(T.files == MAX_FILES);
    assert!(T1.prince_step == 1 && T.prince_step == 1);
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
