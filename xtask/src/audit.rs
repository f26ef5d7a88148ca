//! What we depend on: known faults, licences, where it comes from. The policy for crates is deny.toml, that for the npm
//! packages, which only check and bundle, stands here.

use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{exec, npm, tools, workspace};

/// Where the crates are: what is built and what fuzzes it.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

/// Licences of npm packages. Nothing of them is shipped.
const LICENCES: [&str; 13] = [
    "(MIT OR CC0-1.0)",
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-4.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT OR Apache-2.0",
    "MPL-2.0",
    "Python-2.0",
];
/// Packages whose licence is in a file only (MIT).
const UNSTATED: [&str; 1] = ["node_modules/parse-cache-control"];
/// Packages that may run a script when they are installed: it takes the program for this machine.
const SCRIPTS: [&str; 1] = ["node_modules/esbuild"];

/// What was found.
#[derive(Default)]
pub struct Findings {
    /// What fails the check.
    pub faults: Vec<String>,
    /// What could not be judged here.
    pub remarks: Vec<String>,
}

pub fn run() -> Result<Findings> {
    let mut found = Findings::default();
    for manifest in MANIFESTS {
        crates(manifest, &mut found)?;
    }
    let lock = fs::read_to_string(workspace::root().join("package-lock.json"))?;
    found.faults.extend(packages(&serde_json::from_str(&lock).context("package-lock.json is broken")?));
    known_faults_of_packages(&mut found)?;
    Ok(found)
}

fn crates(manifest: &str, found: &mut Findings) -> Result<()> {
    let deny = |checks: &[&str]| -> Result<exec::Finished> {
        let mut command = tools::cargo_deny()?;
        command.args(["--workspace", "--manifest-path", manifest, "--config", "deny.toml", "check"]).args(checks);
        exec::captured(&mut command)
    };
    let policy = deny(&["bans", "licenses", "sources"])?;
    if !policy.status.success() {
        found.faults.push(policy.output);
    }
    let advisories = deny(&["advisories"])?;
    if advisories.output.contains("failed to fetch advisory database") {
        found
            .remarks
            .push(format!("{manifest}: known faults not judged: the database of advisories cannot be had here"));
    } else if !advisories.status.success() {
        found.faults.push(advisories.output);
    }
    Ok(())
}

/// Everything in package-lock.json that the policy does not allow.
fn packages(lock: &Value) -> Vec<String> {
    let all = lock["packages"].as_object().into_iter().flatten();
    all.filter(|(name, _)| !name.is_empty()).flat_map(|(name, package)| faults_of(name, package)).collect()
}

fn faults_of(name: &str, package: &Value) -> Vec<String> {
    let licence = package["license"].as_str();
    let is_known = licence.map_or(UNSTATED.contains(&name), |licence| LICENCES.contains(&licence));
    let is_checked = package["integrity"].as_str().is_some_and(|sum| sum.starts_with("sha512-"));
    let is_elsewhere =
        package["resolved"].as_str().is_some_and(|from| !from.starts_with("https://registry.npmjs.org/"));
    let runs_script = package["hasInstallScript"] == true && !SCRIPTS.contains(&name);
    let rules = [
        (!is_known, "its licence is not among those allowed"),
        (!is_checked, "it has no checksum"),
        (is_elsewhere, "it does not come from the registry"),
        (runs_script, "it runs a script when it is installed"),
        (package["dev"] != true, "it is no development dependency: pages and package ship none"),
    ];
    rules.into_iter().filter(|(broken, _)| *broken).map(|(_, what)| format!("{name}: {what}\n")).collect()
}

fn known_faults_of_packages(found: &mut Findings) -> Result<()> {
    let audit = exec::captured(npm::npm().args(["audit", "--audit-level=high"]))?;
    if audit.output.contains("audit endpoint returned an error") || audit.output.contains("ENOTFOUND") {
        found.remarks.push("package-lock.json: known faults not judged: the registry answers no such question".into());
    } else if !audit.status.success() {
        found.faults.push(audit.output);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_packages_we_have_are_allowed() {
        let lock = fs::read_to_string(workspace::root().join("package-lock.json")).unwrap();
        assert_eq!(packages(&serde_json::from_str(&lock).unwrap()), [""; 0]);
    }

    #[test]
    fn what_the_policy_forbids_is_named() {
        let good = json!({"license": "MIT", "integrity": "sha512-x", "dev": true});
        assert_eq!(faults_of("node_modules/a", &good), [""; 0]);
        let bad = [
            ("license", json!("GPL-3.0"), "licence"),
            ("integrity", json!("sha1-x"), "checksum"),
            ("resolved", json!("https://example.org/a.tgz"), "registry"),
            ("hasInstallScript", json!(true), "script"),
            ("dev", json!(false), "development"),
        ];
        for (field, value, said) in bad {
            let mut package = good.clone();
            package[field] = value;
            let faults = faults_of("node_modules/a", &package);
            assert!(faults.len() == 1 && faults[0].contains(said), "{faults:?}");
        }
    }
}
