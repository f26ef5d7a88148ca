//! What stages need before they can run, each made ready once.

use std::path::PathBuf;

use anyhow::{Result, anyhow};

use crate::bindings::{self, Voice};
use crate::{browser, dist, modules, npm, workspace};

#[derive(Default)]
pub struct Setup {
    bindings: Once<()>,
    breaking: Once<()>,
    packages: Once<()>,
    chromium: Once<PathBuf>,
    firefox: Once<PathBuf>,
    dist: Once<()>,
}

impl Setup {
    /// The module and its bindings in www/pkg.
    pub fn bindings(&mut self) -> Result<()> {
        self.bindings.get(|| bindings::make(Voice::Quiet))
    }

    /// The module that panics on demand, in target/breakdown.
    pub fn breaking(&mut self) -> Result<()> {
        let folder = workspace::root().join("target/breakdown");
        self.breaking.get(|| bindings::make_one(&modules::BREAKING, &folder, Voice::Quiet))
    }

    /// The npm packages.
    pub fn packages(&mut self) -> Result<()> {
        self.packages.get(npm::ensure_packages)
    }

    /// The page for static hosts, in dist.
    pub fn dist(&mut self) -> Result<()> {
        self.bindings()?;
        self.packages()?;
        self.dist.get(|| dist::assemble(Voice::Quiet))
    }

    /// The browser.
    pub fn chromium(&mut self) -> Result<PathBuf> {
        self.chromium.get(browser::ensure)
    }

    /// The other browser.
    pub fn firefox(&mut self) -> Result<PathBuf> {
        self.firefox.get(browser::ensure_firefox)
    }
}

/// Something made once; a failure is told in full the first time and in short after that.
struct Once<T>(Option<Option<T>>);

impl<T> Default for Once<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Clone> Once<T> {
    fn get(&mut self, make: impl FnOnce() -> Result<T>) -> Result<T> {
        match &self.0 {
            Some(Some(made)) => Ok(made.clone()),
            Some(None) => Err(anyhow!("not run: what it needs failed in an earlier stage (see there)")),
            None => {
                let made = make();
                self.0 = Some(made.as_ref().ok().cloned());
                made
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_made_once() {
        let mut once = Once::default();
        assert_eq!(once.get(|| Ok(1)).unwrap(), 1);
        assert_eq!(once.get(|| panic!("made again")).unwrap(), 1);
    }

    #[test]
    fn a_failure_is_told_once() {
        let mut once = Once::<u8>::default();
        assert_eq!(once.get(|| Err(anyhow!("why"))).unwrap_err().to_string(), "why");
        let later = once.get(|| Ok(1)).unwrap_err().to_string();
        assert!(later.starts_with("not run"), "{later}");
    }
}
