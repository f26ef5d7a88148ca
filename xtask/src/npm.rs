//! Node.js and the npm packages that check the page. Playing needs neither.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{exec, workspace};

/// The oldest Node.js whose test runner and syntax the tests use.
const OLDEST_NODE: u32 = 20;

/// Node.js, started in the root of the repository.
pub fn node() -> Command {
    let mut command = Command::new("node");
    command.current_dir(workspace::root());
    command
}

/// npm, started in the root of the repository.
pub fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(workspace::root());
    command
}

/// A script of an installed npm package, e.g. `typescript/bin/tsc`.
pub fn tool(script: &str) -> Command {
    let mut command = node();
    command.arg(workspace::root().join("node_modules").join(script));
    command
}

/// Node's test runner with the `*.test.mjs` files of a folder.
pub fn node_tests(folder: &str) -> Result<Command> {
    ensure_node()?;
    let mut command = node();
    command.args(["--test", "--test-reporter", "spec"]).args(test_files(&workspace::root().join(folder))?);
    Ok(command)
}

/// The test files in a folder and the folders below it, sorted.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(test_files(&path)?);
        } else if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

pub fn ensure_node() -> Result<()> {
    let advice = format!("install Node.js {OLDEST_NODE} or later; only `cargo xtask play` does without it");
    let found = exec::captured(node().arg("--version")).with_context(|| format!("Node.js was not found: {advice}"))?;
    match major_version(&found.output) {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        Some(_) => bail!("Node.js {} is too old: {advice}", found.output.trim()),
        None => bail!("`node --version` says {:?}: {advice}", found.output.trim()),
    }
}

/// Installs the packages of package-lock.json where they are missing or older than it.
pub fn ensure_packages() -> Result<()> {
    ensure_node()?;
    let root = workspace::root();
    if is_installed(&root) {
        return Ok(());
    }
    println!("Installing the npm packages of package-lock.json (npm ci)");
    let mut command = npm();
    command
        .args(["ci", "--no-fund", "--no-audit"])
        // The tests drive a browser of this machine; none is downloaded.
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    exec::quietly(&mut command).context("the npm packages cannot be installed")
}

/// npm writes its own copy of the lock file last, when all packages are in place.
fn is_installed(root: &Path) -> bool {
    let changed = |path: &str| fs::metadata(root.join(path)).and_then(|file| file.modified());
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Ok(wanted), Ok(installed)) => installed >= wanted,
        _ => false,
    }
}

/// 20 from `v20.1.2`.
fn major_version(text: &str) -> Option<u32> {
    text.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_version_is_read() {
        assert_eq!(major_version("v20.20.2\n"), Some(20));
        assert_eq!(major_version("20.20.2"), None);
        assert_eq!(major_version(""), None);
    }
}
