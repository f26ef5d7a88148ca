//! What a puzzle is about, computed from its line and never voted.
//!
//! "Own" is whoever solves it; the *key* is the first right move.

use super::{Puzzle, Step};
use crate::any::AnyPosition;
use crate::color::Color;
use crate::moves::{Effect, Move};
use crate::outcome::{CheckMark, WinBy};
use crate::role::Role;
use crate::square::{Square, SquareSet};

/// Something that holds of a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tag {
    /// The line ends with the King taken (RULES 8.1).
    King,
    /// With the castle seized (8.2).
    Castle,
    /// With the enemy blockaded (8.3).
    Blockade,
    /// The own King could be taken at the beginning (9.1).
    InCheck,
    /// The key takes nothing and gives no check.
    Quiet,
    /// The key gives a check that can be met.
    Check,
    /// The key gives final check (9.2).
    FinalCheck,
    /// A royal comes into the enemy castle from outside.
    Entry,
    /// The castle is seized by taking its last defender while another own royal stands inside.
    Removal,
    /// An own piece captures on a castle square.
    CaptureInCastle,
    /// An own Scout captures (5.3).
    Scout,
    /// An own Scout exchanges on a castle square (5.3).
    ScoutExchange,
    /// An own piece exchanges at equality (5.2).
    Exchange,
    /// The own King takes.
    KingTakes,
    /// An own piece jumps over another on its way (3).
    Jump,
    /// An own Knecht or Ver Knecht becomes another piece (6.1, 6.2).
    Promotion,
    /// An own Prince becomes a Connet (6.3).
    Conversion,
    /// Three or more own pieces act together where one of them takes (4.4).
    Together,
    /// The key brings its piece's force to where the next right move takes.
    Support,
    /// The key opens a line for another piece to where the next right move takes (4.2).
    OpenLine,
    /// The key brings a royal's force to a castle square where own force was idle (4.5).
    Woken,
    /// After the key the enemy's last royal may not leave its castle (3.4).
    LastRoyal,
    /// A move of the line goes to an inaccessible square or jumps over one (3.2).
    Inaccessible,
}

impl Tag {
    /// All of them.
    pub const ALL: [Tag; 23] = [
        Tag::King,
        Tag::Castle,
        Tag::Blockade,
        Tag::InCheck,
        Tag::Quiet,
        Tag::Check,
        Tag::FinalCheck,
        Tag::Entry,
        Tag::Removal,
        Tag::CaptureInCastle,
        Tag::Scout,
        Tag::ScoutExchange,
        Tag::Exchange,
        Tag::KingTakes,
        Tag::Jump,
        Tag::Promotion,
        Tag::Conversion,
        Tag::Together,
        Tag::Support,
        Tag::OpenLine,
        Tag::Woken,
        Tag::LastRoyal,
        Tag::Inaccessible,
    ];

    /// The name used in data.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Tag::King => "king",
            Tag::Castle => "castle",
            Tag::Blockade => "blockade",
            Tag::InCheck => "in-check",
            Tag::Quiet => "quiet",
            Tag::Check => "check",
            Tag::FinalCheck => "final-check",
            Tag::Entry => "entry",
            Tag::Removal => "removal",
            Tag::CaptureInCastle => "capture-in-castle",
            Tag::Scout => "scout",
            Tag::ScoutExchange => "scout-exchange",
            Tag::Exchange => "exchange",
            Tag::KingTakes => "king-takes",
            Tag::Jump => "jump",
            Tag::Promotion => "promotion",
            Tag::Conversion => "conversion",
            Tag::Together => "together",
            Tag::Support => "support",
            Tag::OpenLine => "open-line",
            Tag::Woken => "woken",
            Tag::LastRoyal => "last-royal",
            Tag::Inaccessible => "inaccessible",
        }
    }

    /// Does it hold?
    #[must_use]
    pub fn holds(self, puzzle: &Puzzle) -> bool {
        Told::of(puzzle).has(self)
    }
}

/// Every tag that holds, in the order of [`Tag::ALL`].
#[must_use]
pub fn tags(puzzle: &Puzzle) -> Vec<Tag> {
    let told = Told::of(puzzle);
    Tag::ALL.into_iter().filter(|tag| told.has(*tag)).collect()
}

/// A puzzle's line, played once for all tags.
struct Told<'a> {
    puzzle: &'a Puzzle,
    own: Color,
    steps: Vec<Step>,
    end: AnyPosition,
}

