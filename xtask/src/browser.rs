//! Finds a Chromium or Chrome for the tests; on Debian and its kin installs one.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::debian;
use crate::exec::on_path;

/// Names on PATH, in order of preference.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const USUAL_PLACES: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files\Chromium\Application\chrome.exe",
];

const ADVICE: &str = "install Chromium or Chrome, or name one in the environment variable CHROME";

/// The browser to test with, installed first where there is none.
pub fn ensure() -> Result<PathBuf> {
    if let Some(browser) = find()? {
        return Ok(browser);
    }
    debian::install("chromium", "Chromium").with_context(|| format!("no Chromium or Chrome was found: {ADVICE}"))?;
    find()?.with_context(|| format!("the installed Chromium is not on PATH: {ADVICE}"))
}

/// The browser named in CHROME, else one on PATH, else one in a usual place.
fn find() -> Result<Option<PathBuf>> {
    if let Some(named) = env::var_os("CHROME").filter(|value| !value.is_empty()) {
        let found = if Path::new(&named).is_file() { Some(PathBuf::from(&named)) } else { on_path(&named) };
        return match found {
            Some(browser) => Ok(Some(browser)),
            None => bail!("CHROME names {}, which is no file", named.to_string_lossy()),
        };
    }
    let usual = || USUAL_PLACES.iter().map(PathBuf::from).find(|path| path.is_file());
    let named = NAMES.iter().find_map(|name| on_path(OsStr::new(name)));
    Ok(named.or_else(usual))
}
