//! Puzzles as text: the lines that `find` prints, and the file, a puzzle a line (`www/puzzles/schema.json`).

use std::io::{self, Write};

use chess_t::json::{Json, ToJson, text_of};
use chess_t::moves::Move;
use chess_t::puzzle::tags::{Tag, tags};
use chess_t::puzzle::{Flaw, Puzzle};
use chess_t::variant::Variant;
use serde_json::Value;

use super::super::Failure;
use super::compose::Theme;
use super::grade::Grade;

const FORMAT: &str = "chess-t-puzzles/1";
const LICENCE: &str = "MIT OR Apache-2.0";

/// Where a position comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A game of `find`.
    Game {
        seed: u64,
        game: u64,
        ply: u64,
        /// Made instead of the game's move: the position is the one after it.
        error: Option<String>,
    },
    /// A board of `compose`.
    Board { theme: Theme, seed: u64, board: u64 },
}

impl Source {
    /// Are both of one game, and fewer plies apart than that?
    pub fn is_within(&self, plies: u64, other: &Source) -> bool {
        match (self, other) {
            (
                Source::Game { seed, game, ply, .. },
                Source::Game { seed: other, game: other_game, ply: other_ply, .. },
            ) => (seed, game) == (other, other_game) && ply.abs_diff(*other_ply) < plies,
            _ => false,
        }
    }
}

/// A proven puzzle and where it comes from.
#[derive(Clone, Debug)]
pub struct Found {
    pub puzzle: Puzzle,
    pub interest: u32,
    pub source: Source,
}

/// A puzzle of the file.
pub struct Entry<'a> {
    pub found: &'a Found,
    pub grade: Grade,
}

/// The name of a puzzle, made of what it is so that it never changes (FNV-1a, in letters that are not mistaken).
pub fn id(puzzle: &Puzzle) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let text = format!("{} {} {}", puzzle.position.variant().key(), puzzle.position, puzzle.kind.task());
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    let letters = (0..6).map(|place| char::from(LETTERS[(hash >> (5 * place + 20)) as usize % 32]));
    format!("{}-{}", puzzle.position.variant().key(), letters.collect::<String>())
}

fn line_text(line: &[Move]) -> String {
    line.iter().map(Move::text).collect::<Vec<_>>().join(" ")
}

impl ToJson for Source {
    fn write(&self, json: &mut Json) {
        let small = |number: u64| number as u32;
        match self {
            Source::Game { seed, game, ply, error } => {
                let source = json.object().field("seed", &small(*seed)).field("game", &small(*game));
                let source = source.field("ply", &small(*ply));
                match error {
                    Some(error) => source.field("error", error).end(),
                    None => source.end(),
                }
            }
            Source::Board { theme, seed, board } => {
                let source = json.object().field("theme", &theme.key());
                source.field("seed", &small(*seed)).field("board", &small(*board)).end();
            }
        }
    }
}

impl ToJson for Found {
    fn write(&self, json: &mut Json) {
        let Puzzle { position, kind, line } = &self.puzzle;
        json.object()
            .field("position", &position.text())
            .field("task", &kind.task())
            .field("line", &line_text(line))
            .field("interest", &self.interest)
            .field("source", &self.source)
            .end();
    }
}

impl ToJson for Entry<'_> {
    fn write(&self, json: &mut Json) {
        let puzzle = &self.found.puzzle;
        let tasks: Vec<String> = puzzle.steps().iter().map(|step| step.kind.task()).collect();
        let tags: Vec<&str> = tags(puzzle).into_iter().map(Tag::key).collect();
        json.object()
            .field("id", &id(puzzle))
            .field("position", &puzzle.position.text())
            .field("tasks", &tasks)
            .field("line", &line_text(&puzzle.line))
            .field("tags", &tags)
            .field("level", &self.grade.level)
            .field("band", &self.grade.band)
            .field("source", &self.found.source)
            .end();
    }
}

/// Writes the file.
pub fn write(variant: Variant, entries: &[Entry<'_>], out: &mut impl Write) -> io::Result<()> {
    let key = variant.key();
    writeln!(out, r#"{{"format":"{FORMAT}","game":"{key}","licence":"{LICENCE}","puzzles":["#)?;
    for (at, entry) in entries.iter().enumerate() {
        let comma = if at + 1 < entries.len() { "," } else { "" };
        writeln!(out, "{}{comma}", text_of(entry))?;
    }
    writeln!(out, "]}}")
}

/// The lines of a file with a puzzle in them.
pub fn puzzle_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.trim_end_matches(',')).filter(|line| line.starts_with(r#"{"id""#))
}

/// Proves the puzzle of a line anew.
///
/// # Errors
/// Its name and what is wrong with it.
pub fn check_line(variant: Variant, line: &str) -> Result<(), String> {
    let record = Record::parse(line).ok_or_else(|| format!("unreadable: {line}"))?;
    let wrong = |what: &str| format!("{}: {what}", record.text("id"));
    let puzzle =
        record.read(variant, record.task(), Puzzle::prove_texts).map_err(|flaw| wrong(&format!("{flaw:?}")))?;
    let tasks = puzzle.steps().iter().map(|step| Value::from(step.kind.task())).collect::<Vec<_>>();
    let named = tags(&puzzle).into_iter().map(|tag| Value::from(tag.key())).collect::<Vec<_>>();
    if record.text("id") != id(&puzzle) {
        return Err(wrong("another id"));
    }
    if record.0["tasks"] != Value::from(tasks) {
        return Err(wrong("other tasks"));
    }
    if record.0["tags"] != Value::from(named) {
        return Err(wrong("other tags"));
    }
    Ok(())
}

/// Reads a line that `find` printed.
pub fn read_found(variant: Variant, line: &str) -> Result<Found, Failure> {
    let unreadable = || Failure::Input(format!("not a line of `puzzles find`: {line}"));
    let record = Record::parse(line).ok_or_else(unreadable)?;
    let puzzle = record.read(variant, record.text("task"), Puzzle::read).map_err(|_| unreadable())?;
    let number = |value: &Value| value.as_u64().ok_or_else(unreadable);
    Ok(Found {
        puzzle,
        interest: u32::try_from(number(&record.0["interest"])?).map_err(|_| unreadable())?,
        source: read_source(&record.0["source"]).ok_or_else(unreadable)?,
    })
}

fn read_source(source: &Value) -> Option<Source> {
    let number = |name: &str| source[name].as_u64();
    let seed = number("seed")?;
    if let Some(board) = number("board") {
        let theme = source["theme"].as_str().and_then(Theme::from_key)?;
        return Some(Source::Board { theme, seed, board });
    }
    let error = source["error"].as_str().map(Into::into);
    Some(Source::Game { seed, game: number("game")?, ply: number("ply")?, error })
}

/// A line's fields; what is not there is empty.
struct Record(Value);

impl Record {
    fn parse(line: &str) -> Option<Record> {
        serde_json::from_str(line).ok().map(Record)
    }

    fn text(&self, name: &str) -> &str {
        self.0[name].as_str().unwrap_or_default()
    }

    fn task(&self) -> &str {
        self.0["tasks"][0].as_str().unwrap_or_default()
    }

    fn read(
        &self,
        variant: Variant,
        task: &str,
        read: impl Fn(Variant, &str, &str, &str) -> Result<Puzzle, Flaw>,
    ) -> Result<Puzzle, Flaw> {
        read(variant, self.text("position"), task, self.text("line"))
    }
}
