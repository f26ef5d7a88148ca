//! The rules for readers (`docs/RULES.md` and its Russian half) against the
//! second opinion: every picture, every ratio and every move in them.
//!
//! A picture is a code block whose first line says ```` ```text GAME POSITION ````,
//! with `targets=SQUARE` to mark where a piece may go. The ratios in inline code
//! below it, and the moves marked ✓ (allowed) or ✗ (not allowed), are about that
//! picture. `CHESS_T_DRAW_DOCS=1` draws the pictures anew.

use std::path::PathBuf;

use super::board::{Game, Position, Side, Square};
use super::ending::{clause_8_4_outcome, legal_moves};
use super::force::clause_4_4_sum;
use super::moves::make;
use super::notation::{Written, mark, read_move, written};
use super::text::{parse, piece_letter};
use super::vectors::game_of;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs").join(name)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

struct Picture {
    position: Position,
    marked: Option<Square>,
}

fn picture(info: &str) -> Option<Picture> {
    let mut words: Vec<&str> = info.strip_prefix("```text ")?.split(' ').collect();
    let key = words.remove(0);
    let marked = words.last().and_then(|word| word.strip_prefix("targets=")).map(str::to_owned);
    if marked.is_some() {
        words.pop();
    }
    let position = parse(game_of(key), &words.join(" ")).unwrap_or_else(|faults| panic!("{info}: {faults:?}"));
    let marked = marked.map(|name| Square::parse(&name).expect("targets"));
    Some(Picture { position, marked })
}

/// Where the marked piece may go, were it its side's turn.
fn targets(picture: &Picture) -> Vec<Square> {
    let Some(from) = picture.marked else { return Vec::new() };
    let mut asked = picture.position.clone();
    asked.turn = asked.at(from).expect("a piece at targets=").side;
    legal_moves(&asked).into_iter().filter(|step| step.from == from).map(|step| step.to).collect()
}

/// `[ ]` round a castle square, `*` round an inaccessible one, `x` where the
/// marked piece may go.
fn cell(position: &Position, targets: &[Square], square: Square) -> String {
    let target = targets.contains(&square);
    let castle = position.game.is_any_castle(square);
    let star = [Side::White, Side::Black].iter().any(|side| position.star_of(*side) == Some(square));
    let (left, right) = match (castle, star) {
        (true, _) => ("[", "]"),
        (_, true) => ("*", "*"),
        _ if target && position.at(square).is_some() => ("x", " "),
        _ => (" ", " "),
    };
    let middle = match position.at(square).map(piece_letter) {
        Some(letter) => letter,
        None if target => 'x',
        None if castle || star => ' ',
        None => '·',
    };
    format!("{left}{middle}{right}")
}

fn draw(picture: &Picture) -> Vec<String> {
    let position = &picture.position;
    let targets = targets(picture);
    let mut lines: Vec<String> = Vec::new();
    for rank in (1..=8).rev() {
        let cells = (1..=position.game.files()).map(|file| cell(position, &targets, Square::new(file, rank)));
        lines.push(format!("{rank} {}", cells.collect::<String>()).trim_end().to_owned());
    }
    let files = "abcdefghi".chars().take(position.game.files() as usize);
    let names: String = files.map(|file| format!(" {file} ")).collect();
    lines.push(format!("  {names}").trim_end().to_owned());
    lines
}

/// Replaces what stands in every picture by what should stand there.
fn redraw(text: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        out.push(line.to_owned());
        if let Some(picture) = picture(line) {
            lines.by_ref().find(|line| *line == "```").expect("an end of the picture");
            out.extend(draw(&picture));
            out.push("```".to_owned());
        }
    }
    out.join("\n") + "\n"
}

/// A force as people write it, in half units: `½`, `3`, `3½`.
fn half_units(text: &str) -> Option<i32> {
    let whole = text.trim_end_matches('½');
    let half = i32::from(whole.len() != text.len());
    let units: i32 = if whole.is_empty() && half == 1 { 0 } else { whole.parse().ok()? };
    Some(2 * units + half)
}

/// `d8] 3½ : 2½`
fn ratio(code: &str) -> Option<(Square, [i32; 2])> {
    let (square, sums) = code.split_once("] ")?;
    let (white, black) = sums.split_once(" : ")?;
    Some((Square::parse(square)?, [half_units(white)?, half_units(black)?]))
}

fn check_ratio(place: &str, position: &Position, code: &str) -> bool {
    let Some((square, expected)) = ratio(code) else { return false };
    let sums = [Side::White, Side::Black].map(|side| clause_4_4_sum(position, side, square));
    assert_eq!(sums, expected, "{place}: `{code}` (half units)");
    true
}

/// The position with the piece's own side to move.
fn for_mover(place: &str, position: &Position, written: &Written) -> Position {
    let mut asked = position.clone();
    let piece = asked.at(written.from).unwrap_or_else(|| panic!("{place}: nobody there"));
    asked.turn = piece.side;
    assert_eq!(piece.role, written.role, "{place}: another piece stands there");
    asked
}

