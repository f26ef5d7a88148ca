//! Perft and search of the three games in rounds of milliseconds to a second. `counted` counts the last ply, `played` plays
//! every move, `searched` looks for the best move in five positions of a game.

use chess_t::any::AnyPosition;
use chess_t::search::{Limits, PAGE_TABLE_BYTES, Searcher};
use chess_t::variant::{ChessT, ChessT1, ChessT2, Variant};

use crate::positions::{SEARCHED as POSITIONS, middlegame, start};

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

pub const SEARCHED: [Round; 3] = [
    Round { name: "searched/t1", run: || searched(Variant::T1) },
    Round { name: "searched/t", run: || searched(Variant::T) },
    Round { name: "searched/t2", run: || searched(Variant::T2) },
];

/// Positions looked at in each of the five.
const NODES: u64 = 20_000;

/// Looks for the best move in each position of a game.
fn searched(variant: Variant) -> u64 {
    let mut searcher = Searcher::new(PAGE_TABLE_BYTES);
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let nodes = |text: &&str| {
        let position = AnyPosition::parse(variant, text).expect("a position string");
        let found = searcher.search(&position, &[], &limits, &mut || false, &mut |_| {});
        found.map_or(0, |info| info.nodes)
    };
    POSITIONS[variant as usize].iter().map(nodes).sum()
}

/// The round of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Round> {
    COUNTED.iter().chain(&PLAYED).chain(&SEARCHED).find(|round| round.name == name)
}
