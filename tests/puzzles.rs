//! The puzzles of `www/puzzles`: proven anew, told apart, tagged and graded; and the proof and the tags by themselves.

use std::collections::HashSet;

use chess_t::any::AnyPosition;
use chess_t::puzzle::likeness::Likeness;
use chess_t::puzzle::tags::{Tag, tags};
use chess_t::puzzle::{Flaw, Kind, Puzzle};
use chess_t::search::levels::Level;
use chess_t::variant::Variant;
use serde_json::Value;

/// A puzzle of a file.
struct Entry {
    variant: Variant,
    value: Value,
}

impl Entry {
    fn text(&self, name: &str) -> &str {
        self.value[name].as_str().unwrap_or_else(|| panic!("{name} in {}", self.value))
    }

    fn texts(&self, name: &str) -> Vec<&str> {
        self.value[name].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
    }

    fn puzzle(&self) -> Puzzle {
        let puzzle = Puzzle::read(self.variant, self.text("position"), self.texts("tasks")[0], self.text("line"));
        puzzle.unwrap_or_else(|flaw| panic!("{}: {flaw:?}", self.text("id")))
    }

    fn prove(&self) {
        let puzzle = self.puzzle();
        assert_eq!(Puzzle::prove(&puzzle.position, puzzle.kind), Ok(puzzle), "{}", self.text("id"));
    }
}

fn entries(variant: Variant) -> Vec<Entry> {
    let text = match variant {
        Variant::T1 => include_str!("../www/puzzles/t1.json"),
        Variant::T => include_str!("../www/puzzles/t.json"),
        Variant::T2 => include_str!("../www/puzzles/t2.json"),
    };
    let file: Value = serde_json::from_str(text).unwrap();
    assert_eq!(file["game"], variant.key());
    let puzzles = file["puzzles"].as_array().unwrap().clone();
    puzzles.into_iter().map(|value| Entry { variant, value }).collect()
}

fn all() -> Vec<Entry> {
    Variant::ALL.into_iter().flat_map(entries).collect()
}

#[test]
fn there_are_enough_of_every_game_and_kind() {
    assert!(all().len() >= 300, "{}", all().len());
    for variant in Variant::ALL {
        let entries = entries(variant);
        assert!(entries.len() >= 100, "{}: {}", variant.key(), entries.len());
        let kinds: HashSet<&str> = entries.iter().map(|entry| entry.puzzle().kind.key()).collect();
        for key in ["win-1", "win-2", "win-3", "defence-1", "defence-2", "castle", "gain-1", "gain-2"] {
            assert!(kinds.contains(key), "{}: {key}", variant.key());
        }
    }
}

#[test]
fn no_name_is_used_twice() {
    let entries = all();
    let names: HashSet<&str> = entries.iter().map(|entry| entry.text("id")).collect();
    assert_eq!(names.len(), entries.len());
}

#[test]
fn no_two_are_near_copies() {
    for variant in Variant::ALL {
        let entries = entries(variant);
        let likenesses: Vec<Likeness> = entries.iter().map(|entry| Likeness::of(&entry.puzzle())).collect();
        for (at, one) in likenesses.iter().enumerate() {
            for (other_at, other) in likenesses.iter().enumerate().skip(at + 1) {
                assert!(!one.is_near(other), "{} and {}", entries[at].text("id"), entries[other_at].text("id"));
            }
        }
    }
}

#[test]
fn tags_and_tasks_are_as_computed_and_every_tag_occurs() {
    let mut seen = HashSet::new();
    for entry in all() {
        let puzzle = entry.puzzle();
        let named: Vec<&str> = tags(&puzzle).into_iter().map(Tag::key).collect();
        assert_eq!(entry.texts("tags"), named, "{}", entry.text("id"));
        let tasks: Vec<String> = puzzle.steps().iter().map(|step| step.kind.task()).collect();
        assert_eq!(entry.texts("tasks"), tasks, "{}", entry.text("id"));
        seen.extend(tags(&puzzle));
    }
    let missing: Vec<_> = Tag::ALL.into_iter().filter(|tag| !seen.contains(tag)).collect();
    assert_eq!(missing, []);
}

