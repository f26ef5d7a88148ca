//! Chess perft with other libraries.

use cozy_chess::Board;
use shakmaty::{Chess, Position as _};

pub fn shakmaty_counted(depth: u32) -> u64 {
    shakmaty::perft(&Chess::default(), depth)
}

pub fn shakmaty_played(depth: u32) -> u64 {
    shakmaty_leaves(&Chess::default(), depth)
}

pub fn cozy_counted(depth: u32) -> u64 {
    cozy_bulk(&Board::default(), depth)
}

pub fn cozy_played(depth: u32) -> u64 {
    cozy_leaves(&Board::default(), depth)
}

fn shakmaty_leaves(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let mut child = position.clone();
        child.play_unchecked(mv);
        nodes += shakmaty_leaves(std::hint::black_box(&child), depth - 1);
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

fn cozy_leaves(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += cozy_leaves(std::hint::black_box(&child), depth - 1);
        }
        false
    });
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_count_the_same() {
        for count in [shakmaty_counted, shakmaty_played, cozy_counted, cozy_played] {
            assert_eq!(count(3), 8902);
        }
    }
}
