//! The recorded counts, a line each, and how far other counts may be from them.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

/// Instructions by workload.
pub type Counts = BTreeMap<String, u64>;

/// A count may be so much more or less than the recorded one, in percent.
const TOLERANCE: u64 = 2;

const ADVICE: &str = "`cargo xtask bench --record-instructions` records the counts as they are now";

/// Whether counts are as recorded, and a line about every workload.
pub struct Verdict {
    pub ok: bool,
    pub report: String,
}

/// Reads lines of a name and a count.
pub fn parse(text: &str) -> Result<Counts> {
    let entry = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.trim().parse().ok()?))
    };
    text.lines().map(|line| entry(line).with_context(|| format!("{line:?} is no name with a count"))).collect()
}

pub fn format(counts: &Counts) -> String {
    counts.iter().map(|(name, count)| format!("{name:<24}{count:>12}\n")).collect()
}

pub fn compare(counts: &Counts, recorded: &Counts) -> Verdict {
    let mut ok = true;
    let mut report = String::new();
    for (name, count) in counts {
        let (good, words) = judge(*count, recorded.get(name).copied());
        ok &= good;
        report.push_str(&format!("{name:<24}{count:>12}  {words}\n"));
    }
    for name in recorded.keys().filter(|name| !counts.contains_key(*name)) {
        ok = false;
        report.push_str(&format!("{name:<24}{:>12}  is recorded, but there is no such workload\n", ""));
    }
    if !ok {
        report.push_str(&format!("\nIf that is meant, {ADVICE}.\n"));
    }
    Verdict { ok, report }
}

/// Is one count as recorded? Fewer instructions are to be recorded too, or they could be lost again unseen.
fn judge(count: u64, recorded: Option<u64>) -> (bool, String) {
    let Some(recorded) = recorded else {
        return (false, "not recorded yet".to_owned());
    };
    let percent = (count as f64 / recorded as f64 - 1.0) * 100.0;
    let change = format!("{percent:+.1} %");
    if count.abs_diff(recorded) * 100 <= recorded * TOLERANCE {
        (true, change)
    } else if count > recorded {
        (false, format!("{change}: slower than recorded ({recorded})"))
    } else {
        (false, format!("{change}: faster than recorded ({recorded}); record it, so that it stays"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(entries: &[(&str, u64)]) -> Counts {
        entries.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        let written = counts(&[("a", 1), ("a-longer-name", 12_345_678)]);
        assert_eq!(parse(&format(&written)).unwrap(), written);
        assert!(parse("a few").is_err());
        assert!(parse("1").is_err());
    }

    #[test]
    fn a_little_more_or_less_is_allowed() {
        let recorded = counts(&[("a", 1000)]);
        for (count, ok) in [(1000, true), (1020, true), (980, true), (1021, false), (979, false)] {
            assert_eq!(compare(&counts(&[("a", count)]), &recorded).ok, ok, "{count}");
        }
    }

    #[test]
    fn a_failure_says_what_to_do() {
        let slower = compare(&counts(&[("a", 1100)]), &counts(&[("a", 1000)]));
        assert!(slower.report.contains("+10.0 %: slower"), "{}", slower.report);
        assert!(slower.report.contains("--record-instructions"), "{}", slower.report);
    }

    #[test]
    fn workloads_and_record_must_match() {
        assert!(!compare(&counts(&[("new", 1)]), &counts(&[])).ok);
        assert!(!compare(&counts(&[]), &counts(&[("gone", 1)])).ok);
        assert!(compare(&counts(&[]), &counts(&[])).ok);
    }
}
