//! Texts put together from their parts. What the page's module writes is written so and not by `format!`, whose machinery
//! is larger, zipped, than the notation.

/// What can be a part of a text.
pub(crate) trait Part {
    /// Writes the part behind what is written already.
    fn put(&self, text: &mut String);
}

/// A text of these parts.
pub(crate) fn text_of(parts: &[&dyn Part]) -> String {
    let mut text = String::new();
    append(&mut text, parts);
    text
}

/// Writes these parts behind a text.
pub(crate) fn append(text: &mut String, parts: &[&dyn Part]) {
    for part in parts {
        part.put(text);
    }
}

impl Part for &str {
    fn put(&self, text: &mut String) {
        text.push_str(self);
    }
}

impl Part for String {
    fn put(&self, text: &mut String) {
        text.push_str(self);
    }
}

impl Part for char {
    fn put(&self, text: &mut String) {
        text.push(*self);
    }
}

impl Part for u32 {
    fn put(&self, text: &mut String) {
        if *self >= 10 {
            (self / 10).put(text);
        }
        text.push((b'0' + (self % 10) as u8) as char);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_one_another() {
        assert_eq!(text_of(&[&"a", &'½', &String::from("b"), &0, &10, &u32::MAX]), "a½b0104294967295");
        assert_eq!(text_of(&[]), "");
    }
}
