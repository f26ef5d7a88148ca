//! The stages of `cargo xtask test`, in the order they run.

use std::process::Command;

use anyhow::{Result, ensure};

use super::counts::{self, Counts};
use super::setup::Setup;
use crate::bindings::Voice;
use crate::exec::{self, Finished};
use crate::serve::Site;
use crate::{audit, dist, fuzz, instructions, npm, package, play_module, sizes, toolchain, workspace};

pub struct Stage {
    pub name: &'static str,
    pub about: &'static str,
    pub run: fn(&mut Setup) -> Result<Outcome>,
}

/// The tests of what everybody does; they know nothing of how the page is put together.
const CORE: &str = "@core";
/// Those that need the bundled page.
const BUNDLED: &str = "@bundled";
/// Those that need the whole program in one file.
const ONE_FILE: &str = "@onefile";

/// How a stage's programs ended.
pub struct Outcome {
    pub ok: bool,
    pub counts: Counts,
    /// Shown when the stage failed.
    pub output: String,
    /// Why the stage had nothing to do on this machine.
    pub skipped: Option<&'static str>,
    /// Figures to be seen although nothing failed.
    pub remark: String,
}

pub const STAGES: [Stage; 19] = [
    Stage { name: "format", about: "the Rust code is formatted", run: format },
    Stage { name: "clippy", about: "no warnings from clippy", run: clippy },
    Stage { name: "clippy-wasm", about: "no warnings from clippy in the WebAssembly build", run: clippy_wasm },
    Stage { name: "docs", about: "the documentation builds without warnings", run: docs },
    Stage { name: "rust", about: "unit, integration and documentation tests", run: rust },
    Stage {
        name: "rust-release",
        about: "unit and integration tests, optimised, with the slow ones",
        run: rust_release,
    },
    Stage {
        name: "instructions",
        about: "fixed workloads take as many instructions as recorded (benches/instructions.txt)",
        run: instructions,
    },
    Stage { name: "fuzz", about: "the fuzz targets find nothing in a few seconds each (fuzz)", run: fuzz },
    Stage {
        name: "audit",
        about: "what we depend on has no known faults and keeps to our policy (deny.toml, xtask/src/audit.rs)",
        run: audit,
    },
    Stage { name: "wasm", about: "the WebAssembly modules and their bindings are made", run: wasm },
    Stage { name: "module", about: "tests of the module in Node.js (tests/wasm)", run: module },
    Stage { name: "types", about: "the JavaScript of page and package passes strict type checking", run: types },
    Stage { name: "page", about: "tests of the page's code without a browser (tests/page)", run: page },
    Stage {
        name: "dist",
        about: "the page for static hosts and the program in one file are made, nothing of them is larger than recorded (docs/SIZES.md), and they work in Chromium",
        run: dist,
    },
    Stage {
        name: "package",
        about: "the npm package is made and works in Node.js, bundled in Chromium and from TypeScript (tests/package)",
        run: package,
    },
    Stage { name: "lighthouse", about: "that page is flawless to Lighthouse, but for its speed", run: lighthouse },
    Stage { name: "old-browser", about: "that page's core works in Chromium 109 of January 2023", run: old_browser },
    Stage {
        name: "firefox",
        about: "what everybody does works in Firefox too, and the module (tests/firefox)",
        run: firefox,
    },
    Stage { name: "browser", about: "tests of the page and of the module in Chromium (tests/browser)", run: browser },
];

fn format(_: &mut Setup) -> Result<Outcome> {
    let mut outcome = cargo(&["fmt", "--all", "--check", "--", "-l"])?;
    outcome.add(cargo(&["fmt", "--manifest-path", fuzz::MANIFEST, "--check", "--", "-l"])?);
    outcome.output = format!("Not formatted (`cargo fmt --all` does it):\n{}", outcome.output);
    Ok(outcome)
}

