//! The second opinion against the author's figures, the printed game, the
//! position vectors and the counts of section 10. It has to pass these before
//! its word counts against the crate's.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::board::{Game, Position, Side, Square};
use super::ending::{
    By, Outcome, Phase, clause_8_4_outcome, clause_9_1_check, move_texts, phase, result_of_position, section_10_perft,
};
use super::force::{clause_4_4_sum, is_idle};
use super::moves::make;
use super::notation::{mark, read_move};
use super::text::{parse, write};

fn vectors(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("tests/vectors").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

pub fn game_of(key: &str) -> Game {
    match key {
        "t1" => Game::T1,
        "t" => Game::T,
        "t2" => Game::T2,
        _ => panic!("no game {key}"),
    }
}

fn halves(units: i32) -> f64 {
    f64::from(units) / 2.0
}

fn sums(position: &Position, on: Square) -> [f64; 2] {
    [Side::White, Side::Black].map(|side| halves(clause_4_4_sum(position, side, on)))
}

fn result_json(outcome: Option<Outcome>) -> Value {
    let Some(outcome) = outcome else {
        return Value::Null;
    };
    let winner = match outcome.winner {
        Some(Side::White) => json!("white"),
        Some(Side::Black) => json!("black"),
        None => Value::Null,
    };
    let by = match outcome.by {
        By::King => "king",
        By::Castle => "castle",
        By::Blockade => "blockade",
    };
    json!({"winner": winner, "by": by})
}

fn force_json(position: &Position) -> Value {
    let mut force = BTreeMap::new();
    for square in position.game.squares() {
        let pair = sums(position, square);
        if pair != [0.0, 0.0] {
            force.insert(square.name(), pair);
        }
    }
    json!(force)
}

fn idle_json(position: &Position) -> Value {
    let mut idle = BTreeMap::new();
    for square in position.game.squares() {
        let letters = [(Side::White, "w"), (Side::Black, "b")];
        let text: String =
            letters.iter().filter(|(side, _)| is_idle(position, *side, square)).map(|(_, letter)| *letter).collect();
        if !text.is_empty() {
            idle.insert(square.name(), text);
        }
    }
    json!(idle)
}

/// The whole answer of `chess-t inspect`.
pub fn inspect(key: &str, position: &Position) -> Value {
    let phase = phase(position);
    let phase_text = match phase {
        Phase::Play => "play",
        Phase::DrawSquares => "draw-squares",
        Phase::Over => "over",
    };
    json!({
        "variant": key,
        "position": write(position),
        "phase": phase_text,
        "result": result_json(result_of_position(position)),
        "check": phase == Phase::Play && clause_9_1_check(position),
        "moves": move_texts(position),
        "force": force_json(position),
        "idle": idle_json(position),
    })
}

/// Numbers by value: 1 and 1.0 are the same.
fn plain(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(list) => list.iter().map(plain).collect(),
        Value::Object(map) => Value::Object(map.iter().map(|(key, value)| (key.clone(), plain(value))).collect()),
        other => other.clone(),
    }
}

fn assert_same(what: &str, key: &str, ours: &Value, theirs: &Value) {
    assert_eq!(plain(ours), plain(theirs), "{what}: {key}");
}

#[test]
fn position_vectors() {
    let mut count = 0;
    for text in vectors("positions.jsonl").lines() {
        let expected: Value = serde_json::from_str(text).expect("a JSON line");
        let key = expected["variant"].as_str().expect("variant");
        let written = expected["position"].as_str().expect("position");
        let position = parse(game_of(key), written).expect(written);
        let ours = inspect(key, &position);
        for (field, value) in expected.as_object().expect("object") {
            assert_same(written, field, &ours[field], value);
        }
        count += 1;
    }
    assert_eq!(count, 180);
}

fn check_targets(id: &str, position: &Position, from: &str, expected: &Value) {
    let square = Square::parse(from).expect(from);
    let mut asked = position.clone();
    asked.turn = position.at(square).expect(from).side;
    let texts = move_texts(&asked);
    let ours = texts.iter().filter(|text| text.starts_with(from));
    let mut ours: Vec<&str> = ours.map(|text| &text[2..4]).collect();
    ours.dedup();
    let mut theirs: Vec<&str> = expected.as_array().expect("list").iter().filter_map(Value::as_str).collect();
    theirs.sort_unstable();
    assert_eq!(ours, theirs, "{id}: targets of {from}");
}

