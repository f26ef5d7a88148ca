//! What is done to a finished module: wasm-opt makes it smaller or faster, and it may use no more than old browsers know.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use wasmparser::{Validator, WasmFeatures};

use crate::{exec, npm};

/// What modules may use, by its name for wasm-opt; all browsers have had it since 2022.
const FEATURES: [(&str, WasmFeatures); 6] = [
    ("--enable-bulk-memory", WasmFeatures::BULK_MEMORY),
    ("--enable-multivalue", WasmFeatures::MULTI_VALUE),
    ("--enable-mutable-globals", WasmFeatures::MUTABLE_GLOBAL),
    ("--enable-nontrapping-float-to-int", WasmFeatures::SATURATING_FLOAT_TO_INT),
    ("--enable-reference-types", WasmFeatures::REFERENCE_TYPES),
    ("--enable-sign-ext", WasmFeatures::SIGN_EXTENSION),
];

/// What matters most in a module.
#[derive(Clone, Copy)]
pub enum Goal {
    Size,
    Speed,
}

impl Goal {
    const fn passes(self) -> &'static [&'static str] {
        match self {
            // Functions alike that stay apart make the file longer but shorter when zipped. The lowest kilobyte is the far
            // end of the stack, which no address in the data is computed from.
            Goal::Size => &[
                "--merge-similar-functions",
                "-Oz",
                "--converge",
                "--one-caller-inline-max-function-size=30",
                "--low-memory-unused",
            ],
            Goal::Speed => &["-O3"],
        }
    }
}

/// Makes a module smaller and faster.
pub fn optimise(module: &Path, goal: Goal) -> Result<()> {
    let mut wasm_opt = program()?;
    let smaller = module.with_extension("smaller");
    // Zeros left where they are make the file longer but shorter when zipped.
    wasm_opt
        .args(goal.passes())
        .args(["--skip-pass=memory-packing", "--strip-producers"])
        .args(FEATURES.map(|(name, _)| name));
    wasm_opt.arg(module).arg("--output").arg(&smaller);
    exec::quietly(&mut wasm_opt)?;
    fs::rename(&smaller, module).with_context(|| format!("cannot replace {}", module.display()))
}

/// The wasm-opt of package-lock.json: another one would make another module.
fn program() -> Result<Command> {
    npm::ensure_packages()?;
    Ok(npm::tool("binaryen/bin/wasm-opt"))
}

/// Fails where a module uses more.
pub fn check_features(module: &[u8]) -> Result<()> {
    let known = FEATURES.into_iter().fold(WasmFeatures::MVP, |known, (_, feature)| known.union(feature));
    Validator::new_with_features(known).validate_all(module)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_that_is_too_new_is_refused() {
        let with_body = |body: &[u8]| {
            let length = u8::try_from(body.len()).unwrap();
            let head = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x0a".as_slice();
            [head, &[length + 2, 1, length], body].concat()
        };
        check_features(&with_body(b"\0\x0b")).unwrap();
        let simd = [b"\0\xfd\x0c".as_slice(), &[0; 16], b"\x1a\x0b"].concat();
        let error = check_features(&with_body(&simd)).unwrap_err().to_string();
        assert!(error.contains("SIMD"), "{error}");
    }
}