fn clippy(_: &mut Setup) -> Result<Outcome> {
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn clippy_wasm(_: &mut Setup) -> Result<Outcome> {
    toolchain::ensure_wasm_target()?;
    let clippy = |package: &[&str]| {
        let target = ["--lib", "--target", toolchain::WASM, "--", "-D", "warnings"];
        cargo(&[&["clippy"], package, &target[..]].concat())
    };
    let mut sum = clippy(&["--no-default-features", "--features", "tasks-module,search-module"])?;
    sum.add(clippy(&["--package", "benches"])?);
    Ok(sum)
}

fn docs(_: &mut Setup) -> Result<Outcome> {
    let mut command = workspace::cargo();
    command.args(["doc", "--no-deps", "--lib"]).env("RUSTDOCFLAGS", "-D warnings");
    cargo_command(&mut command)
}

fn rust(_: &mut Setup) -> Result<Outcome> {
    // One package at a time: together they would build xtask's dependencies anew with other features.
    let mut sum = cargo(&["test", "--no-fail-fast", "--package", "chess-t"])?;
    sum.add(cargo(&["test", "--no-fail-fast", "--package", "xtask"])?);
    Ok(sum)
}

/// Tests that are too slow unoptimised are marked `#[cfg_attr(debug_assertions, ignore)]`, so they run here.
fn rust_release(_: &mut Setup) -> Result<Outcome> {
    cargo(&[
        "test",
        "--no-fail-fast",
        "--package",
        "chess-t",
        "--tests",
        "--release",
        // Linking each test with full optimisation takes longer than it gains.
        "--config",
        "profile.release.lto=false",
        "--config",
        "profile.release.codegen-units=16",
    ])
}

fn instructions(_: &mut Setup) -> Result<Outcome> {
    if let Some(reason) = instructions::obstacle()? {
        return Ok(Outcome { skipped: Some(reason), ..Outcome::fine() });
    }
    let verdict = instructions::compare(&instructions::count()?)?;
    Ok(Outcome { ok: verdict.ok, output: verdict.report, ..Outcome::fine() })
}

fn fuzz(_: &mut Setup) -> Result<Outcome> {
    let lints =
        ["--manifest-path", fuzz::MANIFEST, "--target-dir", fuzz::FOLDER, "--all-targets", "--", "-D", "warnings"];
    let mut sum = cargo(&[&["clippy"], &lints[..]].concat())?;
    if sum.ok {
        fuzz::build()?;
        for target in &fuzz::TARGETS {
            sum.remark += &format!("{}\n              ", fuzz::run(target, &fuzz::Bound::Checks)?);
        }
    }
    Ok(sum)
}

fn audit(_: &mut Setup) -> Result<Outcome> {
    let audit::Findings { faults, remarks } = audit::run()?;
    Ok(Outcome {
        ok: faults.is_empty(),
        output: faults.concat(),
        remark: remarks.join("\n              "),
        ..Outcome::fine()
    })
}

fn wasm(setup: &mut Setup) -> Result<Outcome> {
    setup.bindings()?;
    Ok(Outcome::fine())
}

fn module(setup: &mut Setup) -> Result<Outcome> {
    setup.bindings()?;
    setup.breaking()?;
    node_tests("tests/wasm")
}

fn types(setup: &mut Setup) -> Result<Outcome> {
    setup.bindings()?;
    setup.packages()?;
    let mut sum = Outcome::fine();
    for project in ["tsconfig.json", "npm/tsconfig.json", "tests/browser/tsconfig.json"] {
        sum.add(captured(npm::tool("typescript/bin/tsc").args(["--project", project]))?);
    }
    Ok(sum)
}

fn page(setup: &mut Setup) -> Result<Outcome> {
    setup.bindings()?;
    setup.packages()?;
    node_tests("tests/page")
}

fn dist(setup: &mut Setup) -> Result<Outcome> {
    setup.dist()?;
    if let Some(output) = play_module::too_large()? {
        return Ok(Outcome { ok: false, output, ..Outcome::fine() });
    }
    dist::check_features()?;
    let site = Site::like_a_host(&dist::folder())?;
    let sizes = captured(&mut sizes::script(&site, &setup.chromium()?))?;
    if !sizes.ok {
        return Ok(sizes);
    }
    playwright(setup, &site, &["--grep", &format!("{CORE}|{BUNDLED}|{ONE_FILE}"), "--output", "test-results/dist"])
}

fn package(setup: &mut Setup) -> Result<Outcome> {
    setup.packages()?;
    let packed = package::make(Voice::Quiet)?;
    captured(&mut package::tests(&packed, &setup.chromium()?)?)
}

fn lighthouse(setup: &mut Setup) -> Result<Outcome> {
    setup.dist()?;
    let site = Site::like_a_host(&dist::folder())?;
    let mut command = npm::node();
    command.arg("tests/browser/lighthouse.mjs");
    command.env("CHESS_T_CHROMIUM", setup.chromium()?).env("CHESS_T_URL", site.url());
    let outcome = captured(&mut command)?;
    Ok(Outcome { remark: outcome.output.clone(), ..outcome })
}

fn old_browser(setup: &mut Setup) -> Result<Outcome> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Ok(Outcome { skipped: Some("there is an old Chromium for Linux on x86-64 only"), ..Outcome::fine() });
    }
    setup.dist()?;
    // What it needs of the system comes with the new one.
    setup.chromium()?;
    let unpacked = exec::captured(npm::node().arg("tests/browser/old-chromium.mjs"))?;
    ensure!(unpacked.status.success(), "the old Chromium cannot be unpacked: {}", unpacked.output);
    let site = Site::like_a_host(&dist::folder())?;
    let mut command =
        playwright_command(&site, &["--grep", &format!("{CORE}|{ONE_FILE}"), "--output", "test-results/old-browser"]);
    captured(command.env("CHESS_T_CHROMIUM", unpacked.output.trim()))
}