#[test]
fn grades_are_levels_of_the_game() {
    for entry in all() {
        let band = entry.value["band"].as_u64().unwrap();
        assert!((1..=5).contains(&band));
        match entry.value["level"].as_u64() {
            Some(level) => assert!((1..=u64::from(Level::count(entry.variant))).contains(&level)),
            None => assert_eq!(band, 5, "{}", entry.text("id")),
        }
    }
}

#[test]
fn all_are_proven_anew() {
    all().iter().for_each(Entry::prove);
}

fn position(variant: Variant, text: &str) -> AnyPosition {
    let rest = if text.split(' ').count() == 2 { " - - 0 20" } else { "" };
    AnyPosition::parse(variant, &format!("{text}{rest}")).unwrap()
}

fn flaw(text: &str, task: &str) -> Flaw {
    Puzzle::prove(&position(Variant::T1, text), Kind::of_task(task).unwrap()).unwrap_err()
}

#[test]
fn what_has_not_one_answer_is_no_puzzle() {
    // Three squares of the castle are open.
    assert_eq!(flaw("8/4K2r/3R4/k6i/1I6/8/8/8 w", "move wins"), Flaw::SeveralAnswers(0));
    assert_eq!(flaw("6k1/8/4i3/4v3/1I3I2/4R3/3S3P/6K1 w", "move wins in 2"), Flaw::NoAnswer(0));
    assert_eq!(flaw("5p1k/3i4/3v4/3I4/3R1i2/6P1/8/6K1 w", "move gains 1"), Flaw::More);
    // Taking the King gains any force, but a win is the better question.
    assert_eq!(flaw("8/8/7i/1r2k3/1I6/4C3/8/6K1 w", "move gains 4"), Flaw::Winning);
    assert_eq!(flaw("8/8/7i/1r1k4/1I1C4/8/8/8 b", "move wins"), Flaw::NoAnswer(0));
    let over = AnyPosition::parse(Variant::T1, "8/8/8/8/8/8/8/4k2K w - - 0 20").unwrap();
    assert_eq!(Puzzle::prove(&over, Kind::Castle), Err(Flaw::NotInPlay));
}

#[test]
fn the_line_of_a_win_goes_on_against_the_longest_defence() {
    let start = position(Variant::T1, "8/5c2/3s2i1/8/3C1K2/8/8/7k w");
    let puzzle = Puzzle::prove(&start, Kind::Win { moves: 2 }).unwrap();
    assert_eq!(puzzle.line.len(), 3);
    assert_eq!(puzzle.line[0].text(), "d4g1");
    assert_eq!(puzzle.end().outcome().and_then(|end| end.winner), Some(start.turn()));
    let tasks: Vec<_> = puzzle.steps().iter().map(|step| step.kind.task()).collect();
    assert_eq!(tasks, ["move wins in 2", "move wins"]);
}

#[test]
fn a_line_that_is_not_the_proven_one_is_refused() {
    let (text, task) = ("8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20", "move wins");
    let prove = |line| Puzzle::prove_texts(Variant::T1, text, task, line);
    assert!(prove("e3e5").is_ok());
    assert!(matches!(prove("e3e4"), Err(Flaw::OtherLine(_))));
    assert_eq!(prove("e3e8"), Err(Flaw::NoMove("e3e8".into())));
    assert_eq!(Puzzle::prove_texts(Variant::T1, text, "move takes", "e3e5"), Err(Flaw::NoTask));
    assert!(matches!(Puzzle::prove_texts(Variant::T1, "9 w", task, "e3e5"), Err(Flaw::NoPosition(_))));
}

