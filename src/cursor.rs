//! A place in a text that is being read, and the line it is on.

/// A place in a text.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Cursor { rest: text, line: 1 }
    }

    /// At the beginning of a file, behind the byte order marks that programs leave there.
    pub(crate) fn of_file(text: &'a str) -> Self {
        Self::new(text.trim_start_matches('\u{feff}'))
    }

    /// The line, from 1.
    pub(crate) fn line(&self) -> usize {
        self.line
    }

    /// The text from here on.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn peek_second(&self) -> Option<char> {
        self.rest.chars().nth(1)
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let mut signs = self.rest.chars();
        let next = signs.next()?;
        self.rest = signs.as_str();
        if next == '\n' {
            self.line += 1;
        }
        Some(next)
    }

    /// Steps over a sign if it is the next one.
    pub(crate) fn eat(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        if found {
            self.next();
        }
        found
    }

    /// Steps over a text without line ends if it comes next.
    pub(crate) fn eat_text(&mut self, text: &str) -> bool {
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Steps over white space and underscores, and says whether there was any.
    pub(crate) fn skip_blank(&mut self) -> bool {
        self.skip_while(|sign| sign.is_whitespace() || sign == '_')
    }

    /// Steps over signs while `wanted` holds, and says whether there was any.
    pub(crate) fn skip_while(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        !self.take_while(wanted).is_empty()
    }

    /// Steps over signs while `wanted` holds, and gives them.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest.trim_start_matches(wanted);
        let taken = self.rest.get(..self.rest.len() - rest.len()).unwrap_or_default();
        self.line += line_ends(taken);
        self.rest = rest;
        taken
    }

    /// Steps behind the next `end` and gives the text before it; nothing moves if there is none.
    pub(crate) fn take_until(&mut self, end: char) -> Option<&'a str> {
        let (taken, rest) = self.rest.split_once(end)?;
        self.line += line_ends(taken);
        self.rest = rest;
        Some(taken)
    }

    /// The text from here to a later place, as a text of its own.
    pub(crate) fn up_to(&self, later: &Cursor<'a>) -> Cursor<'a> {
        let length = self.rest.len().saturating_sub(later.rest.len());
        Cursor { rest: self.rest.get(..length).unwrap_or_default(), line: self.line }
    }

    /// The next signs of the line, at most so many, for messages.
    pub(crate) fn excerpt(&self, longest: usize) -> String {
        self.rest.trim_start().chars().take_while(|sign| !sign.is_control()).take(longest).collect()
    }
}

fn line_ends(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}