fn firefox(setup: &mut Setup) -> Result<Outcome> {
    setup.dist()?;
    setup.breaking()?;
    let firefox = setup.firefox()?;
    let site = Site::start(&workspace::www(), Some(0))?;
    captured(npm::node_tests("tests/firefox")?.env("CHESS_T_FIREFOX", firefox).env("CHESS_T_URL", site.url()))
}

fn browser(setup: &mut Setup) -> Result<Outcome> {
    setup.bindings()?;
    setup.breaking()?;
    let site = Site::start(&workspace::www(), Some(0))?;
    playwright(setup, &site, &["--grep-invert", &format!("{BUNDLED}|{ONE_FILE}")])
}

fn playwright(setup: &mut Setup, site: &Site, args: &[&str]) -> Result<Outcome> {
    setup.packages()?;
    captured(playwright_command(site, args).env("CHESS_T_CHROMIUM", setup.chromium()?))
}

fn playwright_command(site: &Site, args: &[&str]) -> Command {
    let mut command = npm::tool("@playwright/test/cli.js");
    command.arg("test").args(args).env("CHESS_T_URL", site.url());
    command
}

/// Runs the tests of a folder in Node's test runner.
fn node_tests(folder: &str) -> Result<Outcome> {
    captured(&mut npm::node_tests(folder)?)
}

fn cargo(args: &[&str]) -> Result<Outcome> {
    cargo_command(workspace::cargo().args(args))
}

fn cargo_command(command: &mut Command) -> Result<Outcome> {
    let mut outcome = outcome(exec::captured_cargo(command)?)?;
    outcome.output = without_progress(&outcome.output);
    Ok(outcome)
}

/// Leaves out what cargo says on the way: the reason of a failure is not in it.
fn without_progress(output: &str) -> String {
    let progress =
        ["Blocking", "Checking", "Compiling", "Documenting", "Downloaded", "Downloading", "Locking", "Updating"];
    let is_progress =
        |line: &&str| line.starts_with(' ') && progress.contains(&line.split_whitespace().next().unwrap_or(""));
    output.lines().filter(|line| !is_progress(line)).flat_map(|line| [line, "\n"]).collect()
}

fn captured(command: &mut Command) -> Result<Outcome> {
    outcome(exec::captured(command)?)
}

fn outcome(finished: Finished) -> Result<Outcome> {
    let counts = counts::of(&finished.output);
    Ok(Outcome { ok: finished.status.success(), counts, output: finished.output, skipped: None, remark: String::new() })
}

impl Outcome {
    fn fine() -> Self {
        Self { ok: true, counts: Counts::default(), output: String::new(), skipped: None, remark: String::new() }
    }

    /// Joins another program's end; the report is about those that failed.
    fn add(&mut self, other: Self) {
        self.counts += other.counts;
        match (self.ok, other.ok) {
            (true, false) => self.output = other.output,
            (false, false) => self.output.push_str(&other.output),
            (_, true) => {}
        }
        self.ok &= other.ok;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_progress_is_left_out_of_the_report() {
        let output = "   Compiling serde v1.0.0\n    Finished in 1 s\nCompiling is hard\n  --> src/lib.rs\n";
        assert_eq!(without_progress(output), "    Finished in 1 s\nCompiling is hard\n  --> src/lib.rs\n");
    }

    #[test]
    fn the_report_of_two_programs_is_about_the_failed_one() {
        let ended = |ok, output: &str| Outcome {
            ok,
            counts: Counts { passed: 1, failed: 0 },
            output: output.to_owned(),
            skipped: None,
            remark: String::new(),
        };
        let mut sum = ended(true, "fine");
        sum.add(ended(false, "broken"));
        sum.add(ended(true, "fine again"));
        assert!(!sum.ok);
        assert_eq!((sum.counts.passed, sum.output.as_str()), (3, "broken"));
    }
}
