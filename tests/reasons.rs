//! A move is legal exactly where there is no reason against it: over every pair of squares and every promotion of
//! the specification's positions, the books' diagrams and many reached by play.

use std::collections::HashSet;

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::reason::{Asked, Reason};
use chess_t::role::Role;
use chess_t::square::Square;
use chess_t::variant::Variant;
use serde_json::Value;

/// A small generator of numbers, so that every run plays the same games.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

fn vectors() -> Vec<AnyPosition> {
    let lines = include_str!("vectors/positions.jsonl").lines().map(|line| serde_json::from_str(line).unwrap());
    let figures: Vec<Value> = serde_json::from_str(include_str!("vectors/figures.json")).unwrap();
    lines
        .chain(figures)
        .map(|value: Value| {
            let variant = Variant::from_key(value["variant"].as_str().unwrap()).unwrap();
            AnyPosition::parse(variant, value["position"].as_str().unwrap()).unwrap()
        })
        .collect()
}

/// Positions of random games, the draw of squares included.
fn played(variant: Variant, games: usize, chance: &mut Chance) -> Vec<AnyPosition> {
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = AnyPosition::start(variant);
        for ply in 0..160 {
            if ply % 5 == 0 {
                positions.push(position);
            }
            let moves = position.moves();
            if let Some(mv) = (!moves.is_empty()).then(|| moves[chance.below(moves.len())]) {
                position.play(&mv).unwrap();
                continue;
            }
            positions.push(position);
            let Some(draw) = &variant.rules().inaccessible else { break };
            let squares = ByColor::from_fn(|color: Color| draw.choices[color][chance.below(6)]);
            if position.draw_squares(squares).is_err() {
                break;
            }
        }
    }
    positions
}

fn check(position: &AnyPosition) -> usize {
    let legal: HashSet<_> = position.moves().iter().map(|mv| (mv.from, mv.to, mv.choice())).collect();
    let pairs: HashSet<_> = legal.iter().map(|&(from, to, _)| (from, to)).collect();
    let squares = || position.rules().squares();
    let mut all = position.all_reasons().into_iter();
    for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
        let reasons = position.reasons(from, to, Asked::Any);
        assert_eq!(all.next(), Some(reasons.iter().collect()), "{position}: {from}{to} {reasons:?}");
        assert_eq!(pairs.contains(&(from, to)), reasons.is_empty(), "{position}: {from}{to} {reasons:?}");
        assert_in_order(position, &reasons);
        for choice in core::iter::once(None).chain(Role::ALL.map(Some)) {
            let reasons = position.reasons(from, to, Asked::Exactly(choice));
            let listed = legal.contains(&(from, to, choice));
            assert_eq!(listed, reasons.is_empty(), "{position}: {from}{to} {choice:?} {reasons:?}");
        }
        check_options(position, from, to, &legal);
    }
    assert_eq!(all.next(), None);
    legal.len()
}

/// What the page offers is what the rules allow.
fn check_options(position: &AnyPosition, from: Square, to: Square, legal: &HashSet<(Square, Square, Option<Role>)>) {
    let options = position.promotion_options(from, to);
    for (choice, reasons) in &options {
        assert_eq!(legal.contains(&(from, to, *choice)), reasons.is_empty(), "{position}: {from}{to} {choice:?}");
    }
    let offered = options.iter().filter(|(_, reasons)| reasons.is_empty()).count();
    let allowed = legal.iter().filter(|&&(start, target, _)| (start, target) == (from, to)).count();
    assert_eq!(offered, allowed, "{position}: {from}{to} {options:?}");
}

const ORDER: [&str; 16] = [
    "nothing-there",
    "not-your-piece",
    "own-piece-on-target",
    "out-of-reach",
    "blocked",
    "castle-is-for-royals",
    "last-royal-must-stay",
    "inaccessible-square",
    "guarded-castle",
    "no-superiority",
    "exchange-only-by-scout",
    "no-exchange-by-king",
    "limit-of-three",
    "promotion-not-offered",
    "game-over",
    "draw-of-squares-due",
];

#[test]
fn the_codes_are_stable() {
    assert_eq!(Reason::CODES, ORDER);
}

fn assert_in_order(position: &AnyPosition, reasons: &[Reason]) {
    let places: Vec<_> =
        reasons.iter().map(|reason| ORDER.iter().position(|code| *code == reason.code()).unwrap()).collect();
    assert!(places.is_sorted(), "{position}: {reasons:?}");
}

#[test]
fn legal_is_without_a_reason() {
    let mut positions = vectors();
    let mut chance = Chance(0x5eed_cafe_f00d);
    let games = if cfg!(debug_assertions) { 2 } else { 40 };
    for variant in Variant::ALL {
        positions.extend(played(variant, games, &mut chance));
    }
    let moves: usize = positions.iter().map(check).sum();
    assert!(moves > positions.len() * 10, "{moves} moves in {} positions", positions.len());
}

