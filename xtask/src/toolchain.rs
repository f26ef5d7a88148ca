//! Makes sure that the compiler can build for WebAssembly.

use std::env;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace;

pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the standard library for WebAssembly through rustup where it is missing.
pub fn ensure_wasm_target() -> Result<()> {
    if wasm_libdir()?.is_dir() {
        return Ok(());
    }
    println!("The compiler lacks the target {WASM}; asking rustup for it");
    add_with_rustup()?;
    if wasm_libdir()?.is_dir() {
        return Ok(());
    }
    bail!("rustup has added {WASM}, but the rustc in use still does not find it: is another rustc first on PATH?")
}

/// Where the target's standard library is, or would be.
fn wasm_libdir() -> Result<PathBuf> {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", WASM])
        .current_dir(workspace::root())
        .output()
        .context("cannot start rustc: is Rust installed and on PATH?")?;
    if !output.status.success() {
        bail!("rustc does not know the target {WASM}:\n{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

fn add_with_rustup() -> Result<()> {
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", WASM]).current_dir(workspace::root());
    if let Some(toolchain) = env::var_os("RUSTUP_TOOLCHAIN") {
        rustup.arg("--toolchain").arg(toolchain);
    }
    match rustup.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => bail!("`rustup target add {WASM}` failed (its message is above)"),
        Err(error) if error.kind() == ErrorKind::NotFound => bail!(
            "rustup is not on PATH, so the target {WASM} cannot be added. \
             Install Rust with rustup (see rust-lang.org), or add the target's standard library \
             with whatever installed your rustc"
        ),
        Err(error) => Err(error).context("cannot start rustup"),
    }
}
