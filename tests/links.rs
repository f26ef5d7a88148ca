//! Links: games come back whole, whatever is tried is answered, and they stay short.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::game::{Claim, EndReason, Game, GameResult, NodeId};
use chess_t::link::{self, LinkFault};
use chess_t::outcome::Phase;
use chess_t::record;
use chess_t::role::Letters;
use chess_t::square::Square;
use chess_t::variant::Variant;
use proptest::prelude::*;

const PRINTED: &str = include_str!("vectors/games/nn-khasanov-2020.txt");

/// A game played by taking the n-th legal move.
fn played(variant: Variant, choices: &[u16]) -> Game {
    let mut game = Game::new(variant);
    for &choice in choices {
        let moves = game.moves();
        if !moves.is_empty() {
            game.play(&moves[usize::from(choice) % moves.len()]).unwrap();
        } else if game.phase() == Phase::DrawSquares {
            game.roll_squares(&[u32::from(choice), u32::from(choice / 6)]).unwrap();
        }
    }
    game
}

fn games(longest: usize) -> impl Strategy<Value = Game> {
    (prop::sample::select(Variant::ALL.to_vec()), prop::collection::vec(any::<u16>(), 0..longest))
        .prop_map(|(variant, choices)| played(variant, &choices))
}

/// Steps, positions and the end, as a record tells them.
fn told(game: &Game) -> String {
    record::write(game, Letters::Latin)
}

fn steps(game: &Game) -> usize {
    game.line().len() - 1
}

