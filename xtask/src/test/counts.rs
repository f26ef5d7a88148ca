//! Reads off the runners' closing lines how many tests they ran.

use std::ops::AddAssign;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// All the closing lines in a runner's output, added up.
pub fn of(output: &str) -> Counts {
    let mut sum = Counts::default();
    for line in output.lines() {
        let line = without_colours(line);
        let line = line.trim();
        for counts in [cargo(line), node(line), playwright(line)] {
            sum += counts.unwrap_or_default();
        }
    }
    sum
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; …`
fn cargo(line: &str) -> Option<Counts> {
    let (_, numbers) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut counts = Counts::default();
    for part in numbers.split("; ") {
        match part.split_once(' ') {
            Some((number, "passed")) => counts.passed = number.parse().ok()?,
            Some((number, "failed")) => counts.failed = number.parse().ok()?,
            _ => {}
        }
    }
    Some(counts)
}

/// `# pass 3`, or with another sign before it; a cancelled test has not passed either.
fn node(line: &str) -> Option<Counts> {
    let mut words = line.split(' ');
    let (sign, word, number) = (words.next()?, words.next()?, words.next()?);
    if !matches!(sign, "#" | "ℹ") || words.next().is_some() {
        return None;
    }
    let number = number.parse().ok()?;
    match word {
        "pass" => Some(Counts { passed: number, failed: 0 }),
        "fail" | "cancelled" => Some(Counts { passed: 0, failed: number }),
        _ => None,
    }
}

/// `3 passed (1.2s)`, `1 failed`, `2 did not run`.
fn playwright(line: &str) -> Option<Counts> {
    let (number, word) = line.split_once(' ')?;
    let number = number.parse().ok()?;
    let word = word.split(" (").next()?;
    match word {
        "passed" => Some(Counts { passed: number, failed: 0 }),
        "failed" | "interrupted" | "did not run" => Some(Counts { passed: 0, failed: number }),
        _ => None,
    }
}

/// Takes out the terminal's colour marks.
fn without_colours(line: &str) -> String {
    let mut parts = line.split("\u{1b}[");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(part.split_once('m').map_or(part, |(_, rest)| rest));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: u64, failed: u64) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn cargo_s_lines_are_added_up() {
        let output = "running 3 tests\ntest result: ok. 3 passed; 0 failed; 1 ignored; 0 measured\n\n\
                      test result: FAILED. 4 passed; 2 failed; 0 ignored";
        assert_eq!(of(output), counts(7, 2));
    }

    #[test]
    fn node_s_lines_are_read_in_either_form() {
        assert_eq!(of("# tests 5\n# pass 4\n# fail 1\n# cancelled 2"), counts(4, 3));
        assert_eq!(of("\u{1b}[34mℹ pass 4\u{1b}[39m\nℹ fail 0"), counts(4, 0));
        assert_eq!(of("# pass 4 more"), counts(0, 0));
    }

    #[test]
    fn playwright_s_lines_are_read() {
        let output = "  1 failed\n    [chromium] › a.spec.mjs\n  2 did not run\n  3 passed (1.2s)\n";
        assert_eq!(of(output), counts(3, 3));
        assert_eq!(of("  2 skipped\n  1 flaky"), counts(0, 0));
    }

    #[test]
    fn other_lines_count_for_nothing() {
        assert_eq!(of("5 apples\nall passed\ntest result: odd"), counts(0, 0));
    }
}
