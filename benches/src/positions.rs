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

/// Five positions of each game from its first moves to its last: the start, then what the computer reached against itself.
pub const SEARCHED: [[&str; 5]; 3] = [
    [
        "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1",
        "1sp1kpr1/1iiiii1i/r2c1si1/i7/2I1I3/R1S2S2/II1IPIII/1P1CK2R w - Pp 14 8",
        "1sp1k1p1/iiiiiiii/2rc1s2/5Cr1/I4S2/2RII3/1IIS1III/2P1KPR1 w - Pp 24 13",
        "4k3/piiiii1p/i1s1rsi1/2C3cI/I6I/1RS3I1/1IIIIRP1/1P2K3 w - Pp 16 25",
        "2k5/2iir3/1p1ri3/3p4/5c1i/2CRIP2/3RI3/SI3KI1 w - Pp 16 68",
    ],
    [
        "r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1",
        "2i1k4/iip1piiii/3iir3/3r1c3/3R1R3/3C1I3/I1II1IIII/I2PK2P1 b c4c5 Pp 21 11",
        "i1i1k1ip1/p2i1i3/2cir4/I3r4/2ICRR2i/5I1I1/PI1I1I2P/4K1I2 b h4b5 Pp 11 24",
        "i4ki1i/p2i4p/i3i4/4rc3/I2CRI3/9/P2I4P/I1I2KI2 w b4a5 Pp 13 41",
        "1pi1k3i/p8/4rc3/3Cr3i/2I2R3/4RI3/P3PI3/I4KI1I b b4h5 Pp 27 64",
    ],
    [
        "rs1pkp1sr/iiiiciiii/4i4/9/9/4I4/IIIICIIII/RS1PKP1SR w ? Pp 0 1",
        "1s2kp1sr/iip2i1ii/2iii1i2/4r4/2IR3cI/3CI1S1R/II1I1II1I/1S1PKP3 w a4h5 Pp 16 9",
        "3pk4/i1i2ii1i/2s1P1si1/2c2rp2/2PRC4/S3R4/3I1IIII/4K4 w b4g5 Pp 0 23",
        "i1i2ki2/p2i2c1i/i1s1r4/5r2i/1I2SR1CI/4II3/1I1PK3I/ISI3I2 w a4c5 Pp 5 38",
        "i1i1k1ipi/3i1i2p/3cr4/i1r6/I2IC1S2/2I1R4/5I2P/ISI2KI1I w a4c5 Pp 11 60",
    ],
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
