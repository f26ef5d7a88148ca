//! Counting the tree of legal moves (RULES 10).

use core::ops::ControlFlow;

use crate::bitboard::Squares;
use crate::movegen::TakesMoves;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use crate::variant::Ruleset;

impl<R: Ruleset> Position<R> {
    /// How many leaves the tree of legal moves has at this depth. The last ply is counted, not played.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.count_legal_moves()),
            _ => self.sum_over_moves(|next| next.perft(depth - 1)),
        }
    }

    /// The same number found by playing every move, the last ply too, and asking each position whether it is over.
    #[must_use]
    pub fn perft_played(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.sum_over_moves(|next| {
                core::hint::black_box(next.outcome());
                1
            }),
            _ => self.sum_over_moves(|next| next.perft_played(depth - 1)),
        }
    }

    #[inline]
    fn sum_over_moves(&self, leaves: impl FnMut(&Self) -> u64) -> u64 {
        let mut player = Player { before: self, next: *self, leaves, sum: 0 };
        player.next.pass_quietly();
        let _ = self.each_legal_move(&mut player);
        player.sum
    }
}

/// Plays every move it is given, and sums up what `leaves` answers for the position after it.
struct Player<'a, R: Ruleset, L> {
    before: &'a Position<R>,
    /// Between two moves the same as `before`, but with the turn passed quietly, as nearly all moves leave it; its key and
    /// end are those of the last move.
    next: Position<R>,
    leaves: L,
    sum: u64,
}

impl<R: Ruleset, L: FnMut(&Position<R>) -> u64> TakesMoves for Player<'_, R, L> {
    fn take(&mut self, mv: Move) -> ControlFlow<()> {
        self.next = *self.before;
        self.next.play_unchecked(&mv);
        self.sum += (self.leaves)(&self.next);
        self.next = *self.before;
        self.next.pass_quietly();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn take_plain(&mut self, role: Role, from: Square, targets: Squares) -> ControlFlow<()> {
        let lifted = self.before.lift(role, from);
        for to in targets {
            self.next.set_down(&lifted, to);
            self.sum += (self.leaves)(&self.next);
        }
        self.next.put_back(&lifted, self.before);
        ControlFlow::Continue(())
    }
}
