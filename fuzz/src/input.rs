//! An input taken apart.

use chess_t::any::AnyPosition;
use chess_t::variant::Variant;

/// A position and the text behind it.
pub struct Input<'a> {
    pub position: AnyPosition,
    pub text: &'a str,
}

impl<'a> Input<'a> {
    pub fn new(input: &'a str) -> Input<'a> {
        let (variant, rest) = with_variant(input);
        let (line, text) = first_line(rest);
        let position = AnyPosition::parse(variant, line).unwrap_or_else(|_| AnyPosition::start(variant));
        Input { position, text }
    }
}

/// The game that the first line names, and the lines behind it.
pub fn with_variant(input: &str) -> (Variant, &str) {
    let (line, rest) = first_line(input);
    (Variant::from_key(line).unwrap_or_default(), rest)
}

pub fn first_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}
