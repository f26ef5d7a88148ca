//! Changing the tree of a game: which line is the main one, what is deleted, what is noted beside a step.

use super::{Game, GameError, NodeId};
use crate::record::one_line;

/// The glyphs that may stand behind a step.
pub const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Game {
    /// Makes the innermost variation that a place lies on the main line where it begins. A place on the main line stays
    /// as it is.
    ///
    /// # Errors
    /// If there is no such place.
    pub fn promote(&mut self, id: NodeId) -> Result<(), GameError> {
        self.known(id)?;
        let branch = self.path_to(id).into_iter().rev().find(|&at| !self.is_main(at));
        if let Some(at) = branch
            && let Some(parent) = self.node(at).parent
        {
            let children = &mut self.node_mut(parent).children;
            children.retain(|&child| child != at);
            children.insert(0, at);
        }
        Ok(())
    }

    /// Makes the line that is shown the main one, if it has a result and the main line has none: it is the game that was
    /// played.
    pub fn settle(&mut self) {
        let end = self.main_line_end();
        if self.result().is_none() || self.result_at(end).is_some() {
            return;
        }
        while self.path_to(self.current).into_iter().any(|at| !self.is_main(at)) {
            // The place that is shown is known.
            let _ = self.promote(self.current);
        }
    }

    /// Deletes a step and all that follows it. If the place that is shown goes with it, the one before the step is shown.
    ///
    /// # Errors
    /// If there is no such place, or it is the start, to which no step leads.
    pub fn delete(&mut self, id: NodeId) -> Result<(), GameError> {
        self.known(id)?;
        let parent = self.node(id).parent.ok_or(GameError::UnknownNode)?;
        if self.path_to(self.current).contains(&id) {
            self.current = parent;
        }
        let before = self.node_mut(parent);
        before.children.retain(|&child| child != id);
        before.redo = before.redo.filter(|&next| next != id);
        self.forget(id);
        Ok(())
    }

    /// Notes something beside a step, or beside the start; an empty text removes the note. White space is kept as the
    /// record keeps it: one space, no line ends.
    ///
    /// # Errors
    /// If there is no such place.
    pub fn set_comment(&mut self, id: NodeId, text: &str) -> Result<(), GameError> {
        self.known(id)?;
        self.node_mut(id).comment = one_line(text);
        Ok(())
    }

    /// Judges a step by one of the signs of judgement; an empty text removes the judgement.
    ///
    /// # Errors
    /// If there is no such place, it is the start, or there are no such glyphs.
    pub fn set_glyphs(&mut self, id: NodeId, glyphs: &str) -> Result<(), GameError> {
        self.known(id)?;
        if id == NodeId::ROOT {
            return Err(GameError::UnknownNode);
        }
        if !glyphs.is_empty() && !GLYPHS.contains(&glyphs) {
            return Err(GameError::UnknownGlyphs);
        }
        glyphs.clone_into(&mut self.node_mut(id).glyphs);
        Ok(())
    }

    /// A place that was deleted keeps its number, so that no later place is taken for it.
    fn forget(&mut self, id: NodeId) {
        let mut doomed = vec![id];
        while let Some(at) = doomed.pop() {
            let node = self.node_mut(at);
            node.deleted = true;
            doomed.append(&mut node.children);
        }
    }

    pub(super) fn known(&self, id: NodeId) -> Result<(), GameError> {
        self.id(id.number()).map(|_| ()).ok_or(GameError::UnknownNode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::Color;
    use crate::game::{EndReason, GameResult};
    use crate::record;
    use crate::role::Letters;
    use crate::variant::Variant;

    /// `1. e2-e4 e7-e5 2. d2-d4 (2. c2-c4 c7-c5 (2. … b7-b5))`, and the places of c2-c4, c7-c5, b7-b5.
    fn game() -> (Game, [NodeId; 3]) {
        let mut game = Game::new(Variant::T1);
        for text in ["e2e4", "e7e5", "d2d4"] {
            game.play_text(text).unwrap();
        }
        game.undo().unwrap();
        let white = game.play_text("c2c4").unwrap();
        let black = game.play_text("c7c5").unwrap();
        game.undo().unwrap();
        let other = game.play_text("b7b5").unwrap();
        (game, [white, black, other])
    }

    fn moves(game: &Game) -> String {
        let text = record::write(game, Letters::Latin);
        text.split("\n\n").last().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_line_that_ended_is_the_game_unless_another_did() {
        let (mut game, [_, _, other]) = game();
        let resigned = |winner| GameResult { winner: Some(winner), by: EndReason::Resignation };
        game.end(resigned(Color::Black)).unwrap();
        game.settle();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. c2-c4 (2. d2-d4) 2. … b7-b5 (2. … c7-c5) BV /resignation/");
        assert!(game.is_main(other));
        game.undo().unwrap();
        game.play_text("a7a6").unwrap();
        game.end(resigned(Color::White)).unwrap();
        game.settle();
        assert!(game.is_main(other));
    }

    #[test]
    fn a_variation_takes_the_place_of_the_line_it_varies() {
        let (mut game, [white, black, other]) = game();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. d2-d4 (2. c2-c4 c7-c5 (2. … b7-b5)) *");
        game.promote(other).unwrap();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. d2-d4 (2. c2-c4 b7-b5 (2. … c7-c5)) *");
        game.promote(other).unwrap();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. c2-c4 (2. d2-d4) 2. … b7-b5 (2. … c7-c5) *");
        game.promote(white).unwrap();
        game.promote(NodeId::ROOT).unwrap();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. c2-c4 (2. d2-d4) 2. … b7-b5 (2. … c7-c5) *");
        game.promote(black).unwrap();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. c2-c4 (2. d2-d4) 2. … c7-c5 (2. … b7-b5) *");
    }

    #[test]
    fn what_is_deleted_is_gone_with_all_that_follows() {
        let (mut game, [white, black, other]) = game();
        assert_eq!(game.current(), other);
        game.delete(white).unwrap();
        assert_eq!(moves(&game), "1. e2-e4 e7-e5 2. d2-d4 *");
        assert_eq!(game.path_to(game.current()).len(), 3);
        for gone in [white, black, other] {
            assert_eq!(game.id(gone.number()), None);
            assert_eq!(game.go_to(gone), Err(GameError::UnknownNode));
            assert_eq!(game.delete(gone), Err(GameError::UnknownNode));
        }
        let again = game.play_text("c2c4").unwrap();
        assert!(![white, black, other].contains(&again));
    }

    #[test]
    fn deleting_elsewhere_leaves_the_place_shown() {
        let (mut game, [white, black, other]) = game();
        game.delete(black).unwrap();
        assert_eq!(game.current(), other);
        game.go_to(white).unwrap();
        game.delete(other).unwrap();
        assert_eq!((game.current(), game.can_redo()), (white, false));
        assert_eq!(game.delete(NodeId::ROOT), Err(GameError::UnknownNode));
    }

    #[test]
    fn notes_and_judgements_are_kept_in_the_record() {
        let (mut game, [white, ..]) = game();
        game.set_comment(white, "  too\nbold } ").unwrap();
        game.set_glyphs(white, "?!").unwrap();
        assert_eq!(game.set_glyphs(white, "!!!"), Err(GameError::UnknownGlyphs));
        assert_eq!(game.set_glyphs(NodeId::ROOT, "!"), Err(GameError::UnknownNode));
        game.set_comment(NodeId::ROOT, "a start").unwrap();
        let written = record::write(&game, Letters::Latin);
        let read = record::read(&written, None).unwrap();
        assert_eq!(record::write(&read, Letters::Latin), written);
        assert!(written.contains("2. c2-c4?! {too bold )}") && written.contains("{a start}"), "{written}");
        game.set_comment(white, "").unwrap();
        game.set_glyphs(white, "").unwrap();
        assert!(!record::write(&game, Letters::Latin).contains("bold"));
    }
}
