//! A game as a short text for addresses (docs/LINKS.md): the start, the line of moves that is shown, how it ended.
//!
//! The rules know the legal moves of every position, so a step is its number among them. Steps are packed into blocks,
//! each with its own checks: from a text that was cut off or mistyped the game can be read up to the block that is hurt.

mod block;
mod choice;
mod read;
mod write;

pub use read::{LinkError, LinkFault, read};
pub use write::write;

use crate::variant::Variant;

/// The first character of every text; another one belongs to a format that we do not know.
const VERSION: char = '1';

/// Stands behind each of the six fields of a start position.
const FIELD_END: char = '_';

/// The letter of a game; a capital where a start position follows.
const fn game_letter(variant: Variant) -> char {
    match variant {
        Variant::T1 => 'a',
        Variant::T => 'b',
        Variant::T2 => 'c',
    }
}

/// Characters of a position string that addresses should not hold, and what stands for them.
const REPLACED: [(char, char); 3] = [('/', '.'), (' ', FIELD_END), ('?', '~')];

fn in_address(character: char) -> char {
    REPLACED.into_iter().find(|&(plain, _)| plain == character).map_or(character, |(_, safe)| safe)
}

fn from_address(character: char) -> char {
    REPLACED.into_iter().find(|&(_, safe)| safe == character).map_or(character, |(plain, _)| plain)
}

/// A longer text is refused unread: no game is as long, and a hostile one must not use up the memory.
pub const LONGEST: usize = 20_000;
