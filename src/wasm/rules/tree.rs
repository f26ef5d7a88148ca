//! The variations of a game, and changes of its tree.

use wasm_bindgen::prelude::*;

use super::{Engine, letters_named};
use crate::view;
use crate::wasm::to_js;

#[wasm_bindgen]
#[allow(clippy::needless_pass_by_value)] // what JavaScript passes is owned
impl Engine {
    /// The variations of the current line.
    #[wasm_bindgen(unchecked_return_type = "Variation[]")]
    #[must_use]
    pub fn variations(&self, #[wasm_bindgen(unchecked_param_type = "Letters")] letters: &str) -> JsValue {
        to_js(&view::variations(&self.game, letters_named(letters)))
    }

    /// Makes the variation that a place lies on the main line where it begins.
    #[wasm_bindgen(unchecked_return_type = "Answer<Snapshot>")]
    pub fn promote(&mut self, node: u32) -> JsValue {
        let promoted = self.place(node).and_then(|id| self.game.promote(id));
        self.after(promoted)
    }

    /// Deletes a step and all that follows it.
    #[wasm_bindgen(js_name = deleteStep, unchecked_return_type = "Answer<Snapshot>")]
    pub fn delete_step(&mut self, node: u32) -> JsValue {
        let deleted = self.place(node).and_then(|id| self.game.delete(id));
        self.after(deleted)
    }

    /// Notes something beside a step, or the start; an empty text removes the note.
    #[wasm_bindgen(js_name = setComment, unchecked_return_type = "Answer<Snapshot>")]
    pub fn set_comment(&mut self, node: u32, text: &str) -> JsValue {
        let noted = self.place(node).and_then(|id| self.game.set_comment(id, text));
        self.after(noted)
    }

    /// Judges a step: `!`, `?`, `!!`, `??`, `!?`, `?!`, or nothing.
    #[wasm_bindgen(js_name = setGlyphs, unchecked_return_type = "Answer<Snapshot>")]
    pub fn set_glyphs(&mut self, node: u32, glyphs: &str) -> JsValue {
        let judged = self.place(node).and_then(|id| self.game.set_glyphs(id, glyphs));
        self.after(judged)
    }
}
