//! `cargo xtask dist`: the page as a folder for any static host.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use lexopt::Parser;

use crate::asks_for_help;
use crate::bindings::{self, Voice};
use crate::modules::{OF_THE_PAGE, RULES};
use crate::{exec, gzip, npm, wasm_opt, workspace};

const HELP: &str = "\
Usage: cargo xtask dist

Builds the page into dist/: a folder to put on any static host. Scripts and styles are bundled and their names
carry their content's hash; the modules are made smaller with wasm-opt. In it dist/chess-t.html is the whole program
in one file that also opens from a disk. Needs Node.js 20 or later.

Options:
  -h, --help   show this text
";

/// The whole program, to be opened from a disk.
const ONE_FILE: &str = "chess-t.html";

pub fn command(args: Parser) -> Result<()> {
    if asks_for_help(args, HELP)? {
        return Ok(());
    }
    bindings::make(Voice::Loud)?;
    assemble(Voice::Loud)?;
    print_sizes(&folder())
}

pub fn folder() -> PathBuf {
    workspace::root().join("dist")
}

/// Where the page is made ready to be bundled: as in www, but with the smaller modules.
pub fn staging() -> PathBuf {
    workspace::root().join("target/dist")
}

fn staged_modules() -> PathBuf {
    staging().join("pkg")
}

/// Puts the page together out of www.
pub fn assemble(voice: Voice) -> Result<()> {
    copy_page(&workspace::www(), &staging())?;
    for module in OF_THE_PAGE {
        voice.say(&format!("Making the {} smaller (wasm-opt)", module.what));
        wasm_opt::optimise(&module.file(&staged_modules()), module.goal)?;
    }
    voice.say("Bundling scripts and styles (esbuild)");
    npm::ensure_packages()?;
    empty(&folder())?;
    exec::quietly(npm::node().arg("xtask/js/bundle.mjs").arg(staging()).arg(folder()))?;
    voice.say("Putting the whole program into one file");
    exec::quietly(npm::node().arg("xtask/js/one-file.mjs").arg(staging()).arg(folder().join(ONE_FILE)))
}

fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    Ok(())
}

/// Copies what the page needs of one folder anew into another.
fn copy_page(www: &Path, copy: &Path) -> Result<()> {
    empty(copy)?;
    for file in files(www)? {
        let target = copy.join(&file);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::copy(www.join(&file), &target).with_context(|| format!("cannot write {}", target.display()))?;
    }
    Ok(())
}

/// The files in a folder that the page needs, sorted, as paths inside it.
fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    list(root, Path::new(""), &mut files)?;
    files.sort();
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

/// The size of the assembled page's module as a host sends it.
pub fn module_size() -> Result<usize> {
    let module = RULES.file(&staged_modules());
    zipped_size(&module, &fs::read(&module)?)
}

/// Fails where a module needs a browser younger than the oldest of docs/BROWSERS.md.
pub fn check_features() -> Result<()> {
    for module in OF_THE_PAGE {
        let bytes = fs::read(module.file(&staged_modules()))?;
        let verdict = wasm_opt::check_features(&bytes);
        verdict.with_context(|| format!("the {} is too new for the oldest browsers", module.what))?;
    }
    Ok(())
}

fn print_sizes(dist: &Path) -> Result<()> {
    let (mut raw_sum, mut zipped_sum) = (0, 0);
    println!("\n{:>10}{:>10}", "bytes", "gzipped");
    for file in files(dist)? {
        let bytes = fs::read(dist.join(&file))?;
        let zipped = zipped_size(&file, &bytes)?;
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
    Ok(gzip::zip(bytes)?.len())
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
