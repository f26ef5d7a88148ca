//! Candidates from games between levels of the computer and from one error more, proven and sifted.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::{ControlFlow, RangeInclusive};

use chess_t::any::AnyPosition;
use chess_t::json::text_of;
use chess_t::outcome::{Phase, WinBy};
use chess_t::prove::shortest_win;
use chess_t::puzzle::{Flaw, Kind, Puzzle};
use chess_t::search::levels::Level;
use chess_t::search::score::{Score, plies_to_win};
use chess_t::search::{Info, Limits, Searcher};
use chess_t::setup::Inaccessible;
use chess_t::variant::Variant;
use clap::Args;

use super::super::arena::{Board, Chance, in_order, opening};
use super::file::{Found, Source};
use super::interest::{FEWEST_MOVES, interest};

const TABLE_BYTES: usize = 2 << 20;
/// Errors tried in each position.
const ERRORS: usize = 2;
/// A first look at a position costs this part of the second.
const GLANCE: u64 = 8;
/// A longer win is looked for where the best move is worth so much.
const STRONG: Score = 400;
/// The longest.
const LONGEST: u32 = 3;
/// A move that is better than every other by so much may gain force, in hundredths of a Knecht.
const MUCH_BETTER: Score = 120;
/// Where the second best move is worth so much, a gain does not matter.
const WON_ANYHOW: Score = 700;
/// Gains that are asked for, half units: from a Ritter to a King and a Connet.
const GAINS: RangeInclusive<u8> = 4..=9;
/// Far from a draw that could be claimed, in plies without a capture.
const MOST_QUIET: u32 = 40;

#[derive(Args)]
pub struct Arguments {
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Number of the first game, to go on where another run stopped
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Positions looked at to see whether there may be a puzzle
    #[arg(long, default_value_t = 8000)]
    nodes: u64,
    /// The weakest level that plays
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    weakest: u8,
    /// The strongest
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=i64::from(Level::MOST)))]
    strongest: u8,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// What became of the candidates: how many of each fate.
type Fates = BTreeMap<String, usize>;

