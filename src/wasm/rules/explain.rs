//! What there is to say about a position.

use wasm_bindgen::prelude::*;

use super::Engine;
use crate::explain;
use crate::game::Step;
use crate::wasm::to_js;

#[wasm_bindgen]
impl Engine {
    /// What there is to say about the place that is shown, and about the move that led there.
    #[wasm_bindgen(unchecked_return_type = "Explanation")]
    #[must_use]
    pub fn explain(&self) -> JsValue {
        let node = self.game.node(self.game.current());
        let moved = matches!(node.step(), Some(Step::Move(_)));
        let before = node.parent.filter(|_| moved).map(|parent| self.game.node(parent).position());
        to_js(&explain::explain(self.game.position(), before))
    }
}
