//! The diagrams of the author's books: targets, forces, refused moves, and lines with every check mark.

use chess_t::any::AnyPosition;
use chess_t::game::{Game, Step};
use chess_t::moves::CoordinateText;
use chess_t::notation::{find_coordinates, write_move};
use chess_t::reason::Asked;
use chess_t::record;
use chess_t::role::Letters;
use chess_t::square::Square;
use chess_t::variant::Variant;
use serde_json::Value;

const FIGURES: &str = include_str!("vectors/figures.json");
const GAME: &str = include_str!("vectors/games/nn-khasanov-2020.txt");

fn figures() -> Vec<Value> {
    serde_json::from_str(FIGURES).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn start(figure: &Value) -> AnyPosition {
    let variant = Variant::from_key(text(&figure["variant"])).unwrap();
    AnyPosition::parse(variant, text(&figure["position"])).unwrap()
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn entries<'a>(figure: &'a Value, key: &str) -> Vec<(&'a str, &'a Value)> {
    let fields = figure.get(key).and_then(Value::as_object);
    fields.into_iter().flatten().map(|(name, value)| (name.as_str(), value)).collect()
}

fn list<'a>(figure: &'a Value, key: &str) -> Vec<&'a str> {
    figure.get(key).and_then(Value::as_array).into_iter().flatten().map(text).collect()
}

#[test]
fn every_figure_says_something() {
    let figures = figures();
    assert_eq!(figures.len(), 45);
    let keys = ["targets", "force", "illegal", "line", "result"];
    assert!(figures.iter().all(|figure| keys.iter().any(|key| figure.get(key).is_some())));
}

#[test]
fn targets() {
    for figure in figures() {
        for (from, expected) in entries(&figure, "targets") {
            let targets: Vec<_> = start(&figure).targets_of(square(from)).iter().map(|to| to.to_string()).collect();
            let mut expected: Vec<_> = expected.as_array().unwrap().iter().map(text).collect();
            expected.sort_unstable();
            assert_eq!(targets, expected, "{} {from}", figure["id"]);
        }
    }
}

#[test]
fn forces() {
    for figure in figures() {
        for (name, expected) in entries(&figure, "force") {
            let sums = start(&figure).sums(square(name));
            let units = [f64::from(sums.white) / 2.0, f64::from(sums.black) / 2.0];
            let expected: Vec<_> = expected.as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).collect();
            assert_eq!(units.as_slice(), expected, "{} {name}", figure["id"]);
        }
    }
}

#[test]
fn illegal_moves_have_a_reason() {
    for figure in figures() {
        for coordinates in list(&figure, "illegal") {
            let asked = CoordinateText::parse(coordinates).unwrap();
            let position = start(&figure);
            assert!(find_coordinates(&position, asked).is_err(), "{} {coordinates}", figure["id"]);
            assert!(!position.reasons(asked.from, asked.to, Asked::Any).is_empty(), "{} {coordinates}", figure["id"]);
        }
    }
}

#[test]
fn lines_with_their_marks_and_results() {
    for figure in figures() {
        let mut game = Game::from_position(start(&figure));
        for text in list(&figure, "line") {
            let node = game.play_text(text).unwrap_or_else(|error| panic!("{} {text}: {error}", figure["id"]));
            let node = game.node(node);
            let Some(Step::Move(mv)) = node.step() else { panic!("{text} is no move") };
            assert_eq!(write_move(mv, Letters::Russian) + node.mark().text(), text, "{}", figure["id"]);
        }
        if let Some(expected) = figure.get("final_position") {
            assert_eq!(game.position().to_string(), text(expected), "{}", figure["id"]);
        }
        if let Some(expected) = figure.get("result") {
            let result = game.result().unwrap();
            assert_eq!(result.by.key(), text(&expected["by"]), "{}", figure["id"]);
            assert_eq!(result.winner.map(|winner| winner.key()), expected["winner"].as_str(), "{}", figure["id"]);
        }
    }
}

/// The moves of a record with their marks, one text each: underscores, numbers and glyphs left out.
fn plain_moves(record: &str) -> Vec<String> {
    let moves = record.split("\n\n").nth(1).unwrap();
    let words = moves.split(|sign: char| sign.is_whitespace() || sign == '_').map(|word| word.trim_matches('!'));
    let words: Vec<_> = words.filter(|word| !word.is_empty() && !word.ends_with('.') && *word != "BV").collect();
    let mut texts = Vec::new();
    let mut piece = "";
    for word in words {
        if word.chars().count() == 2 {
            piece = word;
            continue;
        }
        texts.push(format!("{piece} {word}").trim().to_owned());
        piece = "";
    }
    texts
}

#[test]
fn the_game_of_2020() {
    let game = record::read(GAME, None).unwrap();
    let written = record::write(&game, Letters::Russian);
    let (expected, found) = (plain_moves(GAME), plain_moves(&written));
    assert_eq!(expected.len(), 54);
    assert_eq!(found, expected);
    assert_eq!(found.iter().filter(|text| text.ends_with("+)")).count(), 1);
    assert_eq!(game.tags().get("Black"), Some("Ш. Хасанов"));
    assert_eq!(game.result().unwrap().winner, Some(chess_t::color::Color::Black));
}
