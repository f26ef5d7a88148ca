//! `cargo xtask package`: the rules and the search as an npm package, used as its users will.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use lexopt::Parser;

use crate::asks_for_help;
use crate::bindings::Voice;
use crate::modules::{Module, NAME, SEARCH, TASKS, module_in};
use crate::{browser, exec, npm, toolchain, tools, wasm_opt, workspace};

const HELP: &str = "\
Usage: cargo xtask package

Makes the npm package chess-t: target/package/chess-t-VERSION.tgz. Then installs it into empty folders and uses it:
from Node.js, bundled by esbuild and by Vite in Chromium, and from TypeScript. Needs Node.js 20 or later; wasm-pack,
wasm-bindgen, the npm packages and Chromium are installed where they are missing.

Options:
  -h, --help   show this text
";

pub fn command(args: Parser) -> Result<()> {
    if asks_for_help(args, HELP)? {
        return Ok(());
    }
    let packed = make(Voice::Loud)?;
    println!("Using it as its users will (tests/package)");
    ensure!(tests(&packed, &browser::ensure()?)?.status()?.success(), "the package cannot be used as it should");
    println!("\n{} is ready", packed.display());
    Ok(())
}

/// Uses a packed package as its users will.
pub fn tests(packed: &Path, chromium: &Path) -> Result<Command> {
    let mut command = npm::node_tests("tests/package")?;
    command.env("CHESS_T_PACKAGE", packed).env("CHESS_T_CHROMIUM", chromium);
    Ok(command)
}

/// Makes the package; answers where it lies, packed.
pub fn make(voice: Voice) -> Result<PathBuf> {
    npm::ensure_packages()?;
    toolchain::ensure_wasm_target()?;
    let place = workspace::root().join("target/package");
    if place.exists() {
        fs::remove_dir_all(&place).with_context(|| format!("cannot empty {}", place.display()))?;
    }
    let folder = place.join("chess-t");
    let pkg = folder.join("pkg");
    // Whoever imports a package is better served by one module with everything.
    for (module, folder) in [(TASKS, pkg.clone()), (SEARCH, SEARCH.folder(&pkg))] {
        voice.say(&format!("Building the {} (wasm-pack)", module.what));
        wasm_pack(&module, &folder)?;
        wasm_opt::optimise(&module_in(&folder), module.goal)?;
    }
    voice.say("Packing (npm)");
    exec::quietly(npm::node().arg("xtask/js/package.mjs").arg(&folder))?;
    exec::quietly(npm::npm().args(["pack", "--pack-destination", ".."]).current_dir(&folder))?;
    packed_in(&place)
}

fn wasm_pack(module: &Module, folder: &Path) -> Result<()> {
    let mut command = tools::wasm_pack()?;
    command.args(["build", "--mode", "no-install", "--target", "web", "--no-opt", "--no-gitignore"]);
    command.args(["--profile", module.profile, "--out-name", NAME, "--out-dir"]).arg(folder);
    exec::quietly(command.arg("--").args(module.features()))
}

/// The one packed file in a folder.
fn packed_in(folder: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut packed = files.filter(|file| file.extension().is_some_and(|extension| extension == "tgz"));
    packed.next().context("npm has packed nothing")
}
