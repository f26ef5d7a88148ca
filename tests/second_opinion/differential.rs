//! Random play and random set-ups, both opinions side by side.
//!
//! `CHESS_T_POSITIONS` sets how many positions are compared in all, and
//! `CHESS_T_SEED` where the seeds begin.

use std::collections::BTreeMap;

use chess_t::any::AnyPosition;

use super::board::{Game, Position, Role, SIDES, Side, Square, Stars};
use super::compare::{self, Differences, their_move, theirs_of, variant_of};
use super::ending::{
    Phase, clause_8_2_seized, clause_8_4_outcome, clause_8_6_sameness, clause_9_1_check, clause_9_2_final_check,
    legal_moves, phase, section_7_outcome,
};
use super::moves::{Kind, Move, make, moves_by_lines};
use super::random::{Chance, setup, spoiled_text};
use super::text::{parse, write};

/// A number from the environment.
pub fn setting(name: &str, default: usize) -> usize {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Where the seeds begin.
pub fn first_seed() -> u64 {
    setting("CHESS_T_SEED", 1) as u64
}

/// Positions for each of the three games.
pub fn share() -> usize {
    setting("CHESS_T_POSITIONS", if cfg!(debug_assertions) { 600 } else { 20_000 }) / 3
}

/// One run: its chance, its seed for the report, and what it has met.
struct Run {
    seed: u64,
    chance: Chance,
    met: BTreeMap<&'static str, usize>,
    positions: usize,
}

impl Run {
    fn new() -> Run {
        Run { seed: 0, chance: Chance::new(0), met: BTreeMap::new(), positions: 0 }
    }

    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.chance = Chance::new(seed);
    }

    fn meet(&mut self, what: &'static str, happened: bool) {
        *self.met.entry(what).or_default() += usize::from(happened);
    }

    fn demand_none(&self, position: &Position, found: &Differences) {
        let faults = found.0.join("\n");
        assert!(found.0.is_empty(), "seed {} {:?}\n{}\n{faults}", self.seed, position.game, write(position));
    }
}

/// Counts what the run has met, so that a silent generator is noticed.
fn note_position(run: &mut Run, position: &Position) {
    note_set_up(run, position);
    run.meet("check", clause_9_1_check(position));
    run.meet("final check", clause_9_2_final_check(position));
    run.meet("castle seized", clause_8_2_seized(position).is_some());
    run.meet("draw due", phase(position) == Phase::DrawSquares);
    let moves = legal_moves(position);
    run.meet("stuck before the draw", phase(position) == Phase::DrawSquares && moves_by_lines(position).is_empty());
    let barred_by_3_4 = |step: &Move| super::moves::clause_3_4_deserts(position, step);
    run.meet("blockade", moves.is_empty() && phase(position) == Phase::Over && moves_by_lines(position).is_empty());
    run.meet("last royal", super::moves::all_arrivals(position).iter().any(barred_by_3_4));
    run.meet("guarded", super::moves::guarded_entries(position) > 0);
    for step in moves {
        note_move(run, position, &step);
    }
}

fn note_set_up(run: &mut Run, position: &Position) {
    for side in SIDES {
        let castle = position.game.castle(side);
        let own = |square: &Square| position.at(*square).is_some_and(|piece| piece.side == side);
        run.meet("no King", position.count(side, Role::King) == 0);
        run.meet("castle full", castle.iter().all(|square| position.at(*square).is_some()));
        run.meet("three Princes", position.count(side, Role::Prince) == 3);
        run.meet("three Connets", position.count(side, Role::Connet) == 3);
        run.meet(
            "piece on its last rank",
            position.pieces().iter().any(|(at, p)| p.side == side && side.own_rank(*at) == 8),
        );
        run.meet("piece on its own inaccessible square", position.star_of(side).as_ref().is_some_and(own));
    }
}

