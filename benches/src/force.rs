//! Time for the force on a whole board: on every square the sums, the totals that count, and every piece that acts.

use std::hint::black_box;

use benches::positions::{middlegame, start};
use chess_t::position::Position;
use chess_t::variant::{ChessT, ChessT2, Ruleset};

use crate::measure::{Contender, compare, rate};

const TURNS: usize = 9;

pub fn maps() {
    let contenders = [
        contender("force-map/t1-middlegame-2", middlegame(1)),
        contender("force-map/t-start", start(ChessT)),
        contender("force-map/t2-start", start(ChessT2)),
    ];
    for figure in compare(&contenders, TURNS) {
        println!("{:<32}{:>10.2} µs", figure.name, 1e6 / figure.value);
    }
}

fn contender<R: Ruleset>(name: &str, position: Position<R>) -> Contender<'static> {
    let turn = move || {
        rate(|| {
            map(black_box(&position));
            1
        })
    };
    Contender { name: name.to_owned(), turn: Box::new(turn) }
}

fn map<R: Ruleset>(position: &Position<R>) {
    let map = position.force_map();
    for square in R::SHARED.squares() {
        black_box((map.sums(square), map.counted(square)));
        map.each_contributor(square, |contributor| {
            black_box(contributor);
        });
    }
}
