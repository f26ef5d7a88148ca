//! Panics without their words: in what is shipped, a panic just stops the module. What would put its message together is
//! a sixteenth of the page's module, and nobody reads it: the page takes a new instance and goes on.

use std::collections::HashSet;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use walrus::ir::{Visitor, dfs_in_order};
use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module};

/// Parts of the names of all functions that do nothing but panic, or are on the way from there to the message.
const PANICS: [&str; 11] = [
    "::panicking::",
    "::panic_",
    "rust_panic",
    "rust_end_short_backtrace",
    "::slice_index_fail",
    "::len_mismatch_fail",
    "::unwrap_failed",
    "::expect_failed",
    "::assert_failed",
    "::handle_error",
    "::handle_alloc_error",
];

/// Makes every panic of a module that still has its names a bare stop.
pub fn silence(path: &Path) -> Result<()> {
    let cannot = |what: &str| format!("cannot {what} {}", path.display());
    let mut module = Module::from_file(path).with_context(|| cannot("read"))?;
    let panics = named(&module, |name| PANICS.iter().any(|part| name.contains(part)));
    ensure!(!panics.is_empty(), "{} has no names, by which its panics are found", path.display());
    stop_at(&mut module, &panics);
    let formatting = named(&module, is_formatting);
    // A formatter is made by formatting only: where nobody asks for any, no `Display` can be called either.
    if !is_called(&module, &formatting) {
        stop_at(&mut module, &formatting);
    }
    module.emit_wasm_file(path).with_context(|| cannot("write"))
}

/// Is it of the standard library's formatting, or what that calls for a type?
fn is_formatting(name: &str) -> bool {
    let traits = ["::fmt::Display>::", "::fmt::Debug>::", "::fmt::Write>::"];
    traits.iter().any(|part| name.contains(part)) || name.contains("core::fmt::") || name.contains("alloc::fmt::")
}

/// The module's own functions whose name, without the hashes in it, is wanted.
fn named(module: &Module, is_wanted: impl Fn(&str) -> bool) -> HashSet<FunctionId> {
    let own = module.funcs.iter_local().map(|(id, _)| id);
    own.filter(|&id| module.funcs.get(id).name.as_deref().is_some_and(|name| is_wanted(&plain(name)))).collect()
}

/// `core[c5930c85a12de822]::fmt` is `core::fmt`.
fn plain(name: &str) -> String {
    let parts = name.split('[').map(|part| part.split_once(']').map_or(part, |(_, behind)| behind));
    parts.collect()
}

/// Is any of the functions called by another than themselves?
fn is_called(module: &Module, functions: &HashSet<FunctionId>) -> bool {
    module.funcs.iter_local().filter(|(id, _)| !functions.contains(id)).any(|(_, function)| {
        let mut calls = Calls::default();
        dfs_in_order(&mut calls, function, function.entry_block());
        !calls.0.is_disjoint(functions)
    })
}

#[derive(Default)]
struct Calls(HashSet<FunctionId>);

impl Visitor<'_> for Calls {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(*function);
    }
}

/// Leaves nothing of the functions but a stop.
fn stop_at(module: &mut Module, functions: &HashSet<FunctionId>) {
    for &id in functions {
        let ty = module.types.get(module.funcs.get(id).ty());
        let (params, results) = (ty.params().to_vec(), ty.results().to_vec());
        let args = params.iter().map(|&param| module.locals.add(param)).collect();
        let mut builder = FunctionBuilder::new(&mut module.types, &params, &results);
        builder.func_body().unreachable();
        module.funcs.get_mut(id).kind = FunctionKind::Local(builder.local_func(args));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module in which `f` panics and, if told to, `g` formats.
    fn module(formats: bool) -> Module {
        let mut module = Module::default();
        let function = |module: &mut Module, name: &str, callees: &[FunctionId]| {
            let mut builder = FunctionBuilder::new(&mut module.types, &[], &[]);
            builder.name(name.into());
            for &callee in callees {
                builder.func_body().call(callee);
            }
            builder.finish(Vec::new(), &mut module.funcs)
        };
        let write = function(&mut module, "core[c5930c85a12de822]::fmt::write", &[]);
        let panic = function(&mut module, "core[c5930c85a12de822]::panicking::panic_fmt", &[write]);
        function(&mut module, "f", &[panic]);
        let callees = if formats { vec![write] } else { Vec::new() };
        function(&mut module, "g", &callees);
        module
    }

    fn silenced(mut module: Module, name: &str) -> Result<Vec<String>> {
        let path = std::env::temp_dir().join(format!("panics-{}-{name}.wasm", std::process::id()));
        module.emit_wasm_file(&path)?;
        let silenced = silence(&path).and_then(|()| Module::from_file(&path));
        std::fs::remove_file(&path)?;
        let silenced = silenced?;
        let stops = silenced.funcs.iter_local().filter(|(_, function)| {
            let instructions = &function.block(function.entry_block()).instrs;
            matches!(instructions[..], [(walrus::ir::Instr::Unreachable(_), _)])
        });
        let mut names: Vec<_> = stops.filter_map(|(id, _)| silenced.funcs.get(id).name.as_deref().map(plain)).collect();
        names.sort();
        Ok(names)
    }

    #[test]
    fn panics_stop_and_their_formatting_goes_with_them() {
        assert_eq!(silenced(module(false), "alone").unwrap(), ["core::fmt::write", "core::panicking::panic_fmt"]);
    }

    #[test]
    fn formatting_stays_where_something_else_wants_it() {
        assert_eq!(silenced(module(true), "wanted").unwrap(), ["core::panicking::panic_fmt"]);
    }

    #[test]
    fn a_module_without_names_is_refused() {
        assert!(silenced(Module::default(), "nameless").is_err());
    }
}
