//! A game as a short text for addresses (docs/LINKS.md): the start, the line of moves that is shown, how it ended.
//!
//! The rules know the legal moves of every position, so a step is its number among them. Steps are packed into blocks,
//! each with its own checks: from a text that was cut off or mistyped the game can be read up to the block that is hurt.

mod block;
mod choice;
mod head;
mod read;
mod write;

pub use read::{LinkError, LinkFault, read};
pub use write::write;

/// A longer text is refused unread: no game is as long, and a hostile one must not use up the memory.
pub const LONGEST: usize = 20_000;
