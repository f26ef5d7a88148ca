//! A game: walking restores everything, the draw of squares is a step, ends are found and left behind.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::game::{EndReason, Game, GameError, GameResult, NodeId};
use chess_t::inaccessible::DrawSquaresError;
use chess_t::notation::{MoveRefusal, find_typed};
use chess_t::outcome::Phase;
use chess_t::record;
use chess_t::role::{Letters, Role};
use chess_t::setup::Inaccessible;
use chess_t::square::Square;
use chess_t::variant::Variant;

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn from(variant: Variant, position: &str) -> Game {
    Game::from_position(AnyPosition::parse(variant, position).unwrap())
}

/// chess-T to the draw of squares, with pieces of both sides on ranks 4 and 5.
fn before_the_draw() -> Game {
    let mut game = Game::new(Variant::T);
    play(&mut game, "a2a4 i7i5 a1a3 i8i6 b2b4 h7h5");
    game
}

#[test]
fn a_typed_move_may_name_its_squares_alone() {
    let position = AnyPosition::parse(Variant::T1, "4k3/6V1/8/8/3i4/8/3R4/4K3 w - - 0 20").unwrap();
    let typed = |text: &str| find_typed(&position, text).map(|mv| mv.to_string());
    for text in ["d2d3", "d2-d3", "d2–d3", "R d2-d3", "Рт d2-d3"] {
        assert_eq!(typed(text), Ok("d2d3".to_owned()), "{text}");
    }
    assert_eq!(typed("g7-g8c"), Ok("g7g8c".to_owned()));
    assert_eq!(typed("d2:d4"), Err(MoveRefusal::WrongPiece { said: Role::Knecht, stands: Role::Ritter }));
    assert_eq!(typed("C d2-d3"), Err(MoveRefusal::WrongPiece { said: Role::Connet, stands: Role::Ritter }));
}

#[test]
fn the_draw_is_due_after_blacks_third_move() {
    let mut game = before_the_draw();
    assert_eq!(game.phase(), Phase::DrawSquares);
    assert!(game.moves().is_empty());
    assert!(game.play_text("a3a1").is_err());
    let refused = game.draw_squares(ByColor::new(square("d4"), square("a5")));
    let fault = DrawSquaresError::NotAChoice { owner: Color::White, square: square("d4") };
    assert_eq!(refused, Err(GameError::Squares(fault)));
    game.draw_squares(ByColor::new(square("g4"), square("c5"))).unwrap();
    assert_eq!(game.phase(), Phase::Play);
    assert!(game.draw_squares(ByColor::new(square("g4"), square("c5"))).is_err());
    assert_eq!(game.position().to_string(), "r2pkp3/iiiicii2/4i3r/7ii/II7/R3I4/2IICIIII/3PKP2R w g4c5 Pp 6 4");
}

#[test]
fn strangers_on_drawn_squares_are_removed() {
    let position = "4k4/9/9/I6r1/r6I1/9/9/4K4 w ? - 7 4";
    let mut game = from(Variant::T, position);
    let drawn = game.draw_squares(ByColor::new(square("a4"), square("a5"))).unwrap();
    let removed: Vec<_> =
        drawn.removals().map(|removal| (removal.piece.color, removal.piece.role, removal.square)).collect();
    assert_eq!(removed, [(Color::White, Role::Knecht, square("a5")), (Color::Black, Role::Ritter, square("a4"))]);
    assert_eq!(game.position().to_string(), "4k4/9/9/7r1/7I1/9/9/4K4 w a4a5 - 7 4");
    assert_eq!(game.lost(), ByColor::new(vec![Role::Knecht], vec![Role::Ritter]));
    game.undo().unwrap();
    assert_eq!(game.position().to_string(), position);
    game.redo().unwrap();
    assert_eq!(game.position().inaccessible(), Inaccessible::Drawn(ByColor::new(square("a4"), square("a5"))));

    let own = from(Variant::T, position).draw_squares(ByColor::new(square("h4"), square("h5"))).unwrap();
    assert_eq!(own.removals().count(), 0, "a piece on its own square stays");
}

#[test]
fn a_draw_that_removes_kings_ends_the_game() {
    let draw = |position: &str, white, black| {
        let mut game = from(Variant::T, position);
        game.draw_squares(ByColor::new(square(white), square(black))).unwrap();
        game.result()
    };
    let taken = |winner| Some(GameResult { winner, by: EndReason::KingTaken });
    assert_eq!(draw("4k4/9/9/K8/9/9/9/9 w ? - 0 4", "b4", "a5"), taken(Some(Color::Black)));
    assert_eq!(draw("9/9/9/9/k8/9/9/4K4 w ? - 0 4", "a4", "a5"), taken(Some(Color::White)));
    assert_eq!(draw("9/9/9/K8/k8/9/9/9 w ? - 0 4", "a4", "a5"), taken(None));
}

