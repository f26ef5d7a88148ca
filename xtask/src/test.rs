//! `cargo xtask test`: every check of the project, a line each.

mod counts;
mod setup;
mod stages;

use std::io::{IsTerminal, Write, stderr, stdout};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};

use counts::Counts;
use setup::Setup;
use stages::{Outcome, STAGES, Stage};

const HELP: &str = "\
Usage: cargo xtask test [OPTIONS] [STAGE...]

Runs all the project's checks, or only the stages named. All of them run even when one fails;
what failed is said at the end. Missing npm packages, tools of cargo and missing browsers are installed.

Options:
  --list       list the stages
  -h, --help   show this text
";

enum Wish {
    Run(Vec<&'static Stage>),
    List,
    Help,
}

pub fn command(args: Parser) -> Result<()> {
    match parse(args)? {
        Wish::Run(stages) => run(&stages),
        Wish::List => {
            for stage in &STAGES {
                println!("{:<14}{}", stage.name, stage.about);
            }
            Ok(())
        }
        Wish::Help => {
            print!("{HELP}");
            Ok(())
        }
    }
}

fn parse(mut args: Parser) -> Result<Wish> {
    let mut names = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Value(name) => names.push(name.string()?),
            Arg::Long("list") => return Ok(Wish::List),
            Arg::Short('h') | Arg::Long("help") => return Ok(Wish::Help),
            other => return Err(other.unexpected().into()),
        }
    }
    for name in &names {
        if !STAGES.iter().any(|stage| stage.name == name) {
            bail!("there is no stage `{name}`; `cargo xtask test --list` lists them");
        }
    }
    let wanted = |stage: &&Stage| names.is_empty() || names.iter().any(|name| name == stage.name);
    Ok(Wish::Run(STAGES.iter().filter(wanted).collect()))
}

fn run(stages: &[&Stage]) -> Result<()> {
    let mut setup = Setup::default();
    let mut sum = Counts::default();
    let mut failed = Vec::new();
    let start = Instant::now();
    for stage in stages {
        let outcome = run_stage(stage, &mut setup);
        sum += outcome.counts;
        if !outcome.ok {
            failed.push(stage.name);
        }
    }
    summarise(stages.len(), &failed, sum, start.elapsed());
    if failed.is_empty() {
        return Ok(());
    }
    bail!("failed: {}", failed.join(", "))
}

/// Runs a stage and prints its line; on failure its output too.
fn run_stage(stage: &Stage, setup: &mut Setup) -> Outcome {
    if stderr().is_terminal() {
        print!("{:<14}…\r", stage.name);
        let _ = stdout().flush();
    }
    let start = Instant::now();
    let outcome = (stage.run)(setup).unwrap_or_else(|error| Outcome {
        ok: false,
        counts: Counts::default(),
        output: format!("{error:#}\n"),
        skipped: None,
        remark: String::new(),
    });
    let verdict = if outcome.ok { "ok" } else { "FAILED" };
    let seconds = start.elapsed().as_secs_f64();
    println!("{:<14}{verdict:<8}{seconds:>6.1} s{}", stage.name, in_words(&outcome));
    if !outcome.ok {
        println!("\n{}", outcome.output);
    } else if !outcome.remark.is_empty() {
        println!("              {}", outcome.remark.trim_end());
    }
    outcome
}

/// What stands after a stage's time: its counts, or why it had nothing to do.
fn in_words(outcome: &Outcome) -> String {
    if let Some(reason) = outcome.skipped {
        return format!("   skipped: {reason}");
    }
    match outcome.counts {
        Counts { passed: 0, failed: 0 } => String::new(),
        Counts { passed, failed: 0 } => format!("   {passed} tests passed"),
        Counts { passed, failed } => format!("   {passed} tests passed, {failed} failed"),
    }
}

fn summarise(stages: usize, failed: &[&str], sum: Counts, time: Duration) {
    let well = stages - failed.len();
    println!("\n{well} of {stages} stages passed in {} s", time.as_secs());
    println!("{} passed, {} failed", sum.passed, sum.failed);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(args: &[&str]) -> Vec<&'static str> {
        match parse(Parser::from_args(args)).unwrap() {
            Wish::Run(stages) => stages.iter().map(|stage| stage.name).collect(),
            Wish::List | Wish::Help => Vec::new(),
        }
    }

    #[test]
    fn without_names_every_stage_runs() {
        assert_eq!(names(&[]).len(), STAGES.len());
    }

    #[test]
    fn named_stages_run_in_their_own_order() {
        assert_eq!(names(&["types", "format"]), ["format", "types"]);
    }

    #[test]
    fn an_unknown_stage_is_refused() {
        let error = parse(Parser::from_args(["fromat"])).err().unwrap();
        assert!(error.to_string().contains("`fromat`"), "{error}");
    }
}