/// Boards with a line of moves and every tag that holds; all others do not.
const TAGGED: &[(&str, &str, &str, &str)] = &[
    ("t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w", "e3e5", "king"),
    ("t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w", "e3e2", "quiet"),
    ("t1", "8/4K2r/3R4/k6i/1I6/8/8/8 w", "e7d8", "castle entry"),
    ("t1", "5p2/6P1/5R2/k6i/8/8/8/6K1 w", "g7f8", "castle entry capture-in-castle"),
    ("t1", "2P2p2/8/4S3/k6i/8/8/8/6K1 w", "e6f8", "castle removal scout-exchange"),
    ("t1", "ki6/ii6/VV6/2R5/8/8/8/6K1 w", "c5c7", "blockade"),
    ("t1", "5k2/7c/1i6/8/4K3/4IRP1/I7/8 w", "e4d3", "in-check quiet"),
    ("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w", "d4e4", "check"),
    ("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w", "d4g1", "final-check"),
    ("t1", "6k1/2i5/1vc5/8/2RS4/8/8/6K1 w", "d4c6", "scout"),
    ("t1", "8/8/8/3i4/3K4/3R4/8/7k w", "d4d5", "king-takes"),
    ("t1", "8/8/8/2Ii4/3K4/3R4/8/7k w", "d4d5", "king-takes together"),
    ("t1", "8/8/8/2Ii4/3K4/3R4/8/7k w", "d3d5", "jump together"),
    ("t1", "8/3V4/4r3/k6i/5I2/8/8/6K1 w", "d7d8c", "castle promotion"),
    ("t1", "3p4/6P1/k7/7i/8/8/8/6K1 w - Pp 0 20", "g7f8c", "quiet entry conversion last-royal"),
    ("t1", "6k1/8/4i3/4v3/1I3I2/4R3/3S3P/6K1 w", "f4f5 g8h8 e3e5", "quiet together support open-line"),
    ("t1", "6k1/8/4i3/4v3/1I3I2/4R3/3S3P/6K1 w", "f4g4 g8h8 e3e5", "quiet open-line"),
    ("t1", "6k1/8/1i6/8/8/4R1K1/6CI/3P1c2 w", "e3f3 g8h8 g2f1", "quiet capture-in-castle support"),
    ("t1", "2k2p2/7i/1VR5/3I4/4P3/8/8/6K1 w", "e4f5", "check woken"),
    ("t", "6k2/9/3r5/2i2i3/3R1K3/2I6/9/9 w b4h5 - 0 20", "d4d6", "exchange"),
    ("t", "4k4/5i3/4r4/1P2R4/9/9/9/4K4 w a4h5 - 0 20", "b5e8", "king exchange"),
    ("t", "4k4/8i/1i7/9/9/1R1P5/9/4K4 w a4b5 - 0 20", "b3b6", "inaccessible"),
    ("t", "4k4/8i/1i7/9/9/1R1P5/9/4K4 w a4b5 - 0 20", "b3b4", "quiet"),
];

#[test]
fn every_tag_holds_where_it_should_and_nowhere_else() {
    let mut seen = HashSet::new();
    for &(game, text, line, expected) in TAGGED {
        let variant = Variant::from_key(game).unwrap();
        let position = position(variant, text).text();
        let puzzle = Puzzle::read(variant, &position, "move castle-safe", line).unwrap();
        let holding: Vec<Tag> = Tag::ALL.into_iter().filter(|tag| tag.holds(&puzzle)).collect();
        let expected: HashSet<&str> = expected.split(' ').collect();
        let keys: Vec<&str> = holding.iter().map(|tag| tag.key()).collect();
        assert_eq!(keys.iter().copied().collect::<HashSet<_>>(), expected, "{text} {line}");
        seen.extend(holding);
    }
    assert_eq!(seen.len(), Tag::ALL.len());
}

#[test]
fn mirrored_and_turned_round_a_puzzle_is_the_same() {
    let puzzle = |variant, text, line| Puzzle::read(variant, text, "move wins", line).unwrap();
    let one = Likeness::of(&puzzle(Variant::T1, "8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20", "e3e5"));
    for (text, line) in [
        ("8/8/i7/3k2r1/6I1/3C4/8/1K6 w - - 0 20", "d3d5"),
        ("6k1/8/4c3/1i6/1R2K3/7I/8/8 b - - 0 20", "e6e4"),
        ("1k6/8/3c4/6i1/3K2R1/I7/8/8 b - - 0 20", "d6d4"),
    ] {
        assert!(Likeness::of(&puzzle(Variant::T1, text, line)).is_near(&one), "{text}");
    }
    let other = Likeness::of(&puzzle(Variant::T1, "5p2/6P1/5R2/k6i/8/8/8/6K1 w - - 0 20", "g7f8"));
    assert!(!other.is_near(&one));
}
