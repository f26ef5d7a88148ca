//! The doors of the module for JavaScript (src/wasm), as far as they are not mere passing on: what they decode, in any order.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::explain::explain;
use chess_t::force::format_force;
use chess_t::game::{Claim, EndReason, Game, GameError, GameResult, NodeId};
use chess_t::link;
use chess_t::moves::CoordinateText;
use chess_t::reason::Asked;
use chess_t::record;
use chess_t::role::Role;
use chess_t::square::Square;
use chess_t::variant::Variant;
use chess_t::view::{self, ErrorView, ForceDetailView, ReachView};

use crate::everything::{LETTERS, ask_game, demand_json, demand_kept_up, demand_written};

/// Calls, a line each: a word and what it is given.
pub fn game(input: &str) {
    let mut game = Game::new(Variant::default());
    for line in input.lines().take(60) {
        let (word, given) = line.split_once(' ').unwrap_or((line, ""));
        match call(&mut game, word, given) {
            Ok(()) => {}
            Err(error) => demand_json(&error),
        }
        demand_kept_up(game.position());
    }
    ask_game(&game);
    demand_written(&game);
}

fn call(game: &mut Game, word: &str, given: &str) -> Result<(), ErrorView> {
    let (first, second) = given.split_once(' ').unwrap_or((given, ""));
    match word {
        "new" => *game = Game::new(variant(given)?),
        "load" => *game = Game::from_position(AnyPosition::parse(variant(first)?, second)?),
        "record" => *game = record::read(&given.replace('|', "\n"), Some(game.variant()))?,
        "link" => *game = link::read(given)?,
        "play" => drop(game.play_text(given)?),
        "draw" => drop(game.draw_squares(ByColor::new(square(first)?, square(second)?))?),
        "roll" => drop(game.roll_squares(&given.split(' ').filter_map(|word| word.parse().ok()).collect::<Vec<_>>())?),
        "undo" => game.undo()?,
        "redo" => game.redo()?,
        "go" => game.go_to(place(game, first)?)?,
        "end" => game.go_to_end(),
        "promote" => game.promote(place(game, first)?)?,
        "delete" => game.delete(place(game, first)?)?,
        "comment" => game.set_comment(place(game, first)?, second)?,
        "glyphs" => game.set_glyphs(place(game, first)?, second)?,
        "tag" => drop(game.tags_mut().set(first, second)),
        "claim" => {
            game.claim(Claim::ALL.into_iter().find(|claim| claim.key() == given).ok_or(GameError::NothingToClaim)?)?
        }
        "agree" => game.end(GameResult { winner: None, by: EndReason::Agreement })?,
        "resign" => {
            let loser = Color::from_key(given).ok_or_else(|| bad("bad-color", given))?;
            game.end(GameResult { winner: Some(!loser), by: EndReason::Resignation })?;
        }
        "ask" => look(game, first, second)?,
        _ => drop(format_force(word.len() as u16)),
    }
    Ok(())
}

/// What is asked about squares.
fn look(game: &Game, from: &str, to: &str) -> Result<(), ErrorView> {
    let position = game.position();
    let asked = CoordinateText::parse(to).map_or(Asked::Any, |text| Asked::Exactly(text.choice));
    let role = Role::from_key(to);
    let from = square(from)?;
    let to = square(to).unwrap_or(from);
    demand_json(&game.reasons(from, to, asked));
    demand_json(&game.reasons(from, to, Asked::Exactly(role)));
    demand_json(&view::promotions(position, from, to));
    if position.rules().has_square(from) {
        demand_json(&ForceDetailView { position, square: from });
        demand_json(&ReachView { position, square: from });
    }
    let before = game.path_to(game.current()).into_iter().rev().nth(1);
    demand_json(&explain(position, before.map(|before| game.node(before).position())));
    LETTERS.iter().for_each(|letters| demand_json(&view::steps_from(game, *letters, to.index())));
    Ok(())
}

fn variant(key: &str) -> Result<Variant, ErrorView> {
    Variant::from_key(key).ok_or_else(|| bad("unknown-variant", key))
}

fn square(name: &str) -> Result<Square, ErrorView> {
    Square::from_name(name).ok_or_else(|| bad("bad-square", name))
}

fn place(game: &Game, number: &str) -> Result<NodeId, ErrorView> {
    let number = number.parse().unwrap_or(u32::MAX);
    Ok(game.id(number).ok_or(GameError::UnknownNode)?)
}

fn bad(code: &'static str, text: &str) -> ErrorView {
    ErrorView::Given { code, text: text.into() }
}
