//! Values as JSON text: what the command line prints, and what crosses into JavaScript in one piece.

use crate::text::Part;

/// What can be said in JSON.
pub trait ToJson {
    /// Writes the value behind what is written already.
    fn write(&self, json: &mut Json);
}

/// JSON text that is being written.
#[derive(Debug, Default)]
pub struct Json(String);

/// A value as JSON text, without white space.
#[must_use]
pub fn text_of(value: &dyn ToJson) -> String {
    let mut json = Json::default();
    value.write(&mut json);
    json.0
}

impl Json {
    /// Begins an object whose names are known beforehand.
    pub fn object(&mut self) -> Object<'_> {
        self.plain("{");
        Object(self)
    }

    /// Writes an object whose names are values themselves.
    pub fn map(&mut self, entries: impl IntoIterator<Item = (impl ToJson, impl ToJson)>) {
        self.plain("{");
        for (name, value) in entries {
            self.entry(&name, &value);
        }
        self.plain("}");
    }

    /// Writes an array.
    pub fn array(&mut self, values: impl IntoIterator<Item = impl ToJson>) {
        self.plain("[");
        values.into_iter().for_each(|value| self.item(&value));
        self.plain("]");
    }

    fn entry(&mut self, name: &dyn ToJson, value: &dyn ToJson) {
        self.item(name);
        self.plain(":");
        value.write(self);
    }

    fn item(&mut self, value: &dyn ToJson) {
        self.separate();
        value.write(self);
    }

    /// Begins a value behind those before it.
    fn separate(&mut self) {
        if !self.0.ends_with(['{', '[']) {
            self.plain(",");
        }
    }

    /// Writes signs that need no escape.
    #[inline(never)] // one copy
    pub fn plain(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// Writes a whole number.
    pub fn number(&mut self, number: u32) {
        number.put(&mut self.0);
    }

    fn string(&mut self, text: &str) {
        self.plain("\"");
        let mut clean_from = 0;
        for (at, byte) in text.bytes().enumerate() {
            if byte < b' ' || byte == b'"' || byte == b'\\' {
                self.plain(text.get(clean_from..at).unwrap_or_default());
                self.escape(byte);
                clean_from = at + 1;
            }
        }
        self.plain(text.get(clean_from..).unwrap_or_default());
        self.plain("\"");
    }

    fn escape(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        if byte >= b' ' {
            self.0.push('\\');
            self.0.push(byte as char);
            return;
        }
        self.plain("\\u00");
        self.0.push(DIGITS[usize::from(byte >> 4)] as char);
        self.0.push(DIGITS[usize::from(byte & 15)] as char);
    }
}

/// An object that is being written, field by field.
#[must_use = "an object has an end"]
pub struct Object<'a>(&'a mut Json);

impl Object<'_> {
    /// Writes a field. The name needs no escape.
    #[inline(never)] // one copy
    pub fn field(self, name: &'static str, value: &dyn ToJson) -> Self {
        let Object(json) = self;
        json.separate();
        json.plain("\"");
        json.plain(name);
        json.plain("\":");
        value.write(json);
        Object(json)
    }

    /// Ends it.
    pub fn end(self) {
        self.0.plain("}");
    }
}

impl<T: ToJson + ?Sized> ToJson for &T {
    fn write(&self, json: &mut Json) {
        (**self).write(json);
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn write(&self, json: &mut Json) {
        match self {
            Some(value) => value.write(json),
            None => json.plain("null"),
        }
    }
}

impl<T: ToJson> ToJson for [T] {
    fn write(&self, json: &mut Json) {
        json.plain("[");
        // Not by `array`, which would want the references to be values of JSON themselves.
        self.iter().for_each(|value| json.item(value));
        json.plain("]");
    }
}

impl<T: ToJson, const N: usize> ToJson for [T; N] {
    fn write(&self, json: &mut Json) {
        self.as_slice().write(json);
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn write(&self, json: &mut Json) {
        self.as_slice().write(json);
    }
}

impl ToJson for str {
    fn write(&self, json: &mut Json) {
        json.string(self);
    }
}

impl ToJson for String {
    fn write(&self, json: &mut Json) {
        json.string(self);
    }
}

impl ToJson for char {
    fn write(&self, json: &mut Json) {
        json.string(self.encode_utf8(&mut [0; 4]));
    }
}

impl ToJson for bool {
    fn write(&self, json: &mut Json) {
        json.plain(if *self { "true" } else { "false" });
    }
}

impl ToJson for u8 {
    fn write(&self, json: &mut Json) {
        json.number((*self).into());
    }
}

impl ToJson for u16 {
    fn write(&self, json: &mut Json) {
        json.number((*self).into());
    }
}

impl ToJson for u32 {
    fn write(&self, json: &mut Json) {
        json.number(*self);
    }
}

impl ToJson for i32 {
    fn write(&self, json: &mut Json) {
        if *self < 0 {
            json.plain("-");
        }
        json.number(self.unsigned_abs());
    }
}

impl ToJson for usize {
    /// Counts of what a text or a game holds: none comes near the limit.
    fn write(&self, json: &mut Json) {
        json.number((*self).try_into().unwrap_or(u32::MAX));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_without_white_space() {
        assert_eq!(text_of(&[1_u32, 20, 345, 4_294_967_295]), "[1,20,345,4294967295]");
        assert_eq!(text_of(&[0, -1, 70, i32::MIN]), "[0,-1,70,-2147483648]");
        assert_eq!(text_of(&[Some(true), Some(false), None]), "[true,false,null]");
        assert_eq!(text_of(&Vec::<u8>::new()), "[]");
        assert_eq!(text_of(&'½'), "\"½\"");
    }

    struct Pair;

    impl ToJson for Pair {
        fn write(&self, json: &mut Json) {
            json.object().field("one", &0_u8).field("two", &"б").end();
        }
    }

    struct Counted<'a>(&'a [(&'a str, u8)]);

    impl ToJson for Counted<'_> {
        fn write(&self, json: &mut Json) {
            json.map(self.0.iter().copied());
        }
    }

    #[test]
    fn objects_keep_the_order_of_their_names() {
        assert_eq!(text_of(&Pair), r#"{"one":0,"two":"б"}"#);
        assert_eq!(text_of(&Counted(&[("b", 1), ("a\"", 2)])), r#"{"b":1,"a\"":2}"#);
        assert_eq!(text_of(&Counted(&[])), "{}");
    }

    #[test]
    fn every_text_comes_back_from_a_reader_as_it_was() {
        let controls: String = (0..0x20_u8).map(char::from).collect();
        for text in ["", "plain", "\"", "\\\\\"", "a\nb\tc", "½ Кр \u{2028} 💥", "\u{7f}", controls.as_str()] {
            let read: String = serde_json::from_str(&text_of(&text)).unwrap();
            assert_eq!(read, text);
        }
    }
}
