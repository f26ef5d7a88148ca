//! Texts of a quarter of a megabyte: every reader answers them, and what it says of them is short enough to be shown.

use chess_t::any::AnyPosition;
use chess_t::json::text_of;
use chess_t::notation::find_typed;
use chess_t::record::{self, RecordError};
use chess_t::role::Letters;
use chess_t::task::Task;
use chess_t::variant::Variant;
use chess_t::view::{ErrorView, SetupView};
use chess_t::{game::GameError, link};

const LENGTH: usize = 1 << 18;
/// More than all that is wrong with one text takes.
const SHORT: usize = 100_000;

/// What a text is made of, again and again.
const PARTS: [&str; 20] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "\"",
    "\\",
    "\n",
    "/",
    "9",
    "x",
    "♔",
    "\u{202e}",
    "not ",
    "1. ",
    "e2-e4 ",
    "(a2-a4) ",
    "*",
    "[Game \"chess-T\"]\n",
    "1. a2-a4 *\n[Game \"chess-T\"]\n",
];

fn large_texts() -> impl Iterator<Item = String> {
    PARTS.iter().map(|part| part.repeat(LENGTH / part.len()))
}

fn demand_short(error: ErrorView, of: &str) {
    let said = text_of(&error);
    assert!(said.len() < SHORT, "{} bytes about {:?}…", said.len(), of.chars().take(9).collect::<String>());
}

#[test]
fn large_positions_are_refused_in_few_words() {
    for text in large_texts() {
        let error = AnyPosition::parse(Variant::T, &text).expect_err("no position");
        demand_short(error.into(), &text);
        assert!(text_of(&SetupView::of(Variant::T2, &text)).len() < SHORT);
    }
}

#[test]
fn large_moves_links_and_tasks_are_refused_in_few_words() {
    let start = AnyPosition::start(Variant::T);
    for text in large_texts() {
        demand_short(GameError::Move(find_typed(&start, &text).expect_err("no move")).into(), &text);
        demand_short(link::read(&text).expect_err("no link").into(), &text);
        assert!(Task::parse(&text).is_err());
    }
}

#[test]
fn large_records_are_answered_in_few_words() {
    for text in large_texts() {
        if let Err(error) = record::read(&text, Some(Variant::T)) {
            demand_short(error.into(), &text);
        }
        let faults = record::split(&text).into_iter().take(3).filter_map(|part| part.read(None).err());
        faults.for_each(|error: RecordError| demand_short(error.into(), &text));
        assert!(record::rewrite(&text, Letters::Russian).len() < 3 * LENGTH);
    }
}
