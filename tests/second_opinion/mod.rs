//! A second opinion on the rules: small, slow and obvious.
//!
//! Written from the text of the rules alone and sharing no code with the crate:
//! plain arrays, no tables, one function a clause, each named by its clause
//! number. Its only use is to disagree with the crate when one of them is wrong.
//!
//! | module | clauses |
//! |---|---|
//! | `board` | 1 names and forces, 2 boards, castles, starts |
//! | `lines` | 3 lines of movement, 3.2 inaccessible squares |
//! | `force` | 4 sums, ratios, counted totals |
//! | `moves` | 3.1, 3.3, 3.4, 5 taking, 6 promotion |
//! | `ending` | 7 draw of squares, 8 end of the game, 9 check, 10 perft |
//! | `text` | position strings |
//! | `random` | set-ups and spoiled texts by chance |
//! | `compare`, `differential` | the crate's answers against these |
//! | `games` | whole games, claims and records against these |
//! | `engine` | whole games of the computer: all that must hold at every step |
//! | `docs` | the rules for readers against these |
//! | `vectors` | the test vectors against these |
//! | `notation` | a simple reader and writer of the book's notation |
#![allow(dead_code)]

pub mod board;
mod compare;
mod differential;
mod docs;
pub mod ending;
mod engine;
pub mod force;
mod games;
pub mod lines;
pub mod moves;
pub mod notation;
mod random;
pub mod text;
mod vectors;
