//! The WebAssembly modules: for whom each is, and how it is built.

use std::path::{Path, PathBuf};

use crate::wasm_opt::Goal;

pub struct Module {
    pub what: &'static str,
    /// The feature that the library is built with.
    pub feature: &'static str,
    /// The profile that it is built in.
    pub profile: &'static str,
    pub goal: Goal,
    /// Where it is among the generated files, if not at their top.
    folder: Option<&'static str>,
}

/// The library's name among the files made from it.
pub const NAME: &str = "chess_t";

/// That every visitor loads.
pub const RULES: Module =
    Module { what: "rules", feature: "rules-module", profile: "wasm-small", goal: Goal::Size, folder: None };
/// That and what only lessons, puzzles and explanations ask for.
pub const TASKS: Module = Module {
    what: "rules with tasks",
    feature: "tasks-module",
    profile: "wasm-small",
    goal: Goal::Size,
    folder: Some("tasks"),
};
/// The rules and the notation alone, enough to play: what they cost by themselves.
pub const PLAY: Module = Module {
    what: "rules and notation alone",
    feature: "play-module",
    profile: "wasm-small",
    goal: Goal::Size,
    folder: Some("play"),
};
/// For those who play against the computer.
pub const SEARCH: Module =
    Module { what: "search", feature: "search-module", profile: "wasm", goal: Goal::Speed, folder: Some("search") };
/// The rules with a function that panics, for tests.
pub const BREAKING: Module = Module {
    what: "rules with tasks that break down",
    feature: "breakdown",
    profile: "dev",
    goal: Goal::Size,
    folder: None,
};

/// Those that the page loads.
pub const OF_THE_PAGE: [Module; 3] = [RULES, TASKS, SEARCH];

impl Module {
    /// What cargo builds the library with, apart from its profile.
    pub const fn features(&self) -> [&'static str; 3] {
        ["--no-default-features", "--features", self.feature]
    }

    /// Its folder below that of all generated files.
    pub fn folder(&self, pkg: &Path) -> PathBuf {
        self.folder.map_or_else(|| pkg.to_path_buf(), |folder| pkg.join(folder))
    }

    /// The module itself there.
    pub fn file(&self, pkg: &Path) -> PathBuf {
        module_in(&self.folder(pkg))
    }
}

/// A module in the folder of its bindings.
pub fn module_in(folder: &Path) -> PathBuf {
    folder.join(format!("{NAME}_bg.wasm"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_can_be_made_where_there_is_none() {
        for module in [RULES, TASKS, PLAY, SEARCH] {
            let folder = module.folder(Path::new("pkg"));
            assert!(!folder.to_string_lossy().ends_with('.'), "{}", folder.display());
        }
        assert_eq!(SEARCH.file(Path::new("pkg")), Path::new("pkg/search/chess_t_bg.wasm"));
    }
}