fn reasons(variant: Variant, position: &str, from: &str, to: &str) -> Vec<Reason> {
    let position = AnyPosition::parse(variant, position).unwrap();
    position.reasons(Square::from_name(from).unwrap(), Square::from_name(to).unwrap(), Asked::Any)
}

/// One position for each reason, with the numbers the player is told.
#[test]
fn each_reason_carries_its_numbers() {
    let cases = [
        (Variant::T1, "8/8/8/8/8/8/8/4K3 w", "a1", "a2", "NothingThere"),
        (Variant::T1, "4k3/8/8/8/8/8/8/4K3 w", "e8", "e7", "NotYourPiece { owner: Black }"),
        (
            Variant::T1,
            "8/8/8/8/8/8/4I3/4K3 w",
            "e1",
            "e2",
            "OwnPieceOnTarget { piece: Piece { color: White, role: Knecht } }",
        ),
        (Variant::T1, "8/8/8/8/8/8/8/4K3 w", "e1", "e3", "OutOfReach { piece: Piece { color: White, role: King } }"),
        (
            Variant::T1,
            "8/8/8/8/8/8/5v2/4P3 w",
            "e1",
            "h4",
            "Blocked { at: f2, by: Some(Piece { color: Black, role: VerKnecht }), inaccessible_of: None }",
        ),
        (Variant::T, "9/9/9/9/7P1/9/9/9 w a4i5", "h4", "i5", "InaccessibleSquare { owner: Black }"),
        (
            Variant::T1,
            "8/8/8/8/8/8/4I3/8 w",
            "e2",
            "e1",
            "CastleIsForRoyals { castle_of: White, piece: Piece { color: White, role: Knecht } }",
        ),
        (Variant::T1, "8/8/8/8/8/8/8/3pK3 w", "e1", "e2", "LastRoyalMustStay { intruders: SquareSet(16777216) }"),
        (
            Variant::T,
            "3k1p3/9/3P5/9/9/9/9/9 w b4b5",
            "d6",
            "e7",
            "GuardedCastle { totals: ByColor { white: 3, black: 6 }, defender: Black }",
        ),
        // At equality the entry is free (3.3).
        (Variant::T, "3k5/9/3P5/9/9/9/9/9 w b4b5", "d6", "e7", ""),
        (
            Variant::T,
            "9/9/9/9/6P2/9/9/9 w a4h5",
            "g4",
            "i6",
            "Blocked { at: h5, by: None, inaccessible_of: Some(Black) }",
        ),
        (
            Variant::T1,
            "8/3V4/C7/P6C/P6C/P7/8/8 w",
            "d7",
            "d8",
            "LimitOfThree { role: Connet }, LimitOfThree { role: Prince }",
        ),
        (
            Variant::T,
            "4k4/9/4R4/3P5/9/9/9/9 w b4b5",
            "e6",
            "e8",
            "CastleIsForRoyals { castle_of: Black, piece: Piece { color: White, role: Ritter } }, NoSuperiority { totals: ByColor { white: 0, black: 3 }, sums: ByColor { white: 4, black: 3 } }",
        ),
        (
            Variant::T,
            "1r1p5/9/3R5/6P2/9/9/9/9 w b4b5",
            "d6",
            "d8",
            "CastleIsForRoyals { castle_of: Black, piece: Piece { color: White, role: Ritter } }, ExchangeOnlyByScout { totals: ByColor { white: 7, black: 7 } }",
        ),
        (Variant::T1, "5K2/8/8/8/8/8/8/k7 w", "f8", "e8", "GameOver"),
        (Variant::T, "9/9/9/9/9/9/9/K8 w ? - 0 4", "a1", "a2", "DrawOfSquaresDue"),
        (
            Variant::T1,
            "8/8/8/8/4i3/4I3/8/8 w",
            "e3",
            "e4",
            "NoSuperiority { totals: ByColor { white: 2, black: 2 }, sums: ByColor { white: 2, black: 2 } }",
        ),
        (
            Variant::T1,
            "4k3/8/4R3/8/8/8/8/8 w",
            "e6",
            "e8",
            "CastleIsForRoyals { castle_of: Black, piece: Piece { color: White, role: Ritter } }, NoSuperiority { totals: ByColor { white: 0, black: 3 }, sums: ByColor { white: 4, black: 3 } }",
        ),
        (Variant::T, "9/9/9/9/9/9/3kK4/9 w", "e2", "d2", "NoExchangeByKing { totals: ByColor { white: 3, black: 3 } }"),
    ];
    for (variant, position, from, to, expected) in cases {
        let found: Vec<_> = reasons(variant, position, from, to).iter().map(|reason| format!("{reason:?}")).collect();
        assert_eq!(found.join(", "), expected, "{position} {from}{to}");
    }
}
