//! The choice: no near copies, few with the same signature, kinds and tags as even as they come.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};

use chess_t::puzzle::likeness::Likeness;
use chess_t::puzzle::tags::{Tag, tags};
use chess_t::puzzle::{Kind, Puzzle};
use chess_t::variant::Variant;
use clap::Args;

use super::file::{Entry, Found, Source, write};
use super::grade::{Grade, grade};

/// At most so many with the same signature.
const MOST_OF_A_SIGNATURE: usize = 3;
/// Two puzzles of a game are so many plies apart at least.
const PLIES_APART: u64 = 10;
/// Each kind's part of the whole; what a kind lacks the others fill.
const QUOTAS: [(&str, usize); 8] = [
    ("win-1", 14),
    ("win-2", 24),
    ("win-3", 18),
    ("defence-1", 8),
    ("defence-2", 10),
    ("castle", 10),
    ("gain-1", 6),
    ("gain-2", 10),
];
/// At most so many were put together by chance.
const MOST_COMPOSED: usize = 30;
/// What a tag that nobody has yet adds to a puzzle's interest.
const NEW_TAG: f64 = 12.0;

#[derive(Args)]
pub struct Arguments {
    /// Puzzles wanted
    #[arg(long, default_value_t = 110)]
    count: usize,
}

pub fn run(variant: Variant, arguments: &Arguments, found: Vec<Found>, out: &mut impl Write) -> io::Result<()> {
    let mut choice = Choice::new(found);
    let total: usize = QUOTAS.iter().map(|(_, part)| part).sum();
    for (key, part) in QUOTAS {
        choice.take(arguments.count * part / total, |found| found.puzzle.kind.key() == key);
    }
    choice.take(arguments.count.saturating_sub(choice.taken.len()), |_| true);
    choice.fates.iter().for_each(|(fate, count)| eprintln!("{count:7} {fate}"));
    eprintln!("{:7} left over", choice.open.len());
    let mut entries: Vec<_> =
        choice.taken.iter().map(|(rated, grade)| Entry { found: &rated.found, grade: *grade }).collect();
    entries.sort_by_key(|entry| (entry.grade.band, entry.grade.level, entry.found.puzzle.kind.key()));
    write(variant, &entries, out)
}

/// A puzzle with what it is compared by.
struct Rated {
    found: Found,
    likeness: Likeness,
    tags: Vec<Tag>,
}

struct Choice {
    open: Vec<Rated>,
    taken: Vec<(Rated, Grade)>,
    tags: HashMap<Tag, usize>,
    /// How many became what.
    fates: BTreeMap<&'static str, usize>,
}

impl Choice {
    fn new(found: Vec<Found>) -> Choice {
        let rate = |found: Found| Rated { likeness: Likeness::of(&found.puzzle), tags: tags(&found.puzzle), found };
        let open = found.into_iter().map(rate).collect();
        Choice { open, taken: Vec::new(), tags: HashMap::new(), fates: BTreeMap::new() }
    }

    /// Takes so many of a kind, the best first.
    fn take(&mut self, count: usize, is_meant: impl Fn(&Found) -> bool) {
        let wanted = self.taken.len() + count;
        while self.taken.len() < wanted {
            let meant = (0..self.open.len()).filter(|at| is_meant(&self.open[*at].found));
            // Among equals the first: so it is the same every time.
            let best = meant.rev().max_by(|one, two| self.worth(*one).total_cmp(&self.worth(*two)));
            let Some(best) = best else { return };
            let best = self.open.remove(best);
            match judge(&best.found.puzzle) {
                Ok(grade) => self.keep(best, grade),
                Err(fate) => self.count(fate),
            }
        }
    }

    fn keep(&mut self, chosen: Rated, grade: Grade) {
        self.count("chosen");
        chosen.tags.iter().for_each(|tag| *self.tags.entry(*tag).or_default() += 1);
        self.taken.push((chosen, grade));
        for rated in std::mem::take(&mut self.open) {
            match self.refusal(&rated) {
                Some(fate) => self.count(fate),
                None => self.open.push(rated),
            }
        }
    }

    /// Why a puzzle must not stand beside those that are chosen.
    fn refusal(&self, rated: &Rated) -> Option<&'static str> {
        let taken = || self.taken.iter().map(|(taken, _)| taken);
        let last = taken().next_back()?;
        if rated.found.source.is_within(PLIES_APART, &last.found.source) {
            return Some("of the same game, a few plies away");
        }
        if rated.likeness.is_near(&last.likeness) {
            return Some("near copies");
        }
        let of_signature = |other: &&Rated| other.likeness.signature == rated.likeness.signature;
        if taken().filter(of_signature).count() >= MOST_OF_A_SIGNATURE {
            return Some("above the cap of a signature");
        }
        let is_composed = |rated: &Rated| matches!(rated.found.source, Source::Board { .. });
        let full = is_composed(rated) && taken().filter(|other| is_composed(other)).count() >= MOST_COMPOSED;
        full.then_some("above the cap of composed boards")
    }

    /// Its interest, and more where it shows what few others do.
    fn worth(&self, at: usize) -> f64 {
        let rated = &self.open[at];
        let rare = |tag: &Tag| NEW_TAG / (1 + self.tags.get(tag).copied().unwrap_or(0)) as f64;
        f64::from(rated.found.interest) + rated.tags.iter().map(rare).sum::<f64>()
    }

    fn count(&mut self, fate: &'static str) {
        *self.fates.entry(fate).or_default() += 1;
    }
}

/// Grades a puzzle, unless it is not proven any more or a good player would not play it.
fn judge(puzzle: &Puzzle) -> Result<Grade, &'static str> {
    if Puzzle::prove(&puzzle.position, puzzle.kind).as_ref() != Ok(puzzle) {
        return Err("not proven");
    }
    let grade = grade(puzzle);
    let is_sound = grade.level.is_some() || !matches!(puzzle.kind, Kind::Gain { .. });
    is_sound.then_some(grade).ok_or("gains that no level goes for")
}
