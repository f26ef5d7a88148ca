//! Sets of squares as machine words: `u64` for the 64 squares of chess-T1, `u128` for the 72 of chess-T.
//!
//! A file is eight bits: up a rank is one bit up, a file to the right eight. Stepping off the edge is caught by masks.
//!
//! All of it is inlined always: a call would cost more than what it does, in a module built for size too.

use core::fmt::Debug;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::square::{Square, SquareSet};

/// A set of squares of one board.
pub trait Bitboard:
    Copy
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + 'static
{
    /// No square.
    const EMPTY: Self;
    /// Every square of the board.
    const ALL: Self;

    /// The set of one square, which must be on this board.
    fn of(square: Square) -> Self;
    /// Is the square, which must be on this board, in the set?
    fn has(self, square: Square) -> bool;
    /// True if there is no square in it.
    fn is_empty(self) -> bool;
    /// How many squares.
    fn count(self) -> u32;
    /// The first square, a1 first.
    fn first(self) -> Option<Square>;
    /// The last square.
    fn last(self) -> Option<Square>;
    /// The set without its first square.
    fn without_first(self) -> Self;
    /// Every square moved some files right and ranks up (negative: left, down); those that leave the board vanish.
    fn shift(self, files: i8, ranks: i8) -> Self;
    /// Every square of a rank, 1 to 8.
    fn on_rank(rank: u8) -> Self;
    /// The same set in the width of the widest board.
    fn widen(self) -> SquareSet;
    /// The squares of a wide set that are on this board.
    fn narrow(set: SquareSet) -> Self;

    /// Its squares, a1 first.
    #[inline(always)]
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }

    /// The set without the squares of another.
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    /// The set if `condition` holds, else none.
    #[inline(always)]
    fn only_if(self, condition: bool) -> Self {
        if condition { self } else { Self::EMPTY }
    }
}

/// The squares of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Squares<B>(B);

impl<B: Bitboard> Iterator for Squares<B> {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without_first();
        Some(square)
    }
}

/// What both words do in the same way.
macro_rules! common {
    ($word:ty) => {
        const EMPTY: Self = 0;

        #[inline(always)]
        fn is_empty(self) -> bool {
            self == 0
        }

        #[inline(always)]
        fn count(self) -> u32 {
            self.count_ones()
        }

        #[inline(always)]
        fn shift(self, files: i8, ranks: i8) -> Self {
            // A file is a byte: what would step into the next file is masked off before.
            let stays = if ranks >= 0 { 0xff >> ranks } else { 0xff << -ranks & 0xff };
            let kept = self & (<$word>::MAX / 0xff * stays);
            let bits = files as i32 * 8 + ranks as i32;
            if bits >= 0 { kept << bits & Self::ALL } else { kept >> -bits }
        }

        #[inline(always)]
        fn on_rank(rank: u8) -> Self {
            (<$word>::MAX / 0xff) << (rank - 1) & Self::ALL
        }

        #[inline(always)]
        fn widen(self) -> SquareSet {
            SquareSet(u128::from(self))
        }

        #[inline(always)]
        fn narrow(set: SquareSet) -> Self {
            set.0 as $word & Self::ALL
        }
    };
}

impl Bitboard for u64 {
    common!(u64);
    const ALL: Self = u64::MAX;

    #[inline(always)]
    fn of(square: Square) -> Self {
        1 << (square.index() % 64)
    }

    #[inline(always)]
    fn has(self, square: Square) -> bool {
        self >> (square.index() % 64) & 1 != 0
    }

    #[inline(always)]
    fn first(self) -> Option<Square> {
        if self == 0 {
            return None;
        }
        Square::from_index(self.trailing_zeros() as usize)
    }

    #[inline(always)]
    fn last(self) -> Option<Square> {
        if self == 0 {
            return None;
        }
        Square::from_index(self.ilog2() as usize)
    }

    #[inline(always)]
    fn without_first(self) -> Self {
        self & self.wrapping_sub(1)
    }
}

/// Single squares are sought word by word: no machine shifts or counts 128 bits at once.
impl Bitboard for u128 {
    common!(u128);
    const ALL: Self = (1 << 72) - 1;

    #[inline(always)]
    fn of(square: Square) -> Self {
        let bit = u64::of(square);
        if on_ninth_file(square) { joined(0, bit) } else { joined(bit, 0) }
    }

    #[inline(always)]
    fn has(self, square: Square) -> bool {
        let (eight_files, ninth) = split(self);
        let word = if on_ninth_file(square) { ninth } else { eight_files };
        word.has(square)
    }

    #[inline(always)]
    fn first(self) -> Option<Square> {
        let (eight_files, ninth) = split(self);
        eight_files.first().or_else(|| ninth.first().and_then(to_ninth_file))
    }

    #[inline(always)]
    fn last(self) -> Option<Square> {
        let (eight_files, ninth) = split(self);
        ninth.last().and_then(to_ninth_file).or_else(|| eight_files.last())
    }

    #[inline(always)]
    fn without_first(self) -> Self {
        match split(self) {
            (0, ninth) => joined(0, ninth.without_first()),
            (eight_files, ninth) => joined(eight_files.without_first(), ninth),
        }
    }
}

/// The first eight files and the ninth.
#[inline(always)]
const fn split(set: u128) -> (u64, u64) {
    (set as u64, (set >> 64) as u64)
}

#[inline(always)]
const fn joined(eight_files: u64, ninth: u64) -> u128 {
    eight_files as u128 | (ninth as u128) << 64
}

#[inline(always)]
const fn on_ninth_file(square: Square) -> bool {
    square.index() >= 64
}

/// The square of the ninth file with this number in its word.
#[inline(always)]
const fn to_ninth_file(square: Square) -> Option<Square> {
    Square::from_index(square.index() + 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shifted<B: Bitboard>(square: Square, files: i8, ranks: i8) -> Option<Square> {
        let to = B::of(square).shift(files, ranks);
        assert!(to.count() <= 1);
        to.first()
    }

    #[test]
    fn shifts_are_steps_on_the_board() {
        for (files, ranks) in (-3..=3).flat_map(|files| (-3..=3).map(move |ranks| (files, ranks))) {
            for square in Square::all(9) {
                let expected = square.offset(files, ranks);
                assert_eq!(shifted::<u128>(square, files, ranks), expected, "{square} {files} {ranks}");
                let on_eight = |square: Square| square.file() < 8;
                if on_eight(square) {
                    let expected = expected.filter(|&to| on_eight(to));
                    assert_eq!(shifted::<u64>(square, files, ranks), expected, "{square} {files} {ranks}");
                }
            }
        }
    }

    #[test]
    fn squares_come_in_order_and_once() {
        let set = u128::narrow(SquareSet::named("i8 a1 d4"));
        let names: Vec<_> = set.squares().map(|square| square.to_string()).collect();
        assert_eq!(names, ["a1", "d4", "i8"]);
        assert_eq!(u64::narrow(SquareSet::named("i8 a1 d4")).count(), 2);
    }
}
