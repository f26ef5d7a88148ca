//! Runs other programs: aloud for a person who waits, or quietly with the output kept for the report.

use std::env;
use std::ffi::OsStr;
use std::io::{IsTerminal, Read, stderr};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

/// What a program said and how it ended.
pub struct Finished {
    pub status: ExitStatus,
    /// Standard output and standard error in the order they came.
    pub output: String,
}

/// Runs a program and keeps all that it says.
pub fn captured(command: &mut Command) -> Result<Finished> {
    run(command, false)
}

/// As `captured`, but a person at a terminal sees cargo's progress (its standard error) at once.
pub fn captured_cargo(command: &mut Command) -> Result<Finished> {
    run(command, stderr().is_terminal())
}

fn run(command: &mut Command, stderr_aloud: bool) -> Result<Finished> {
    let (mut reader, writer) = std::io::pipe().context("cannot make a pipe")?;
    command.stdin(Stdio::null()).stdout(writer.try_clone()?);
    if stderr_aloud {
        command.stderr(Stdio::inherit());
    } else {
        command.stderr(writer.try_clone()?);
    }
    drop(writer);
    let mut child = command.spawn().with_context(|| cannot_start(command))?;
    // The command holds writing ends of the pipe: while they are open the reading never ends.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    Ok(Finished { status: child.wait()?, output: String::from_utf8_lossy(&bytes).into_owned() })
}

/// Runs a program whose output matters only when it fails.
pub fn quietly(command: &mut Command) -> Result<()> {
    let finished = captured(command)?;
    if finished.status.success() {
        return Ok(());
    }
    bail!("`{}` failed ({}):\n{}", line(command), finished.status, finished.output.trim_end())
}

/// The command as a person would type it.
pub fn line(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit(['/', '\\']).next().unwrap_or_default();
    let args = command.get_args().map(|arg| arg.to_string_lossy());
    std::iter::once(program.into()).chain(args).collect::<Vec<_>>().join(" ")
}

/// The program of this name on PATH.
pub fn on_path(name: &OsStr) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut file = name.to_owned();
    file.push(env::consts::EXE_SUFFIX);
    env::split_paths(&path).map(|folder| folder.join(&file)).find(|candidate| candidate.is_file())
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`", line(command))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn both_outputs_are_kept_in_order() {
        let finished = captured(&mut shell("echo a; echo b >&2; echo c; exit 3")).unwrap();
        assert_eq!(finished.output, "a\nb\nc\n");
        assert_eq!(finished.status.code(), Some(3));
    }

    #[test]
    fn a_quiet_failure_tells_the_command_and_its_output() {
        assert!(quietly(&mut shell("echo fine")).is_ok());
        let error = quietly(&mut shell("echo why; false")).unwrap_err().to_string();
        assert!(error.contains("sh -c echo why; false") && error.contains("why"), "{error}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = captured(&mut Command::new("/no/such/program")).err().unwrap();
        assert!(error.to_string().contains("`program`"), "{error}");
    }
}
