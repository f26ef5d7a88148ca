//! The specification's positions: the whole `inspect` answer of each is equal.

use chess_t::any::AnyPosition;
use chess_t::inspect::inspect;
use chess_t::json::text_of;
use chess_t::variant::Variant;
use serde_json::Value;

const POSITIONS: &str = include_str!("vectors/positions.jsonl");

/// Numbers compare by value: `1` is `1.0`.
fn normal(value: &Value) -> Value {
    match value {
        Value::Number(number) => Value::from(number.as_f64()),
        Value::Array(values) => values.iter().map(normal).collect(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), normal(value))).collect(),
        other => other.clone(),
    }
}

#[test]
fn every_answer_is_equal() {
    let mut checked = 0;
    for line in POSITIONS.lines() {
        let mut expected: Value = serde_json::from_str(line).unwrap();
        let variant = expected.as_object_mut().unwrap().remove("variant").unwrap();
        let variant = Variant::from_key(variant.as_str().unwrap()).unwrap();
        let text = expected["position"].as_str().unwrap().to_owned();
        let answer = serde_json::from_str::<Value>(&text_of(&inspect(variant, &text).unwrap())).unwrap();
        for key in ["position", "phase", "result", "check", "moves", "force", "idle"] {
            assert_eq!(normal(&answer[key]), normal(&expected[key]), "{key} of {variant:?} {text}");
        }
        checked += 1;
    }
    assert_eq!(checked, 180);
}

#[test]
fn perft_of_the_starts() {
    let table: [(Variant, &[u64]); 3] = [
        (Variant::T1, &[1, 23, 529, 15_121, 431_531, 13_923_834]),
        (Variant::T, &[1, 41, 1_677, 75_539, 3_395_205]),
        (Variant::T2, &[1, 41, 1_677, 75_683, 3_407_409]),
    ];
    // Four million leaves are quick only when optimised.
    let ceiling = if cfg!(debug_assertions) { 500_000 } else { u64::MAX };
    for (variant, counts) in table {
        for (depth, &leaves) in (0..).zip(counts) {
            if leaves <= ceiling {
                assert_eq!(AnyPosition::start(variant).perft(depth), leaves, "{variant:?} depth {depth}");
            }
        }
    }
}
