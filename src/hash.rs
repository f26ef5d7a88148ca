//! Numbers that name positions: the exclusive or of one key for everything that makes a position what it is.
//!
//! A piece's key is a number of its kind, turned by the number of its square: a table of random numbers for every
//! square would be the largest thing in the module.

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::setup::Inaccessible;
use crate::square::{MAX_SQUARES, Square};
use crate::variant::Ruleset;

/// Key of a piece on a square.
#[inline]
pub(crate) const fn of_piece(piece: Piece, square: Square) -> u64 {
    let index = square.index();
    // 64 turns tell 64 squares apart; the ninth file has numbers of its own.
    KINDS[piece.color as usize][piece.role as usize][index / 64 % 2].rotate_left(index as u32 % 64)
}

/// The numbers of each kind of piece, on the first eight files and on the ninth.
const KINDS: [[[u64; 2]; 7]; 2] = {
    let mut kinds = [[[0; 2]; 7]; 2];
    let mut number = 0;
    while number < 28 {
        kinds[number / 7 % 2][number % 7][number / 14] = odd_weight(mix(number as u64));
        number += 1;
    }
    kinds
};

/// With an odd number of ones no set of turns of a number cancels out.
const fn odd_weight(number: u64) -> u64 {
    if number.count_ones() % 2 == 1 { number } else { number ^ 1 }
}

/// Key of Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(OTHERS);

/// Key of a side's right to convert a Prince.
#[inline]
pub(crate) const fn of_right(color: Color) -> u64 {
    mix(OTHERS + 1 + color as u64)
}

/// Key of the inaccessible squares.
pub(crate) fn of_inaccessible(inaccessible: Inaccessible) -> u64 {
    let square =
        |color: Color, square: Square| mix(OTHERS + 4 + (color as u64) * MAX_SQUARES as u64 + square.index() as u64);
    match inaccessible {
        Inaccessible::None => 0,
        Inaccessible::Undrawn => mix(OTHERS + 3),
        Inaccessible::Drawn(squares) => square(Color::White, squares.white) ^ square(Color::Black, squares.black),
    }
}

/// Key of all that makes a position what it is besides its pieces.
pub(crate) fn of_state(turn: Color, inaccessible: Inaccessible, rights: ByColor<bool>) -> u64 {
    let mut key = of_inaccessible(inaccessible);
    for color in Color::ALL {
        key ^= if rights[color] { of_right(color) } else { 0 };
    }
    key ^ if turn == Color::Black { BLACK_TO_MOVE } else { 0 }
}

/// Numbers behind those of the pieces.
const OTHERS: u64 = 28;

/// Spreads a small number over 64 bits: the well-known finishing steps of SplitMix64.
const fn mix(number: u64) -> u64 {
    let spread = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let once = (spread ^ (spread >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let twice = (once ^ (once >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    twice ^ (twice >> 31)
}

impl<R: Ruleset> Position<R> {
    /// A number that is equal for equal positions, and almost surely different for different ones. Like equality it
    /// ignores the counters.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The same number from scratch.
    pub(crate) fn recomputed_key(&self) -> u64 {
        let mut key = of_state(self.turn, self.inaccessible, self.rights);
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.of(color, role).squares() {
                    key ^= of_piece(Piece { color, role }, square);
                }
            }
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn keys_differ() {
        let mut keys = HashSet::new();
        let kinds = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
        for (piece, square) in kinds.flat_map(|piece| Square::all(9).map(move |square| (piece, square))) {
            assert!(keys.insert(of_piece(piece, square)), "{piece:?} on {square}");
        }
        let others = OTHERS..OTHERS + 4 + 2 * MAX_SQUARES as u64;
        assert!(others.map(mix).all(|key| keys.insert(key)));
        assert!(keys.iter().all(|key| (12..=52).contains(&key.count_ones())), "every key is well spread");
    }
}
