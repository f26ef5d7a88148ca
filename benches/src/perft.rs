//! Positions a second in the tree of legal moves and in the search: other libraries, ours, and ours as WebAssembly.

use benches::rounds::{COUNTED, PLAYED, Round, SEARCHED};

use crate::chess;
use crate::measure::{Contender, compare, rate};
use crate::node::Node;

const TURNS: usize = 9;

pub fn counted(node: Option<&Node>) {
    let mut contenders = vec![
        chess("counted/chess-shakmaty", || chess::shakmaty_counted(6)),
        chess("counted/chess-cozy", || chess::cozy_counted(6)),
    ];
    contenders.extend(COUNTED.iter().flat_map(|round| ours(round, node)));
    print(&contenders);
}

pub fn played(node: Option<&Node>) {
    let mut contenders = vec![
        chess("played/chess-shakmaty", || chess::shakmaty_played(4)),
        chess("played/chess-cozy", || chess::cozy_played(4)),
    ];
    contenders.extend(PLAYED.iter().flat_map(|round| ours(round, node)));
    print(&contenders);
}

/// Positions a second that the search looks at.
pub fn searched(node: Option<&Node>) {
    let contenders: Vec<_> = SEARCHED.iter().flat_map(|round| ours(round, node)).collect();
    print(&contenders);
}

fn chess(name: &str, work: fn() -> u64) -> Contender<'static> {
    Contender { name: name.to_owned(), turn: Box::new(move || rate(work)) }
}

/// A round natively and, where there is a module, as WebAssembly.
fn ours<'a>(round: &'static Round, node: Option<&'a Node>) -> Vec<Contender<'a>> {
    let native = Contender { name: round.name.to_owned(), turn: Box::new(|| rate(round.run)) };
    let wasm =
        node.map(|node| Contender { name: format!("{}/wasm", round.name), turn: Box::new(|| node.rate(round.name)) });
    std::iter::once(native).chain(wasm).collect()
}

/// Million positions a second, and beside each its ratio to the first contender.
fn print(contenders: &[Contender<'_>]) {
    let figures = compare(contenders, TURNS);
    let first = figures[0].value;
    for figure in &figures {
        println!("{:<32}{:>10.2} M/s{:>8.2} ×", figure.name, figure.value / 1e6, figure.value / first);
    }
}
