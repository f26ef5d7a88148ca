//! Squares of boards up to nine files wide, and sets of them for data that is not on the hot path.

use core::fmt;
use core::ops::BitAnd;

use crate::text::{Part, text_of};

/// A square. Counted file by file (a1, a2 … a8, b1 …), so that a square has one number in all three games
/// and the 8×8 board is exactly the first 64.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Ranks of every board.
pub const RANKS: u8 = 8;
/// Files of the widest board.
pub const MAX_FILES: u8 = 9;
/// Squares of the widest board.
pub const MAX_SQUARES: usize = (RANKS * MAX_FILES) as usize;

impl Square {
    /// The square in file 0 (a) to 8 (i) and rank 1 to 8.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < MAX_FILES && rank >= 1 && rank <= RANKS { Some(Square(file * RANKS + rank - 1)) } else { None }
    }

    /// The square with this number.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < MAX_SQUARES { Some(Square(index as u8)) } else { None }
    }

    /// Reads a name such as `e4`.
    #[must_use]
    pub const fn from_name(name: &str) -> Option<Square> {
        let bytes = name.as_bytes();
        if bytes.len() != 2 || bytes[0] < b'a' || bytes[1] < b'0' {
            return None;
        }
        Square::new(bytes[0] - b'a', bytes[1] - b'0')
    }

    /// The number of the square, below [`MAX_SQUARES`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// File, 0 for a to 8 for i.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / RANKS
    }

    /// Rank, 1 to 8.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % RANKS + 1
    }

    /// The square some files and ranks away, on the widest board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 1 {
            return None;
        }
        Square::new(file as u8, rank as u8)
    }

    /// Its name, such as `e4`.
    #[must_use]
    pub fn name(self) -> String {
        text_of(&[&self])
    }

    /// All squares of a board with so many files.
    pub fn all(files: u8) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..files * RANKS).map(Square)
    }
}

impl Part for Square {
    fn put(&self, text: &mut String) {
        text.push((b'a' + self.file()) as char);
        text.push((b'0' + self.rank()) as char);
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares of the widest board, for the data of a variant and for answers.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub(crate) u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The squares named in a text such as `"c1 d1 e1 f1"`.
    ///
    /// # Panics
    /// On anything else; meant for constants, where that stops the compiler.
    #[must_use]
    pub const fn named(names: &str) -> SquareSet {
        let bytes = names.as_bytes();
        let mut set = 0;
        let mut at = 0;
        while at < bytes.len() {
            assert!(at + 1 < bytes.len() && (at + 2 == bytes.len() || bytes[at + 2] == b' '));
            let Some(square) = Square::new(bytes[at] - b'a', bytes[at + 1] - b'0') else {
                panic!("no such square");
            };
            set |= 1 << square.0;
            at += 3;
        }
        SquareSet(set)
    }

    /// Is the square in the set?
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// The set with that square too.
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// The set but for the squares of another.
    #[must_use]
    pub const fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// True if there is no square in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its squares, a1 first.
    #[must_use]
    pub const fn iter(self) -> SquaresOf {
        SquaresOf(self.0)
    }
}

/// The squares of a set, one after the other.
#[derive(Clone, Debug)]
pub struct SquaresOf(u128);

impl Iterator for SquaresOf {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Square::from_index(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;

    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        for square in Square::all(MAX_FILES) {
            assert_eq!(Square::from_name(&square.to_string()), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
            assert_eq!(Square::from_index(square.index()), Some(square));
        }
        assert_eq!(Square::from_index(MAX_SQUARES), None);
    }

    #[test]
    fn only_names_of_squares_are_read() {
        for bad in ["", "e", "e0", "e9", "j1", "E4", "e44", "4e", "е4", "`1"] {
            assert_eq!(Square::from_name(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_eight_file_board_is_the_first_64_squares() {
        assert_eq!(Square::all(8).last(), Square::from_name("h8"));
        assert_eq!(Square::from_name("h8").map(Square::index), Some(63));
        assert_eq!(Square::all(9).last(), Square::from_name("i8"));
    }

    #[test]
    fn offsets_stop_at_the_edges() {
        let a1 = Square::from_name("a1").unwrap();
        assert_eq!(a1.offset(1, 2), Square::from_name("b3"));
        assert_eq!(a1.offset(-1, 0), None);
        assert_eq!(a1.offset(0, -1), None);
        assert_eq!(Square::from_name("i8").unwrap().offset(0, 1), None);
    }
}
