//! Several records in one text, one behind the other: where each begins, what each holds.
//!
//! A record begins with its tags: with the first line in square brackets behind moves or a result. A comment may hold
//! such lines; only a `Game` tag begins a record there too, so that a comment without an end takes one game along and
//! not the rest of the file.

use crate::game::Game;
use crate::record::{RecordError, read, write};
use crate::role::Letters;
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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut starts = vec![(1, 0)];
    let mut place = Place::default();
    let mut offset = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if place.begins_record(line) {
            starts.push((index + 1, offset));
            place = Place::default();
        }
        place.pass(line);
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(_, offset)| offset).chain([text.len()]);
    let parts =
        starts.iter().zip(ends).filter_map(|(&(line, from), to)| Some(Part { line, text: text.get(from..to)? }));
    parts.filter(|part| !part.text.trim().is_empty()).collect()
}

/// All records of a text in these letters, written canonically. One that cannot be read stays as it is.
#[must_use]
pub fn rewrite(text: &str, letters: Letters) -> String {
    let mut all = String::new();
    for part in split(text) {
        if !all.is_empty() {
            all.push('\n');
        }
        match part.read(None) {
            Ok(game) => all.push_str(&write(&game, letters)),
            Err(_) => {
                all.push_str(part.text.trim_end());
                all.push('\n');
            }
        }
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
    fn begins_record(&self, line: &str) -> bool {
        let line = line.trim_start();
        let game = || line.strip_prefix("[Game").is_some_and(|rest| rest.trim_start().starts_with('"'));
        if self.in_comment { game() } else { self.in_moves && line.starts_with('[') }
    }

    fn pass(&mut self, line: &str) {
        let is_tag = !self.in_comment && line.trim_start().starts_with('[');
        // Moves may follow a tag on its line.
        let rest = if is_tag { line.rsplit(']').next().unwrap_or(line) } else { line };
        self.in_moves |= !rest.trim().is_empty();
        for sign in rest.bytes() {
            self.in_comment = if self.in_comment { sign != b'}' } else { sign == b'{' };
        }
    }
}
