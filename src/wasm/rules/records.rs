//! Records and links: games as text, read and written, and what is said about them.

use wasm_bindgen::prelude::*;

use super::{Engine, answer, given, letters_named, refusal};
use crate::tags::BadTagName;
use crate::variant::Variant;
use crate::view::{AboutView, ErrorView, RecordsView, TagsView};
use crate::wasm::to_js;
use crate::{link, record};

/// The records of a text, each read by itself; one without a `Game` tag is a game of `fallback`.
#[wasm_bindgen(js_name = readRecords, unchecked_return_type = "RecordRead[]")]
#[must_use]
pub fn read_records(text: &str, fallback: &str) -> JsValue {
    to_js(&RecordsView { text, fallback: Variant::from_key(fallback) })
}

/// All records of a text in these letters; one that cannot be read stays as it is.
#[wasm_bindgen(js_name = rewriteRecords)]
#[must_use]
pub fn rewrite_records(text: &str, #[wasm_bindgen(unchecked_param_type = "Letters")] letters: &str) -> String {
    record::rewrite(text, letters_named(letters))
}

#[wasm_bindgen]
#[allow(clippy::needless_pass_by_value)] // what JavaScript passes is owned
impl Engine {
    /// Opens a game record; one without a `Game` tag is read as the game that is open. The end of the main line is
    /// shown.
    #[wasm_bindgen(js_name = loadRecord, unchecked_return_type = "Answer<Snapshot>")]
    pub fn load_record(&mut self, text: &str) -> JsValue {
        self.replace(record::read(text, Some(self.game.variant())).map_err(ErrorView::from))
    }

    /// Opens the game of a link; the end of its line is shown. The error says how much of it can be read.
    #[wasm_bindgen(js_name = loadLink, unchecked_return_type = "Answer<Snapshot>")]
    pub fn load_link(&mut self, text: &str) -> JsValue {
        self.replace(link::read(text).map_err(ErrorView::from))
    }

    /// The line that is shown as the text of a link.
    #[must_use]
    pub fn link(&self) -> String {
        link::write(&self.game)
    }

    /// The game in short.
    #[wasm_bindgen(unchecked_return_type = "About")]
    #[must_use]
    pub fn about(&self) -> JsValue {
        to_js(&AboutView(&self.game))
    }

    /// The tags of the record but for those that follow from the game.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    #[must_use]
    pub fn tags(&self) -> JsValue {
        to_js(&TagsView(&self.game))
    }

    /// Sets a tag of the record; an empty value removes it.
    #[wasm_bindgen(js_name = setTag, unchecked_return_type = "Answer<Record<string, string>>")]
    pub fn set_tag(&mut self, name: &str, value: &str) -> JsValue {
        match self.game.tags_mut().set(name, value) {
            Ok(()) => answer(Ok(TagsView(&self.game))),
            Err(BadTagName) => refusal(&given("bad-tag", name)),
        }
    }

    /// The whole game as text.
    #[must_use]
    pub fn record(&self, #[wasm_bindgen(unchecked_param_type = "Letters")] letters: &str) -> String {
        record::write(&self.game, letters_named(letters))
    }
}
