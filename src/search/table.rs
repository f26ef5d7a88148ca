//! The transposition table: what was found out about positions met before in the same search.

use super::score::Score;
use crate::moves::Move;
use crate::role::Role;
use crate::square::Square;

/// What a stored score says of the true one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    #[default]
    AtMost,
    Exact,
    AtLeast,
}

/// Enough of a move to find it again among the legal ones.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveHint {
    from: Square,
    to: Square,
    becomes: Option<Role>,
}

impl MoveHint {
    pub fn of(mv: &Move) -> MoveHint {
        MoveHint { from: mv.from, to: mv.to, becomes: mv.becomes }
    }
}

#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Entry {
    key: u64,
    /// Wins counted from the entry's own position.
    pub score: i16,
    pub hint: Option<MoveHint>,
    pub depth: u8,
    pub bound: Bound,
    /// The search that wrote it; 0 is none.
    search: u8,
}

/// A table of fixed size. A search sees only what it wrote itself, so that its answer does not depend on earlier ones.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    search: u8,
}

impl Table {
    /// A table that fills no more than so many bytes, yet holds one entry at least.
    pub fn new(bytes: usize) -> Table {
        // The same on every machine, so that all index alike.
        const { assert!(size_of::<Entry>() == 16) };
        let count = (bytes / size_of::<Entry>()).clamp(1, 1 << 28);
        Table { entries: vec![Entry::default(); count], search: 0 }
    }

    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>()
    }

    /// Forgets everything.
    pub fn begin_search(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.entries.fill(Entry::default());
            self.search = 1;
        }
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)];
        (entry.key == key && entry.search == self.search).then_some(entry)
    }

    pub fn put(&mut self, key: u64, depth: i32, score: Score, bound: Bound, best: Option<&Move>) {
        let slot = self.slot(key);
        let old = self.entries[slot];
        let depth = depth.clamp(0, 255) as u8;
        let current = old.search == self.search;
        if current && old.key != key && old.depth > depth + 3 && bound != Bound::Exact {
            return;
        }
        let kept = old.hint.filter(|_| current && old.key == key);
        let hint = best.map(MoveHint::of).or(kept);
        self.entries[slot] = Entry { key, score: score as i16, hint, depth, bound, search: self.search };
    }

    fn slot(&self, key: u64) -> usize {
        let high = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        ((high * self.entries.len() as u64) >> 32) as usize
    }
}
