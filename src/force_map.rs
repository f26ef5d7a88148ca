//! The force on every square at once (RULES 4). Each piece's lines are followed a single time, outwards, where asking
//! square by square looks for everybody's lines from each square anew.

use crate::bitboard::{Bitboard, Near};
use crate::color::{ByColor, Color};
use crate::force::{Contributor, Totals};
use crate::position::Position;
use crate::role::Role;
use crate::square::{MAX_SQUARES, Square};
use crate::variant::Ruleset;

/// Who acts on each square of a position, and what it comes to.
#[derive(Clone, Debug)]
pub struct ForceMap<'a, R: Ruleset> {
    position: &'a Position<R>,
    sides: ByColor<SideForce>,
}

/// One side's force, by square number.
#[derive(Clone, Debug)]
struct SideForce {
    acting: [Near; MAX_SQUARES],
    /// Half units.
    sums: [u16; MAX_SQUARES],
}

impl<'a, R: Ruleset> ForceMap<'a, R> {
    /// The map of a position.
    #[must_use]
    pub fn new(position: &'a Position<R>) -> Self {
        ForceMap { position, sides: ByColor::from_fn(|color| SideForce::new(position, color)) }
    }

    /// The plain sums on a square (RULES 4.4).
    #[must_use]
    pub fn sums(&self, square: Square) -> Totals {
        ByColor::from_fn(|color| self.sides[color].sums[square.index()])
    }

    /// The totals that decide there (RULES 4.5).
    #[must_use]
    pub fn counted(&self, square: Square) -> Totals {
        ByColor::from_fn(|color| {
            let side = &self.sides[color];
            let idle = self.position.is_idle(square, side.acting[square.index()]);
            if idle { 0 } else { side.sums[square.index()] }
        })
    }

    /// Calls `sink` with every piece that acts on the square: White's first, each side's in order of importance.
    pub fn each_contributor(&self, square: Square, mut sink: impl FnMut(Contributor)) {
        for color in Color::ALL {
            let acting = self.sides[color].acting[square.index()];
            if !acting.is_empty() {
                self.position.each_contributor(color, square, acting, &mut sink);
            }
        }
    }
}

impl SideForce {
    fn new<R: Ruleset>(position: &Position<R>, color: Color) -> Self {
        let mut side = SideForce { acting: [Near::EMPTY; MAX_SQUARES], sums: [0; MAX_SQUARES] };
        // A Scout's activity is no force (4.6).
        for role in Role::ALL.into_iter().filter(|&role| role != Role::Scout) {
            for from in position.of(color, role).squares() {
                side.add::<R>(role, from, position.acts_on(color, role, from));
            }
        }
        side
    }

    fn add<R: Ruleset>(&mut self, role: Role, from: Square, squares: Near) {
        let (piece, force) = (R::Board::of(from), u16::from(R::SHARED.force_of(role)));
        for to in R::Board::squares_near(squares, from) {
            self.acting[to.index()] |= piece.near(to);
            self.sums[to.index()] += force;
        }
    }
}

impl<R: Ruleset> Position<R> {
    /// The force on every square at once.
    #[must_use]
    pub fn force_map(&self) -> ForceMap<'_, R> {
        ForceMap::new(self)
    }

    /// The squares near it on which a piece's force acts: those it reaches and its own (RULES 4.1 to 4.3), without those where
    /// the ban of the last royal switches it off (4.8; in no game so far).
    fn acts_on(&self, color: Color, role: Role, from: Square) -> Near {
        let itself = R::Board::of_near(from, from).minus(self.forbidden(color).near(from));
        let squares = self.reach_once(color, role, from) | itself;
        let banned = !R::SHARED.last_royal_keeps_force && self.last_royal(color) == Some(from);
        if banned { squares & R::CASTLES[color].near(from) } else { squares }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::AnyPosition;
    use crate::variant::Variant;

    /// The map and the question about one square find the force in ways of their own; they must agree everywhere.
    fn agrees<R: Ruleset>(position: &Position<R>) {
        let map = position.force_map();
        for square in R::SHARED.squares() {
            let mut contributors = Vec::new();
            map.each_contributor(square, |contributor| contributors.push(contributor));
            assert_eq!(contributors, position.contributors(square), "{square}");
            assert_eq!(map.sums(square), position.sums(square), "{square}");
            assert_eq!(map.counted(square), position.counted(square), "{square}");
        }
    }

    #[test]
    fn the_map_agrees_with_each_square() {
        for line in include_str!("../tests/vectors/positions.jsonl").lines() {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            let variant = Variant::from_key(value["variant"].as_str().unwrap()).unwrap();
            match AnyPosition::parse(variant, value["position"].as_str().unwrap()).unwrap() {
                AnyPosition::Eight(position) => agrees(&position),
                AnyPosition::Nine(position) => agrees(&position),
            }
        }
    }
}
