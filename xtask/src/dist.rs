//! `cargo xtask dist`: the page as a folder for any static host.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use lexopt::{Arg, Parser};

use crate::bindings::{self, Voice};
use crate::{exec, npm, panics, workspace};

const HELP: &str = "\
Usage: cargo xtask dist

Builds the page into dist/: a folder to put on any static host. The module is made smaller with wasm-opt,
the one on PATH or else the one from npm; without Node.js it stays as the compiler made it.

Options:
  -h, --help   show this text
";

/// The module that every visitor loads.
const MODULE: &str = "pkg/chess_t_bg.wasm";
/// The one for those who play against the computer.
const SEARCH_MODULE: &str = "pkg/search/chess_t_bg.wasm";

/// The gzipped size of the module, in bytes; docs/PERFORMANCE.md says how far that is from its bar.
const RECORDED_MODULE_SIZE: usize = 54_900;
const TOLERANCE_PERCENT: usize = 2;

/// What the compiler may use without being asked; all browsers have had it since 2022.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

pub fn command(mut args: Parser) -> Result<()> {
    if let Some(arg) = args.next()? {
        return match arg {
            Arg::Short('h') | Arg::Long("help") => {
                print!("{HELP}");
                Ok(())
            }
            other => Err(other.unexpected().into()),
        };
    }
    bindings::make(Voice::Loud)?;
    let files = assemble(Voice::Loud)?;
    print_sizes(&folder(), &files)
}

pub fn folder() -> PathBuf {
    workspace::root().join("dist")
}

/// Puts the page together out of www, the module in it made smaller; answers its files, as paths inside it.
pub fn assemble(voice: Voice) -> Result<Vec<PathBuf>> {
    let files = copy_page(&workspace::www(), &folder())?;
    for (module, goal) in [(MODULE, Goal::Size), (SEARCH_MODULE, Goal::Speed)] {
        panics::silence(&folder().join(module))?;
        optimise(&folder().join(module), goal, voice)?;
    }
    Ok(files)
}

/// Copies the page anew; answers its files, as paths inside it.
fn copy_page(www: &Path, dist: &Path) -> Result<Vec<PathBuf>> {
    if dist.exists() {
        fs::remove_dir_all(dist).with_context(|| format!("cannot empty {}", dist.display()))?;
    }
    let mut files = Vec::new();
    list(www, Path::new(""), &mut files)?;
    files.sort();
    for file in &files {
        let target = dist.join(file);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::copy(www.join(file), &target).with_context(|| format!("cannot write {}", target.display()))?;
    }
    Ok(files)
}

/// Lists the files below `folder` that the page needs.
fn list(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let place = root.join(folder);
    let entries = fs::read_dir(&place).with_context(|| format!("cannot read {}", place.display()))?;
    for entry in entries {
        let path = folder.join(entry?.file_name());
        if !is_wanted(&path) {
            continue;
        }
        if root.join(&path).is_dir() {
            list(root, &path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Leaves out hidden files, notes for developers, tests and types.
fn is_wanted(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let unwanted = [".d.ts", ".md", ".test.js", ".test.mjs"];
    !name.starts_with('.') && !unwanted.iter().any(|end| name.ends_with(end))
}

/// What matters most in a module.
#[derive(Clone, Copy)]
pub enum Goal {
    Size,
    Speed,
}

impl Goal {
    const fn passes(self) -> &'static [&'static str] {
        match self {
            // Functions alike that stay apart make the file longer but shorter when zipped. The lowest kilobyte is the far
            // end of the stack, which no address in the data is computed from.
            Goal::Size => &["-Oz", "--converge", "--one-caller-inline-max-function-size=30", "--low-memory-unused"],
            Goal::Speed => &["-O3"],
        }
    }
}

/// Makes a module smaller and faster where there is a wasm-opt.
pub fn optimise(module: &Path, goal: Goal, voice: Voice) -> Result<()> {
    let Some(mut wasm_opt) = wasm_opt()? else {
        voice.say("Neither wasm-opt nor Node.js is here: the module stays as the compiler made it");
        return Ok(());
    };
    voice.say("Making a module smaller (wasm-opt)");
    let smaller = module.with_extension("smaller");
    // Zeros left where they are make the file longer but shorter when zipped.
    wasm_opt.args(goal.passes()).args(["--skip-pass=memory-packing", "--strip-producers"]).args(FEATURES);
    wasm_opt.arg(module).arg("--output").arg(&smaller);
    exec::quietly(&mut wasm_opt)?;
    fs::rename(&smaller, module).with_context(|| format!("cannot replace {}", module.display()))
}

/// The wasm-opt on PATH, else the one from npm; none where there is no Node.js.
fn wasm_opt() -> Result<Option<Command>> {
    if exec::captured(Command::new("wasm-opt").arg("--version")).is_ok() {
        return Ok(Some(Command::new("wasm-opt")));
    }
    if npm::ensure_node().is_err() {
        return Ok(None);
    }
    npm::ensure_packages()?;
    Ok(Some(npm::tool("binaryen/bin/wasm-opt")))
}

/// The size of the assembled page's module as a host sends it.
pub fn module_size() -> Result<usize> {
    let module = folder().join(MODULE);
    zipped_size(&module, &fs::read(&module)?)
}

/// What is wrong with the size of the assembled page's module, if anything.
pub fn too_large() -> Result<Option<String>> {
    let size = module_size()?;
    let limit = RECORDED_MODULE_SIZE + RECORDED_MODULE_SIZE * TOLERANCE_PERCENT / 100;
    Ok((size > limit).then(|| {
        format!("The module is {size} bytes gzipped; recorded are {RECORDED_MODULE_SIZE}, and {TOLERANCE_PERCENT} % more is the limit\n")
    }))
}

fn print_sizes(dist: &Path, files: &[PathBuf]) -> Result<()> {
    let (mut raw_sum, mut zipped_sum) = (0, 0);
    println!("\n{:>10}{:>10}", "bytes", "gzipped");
    for file in files {
        let bytes = fs::read(dist.join(file))?;
        let zipped = zipped_size(file, &bytes)?;
        println!("{:>10}{zipped:>10}  {}", bytes.len(), file.display());
        raw_sum += bytes.len();
        zipped_sum += zipped;
    }
    println!("{raw_sum:>10}{zipped_sum:>10}  in all, in dist/");
    Ok(())
}

/// The size as a host sends it; pictures are compressed already.
fn zipped_size(file: &Path, bytes: &[u8]) -> Result<usize> {
    if file.extension() == Some(OsStr::new("png")) {
        return Ok(bytes.len());
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_page_needs_is_wanted() {
        for wanted in ["index.html", "app/main.js", "pkg/chess_t_bg.wasm"] {
            assert!(is_wanted(Path::new(wanted)), "{wanted}");
        }
        for unwanted in ["pkg/.made-from", ".DS_Store", "pkg/chess_t.d.ts", "board/README.md", "a.test.js"] {
            assert!(!is_wanted(Path::new(unwanted)), "{unwanted}");
        }
    }
}
