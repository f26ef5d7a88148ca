//! Every reconstructed clause is one field: a game that reads it the other way differs in just that.

use std::ops::ControlFlow;

use chess_t::bitboard::{Bitboard, NineFileBoard};
use chess_t::color::{ByColor, Color};
use chess_t::lines::Lines;
use chess_t::outcome::Outcome;
use chess_t::position::Position;
use chess_t::role::Role;
use chess_t::setup::Setup;
use chess_t::square::Square;
use chess_t::variant::{
    ChessT, ChessT1, ChessT2, Conversion, InaccessibleSquares, NineFiles, Rules, Ruleset, T, T1, T2, Variant,
};

/// A game that differs from another in some fields.
macro_rules! game_like {
    ($name:ident, $like:ty, $base:ident, $($field:ident: $value:expr),+) => {
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        struct $name;

        impl Ruleset for $name {
            type Board = <$like as Ruleset>::Board;
            const SHARED: &'static Rules = &Rules { $($field: $value,)+ ..$base };
            const CASTLES: ByColor<Self::Board> = <$like as Ruleset>::CASTLES;

            fn lines(from: Square) -> &'static Lines {
                <$like as Ruleset>::lines(from)
            }
        }
    };
}

fn position<R: Ruleset>(game: R, text: &str) -> Position<R> {
    Position::new(game, &Setup::parse(game.rules().variant, text).unwrap()).unwrap()
}

fn moves<R: Ruleset>(game: R, text: &str) -> Vec<String> {
    let mut moves = Vec::new();
    let _ = position(game, text).legal_moves(&mut |mv| {
        moves.push(mv.to_string());
        ControlFlow::Continue(())
    });
    moves
}

