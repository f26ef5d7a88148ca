//! When two puzzles are copies of each other: seen from the solver's side, and in a mirror if that makes them more alike
//! (the rules do not tell left from right, nor White from Black).

use super::Puzzle;
use super::tags::{Tag, tags};
use crate::moves::{Effect, Move};
use crate::role::Role;
use crate::square::Square;

/// Of two with the same signature, copies share more than this part of the pieces around the action.
const MOST_SHARED_NEARBY: f64 = 0.6;
/// Any two copies share more than this part of all their pieces.
const MOST_SHARED: f64 = 0.8;
/// So many squares around the line's squares belong to the action.
const NEARBY: u8 = 2;

/// A puzzle as others are compared with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// Kind, tags and what the right moves do.
    pub signature: String,
    pieces: Vec<Seen>,
}

/// A piece as the solver sees it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Seen {
    file: u8,
    rank: u8,
    role: Role,
    own: bool,
    nearby: bool,
    mirrored: u8,
}

impl Likeness {
    /// How a puzzle is compared.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Likeness {
        Likeness { signature: signature(puzzle), pieces: seen(puzzle) }
    }

    /// Are these two copies?
    #[must_use]
    pub fn is_near(&self, other: &Likeness) -> bool {
        let shared = |nearby| f64::max(self.shared(other, nearby, false), self.shared(other, nearby, true));
        shared(false) > MOST_SHARED || self.signature == other.signature && shared(true) > MOST_SHARED_NEARBY
    }

    /// The part of the pieces of both that stand in both.
    fn shared(&self, other: &Likeness, only_nearby: bool, mirror: bool) -> f64 {
        let counts = |seen: &&Seen| seen.nearby || !only_nearby;
        let same = |one: &Seen, two: &Seen| {
            let file = if mirror { two.mirrored } else { two.file };
            (one.file, one.rank, one.role, one.own) == (file, two.rank, two.role, two.own)
        };
        let (ones, twos) = (self.pieces.iter().filter(counts), other.pieces.iter().filter(counts));
        let all = ones.clone().count() + twos.clone().count();
        let both = ones.filter(|one| twos.clone().any(|two| same(one, two))).count();
        both as f64 / (all - both).max(1) as f64
    }
}

fn seen(puzzle: &Puzzle) -> Vec<Seen> {
    let own = puzzle.position.turn();
    let files = puzzle.position.rules().files;
    let action: Vec<Square> = puzzle.line.iter().flat_map(|mv| [mv.from, mv.to]).collect();
    let nearby = |square: Square| {
        action.iter().any(|of| of.file().abs_diff(square.file()).max(of.rank().abs_diff(square.rank())) <= NEARBY)
    };
    let pieces = puzzle.position.pieces().map(|(square, piece)| Seen {
        file: square.file(),
        mirrored: files - 1 - square.file(),
        rank: own.relative_rank(square.rank()),
        role: piece.role,
        own: piece.color == own,
        nearby: nearby(square),
    });
    pieces.collect()
}

fn signature(puzzle: &Puzzle) -> String {
    let tags: Vec<&str> = tags(puzzle).into_iter().map(Tag::key).collect();
    let steps: Vec<String> = puzzle.steps().iter().map(|step| deed(&step.mv)).collect();
    format!("{} {} {}", puzzle.kind.key(), tags.join("+"), steps.join(" "))
}

/// Who does what to whom.
fn deed(mv: &Move) -> String {
    let (sign, taken) = match mv.effect {
        Effect::Plain => ('-', None),
        Effect::Capture(role) => (':', Some(role)),
        Effect::Exchange(role) => ('/', Some(role)),
    };
    [Some(mv.role.latin()), Some(sign), taken.map(Role::latin), mv.becomes.map(Role::latin)]
        .into_iter()
        .flatten()
        .collect()
}
