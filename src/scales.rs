//! Scales that weigh force on many squares of one position: what is the same for every square is worked out once.

use crate::bitboard::{Bitboard, Near};
use crate::color::{ByColor, Color};
use crate::force::Balance;
use crate::lines::{ahead, own_ranks};
use crate::movegen::diagonals;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use crate::variant::{Ruleset, TERRITORY_RANKS};

/// The scales of a position.
pub(crate) struct Scales<'a, R: Ruleset> {
    position: &'a Position<R>,
    /// Knechts and Ver Knechts.
    knechts: R::Board,
    /// Those that walk diagonals.
    walkers: R::Board,
    /// The squares through which each side's lines go on.
    open: ByColor<R::Board>,
    /// The pieces whose force has its bit 0, 1, 2 set: forces are small numbers, and each bit is counted for all
    /// pieces at once.
    planes: [R::Board; 3],
}

impl<'a, R: Ruleset> Scales<'a, R> {
    #[inline]
    pub fn new(position: &'a Position<R>) -> Self {
        const { assert!(fits_three_bits(&R::SHARED.force)) };
        let with = |role| position.with_role(role);
        let plane = |bit: u32| {
            let has_bit = |role: &Role| R::SHARED.force_of(*role) >> bit & 1 != 0;
            Role::ALL.into_iter().filter(has_bit).fold(R::Board::EMPTY, |plane, role| plane | with(role))
        };
        Scales {
            position,
            knechts: with(Role::Knecht) | with(Role::VerKnecht),
            walkers: with(Role::Connet) | with(Role::Prince),
            open: ByColor::from_fn(|color| position.open(color)),
            planes: [plane(0), plane(1), plane(2)],
        }
    }

    /// The pieces near a square of a side whose force acts on it, one standing there included (RULES 4.1 to 4.3). A
    /// Scout never does (4.6).
    ///
    /// Lines are walked from the square outwards, which is the same: what stands between is the same from both ends.
    #[inline]
    pub fn acting(&self, color: Color, square: Square) -> Near {
        self.acting_with(color, square, self.unstopped(square))
    }

    /// The pieces of both sides that act on a square whatever stands between.
    #[inline]
    fn unstopped(&self, square: Square) -> Near {
        let with = |role: Role| self.position.roles[role as usize].read_near(square);
        let lines = R::lines(square);
        lines.king & with(Role::King)
            | lines.connet_jump & with(Role::Connet)
            | lines.step & (with(Role::Prince) | self.knechts.read_near(square))
            | lines.ritter & with(Role::Ritter)
            | R::Board::of_near(square, square).minus(with(Role::Scout))
    }

    /// Those of a side who act on a square, where [`Scales::unstopped`] is known.
    #[inline]
    fn acting_with(&self, color: Color, square: Square, unstopped: Near) -> Near {
        if self.position.is_forbidden(color, square) {
            return Near::EMPTY;
        }
        let own = self.position.colors[color].read_near(square);
        let stopped = self.double_steppers(color, square) | self.diagonal_walkers(color, square, own);
        self.without_banned(color, square, own & (unstopped | stopped))
    }

    /// The side's pieces that reach a square along a diagonal.
    #[inline]
    fn diagonal_walkers(&self, color: Color, square: Square, own: Near) -> Near {
        let lines = R::lines(square);
        let walkers = self.walkers.read_near(square) & own;
        // Mostly there is nobody to walk for.
        if (walkers & lines.diagonal).is_empty() {
            return Near::EMPTY;
        }
        walkers & diagonals(lines, self.open[color].read_near(square))
    }

    /// The Knechts whose double step ends on `target`.
    #[inline]
    fn double_steppers(&self, color: Color, target: Square) -> Near {
        let far = R::Board::of_near(target, target) & own_ranks::<Near>(color, 3..=TERRITORY_RANKS);
        let between = ahead(!color, far) & self.open[color].read_near(target);
        ahead(!color, between) & self.knechts.read_near(target)
    }

    /// Leaves out the last royal of a castle where its ban switches its force off (RULES 4.8; in no game so far).
    #[inline]
    fn without_banned(&self, color: Color, square: Square, acting: Near) -> Near {
        if R::SHARED.last_royal_keeps_force || R::CASTLES[color].has(square) {
            return acting;
        }
        match self.position.last_royal(color) {
            Some(royal) => acting.minus(R::Board::of(royal).near(square)),
            None => acting,
        }
    }

    /// The pieces of a side that act on an enemy's square, and their balance. The enemy's own force is asked first:
    /// most attacks already fail at that, and then nobody else needs to be summed up.
    #[inline]
    pub fn contest(&self, color: Color, enemy: Square) -> (Near, Balance) {
        let unstopped = self.unstopped(enemy);
        let attackers = self.acting_with(color, enemy, unstopped);
        let attack = self.counted(enemy, attackers);
        let alone = if R::SHARED.last_royal_keeps_force { self.force_at(enemy) } else { 0 };
        if attack < alone || attack == alone && !R::SHARED.exchange_at_equality {
            return (attackers, Balance::Inferior);
        }
        let defence = self.counted(enemy, self.acting_with(!color, enemy, unstopped));
        (attackers, Balance::of(attack, defence))
    }

    /// The total that counts of pieces that act on a square (RULES 4.5).
    #[inline]
    pub fn counted(&self, square: Square, acting: Near) -> u16 {
        if self.position.is_idle(square, acting) { 0 } else { self.sum(square, acting) }
    }

    /// The sum of forces of pieces near a square (RULES 4.4).
    #[inline]
    pub fn sum(&self, square: Square, pieces: Near) -> u16 {
        if pieces & pieces.wrapping_sub(1) == 0 {
            // Then counting them is asking for them.
            return self.count(square, |plane| u16::from(!(pieces & plane).is_empty()));
        }
        self.count(square, |plane| (pieces & plane).count() as u16)
    }

    /// The force of the piece on a square.
    #[inline]
    fn force_at(&self, square: Square) -> u16 {
        let piece = R::Board::of_near(square, square);
        self.count(square, |plane| u16::from(!(piece & plane).is_empty()))
    }

    #[inline]
    fn count(&self, square: Square, in_plane: impl Fn(Near) -> u16) -> u16 {
        let [ones, twos, fours] = self.planes.each_ref().map(|plane| plane.read_near(square));
        in_plane(ones) + 2 * in_plane(twos) + 4 * in_plane(fours)
    }
}

const fn fits_three_bits(forces: &[u8; 7]) -> bool {
    let mut role = 0;
    while role < forces.len() {
        if forces[role] > 7 {
            return false;
        }
        role += 1;
    }
    true
}
