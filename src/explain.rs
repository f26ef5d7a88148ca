//! What there is to say about a position: which pieces could be taken, which castles entered, what the last move changed of
//! that, and why a King cannot be saved. Facts of the rules only; what to do about them is for the search.

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::force::Totals;
use crate::gather::Gather;
use crate::json::{Json, ToJson};
use crate::moves::{Effect, Move};
use crate::outcome::CheckMark;
use crate::role::{Piece, Role};
use crate::square::{Square, SquareSet};

/// A piece that a side could take if it were its turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// The pieces that could take it.
    pub by: SquareSet,
    /// Only by exchange.
    pub exchange: bool,
    /// Only by Scouts, whatever the forces.
    pub scouts_only: bool,
    /// Counted totals there, half units.
    pub totals: Totals,
}

/// A square of the enemy castle that a side's royals could enter if it were its turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which.
    pub square: Square,
    /// The royals that could.
    pub by: SquareSet,
    /// It seizes the castle, whichever of them does it.
    pub wins: bool,
}

/// A reply to a final check, and what then takes the King.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The reply.
    pub reply: Move,
    /// The move that takes the King.
    pub taken_by: Move,
    /// Counted totals where it does, half units.
    pub totals: Totals,
}

/// What a move changed: the squares of pieces that can be taken now and could not before, and the other way round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Pieces of a side that the other could now take.
    pub exposed: ByColor<SquareSet>,
    /// Pieces of a side that the other could have taken, and now could not, though they still stand.
    pub covered: ByColor<SquareSet>,
    /// Squares of a side's castle that can be entered now.
    pub opened: ByColor<SquareSet>,
    /// Those that no longer can.
    pub closed: ByColor<SquareSet>,
}

/// `Explanation`: everything there is to say about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What each side could take, the most important first.
    pub attacks: ByColor<Vec<Attack>>,
    /// Where each side could enter the enemy castle.
    pub entries: ByColor<Vec<Entry>>,
    /// Every reply, where a check is final.
    pub failures: Vec<Failure>,
    /// What the last move changed.
    pub change: Option<Change>,
}

/// Explains a position; `before` is the one that the last move was made in.
#[must_use]
pub fn explain(position: &AnyPosition, before: Option<&AnyPosition>) -> Explanation {
    let Chances { attacks, entries } = Chances::of(position);
    let failures = if position.check_mark() == CheckMark::Final { failures(position) } else { Vec::new() };
    let change = before.map(|before| change(before, position, &attacks, &entries));
    Explanation { attacks, entries, failures, change }
}

/// What each side could do if it were its turn; nothing where the game is over or squares are to be drawn.
#[derive(Default)]
struct Chances {
    attacks: ByColor<Vec<Attack>>,
    entries: ByColor<Vec<Entry>>,
}

impl Chances {
    fn of(position: &AnyPosition) -> Chances {
        let mut chances = Chances::default();
        for color in Color::ALL {
            if let Some(turned) = turned_to(position, color) {
                let moves = turned.moves();
                chances.attacks[color] = attacks(&turned, &moves);
                chances.entries[color] = entries(&turned, &moves);
            }
        }
        chances
    }
}

/// The position with that side to move.
fn turned_to(position: &AnyPosition, color: Color) -> Option<AnyPosition> {
    if position.turn() == color { Some(*position) } else { position.with_turn_passed() }
}

/// What the side to move could take.
fn attacks(position: &AnyPosition, moves: &[Move]) -> Vec<Attack> {
    let own = position.turn();
    let mut attacks = Vec::new();
    let prey = |role| position.pieces().filter(move |(_, piece)| piece.color != own && piece.role == role);
    for (square, piece) in Role::ALL.into_iter().flat_map(prey) {
        let takers = moves.iter().filter(|mv| mv.to == square && mv.effect != Effect::Plain).gather();
        if takers.is_empty() {
            continue;
        }
        attacks.push(Attack {
            square,
            piece,
            by: takers.iter().map(|mv| mv.from).collect(),
            exchange: takers.iter().all(|mv| matches!(mv.effect, Effect::Exchange(_))),
            scouts_only: takers.iter().all(|mv| mv.role == Role::Scout),
            totals: position.counted(square),
        });
    }
    attacks
}

/// Where the side to move could enter the enemy castle.
fn entries(position: &AnyPosition, moves: &[Move]) -> Vec<Entry> {
    let castle = position.rules().castles[!position.turn()];
    let entering = moves.iter().filter(|mv| mv.enters(castle)).gather();
    let squares: SquareSet = entering.iter().map(|mv| mv.to).collect();
    let entry = |square: Square| {
        let ways = entering.iter().filter(|mv| mv.to == square).gather();
        let wins = ways.iter().all(|mv| wins(position, mv));
        Entry { square, by: ways.iter().map(|mv| mv.from).collect(), wins }
    };
    squares.iter().map(entry).gather()
}

fn wins(position: &AnyPosition, mv: &Move) -> bool {
    let mut after = *position;
    after.play_unchecked(mv);
    after.outcome().is_some_and(|outcome| outcome.winner == Some(position.turn()))
}

/// How each reply to a final check fails.
fn failures(position: &AnyPosition) -> Vec<Failure> {
    let rules = position.rules();
    let failure = |reply: Move| {
        let mut after = *position;
        after.play(&reply).ok()?;
        let taken_by = after.moves().into_iter().find(|mv| mv.effect.takes_king(rules))?;
        Some(Failure { reply, taken_by, totals: after.counted(taken_by.to) })
    };
    position.moves().into_iter().filter_map(failure).gather()
}