/// Plays `Кр f8-e8, …`; a `WV` or `BV` at the end must be true.
fn check_allowed(place: &str, position: &Position, code: &str) {
    let mut texts: Vec<&str> = code.split(", ").collect();
    let result = texts.pop_if(|text| ["WV", "BV"].contains(text));
    let first = written(texts[0]).unwrap_or_else(|| panic!("{place}: cannot read"));
    let mut now = for_mover(place, position, &first);
    let mut winner = None;
    for text in texts {
        let read = read_move(&now, text).unwrap_or_else(|| panic!("{place}: {text} is not allowed"));
        assert_eq!(mark(&now, &read.step), read.mark, "{place}: mark of {text}");
        let after = make(&now, &read.step);
        winner = clause_8_4_outcome(&read.step, &after).and_then(|outcome| outcome.winner);
        now = after;
    }
    let shown = winner.map(|side| if side == Side::White { "WV" } else { "BV" });
    assert_eq!(shown, result, "{place}: the result");
}

fn check_forbidden(place: &str, position: &Position, code: &str) {
    let written = written(code).unwrap_or_else(|| panic!("{place}: cannot read"));
    let asked = for_mover(place, position, &written);
    let same = |step: &super::moves::Move| {
        (step.from, step.to, step.kind) == (written.from, written.to, written.kind)
            && (written.becomes.is_none() || step.becomes == written.becomes)
    };
    assert!(!legal_moves(&asked).iter().any(same), "{place}: is allowed");
}

/// Inline code of a line, each with what stands right before it.
fn codes(line: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = line.split('`').collect();
    parts.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn check_line(place: &str, position: Option<&Position>, line: &str) -> usize {
    let mut count = 0;
    for (before, code) in codes(line) {
        let place = format!("{place}: {code}");
        let asked = || position.unwrap_or_else(|| panic!("{place}: no picture above"));
        if before.ends_with("✓ ") {
            check_allowed(&place, asked(), code);
        } else if before.ends_with("✗ ") {
            check_forbidden(&place, asked(), code);
        } else if !position.is_some_and(|position| check_ratio(&place, position, code)) {
            continue;
        }
        count += 1;
    }
    count
}

/// Checks everything below the pictures of a file; how many things there were.
fn check_file(name: &str) -> usize {
    let text = read(name);
    let mut position = None;
    let mut count = 0;
    let mut inside = false;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') && !inside {
            position = None;
        }
        if line.starts_with("```") {
            inside = !inside;
            if let Some(picture) = picture(line) {
                position = Some(picture.position);
                count += 1;
            }
        } else if !inside {
            count += check_line(&format!("{name}:{}", index + 1), position.as_ref(), line);
        }
    }
    count
}

const FILES: [&str; 2] = ["RULES.md", "RULES.ru.md"];

#[test]
fn pictures_are_true() {
    for name in FILES {
        let text = read(name);
        let right = redraw(&text);
        if std::env::var_os("CHESS_T_DRAW_DOCS").is_some() {
            std::fs::write(path(name), right).expect("docs are writable");
        } else {
            assert!(text == right, "{name}: a picture is wrong; CHESS_T_DRAW_DOCS=1 draws it anew");
        }
    }
}

#[test]
fn examples_are_true() {
    let [english, russian] = FILES.map(check_file);
    assert!(english > 60, "only {english} examples");
    assert_eq!(english, russian, "the two languages show the same examples");
}

/// The two languages have the same numbered clauses, pictures and marks.
#[test]
fn languages_agree() {
    let skeleton = |name: &str, mark: &str| -> Vec<String> {
        let text = read(name);
        let kept = text
            .lines()
            .filter(|line| line.starts_with("```text") || line.starts_with("## ") || line.starts_with("**"));
        kept.map(|line| clause_of(line, mark)).collect()
    };
    assert_eq!(read("RULES.md").matches("[R]").count(), read("RULES.ru.md").matches("[Р]").count());
    assert_eq!(skeleton("RULES.md", "[R]"), skeleton("RULES.ru.md", "[Р]"));
}

/// A picture's head, or a clause's number and whether it is marked reconstructed.
fn clause_of(line: &str, mark: &str) -> String {
    if line.starts_with("```") {
        return line.to_owned();
    }
    let text = line.trim_start_matches(['*', '#', ' ']);
    let number: String = text.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    format!("{} {}", number.trim_end_matches('.'), line.contains(mark))
}

/// The table of reconstructed clauses names fields that exist.
#[test]
fn fields_exist() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/variant.rs");
    let source = std::fs::read_to_string(path).expect("the games as data");
    for name in FILES {
        let text = read(name);
        let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('|') && line.ends_with("` |")).collect();
        assert!(rows.len() > 20, "{name}");
        for (_, field) in rows.iter().flat_map(|row| codes(row)) {
            assert!(source.contains(&format!("pub {field}:")), "{name}: no field {field}");
        }
    }
}

#[test]
fn a_picture_looks_like_this() {
    let position = parse(Game::T1, Game::T1.start()).expect("start");
    let lines = draw(&Picture { position, marked: None });
    assert_eq!(lines[7], "1  R  S [P][C][K][P] S  R");
}
