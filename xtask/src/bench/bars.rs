//! The bars, and which figures meet them.

use super::figures::Figures;

/// One figure, or its ratio to another, and what it is to reach.
struct Bar {
    what: &'static str,
    figure: &'static str,
    /// What the figure is divided by.
    over: Option<&'static str>,
    reach: Reach,
}

#[derive(Clone, Copy)]
enum Reach {
    AtLeast(f64, &'static str),
    AtMost(f64, &'static str),
}

use Reach::{AtLeast, AtMost};

const fn ratio(what: &'static str, figure: &'static str, over: &'static str, least: f64) -> Bar {
    Bar { what, figure, over: Some(over), reach: AtLeast(least, "×") }
}

const fn at_least(what: &'static str, figure: &'static str, least: f64, unit: &'static str) -> Bar {
    Bar { what, figure, over: None, reach: AtLeast(least, unit) }
}

const fn at_most(what: &'static str, figure: &'static str, most: f64, unit: &'static str) -> Bar {
    Bar { what, figure, over: None, reach: AtMost(most, unit) }
}

const COUNTED_CHESS: &str = "counted/chess-shakmaty";
const PLAYED_CHESS: &str = "played/chess-shakmaty";

const BARS: [Bar; 31] = [
    ratio("last ply counted, chess-T1 start : shakmaty", "counted/t1-start", COUNTED_CHESS, 1.0),
    ratio("last ply counted, middlegame 1 : shakmaty", "counted/t1-middlegame-1", COUNTED_CHESS, 1.0),
    ratio("last ply counted, middlegame 2 : shakmaty", "counted/t1-middlegame-2", COUNTED_CHESS, 1.0),
    ratio("last ply counted, middlegame 3 : shakmaty", "counted/t1-middlegame-3", COUNTED_CHESS, 1.0),
    ratio("every move played, chess-T1 start : shakmaty", "played/t1-start", PLAYED_CHESS, 1.0),
    ratio("every move played, middlegame 2 : shakmaty", "played/t1-middlegame-2", PLAYED_CHESS, 1.0),
    ratio("last ply counted, chess-T : chess-T1", "counted/t-start", "counted/t1-start", 0.7),
    ratio("last ply counted, chess-T2 : chess-T1", "counted/t2-start", "counted/t1-start", 0.7),
    ratio("every move played, chess-T : chess-T1", "played/t-start", "played/t1-start", 0.7),
    ratio("every move played, chess-T2 : chess-T1", "played/t2-start", "played/t1-start", 0.7),
    ratio("played, wasm : native, chess-T1 start", "played/t1-start/wasm", "played/t1-start", 0.7),
    ratio("played, wasm : native, middlegame 2", "played/t1-middlegame-2/wasm", "played/t1-middlegame-2", 0.7),
    ratio("played, wasm : native, chess-T", "played/t-start/wasm", "played/t-start", 0.7),
    ratio("played, wasm : native, chess-T2", "played/t2-start/wasm", "played/t2-start", 0.7),
    at_least("searched, chess-T1", "searched/t1", 1.5, "M/s"),
    at_least("searched, chess-T", "searched/t", 1.5, "M/s"),
    at_least("searched, chess-T2", "searched/t2", 1.5, "M/s"),
    at_least("searched, wasm, chess-T1", "searched/t1/wasm", 1.0, "M/s"),
    at_least("searched, wasm, chess-T", "searched/t/wasm", 1.0, "M/s"),
    at_least("searched, wasm, chess-T2", "searched/t2/wasm", 1.0, "M/s"),
    at_most("force of a whole board, chess-T1 middlegame", "force-map/t1-middlegame-2", 2.0, "µs"),
    at_most("force of a whole board, chess-T start", "force-map/t-start", 2.0, "µs"),
    at_most("all reasons of a position, chess-T start", "reasons/t-start", 1.0, "ms"),
    at_most("rules and notation alone, gzipped", "play-module/gzip", 45.0, "KB"),
    at_most("the page's module, gzipped", "module/gzip", 90.0, "KB"),
    at_most("50 boards on a page, all drawn, 4× throttle", "boards/drawn", 1000.0, "ms"),
    at_most("50 boards on a page, compilations", "boards/compilations", 1.0, "times"),
    at_most("dragging with overlay, longest frame, 4×", "drag/longest", 16.7, "ms"),
    at_most("the rule book cold on a phone, text painted, 4×", "rule-book/text", 1000.0, "ms"),
    at_most("1,000 moves: load, 4× throttle", "long-record/load", 100.0, "ms"),
    at_most("1,000 moves: a step, 4× throttle", "long-record/step", 16.7, "ms"),
];

/// A line for every bar whose figure was measured.
pub fn table(figures: &Figures) -> String {
    let lines: String = BARS.iter().filter_map(|bar| line(bar, figures)).collect();
    format!("{:<52}{:>10}{:>14}\n{lines}", "", "reached", "bar")
}

fn line(bar: &Bar, figures: &Figures) -> Option<String> {
    let value = figures.get(bar.figure)? / bar.over.map_or(Some(1.0), |over| figures.get(over))?;
    let (met, wanted) = match bar.reach {
        AtLeast(least, unit) => (value >= least, format!("≥ {least:.1} {unit}")),
        AtMost(most, unit) => (value <= most, format!("≤ {most} {unit}")),
    };
    let verdict = if met { "met" } else { "NOT met" };
    Some(format!("{:<52}{value:>10.2}{wanted:>14}  {verdict}\n", bar.what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_and_limits_are_judged() {
        let figures = Figures::from_iter([(PLAYED_CHESS, 50.0), ("played/t1-start", 55.0), ("play-module/gzip", 46.0)]);
        let table = table(&figures);
        let found = |words: &str| table.lines().find(|line| line.contains(words)).unwrap_or_default().to_owned();
        assert!(found("played, chess-T1 start : shakmaty").ends_with("1.10       ≥ 1.0 ×  met"), "{table}");
        assert!(found("gzipped").ends_with("46.00       ≤ 45 KB  NOT met"), "{table}");
    }

    #[test]
    fn what_was_not_measured_is_left_out() {
        assert_eq!(table(&Figures::default()).lines().count(), 1);
    }
}
