//! `cargo xtask sizes`: what visitors of the page load, for docs/SIZES.md.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};
use lexopt::Parser;

use crate::asks_for_help;
use crate::bindings::{self, Voice};
use crate::serve::Site;
use crate::{browser, dist, npm};

const HELP: &str = "\
Usage: cargo xtask sizes

Makes the page as `cargo xtask dist` does, measures in Chromium what a first visit to each page loads, and writes it into
docs/SIZES.md.

Options:
  -h, --help   show this text
";

pub fn command(args: Parser) -> Result<()> {
    if asks_for_help(args, HELP)? {
        return Ok(());
    }
    bindings::make(Voice::Loud)?;
    dist::assemble(Voice::Loud)?;
    let site = Site::like_a_host(&dist::folder())?;
    println!("Measuring what visitors load");
    ensure!(script(&site, &browser::ensure()?).arg("--record").status()?.success(), "the sizes cannot be measured");
    println!("docs/SIZES.md is written");
    Ok(())
}

/// Compares what visitors of a site load with docs/SIZES.md.
pub fn script(site: &Site, chromium: &Path) -> Command {
    let mut command = npm::node();
    command.arg("tests/browser/sizes.mjs").env("CHESS_T_CHROMIUM", chromium).env("CHESS_T_URL", site.url());
    command
}
