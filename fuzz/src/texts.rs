//! Targets that read texts from outside.

use chess_t::any::AnyPosition;
use chess_t::game::Game;
use chess_t::notation::{find_typed, write_move};
use chess_t::record::{read, rewrite, split};
use chess_t::task::{Status, Task, judge, solve};
use chess_t::variant::Variant;
use chess_t::view::{ErrorView, RecordsView, SetupView};

use crate::everything::{LETTERS, ask, ask_game, demand_json, demand_kept_up, demand_written};
use crate::input::{Input, first_line, with_variant};

/// A position string, read in all games.
pub fn position(input: &str) {
    for variant in Variant::ALL {
        demand_json(&SetupView::of(variant, input));
        match AnyPosition::parse(variant, input) {
            Ok(position) => {
                demand_kept_up(&position);
                ask(&position);
            }
            Err(error) => demand_json(&ErrorView::from(error)),
        }
    }
}

/// A position, then moves in writing, a line each.
pub fn notation(input: &str) {
    let Input { position, text } = Input::new(input);
    let mut game = Game::from_position(position);
    for line in text.lines().take(40) {
        match find_typed(game.position(), line) {
            Ok(mv) => {
                for letters in LETTERS {
                    assert_eq!(find_typed(game.position(), &write_move(&mv, letters)), Ok(mv));
                }
                assert_eq!(find_typed(game.position(), &mv.text()), Ok(mv));
                assert!(game.play_text(line).is_ok());
            }
            Err(_) => demand_json(&ErrorView::from(game.play_text(line).expect_err("refused before"))),
        }
    }
    ask_game(&game);
}

/// The game of a record without a tag for it, then the record.
pub fn record(input: &str) {
    let (variant, text) = with_variant(input);
    match read(text, Some(variant)) {
        Ok(game) => {
            demand_written(&game);
            ask_game(&game);
        }
        Err(error) => demand_json(&ErrorView::from(error)),
    }
}

/// A file of several records.
pub fn records(input: &str) {
    let parts = split(input);
    let whole: String = parts.iter().map(|part| part.text).collect();
    let without_mark = input.trim_start_matches('\u{feff}');
    assert_eq!(whole.trim(), without_mark.trim());
    demand_json(&RecordsView { text: input, fallback: Some(Variant::T1) });
    for letters in LETTERS {
        let once = rewrite(input, letters);
        assert_eq!(rewrite(&once, letters), once);
    }
}

/// The text of a link.
pub fn link(input: &str) {
    match chess_t::link::read(input) {
        Ok(game) => {
            demand_written(&game);
            ask_game(&game);
        }
        Err(error) => {
            error.readable.iter().for_each(|game| ask_game(game));
            demand_json(&ErrorView::from(error));
        }
    }
}

/// A position, a task of a lesson, then answers, a line each.
pub fn task(input: &str) {
    let Input { position, text } = Input::new(input);
    let (task, answers) = first_line(text);
    let Ok(task) = Task::parse(task) else { return };
    if task.fits(&position).is_err() {
        return;
    }
    for answer in answers.lines().take(3) {
        demand_json(&judge(&position, &task, answer));
    }
    let solution = solve(&position, &task);
    demand_json(&solution);
    for answer in solution.answers.iter().take(3) {
        let verdict = judge(&position, &task, answer);
        assert!(verdict.status == Status::Right, "{answer} in {position}: {verdict:?}");
    }
}