fn read_back(game: &Game) -> Game {
    let text = link::write(game);
    link::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Pseudo-random words, the same in every run.
fn words(seed: u64) -> impl Iterator<Item = u16> {
    core::iter::successors(Some(seed), |&word| {
        Some(word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
    })
    .map(|word| (word >> 33) as u16)
}

#[test]
fn the_printed_game_comes_back() {
    let game = record::read(PRINTED, Some(Variant::T1)).unwrap();
    let again = read_back(&game);
    assert_eq!(steps(&again), 54);
    assert_eq!(again.result(), game.result());
    let moves = |game: &Game| game.line().into_iter().map(|id| game.node(id).step().copied()).collect::<Vec<_>>();
    assert_eq!(moves(&again), moves(&game));
}

/// Plays coordinate texts; `*g4a5` draws squares.
fn play_all(game: &mut Game, texts: &str) {
    for text in texts.split_whitespace() {
        match text.strip_prefix('*') {
            Some(squares) => {
                let square = |name| Square::from_name(name).unwrap();
                game.draw_squares(ByColor::new(square(&squares[..2]), square(&squares[2..]))).unwrap();
            }
            None => drop(game.play_text(text).unwrap()),
        }
    }
}

/// Links that people hold must be read for ever: who changes these texts needs another version.
#[test]
fn the_format_does_not_change() {
    let link_of = |variant, texts| {
        let mut game = Game::new(variant);
        play_all(&mut game, texts);
        link::write(&game)
    };
    assert_eq!(link_of(Variant::T1, ""), "1aAAp2j");
    assert_eq!(
        link_of(
            Variant::T,
            "e2b5 c7c5 d1f3 a8a5 f1c4 a5d5 *g4a5 b5e5 e7e5 f3i6 e5b2 c4d4 e8e7 i1h1 f7f5 i2i3 i8h8 d4c3 i7i8 d2d3 d8a5 \
             e3f3 a5b4 c3f6 e7e8 e1d2 d7d6 f3e3 f8e7 d2c3"
        ),
        "1bGM0iCJWPJCwPac4laU3o9iBWdlIkrqbEDSoB4J4AAvg_"
    );
    assert_eq!(
        link_of(
            Variant::T2,
            "e2b5 f7f6 b5b8 b7b8 e1e2 h7h6 *g4c5 d1e1 g7g8 i1i3 f6g6 a2a3 a8c8 i3i1 d7d5 i1i4 h8f7 d2d3 e7d7 a1c1 c7c6 \
             c2d2 h6h5 b1c3 f7d6 e2f3 d5e5 e1d1 d8a5 f1e2"
        ),
        "1cUkI1bvfO6l_dh6BIcUdcQdAWITWAY0K4WAFACkSA4PL"
    );
    let mut game = Game::new(Variant::T1);
    play_all(&mut game, "e2e4 e7e5 d1g4 d8f6 f1c4");
    game.end(GameResult { winner: Some(Color::White), by: EndReason::Resignation }).unwrap();
    assert_eq!(link::write(&game), "1aGSo1KBz1V");
    let position = AnyPosition::parse(Variant::T, "4k4/9/9/9/9/9/9/4K4 w ? - 0 1").unwrap();
    assert_eq!(link::write(&Game::from_position(position)), "1B4k4.9.9.9.9.9.9.4K4_w_~_-_0_1_AAOHR");
}

/// A conversion and a promotion that is chosen, in the order of the squares and the letters.
#[test]
fn what_a_piece_becomes_comes_back() {
    let position = AnyPosition::parse(Variant::T1, "4k3/6V1/8/2I3I1/2i5/8/2v2v2/5K2 w - - 0 20").unwrap();
    let mut game = Game::from_position(position);
    play_all(&mut game, "g7g8c c2c1c g5g6 c4c3");
    assert_eq!(told(&read_back(&game)), told(&game));
    let position = AnyPosition::parse(Variant::T1, "4k3/8/8/2P5/6s1/3C1R2/8/4cK2 b - Pp 0 27").unwrap();
    let mut game = Game::from_position(position);
    play_all(&mut game, "g4h2 c5f8c");
    assert_eq!(told(&read_back(&game)), told(&game));
}

/// Random games have more moves to choose from than most, and so longer texts.
#[test]
fn sixty_moves_take_less_than_200_characters() {
    for variant in Variant::ALL {
        let long = (0..).map(|seed| played(variant, &words(seed).take(121).collect::<Vec<_>>()));
        let lengths: Vec<_> =
            long.filter(|game| steps(game) >= 120).map(|game| link::write(&game).len()).take(20).collect();
        let longest = lengths.iter().max().unwrap();
        assert!(*longest < 180, "{variant:?}: {longest}");
    }
}

#[test]
fn every_ending_comes_back() {
    let endings = [
        (Some(Color::White), EndReason::Resignation),
        (Some(Color::Black), EndReason::Resignation),
        (Some(Color::White), EndReason::Time),
        (Some(Color::Black), EndReason::Time),
        (None, EndReason::Agreement),
        (Some(Color::White), EndReason::Unknown),
        (Some(Color::Black), EndReason::Unknown),
        (None, EndReason::Unknown),
    ];
    for (winner, by) in endings {
        let mut game = played(Variant::T2, &words(5).take(9).collect::<Vec<_>>());
        game.end(GameResult { winner, by }).unwrap();
        assert_eq!(read_back(&game).result(), game.result());
    }
}

#[test]
fn claims_come_back() {
    let mut game = Game::new(Variant::T1);
    play_all(&mut game, &"b1c3 b8c6 c3b1 c6b8 ".repeat(2));
    game.claim(Claim::Repetition).unwrap();
    assert_eq!(read_back(&game).result(), game.result());
}

#[test]
fn the_line_that_is_shown_is_written() {
    let mut game = Game::new(Variant::T1);
    play_all(&mut game, "e2e4 e7e5 d1g4");
    game.go_to(NodeId::ROOT).unwrap();
    assert_eq!(steps(&read_back(&game)), 3);
    game.play_text("a2a3").unwrap();
    assert_eq!(steps(&read_back(&game)), 1);
    game.undo().unwrap();
    game.redo().unwrap();
    game.end(GameResult { winner: None, by: EndReason::Agreement }).unwrap();
    assert_eq!(read_back(&game).result(), game.result());
}

#[test]
fn a_cut_link_gives_the_moves_before_the_cut() {
    let game = record::read(PRINTED, Some(Variant::T1)).unwrap();
    let text = link::write(&game);
    let mut before = 0;
    for length in 0..text.len() {
        let error = link::read(&text[..length]).expect_err("cut");
        if length >= 2 {
            assert_eq!(error.fault, LinkFault::Damaged, "{length}");
        }
        let read = error.readable.map_or(0, |part| {
            let whole = &game.line()[..=steps(&part)];
            assert!(
                part.line().iter().zip(whole).all(|(&one, &other)| part.node(one).step() == game.node(other).step())
            );
            steps(&part)
        });
        assert!(read >= before, "{length}");
        before = read;
    }
    assert!(before >= 40, "{before}");
}

#[test]
fn faults_are_told_apart() {
    let fault = |text: &str| link::read(text).expect_err(text).fault.code();
    assert_eq!(fault(""), "link-version");
    assert_eq!(fault("2aAHPkx"), "link-version");
    assert_eq!(fault("1"), "link-damaged");
    assert_eq!(fault("1xAHPkx"), "link-game");
    assert_eq!(fault("1яAHPkx"), "link-game");
    assert_eq!(fault("1bAHPkx"), "link-damaged");
    assert_eq!(fault("1A9_w_-_-_0_1_AAAA"), "bad-position");
    assert_eq!(fault("1A9_w_-_-_0"), "link-damaged");
    assert_eq!(fault(&"1a".repeat(link::LONGEST)), "link-too-long");
}

#[test]
fn what_messages_put_behind_an_address_does_no_harm() {
    let text = link::write(&played(Variant::T1, &[3, 4, 5]));
    for behind in [".", ")", ",\n", "»", "!?", "…"] {
        assert!(link::read(&format!("{text}{behind}")).is_ok(), "{behind}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if cfg!(debug_assertions) { 60 } else { 600 }, ..ProptestConfig::default() })]

    #[test]
    fn games_come_back(game in games(150)) {
        let text = link::write(&game);
        let again = link::read(&text).unwrap();
        prop_assert_eq!(told(&again), told(&game));
        prop_assert_eq!(again.position().text(), game.position().text());
        prop_assert_eq!(again.current(), *again.line().last().unwrap());
        prop_assert_eq!(link::write(&again), text);
    }

    #[test]
    fn games_from_any_place_come_back(game in games(80), choices in prop::collection::vec(any::<u16>(), 0..20)) {
        let start = AnyPosition::parse(game.variant(), &game.position().text()).unwrap();
        let mut other = Game::from_position(start);
        for choice in choices {
            let moves = other.moves();
            if !moves.is_empty() {
                other.play(&moves[usize::from(choice) % moves.len()]).unwrap();
            }
        }
        let text = link::write(&other);
        prop_assert!(text.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_.~".contains(sign)), "{}", text);
        prop_assert_eq!(told(&link::read(&text).unwrap()), told(&other));
    }

    #[test]
    fn any_text_is_answered(text in ".{0,60}", signs in "1[abcABC][A-Za-z0-9_.~-]{0,80}") {
        for text in [text, signs] {
            if let Err(error) = link::read(&text) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }

    #[test]
    fn a_changed_link_is_refused_and_its_readable_part_is_true(
        game in games(150), at in any::<prop::sample::Index>(), sign in "[A-Za-z0-9_.~ я-]",
    ) {
        let text = link::write(&game);
        let at = at.index(text.len());
        let changed = format!("{}{sign}{}", &text[..at], &text[at + 1..]);
        if let Err(error) = link::read(&changed) {
            if let Some(part) = error.readable {
                let steps_of = |game: &Game| {
                    game.line().into_iter().map(|id| game.node(id).step().copied()).collect::<Vec<_>>()
                };
                prop_assert!(steps_of(&game).starts_with(&steps_of(&part)));
                // What could be read is a game like any other.
                prop_assert!(link::read(&link::write(&part)).is_ok());
            }
        } else {
            prop_assert!(changed.trim_end_matches(['.', '~', ' ', 'я']) == text, "{} for {}", changed, text);
        }
    }
}
