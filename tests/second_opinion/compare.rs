//! Sets the crate's answers against the second opinion's.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::moves::{CoordinateText, Effect};
use chess_t::outcome::{self as crate_outcome, WinBy};
use chess_t::reason::Asked;
use chess_t::role as crate_role;
use chess_t::square as crate_square;
use chess_t::variant::Variant;

use super::board::{Game, Piece, Position, Role, SIDES, Side, Square};
use super::ending::{self, By, Outcome, Phase, king_takeable, legal_moves, move_texts, phase, result_of_position};
use super::force::{clause_4_4_sum, clause_4_5_counted, contributors};
use super::moves::{Kind, Move, make};
use super::notation::mark_of;
use super::random::Chance;
use super::text::{piece_letter, write};

pub fn variant_of(game: Game) -> Variant {
    match game {
        Game::T1 => Variant::T1,
        Game::T => Variant::T,
        Game::T2 => Variant::T2,
    }
}

fn color_of(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

pub fn square_of(square: Square) -> crate_square::Square {
    crate_square::Square::from_name(&square.name()).expect("a square")
}

fn letter_of(role: crate_role::Role) -> char {
    role.latin()
}

/// The crate's position for one of ours.
pub fn theirs_of(ours: &Position) -> AnyPosition {
    let text = write(ours);
    AnyPosition::parse(variant_of(ours.game), &text).unwrap_or_else(|error| panic!("refused {text}: {error}"))
}

/// A move in full: text, what it does, what it takes, what it becomes.
fn describe(text: &str, kind: &str, taken: Option<char>, becomes: Option<char>) -> String {
    format!("{text} {kind} takes {taken:?} becomes {becomes:?}")
}

fn describe_ours(step: &Move) -> String {
    let kind = match step.kind {
        Kind::Plain => "plain",
        Kind::Capture => "capture",
        Kind::Exchange => "exchange",
    };
    let taken = step.taken.map(|piece| piece.role.letter());
    describe(&step.text(), kind, taken, step.becomes.map(Role::letter))
}

fn describe_theirs(step: &chess_t::moves::Move) -> String {
    let kind = match step.effect {
        Effect::Plain => "plain",
        Effect::Capture(_) => "capture",
        Effect::Exchange(_) => "exchange",
    };
    let taken = step.effect.taken().map(letter_of);
    describe(&step.to_string(), kind, taken, step.becomes.map(letter_of))
}

/// The crate's move for one of ours.
pub fn their_move(theirs: &AnyPosition, step: &Move) -> Option<chess_t::moves::Move> {
    let wanted = describe_ours(step);
    theirs.moves().into_iter().find(|candidate| describe_theirs(candidate) == wanted)
}

fn compare_outcome(ours: Outcome) -> crate_outcome::Outcome {
    let by = match ours.by {
        By::King => WinBy::King,
        By::Castle => WinBy::Castle,
        By::Blockade => WinBy::Blockade,
    };
    crate_outcome::Outcome { winner: ours.winner.map(color_of), by }
}

fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Play => "play",
        Phase::DrawSquares => "draw-squares",
        Phase::Over => "over",
    }
}

/// Collects what differs.
#[derive(Default)]
pub struct Differences(pub Vec<String>);

impl Differences {
    fn expect<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, ours: T, theirs: T) {
        if ours != theirs {
            self.0.push(format!("{what}\n  second opinion: {ours:?}\n  crate:          {theirs:?}"));
        }
    }
}

fn moves(found: &mut Differences, ours: &Position, theirs: &AnyPosition) {
    let mut our_moves: Vec<String> = legal_moves(ours).iter().map(describe_ours).collect();
    let mut their_moves: Vec<String> = theirs.moves().iter().map(describe_theirs).collect();
    our_moves.sort();
    their_moves.sort();
    let only = |these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|text| !those.contains(text)).cloned().collect()
    };
    let (extra, missing) = (only(&our_moves, &their_moves), only(&their_moves, &our_moves));
    found.expect("moves only one side has", extra, missing);
    found.expect("number of moves", our_moves.len(), their_moves.len());
}

fn totals(totals: chess_t::force::Totals) -> [i32; 2] {
    [i32::from(totals.white), i32::from(totals.black)]
}

fn their_contributors(theirs: &AnyPosition, on: Square) -> Vec<(String, char, i32, bool)> {
    let list = theirs.contributors(square_of(on)).into_iter();
    let mut list: Vec<_> = list
        .map(|acting| (acting.square.to_string(), acting.piece.letter(), i32::from(acting.force), acting.idle))
        .collect();
    list.sort();
    list
}

fn our_contributors(ours: &Position, on: Square) -> Vec<(String, char, i32, bool)> {
    let mut list = Vec::new();
    for side in SIDES {
        for acting in contributors(ours, side, on) {
            let letter = ours.at(acting.square).map_or('?', piece_letter);
            list.push((acting.square.name(), letter, acting.force, acting.idle));
        }
    }
    list.sort();
    list
}

fn forces(found: &mut Differences, ours: &Position, theirs: &AnyPosition) {
    for on in ours.game.squares() {
        let name = on.name();
        let (sums, counted) = (theirs.sums(square_of(on)), theirs.counted(square_of(on)));
        found.expect(&format!("sums on {name}"), SIDES.map(|side| clause_4_4_sum(ours, side, on)), totals(sums));
        let ours_counted = SIDES.map(|side| clause_4_5_counted(ours, side, on));
        found.expect(&format!("counted on {name}"), ours_counted, totals(counted));
        found.expect(&format!("acting on {name}"), our_contributors(ours, on), their_contributors(theirs, on));
    }
}

