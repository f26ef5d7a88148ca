//! Whole games: what may be claimed on the way (8.6), and the record of the game
//! with its moves, marks and result, as the crate writes and reads it.

use chess_t::color::ByColor;
use chess_t::game::{Claim, Game as CrateGame};
use chess_t::record::{read, write as write_record};
use chess_t::role::Letters;

use super::board::{Game, Position, Side};
use super::compare::{square_of, their_move, theirs_of};
use super::differential::{first_seed, share};
use super::ending::{
    By, Outcome, Phase, Sameness, clause_8_4_outcome, clause_8_6_forty_moves, clause_8_6_sameness, legal_moves, phase,
    result_of_position, section_7_draw, section_7_outcome,
};
use super::moves::{Move, make};
use super::notation::{mark, write_move};
use super::random::{Chance, setup};
use super::text::{parse, write};

/// A game kept twice.
struct Double {
    seed: u64,
    ours: Position,
    theirs: CrateGame,
    seen: Vec<Sameness>,
    /// Every move as it should be written, Latin and Russian.
    texts: [Vec<String>; 2],
    outcome: Option<Outcome>,
    /// Each side's last move, for going back.
    last: [Option<Move>; 2],
}

impl Double {
    fn new(seed: u64, ours: Position) -> Double {
        let theirs = CrateGame::from_position(theirs_of(&ours));
        let seen = vec![clause_8_6_sameness(&ours)];
        let outcome = result_of_position(&ours);
        Double { seed, ours, theirs, seen, texts: [Vec::new(), Vec::new()], outcome, last: [None, None] }
    }

    fn advance(&mut self, chance: &mut Chance) {
        match phase(&self.ours) {
            Phase::DrawSquares => self.draw(chance),
            _ => self.play(chance),
        }
        self.seen.push(clause_8_6_sameness(&self.ours));
    }

    fn draw(&mut self, chance: &mut Chance) {
        let [white, black] = [Side::White, Side::Black].map(|side| chance.pick(&self.ours.game.star_choices(side)));
        let squares = ByColor::new(square_of(white), square_of(black));
        self.theirs.draw_squares(squares).expect("a draw that is due");
        let after = section_7_draw(&self.ours, white, black);
        self.outcome = section_7_outcome(&self.ours, &after);
        self.ours = after;
    }

    fn play(&mut self, chance: &mut Chance) {
        let step = self.choose(chance);
        let mv = their_move(self.theirs.position(), &step).expect("compared elsewhere");
        self.theirs.play(&mv).expect("a legal move");
        for (texts, russian) in self.texts.iter_mut().zip([false, true]) {
            texts.push(write_move(&step, russian) + mark(&self.ours, &step));
        }
        let after = make(&self.ours, &step);
        self.outcome = clause_8_4_outcome(&step, &after);
        self.ours = after;
        self.last[step.piece.side as usize] = Some(step);
    }

    /// Often the way back, so that positions repeat.
    fn choose(&self, chance: &mut Chance) -> Move {
        let moves = legal_moves(&self.ours);
        let back = self.last[self.ours.turn as usize]
            .and_then(|last| moves.iter().find(|step| (step.from, step.to) == (last.to, last.from)).copied());
        match back {
            Some(back) if chance.percent(60) => back,
            _ => chance.pick(&moves),
        }
    }

    fn compare_claims(&self) -> Claims {
        let now = clause_8_6_sameness(&self.ours);
        let times = self.seen.iter().filter(|earlier| **earlier == now).count();
        let place = format!("seed {}: {}", self.seed, write(&self.ours));
        assert_eq!(times, self.theirs.occurrences(), "{place}");
        let open = self.outcome.is_none();
        let claims = self.theirs.claims();
        assert_eq!(open && times >= 3, claims.contains(&Claim::Repetition), "{place}");
        assert_eq!(open && clause_8_6_forty_moves(&self.ours), claims.contains(&Claim::FortyMoves), "{place}");
        Claims {
            repetition: usize::from(claims.contains(&Claim::Repetition)),
            forty_moves: usize::from(claims.contains(&Claim::FortyMoves)),
        }
    }

