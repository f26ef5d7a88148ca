//! Writing a record canonically: one numbered pair a line, all check marks, the result on a line of its own.

use crate::any::AnyPosition;
use crate::color::Color;
use crate::game::{Game, GameResult, NodeId, Step};
use crate::notation::{write_draw, write_move};
use crate::record::{reason_text, result_sign};
use crate::role::Letters;
use crate::tags::USUAL;
use crate::text::append;

/// The whole game as text, in these letters.
#[must_use]
pub fn write(game: &Game, letters: Letters) -> String {
    let mut writer = Writer { game, letters, text: String::new(), interrupted: true };
    writer.tags();
    writer.text.push('\n');
    writer.comment(NodeId::ROOT);
    writer.line(NodeId::ROOT, Break::Line);
    writer.final_result();
    writer.text
}

/// What separates numbered pairs: a line end in the main line, a space in a variation.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Break {
    Line,
    Space,
}

struct Writer<'a> {
    game: &'a Game,
    letters: Letters,
    text: String,
    /// The next move of Black needs its number.
    interrupted: bool,
}

impl Writer<'_> {
    fn tags(&mut self) {
        let game = self.game;
        self.tag("Game", game.variant().rules().name);
        let usual = |name: &str| USUAL.contains(&name);
        for (name, value) in game.tags().iter().filter(|(name, _)| usual(name)) {
            self.tag(name, value);
        }
        let result = game.result_at(game.main_line_end());
        self.tag("Result", result.map_or("*", |result| result_sign(result.winner)));
        if let Some(start) = game.own_start() {
            self.tag("Position", &start);
        }
        for (name, value) in game.tags().iter().filter(|(name, _)| !usual(name)) {
            self.tag(name, value);
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        append(&mut self.text, &[&'[', &name, &" \"", &value, &"\"]\n"]);
    }

    /// Writes the steps from a place to the end of its line, with the variations on the way.
    fn line(&mut self, from: NodeId, separator: Break) {
        let mut at = from;
        while let Some(&next) = self.game.node(at).children.first() {
            self.step(at, next, separator);
            for &variation in &self.game.node(at).children[1..] {
                self.variation(at, variation);
            }
            at = next;
        }
        if separator == Break::Space
            && let Some(result) = self.game.result_at(at)
        {
            self.separate(separator);
            self.result(result);
        }
    }

    fn variation(&mut self, parent: NodeId, first: NodeId) {
        self.separate(Break::Line);
        self.text.push('(');
        self.interrupted = true;
        self.step(parent, first, Break::Space);
        self.line(first, Break::Space);
        // A bracket behind a plus would read as a final check.
        self.text.push_str(if self.text.ends_with('+') { " )" } else { ")" });
        self.interrupted = true;
    }

    fn step(&mut self, parent: NodeId, id: NodeId, separator: Break) {
        let node = self.game.node(id);
        match node.step() {
            Some(Step::Move(mv)) => {
                self.number(self.game.node(parent).position(), separator);
                self.text.push_str(&write_move(mv, self.letters));
                self.text.push_str(node.mark().text());
            }
            Some(Step::Draw(drawn)) => {
                self.separate(separator);
                self.text.push_str(&write_draw(drawn, self.letters));
            }
            None => {}
        }
        self.text.push_str(node.glyphs());
        self.comment(id);
    }

    fn number(&mut self, before: &AnyPosition, separator: Break) {
        let number = before.move_number();
        if before.turn() == Color::White {
            self.separate(separator);
            append(&mut self.text, &[&number, &". "]);
        } else if self.interrupted {
            self.separate(separator);
            append(&mut self.text, &[&number, &". … "]);
        } else {
            self.text.push(' ');
        }
        self.interrupted = false;
    }

    fn comment(&mut self, id: NodeId) {
        let comment = self.game.node(id).comment();
        if comment.is_empty() {
            return;
        }
        if !self.text.ends_with('\n') {
            self.text.push(' ');
        }
        // A closing brace would end the comment early.
        append(&mut self.text, &[&'{', &comment.replace('}', ")"), &'}']);
        self.interrupted = true;
    }

    fn final_result(&mut self) {
        self.separate(Break::Line);
        match self.game.result_at(self.game.main_line_end()) {
            Some(result) => self.result(result),
            None => self.text.push('*'),
        }
        self.text.push('\n');
    }

    fn result(&mut self, result: GameResult) {
        self.text.push_str(result_sign(result.winner));
        if let Some(reason) = reason_text(result.by, self.letters) {
            append(&mut self.text, &[&" /", &reason, &'/']);
        }
    }

    fn separate(&mut self, separator: Break) {
        let wanted = if separator == Break::Line { '\n' } else { ' ' };
        if !self.text.ends_with(['\n', '(']) {
            self.text.push(wanted);
        }
    }
}
