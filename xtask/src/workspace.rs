//! Where things are in the repository.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    // Cargo sets the variable when it runs us; the fallback serves a binary started by hand.
    let xtask =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or_else(|| xtask.clone(), Path::to_path_buf)
}

/// The folder of the page, as it is served.
pub fn www() -> PathBuf {
    root().join("www")
}

/// The folder of the generated module inside the page.
pub fn pkg() -> PathBuf {
    www().join("pkg")
}

/// The cargo that runs us, started in the root of the repository.
pub fn cargo() -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root());
    command
}