    fn compare_record(&self) {
        for (letters, expected) in [Letters::Latin, Letters::Russian].into_iter().zip(&self.texts) {
            let record = write_record(&self.theirs, letters);
            let place = format!("seed {}:\n{record}", self.seed);
            assert_eq!(&written_moves(&record), expected, "{place}");
            assert_eq!(written_result(&record), result_text(self.outcome, letters), "{place}");
            let again = read(&record, None).unwrap_or_else(|error| panic!("{error}: {place}"));
            assert_eq!(again.position().to_string(), write(&self.ours), "{place}");
            assert_eq!(write_record(&again, letters), record, "{place}");
        }
    }
}

/// The lines of a record behind its tags, the draw of squares left out.
fn body(record: &str) -> impl Iterator<Item = &str> {
    record.lines().filter(|line| !line.starts_with('[') && !line.starts_with("*)"))
}

fn is_result(word: &str) -> bool {
    ["WV", "BV", "½", "*"].contains(&word)
}

/// The moves of a record's only line, each with the letter of its piece.
fn written_moves(record: &str) -> Vec<String> {
    let words = body(record).flat_map(str::split_whitespace).take_while(|word| !is_result(word));
    let mut moves = Vec::new();
    let mut letter = String::new();
    for word in words.filter(|word| !word.ends_with('.') && *word != "…") {
        if word.contains(|c: char| c.is_ascii_digit()) {
            moves.push(std::mem::take(&mut letter) + word);
        } else {
            letter = format!("{word} ");
        }
    }
    moves
}

/// What stands behind the last move: `WV /castle seized/`; nothing for a game that goes on.
fn written_result(record: &str) -> String {
    let words = body(record).flat_map(str::split_whitespace).skip_while(|word| !is_result(word) || *word == "*");
    words.collect::<Vec<_>>().join(" ")
}

fn result_text(outcome: Option<Outcome>, letters: Letters) -> String {
    let Some(outcome) = outcome else { return String::new() };
    let sign = match outcome.winner {
        Some(Side::White) => "WV",
        Some(Side::Black) => "BV",
        None => "½",
    };
    let reason = match (outcome.by, letters) {
        (By::King, Letters::Latin) => "King taken",
        (By::Castle, Letters::Latin) => "castle seized",
        (By::Blockade, Letters::Latin) => "blockade",
        (By::King, Letters::Russian) => "взятие Короля",
        (By::Castle, Letters::Russian) => "захват замка",
        (By::Blockade, Letters::Russian) => "блокада",
    };
    format!("{sign} /{reason}/")
}

/// How often each draw could be claimed.
#[derive(Default)]
struct Claims {
    repetition: usize,
    forty_moves: usize,
}

impl std::ops::AddAssign for Claims {
    fn add_assign(&mut self, more: Claims) {
        self.repetition += more.repetition;
        self.forty_moves += more.forty_moves;
    }
}

/// One game; how often something could be claimed in it.
fn compare_game(game: Game, seed: u64) -> Claims {
    let mut chance = Chance::new(seed);
    let from_start = seed.is_multiple_of(4);
    let start = if from_start { parse(game, game.start()).expect("start") } else { setup(game, &mut chance) };
    let mut double = Double::new(seed, start);
    let mut claims = Claims::default();
    for _ in 0..chance.pick(&[8, 20, 40]) {
        if double.outcome.is_some() {
            break;
        }
        double.advance(&mut chance);
        claims += double.compare_claims();
    }
    double.compare_record();
    claims
}

/// Games of each of the three, in proportion to the positions compared.
fn games() -> u64 {
    share() as u64 / if cfg!(debug_assertions) { 40 } else { 32 }
}

#[test]
fn claims_and_records() {
    let mut claims = Claims::default();
    for game in [Game::T1, Game::T, Game::T2] {
        for seed in first_seed()..first_seed() + games() {
            claims += compare_game(game, seed);
        }
    }
    let Claims { repetition, forty_moves } = claims;
    println!("{} games of each: {repetition} claims of a repetition, {forty_moves} of 40 moves", games());
    assert!(repetition > 0 && forty_moves > 0 || cfg!(debug_assertions), "one draw could never be claimed");
}
