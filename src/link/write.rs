//! Writing a game as a link.

use super::block::Writer;
use super::choice::{END, ENDING_COUNT, Steps, ending_number};
use super::head;
use crate::game::{Game, NodeId};

/// The line of the game that is shown, as letters, digits, `-` and `_`, with more marks only in a start position. What
/// the players decided at the place that is shown ends it.
#[must_use]
pub fn write(game: &Game) -> String {
    let line = line_of(game);
    let mut writer = Writer::new(head::write(game));
    for pair in line.windows(2) {
        if let Some(step) = game.node(pair[1]).step() {
            let steps = Steps::of(game.node(pair[0]).position());
            writer.put(steps.number(step), steps.count());
        }
    }
    let end = line.last().copied().unwrap_or(NodeId::ROOT);
    let position = game.node(end).position();
    writer.put(END, Steps::of(position).count());
    if position.outcome().is_none() {
        writer.put(ending_number(game.result_at(end)), ENDING_COUNT);
    }
    writer.finish()
}

fn line_of(game: &Game) -> Vec<NodeId> {
    if game.result().is_some() { game.path_to(game.current()) } else { game.line() }
}
