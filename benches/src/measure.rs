//! Rounds of several contenders in turn, and their medians.

use std::time::{Duration, Instant};

/// Something to be timed: its name and what one round of it does, answering how much it did.
pub struct Contender<'a> {
    pub name: &'a str,
    pub round: Box<dyn Fn() -> u64 + 'a>,
}

/// What a contender reached.
pub struct Figure {
    pub name: String,
    /// Things a second, the median of all rounds.
    pub rate: f64,
}

/// Lets the contenders take turns for so many rounds.
pub fn compare(contenders: &[Contender<'_>], rounds: usize) -> Vec<Figure> {
    let mut rates = vec![Vec::new(); contenders.len()];
    for _ in 0..rounds {
        for (contender, rates) in contenders.iter().zip(&mut rates) {
            rates.push(rate(contender));
        }
    }
    let figures = contenders.iter().zip(rates);
    figures.map(|(contender, rates)| Figure { name: contender.name.to_owned(), rate: median(rates) }).collect()
}

/// Repeats a contender for at least a fifth of a second.
fn rate(contender: &Contender<'_>) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    loop {
        done += (contender.round)();
        let time = start.elapsed();
        if time > Duration::from_millis(200) {
            return done as f64 / time.as_secs_f64();
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
