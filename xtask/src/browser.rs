//! Finds the browsers for the tests; on Debian and its kin installs them where they are missing.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::debian;
use crate::exec::on_path;

struct Browser {
    /// What it is called.
    name: &'static str,
    /// Debian's package.
    package: &'static str,
    /// The environment variable that names another.
    variable: &'static str,
    /// Names on PATH, in order of preference.
    names: &'static [&'static str],
    usual_places: &'static [&'static str],
}

const CHROMIUM: Browser = Browser {
    name: "Chromium or Chrome",
    package: "chromium",
    variable: "CHROME",
    names: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    usual_places: &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files\Chromium\Application\chrome.exe",
    ],
};

const FIREFOX: Browser = Browser {
    name: "Firefox",
    package: "firefox-esr",
    variable: "FIREFOX",
    names: &["firefox-esr", "firefox"],
    usual_places: &[
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        r"C:\Program Files\Mozilla Firefox\firefox.exe",
    ],
};

/// The browser that most tests drive, installed first where there is none.
pub fn ensure() -> Result<PathBuf> {
    CHROMIUM.ensure()
}

/// The other one.
pub fn ensure_firefox() -> Result<PathBuf> {
    FIREFOX.ensure()
}

impl Browser {
    fn ensure(&self) -> Result<PathBuf> {
        if let Some(browser) = self.find()? {
            return Ok(browser);
        }
        let Self { name, package, variable, .. } = self;
        let advice = format!("install {name}, or name one in the environment variable {variable}");
        debian::install(package, name).with_context(|| format!("no {name} was found: {advice}"))?;
        self.find()?.with_context(|| format!("the installed {name} is not on PATH: {advice}"))
    }

    /// The browser named in the environment, else one on PATH, else one in a usual place.
    fn find(&self) -> Result<Option<PathBuf>> {
        if let Some(named) = env::var_os(self.variable).filter(|value| !value.is_empty()) {
            let found = if Path::new(&named).is_file() { Some(PathBuf::from(&named)) } else { on_path(&named) };
            return match found {
                Some(browser) => Ok(Some(browser)),
                None => bail!("{} names {}, which is no file", self.variable, named.to_string_lossy()),
            };
        }
        let usual = || self.usual_places.iter().map(PathBuf::from).find(|path| path.is_file());
        let named = self.names.iter().find_map(|name| on_path(OsStr::new(name)));
        Ok(named.or_else(usual))
    }
}