/// The crate's other ways to the same answers: moves counted, not made; the force of all squares at once; the reasons
/// against every pair of squares.
fn shortcuts(found: &mut Differences, ours: &Position, theirs: &AnyPosition) {
    let legal = legal_moves(ours);
    found.expect("moves counted", legal.len() as u64, theirs.perft(1));
    let mut squares = ours.game.squares();
    squares.sort();
    let acted: Vec<_> =
        squares.iter().map(|on| (on.name(), SIDES.map(|side| clause_4_4_sum(ours, side, *on)))).collect();
    let acted: Vec<_> = acted.into_iter().filter(|(_, sums)| *sums != [0, 0]).collect();
    let mapped = theirs.forces().into_iter().map(|(on, sums, _)| (on.to_string(), totals(sums)));
    found.expect("squares where force acts", acted, mapped.collect());
    let pairs = squares.iter().flat_map(|from| squares.iter().map(|to| (*from, *to)));
    let legal: Vec<bool> = pairs.map(|(from, to)| legal.iter().any(|m| (m.from, m.to) == (from, to))).collect();
    let free: Vec<bool> = theirs.all_reasons().iter().map(|reasons| reasons.0 == 0).collect();
    found.expect("pairs of squares without a reason", legal, free);
}

/// The crate's reasons against random moves: some exactly where the move is illegal.
pub fn reasons(ours: &Position, theirs: &AnyPosition, chance: &mut Chance) -> Differences {
    let mut found = Differences::default();
    let legal = move_texts(ours);
    let squares = ours.game.squares();
    let own: Vec<Square> = ours.pieces().into_iter().map(|(square, _)| square).collect();
    for _ in 0..24 {
        let from = if own.is_empty() || chance.percent(10) { chance.pick(&squares) } else { chance.pick(&own) };
        let near = super::lines::reached(ours, from);
        let to = if near.is_empty() || chance.percent(30) { chance.pick(&squares) } else { chance.pick(&near) };
        let letter = chance.pick(&["", "", "c", "p", "r", "s", "v"]);
        let text = from.name() + &to.name() + letter;
        let asked = CoordinateText::parse(&text).expect("coordinate text");
        let exactly = theirs.reasons(asked.from, asked.to, Asked::Exactly(asked.choice));
        found.expect(&format!("{text} legal? {exactly:?}"), legal.contains(&text), exactly.is_empty());
        let any = theirs.reasons(asked.from, asked.to, Asked::Any);
        let some = legal.iter().any(|legal| legal.starts_with(&text[..4]));
        found.expect(&format!("{text} any? {any:?}"), some, any.is_empty());
    }
    found
}

/// Everything a position shows by itself.
pub fn position(ours: &Position, theirs: &AnyPosition) -> Differences {
    let mut found = Differences::default();
    found.expect("position string", write(ours), theirs.to_string());
    found.expect("phase", phase_key(phase(ours)), theirs.phase().key());
    found.expect("outcome", result_of_position(ours).map(compare_outcome), theirs.outcome());
    for side in SIDES {
        let takeable = king_takeable(ours, side);
        found.expect(&format!("{side:?} King takeable"), takeable, theirs.king_can_be_taken(color_of(side)));
    }
    found.expect("mark", mark_of(ours), theirs.check_mark().text());
    moves(&mut found, ours, theirs);
    forces(&mut found, ours, theirs);
    shortcuts(&mut found, ours, theirs);
    found
}

/// What a move has led to: counters, rights, the end of the game.
pub fn after_move(before: &Position, step: &Move, theirs: &AnyPosition) -> Differences {
    let mut found = Differences::default();
    let after = make(before, step);
    let ours = ending::clause_8_4_outcome(step, &after).map(compare_outcome);
    found.expect(&format!("position after {}", step.text()), write(&after), theirs.to_string());
    found.expect(&format!("outcome after {}", step.text()), ours, theirs.outcome());
    if ours.is_some() {
        found.expect("moves after the end", 0, theirs.moves().len());
        found.expect("mark after the end", "", theirs.check_mark().text());
    }
    found
}

/// The pieces a draw of squares should remove, White's square first.
fn our_removals(before: &Position, white: Square, black: Square) -> [Option<(Square, Piece)>; 2] {
    [(white, Side::White), (black, Side::Black)].map(|(star, owner)| {
        let piece = before.at(star).filter(|piece| piece.side != owner)?;
        Some((star, piece))
    })
}

/// Makes the same draw on both sides.
pub fn draw(ours: &Position, theirs: &mut AnyPosition, white: Square, black: Square) -> (Position, Differences) {
    let mut found = Differences::default();
    let after = ending::section_7_draw(ours, white, black);
    let drawn = theirs.draw_squares(ByColor::new(square_of(white), square_of(black))).expect("a draw that is due");
    let removals = our_removals(ours, white, black);
    let removals = removals.map(|removal| removal.map(|(square, piece)| (square.name(), piece_letter(piece))));
    let their_removals = [drawn.removed.white, drawn.removed.black]
        .map(|removal| removal.map(|removal| (removal.square.to_string(), removal.piece.letter())));
    found.expect("removed by the draw", removals, their_removals);
    found.expect("position after the draw", write(&after), theirs.to_string());
    let outcome = ending::section_7_outcome(ours, &after).map(compare_outcome);
    found.expect("outcome after the draw", outcome, theirs.outcome());
    (after, found)
}
