//! Targets that play on from a position.

use chess_t::analysis::AnalysisView;
use chess_t::any::AnyPosition;
use chess_t::color::ByColor;
use chess_t::game::Game;
use chess_t::outcome::Phase;
use chess_t::search::levels::Level;
use chess_t::search::{Info, Limits, Searcher};

use crate::everything::{demand_json, demand_kept_up, demand_written};
use crate::input::Input;

/// A position, then moves: each byte is the number of one among the legal ones. All is taken back at the end.
pub fn moves(input: &str) {
    let Input { position, text } = Input::new(input);
    let mut game = Game::from_position(position);
    let mut texts = vec![game.position().to_string()];
    for number in text.bytes().map(usize::from).take(60) {
        demand_kept_up(game.position());
        if !step(&mut game, number) {
            break;
        }
        texts.push(game.position().to_string());
    }
    demand_written(&game);
    while let Some(text) = texts.pop() {
        assert_eq!(game.position().to_string(), text);
        assert_eq!(game.undo().is_ok(), !texts.is_empty());
    }
}

fn step(game: &mut Game, number: usize) -> bool {
    if game.phase() == Phase::DrawSquares {
        let choices = &game.position().rules().inaccessible.as_ref().expect("something to draw").choices;
        let squares = ByColor::new(choices.white[number % 6], choices.black[number / 6 % 6]);
        return game.draw_squares(squares).is_ok();
    }
    let moves = game.moves();
    let chosen = moves.get(number % moves.len().max(1));
    chosen.is_some_and(|mv| game.play(mv).is_ok())
}

/// A position, then numbers: nodes, depth, lines, noise, level. Searches with tiny budgets.
pub fn search(input: &str) {
    let Input { position, text } = Input::new(input);
    let mut numbers = text.split_whitespace().map(|word| word.parse::<u32>().unwrap_or(0)).chain(std::iter::repeat(0));
    let mut below = |limit: u32| numbers.next().unwrap_or(0) % limit;
    let limits = Limits {
        nodes: below(2_000).into(),
        depth: below(200),
        lines: below(300) as usize,
        noise: below(1_000) as i32,
        seed: below(1_000).into(),
    };
    let mut searcher = Searcher::new(1 << 14);
    look(&mut searcher, &position, &limits);
    if let Some(passed) = position.with_turn_passed() {
        look(&mut searcher, &passed, &limits);
    }
    if let Some(level) = Level::new((below(8) + 1) as u8) {
        look(&mut searcher, &position, &level.limits(position.variant(), limits.seed));
    }
}

fn look(searcher: &mut Searcher, position: &AnyPosition, limits: &Limits) {
    let has_moves = position.phase() == Phase::Play;
    let mut demand = |info: &Info| {
        demand_json(&AnalysisView { position, info });
        for line in &info.lines {
            assert!(position.clone().play(&line.moves[0]).is_ok(), "{} in {position}", line.moves[0]);
        }
    };
    let found = searcher.search(position, &[position.key()], limits, &mut || false, &mut demand);
    assert_eq!(found.is_some(), has_moves, "{position}");
    if let Some(info) = found {
        demand(&info);
    }
}
