//! What each fuzz target does with a text; a panic, a wrong answer, a hang or growing memory is a fault.
//!
//! All inputs are texts, so that seeds can be read and written by hand. Where a target needs a position, the first line
//! names the game and the second is a position string; what cannot be read there stands for a game's start.

mod entry;
mod everything;
mod games;
mod input;
mod texts;

pub use entry::game;
pub use games::{moves, search};
pub use texts::{link, notation, position, record, records, task};
