//! Sets of squares as machine words: `u64` for the 64 squares of chess-T1, `u128` for the 72 of chess-T.
//!
//! A file is eight bits: up a rank is one bit up, a file to the right eight. Stepping off the edge is caught by masks.

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
    /// The set without its first square.
    fn without_first(self) -> Self;
    /// Every square moved one rank up and one file right (+1) or left (-1); those that leave the board vanish.
    fn diagonal_step(self, direction: Diagonal) -> Self;
    /// The same set in the width of the widest board.
    fn widen(self) -> SquareSet;
    /// The squares of a wide set that are on this board.
    fn narrow(set: SquareSet) -> Self;

    /// Its squares, a1 first.
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }

    /// The set without the squares of another.
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    /// The set if `condition` holds, else none.
    fn only_if(self, condition: bool) -> Self {
        if condition { self } else { Self::EMPTY }
    }
}

/// The four diagonal directions.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Diagonal {
    /// Up and right.
    UpRight,
    /// Up and left.
    UpLeft,
    /// Down and right.
    DownRight,
    /// Down and left.
    DownLeft,
}

impl Diagonal {
    /// All four.
    pub const ALL: [Diagonal; 4] = [Diagonal::UpRight, Diagonal::UpLeft, Diagonal::DownRight, Diagonal::DownLeft];
}

/// The squares of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Squares<B>(B);

impl<B: Bitboard> Iterator for Squares<B> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without_first();
        Some(square)
    }
}

macro_rules! bitboard {
    ($word:ty, $all:expr) => {
        impl Bitboard for $word {
            const EMPTY: Self = 0;
            const ALL: Self = $all;

            #[inline]
            fn of(square: Square) -> Self {
                1 << square.index()
            }

            #[inline]
            fn has(self, square: Square) -> bool {
                self >> square.index() & 1 != 0
            }

            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> Option<Square> {
                if self == 0 {
                    return None;
                }
                Square::from_index(self.trailing_zeros() as usize)
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn diagonal_step(self, direction: Diagonal) -> Self {
                const BELOW_LAST_RANK: $word = <$word>::MAX / 0xff * 0x7f;
                const ABOVE_FIRST_RANK: $word = <$word>::MAX / 0xff * 0xfe;
                match direction {
                    Diagonal::UpRight => (self & BELOW_LAST_RANK) << 9 & $all,
                    Diagonal::UpLeft => (self & BELOW_LAST_RANK) >> 7,
                    Diagonal::DownRight => (self & ABOVE_FIRST_RANK) << 7 & $all,
                    Diagonal::DownLeft => (self & ABOVE_FIRST_RANK) >> 9,
                }
            }

            #[inline]
            fn widen(self) -> SquareSet {
                SquareSet(u128::from(self))
            }

            #[inline]
            fn narrow(set: SquareSet) -> Self {
                set.0 as $word & $all
            }
        }
    };
}

bitboard!(u64, u64::MAX);
bitboard!(u128, (1 << 72) - 1);

#[cfg(test)]
mod tests {
    use super::*;

    fn step<B: Bitboard>(name: &str, direction: Diagonal) -> Option<String> {
        let from = Square::from_name(name).unwrap();
        let to = B::of(from).diagonal_step(direction);
        assert!(to.count() <= 1);
        to.first().map(|square| square.to_string())
    }

    #[test]
    fn diagonal_steps_stop_at_every_edge() {
        use Diagonal::*;
        assert_eq!(step::<u64>("d4", UpRight).as_deref(), Some("e5"));
        assert_eq!(step::<u64>("d4", UpLeft).as_deref(), Some("c5"));
        assert_eq!(step::<u64>("d4", DownRight).as_deref(), Some("e3"));
        assert_eq!(step::<u64>("d4", DownLeft).as_deref(), Some("c3"));
        for (square, direction) in [("d8", UpRight), ("d1", DownLeft), ("a4", UpLeft), ("h4", UpRight)] {
            assert_eq!(step::<u64>(square, direction), None, "{square}");
        }
        assert_eq!(step::<u128>("h4", UpRight).as_deref(), Some("i5"));
        for (square, direction) in [("d8", UpLeft), ("d1", DownRight), ("a4", DownLeft), ("i4", DownRight)] {
            assert_eq!(step::<u128>(square, direction), None, "{square}");
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
