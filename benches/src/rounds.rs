//! Perft of the three games in rounds of milliseconds to a second. `counted` counts the last ply, `played` plays every move.

use chess_t::variant::{ChessT, ChessT1, ChessT2};

use crate::positions::{middlegame, start};

/// Something done again and again; it answers how many positions it went through.
pub struct Round {
    pub name: &'static str,
    pub run: fn() -> u64,
}

pub const COUNTED: [Round; 6] = [
    Round { name: "counted/t1-start", run: || start(ChessT1).perft(6) },
    Round { name: "counted/t1-middlegame-1", run: || middlegame(0).perft(4) },
    Round { name: "counted/t1-middlegame-2", run: || middlegame(1).perft(4) },
    Round { name: "counted/t1-middlegame-3", run: || middlegame(2).perft(4) },
    Round { name: "counted/t-start", run: || start(ChessT).perft(4) },
    Round { name: "counted/t2-start", run: || start(ChessT2).perft(4) },
];

pub const PLAYED: [Round; 4] = [
    Round { name: "played/t1-start", run: || start(ChessT1).perft_played(4) },
    Round { name: "played/t1-middlegame-2", run: || middlegame(1).perft_played(3) },
    Round { name: "played/t-start", run: || start(ChessT).perft_played(3) },
    Round { name: "played/t2-start", run: || start(ChessT2).perft_played(3) },
];

/// The round of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Round> {
    COUNTED.iter().chain(&PLAYED).find(|round| round.name == name)
}