fn note_move(run: &mut Run, position: &Position, step: &Move) {
    let scout = step.piece.role == Role::Scout;
    let veteran = step.piece.role == Role::Veteran;
    run.meet("exchange", step.kind == Kind::Exchange && !scout);
    run.meet("exchange of a King", step.kind == Kind::Exchange && step.takes_king());
    run.meet("Scout's exchange", step.kind == Kind::Exchange && scout);
    run.meet("promotion to Ver Knecht", step.becomes == Some(Role::Veteran));
    for (what, role) in [
        ("promotion to Ritter", Role::Ritter),
        ("promotion to Prince", Role::Prince),
        ("promotion to Connet", Role::Connet),
        ("promotion to Scout", Role::Scout),
    ] {
        run.meet(what, veteran && step.becomes == Some(role));
    }
    run.meet("promotion by a capture", veteran && step.becomes.is_some() && step.kind == Kind::Capture);
    run.meet("promotion in a castle", veteran && position.game.is_any_castle(step.to));
    run.meet("conversion", step.becomes.is_some() && step.piece.role == Role::Prince);
    run.meet("King takes", step.piece.role == Role::King && step.kind == Kind::Capture);
    run.meet("King taken", step.takes_king());
}

fn check_position(run: &mut Run, ours: &Position, theirs: &AnyPosition) {
    run.demand_none(ours, &compare::position(ours, theirs));
    let found = compare::reasons(ours, theirs, &mut run.chance);
    run.demand_none(ours, &found);
    note_position(run, ours);
    run.positions += 1;
}

/// Every move of the position, made on both sides.
fn check_all_moves(run: &Run, ours: &Position, theirs: &AnyPosition) {
    for step in legal_moves(ours) {
        let mut after = *theirs;
        let mv = their_move(theirs, &step).expect("compared before");
        after.play(&mv).expect("a legal move");
        run.demand_none(ours, &compare::after_move(ours, &step, &after));
    }
}

/// A move for random play: takes and promotes more often than mere chance would.
fn choose(run: &mut Run, moves: &[Move]) -> Move {
    let lively: Vec<Move> = moves.iter().copied().filter(|m| m.kind != Kind::Plain || m.becomes.is_some()).collect();
    if !lively.is_empty() && run.chance.percent(35) { run.chance.pick(&lively) } else { run.chance.pick(moves) }
}

/// One step of play or one draw of squares; nothing once the game is over.
fn advance(run: &mut Run, ours: &Position, theirs: &mut AnyPosition) -> Option<Position> {
    if phase(ours) == Phase::DrawSquares {
        return advance_by_draw(run, ours, theirs);
    }
    let moves = legal_moves(ours);
    if moves.is_empty() {
        return None;
    }
    let step = choose(run, &moves);
    let mv = their_move(theirs, &step).expect("compared before");
    theirs.play(&mv).expect("a legal move");
    run.demand_none(ours, &compare::after_move(ours, &step, theirs));
    let after = make(ours, &step);
    clause_8_4_outcome(&step, &after).is_none().then_some(after)
}

/// Half the time a square with an enemy piece on it, if there is one, the King's first.
fn choose_star(run: &mut Run, ours: &Position, owner: Side) -> Square {
    let all = ours.game.star_choices(owner);
    let enemy = |square: &Square| ours.at(*square).is_some_and(|piece| piece.side != owner);
    let king = |square: &&Square| ours.at(**square).is_some_and(|piece| piece.role == Role::King);
    let taken: Vec<Square> = all.iter().copied().filter(enemy).collect();
    if taken.is_empty() || run.chance.percent(50) {
        return run.chance.pick(&all);
    }
    taken.iter().find(king).copied().unwrap_or_else(|| run.chance.pick(&taken))
}

fn advance_by_draw(run: &mut Run, ours: &Position, theirs: &mut AnyPosition) -> Option<Position> {
    let (white, black) = (choose_star(run, ours, Side::White), choose_star(run, ours, Side::Black));
    let (after, found) = compare::draw(ours, theirs, white, black);
    run.demand_none(ours, &found);
    let outcome = section_7_outcome(ours, &after);
    run.meet("draw removes a King", outcome.is_some_and(|outcome| outcome.by == super::ending::By::King));
    run.meet("draw of both Kings", outcome.is_some_and(|outcome| outcome.winner.is_none()));
    outcome.is_none().then_some(after)
}

/// Plays on from a position; every position on the way is compared.
fn play_on(run: &mut Run, start: Position, most: usize) {
    let mut ours = start;
    let mut theirs = theirs_of(&ours);
    for _ in 0..most {
        check_position(run, &ours, &theirs);
        if run.chance.percent(10) {
            check_all_moves(run, &ours, &theirs);
        }
        match advance(run, &ours, &mut theirs) {
            Some(after) => ours = after,
            None => return,
        }
    }
}

