//! The search for JavaScript. Types of all values: `search.d.ts`.

use wasm_bindgen::prelude::*;

use super::to_js;
use crate::analysis::AnalysisView;
use crate::any::AnyPosition;
use crate::search::levels::Level;
use crate::search::{Info, Limits, PAGE_TABLE_BYTES, Searcher};
use crate::variant::Variant;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("search.d.ts");

/// How many levels of play a game has, the weakest 1; 0 if there is no such game.
#[wasm_bindgen]
#[must_use]
pub fn levels(variant: &str) -> u8 {
    Variant::from_key(variant).map_or(0, Level::count)
}

/// Thinks about one position at a time.
#[wasm_bindgen]
pub struct Thinker {
    position: AnyPosition,
    earlier: Vec<u64>,
    searcher: Searcher,
}

#[wasm_bindgen]
#[allow(clippy::needless_pass_by_value)] // what JavaScript passes is owned
impl Thinker {
    /// A thinker about the start of chess-T1.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Thinker {
        let position = AnyPosition::start(Variant::default());
        Thinker { position, earlier: Vec::new(), searcher: Searcher::new(PAGE_TABLE_BYTES) }
    }

    /// Takes another position, with the keys of those that led to it, oldest first (`Engine.earlierKeys()`). False if
    /// it is none of that game.
    #[wasm_bindgen(js_name = setPosition)]
    pub fn set_position(&mut self, variant: &str, text: &str, earlier: Vec<u64>) -> bool {
        let position = Variant::from_key(variant).and_then(|variant| AnyPosition::parse(variant, text).ok());
        if let Some(position) = position {
            self.position = position;
            self.earlier = earlier;
        }
        position.is_some()
    }

    /// Looks for a move as a player of a level would; `seed` varies its play. `on_depth` hears of every finished depth.
    /// Null if there is no move to make or no such level; above a game's strongest level it plays like that.
    #[wasm_bindgen(unchecked_return_type = "Analysis | null")]
    pub fn think(
        &mut self,
        level: u8,
        seed: u32,
        #[wasm_bindgen(unchecked_param_type = "(sofar: Analysis) => void")] on_depth: &Callback,
    ) -> JsValue {
        let position = self.position;
        Level::new(level).map_or(JsValue::NULL, |level| {
            self.search(&position, &level.limits(position.variant(), seed.into()), on_depth)
        })
    }

    /// Looks for so many best lines, as well as it can over so many positions at most. `on_depth` hears of every
    /// finished depth. Null if there is no move to make.
    #[wasm_bindgen(unchecked_return_type = "Analysis | null")]
    pub fn analyse(
        &mut self,
        nodes: u32,
        lines: u8,
        #[wasm_bindgen(unchecked_param_type = "(sofar: Analysis) => void")] on_depth: &Callback,
    ) -> JsValue {
        let position = self.position;
        self.search(&position, &analysis_limits(nodes, lines), on_depth)
    }

    /// What the other side would do if it were its turn, found like `analyse`. Null if it could do nothing.
    #[wasm_bindgen(unchecked_return_type = "Analysis | null")]
    pub fn threats(
        &mut self,
        nodes: u32,
        lines: u8,
        #[wasm_bindgen(unchecked_param_type = "(sofar: Analysis) => void")] on_depth: &Callback,
    ) -> JsValue {
        let passed = self.position.with_turn_passed();
        passed.map_or(JsValue::NULL, |position| self.search(&position, &analysis_limits(nodes, lines), on_depth))
    }

    fn search(&mut self, position: &AnyPosition, limits: &Limits, on_depth: &Callback) -> JsValue {
        let data = |info: &Info| to_js(&AnalysisView { position, info });
        let found = self.searcher.search(position, &self.earlier, limits, &mut || false, &mut |info| {
            // What the listener throws is its own affair; the search goes on.
            let _ = on_depth.call(&JsValue::UNDEFINED, &data(info));
        });
        found.map_or(JsValue::NULL, |info| data(&info))
    }
}

fn analysis_limits(nodes: u32, lines: u8) -> Limits {
    Limits { nodes: nodes.into(), lines: lines.into(), ..Limits::default() }
}

#[wasm_bindgen]
extern "C" {
    /// A function that is called with one value.
    pub type Callback;

    #[wasm_bindgen(method, catch)]
    fn call(this: &Callback, receiver: &JsValue, value: &JsValue) -> Result<JsValue, JsValue>;
}
