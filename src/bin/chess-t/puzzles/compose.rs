//! Small boards put together by chance, for what games of the computer seldom come to.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::json::text_of;
use chess_t::outcome::{Phase, WinBy};
use chess_t::puzzle::Kind;
use chess_t::puzzle::tags::Tag;
use chess_t::role::{Piece, Role};
use chess_t::search::{Limits, Searcher};
use chess_t::setup::{Inaccessible, Setup};
use chess_t::square::{Square, SquareSet};
use chess_t::variant::{Rules, Variant};
use clap::{Args, ValueEnum};

use super::super::arena::Chance;
use super::file::{Found, Source};
use super::find::{promised, prove, threatened};
use super::interest::FEWEST_MOVES;

const TABLE_BYTES: usize = 2 << 20;
/// The number of the coming move: late, as few pieces are left.
const MOVE_NUMBER: u32 = 40;
/// Pieces of the solver away from the corner, where a King is to be blockaded.
const HELPERS: usize = 5;
/// What a side has besides its King where castles are fought for; Scouts only in games that have them.
const GARRISON: [Role; 8] =
    [Role::Connet, Role::Prince, Role::Prince, Role::Ritter, Role::Knecht, Role::Knecht, Role::Knecht, Role::Scout];
/// Positions looked at to see whether there may be a win.
const NODES: u64 = 3000;

#[derive(Args)]
pub struct Arguments {
    #[arg(long, value_enum)]
    theme: Theme,
    /// Boards tried
    #[arg(long, default_value_t = 100_000)]
    boards: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What a board is put together for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Theme {
    /// A win by blockade
    Blockade,
    /// A castle seized, or saved
    Castle,
}

impl Theme {
    /// The name used in data.
    pub const fn key(self) -> &'static str {
        match self {
            Theme::Blockade => "blockade",
            Theme::Castle => "castle",
        }
    }

    pub fn from_key(key: &str) -> Option<Theme> {
        [Theme::Blockade, Theme::Castle].into_iter().find(|theme| theme.key() == key)
    }
}

pub fn run(variant: Variant, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    let rules = variant.rules();
    let mut searcher = Searcher::new(TABLE_BYTES);
    let (mut positions, mut candidates, mut found) = (0, 0, 0);
    for board in 0..arguments.boards {
        let mut chance = Chance::new(arguments.seed.wrapping_mul(1_000_003).wrapping_add(board));
        let composed = match arguments.theme {
            Theme::Blockade => crowded_corner(rules, &mut chance),
            Theme::Castle => fight_for_castles(rules, &mut chance),
        };
        let Some(position) = composed.and_then(|setup| in_play(&setup)) else { continue };
        positions += 1;
        let kinds = match arguments.theme {
            Theme::Blockade => blockade(&position),
            Theme::Castle => castle(&position, &mut searcher),
        };
        for kind in kinds {
            candidates += 1;
            let Ok((puzzle, interest)) = prove(&position, kind) else { continue };
            if kind == Kind::Castle || Tag::Castle.holds(&puzzle) || Tag::Blockade.holds(&puzzle) {
                found += 1;
                let source = Source::Board { theme: arguments.theme, seed: arguments.seed, board };
                writeln!(out, "{}", text_of(&Found { puzzle, interest, source }))?;
            }
        }
    }
    let boards = arguments.boards;
    eprintln!("{boards:7} boards\n{positions:7} positions\n{candidates:7} candidates\n{found:7} found");
    Ok(())
}

fn in_play(setup: &Setup) -> Option<AnyPosition> {
    let position = AnyPosition::try_from(setup).ok()?;
    (position.phase() == Phase::Play && position.moves().len() >= FEWEST_MOVES).then_some(position)
}

/// Is there a move that blockades the enemy?
fn blockade(position: &AnyPosition) -> Vec<Kind> {
    let blockades = position.moves().iter().any(|mv| {
        let mut after = *position;
        after.play(mv).is_ok() && after.outcome().is_some_and(|outcome| outcome.by == WinBy::Blockade)
    });
    blockades.then_some(Kind::Win { moves: 1 }).into_iter().collect()
}

