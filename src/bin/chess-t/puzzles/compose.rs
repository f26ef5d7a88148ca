//! Wins by blockade on small boards put together by chance: games of the computer end so too seldom.

use std::io::{self, Write};

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::json::text_of;
use chess_t::outcome::{Phase, WinBy};
use chess_t::puzzle::Kind;
use chess_t::role::{Piece, Role};
use chess_t::setup::{Inaccessible, Setup};
use chess_t::square::Square;
use chess_t::variant::{Rules, Variant};
use clap::Args;

use super::super::arena::Chance;
use super::file::{Found, Source};
use super::find::prove;

/// Pieces of the solver away from the corner.
const HELPERS: usize = 5;
/// The number of the coming move: late, as few pieces are left.
const MOVE_NUMBER: u32 = 40;

#[derive(Args)]
pub struct Arguments {
    /// Boards tried
    #[arg(long, default_value_t = 100_000)]
    boards: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(variant: Variant, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    let (mut positions, mut candidates) = (0, 0);
    for board in 0..arguments.boards {
        let mut chance = Chance::new(arguments.seed.wrapping_mul(1_000_003).wrapping_add(board));
        let Some(position) = compose(variant.rules(), &mut chance) else { continue };
        positions += 1;
        if !blockades(&position) {
            continue;
        }
        candidates += 1;
        if let Ok((puzzle, interest)) = prove(&position, Kind::Win { moves: 1 }) {
            let source = Source::Board { seed: arguments.seed, board };
            writeln!(out, "{}", text_of(&Found { puzzle, interest, source }))?;
        }
    }
    eprintln!("{:7} boards\n{positions:7} positions\n{candidates:7} candidates", arguments.boards);
    Ok(())
}

/// Is there a move that blockades the enemy?
fn blockades(position: &AnyPosition) -> bool {
    position.moves().iter().any(|mv| {
        let mut after = *position;
        after.play(mv).is_ok() && after.outcome().is_some_and(|outcome| outcome.by == WinBy::Blockade)
    })
}

/// A King crowded into a corner of its own side, with the enemy all around; White is to move.
fn compose(rules: &'static Rules, chance: &mut Chance) -> Option<AnyPosition> {
    let mut setup = Setup::empty(rules.variant);
    setup.move_number = MOVE_NUMBER;
    if let Some(squares) = &rules.inaccessible {
        let drawn = ByColor::from_fn(|color| squares.choices[color][chance.below(squares.choices[color].len())]);
        setup.inaccessible = Inaccessible::Drawn(drawn);
    }
    for (file, rank) in (0..3).flat_map(|file| (6..=8).map(move |rank| (file, rank))) {
        setup.board[Square::new(file, rank)?.index()] = corner_piece(chance);
    }
    put(&mut setup, Square::new(0, 8)?, Color::Black, Role::King);
    let king = anywhere(rules, chance, 1..=4)?;
    put(&mut setup, king, Color::White, Role::King);
    for _ in 0..HELPERS {
        let role = [Role::Connet, Role::Prince, Role::Ritter, Role::Scout, Role::Knecht][chance.below(5)];
        let square = anywhere(rules, chance, 2..=6)?;
        setup.board[square.index()].get_or_insert(Piece { color: Color::White, role });
    }
    let position = AnyPosition::try_from(&setup).ok()?;
    (position.phase() == Phase::Play).then_some(position)
}

fn corner_piece(chance: &mut Chance) -> Option<Piece> {
    let piece = |color, role| Some(Piece { color, role });
    match chance.below(10) {
        0..4 => piece(Color::Black, Role::Knecht),
        4 => piece(Color::Black, Role::VerKnecht),
        5..8 => piece(Color::White, Role::VerKnecht),
        _ => None,
    }
}

fn put(setup: &mut Setup, square: Square, color: Color, role: Role) {
    setup.board[square.index()] = Some(Piece { color, role });
}

fn anywhere(rules: &Rules, chance: &mut Chance, ranks: std::ops::RangeInclusive<u8>) -> Option<Square> {
    let file = chance.below(usize::from(rules.files)) as u8;
    Square::new(file, ranks.start() + chance.below(usize::from(ranks.end() - ranks.start() + 1)) as u8)
}
