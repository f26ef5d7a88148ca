//! Sets of squares as machine words: `u64` for the 64 squares of chess-T1, [`NineFileBoard`] for the 72 of chess-T.
//!
//! A file is eight bits: up a rank is one bit up, a file to the right eight. Stepping off the edge is caught by masks.
//!
//! No line is longer than three squares, so all that one piece or one square has to do with lies within eight
//! neighbouring files: [`Near`], one machine word whatever the board.
//!
//! All of it is inlined always: a call would cost more than what it does, in a module built for size too.

use core::fmt::Debug;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::square::{MAX_SQUARES, Square, SquareSet};

/// A set of squares within the eight files around some square, the first of them in the lowest byte. On eight files
/// that is the whole board.
pub type Near = u64;

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
    /// How many squares the sets have, each counted as often as it occurs.
    fn count_all<const SETS: usize>(sets: [Self; SETS]) -> u32;
    /// The first square, a1 first.
    #[inline(always)]
    fn first(self) -> Option<Square> {
        self.squares().next()
    }
    /// What is in the set near a square: at least everything within three files.
    fn near(self, square: Square) -> Near;
    /// The same for a set that lies in memory: of two words only the one is read.
    fn read_near(&self, square: Square) -> Near;
    /// The set that is so near a square.
    fn from_near(near: Near, square: Square) -> Self;
    /// Adds what is near a square. Of two words only the one grows, so that the set must be made [`Bitboard::whole`] after
    /// the last of several.
    fn add_near(&mut self, near: Near, square: Square);
    /// The set after [`Bitboard::add_near`].
    fn whole(self) -> Self;
    /// What is on the first eight files.
    fn on_eight_files(self) -> Near;
    /// How many squares come before those near a square.
    fn first_near(square: Square) -> usize;
    /// Every square moved some files right and ranks up (negative: left, down); those that leave the board vanish.
    fn shift(self, files: i8, ranks: i8) -> Self;
    /// Every square of a rank, 1 to 8.
    fn on_rank(rank: u8) -> Self;
    /// The same set in the width of the widest board.
    fn widen(self) -> SquareSet;
    /// The squares of a wide set that are on this board.
    fn narrow(set: SquareSet) -> Self;

    /// The set of one square that is near another.
    #[inline(always)]
    fn of_near(square: Square, near: Square) -> Near {
        1 << (square.index().wrapping_sub(Self::first_near(near)) % 64)
    }

    /// Its squares, a1 first.
    fn squares(self) -> Squares;

    /// The squares of a set that is near a square, a1 first.
    #[inline(always)]
    fn squares_near(near: Near, square: Square) -> Squares {
        Squares { near, first: Self::first_near(square), ninth: 0 }
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
pub struct Squares {
    /// Eight files, and how many squares come before them.
    near: Near,
    first: usize,
    /// What is left of the last file of nine, as [`NineFileBoard`] keeps it.
    ninth: Near,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if self.near == 0 {
            if self.ninth == 0 {
                return None;
            }
            *self = Squares { near: self.ninth, first: 8, ninth: 0 };
        }
        let index = self.near.trailing_zeros() as usize;
        self.near &= self.near - 1;
        Square::from_index(self.first + index)
    }
}

impl Bitboard for u64 {
    const EMPTY: Self = 0;
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
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn count_all<const SETS: usize>(sets: [Self; SETS]) -> u32 {
        sets.into_iter().map(u64::count_ones).sum()
    }

    #[inline(always)]
    fn squares(self) -> Squares {
        Squares { near: self, first: 0, ninth: 0 }
    }

    #[inline(always)]
    fn near(self, _: Square) -> Near {
        self
    }

    #[inline(always)]
    fn read_near(&self, _: Square) -> Near {
        *self
    }

    #[inline(always)]
    fn from_near(near: Near, _: Square) -> Self {
        near
    }

    #[inline(always)]
    fn add_near(&mut self, near: Near, _: Square) {
        *self |= near;
    }

    #[inline(always)]
    fn whole(self) -> Self {
        self
    }

    #[inline(always)]
    fn on_eight_files(self) -> Near {
        self
    }

    #[inline(always)]
    fn first_near(_: Square) -> usize {
        0
    }

    #[inline(always)]
    fn shift(self, files: i8, ranks: i8) -> Self {
        // A file is a byte: what would step into the next file is masked off before.
        let stays = if ranks >= 0 { 0xff >> ranks } else { 0xff << -ranks & 0xff };
        let kept = self & (EVERY_FILE * stays);
        let bits = files as i32 * 8 + ranks as i32;
        if bits >= 0 { kept << bits } else { kept >> -bits }
    }

    #[inline(always)]
    fn on_rank(rank: u8) -> Self {
        EVERY_FILE << (rank - 1)
    }

    #[inline(always)]
    fn widen(self) -> SquareSet {
        SquareSet(u128::from(self))
    }

    #[inline(always)]
    fn narrow(set: SquareSet) -> Self {
        set.0 as u64
    }
}

/// The first rank of eight files.
const EVERY_FILE: u64 = u64::MAX / 0xff;

/// A set of squares on nine files, kept as two words of eight: seven files are in both. So what is near a square is
/// always one word ready to use, and stepping from file to file needs no carry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NineFileBoard {
    /// Files a to h, files b to i.
    words: [u64; 2],
}

/// Squares up to here are near others in the left word, further ones in the right: file e lies within three of both
/// edges of the left, file f of the right.
const NEAR_LEFT: usize = 40;
/// The bits of the ninth file in the right word.
const NINTH: u32 = 56;

