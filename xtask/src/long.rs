//! `cargo xtask long`: runs that take too long for every change (docs/RELIABILITY.md).

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use lexopt::{Arg, Parser, ValueExt};

use crate::bindings::{self, Voice};
use crate::fuzz::{self, Bound, TARGETS, Target};
use crate::serve::Site;
use crate::{browser, exec, npm, tools, workspace};

const HELP: &str = "\
Usage: cargo xtask long RUN [OPTIONS]

Runs that take too long for every change. Each ends with a line of figures, for docs/RELIABILITY.md.

Runs:
  positions [COUNT]               compare so many positions with the second opinion (1000000)
  games [COUNT]                   let the computer play so many games of each kind (10000)
  fuzz [SECONDS] [TARGET...]      fuzz every target so long (3600), or those named
  mutants [FILE...]               change files in small ways, those of the rules or those named: does a test notice?
  browser [COUNT]                 play so many games in one tab of Chromium (500): does anything grow?

Options:
  --seed NUMBER   where the seeds of positions and games begin (1)
  --resume        go on with mutants broken off, of the same files
  -h, --help      show this text
";

/// The files that decide what the rules are.
const RULES: [&str; 10] = [
    "src/count.rs",
    "src/force.rs",
    "src/force_map.rs",
    "src/inaccessible.rs",
    "src/movegen.rs",
    "src/outcome.rs",
    "src/position.rs",
    "src/reason.rs",
    "src/scales.rs",
    "src/variant.rs",
];

/// The positions on which the second opinion judges a mutant at first, and in the end.
const FEW: u32 = 150;
const USUAL: u32 = 600;

/// The other tests of the rules.
const OTHERS: [&str; 3] = ["--cargo-arg=--lib", "--cargo-arg=--test=reasons", "--cargo-arg=--test=reconstructed"];

/// How cargo-mutants ends a run: every mutant noticed, some not, some too slow.
const ENDED: [i32; 3] = [0, 2, 3];

/// What is asked for.
struct Wish {
    run: String,
    given: Vec<String>,
    seed: u64,
    resume: bool,
}

pub fn command(args: Parser) -> Result<()> {
    let Some(wish) = parse(args)? else {
        print!("{HELP}");
        return Ok(());
    };
    let start = Instant::now();
    let figures = match wish.run.as_str() {
        "positions" => positions(&wish)?,
        "games" => games(&wish)?,
        "fuzz" => fuzz(&wish)?,
        "mutants" => mutants(&wish)?,
        "browser" => games_in_a_tab(&wish.given)?,
        other => bail!("there is no run `{other}`\n\n{HELP}"),
    };
    println!("long {}: {figures}, in {}", wish.run, in_words(start.elapsed()));
    Ok(())
}

fn parse(mut args: Parser) -> Result<Option<Wish>> {
    let mut words = Vec::new();
    let mut seed = 1;
    let mut resume = false;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Value(word) => words.push(word.string()?),
            Arg::Long("seed") => seed = args.value()?.parse()?,
            Arg::Long("resume") => resume = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            other => return Err(other.unexpected().into()),
        }
    }
    if words.is_empty() {
        return Ok(None);
    }
    let run = words.remove(0);
    Ok(Some(Wish { run, given: words, seed, resume }))
}

fn in_words(time: Duration) -> String {
    format!("{} min {} s", time.as_secs() / 60, time.as_secs() % 60)
}

/// The only number that is given, or the usual one.
fn count(given: &[String], usual: u64) -> Result<u64> {
    match given {
        [] => Ok(usual),
        [number] => Ok(number.parse()?),
        _ => bail!("one number at most is expected\n\n{HELP}"),
    }
}

fn positions(wish: &Wish) -> Result<String> {
    // The count is rounded up, since each of the three games has a third.
    let count = count(&wish.given, 1_000_000)?.next_multiple_of(3);
    second_opinion(&["differential::", "games::"], "CHESS_T_POSITIONS", count, wish.seed)?;
    Ok(format!("{count} positions from seed {}, no difference", wish.seed))
}

fn games(wish: &Wish) -> Result<String> {
    let count = count(&wish.given, 10_000)?;
    second_opinion(&["engine::"], "CHESS_T_GAMES", count, wish.seed)?;
    Ok(format!("{count} games of each kind from seed {}, no fault", wish.seed))
}