#[test]
fn a_draw_may_blockade() {
    let mut game = from(Variant::T, "4k4/9/9/I8/9/9/9/9 w ? - 0 4");
    assert_eq!(game.result(), None, "blockade is judged only after the draw");
    game.draw_squares(ByColor::new(square("b4"), square("a5"))).unwrap();
    assert_eq!(game.result(), Some(GameResult { winner: Some(Color::Black), by: EndReason::Blockade }));
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn dice_draw_by_their_faces() {
    let mut game = before_the_draw();
    game.roll_squares(&[5, 9]).unwrap();
    assert_eq!(game.position().inaccessible(), Inaccessible::Drawn(ByColor::new(square("i4"), square("g5"))));
    let mut game = Game::new(Variant::T1);
    assert_eq!(game.roll_squares(&[1, 2]), Err(GameError::Squares(DrawSquaresError::NotDue)));
}

#[test]
fn a_game_that_ended_before_the_draw_has_none() {
    let mut game = from(Variant::T, "9/9/9/9/9/3p5/9/I8 b ? - 0 3");
    play(&mut game, "d3e2");
    assert_eq!(game.result(), Some(GameResult { winner: Some(Color::Black), by: EndReason::CastleSeized }));
    assert_eq!(game.phase(), Phase::Over);

    let mut game = from(Variant::T, "4k4/9/9/9/9/9/r7r/8K b ? - 0 3");
    play(&mut game, "i2i1");
    assert_eq!(game.result(), Some(GameResult { winner: Some(Color::Black), by: EndReason::KingTaken }));
    assert!(game.roll_squares(&[1, 2]).is_err());
}

#[test]
fn walking_restores_everything() {
    let mut game = from(Variant::T1, "8/7k/6ip/5R1i/5P2/8/8/4K3 w - Pp 0 23");
    let mut seen = vec![(game.position().to_string(), game.result(), game.lost())];
    for text in ["Пр f4-d6", "Пр h6-f8", "Рт f5-f7+", "Кр h7-g8", "Пр d6:f8Кт"] {
        game.play_text(text).unwrap();
        seen.push((game.position().to_string(), game.result(), game.lost()));
    }
    assert!(game.result().is_some());
    for expected in seen.iter().rev().skip(1) {
        game.undo().unwrap();
        assert_eq!(&(game.position().to_string(), game.result(), game.lost()), expected);
    }
    assert_eq!(game.undo(), Err(GameError::NothingToUndo));
    for expected in &seen[1..] {
        game.redo().unwrap();
        assert_eq!(&(game.position().to_string(), game.result(), game.lost()), expected);
    }
    assert_eq!(game.redo(), Err(GameError::NothingToRedo));
    assert!(game.play_text("e1e2").is_err(), "the game is over");
}

#[test]
fn another_move_starts_a_variation_and_the_same_one_goes_on() {
    let mut game = Game::new(Variant::T1);
    play(&mut game, "e2e4 e7e5 d2d4");
    let end = game.current();
    game.go_to(NodeId::ROOT).unwrap();
    play(&mut game, "e2e4 e7e5 d2d4");
    assert_eq!(game.current(), end, "no step is doubled");
    game.undo().unwrap();
    play(&mut game, "a2a3");
    assert_eq!(game.siblings(game.current()), 2);
    game.undo().unwrap();
    game.redo().unwrap();
    assert_ne!(game.current(), end, "redo follows the line visited last");
    assert_eq!(game.main_line_end(), end);
    let written = record::write(&game, Letters::Latin);
    assert!(written.contains("2. d2-d4\n(2. a2-a3)\n"), "{written}");
    assert!(game.id(99).is_none());
}

#[test]
fn ends_by_the_players_belong_to_their_place() {
    let mut game = Game::new(Variant::T1);
    play(&mut game, "e2e4");
    let resigned = GameResult { winner: Some(Color::White), by: EndReason::Resignation };
    game.end(resigned).unwrap();
    assert_eq!(game.end(resigned), Err(GameError::GameOver));
    assert!(game.moves().is_empty());
    assert_eq!(game.phase(), Phase::Over);
    assert!(game.play_text("e7e5").is_err());
    game.undo().unwrap();
    assert_eq!(game.result(), None);
    play(&mut game, "d2d4 e7e5");
    assert_eq!(game.result(), None);
}

#[test]
fn repetition_counts_rights_and_squares() {
    // The same placement with another right is another position.
    let mut game = from(Variant::T1, "4k3/8/8/8/8/8/8/R3K3 w - Pp 0 1");
    play(&mut game, "a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1");
    assert_eq!(game.claims(), []);
    play(&mut game, "d8e8");
    assert_eq!(game.occurrences(), 3);
}

#[test]
fn exposing_the_king_is_told_once_and_only_where_it_could_be_helped() {
    let mut game = from(Variant::T1, "4k3/8/8/8/3r4/8/6K1/8 w - - 0 1");
    play(&mut game, "g2f2");
    assert!(!game.is_exposed(), "a Ritter at 2 does not reach f2");
    play(&mut game, "d4d2");
    assert!(game.node(game.current()).mark().text() == "+");
    play(&mut game, "f2f1");
    assert!(!game.is_exposed());
    game.undo().unwrap();
    play(&mut game, "f2g2");
    assert!(!game.is_exposed());
    game.undo().unwrap();
    play(&mut game, "f2e2");
    assert!(game.is_exposed(), "e2 is next to the Ritter");
}

#[test]
fn the_reasons_of_a_finished_game_say_so() {
    let mut game = Game::new(Variant::T1);
    game.end(GameResult { winner: None, by: EndReason::Agreement }).unwrap();
    let reasons = game.reasons(square("e2"), square("e4"), chess_t::reason::Asked::Any);
    assert_eq!(reasons, [chess_t::reason::Reason::GameOver]);
}
