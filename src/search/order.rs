//! Which moves are looked at first.

use super::score::{MAX_PLY, Score};
use super::table::MoveHint;
use crate::color::Color;
use crate::moves::{Effect, Move};
use crate::role::Role;
use crate::square::MAX_SQUARES;

/// A move and how soon it is to be tried.
#[derive(Copy, Clone, Debug)]
pub(super) struct Ranked {
    pub mv: Move,
    pub rank: i32,
}

const FIRST: i32 = 1 << 28;
const TACTICAL: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;

/// What quiet moves have achieved so far in a search.
#[derive(Debug)]
pub(super) struct Experience {
    killers: Vec<[Option<Move>; 2]>,
    /// By side, role and target.
    history: Vec<i32>,
}

impl Experience {
    pub fn new() -> Experience {
        Experience { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * 7 * MAX_SQUARES] }
    }

    pub fn rank(&self, color: Color, mv: &Move, ply: usize, hint: Option<MoveHint>) -> i32 {
        if hint == Some(MoveHint::of(mv)) {
            return FIRST;
        }
        if is_tactical(mv) {
            return TACTICAL + gain(mv) * 8 - worth(mv.role) / 16;
        }
        match self.killers[ply] {
            [Some(killer), _] if killer == *mv => KILLER + 1,
            [_, Some(killer)] if killer == *mv => KILLER,
            _ => self.history[history_index(color, mv)],
        }
    }

    /// A quiet move refuted the one before it.
    pub fn reward(&mut self, color: Color, mv: &Move, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(*mv) {
            *killers = [Some(*mv), killers[0]];
        }
        let value = &mut self.history[history_index(color, mv)];
        *value += depth * depth;
        if *value > KILLER / 2 {
            self.history.iter_mut().for_each(|value| *value /= 2);
        }
    }
}

fn history_index(color: Color, mv: &Move) -> usize {
    (color as usize * 7 + mv.role as usize) * MAX_SQUARES + mv.to.index()
}

/// Takes, or turns into a better piece.
pub(super) fn is_tactical(mv: &Move) -> bool {
    mv.effect != Effect::Plain || mv.becomes.is_some()
}

/// About what a piece is worth, to put moves in order.
const fn worth(role: Role) -> Score {
    [300, 560, 330, 260, 170, 100, 250][role as usize]
}

/// What a move wins at once.
pub(super) fn gain(mv: &Move) -> Score {
    let taken = match mv.effect {
        Effect::Plain => 0,
        Effect::Capture(Role::King) | Effect::Exchange(Role::King) => return 20_000,
        Effect::Capture(role) => worth(role),
        Effect::Exchange(role) => worth(role) - worth(mv.role),
    };
    taken + mv.becomes.map_or(0, |role| worth(role) - worth(mv.role))
}
