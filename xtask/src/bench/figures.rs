//! What the measuring programs say: lines of a name, a number and a unit, and perhaps more for a reader.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::exec;

/// Figures by name.
#[derive(Default)]
pub struct Figures(BTreeMap<String, f64>);

impl Figures {
    pub fn get(&self, name: &str) -> Option<f64> {
        self.0.get(name).copied()
    }

    /// Adds a figure of our own, shown as the others are.
    pub fn say(&mut self, name: &str, value: f64, unit: &str) {
        println!("{name:<32}{value:>10.2} {unit}");
        self.0.insert(name.to_owned(), value);
    }

    /// Runs a measuring program; shows its lines as they come, and keeps the figures among them.
    pub fn take_from(&mut self, command: &mut Command) -> Result<()> {
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start `{}`", exec::line(command)))?;
        let output = child.stdout.take().context("the output is a pipe")?;
        for line in BufReader::new(output).lines() {
            let line = line?;
            println!("{line}");
            self.0.extend(figure(&line));
        }
        ensure!(child.wait()?.success(), "`{}` failed (the reason is above)", exec::line(command));
        Ok(())
    }
}

/// The figure in a line; its name has a slash in it.
fn figure(line: &str) -> Option<(String, f64)> {
    let mut words = line.split_whitespace();
    let (name, value, _unit) = (words.next()?, words.next()?.parse().ok()?, words.next()?);
    name.contains('/').then(|| (name.to_owned(), value))
}

#[cfg(test)]
impl FromIterator<(&'static str, f64)> for Figures {
    fn from_iter<I: IntoIterator<Item = (&'static str, f64)>>(figures: I) -> Self {
        Self(figures.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found_among_other_lines() {
        assert_eq!(figure("played/t1-start   62.25 M/s    1.00 ×"), Some(("played/t1-start".to_owned(), 62.25)));
        for line in ["", "Making things", "played/t1-start soon M/s", "played/t1-start 5", "all 5 boards"] {
            assert_eq!(figure(line), None, "{line:?}");
        }
    }
}