/// May the castle be saved, or a win be forced?
fn castle(position: &AnyPosition, searcher: &mut Searcher) -> Vec<Kind> {
    if threatened(position).contains(&Kind::Castle) {
        return vec![Kind::Castle];
    }
    let limits = Limits { nodes: NODES, lines: 2, ..Limits::default() };
    let info = searcher.search(position, &[], &limits, &mut || false, &mut |_| {});
    let kinds = info.map(|info| promised(position, &info)).unwrap_or_default();
    kinds.into_iter().filter(|kind| matches!(kind, Kind::Win { .. })).collect()
}

/// Black's King crowded into a corner, with the enemy all around; White is to move.
fn crowded_corner(rules: &'static Rules, chance: &mut Chance) -> Option<Setup> {
    let mut setup = bare(rules, chance);
    for (file, rank) in (0..3).flat_map(|file| (6..=8).map(move |rank| (file, rank))) {
        setup.board[Square::new(file, rank)?.index()] = corner_piece(chance);
    }
    setup.board[Square::new(0, 8)?.index()] = Some(Piece { color: Color::Black, role: Role::King });
    put(&mut setup, anywhere(rules, chance, 1..=4)?, Color::White, Role::King);
    for _ in 0..HELPERS {
        let role = [Role::Connet, Role::Prince, Role::Ritter, Role::Scout, Role::Knecht][chance.below(5)];
        put(&mut setup, anywhere(rules, chance, 2..=6)?, Color::White, role);
    }
    Some(setup)
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

/// Royals in their castles and before those of the enemy, and a few others between.
fn fight_for_castles(rules: &'static Rules, chance: &mut Chance) -> Option<Setup> {
    let mut setup = bare(rules, chance);
    setup.turn = Color::ALL[chance.below(2)];
    for color in Color::ALL {
        let home = among(rules.castles[color], chance)?;
        let king = if chance.below(2) == 0 { home } else { anywhere(rules, chance, ranks_of(color, 1..=4))? };
        put(&mut setup, king, color, Role::King);
        for role in GARRISON.into_iter().filter(|role| rules.has_role(*role)) {
            let square = match (role.is_royal(), chance.below(4)) {
                (_, 0) => continue,
                (true, 1) => among(rules.castles[color], chance)?,
                (true, _) => anywhere(rules, chance, ranks_of(color, 4..=7))?,
                (false, _) => anywhere(rules, chance, ranks_of(color, 2..=6))?,
            };
            put(&mut setup, square, color, role);
        }
    }
    Some(setup)
}

/// Ranks as a side counts them.
fn ranks_of(color: Color, ranks: RangeInclusive<u8>) -> RangeInclusive<u8> {
    let (first, last) = (color.relative_rank(*ranks.start()), color.relative_rank(*ranks.end()));
    first.min(last)..=first.max(last)
}

/// An empty board, its inaccessible squares drawn.
fn bare(rules: &'static Rules, chance: &mut Chance) -> Setup {
    let mut setup = Setup::empty(rules.variant);
    setup.move_number = MOVE_NUMBER;
    if let Some(squares) = &rules.inaccessible {
        let drawn = ByColor::from_fn(|color| squares.choices[color][chance.below(squares.choices[color].len())]);
        setup.inaccessible = Inaccessible::Drawn(drawn);
    }
    setup
}

/// Puts a piece where nothing stands.
fn put(setup: &mut Setup, square: Square, color: Color, role: Role) {
    setup.board[square.index()].get_or_insert(Piece { color, role });
}

fn among(squares: SquareSet, chance: &mut Chance) -> Option<Square> {
    squares.iter().nth(chance.below(squares.len()))
}

fn anywhere(rules: &Rules, chance: &mut Chance, ranks: RangeInclusive<u8>) -> Option<Square> {
    let file = chance.below(usize::from(rules.files)) as u8;
    Square::new(file, ranks.start() + chance.below(usize::from(ranks.end() - ranks.start() + 1)) as u8)
}
