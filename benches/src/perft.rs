//! Positions a second in the tree of legal moves.

use chess_t::position::Position;
use chess_t::setup::Setup;
use chess_t::variant::{ChessT, ChessT1, ChessT2, Ruleset};
use cozy_chess::Board;
use shakmaty::{Chess, Position as _};

use crate::measure::{Contender, compare};

const ROUNDS: usize = 9;

/// Middlegames of chess-T1: the game of 2020 after moves 8, 15 and 21.
const MIDDLEGAMES: [&str; 3] = [
    "r2ckp1r/1ii1iiii/4pcs1/i3i3/2P1I2I/2S2S1R/IIII1II1/R1PCK3 w - Pp 0 9",
    "4k2r/1ii1iiii/r4c2/i5CI/2ppi3/RPS1I2R/III1III1/4K3 w - Pp 0 16",
    "4k2r/1ii1iiii/2r5/i6I/2rpi2R/1P1pIS2/II3II1/R3K1C1 w - Pp 2 22",
];

fn start<R: Ruleset>() -> Position<R> {
    Position::start()
}

fn position(text: &str) -> Position<ChessT1> {
    Position::try_from(&Setup::parse(ChessT1::RULES.variant, text).expect("a position")).expect("a position")
}

pub fn table() {
    println!("Perft, the last ply counted, million positions a second");
    let mut contenders = vec![
        Contender { name: "shakmaty, chess", round: Box::new(|| shakmaty::perft(&Chess::default(), 5)) },
        Contender { name: "cozy-chess, chess", round: Box::new(|| cozy_bulk(&Board::default(), 5)) },
        Contender { name: "chess-T1, start", round: Box::new(|| start::<ChessT1>().perft(5)) },
    ];
    for (index, text) in MIDDLEGAMES.into_iter().enumerate() {
        let name = ["chess-T1, middlegame 1", "chess-T1, middlegame 2", "chess-T1, middlegame 3"][index];
        contenders.push(Contender { name, round: Box::new(move || position(text).perft(4)) });
    }
    contenders.push(Contender { name: "chess-T, start", round: Box::new(|| start::<ChessT>().perft(4)) });
    contenders.push(Contender { name: "chess-T2, start", round: Box::new(|| start::<ChessT2>().perft(4)) });
    print(&contenders);

    println!("\nPerft, every move played, million positions a second");
    let contenders = [
        Contender { name: "shakmaty, chess", round: Box::new(|| shakmaty_played(&Chess::default(), 4)) },
        Contender { name: "cozy-chess, chess", round: Box::new(|| cozy_played(&Board::default(), 4)) },
        Contender { name: "chess-T1, start", round: Box::new(|| start::<ChessT1>().perft_played(4)) },
        Contender { name: "chess-T1, middlegame 2", round: Box::new(|| position(MIDDLEGAMES[1]).perft_played(3)) },
        Contender { name: "chess-T, start", round: Box::new(|| start::<ChessT>().perft_played(3)) },
        Contender { name: "chess-T2, start", round: Box::new(|| start::<ChessT2>().perft_played(3)) },
    ];
    print(&contenders);
}

/// Each figure with its ratio to the first contender.
fn print(contenders: &[Contender<'_>]) {
    let figures = compare(contenders, ROUNDS);
    let first = figures[0].rate;
    for figure in &figures {
        println!("{:<26}{:>8.1}{:>8.2} ×", figure.name, figure.rate / 1e6, figure.rate / first);
    }
}

fn shakmaty_played(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let mut child = position.clone();
        child.play_unchecked(mv);
        nodes += shakmaty_played(std::hint::black_box(&child), depth - 1);
    }
    nodes
}

fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += cozy_bulk(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

fn cozy_played(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += cozy_played(std::hint::black_box(&child), depth - 1);
        }
        false
    });
    nodes
}
