//! Rules of chess-T1, chess-T and chess-T2 by Shamil Khasanov.

pub mod any;
pub mod bitboard;
pub mod color;
mod cursor;
pub mod force;
pub mod game;
pub mod inaccessible;
pub mod inspect;
pub mod lines;
pub mod movegen;
pub mod moves;
pub mod notation;
pub mod outcome;
pub mod position;
pub mod reason;
pub mod record;
pub mod role;
pub mod setup;
pub mod square;
pub mod tags;
pub mod variant;
pub mod view;
#[cfg(target_arch = "wasm32")]
mod wasm;
