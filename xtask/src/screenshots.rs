//! `cargo xtask screenshots`: pictures of the page, to look at and for the README.

use anyhow::{Context, Result, ensure};
use lexopt::{Arg, Parser};

use crate::bindings::{self, Voice};
use crate::serve::Site;
use crate::{browser, npm, workspace};

const HELP: &str = "\
Usage: cargo xtask screenshots [OPTIONS]

Takes pictures of the page in Chromium at three widths, in both languages, light and dark,
into test-results/screenshots/.

Options:
  --readme     take only the README's picture, docs/images/page.png
  -h, --help   show this text
";

pub fn command(mut args: Parser) -> Result<()> {
    let mut readme = false;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("readme") => readme = true,
            Arg::Short('h') | Arg::Long("help") => {
                print!("{HELP}");
                return Ok(());
            }
            other => return Err(other.unexpected().into()),
        }
    }
    take(readme)
}

fn take(readme: bool) -> Result<()> {
    bindings::make(Voice::Loud)?;
    npm::ensure_packages()?;
    let browser = browser::ensure()?;
    let site = Site::start(&workspace::www(), Some(0))?;
    let status = npm::node()
        .arg("tests/browser/screenshots.mjs")
        .args(readme.then_some("--readme"))
        .env("CHESS_T_CHROMIUM", browser)
        .env("CHESS_T_URL", site.url())
        .status()
        .context("cannot start Node.js")?;
    ensure!(status.success(), "the pictures could not be taken (the reason is above)");
    Ok(())
}
