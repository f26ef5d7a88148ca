//! The WebAssembly modules and their JavaScript bindings: the rules in `www/pkg/`, with tasks in `www/pkg/tasks/`, the search
//! in `www/pkg/search/`.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::modules::{Module, NAME, OF_THE_PAGE};
use crate::{toolchain, workspace};

/// Says which module the bindings beside it were made from.
const STAMP: &str = ".made-from";
/// Part of the stamp: change it together with the settings in `bind`.
const SETTINGS: &str = "for the web, with types and the module's own address";

/// How much is said on the way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// A line for each step, and cargo's own progress.
    Loud,
    /// Nothing; cargo's messages are in the error, if there is one.
    Quiet,
}

impl Voice {
    pub fn say(self, text: &str) {
        if self == Self::Loud {
            println!("{text}");
        }
    }
}

/// Builds the modules and, where they have changed, their bindings.
pub fn make(voice: Voice) -> Result<()> {
    for module in OF_THE_PAGE {
        make_one(&module, &workspace::pkg(), voice)?;
    }
    Ok(())
}

/// Builds one module; it and its bindings go to their place below `pkg`.
pub fn make_one(module: &Module, pkg: &Path, voice: Voice) -> Result<()> {
    voice.say(&format!("Building the {} for WebAssembly", module.what));
    let build = [&["build", "--lib", "--profile", module.profile], &module.features()[..]].concat();
    make_of(&build, NAME, &module.folder(pkg), voice)
}

/// Builds the module of a library with a cargo command, which says the profile; its bindings go into `pkg`.
pub fn make_of(command: &[&str], name: &str, pkg: &Path, voice: Voice) -> Result<()> {
    check_versions()?;
    toolchain::ensure_wasm_target()?;
    let module = build_module(command, name, voice)?;
    bind(&module, name, pkg, voice)
}

/// Compiles a library; answers where the `.wasm` is.
fn build_module(command: &[&str], name: &str, voice: Voice) -> Result<PathBuf> {
    let output = workspace::cargo()
        .args(command)
        .args(["--target", toolchain::WASM])
        .arg("--message-format=json-render-diagnostics")
        .stderr(match voice {
            Voice::Loud => Stdio::inherit(),
            Voice::Quiet => Stdio::piped(),
        })
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        bail!("the library does not build for {}\n{why}", toolchain::WASM);
    }
    module_in_messages(&String::from_utf8_lossy(&output.stdout), name)
        .context("cargo built no .wasm file: is `cdylib` still among the library's crate types?")
}

/// Finds a library's `.wasm` file in cargo's messages.
fn module_in_messages(messages: &str, name: &str) -> Option<PathBuf> {
    let is_wasm = |file: &&str| file.ends_with(".wasm");
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| message["reason"] == "compiler-artifact" && message["target"]["name"] == name)
        .filter_map(|message| {
            let files = message["filenames"].as_array()?;
            let mut files = files.iter().filter_map(Value::as_str);
            files.find(is_wasm).map(PathBuf::from)
        })
        .next_back()
}

/// Writes the bindings into `pkg`, unless those there come from this very module.
fn bind(module: &Path, name: &str, pkg: &Path, voice: Voice) -> Result<()> {
    let bytes = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    let stamp = stamp_of(&bytes);
    if is_current(pkg, name, &stamp) {
        voice.say("The JavaScript bindings are up to date");
        return Ok(());
    }
    voice.say("Making the JavaScript bindings");
    fs::create_dir_all(pkg).with_context(|| format!("cannot make {}", pkg.display()))?;
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        // Without an argument the module is loaded from beside its JavaScript.
        .omit_default_module_path(false)
        .generate(pkg)
        .context("cannot make the bindings")?;
    fs::write(pkg.join(STAMP), stamp).context("cannot write the bindings' stamp")
}

fn is_current(pkg: &Path, name: &str, stamp: &str) -> bool {
    let stamped = fs::read_to_string(pkg.join(STAMP)).is_ok_and(|old| old == stamp);
    stamped && [".js", "_bg.wasm", ".d.ts"].iter().all(|end| pkg.join(format!("{name}{end}")).is_file())
}

fn stamp_of(module: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    module.hash(&mut hasher);
    let size = module.len();
    format!("{size} bytes, hash {:016x}, {SETTINGS}\n", hasher.finish())
}

/// The version of the library's wasm-bindgen.
pub fn wasm_bindgen_version() -> Result<String> {
    let lock = read_lock()?;
    let version = locked_version(&lock, "wasm-bindgen");
    Ok(version.context("wasm-bindgen is not in Cargo.lock: does the library still depend on it?")?.to_owned())
}

fn read_lock() -> Result<String> {
    let path = workspace::root().join("Cargo.lock");
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// The bindings' maker must be of the same version as the library's wasm-bindgen.
fn check_versions() -> Result<()> {
    let library = wasm_bindgen_version()?;
    let lock = read_lock()?;
    let maker =
        locked_version(&lock, "wasm-bindgen-cli-support").context("wasm-bindgen-cli-support is not in Cargo.lock")?;
    if library == maker {
        return Ok(());
    }
    bail!(
        "Cargo.lock has wasm-bindgen {library} but wasm-bindgen-cli-support {maker}; the two must be equal. \
         Run `cargo update -p wasm-bindgen-cli-support --precise {library}`"
    )
}

/// The version of a package in Cargo.lock.
fn locked_version<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines();
    lines.find(|line| *line == wanted)?;
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_version_in_the_lock() {
        let lock = "[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"2.0.0\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("2.0.0"));
        assert_eq!(locked_version(lock, "serde"), None);
    }

    #[test]
    fn finds_the_module_among_cargos_messages() {
        let messages = concat!(
            "not json\n",
            r#"{"reason":"compiler-artifact","target":{"name":"a"},"filenames":["/t/liba.rlib","/t/a.wasm"]}"#,
            "\n",
            r#"{"reason":"compiler-artifact","target":{"name":"b"},"filenames":["/t/libb.rlib"]}"#,
            "\n",
            r#"{"reason":"build-finished","success":true}"#,
        );
        assert_eq!(module_in_messages(messages, "a"), Some(PathBuf::from("/t/a.wasm")));
        assert_eq!(module_in_messages(messages, "b"), None);
    }

    #[test]
    fn the_locked_versions_agree() {
        check_versions().unwrap();
    }
}