/// Runs tests of the second opinion aloud, with every check that the code makes of itself.
fn second_opinion(tests: &[&str], variable: &str, count: u64, seed: u64) -> Result<()> {
    let mut command = workspace::cargo();
    command.args(["test", "--profile", "checked", "--test", "second_opinion", "--", "--nocapture", "--test-threads=1"]);
    command.args(tests).env(variable, count.to_string()).env("CHESS_T_SEED", seed.to_string());
    aloud(&mut command)
}

fn fuzz(wish: &Wish) -> Result<String> {
    let (seconds, names) = match wish.given.split_first() {
        Some((first, rest)) if first.parse::<u64>().is_ok() => (first.parse()?, rest),
        _ => (3600, &wish.given[..]),
    };
    let unknown = names.iter().find(|name| !TARGETS.iter().any(|target| target.name == *name));
    ensure!(unknown.is_none(), "there is no target `{}`", unknown.map_or("", |name| name));
    let wanted = |target: &&Target| names.is_empty() || names.iter().any(|name| name == target.name);
    fuzz::build()?;
    let targets: Vec<_> = TARGETS.iter().filter(wanted).collect();
    for target in &targets {
        println!("{}", fuzz::run(target, &Bound::Seconds(seconds))?);
    }
    Ok(format!("{} targets, {seconds} s each, no fault", targets.len()))
}

/// Plays in one tab of the page, by real input.
fn games_in_a_tab(given: &[String]) -> Result<String> {
    bindings::make(Voice::Loud)?;
    npm::ensure_packages()?;
    let site = Site::start(&workspace::www(), Some(0))?;
    let mut command = npm::node();
    command.arg("tests/browser/long-run.mjs").args(given);
    command.env("CHESS_T_CHROMIUM", browser::ensure()?).env("CHESS_T_URL", site.url());
    ensure!(command.status()?.success(), "something grew, or went wrong");
    Ok("nothing grew".into())
}

/// A mutant that no test notices fails the run. The second opinion alone, which is built soonest, notices most on a few
/// positions; what it misses is shown to all tests of the rules.
fn mutants(wish: &Wish) -> Result<String> {
    let folder = workspace::root().join("target/mutants");
    if !wish.resume && folder.join("mutants.out").exists() {
        fs::remove_dir_all(folder.join("mutants.out"))?;
    }
    let rules = RULES.map(str::to_owned);
    let files = if wish.given.is_empty() { &rules[..] } else { &wish.given };
    mutate(&folder, files, &[], FEW)?;
    mutate(&folder, files, &OTHERS, USUAL)?;
    let missed = listed(&folder, "missed");
    ensure!(missed.is_empty(), "no test notices:\n{}", missed.join("\n"));
    Ok(format!("every mutant noticed, {} of them by never ending", listed(&folder, "timeout").len()))
}

/// Tries all mutants that no earlier run has caught.
fn mutate(folder: &Path, files: &[String], more: &[&str], positions: u32) -> Result<()> {
    let mut command = tools::cargo_mutants()?;
    command.args(["--iterate", "--gitignore", "true", "--colors", "never", "--output"]).arg(folder).args(more);
    command.args(files.iter().flat_map(|file| ["--file", file]));
    // What is depended on is built once, not for every copy of the code.
    command.env("CARGO_TARGET_DIR", folder.join("build")).env("CHESS_T_POSITIONS", positions.to_string());
    let code = command.status()?.code();
    ensure!(code.is_some_and(|code| ENDED.contains(&code)), "`{}` failed", exec::line(&command));
    Ok(())
}

fn listed(folder: &Path, list: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.join(format!("mutants.out/{list}.txt"))).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

fn aloud(command: &mut Command) -> Result<()> {
    ensure!(command.status()?.success(), "`{}` failed", exec::line(command));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(args: &[&str]) -> Wish {
        parse(Parser::from_args(args)).unwrap().unwrap()
    }

    #[test]
    fn what_is_given_is_read() {
        let wish = wish(&["positions", "3000", "--seed", "7"]);
        assert_eq!((wish.run.as_str(), wish.seed), ("positions", 7));
        assert_eq!(count(&wish.given, 5).unwrap(), 3000);
        assert_eq!(count(&[], 5).unwrap(), 5);
        assert!(count(&["x".to_owned()], 5).is_err());
    }

    #[test]
    fn an_unknown_run_or_target_is_refused() {
        for (args, said) in [(&["walk"][..], "`walk`"), (&["fuzz", "3", "cats"][..], "`cats`")] {
            let error = command(Parser::from_args(args)).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }
}