/// Long games from the start, short ones from set-ups of every kind.
fn compare_game(game: Game) {
    let mut run = Run::new();
    for seed in first_seed().. {
        if run.positions >= share() {
            break;
        }
        run.begin(seed);
        let from_start = seed % 25 == 0;
        let start = if from_start { parse(game, game.start()).expect("start") } else { setup(game, &mut run.chance) };
        let most = if from_start { 150 } else { 1 + run.chance.below(6) };
        play_on(&mut run, start, most);
    }
    println!("{game:?}: {} positions, met {:?}", run.positions, run.met);
    demand_all_met(game, &run);
}

/// The usual run must have met every kind of event of its game.
fn demand_all_met(game: Game, run: &Run) {
    if run.positions < 5_000 || first_seed() != 1 {
        return;
    }
    let lacking_in_t1 = [
        "stuck before the draw",
        "draw due",
        "draw removes a King",
        "draw of both Kings",
        "exchange",
        "guarded",
        "piece on its own inaccessible square",
    ];
    for (what, count) in &run.met {
        let absent = match game {
            Game::T1 => lacking_in_t1.contains(what),
            Game::T => ["Scout's exchange", "promotion to Scout", "promotion in a castle"].contains(what),
            Game::T2 => *what == "promotion in a castle",
        };
        assert!(absent || *count > 0, "{game:?}: no {what} in {} positions", run.positions);
    }
}

#[test]
fn chess_t1_positions() {
    compare_game(Game::T1);
}

#[test]
fn chess_t_positions() {
    compare_game(Game::T);
}

#[test]
fn chess_t2_positions() {
    compare_game(Game::T2);
}

/// Both opinions accept, refuse and rewrite the same texts.
fn compare_text(game: Game, seed: u64) -> bool {
    let mut chance = Chance::new(seed);
    let position = setup(game, &mut chance);
    let text = spoiled_text(&position, &mut chance);
    let ours = parse(game, &text);
    let theirs = AnyPosition::parse(variant_of(game), &text);
    match (&ours, &theirs) {
        (Ok(ours), Ok(theirs)) => assert_eq!(write(ours), theirs.to_string(), "seed {seed}: {text:?}"),
        (Err(_), Err(_)) => {}
        (Ok(_), Err(error)) => panic!("seed {seed} {game:?}: only the crate refuses {text:?}: {error}"),
        (Err(faults), Ok(_)) => panic!("seed {seed} {game:?}: only the second opinion refuses {text:?}: {faults:?}"),
    }
    ours.is_ok()
}

#[test]
fn position_strings() {
    for game in [Game::T1, Game::T, Game::T2] {
        let seeds = first_seed()..first_seed() + share() as u64;
        let accepted = seeds.filter(|seed| compare_text(game, *seed)).count();
        assert!(accepted > share() / 20, "{game:?}: only {accepted} accepted");
    }
}

/// Small changes to a position, of which only the counters leave it the same.
fn neighbours(position: &Position) -> Vec<Position> {
    let changed = |change: &dyn Fn(&mut Position)| {
        let mut other = position.clone();
        change(&mut other);
        other
    };
    vec![
        changed(&|other| other.white_right = !other.white_right),
        changed(&|other| other.black_right = !other.black_right),
        changed(&|other| other.turn = other.turn.other()),
        changed(&|other| other.quiet += 1),
        changed(&|other| other.number += 1),
        changed(&|other| other.stars = Stars::Never),
    ]
}

#[test]
fn sameness_of_clause_8_6() {
    for game in [Game::T1, Game::T, Game::T2] {
        for seed in first_seed()..first_seed() + 100 {
            let position = setup(game, &mut Chance::new(seed));
            for other in neighbours(&position) {
                let ours = clause_8_6_sameness(&position) == clause_8_6_sameness(&other);
                let theirs = theirs_of(&position) == theirs_of(&other);
                assert_eq!(ours, theirs, "seed {seed}: {} and {}", write(&position), write(&other));
            }
        }
    }
}
