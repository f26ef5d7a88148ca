//! The rules and the notation by themselves: a module that nobody loads, made to see that they stay small.

use std::fs;

use anyhow::{Context, Result};

use crate::bindings::{self, Voice};
use crate::modules::PLAY;
use crate::{gzip, wasm_opt, workspace};

/// What it took when it was last looked at, in bytes; docs/PERFORMANCE.md says how far that is from its bar.
const RECORDED: usize = 49_900;
const TOLERANCE_PERCENT: usize = 2;

/// Makes the module; answers its size as a host would send it, in bytes.
pub fn size(voice: Voice) -> Result<usize> {
    let pkg = workspace::root().join("target/measured");
    let folder = PLAY.folder(&pkg);
    if folder.exists() {
        // What wasm-opt has been at is not to be taken for the compiler's.
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    bindings::make_one(&PLAY, &pkg, voice)?;
    let file = PLAY.file(&pkg);
    wasm_opt::optimise(&file, PLAY.goal)?;
    let bytes = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(gzip::zip(&bytes)?.len())
}

/// What is wrong with its size, if anything.
pub fn too_large() -> Result<Option<String>> {
    let size = size(Voice::Quiet)?;
    let limit = RECORDED + RECORDED * TOLERANCE_PERCENT / 100;
    Ok((size > limit).then(|| format!("The {} take {size} bytes gzipped, and {limit} is the limit\n", PLAY.what)))
}