fn check_force(id: &str, position: &Position, on: &str, expected: &Value) {
    let square = Square::parse(on).expect(on);
    assert_same(id, on, &json!(sums(position, square)), expected);
}

/// Plays the written moves, comparing each written mark with the right one.
fn play(id: &str, start: &Position, texts: &[&str]) -> (Position, Option<Outcome>) {
    let mut position = start.clone();
    let mut outcome = None;
    for text in texts {
        assert_eq!(outcome, None, "{id}: {text} after the end");
        let read = read_move(&position, text).unwrap_or_else(|| panic!("{id}: {text} in {}", write(&position)));
        assert_eq!(mark(&position, &read.step), read.mark, "{id}: mark of {text}");
        position = make(&position, &read.step);
        outcome = clause_8_4_outcome(&read.step, &position);
    }
    (position, outcome)
}

fn check_line(id: &str, position: &Position, figure: &Value) {
    let line = figure["line"].as_array().expect("line");
    let texts: Vec<&str> = line.iter().filter_map(Value::as_str).collect();
    let (last, outcome) = play(id, position, &texts);
    assert_eq!(Some(write(&last).as_str()), figure["final_position"].as_str(), "{id}");
    assert_same(id, "result", &result_json(outcome), &figure["result"]);
}

fn check_figure(figure: &Value) {
    let id = figure["id"].as_str().expect("id");
    let game = game_of(figure["variant"].as_str().expect("variant"));
    let position = parse(game, figure["position"].as_str().expect("position")).expect(id);
    let empty = serde_json::Map::new();
    for (from, list) in figure["targets"].as_object().unwrap_or(&empty) {
        check_targets(id, &position, from, list);
    }
    for (on, pair) in figure["force"].as_object().unwrap_or(&empty) {
        check_force(id, &position, on, pair);
    }
    let texts = move_texts(&position);
    for text in figure["illegal"].as_array().into_iter().flatten() {
        let text = text.as_str().expect("text");
        assert!(!texts.iter().any(|legal| legal == text), "{id}: {text} is legal");
    }
    if figure.get("line").is_some() {
        check_line(id, &position, figure);
    }
}

#[test]
fn figures() {
    let figures: Value = serde_json::from_str(&vectors("figures.json")).expect("figures");
    let list = figures.as_array().expect("a list");
    list.iter().for_each(check_figure);
    assert!(list.len() > 40);
}

#[test]
fn printed_game() {
    let text = vectors("games/nn-khasanov-2020.txt");
    let numbered = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let pairs = numbered.filter_map(|line| line.split_once(". "));
    let mut moves = Vec::new();
    for (_, pair) in pairs {
        let (white, black) = pair.split_once("___ ").unwrap_or((pair, ""));
        moves.extend([white, black].into_iter().filter(|text| !text.is_empty()));
    }
    assert_eq!(moves.len(), 54);
    let start = parse(Game::T1, Game::T1.start()).expect("start");
    let (_, outcome) = play("printed game", &start, &moves);
    assert_eq!(outcome, None, "White resigned");
}

#[test]
fn counts_of_section_10() {
    let counts = [
        (Game::T1, [23, 529, 15_121, 431_531, 13_923_834]),
        (Game::T, [41, 1_677, 75_539, 3_395_205, 0]),
        (Game::T2, [41, 1_677, 75_683, 3_407_409, 0]),
    ];
    let deepest = std::env::var("CHESS_T_PERFT").ok().and_then(|text| text.parse().ok());
    let deepest: u32 = deepest.unwrap_or(if cfg!(debug_assertions) { 2 } else { 3 });
    for (game, leaves) in counts {
        let start = parse(game, game.start()).expect("start");
        for (depth, expected) in (1..=deepest).zip(leaves) {
            let ours = section_10_perft(&start, depth);
            assert!(expected == 0 || ours == expected, "{game:?} depth {depth}: {ours}");
        }
    }
}
