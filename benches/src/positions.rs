//! The positions that are measured.

use chess_t::position::Position;
use chess_t::setup::Setup;
use chess_t::variant::{ChessT1, Ruleset, Variant};

/// Middlegames of chess-T1: the game of 2020 after moves 8, 15 and 21.
pub const MIDDLEGAMES: [&str; 3] = [
    "r2ckp1r/1ii1iiii/4pcs1/i3i3/2P1I2I/2S2S1R/IIII1II1/R1PCK3 w - Pp 0 9",
    "4k2r/1ii1iiii/r4c2/i5CI/2ppi3/RPS1I2R/III1III1/4K3 w - Pp 0 16",
    "4k2r/1ii1iiii/2r5/i6I/2rpi2R/1P1pIS2/II3II1/R3K1C1 w - Pp 2 22",
];

/// A game's start.
#[must_use]
pub fn start<R: Ruleset>(game: R) -> Position<R> {
    Position::start(game)
}

/// One of the middlegames.
///
/// # Panics
/// If there is no such middlegame.
#[must_use]
pub fn middlegame(index: usize) -> Position<ChessT1> {
    let setup = Setup::parse(Variant::T1, MIDDLEGAMES[index]).expect("a position string");
    Position::new(ChessT1, &setup).expect("a valid position")
}
