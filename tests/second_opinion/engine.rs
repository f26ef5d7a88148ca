//! Whole games of the computer against itself, with all that must hold at every step.
//!
//! `CHESS_T_GAMES` sets how many games of each kind are played, and `CHESS_T_SEED` where the seeds begin.

use chess_t::any::AnyPosition;
use chess_t::color::{ByColor, Color};
use chess_t::force::Totals;
use chess_t::game::Game as CrateGame;
use chess_t::link;
use chess_t::moves::Move as CrateMove;
use chess_t::notation::{find_typed, write_move};
use chess_t::outcome::Phase;
use chess_t::record;
use chess_t::role::Letters;
use chess_t::search::{Limits, Searcher};
use chess_t::setup::Setup;
use chess_t::square::Square as CrateSquare;

use super::board::Game;
use super::compare::{self, theirs_of, variant_of};
use super::differential::{first_seed, setting};
use super::ending::result_of_position;
use super::random::{Chance, setup};
use super::text::parse;

/// Steps after which a game is broken off.
const LONGEST: usize = 300;
/// One position in so many is compared with the second opinion.
const SAMPLE: usize = 25;
const LETTERS: [Letters; 2] = [Letters::Latin, Letters::Russian];

/// What a run has seen.
#[derive(Default)]
struct Seen {
    games: usize,
    positions: usize,
    compared: usize,
    ended: usize,
    claimed: usize,
}