fn has<R: Ruleset>(game: R, text: &str, mv: &str) -> bool {
    moves(game, text).iter().any(|known| known == mv)
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

#[test]
fn clause_1_forces_are_a_table() {
    game_like!(HeavyKnechts, NineFiles, T, force: [3, 6, 3, 4, 3, 3, 0]);
    let text = "4k4/9/9/4i4/4I4/9/9/4K4 w b4b5 - 0 9";
    assert_eq!(position(ChessT, text).sums(square("e5")), ByColor::new(2, 2));
    assert_eq!(position(HeavyKnechts, text).sums(square("e5")), ByColor::new(3, 3));
}

#[test]
fn clause_3_3_the_entrant_counts() {
    game_like!(EntrantAlone, NineFiles, T, entrant_counts: false);
    let text = "3k5/9/3P5/9/9/9/9/4K4 w b4b5 - 0 9";
    assert!(has(ChessT, text, "d6e7"));
    assert!(!has(EntrantAlone, text, "d6e7"));
}

#[test]
fn clause_3_3_equality_lets_in() {
    game_like!(EqualityGuards, NineFiles, T, equality_guards: true);
    let text = "3k5/9/3P5/9/9/9/9/4K4 w b4b5 - 0 9";
    assert!(!has(EqualityGuards, text, "d6e7"));
    let unguarded = "9/9/3P4k/9/9/9/9/4K4 w b4b5 - 0 9";
    assert!(has(EqualityGuards, unguarded, "d6e7"));
}

#[test]
fn clause_3_4_an_exchange_is_leaving() {
    game_like!(ExchangeStays, NineFiles, T, exchange_is_leaving: false);
    // The Prince on e1 is White's last royal; p d1 is inside; the Prince on g3 could be exchanged.
    let text = "4k4/9/9/9/9/6p2/9/3pP4 w b4b5 - 0 9";
    assert!(!has(ChessT, text, "e1g3"));
    assert!(has(ExchangeStays, text, "e1g3"));
    // It may always exchange the only intruder.
    assert!(has(ChessT, "4k4/9/9/9/9/9/9/3pP4 w b4b5 - 0 9", "e1d1"));
}

#[test]
fn clause_4_3_inaccessible_squares_block() {
    game_like!(SeeThrough, NineFiles, T, inaccessible_blocks: false);
    let text = "4k4/9/9/9/6P2/9/9/4K4 w b4h5 - 0 9";
    assert!(!has(ChessT, text, "g4i6"));
    assert!(has(SeeThrough, text, "g4i6"));
    assert!(!has(SeeThrough, text, "g4h5"));
}

#[test]
fn clause_4_8_the_last_royal_keeps_its_force() {
    game_like!(BannedIsIdle, ChessT1, T1, last_royal_keeps_force: false);
    let text = "4k3/8/8/8/8/8/8/3pK3 w - - 0 9";
    assert_eq!(position(ChessT1, text).sums(square("e2")).white, 3);
    assert_eq!(position(BannedIsIdle, text).sums(square("e2")).white, 0);
    assert_eq!(position(BannedIsIdle, text).sums(square("d1")).white, 3);
    let banned = position(BannedIsIdle, text);
    for square in T1.squares() {
        assert_eq!(banned.force_map().sums(square), banned.sums(square), "{square}");
    }
}

#[test]
fn clause_5_2_exchange_at_equality() {
    game_like!(NoExchange, NineFiles, T, exchange_at_equality: false);
    let text = "4k4/9/9/4i4/4I4/9/9/4K4 w b4b5 - 0 9";
    assert!(has(ChessT, text, "e4e5"));
    assert!(!has(NoExchange, text, "e4e5"));
}

#[test]
fn clause_5_2_kings() {
    game_like!(KingExchanges, NineFiles, T, king_exchanges: true);
    game_like!(KingIsSafe, NineFiles, T, king_is_exchanged: false);
    let attack = "9/9/9/9/4k4/4P4/9/3K5 w b4b5 - 0 9";
    assert!(has(ChessT, attack, "e3e4"));
    assert!(!has(KingIsSafe, attack, "e3e4"));
    let own = "4k4/9/9/4p4/4K4/9/9/9 w b4b5 - 0 9";
    assert!(!has(ChessT, own, "e4e5"));
    assert!(has(KingExchanges, own, "e4e5"));
}

#[test]
fn clause_5_3_scouts_exchange_in_castles() {
    game_like!(NoScoutInside, NineFiles, T2, scout_exchanges_in_castle: false);
    let text = "3kp4/9/5S3/9/9/9/9/4K4 w b4b5 - 0 9";
    assert!(has(ChessT2, text, "f6e8"));
    assert!(!has(NoScoutInside, text, "f6e8"));
}

#[test]
fn clause_5_4_superiority_captures() {
    game_like!(MayExchange, NineFiles, T, exchange_at_superiority: true);
    let text = "4k4/9/9/4i4/4R4/9/9/4K4 w b4b5 - 0 9";
    let count = |moves: Vec<String>| moves.iter().filter(|mv| *mv == "e4e5").count();
    assert_eq!(count(moves(ChessT, text)), 1);
    assert_eq!(count(moves(MayExchange, text)), 2);
}

#[test]
fn clause_6_1_the_rank_of_promotion() {
    game_like!(LatePromotion, NineFiles, T, knecht_promotion_rank: 7);
    let text = "4k4/9/9/I8/9/9/9/4K4 w b4b5 - 0 9";
    let promoted = |became: Option<Role>, found: &mut bool| *found |= became == Some(Role::VerKnecht);
    let (mut early, mut late) = (false, false);
    let _ = position(ChessT, text).legal_moves(&mut |mv| {
        promoted(mv.becomes, &mut early);
        ControlFlow::Continue(())
    });
    let _ = position(LatePromotion, text).legal_moves(&mut |mv| {
        promoted(mv.becomes, &mut late);
        ControlFlow::Continue(())
    });
    assert!(early && !late);
}

#[test]
fn clause_6_2_choices_and_limits() {
    game_like!(OnlyRitters, NineFiles, T, ver_knecht_becomes: &[Role::Ritter]);
    game_like!(LimitOfTwo, NineFiles, T, limit: 2);
    let text = "4k4/V8/9/9/9/9/3PP4/4K4 w b4b5 - 0 9";
    assert!(has(ChessT, text, "a7a8p") && !has(LimitOfTwo, text, "a7a8p"));
    assert!(has(OnlyRitters, text, "a7a8r") && !has(OnlyRitters, text, "a7a8c"));
}

#[test]
fn clause_6_3_conversion() {
    game_like!(Automatic, NineFiles, T, conversion: Conversion::Automatic);
    let text = "9/9/3P4k/9/9/9/9/4K4 w b4b5 P 0 9";
    assert!(has(ChessT, text, "d6e7") && has(ChessT, text, "d6e7c"));
    assert!(!has(Automatic, text, "d6e7") && has(Automatic, text, "d6e7c"));
}

#[test]
fn clause_6_3_a_declined_conversion_keeps_the_right() {
    game_like!(Spends, NineFiles, T, entry_spends_right: true);
    fn rights_after<R: Ruleset>(game: R) -> bool {
        // Black's Prince is out of the way of the entry to d8.
        let before = position(game, "4k4/9/9/6P2/9/9/9/4K4 w b4b5 P 0 9");
        let mut rights = None;
        let _ = before.legal_moves(&mut |mv| {
            if mv.to_string() == "g5e7" {
                let mut after = before;
                after.play(&mv).unwrap();
                rights = Some(after.rights().white);
            }
            ControlFlow::Continue(())
        });
        rights.expect("the entry is legal")
    }
    assert!(rights_after(ChessT));
    assert!(!rights_after(Spends));
}

/// The draw of chess-T with other consequences.
const fn draw(removed_king_loses: bool, removal_resets_quiet: bool, blockade_waits: bool) -> InaccessibleSquares {
    match T.inaccessible {
        Some(InaccessibleSquares { choices, before_move, .. }) => {
            InaccessibleSquares { choices, before_move, removed_king_loses, removal_resets_quiet, blockade_waits }
        }
        None => panic!("chess-T has inaccessible squares"),
    }
}

#[test]
fn clause_7_removals() {
    game_like!(KingsSurvive, NineFiles, T, inaccessible: Some(draw(false, false, true)));
    game_like!(Resets, NineFiles, T, inaccessible: Some(draw(true, true, true)));
    let squares = ByColor::new(square("a4"), square("a5"));
    let text = "4k4/9/9/K8/9/9/9/4P4 w ? - 7 4";
    let mut usual = position(ChessT, text);
    usual.draw_squares(squares).unwrap();
    let mut survived = position(KingsSurvive, text);
    survived.draw_squares(squares).unwrap();
    assert_eq!(usual.outcome().and_then(|outcome: Outcome| outcome.winner), Some(Color::Black));
    assert_eq!(survived.outcome(), None);
    let mut reset = position(Resets, text);
    reset.draw_squares(squares).unwrap();
    assert_eq!((usual.quiet(), reset.quiet()), (7, 0));
}

#[test]
fn clause_7_blockade_waits_for_the_draw() {
    game_like!(AtOnce, NineFiles, T, inaccessible: Some(draw(true, false, false)));
    let text = "4k4/9/9/9/9/9/9/9 w ? - 7 4";
    assert_eq!(position(ChessT, text).outcome(), None);
    assert_eq!(position(AtOnce, text).outcome().and_then(|outcome| outcome.winner), Some(Color::Black));
}

#[test]
fn clause_3_the_leap_is_a_pair_of_numbers() {
    let leaps = NineFileBoard::from_near(NineFiles::lines(square("e4")).leap, square("e4"));
    assert!(["d6", "f6", "c5", "g5", "c3", "g3", "d2", "f2"].into_iter().all(|name| leaps.has(square(name))));
    assert_eq!(leaps.count(), 8);
    assert_eq!(T2.scout_leap, (1, 2));
}

#[test]
fn clause_5_2_an_exchange_keeps_the_right() {
    game_like!(Spends, NineFiles, T, exchange_spends_right: true);
    fn right_after<R: Ruleset>(game: R) -> bool {
        let before = position(game, "3p2k2/9/9/6P2/9/9/9/4K4 w b4b5 P 0 9");
        let mut right = None;
        let _ = before.legal_moves(&mut |mv| {
            if mv.to_string() == "g5d8" {
                let mut after = before;
                after.play(&mv).unwrap();
                right = Some(after.rights().white);
            }
            ControlFlow::Continue(())
        });
        right.expect("the exchange is legal")
    }
    assert!(right_after(ChessT));
    assert!(!right_after(Spends));
}

#[test]
fn clause_8_an_exchanged_king_loses() {
    game_like!(Survives, NineFiles, T, exchanged_king_loses: false);
    let text = "9/i8/9/9/4k4/4P4/9/3K5 w b4b5 - 0 9";
    fn end<R: Ruleset>(game: R, text: &str) -> Option<Color> {
        let mut winner = None;
        let _ = position(game, text).legal_moves(&mut |mv| {
            if mv.to_string() == "e3e4" {
                let mut after = position(game, text);
                after.play(&mv).unwrap();
                winner = after.outcome().and_then(|outcome| outcome.winner);
            }
            ControlFlow::Continue(())
        });
        winner
    }
    assert_eq!(end(ChessT, text), Some(Color::White));
    assert_eq!(end(Survives, text), None);
}

#[test]
fn clause_8_3_blockade_loses() {
    game_like!(BlockadeDraws, NineFiles, T, blockade_loses: false);
    let text = "4k4/9/9/9/9/9/9/9 w b4b5 - 0 9";
    assert_eq!(position(ChessT, text).outcome().unwrap().winner, Some(Color::Black));
    assert_eq!(position(BlockadeDraws, text).outcome().unwrap().winner, None);
}

#[test]
fn every_game_lists_what_is_reconstructed() {
    let listed = |variant: Variant| variant.rules().reconstructed;
    assert!(listed(Variant::T).contains(&"5.2") && listed(Variant::T2).contains(&"5.3"));
    assert!(Variant::ALL.into_iter().all(|variant| listed(variant).contains(&"4.8")));
    assert!(!listed(Variant::T1).contains(&"1"));
}
