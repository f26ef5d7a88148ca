//! The search answers as recorded, here and in WebAssembly (`tests/wasm/search.test.mjs` reads the same file): the same
//! position, level and seed give the same move on every machine.
//!
//! After a change of the search, `cargo test --test search_answers -- --ignored` records its answers anew.

use std::fmt::Write;

use chess_t::any::AnyPosition;
use chess_t::color::ByColor;
use chess_t::outcome::Phase;
use chess_t::search::levels::Level;
use chess_t::search::{PAGE_TABLE_BYTES, Searcher};
use chess_t::variant::Variant;
use serde_json::{Value, json};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/search_answers.jsonl");
const COUNT: usize = 210;
/// Higher levels take too long for so many positions.
const HIGHEST_LEVEL: u64 = 13;

/// What the search says of a position, as one line of the file.
fn answer(variant: Variant, text: &str, level: u8, seed: u64) -> Value {
    let position = AnyPosition::parse(variant, text).unwrap();
    let limits = Level::new(level).unwrap().limits(variant, seed);
    let info = Searcher::new(PAGE_TABLE_BYTES).search(&position, &[], &limits, &mut || false, &mut |_| {}).unwrap();
    let line = &info.lines[0];
    json!({
        "variant": variant.key(), "position": text, "level": level, "seed": seed,
        "move": line.moves[0].to_string(), "score": line.score, "depth": info.depth, "nodes": info.nodes,
    })
}

#[test]
fn answers_are_as_recorded() {
    let recorded = std::fs::read_to_string(FILE).unwrap();
    assert_eq!(recorded.lines().count(), COUNT);
    for line in recorded.lines() {
        let expected: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| expected[key].as_str().unwrap();
        let number = |key: &str| expected[key].as_u64().unwrap();
        let variant = Variant::from_key(text("variant")).unwrap();
        let found = answer(variant, text("position"), number("level") as u8, number("seed"));
        assert_eq!(found, expected, "another search? `cargo test --test search_answers -- --ignored` records it");
    }
}

/// Numbers that look random and are always the same.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as usize
    }
}

/// A position some random moves into a game, in which a move can be made.
fn random_position(variant: Variant, chance: &mut Chance) -> AnyPosition {
    loop {
        let mut position = AnyPosition::start(variant);
        for _ in 0..chance.below(70) {
            match position.phase() {
                Phase::Play => {
                    let moves = position.moves();
                    position.play(&moves[chance.below(moves.len())]).unwrap();
                }
                Phase::DrawSquares => {
                    let choices = position.rules().inaccessible.as_ref().unwrap().choices;
                    position.draw_squares(ByColor::from_fn(|color| choices[color][chance.below(6)])).unwrap();
                }
                Phase::Over => break,
            }
        }
        if position.phase() == Phase::Play {
            return position;
        }
    }
}

#[test]
#[ignore = "records the answers instead of testing them"]
fn record_answers() {
    let mut chance = Chance(1);
    let mut file = String::new();
    for number in 0..COUNT {
        let variant = Variant::ALL[number % 3];
        let position = random_position(variant, &mut chance).to_string();
        let level = 1 + number as u64 / 3 % HIGHEST_LEVEL;
        writeln!(file, "{}", answer(variant, &position, level as u8, number as u64)).unwrap();
    }
    std::fs::write(FILE, file).unwrap();
}
