//! Fixed work whose instructions are counted: `workload NAME` does it once, `workload` lists the names.
//! `cargo xtask test instructions` compares the counts with `benches/instructions.txt`.

use std::hint::black_box;

use benches::positions::{middlegame, start};
use chess_t::any::AnyPosition;
use chess_t::position::Position;
use chess_t::record;
use chess_t::variant::{ChessT, ChessT1, ChessT2, Ruleset};

/// A name, and what is done.
type Workload = (&'static str, fn());

const WORKLOADS: [Workload; 10] = [
    ("counted-t1", || counted(&start(ChessT1), 5)),
    ("counted-t1-middlegame", || counted(&middlegame(1), 4)),
    ("counted-t", || counted(&start(ChessT), 4)),
    ("counted-t2", || counted(&start(ChessT2), 4)),
    ("played-t1", || played(&middlegame(1), 4)),
    ("played-t", || played(&start(ChessT), 3)),
    ("played-t2", || played(&start(ChessT2), 3)),
    ("force-maps", force_maps),
    ("reasons", reasons),
    ("record", read_record),
];

/// The game of 2020.
const RECORD: &str = include_str!("../../../tests/vectors/games/nn-khasanov-2020.txt");

fn main() {
    let Some(name) = std::env::args().nth(1) else {
        return WORKLOADS.iter().for_each(|(name, _)| println!("{name}"));
    };
    let (_, work) = WORKLOADS.iter().find(|(known, _)| *known == name).expect("the name of a workload");
    work();
}

fn counted<R: Ruleset>(position: &Position<R>, depth: u32) {
    black_box(black_box(position).perft(depth));
}

fn played<R: Ruleset>(position: &Position<R>, depth: u32) {
    black_box(black_box(position).perft_played(depth));
}

fn force_maps() {
    for _ in 0..100 {
        for index in 0..3 {
            force_map(&middlegame(index));
        }
        force_map(&start(ChessT));
        force_map(&start(ChessT2));
    }
}

fn force_map<R: Ruleset>(position: &Position<R>) {
    let map = position.force_map();
    for square in R::SHARED.squares() {
        black_box((map.sums(square), map.counted(square)));
        map.each_contributor(square, |contributor| {
            black_box(contributor);
        });
    }
}

fn reasons() {
    for _ in 0..20 {
        black_box(AnyPosition::Eight(black_box(middlegame(1))).all_reasons());
        black_box(AnyPosition::Nine(black_box(start(ChessT))).all_reasons());
    }
}

fn read_record() {
    for _ in 0..30 {
        black_box(record::read(black_box(RECORD), None)).expect("the record is good");
    }
}
