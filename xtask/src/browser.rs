//! Finds a Chromium or Chrome for the tests; on Debian and its kin installs one.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::exec;

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
    install().with_context(|| format!("no Chromium or Chrome was found: {ADVICE}"))?;
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

fn on_path(name: &OsStr) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut file = name.to_owned();
    file.push(env::consts::EXE_SUFFIX);
    env::split_paths(&path).map(|folder| folder.join(&file)).find(|candidate| candidate.is_file())
}

/// Installs Debian's Chromium.
fn install() -> Result<()> {
    if on_path(OsStr::new("apt-get")).is_none() {
        bail!("only where there is apt-get can it be installed from here");
    }
    println!("Chromium was not found; installing it (apt-get install chromium)");
    exec::quietly(apt_get()?.arg("update"))?;
    exec::quietly(apt_get()?.args(["install", "-y", "--no-install-recommends", "chromium"]))
}

/// apt-get with the rights to install.
fn apt_get() -> Result<Command> {
    if is_root() {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        return Ok(command);
    }
    if exec::quietly(Command::new("sudo").args(["-n", "true"])).is_err() {
        bail!("installing it takes root or a sudo that asks for no password");
    }
    let mut command = Command::new("sudo");
    command.args(["-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    Ok(command)
}

fn is_root() -> bool {
    exec::captured(Command::new("id").arg("-u")).is_ok_and(|id| id.output.trim() == "0")
}
