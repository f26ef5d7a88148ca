//! Fuzzing: the targets of `fuzz/`, built and run by cargo-fuzz with the pinned compiler, from the seeds that are kept.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{exec, tools, workspace};

/// A target, and how often it runs among the checks: some five seconds' worth.
pub struct Target {
    pub name: &'static str,
    runs: u32,
}

pub const TARGETS: [Target; 9] = [
    Target { name: "position", runs: 15_000 },
    Target { name: "notation", runs: 25_000 },
    Target { name: "record", runs: 80_000 },
    Target { name: "records", runs: 50_000 },
    Target { name: "link", runs: 80_000 },
    Target { name: "task", runs: 60_000 },
    Target { name: "game", runs: 5_000 },
    Target { name: "moves", runs: 2_000 },
    Target { name: "search", runs: 8_000 },
];

/// The workspace of the targets, and where it is built.
pub const MANIFEST: &str = "fuzz/Cargo.toml";
pub const FOLDER: &str = "target/fuzz";

/// How long a target goes on.
pub enum Bound {
    /// As often as it does among the checks, always the same inputs.
    Checks,
    Seconds(u64),
}

/// What an input may take at most.
const LIMITS: [&str; 3] = ["-timeout=20", "-rss_limit_mb=512", "-max_len=4000"];

/// Builds all targets: without a sanitizer (there is no unsafe code to watch) the stable compiler does.
pub fn build() -> Result<()> {
    exec::quietly(cargo_fuzz("build")?.args(["--fuzz-dir", "fuzz"]).args(options()))
}

fn cargo_fuzz(what: &str) -> Result<Command> {
    let mut command = tools::cargo_fuzz()?;
    command.arg(what);
    Ok(command)
}

fn options() -> [&'static str; 4] {
    ["--sanitizer", "none", "--target-dir", FOLDER]
}

/// Runs a target and answers in a line what it did.
///
/// # Errors
/// What the target said, where it found a fault.
pub fn run(target: &Target, bound: &Bound) -> Result<String> {
    let corpus = corpus(target, bound)?;
    let mut command = cargo_fuzz("run")?;
    command.args(["--fuzz-dir", "fuzz"]).args(options()).arg(target.name).arg(corpus);
    command.arg(format!("fuzz/seeds/{}", target.name)).arg("--").args(LIMITS).arg("-print_final_stats=1");
    match bound {
        Bound::Checks => command.args(["-seed=1".to_owned(), format!("-runs={}", target.runs)]),
        Bound::Seconds(seconds) => command.arg(format!("-max_total_time={seconds}")),
    };
    let finished = exec::captured(&mut command)?;
    if !finished.status.success() {
        bail!("fuzzing `{}` found a fault; the input is in fuzz/artifacts/{0}\n{}", target.name, finished.output);
    }
    let stats = |name: &str| stat(&finished.output, name);
    let (runs, memory) = (stats("number_of_executed_units"), stats("peak_rss_mb"));
    Ok(format!("{}: {runs} inputs, at most {memory} MB, no fault", target.name))
}

/// Where new inputs are kept: from run to run, but for those that must always be the same.
fn corpus(target: &Target, bound: &Bound) -> Result<PathBuf> {
    let folder = workspace::root().join(FOLDER).join("corpus");
    let (folder, afresh) = match bound {
        Bound::Checks => (folder.join("checks").join(target.name), true),
        Bound::Seconds(_) => (folder.join(target.name), false),
    };
    if afresh && folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// `stat::peak_rss_mb: 61`
fn stat(output: &str, name: &str) -> String {
    let mut stats = output.lines().filter_map(|line| line.strip_prefix("stat::")?.split_once(':'));
    let found = stats.find(|(stat, _)| *stat == name);
    found.map_or_else(|| "?".to_owned(), |(_, value)| value.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_a_program_and_seeds() {
        let folder = workspace::root().join("fuzz");
        for Target { name, .. } in TARGETS {
            assert!(folder.join(format!("targets/{name}.rs")).is_file(), "{name}");
            assert!(folder.join("seeds").join(name).read_dir().unwrap().next().is_some(), "{name}");
        }
        assert_eq!(folder.join("targets").read_dir().unwrap().count(), TARGETS.len());
    }

    #[test]
    fn figures_are_read_from_the_fuzzers_last_lines() {
        let output = "Done 7 runs in 1 second(s)\nstat::number_of_executed_units: 7\nstat::peak_rss_mb:       61\n";
        assert_eq!(stat(output, "number_of_executed_units"), "7");
        assert_eq!(stat(output, "peak_rss_mb"), "61");
        assert_eq!(stat(output, "other"), "?");
    }
}