/// The sets of one square each: two words are looked up faster than they are made.
static SINGLE: [NineFileBoard; MAX_SQUARES] = {
    let mut sets = [NineFileBoard { words: [0, 0] }; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        sets[index] = NineFileBoard::new(SquareSet(1 << index));
        index += 1;
    }
    sets
};

impl NineFileBoard {
    /// The squares of a set of the widest board.
    pub(crate) const fn new(set: SquareSet) -> Self {
        NineFileBoard { words: [set.0 as u64, (set.0 >> 8) as u64] }
    }

    /// Files a to h.
    #[inline(always)]
    const fn left(self) -> u64 {
        self.words[0]
    }

    /// Files b to i.
    #[inline(always)]
    const fn right(self) -> u64 {
        self.words[1]
    }

    /// What [`Bitboard::near`] answers, for tables made at compile time.
    #[inline(always)]
    pub(crate) const fn word_near(self, square: Square) -> Near {
        if square.index() < NEAR_LEFT { self.left() } else { self.right() }
    }

    /// The ninth file.
    #[inline(always)]
    const fn ninth(self) -> u64 {
        self.right() >> NINTH
    }

    #[inline(always)]
    fn in_both(self, other: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        NineFileBoard { words: [combine(self.left(), other.left()), combine(self.right(), other.right())] }
    }
}

impl BitAnd for NineFileBoard {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.in_both(other, u64::bitand)
    }
}

impl BitOr for NineFileBoard {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.in_both(other, u64::bitor)
    }
}

impl BitXor for NineFileBoard {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.in_both(other, u64::bitxor)
    }
}

impl Not for NineFileBoard {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        NineFileBoard { words: [!self.left(), !self.right()] }
    }
}

impl BitAndAssign for NineFileBoard {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for NineFileBoard {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for NineFileBoard {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl Bitboard for NineFileBoard {
    const EMPTY: Self = NineFileBoard { words: [0, 0] };
    const ALL: Self = NineFileBoard { words: [u64::MAX, u64::MAX] };

    #[inline(always)]
    fn of(square: Square) -> Self {
        SINGLE[square.index()]
    }

    #[inline(always)]
    fn has(self, square: Square) -> bool {
        self.near(square) & Self::of_near(square, square) != 0
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.left() | self.right() == 0
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.left().count_ones() + self.ninth().count_ones()
    }

    #[inline(always)]
    fn count_all<const SETS: usize>(sets: [Self; SETS]) -> u32 {
        const { assert!(SETS <= 8) };
        // The ninth files together are one word.
        let ninths = sets.iter().fold(0, |ninths, set| ninths << 8 | set.ninth());
        sets.iter().map(|set| set.left().count_ones()).sum::<u32>() + ninths.count_ones()
    }

    #[inline(always)]
    fn squares(self) -> Squares {
        Squares { near: self.left(), first: 0, ninth: self.right() & u64::MAX << NINTH }
    }

    #[inline(always)]
    fn near(self, square: Square) -> Near {
        self.word_near(square)
    }

    #[inline(always)]
    fn read_near(&self, square: Square) -> Near {
        self.words[usize::from(square.index() >= NEAR_LEFT)]
    }

    #[inline(always)]
    fn from_near(near: Near, square: Square) -> Self {
        // The word of the other eight files begins a file earlier or later.
        let first = Self::first_near(square);
        NineFileBoard { words: [near << first, near >> (8 - first)] }
    }

    #[inline(always)]
    fn add_near(&mut self, near: Near, square: Square) {
        self.words[usize::from(square.index() >= NEAR_LEFT)] |= near;
    }

    #[inline(always)]
    fn whole(self) -> Self {
        NineFileBoard { words: [self.left() | self.right() << 8, self.right() | self.left() >> 8] }
    }

    #[inline(always)]
    fn on_eight_files(self) -> Near {
        self.left()
    }

    #[inline(always)]
    fn first_near(square: Square) -> usize {
        if square.index() < NEAR_LEFT { 0 } else { 8 }
    }

    #[inline(always)]
    fn shift(self, files: i8, ranks: i8) -> Self {
        // One file on either side of each word is the other word's.
        let (left, right) = match files {
            0 => (self.left(), self.right()),
            1.. => (self.left().shift(files, 0), self.left().shift(files - 1, 0)),
            ..0 => (self.right().shift(files + 1, 0), self.right().shift(files, 0)),
        };
        NineFileBoard { words: [left.shift(0, ranks), right.shift(0, ranks)] }
    }

    #[inline(always)]
    fn on_rank(rank: u8) -> Self {
        NineFileBoard { words: [u64::on_rank(rank); 2] }
    }

    #[inline(always)]
    fn widen(self) -> SquareSet {
        SquareSet(u128::from(self.left()) | u128::from(self.right()) << 8)
    }

    #[inline(always)]
    fn narrow(set: SquareSet) -> Self {
        Self::new(set)
    }
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
                assert_eq!(shifted::<NineFileBoard>(square, files, ranks), expected, "{square} {files} {ranks}");
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
        let set = NineFileBoard::narrow(SquareSet::named("i8 a1 d4"));
        let names: Vec<_> = set.squares().map(|square| square.to_string()).collect();
        assert_eq!(names, ["a1", "d4", "i8"]);
        assert_eq!(u64::narrow(SquareSet::named("i8 a1 d4")).count(), 2);
    }
}
