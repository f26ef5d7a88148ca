//! Instructions of fixed workloads, counted by callgrind and compared with `benches/instructions.txt`: unlike time, a
//! count hardly changes from run to run, so slowness cannot creep in unseen.

mod record;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{debian, exec, workspace};
pub use record::{Counts, Verdict};

const RECORD: &str = "benches/instructions.txt";

/// What the record holds for; elsewhere compilers make other instructions of the same code.
const IS_RECORDED_HERE: bool = cfg!(all(target_os = "linux", target_arch = "x86_64"));

/// Why nothing can be counted on this machine; none where it can. On Debian valgrind is installed where it is missing.
pub fn obstacle() -> Result<Option<&'static str>> {
    if !IS_RECORDED_HERE {
        return Ok(Some("instructions are recorded for Linux on x86-64 only"));
    }
    if exec::on_path(OsStr::new("valgrind")).is_some() {
        return Ok(None);
    }
    if !debian::has_apt() {
        return Ok(Some("valgrind is not on PATH"));
    }
    debian::install("valgrind", "valgrind").context("instructions cannot be counted without valgrind")?;
    Ok(None)
}

/// Counts the instructions of every workload.
pub fn count() -> Result<Counts> {
    let workload = build()?;
    let names = exec::captured(&mut Command::new(&workload))?.output;
    names.lines().map(|name| Ok((name.to_owned(), count_one(&workload, name)?))).collect()
}

/// Compares counts with the record.
pub fn compare(counts: &Counts) -> Result<Verdict> {
    let path = workspace::root().join(RECORD);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {RECORD}"))?;
    let recorded = record::parse(&text).with_context(|| format!("{RECORD} is broken"))?;
    Ok(record::compare(counts, &recorded))
}

/// Makes counts the record.
pub fn write(counts: &Counts) -> Result<()> {
    fs::write(workspace::root().join(RECORD), record::format(counts)).with_context(|| format!("cannot write {RECORD}"))
}

/// Builds the program with the workloads; answers where it is.
fn build() -> Result<PathBuf> {
    let mut command = workspace::cargo();
    command
        .args(["build", "--release", "--package", "benches", "--bin", "workload"])
        .arg("--message-format=json-render-diagnostics")
        .stderr(Stdio::piped());
    let output = command.output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the workloads do not build:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    program_in_messages(&String::from_utf8_lossy(&output.stdout)).context("cargo built no program")
}

/// Finds the program in cargo's messages.
fn program_in_messages(messages: &str) -> Option<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages.filter_map(|message| message["executable"].as_str().map(PathBuf::from)).next_back()
}

fn count_one(workload: &Path, name: &str) -> Result<u64> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args([workload.as_os_str(), OsStr::new(name)])
        // The length of the environment would be in the count: the loader reads it.
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default());
    let finished = exec::captured(&mut command)?;
    match collected(&finished.output) {
        Some(count) if finished.status.success() => Ok(count),
        _ => bail!("`{}` failed:\n{}", exec::line(&command), finished.output),
    }
}

/// The count among callgrind's words.
fn collected(output: &str) -> Option<u64> {
    let (_, count) = output.lines().find_map(|line| line.split_once("Collected : "))?;
    count.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callgrinds_count_is_found() {
        let output = "==7== Events    : Ir\n==7== Collected : 12345\n==7== \n";
        assert_eq!(collected(output), Some(12345));
        assert_eq!(collected("==7== Command: workload"), None);
    }

    #[test]
    fn the_program_is_found_among_cargos_messages() {
        let messages = concat!(r#"{"executable":null}"#, "\n", r#"{"executable":"/t/workload"}"#, "\n{}\n");
        assert_eq!(program_in_messages(messages), Some(PathBuf::from("/t/workload")));
    }

    #[test]
    fn the_record_can_be_read() {
        let text = fs::read_to_string(workspace::root().join(RECORD)).unwrap();
        assert!(!record::parse(&text).unwrap().is_empty());
    }
}
