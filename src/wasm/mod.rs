//! The modules for JavaScript; the only folder that knows wasm-bindgen.
//!
//! | module | for whom | feature |
//! |---|---|---|
//! | `rules` | the page | `rules-module`; with what only those who learn ask for, `tasks-module`; the rules and the notation alone, `play-module` |
//! | `search` | a worker, once there is something to think about | `search-module` |
//!
//! Values go in and out as plain data, errors too; the one thing to free is the engine. A value goes out as one JSON
//! text, which the browser reads faster than it lets objects be built from outside.

#[cfg(feature = "play-module")]
mod rules;
#[cfg(feature = "search-module")]
mod search;

use wasm_bindgen::prelude::*;

use crate::json::{ToJson, text_of};

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Called once when the module is loaded: a panic shows its text on the console, and whoever made the call is thrown it. The
/// instance is lost either way.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.to_string();
        error(&text);
        wasm_bindgen::throw_str(&text)
    }));
}

/// Panics: for the tests of what is done then. No module that is shipped has it.
///
/// # Panics
/// Always.
#[cfg(feature = "breakdown")]
#[wasm_bindgen(js_name = breakDown)]
pub fn break_down(text: &str) {
    panic!("{text}");
}

#[wasm_bindgen]
extern "C" {
    /// Reads a JSON text, here always one that we wrote.
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;

    /// Writes on the console.
    #[wasm_bindgen(js_namespace = console)]
    fn error(text: &str);
}

/// Plain objects, `null` for nothing.
fn to_js(value: &dyn ToJson) -> JsValue {
    parse(&text_of(value))
}