/// The same position read anew must be the same in all that is kept up from move to move.
fn demand_kept_up(position: &AnyPosition) {
    let text = position.to_string();
    let anew = AnyPosition::parse(position.variant(), &text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(anew.to_string(), text);
    assert_eq!((anew.key(), anew), (position.key(), *position), "{text}");
    assert_eq!(anew.forces(), position.forces(), "{text}");
    assert!(Setup::from(position).problems().is_empty(), "{text}");
    if position.outcome().is_none() {
        assert_eq!(anew.outcome(), None, "{text}");
        assert_eq!(anew.moves(), position.moves(), "{text}");
    }
    assert_eq!(position.perft(1), position.moves().len() as u64, "{text}");
}

/// The force of all squares at once, of each by itself, and of those who act there.
fn demand_sums(position: &AnyPosition) {
    let forces = position.forces();
    for square in position.rules().squares() {
        let none = (square, Totals::default(), Totals::default());
        let (_, sums, counted) = *forces.iter().find(|force| force.0 == square).unwrap_or(&none);
        assert_eq!((sums, counted), (position.sums(square), position.counted(square)), "{square} {position}");
        assert_eq!((sums, counted), (added_up(position, square, true), added_up(position, square, false)));
    }
}

fn added_up(position: &AnyPosition, square: CrateSquare, idle_too: bool) -> Totals {
    let acting = position.contributors(square);
    let of = |color: Color| acting.iter().filter(move |by| by.piece.color == color && (idle_too || !by.idle));
    ByColor::from_fn(|color| of(color).map(|by| u16::from(by.force)).sum())
}

fn demand_notation(position: &AnyPosition) {
    for mv in position.moves() {
        assert_eq!(find_typed(position, &mv.to_string()), Ok(mv), "{position}");
        for letters in LETTERS {
            assert_eq!(find_typed(position, &write_move(&mv, letters)), Ok(mv), "{position}");
        }
    }
}

/// A record and a link give the game back.
fn demand_written(game: &CrateGame) {
    for letters in LETTERS {
        let text = record::write(game, letters);
        let again = record::read(&text, None).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert_eq!(record::write(&again, letters), text);
        assert_eq!((again.position(), again.result()), (game.position(), game.result()), "{text}");
    }
    let text = link::write(game);
    let again = link::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(link::write(&again), text);
    assert_eq!((again.position(), again.result()), (game.position(), game.result()), "{text}");
}

/// Back to the start and to the end again, every position as it was.
fn demand_way_back(game: &CrateGame) {
    let mut walker = game.clone();
    let mut texts = vec![walker.position().to_string()];
    while walker.undo().is_ok() {
        texts.push(walker.position().to_string());
    }
    while let Some(text) = texts.pop() {
        assert_eq!(walker.position().to_string(), text);
        assert_eq!(walker.redo().is_ok(), !texts.is_empty());
    }
}

fn think(searcher: &mut Searcher, game: &CrateGame, chance: &mut Chance) -> CrateMove {
    let nodes = 20 + chance.below(100) as u64;
    let limits = Limits { nodes, noise: 60, seed: nodes, ..Limits::default() };
    let position = game.position();
    let found = searcher.search(position, &game.earlier_keys(), &limits, &mut || false, &mut |_| {});
    let found = found.unwrap_or_else(|| panic!("no move in {position}"));
    found.lines[0].moves[0]
}

/// One step: the draw of squares where it is due, else a move, by chance in the opening.
fn advance(game: &mut CrateGame, searcher: &mut Searcher, chance: &mut Chance) {
    if game.phase() == Phase::DrawSquares {
        let choices = &game.position().rules().inaccessible.as_ref().expect("something to draw").choices;
        let squares = ByColor::from_fn(|color| choices[color][chance.below(choices[color].len())]);
        game.draw_squares(squares).expect("a draw that is due");
        return;
    }
    let opening = game.position().move_number() <= 3;
    let step = if opening { chance.pick(&game.moves()) } else { think(searcher, game, chance) };
    game.play(&step).unwrap_or_else(|error| panic!("{error}: {step} in {}", game.position()));
}

fn demand_all(game: &CrateGame, ours: Game, chance: &mut Chance, seen: &mut Seen) {
    let position = game.position();
    demand_kept_up(position);
    demand_sums(position);
    demand_notation(position);
    seen.positions += 1;
    if position.outcome().is_none() && chance.below(SAMPLE) == 0 {
        let opinion = parse(ours, &position.to_string()).expect("a position to both");
        let found = compare::position(&opinion, position);
        assert!(found.0.is_empty(), "{position}\n{}", found.0.join("\n"));
        seen.compared += 1;
    }
}

/// A game from the start, or now and then from a random set-up.
fn start(game: Game, seed: u64, chance: &mut Chance) -> CrateGame {
    if !seed.is_multiple_of(10) {
        return CrateGame::new(variant_of(game));
    }
    loop {
        let position = setup(game, chance);
        if result_of_position(&position).is_none() {
            return CrateGame::from_position(theirs_of(&position));
        }
    }
}

fn play(ours: Game, seed: u64, searcher: &mut Searcher, seen: &mut Seen) {
    let mut chance = Chance::new(seed);
    let mut game = start(ours, seed, &mut chance);
    for _ in 0..LONGEST {
        demand_all(&game, ours, &mut chance, seen);
        if let Some(claim) = game.claims().first() {
            game.claim(*claim).expect("a draw that may be claimed");
            seen.claimed += 1;
        }
        if game.result().is_some() {
            seen.ended += 1;
            break;
        }
        advance(&mut game, searcher, &mut chance);
    }
    demand_written(&game);
    demand_way_back(&game);
    seen.games += 1;
}

fn games() -> u64 {
    setting("CHESS_T_GAMES", if cfg!(debug_assertions) { 2 } else { 20 }) as u64
}

fn play_games(game: Game) {
    let mut seen = Seen::default();
    let mut searcher = Searcher::new(1 << 16);
    for seed in first_seed()..first_seed() + games() {
        play(game, seed, &mut searcher, &mut seen);
    }
    let Seen { games, positions, compared, ended, claimed } = seen;
    println!(
        "{game:?}: {games} games of the computer, {positions} positions, {compared} of them compared; \
         {ended} games ended, {claimed} by a claim"
    );
    assert!(ended > 0, "no game ended");
}

#[test]
fn chess_t1_games() {
    play_games(Game::T1);
}

#[test]
fn chess_t_games() {
    play_games(Game::T);
}

#[test]
fn chess_t2_games() {
    play_games(Game::T2);
}
