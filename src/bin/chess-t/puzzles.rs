//! `chess-t puzzles`: found in games of the computer against itself, proven, chosen, graded, checked (`docs/PUZZLES.md`).

mod choose;
mod compose;
mod file;
mod find;
mod grade;
mod interest;

use std::fs;
use std::io::{self, BufRead, Write};

use chess_t::variant::Variant;
use clap::Subcommand;

use super::Failure;

#[derive(Subcommand)]
pub enum Action {
    /// Play games and print every puzzle in them, a line each; what was dropped is told on standard error
    Find(find::Arguments),
    /// Put small boards together by chance and print the puzzles among them, likewise
    Compose(compose::Arguments),
    /// Choose among such lines from standard input; print the file
    Choose(choose::Arguments),
    /// Prove every puzzle of a file anew
    Check {
        /// A file as `choose` writes it
        file: String,
    },
}

pub fn run(variant: Variant, action: &Action, out: &mut impl Write) -> Result<(), Failure> {
    match action {
        Action::Find(arguments) => Ok(find::run(variant, arguments, out)?),
        Action::Compose(arguments) => Ok(compose::run(variant, arguments, out)?),
        Action::Choose(arguments) => {
            let found = io::stdin().lock().lines().map(|line| file::read_found(variant, &line?));
            let found = found.collect::<Result<Vec<_>, _>>()?;
            Ok(choose::run(variant, arguments, found, out)?)
        }
        Action::Check { file } => check(variant, file, out),
    }
}

fn check(variant: Variant, path: &str, out: &mut impl Write) -> Result<(), Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::Input(format!("{path}: {error}")))?;
    let mut proven = 0;
    let mut flawed = Vec::new();
    for line in file::puzzle_lines(&text) {
        match file::check_line(variant, line) {
            Ok(()) => proven += 1,
            Err(flaw) => flawed.push(flaw),
        }
    }
    writeln!(out, "{proven} proven")?;
    if flawed.is_empty() { Ok(()) } else { Err(Failure::Input(format!("{path}: {}", flawed.join("; ")))) }
}
