//! `chess-t tune`: fits the weights of the evaluation to the results of games, as logistic regression: the expected
//! points of a position are a sigmoid of its score.

use std::io::{self, BufRead, Write};

use chess_t::any::AnyPosition;
use chess_t::color::Color;
use chess_t::role::Role;
use chess_t::search::features;
use chess_t::search::weights::{COUNT, Feature, SQUARES, Weights};
use chess_t::variant::Variant;
use clap::Args;

#[derive(Args)]
pub struct Arguments {
    /// Passes over all positions
    #[arg(long, default_value_t = 400)]
    passes: usize,
    /// How much of the target is what the search said rather than how the game ended, 0 to 1
    #[arg(long, default_value_t = 0.3)]
    search: f64,
    /// How strongly weights are held where they were
    #[arg(long, default_value_t = 1e-7)]
    hold: f64,
}

/// A score of so many hundredths of a Knecht is worth e:1.
const SCALE: f64 = 250.0;

/// A position as numbers.
struct Example {
    /// Weights that count, and how often, for the side to move.
    features: Vec<(u16, i8)>,
    /// Points the side to move should expect.
    target: f64,
}

fn expected(score: f64) -> f64 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

pub fn run(variant: Variant, arguments: &Arguments, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut examples = Vec::new();
    for line in input.lines() {
        examples.extend(example(variant, &line?, arguments.search));
    }
    let before = Weights::of(variant).0.map(f64::from);
    let fitted = fit(&examples, before, arguments);
    writeln!(
        out,
        "// {} positions, loss {:.5} before, {:.5} after.",
        examples.len(),
        loss(&examples, &before),
        loss(&examples, &fitted)
    )?;
    write_table(variant, &fitted, out)
}

/// Lines that are not understood are left out.
fn example(variant: Variant, line: &str, share_of_search: f64) -> Option<Example> {
    let mut words = line.splitn(3, ' ');
    let result: f64 = words.next()?.parse().ok()?;
    let score: f64 = words.next()?.parse().ok()?;
    let position = AnyPosition::parse(variant, words.next()?).ok()?;
    let white = (1.0 - share_of_search) * result + share_of_search * expected(score);
    let target = if position.turn() == Color::White { white } else { 1.0 - white };
    let mut counts = [0_i8; COUNT];
    features(&position, &mut |index, count| counts[index] += count as i8);
    let features = (0..).zip(counts).filter(|&(_, count)| count != 0).collect();
    Some(Example { features, target })
}

fn score(example: &Example, weights: &[f64; COUNT]) -> f64 {
    example.features.iter().map(|&(index, count)| weights[usize::from(index)] * f64::from(count)).sum()
}

fn loss(examples: &[Example], weights: &[f64; COUNT]) -> f64 {
    let sum: f64 = examples.iter().map(|example| (expected(score(example, weights)) - example.target).powi(2)).sum();
    sum / examples.len().max(1) as f64
}

/// Gradient descent with a step of its own for each weight (Adam). The squares of a role move together as well as one by
/// one, so that rarely visited squares follow the piece.
fn fit(examples: &[Example], before: [f64; COUNT], arguments: &Arguments) -> [f64; COUNT] {
    const ROLES: usize = Role::ALL.len();
    let role_of = |index: usize| (index < SQUARES).then_some(index / (SQUARES / ROLES));
    let mut weights = before;
    let mut single = [Moment::default(); COUNT];
    let mut whole = [Moment::default(); ROLES];
    for pass in 1..=arguments.passes {
        let mut slope = gradient(examples, &weights);
        for index in 0..COUNT {
            slope[index] += 2.0 * arguments.hold * (weights[index] - before[index]);
        }
        let mut together = [0.0; ROLES];
        for index in 0..SQUARES {
            together[index / (SQUARES / ROLES)] += slope[index];
        }
        let shifts: Vec<f64> = whole.iter_mut().zip(together).map(|(moment, slope)| moment.step(slope, pass)).collect();
        for index in 0..COUNT {
            weights[index] += single[index].step(slope[index], pass) + role_of(index).map_or(0.0, |role| shifts[role]);
        }
    }
    weights
}

/// What Adam remembers of a weight.
#[derive(Copy, Clone, Default)]
struct Moment {
    mean: f64,
    square: f64,
}

impl Moment {
    fn step(&mut self, slope: f64, pass: usize) -> f64 {
        const RATE: f64 = 2.0;
        self.mean = 0.9 * self.mean + 0.1 * slope;
        self.square = 0.999 * self.square + 0.001 * slope * slope;
        let mean = self.mean / (1.0 - 0.9_f64.powi(pass as i32));
        let square = self.square / (1.0 - 0.999_f64.powi(pass as i32));
        -RATE / (1.0 + pass as f64 / 100.0) * mean / (square.sqrt() + 1e-9)
    }
}

fn gradient(examples: &[Example], weights: &[f64; COUNT]) -> [f64; COUNT] {
    let mut slope = [0.0; COUNT];
    for example in examples {
        let points = expected(score(example, weights));
        let outer = 2.0 * (points - example.target) * points * (1.0 - points) / (SCALE * examples.len() as f64);
        for &(index, count) in &example.features {
            slope[usize::from(index)] += outer * f64::from(count);
        }
    }
    slope
}

/// The weights as they stand in `src/search/fitted.rs`.
fn write_table(variant: Variant, weights: &[f64; COUNT], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "#[rustfmt::skip]\npub(super) static {}: Weights = Weights([", variant.key().to_uppercase())?;
    let row = |out: &mut dyn Write, weights: &[f64]| {
        let numbers: Vec<String> = weights.iter().map(|weight| format!("{}", weight.round() as i16)).collect();
        writeln!(out, "    {},", numbers.join(", "))
    };
    for rank in weights[..SQUARES].chunks(8) {
        row(out, rank)?;
    }
    for feature in Feature::ALL {
        writeln!(out, "    // {feature:?}")?;
        row(out, &weights[feature.first()..feature.first() + feature.width()])?;
    }
    writeln!(out, "]);")
}
