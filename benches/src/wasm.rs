//! The rounds for Node.js: one call is one whole round.

use wasm_bindgen::prelude::wasm_bindgen;

/// How many positions the round of this name went through; none if there is no such round.
#[wasm_bindgen]
#[must_use]
pub fn round(name: &str) -> Option<f64> {
    crate::rounds::named(name).map(|round| (round.run)() as f64)
}
