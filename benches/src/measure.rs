//! Rounds of several contenders in turn, and the median of each.

use std::time::{Duration, Instant};

/// A contender repeats its work for at least this long in every turn.
const TURN: Duration = Duration::from_millis(200);

/// Something to be measured: its name and what it reaches in one turn.
pub struct Contender<'a> {
    pub name: String,
    pub turn: Box<dyn Fn() -> f64 + 'a>,
}

/// What a contender reached.
pub struct Figure {
    pub name: String,
    /// The median of all turns.
    pub value: f64,
}

/// Lets the contenders take so many turns.
pub fn compare(contenders: &[Contender<'_>], turns: usize) -> Vec<Figure> {
    let mut values = vec![Vec::new(); contenders.len()];
    for _ in 0..turns {
        for (contender, values) in contenders.iter().zip(&mut values) {
            values.push((contender.turn)());
        }
    }
    let figures = contenders.iter().zip(values);
    figures.map(|(contender, values)| Figure { name: contender.name.clone(), value: median(values) }).collect()
}

/// Repeats the work for a turn: things done a second, as the work itself counts them.
pub fn rate(work: impl Fn() -> u64) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    loop {
        done += work();
        let time = start.elapsed();
        if time > TURN {
            return done as f64 / time.as_secs_f64();
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_taken_of_each() {
        let turn = std::cell::Cell::new(0.0);
        let counting = || {
            turn.set(turn.get() + 1.0);
            turn.get()
        };
        let contenders = [
            Contender { name: "odd".into(), turn: Box::new(counting) },
            Contender { name: "even".into(), turn: Box::new(counting) },
        ];
        let values: Vec<f64> = compare(&contenders, 3).into_iter().map(|figure| figure.value).collect();
        assert_eq!(values, [3.0, 4.0]);
    }
}
