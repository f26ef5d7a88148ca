//! `cargo xtask bench`: how fast everything is, and which of the bars are met.

mod bars;
mod figures;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser};

use crate::bindings::{self, Voice};
use crate::serve::Site;
use crate::wasm_opt::{self, Goal};
use crate::{browser, dist, instructions, npm, play_module, workspace};
use figures::Figures;

const HELP: &str = "\
Usage: cargo xtask bench [OPTIONS]

Measures natively, as WebAssembly in Node.js and from JavaScript, and compares with the bars of docs/PERFORMANCE.md.
It takes some minutes; a machine with nothing else to do gives the best figures.

Options:
  --browser               measure the page in Chromium too
  --browser-only          measure only the page in Chromium
  --sizes                 only build the modules and tell how large they are
  --record-instructions   only count the instructions of the fixed workloads and record them
                          in benches/instructions.txt
  -h, --help              show this text
";

pub fn command(mut args: Parser) -> Result<()> {
    let (mut native, mut page) = (true, false);
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("browser") => page = true,
            Arg::Long("browser-only") => (native, page) = (false, true),
            Arg::Long("sizes") => return measure_sizes(),
            Arg::Long("record-instructions") => return record_instructions(),
            Arg::Short('h') | Arg::Long("help") => {
                print!("{HELP}");
                return Ok(());
            }
            other => return Err(other.unexpected().into()),
        }
    }
    measure(native, page)
}

fn measure_sizes() -> Result<()> {
    let mut figures = Figures::default();
    take_sizes(&mut figures)?;
    println!("\n{}", bars::table(&figures));
    Ok(())
}

/// Makes the page with its modules; tells how large these are.
fn take_sizes(figures: &mut Figures) -> Result<()> {
    npm::ensure_node()?;
    bindings::make(Voice::Loud)?;
    dist::assemble(Voice::Loud)?;
    figures.say("module/gzip", dist::module_size()? as f64 / 1000.0, "KB");
    figures.say("play-module/gzip", play_module::size(Voice::Loud)? as f64 / 1000.0, "KB");
    Ok(())
}

fn measure(native: bool, page: bool) -> Result<()> {
    let mut figures = Figures::default();
    take_sizes(&mut figures)?;
    if native {
        figures.take_from(workspace::cargo().args(["run", "--release", "--package", "benches"]).arg(rounds()?))?;
        figures
            .take_from(npm::node().arg("benches/node/javascript.mjs").arg(dist::staging().join("pkg/chess_t.js")))?;
    }
    if page {
        measure_page(&mut figures)?;
    }
    println!("\n{}", bars::table(&figures));
    Ok(())
}

/// Makes the module of the rounds as that of the search is made; answers its JavaScript.
fn rounds() -> Result<PathBuf> {
    let folder = workspace::root().join("target/bench-rounds");
    if folder.exists() {
        // What wasm-opt has been at is not to be taken for the compiler's.
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    // As a library of Rust alone the native build has less to link.
    let build = ["rustc", "--package", "benches", "--lib", "--crate-type", "cdylib", "--profile", "wasm"];
    bindings::make_of(&build, "benches", &folder, Voice::Loud)?;
    wasm_opt::optimise(&folder.join("benches_bg.wasm"), Goal::Speed)?;
    Ok(folder.join("benches.js"))
}

fn measure_page(figures: &mut Figures) -> Result<()> {
    npm::ensure_packages()?;
    let browser = browser::ensure()?;
    let (page, modules) = (Site::like_a_host(&dist::folder())?, Site::like_a_host(&dist::staging())?);
    let mut command = npm::node();
    command.arg("tests/browser/performance.mjs").env("CHESS_T_CHROMIUM", browser);
    command.env("CHESS_T_URL", page.url()).env("CHESS_T_MODULES_URL", modules.url());
    figures.take_from(&mut command)
}

fn record_instructions() -> Result<()> {
    if let Some(obstacle) = instructions::obstacle()? {
        bail!("{obstacle}");
    }
    let counts = instructions::count()?;
    print!("{}", instructions::compare(&counts).map_or_else(|error| format!("{error:#}\n"), |verdict| verdict.report));
    instructions::write(&counts)?;
    println!("Recorded.");
    Ok(())
}
