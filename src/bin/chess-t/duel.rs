//! `chess-t match`: two players over many games, each opening played with both colours.

use std::io::{self, Write};
use std::ops::ControlFlow;

use chess_t::color::Color;
use chess_t::search::score::Score;
use chess_t::variant::Variant;
use clap::Args;

use super::arena::{Board, Chance, in_order, opening};
use super::player::Player;

#[derive(Args)]
pub struct Arguments {
    /// A player: `level=N` or `nodes=N,depth=N,noise=N,material`
    #[arg(long)]
    first: Player,
    #[arg(long)]
    second: Player,
    /// How many games; each opening is played twice
    #[arg(long, default_value_t = 200)]
    games: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Give a game up once both players think the same side so many hundredths of a Knecht ahead, two moves each
    #[arg(long)]
    resign: Option<Score>,
}

/// Plies in a row after which a game is given up.
const AGREED: u32 = 4;

/// Which side both players think far ahead, and for how many plies they have.
#[derive(Default)]
struct Verdict {
    leader: Option<Color>,
    plies: u32,
}

impl Verdict {
    /// Hears what the side to move thinks of its position; answers who has won if the game is to be given up.
    fn after(&mut self, turn: Color, score: Score, resign: Score) -> Option<Color> {
        let leader = (score.abs() >= resign).then_some(if score > 0 { turn } else { !turn });
        self.plies = if leader == self.leader { self.plies + 1 } else { 1 };
        self.leader = leader;
        leader.filter(|_| self.plies >= AGREED)
    }
}

/// Wins, draws and losses of the first player.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    wins: usize,
    draws: usize,
    losses: usize,
}

impl Tally {
    fn games(self) -> usize {
        self.wins + self.draws + self.losses
    }

    fn add(&mut self, points: f64) {
        match points {
            1.0 => self.wins += 1,
            0.0 => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

/// The mean of the points a game, and half the width of the range that holds the true one in 95 of 100 matches. Both games
/// of an opening are counted as one, since they are alike.
fn mean_and_error(pairs: &[f64]) -> (f64, f64) {
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let variance = pairs.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// Elo points for a share of the points.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

pub fn run(variant: Variant, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    let mut tally = Tally::default();
    let mut pairs = Vec::new();
    let mut plies = 0;
    let play = |number| pair(variant, arguments, arguments.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
    in_order(arguments.games.div_ceil(2), arguments.threads, play, |games| {
        for (points, length) in games {
            tally.add(points);
            plies += length;
        }
        pairs.push((games[0].0 + games[1].0) / 2.0);
        ControlFlow::Continue(())
    });
    let (mean, error) = mean_and_error(&pairs);
    let games = tally.games();
    writeln!(out, "{} against {}, {}", arguments.first.text(), arguments.second.text(), variant.rules().name)?;
    writeln!(out, "games {games}: won {}, drawn {}, lost {}", tally.wins, tally.draws, tally.losses)?;
    writeln!(out, "points {:.1} % ± {:.1}", mean * 100.0, error * 100.0)?;
    writeln!(out, "Elo {:+.0}, between {:+.0} and {:+.0}", elo(mean), elo(mean - error), elo(mean + error))?;
    writeln!(out, "plies a game {}", plies / games.max(1))
}

/// One opening with both colours: the first player's points, and the length of each game.
fn pair(variant: Variant, arguments: &Arguments, seed: u64) -> [(f64, usize); 2] {
    let mut chance = Chance::new(seed);
    let opening = opening(variant, &mut chance, &mut arguments.second.searcher(variant));
    [Color::White, Color::Black].map(|color| game(&opening, arguments, color, chance.clone()))
}

fn game(opening: &Board, arguments: &Arguments, first: Color, mut chance: Chance) -> (f64, usize) {
    let variant = opening.position.variant();
    let mut board = opening.clone();
    let mut searchers = [arguments.first.searcher(variant), arguments.second.searcher(variant)];
    let mut verdict = Verdict::default();
    let points = |winner: Option<Color>| winner.map_or(0.5, |winner| if winner == first { 1.0 } else { 0.0 });
    loop {
        if let Some(winner) = board.result() {
            return (points(winner), board.earlier.len());
        }
        let (player, searcher) = if board.position.turn() == first {
            (&arguments.first, &mut searchers[0])
        } else {
            (&arguments.second, &mut searchers[1])
        };
        let thought = board.think(searcher, &player.limits(variant, chance.next()));
        let best = &thought.lines[0];
        let given_up = arguments.resign.and_then(|resign| verdict.after(board.position.turn(), best.score, resign));
        if given_up.is_some() {
            return (points(given_up), board.earlier.len());
        }
        board.play(&best.moves[0]);
    }
}
