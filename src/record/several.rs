//! Several records in one text, one behind the other: where each begins, what each holds.
//!
//! A record begins with its tags: with the first line in square brackets behind moves or a result. A comment may hold
//! such lines; only a `Game` tag begins a record there too, so that a comment without an end takes one game along and
//! not the rest of the file.

use crate::cursor::Cursor;
use crate::game::Game;
use crate::record::read::read_tag;
use crate::record::{RecordError, read, write};
use crate::role::Letters;
use crate::text::{append, text_of};
use crate::variant::Variant;

/// One record of a text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// The line of the whole text that it begins with, from 1.
    pub line: usize,
    /// The record.
    pub text: &'a str,
}

impl Part<'_> {
    /// Reads the record; without a `Game` tag it is one of `fallback`.
    ///
    /// # Errors
    /// The first thing that is not understood; its line is that of the whole text.
    pub fn read(&self, fallback: Option<Variant>) -> Result<Game, RecordError> {
        read(self.text, fallback).map_err(|error| RecordError { line: error.line + self.line - 1, ..error })
    }
}

/// The records of a text. There is none where there is nothing but white space.
#[must_use]
pub fn split(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut part = Cursor::of_file(text);
    let mut cursor = part.clone();
    let mut place = Place::default();
    while !cursor.is_at_end() {
        if place.begins_record(&cursor) {
            push(&mut parts, &part, &cursor);
            part = cursor.clone();
            place = Place::default();
        }
        place.pass_line(&mut cursor);
    }
    push(&mut parts, &part, &cursor);
    parts
}

fn push<'a>(parts: &mut Vec<Part<'a>>, from: &Cursor<'a>, to: &Cursor<'a>) {
    let mut within = from.up_to(to);
    let part = Part { line: from.line(), text: within.rest() };
    within.skip_while(char::is_whitespace);
    if !within.is_at_end() {
        parts.push(part);
    }
}

/// All records of a text in these letters, written canonically. One that cannot be read stays as it is.
#[must_use]
pub fn rewrite(text: &str, letters: Letters) -> String {
    let mut all = String::new();
    for part in split(text) {
        let written = part.read(None).map(|game| write(&game, letters));
        let between = if all.is_empty() { "" } else { "\n" };
        append(&mut all, &[&between, &written.unwrap_or_else(|_| text_of(&[&part.text.trim_end(), &'\n']))]);
    }
    all
}

/// Where in a record a line begins.
#[derive(Default)]
struct Place {
    /// Behind the tags.
    in_moves: bool,
    in_comment: bool,
}

impl Place {
    /// Does a record begin with this line?
    fn begins_record(&self, line: &Cursor<'_>) -> bool {
        let mut line = line.clone();
        line.skip_while(is_blank);
        if !self.in_comment {
            return self.in_moves && line.peek() == Some('[');
        }
        line.eat_text("[Game") && {
            line.skip_while(is_blank);
            line.peek() == Some('"')
        }
    }

    /// Steps over a line with its end. Moves may follow a tag on its line.
    fn pass_line(&mut self, cursor: &mut Cursor<'_>) {
        while !self.in_comment && skip_tag(cursor) {}
        while let Some(sign) = cursor.next() {
            if sign == '\n' {
                return;
            }
            self.in_moves |= !sign.is_whitespace();
            self.in_comment = sign != '}' && (self.in_comment || sign == '{');
        }
    }
}

/// Steps over a tag, or what is left of a line that begins like one.
fn skip_tag(cursor: &mut Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    ahead.skip_while(is_blank);
    if ahead.peek() != Some('[') {
        return false;
    }
    if read_tag(&mut ahead).is_none() {
        ahead = cursor.clone();
        ahead.skip_while(|sign| sign != '\n');
    }
    *cursor = ahead;
    true
}

/// White space inside a line.
fn is_blank(sign: char) -> bool {
    matches!(sign, ' ' | '\t')
}