fn change(
    before: &AnyPosition,
    now: &AnyPosition,
    attacks_now: &ByColor<Vec<Attack>>,
    entries_now: &ByColor<Vec<Entry>>,
) -> Change {
    let Chances { attacks: attacks_before, entries: entries_before } = Chances::of(before);
    let attacked = |attacks: &[Attack]| attacks.iter().map(|attack| attack.square).collect::<SquareSet>();
    let open = |entries: &[Entry]| entries.iter().map(|entry| entry.square).collect::<SquareSet>();
    let mut change = Change::default();
    for color in Color::ALL {
        let (was, is) = (attacked(&attacks_before[!color]), attacked(&attacks_now[!color]));
        // Only what stands where it stood can be covered.
        let stands = |square: &Square| before.piece_at(*square) == now.piece_at(*square);
        change.exposed[color] = is.without(was);
        change.covered[color] = was.without(is).iter().filter(stands).collect();
        let (was, is) = (open(&entries_before[!color]), open(&entries_now[!color]));
        change.opened[color] = is.without(was);
        change.closed[color] = was.without(is);
    }
    change
}

impl ToJson for Explanation {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("attacks", &self.attacks)
            .field("entries", &self.entries)
            .field("failures", &self.failures)
            .field("change", &self.change)
            .end();
    }
}

impl ToJson for Attack {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("square", &self.square)
            .field("piece", &self.piece)
            .field("by", &self.by)
            .field("exchange", &self.exchange)
            .field("scoutsOnly", &self.scouts_only)
            .field("totals", &self.totals)
            .end();
    }
}

impl ToJson for Entry {
    fn write(&self, json: &mut Json) {
        json.object().field("square", &self.square).field("by", &self.by).field("wins", &self.wins).end();
    }
}

impl ToJson for Failure {
    fn write(&self, json: &mut Json) {
        json.object().field("reply", &self.reply).field("takenBy", &self.taken_by).field("totals", &self.totals).end();
    }
}

impl ToJson for Change {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("exposed", &self.exposed)
            .field("covered", &self.covered)
            .field("opened", &self.opened)
            .field("closed", &self.closed)
            .end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Variant;

    fn position(text: &str) -> AnyPosition {
        AnyPosition::parse(Variant::T1, text).unwrap()
    }

    fn names(squares: SquareSet) -> Vec<String> {
        squares.iter().map(Square::name).collect()
    }

    #[test]
    fn what_could_be_taken_is_told_for_both_sides_with_its_numbers() {
        // 3 : 1½ on e5 for White; Black's Ritter could take the Knecht b4, 2 : 1.
        let explained = explain(&position("8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20"), None);
        let white = &explained.attacks.white;
        assert_eq!(white.iter().map(|attack| attack.square.name()).collect::<Vec<_>>(), ["e5", "h6"]);
        assert_eq!((white[0].totals.white, white[0].totals.black), (6, 3));
        assert_eq!(names(white[0].by), ["e3"]);
        let black = &explained.attacks.black;
        assert_eq!(black.iter().map(|attack| attack.square.name()).collect::<Vec<_>>(), ["b4"]);
        assert_eq!(explained.change, None);
    }

    #[test]
    fn a_scout_asks_for_no_force() {
        let explained = explain(&position("6k1/2i5/1vc5/8/2RS4/8/8/6K1 w - - 0 20"), None);
        let connet = explained.attacks.white[0];
        assert_eq!((connet.square.name().as_str(), connet.scouts_only), ("c6", true));
    }

    #[test]
    fn open_castles_are_told_and_whether_entering_wins() {
        let explained = explain(&position("8/4K2r/3R4/k6i/1I6/8/8/8 w - - 0 20"), None);
        let entries: Vec<_> = explained.entries.white.iter().map(|entry| (entry.square.name(), entry.wins)).collect();
        assert_eq!(entries, [("d8".to_string(), true), ("e8".to_string(), true), ("f8".to_string(), true)]);
        assert_eq!(explained.entries.black, []);
    }

    #[test]
    fn every_reply_to_a_final_check_fails_and_is_told_how() {
        let mut checked = position("8/5c2/3s2i1/8/3C1K2/8/8/7k w - - 0 20");
        let check = checked.moves().into_iter().find(|mv| mv.text() == "d4g1").unwrap();
        let before = checked;
        checked.play(&check).unwrap();
        let explained = explain(&checked, Some(&before));
        assert_eq!(explained.failures.len(), checked.moves().len());
        for failure in &explained.failures {
            let mut after = checked;
            after.play(&failure.reply).unwrap();
            assert!(after.moves().contains(&failure.taken_by), "{}", failure.reply);
        }
        let change = explained.change.unwrap();
        assert_eq!(names(change.exposed.black), ["h1"], "the King could not be taken before");
        // A check that can be met is not told so.
        let met = before.moves().into_iter().find(|mv| mv.text() == "d4e4").unwrap();
        let mut after = before;
        after.play(&met).unwrap();
        assert_eq!(explain(&after, None).failures, []);
    }

    #[test]
    fn what_the_last_move_covered_still_stands() {
        let before = position("6k1/1i6/3c4/8/3R4/2I5/1S3I2/6K1 w - - 0 20");
        assert_eq!(names(explain(&before, None).attacks.black.iter().map(|attack| attack.square).collect()), ["d4"]);
        for (text, covered) in [("c3c4", vec!["d4"]), ("d4d2", vec![]), ("g1h1", vec![])] {
            let mut now = before;
            let mv = before.moves().into_iter().find(|mv| mv.text() == text).unwrap();
            now.play(&mv).unwrap();
            assert_eq!(names(explain(&now, Some(&before)).change.unwrap().covered.white), covered, "{text}");
        }
    }
}
