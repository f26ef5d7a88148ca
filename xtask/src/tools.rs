//! Programs that cargo installs where they are missing, into `target/tools`: wasm-pack and what it calls, and those that
//! try to break the rules.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::{bindings, exec, workspace};

const WASM_PACK: &str = "0.15.1";
const CARGO_FUZZ: &str = "0.13.2";
const CARGO_DENY: &str = "0.20.2";
const CARGO_MUTANTS: &str = "27.1.0";

/// A program and the crate that it comes from.
struct Tool<'a> {
    program: &'a str,
    krate: &'a str,
    version: &'a str,
    /// What else cargo is told.
    options: &'a [&'a str],
    /// How it is called: cargo's own plugins want their name first.
    call: &'a [&'a str],
}

/// `cargo fuzz`, which builds the fuzz targets.
pub fn cargo_fuzz() -> Result<Command> {
    plugin("cargo-fuzz", CARGO_FUZZ, &["fuzz"])
}

/// `cargo deny`, which judges what we depend on.
pub fn cargo_deny() -> Result<Command> {
    plugin("cargo-deny", CARGO_DENY, &[])
}

/// `cargo mutants`, which changes the code to see whether a test notices.
pub fn cargo_mutants() -> Result<Command> {
    plugin("cargo-mutants", CARGO_MUTANTS, &["mutants"])
}

fn plugin(name: &str, version: &str, call: &[&str]) -> Result<Command> {
    let program = Tool { program: name, krate: name, version, options: &["--locked"], call }.ensure()?;
    let mut command = Command::new(program);
    command.args(call).current_dir(workspace::root());
    Ok(command)
}

/// wasm-pack, which finds the wasm-bindgen of the library's version and looks for nothing on the network.
pub fn wasm_pack() -> Result<Command> {
    let wasm_bindgen = bindings::wasm_bindgen_version()?;
    let pack = Tool { program: "wasm-pack", krate: "wasm-pack", version: WASM_PACK, options: &["--locked"], call: &[] };
    // Without its test runner it needs no network library; its lock file names one that registries have taken back.
    let options = &["--no-default-features", "--bin", "wasm-bindgen"];
    let bind = Tool { program: "wasm-bindgen", krate: "wasm-bindgen-cli", version: &wasm_bindgen, options, call: &[] };
    let (pack, bind) = (pack.ensure()?, bind.ensure()?);
    let mut command = Command::new(pack);
    command.current_dir(workspace::root()).env("PATH", path_with(bind.parent().unwrap_or(Path::new("")))?);
    Ok(command)
}

impl Tool<'_> {
    /// Where the program is, installed first where there is none of this version.
    fn ensure(&self) -> Result<PathBuf> {
        if let Some(found) = exec::on_path(OsStr::new(self.program)).filter(|program| self.is(program)) {
            return Ok(found);
        }
        let own = folder().join("bin").join(format!("{}{}", self.program, env::consts::EXE_SUFFIX));
        if !self.is(&own) {
            self.install()?;
        }
        Ok(own)
    }

    fn is(&self, program: &Path) -> bool {
        exec::captured(Command::new(program).args(self.call).arg("--version"))
            .is_ok_and(|said| said.output.trim() == format!("{} {}", self.program, self.version))
    }

    fn install(&self) -> Result<()> {
        println!("Installing {} {} into target/tools (cargo install)", self.krate, self.version);
        let mut cargo = workspace::cargo();
        cargo
            .args(["install", self.krate, "--version", self.version, "--debug", "--force", "--root"])
            .arg(folder())
            .arg("--target-dir")
            .arg(folder().join("build"))
            .args(self.options);
        exec::quietly(&mut cargo).with_context(|| format!("{} cannot be installed", self.krate))
    }
}

fn folder() -> PathBuf {
    workspace::root().join("target/tools")
}

/// PATH with a folder before the others.
fn path_with(first: &Path) -> Result<OsString> {
    let rest = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths(std::iter::once(first.to_path_buf()).chain(env::split_paths(&rest)))?)
}