impl Told<'_> {
    fn of(puzzle: &Puzzle) -> Told<'_> {
        Told { puzzle, own: puzzle.position.turn(), steps: puzzle.steps(), end: puzzle.end() }
    }

    fn has(&self, tag: Tag) -> bool {
        let key = &self.steps[0];
        match tag {
            Tag::King => self.ends_by(WinBy::King),
            Tag::Castle => self.ends_by(WinBy::Castle),
            Tag::Blockade => self.ends_by(WinBy::Blockade),
            Tag::InCheck => key.before.is_check(),
            Tag::Quiet => key.mv.effect == Effect::Plain && is_going_on(key, CheckMark::None),
            Tag::Check => is_going_on(key, CheckMark::Check),
            Tag::FinalCheck => is_going_on(key, CheckMark::Final),
            Tag::Entry => self.any(|step| self.enters(&step.mv)),
            Tag::Removal => self.ends_by(WinBy::Castle) && self.steps.last().is_some_and(|step| self.removes(step)),
            Tag::CaptureInCastle => self.any(|step| captures(&step.mv) && self.rules_castle(step.mv.to)),
            Tag::Scout => self.any(|step| step.mv.role == Role::Scout && captures(&step.mv)),
            Tag::ScoutExchange => self.any(|step| step.mv.role == Role::Scout && exchanges(&step.mv)),
            Tag::Exchange => self.any(|step| step.mv.role != Role::Scout && exchanges(&step.mv)),
            Tag::KingTakes => self.any(|step| step.mv.role == Role::King && captures(&step.mv)),
            Tag::Jump => self.any(|step| jumped(&step.mv).any(|square| step.before.piece_at(square).is_some())),
            Tag::Promotion => self.any(|step| step.mv.becomes.is_some() && !step.mv.is_conversion()),
            Tag::Conversion => self.any(|step| step.mv.is_conversion()),
            Tag::Together => {
                self.any(|step| step.mv.effect.taken().is_some() && self.acting(&step.before, step.mv.to).len() >= 3)
            }
            Tag::Support => self.next_taking().is_some_and(|to| self.newly_acting(to).contains(key.mv.to)),
            Tag::OpenLine => {
                self.next_taking().is_some_and(|to| self.newly_acting(to).iter().any(|square| square != key.mv.to))
            }
            Tag::Woken => {
                self.castles().any(|square| self.is_idle(&key.before, square) && self.counts(&key.after, square))
            }
            Tag::LastRoyal => key.after.outcome().is_none() && key.after.last_royal(!self.own).is_some(),
            Tag::Inaccessible => self.puzzle.line.iter().any(|mv| self.meets_inaccessible(mv)),
        }
    }

    fn any(&self, holds: impl Fn(&Step) -> bool) -> bool {
        self.steps.iter().any(holds)
    }

    fn ends_by(&self, by: WinBy) -> bool {
        self.end.outcome().is_some_and(|outcome| outcome.winner == Some(self.own) && outcome.by == by)
    }

    fn enters(&self, mv: &Move) -> bool {
        mv.enters(self.end.rules().castles[!self.own])
    }

    fn removes(&self, step: &Step) -> bool {
        let castle = self.end.rules().castles[!self.own];
        let inside = step
            .before
            .pieces()
            .any(|(square, piece)| piece.color == self.own && square != step.mv.from && castle.contains(square));
        inside && castle.contains(step.mv.to) && step.mv.effect.taken().is_some()
    }

    fn rules_castle(&self, square: Square) -> bool {
        self.end.rules().castle_of(square).is_some()
    }

    fn castles(&self) -> impl Iterator<Item = Square> + use<> {
        let castles = self.end.rules().castles;
        castles.white.iter().chain(castles.black.iter())
    }

    /// Own pieces that add their force there.
    fn acting(&self, position: &AnyPosition, square: Square) -> SquareSet {
        let acting = position.contributors(square).into_iter();
        acting.filter(|by| by.piece.color == self.own && by.force > 0).map(|by| by.square).collect()
    }

    /// Where the next right move takes.
    fn next_taking(&self) -> Option<Square> {
        let next = self.steps.get(1)?;
        next.mv.effect.taken().map(|_| next.mv.to)
    }

    /// Own pieces that act on a square after the key and did not before.
    fn newly_acting(&self, square: Square) -> SquareSet {
        let key = &self.steps[0];
        let before = self.acting(&key.before, square);
        // The mover itself may have acted from where it stood.
        let acted = |from: Square| before.contains(from) || from == key.mv.to && before.contains(key.mv.from);
        self.acting(&key.after, square).iter().filter(|from| !acted(*from)).collect()
    }

    fn is_idle(&self, position: &AnyPosition, square: Square) -> bool {
        position.counted(square)[self.own] < position.sums(square)[self.own]
    }

    fn counts(&self, position: &AnyPosition, square: Square) -> bool {
        position.outcome().is_none() && position.counted(square)[self.own] > 0
    }

    fn meets_inaccessible(&self, mv: &Move) -> bool {
        let owned = |square: Square| self.puzzle.position.inaccessible().owner(square).is_some();
        owned(mv.to) || jumped(mv).any(owned)
    }
}

/// The game goes on after the move, with that mark.
fn is_going_on(step: &Step, mark: CheckMark) -> bool {
    step.after.outcome().is_none() && step.after.check_mark() == mark
}

fn captures(mv: &Move) -> bool {
    matches!(mv.effect, Effect::Capture(_))
}

fn exchanges(mv: &Move) -> bool {
    matches!(mv.effect, Effect::Exchange(_))
}

/// The squares a move along a rank or file passes over.
fn jumped(mv: &Move) -> impl Iterator<Item = Square> + use<> {
    let way = |from: u8, to: u8| (to as i8 - from as i8).signum();
    let (files, ranks) = (way(mv.from.file(), mv.to.file()), way(mv.from.rank(), mv.to.rank()));
    let straight = (mv.from.file() == mv.to.file()) != (mv.from.rank() == mv.to.rank());
    let (to, mut here) = (mv.to, mv.from);
    core::iter::from_fn(move || {
        here = here.offset(files, ranks).filter(|square| straight && *square != to)?;
        Some(here)
    })
}
