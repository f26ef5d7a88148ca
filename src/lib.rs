//! Rules of chess-T1, chess-T and chess-T2 by Shamil Khasanov.

pub mod any;
pub mod bitboard;
pub mod color;
pub mod force;
pub mod inaccessible;
pub mod inspect;
pub mod lines;
pub mod movegen;
pub mod moves;
pub mod outcome;
pub mod position;
pub mod reason;
pub mod role;
pub mod setup;
pub mod square;
pub mod variant;