pub fn run(variant: Variant, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    let mut fates = Fates::new();
    let mut written = Ok(());
    in_order(
        arguments.games,
        arguments.threads,
        |number| Finder::new(variant, arguments, arguments.first + number as u64).game(),
        |(found, of_game)| {
            of_game.into_iter().for_each(|(fate, count)| *fates.entry(fate).or_default() += count);
            written = found.iter().try_for_each(|found| writeln!(out, "{}", text_of(found))).and_then(|()| out.flush());
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
    fates.iter().for_each(|(fate, count)| eprintln!("{count:7} {fate}"));
    written
}

/// Looks for puzzles in one game.
struct Finder<'a> {
    variant: Variant,
    arguments: &'a Arguments,
    number: u64,
    searcher: Searcher,
    found: Vec<Found>,
    fates: Fates,
}

impl<'a> Finder<'a> {
    fn new(variant: Variant, arguments: &'a Arguments, number: u64) -> Finder<'a> {
        let searcher = Searcher::new(TABLE_BYTES);
        Finder { variant, arguments, number, searcher, found: Vec::new(), fates: Fates::new() }
    }

    fn game(mut self) -> (Vec<Found>, Fates) {
        let seed = self.arguments.seed.wrapping_mul(1_000_003).wrapping_add(self.number);
        let mut chance = Chance::new(seed);
        let mut board = opening(self.variant, &mut chance, &mut self.searcher);
        let Arguments { weakest, strongest, .. } = *self.arguments;
        let spread = usize::from(strongest.saturating_sub(weakest)) + 1;
        let levels = [(); 2].map(|()| weakest + chance.below(spread) as u8);
        while board.result().is_none() {
            self.look(&board, None);
            for _ in 0..ERRORS {
                self.look_after_error(&board, &mut chance);
            }
            let level = Level::new(levels[board.earlier.len() % 2]).expect("a level of the ladder");
            let limits = level.limits(self.variant, chance.next());
            let best = board.think(&mut self.searcher, &limits).lines[0].moves[0];
            board.play(&best);
        }
        self.count("games");
        (self.found, self.fates)
    }

    /// Looks for a puzzle where any move has been made, most of them bad.
    fn look_after_error(&mut self, board: &Board, chance: &mut Chance) {
        let moves = board.position.moves();
        if board.position.phase() == Phase::Play {
            let error = moves[chance.below(moves.len())];
            let mut erring = board.clone();
            erring.play(&error);
            self.look(&erring, Some(error.text()));
        }
    }

    /// Looks for a puzzle in the position.
    fn look(&mut self, board: &Board, error: Option<String>) {
        let position = board.position;
        let settled = position.phase() == Phase::Play && position.inaccessible() != Inaccessible::Undrawn;
        if !settled || position.quiet() > MOST_QUIET || position.moves().len() < FEWEST_MOVES {
            return;
        }
        self.count("positions");
        let mut kinds = self.candidates(board);
        // An error that loses at once is nothing to find.
        kinds.retain(|kind| error.is_none() || *kind != Kind::Win { moves: 1 });
        for kind in kinds {
            self.count(&format!("candidates {}", kind.key()));
            match prove(&position, kind) {
                Ok((puzzle, interest)) => {
                    self.count(&format!("found {}", kind.key()));
                    let ply = board.earlier.len() as u64;
                    let source =
                        Source::Game { seed: self.arguments.seed, game: self.number, ply, error: error.clone() };
                    self.found.push(Found { puzzle, interest, source });
                }
                Err(fate) => self.count(&format!("dropped {}: {fate}", kind.key())),
            }
        }
    }

    fn candidates(&mut self, board: &Board) -> Vec<Kind> {
        let mut kinds = threatened(&board.position);
        let nodes = self.arguments.nodes;
        let limits = |nodes| Limits { nodes, lines: 2, ..Limits::default() };
        let glance = board.think(&mut self.searcher, &limits(nodes / GLANCE));
        if !is_promising(&glance) {
            return kinds;
        }
        self.count("looked at twice");
        let info = board.think(&mut self.searcher, &limits(nodes));
        let far = is_strong(&info).then(|| shortest_win(&board.position, LONGEST)).flatten();
        match far {
            Some(win) => kinds.push(Kind::Win { moves: win.moves }),
            None => kinds.extend(promised(&board.position, &info)),
        }
        kinds
    }

    fn count(&mut self, fate: &str) {
        *self.fates.entry(fate.into()).or_default() += 1;
    }
}

/// The defences that matter if the enemy would win with the next move.
pub fn threatened(position: &AnyPosition) -> Vec<Kind> {
    let Some(passed) = position.with_turn_passed() else {
        return Vec::new();
    };
    let threat = passed.moves().into_iter().filter_map(|mv| {
        let mut after = passed;
        after.play(&mv).ok()?;
        after.outcome().filter(|outcome| outcome.winner == Some(passed.turn()))
    });
    let (castle, others): (Vec<_>, Vec<_>) = threat.partition(|outcome| outcome.by == WinBy::Castle);
    let castle = castle.first().map(|_| Kind::Castle);
    castle.into_iter().chain(others.first().map(|_| Kind::Defence { moves: 1 })).collect()
}

/// Is one move clearly better than the others?
fn is_promising(info: &Info) -> bool {
    let [best, second] = &info.lines[..] else {
        return false;
    };
    best.score - second.score >= MUCH_BETTER / 2 || plies_to_win(best.score).is_some() && best.score > second.score
}

/// May there be a win further ahead than was seen?
fn is_strong(info: &Info) -> bool {
    let [best, second] = &info.lines[..] else {
        return false;
    };
    plies_to_win(best.score).is_none() && best.score >= STRONG && best.score - second.score >= MUCH_BETTER / 2
}

/// What the two best moves promise.
pub fn promised(position: &AnyPosition, info: &Info) -> Vec<Kind> {
    let [best, second] = &info.lines[..] else {
        return Vec::new();
    };
    match (plies_to_win(best.score), plies_to_win(second.score)) {
        (Some(plies @ 1..=5), _) if plies % 2 == 1 => {
            let moves = (plies as u32).div_ceil(2);
            (best.score > second.score).then_some(Kind::Win { moves }).into_iter().collect()
        }
        (None, Some(-4)) => vec![Kind::Defence { moves: 2 }],
        (None, None) if best.score - second.score >= MUCH_BETTER && second.score < WON_ANYHOW => gain(position),
        _ => Vec::new(),
    }
}

/// The most that is gained for certain, as soon as can be.
fn gain(position: &AnyPosition) -> Vec<Kind> {
    let ways = (1..=2).flat_map(|moves| GAINS.rev().map(move |force| Kind::Gain { force, moves }));
    ways.into_iter().find(|kind| !kind.answers(position).is_empty()).into_iter().collect()
}

/// Proves a candidate and asks whether it is worth solving; or says why it is dropped.
pub fn prove(position: &AnyPosition, kind: Kind) -> Result<(Puzzle, u32), String> {
    let puzzle = Puzzle::prove(position, kind).map_err(|flaw| match flaw {
        Flaw::NoAnswer(_) => "no answer".into(),
        Flaw::SeveralAnswers(_) => "several answers".into(),
        other => format!("{other:?}").to_lowercase(),
    })?;
    let interest = interest(&puzzle).map_err(|dull| format!("dull, {dull:?}").to_lowercase())?;
    Ok((puzzle, interest))
}
