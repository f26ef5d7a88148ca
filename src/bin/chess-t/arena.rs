//! Games between computer players, the same for the same seed on every machine.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::moves::Move;
use chess_t::outcome::Phase;
use chess_t::search::{Info, Limits, Searcher};
use chess_t::variant::Variant;

/// Plies after which a game that does not end is called a draw.
const LONGEST: usize = 400;
/// Random plies at the beginning of an opening.
const OPENING_PLIES: usize = 6;
/// An opening is balanced if a search of so many nodes finds it within so many hundredths of a Knecht.
const OPENING_NODES: u64 = 5_000;
const BALANCED: i32 = 60;

/// Small numbers by chance (splitmix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}

/// A game as it goes on.
#[derive(Clone, Debug)]
pub struct Board {
    pub position: AnyPosition,
    /// Keys of the positions before, oldest first.
    pub earlier: Vec<u64>,
    /// What the squares are drawn with.
    dice: Chance,
}

impl Board {
    pub fn start(variant: Variant, dice: Chance) -> Board {
        Board { position: AnyPosition::start(variant), earlier: Vec::new(), dice }
    }

    /// Makes a legal move, and the draw of squares that it may bring about.
    pub fn play(&mut self, mv: &Move) {
        self.earlier.push(self.position.key());
        self.position.play(mv).expect("players make legal moves");
        if self.position.phase() == Phase::DrawSquares {
            let choices = &self.position.rules().inaccessible.as_ref().expect("there is something to draw").choices;
            let squares = ByColor::from_fn(|color| choices[color][self.dice.below(choices[color].len())]);
            self.position.draw_squares(squares).expect("the squares are among those to choose from");
        }
    }

    /// Who has won, or `Some(None)` for a draw. Where a draw may be claimed (RULES 8.6) it is.
    pub fn result(&self) -> Option<Option<Color>> {
        if let Some(outcome) = self.position.outcome() {
            return Some(outcome.winner);
        }
        let rules = self.position.rules();
        let key = self.position.key();
        let occurred = 1 + self.earlier.iter().filter(|&&earlier| earlier == key).count();
        let drawn = self.position.quiet() >= rules.quiet_plies || occurred >= rules.repetitions as usize;
        (drawn || self.earlier.len() >= LONGEST).then_some(None)
    }

    pub fn think(&self, searcher: &mut Searcher, limits: &Limits) -> Info {
        let found = searcher.search(&self.position, &self.earlier, limits, &mut || false, &mut |_| {});
        found.expect("a game that goes on has a move")
    }
}

/// A balanced opening: random moves after which neither side is much better.
pub fn opening(variant: Variant, chance: &mut Chance, searcher: &mut Searcher) -> Board {
    loop {
        let mut board = Board::start(variant, Chance::new(chance.next()));
        for _ in 0..OPENING_PLIES {
            let moves = board.position.moves();
            if moves.is_empty() {
                break;
            }
            board.play(&moves[chance.below(moves.len())]);
        }
        if board.result().is_some() {
            continue;
        }
        let limits = Limits { nodes: OPENING_NODES, ..Limits::default() };
        if board.think(searcher, &limits).lines[0].score.abs() <= BALANCED {
            return board;
        }
    }
}

/// Does `work` for every number below `count` on so many threads; hands the answers to `sink` in order until it breaks.
pub fn in_order<T: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    mut sink: impl FnMut(T) -> ControlFlow<()>,
) {
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, work) = (send.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = std::collections::BTreeMap::new();
        let mut due = 0;
        for (number, answer) in receive {
            waiting.insert(number, answer);
            while let Some(answer) = waiting.remove(&due) {
                due += 1;
                if sink(answer).is_break() {
                    next.store(count, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}
