//! The choice: no near copies, few with the same signature, kinds and tags as even as they come.

use std::collections::HashMap;
use std::io::{self, Write};

use chess_t::puzzle::likeness::Likeness;
use chess_t::puzzle::tags::{Tag, tags};
use chess_t::variant::Variant;
use clap::Args;

use super::file::{Entry, Found, write};
use super::grade::grade;

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
    eprintln!("{:7} chosen", choice.taken.len());
    eprintln!("{:7} near copies", choice.near);
    eprintln!("{:7} above the cap of a signature", choice.capped);
    eprintln!("{:7} left over", choice.open.len());
    let mut entries: Vec<_> =
        choice.taken.iter().map(|rated| Entry { found: &rated.found, grade: grade(&rated.found.puzzle) }).collect();
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
    taken: Vec<Rated>,
    tags: HashMap<Tag, usize>,
    near: usize,
    capped: usize,
}

impl Choice {
    fn new(found: Vec<Found>) -> Choice {
        let rate = |found: Found| Rated { likeness: Likeness::of(&found.puzzle), tags: tags(&found.puzzle), found };
        let open = found.into_iter().map(rate).collect();
        Choice { open, taken: Vec::new(), tags: HashMap::new(), near: 0, capped: 0 }
    }

    /// Takes so many of a kind, the best first.
    fn take(&mut self, count: usize, is_meant: impl Fn(&Found) -> bool) {
        for _ in 0..count {
            let best = (0..self.open.len()).filter(|at| is_meant(&self.open[*at].found));
            // Among equals the first: so it is the same every time.
            let best = best.rev().max_by(|one, two| self.worth(*one).total_cmp(&self.worth(*two)));
            let Some(best) = best else { return };
            let best = self.open.remove(best);
            best.tags.iter().for_each(|tag| *self.tags.entry(*tag).or_default() += 1);
            self.drop_copies(&best);
            self.taken.push(best);
        }
    }

    /// Its interest, and more where it shows what few others do.
    fn worth(&self, at: usize) -> f64 {
        let rated = &self.open[at];
        let rare = |tag: &Tag| NEW_TAG / (1 + self.tags.get(tag).copied().unwrap_or(0)) as f64;
        f64::from(rated.found.interest) + rated.tags.iter().map(rare).sum::<f64>()
    }

    /// Forgets what must not stand beside the one just chosen.
    fn drop_copies(&mut self, chosen: &Rated) {
        let of_signature = |rated: &Rated| rated.likeness.signature == chosen.likeness.signature;
        let full = 1 + self.taken.iter().filter(|rated| of_signature(rated)).count() >= MOST_OF_A_SIGNATURE;
        let (source, likeness) = (&chosen.found.source, &chosen.likeness);
        let (near, capped) = (&mut self.near, &mut self.capped);
        self.open.retain(|rated| {
            let is_near = rated.found.source.is_within(PLIES_APART, source) || rated.likeness.is_near(likeness);
            let is_capped = !is_near && full && of_signature(rated);
            *near += usize::from(is_near);
            *capped += usize::from(is_capped);
            !is_near && !is_capped
        });
    }
}
