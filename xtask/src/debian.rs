//! Installs what the checks need on Debian and its kin.

use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Result, bail};

use crate::exec;

/// Can anything be installed from here?
pub fn has_apt() -> bool {
    exec::on_path(OsStr::new("apt-get")).is_some()
}

/// Installs a package, after saying so.
pub fn install(package: &str, name: &str) -> Result<()> {
    if !has_apt() {
        bail!("only where there is apt-get can it be installed from here");
    }
    println!("{name} was not found; installing it (apt-get install {package})");
    exec::quietly(apt_get()?.arg("update"))?;
    exec::quietly(apt_get()?.args(["install", "-y", "--no-install-recommends", package]))
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
