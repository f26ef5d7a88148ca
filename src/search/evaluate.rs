//! What a position is worth without looking ahead: its features, each times its weight.

use core::cmp::Ordering;

use super::score::{MOST, Score};
use super::weights::{Feature, MARGINS, Weights, square_weight};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::force::Balance;
use crate::lines::own_ranks;
use crate::movegen::forward;
use crate::moves::{Effect, Move};
use crate::position::Position;
use crate::role::Role;
use crate::scales::Scales;
use crate::square::Square;
use crate::variant::{Ruleset, TERRITORY_RANKS};

/// What a look at a position tells.
pub(super) struct Judgement<B> {
    /// Its worth, from the side to move.
    pub score: Score,
    /// The enemy pieces that the side to move may be able to take; no others.
    pub takeable: B,
}

/// Judges a position; `placed` is what [`placement`] says of it.
pub(super) fn evaluate<R: Ruleset>(position: &Position<R>, placed: Score, weights: &Weights) -> Judgement<R::Board> {
    let mut sum = placed;
    let takeable = features(position, &mut |index, count| sum += Score::from(weights.0[index]) * count);
    Judgement { score: sum.clamp(-MOST, MOST), takeable }
}

/// What the pieces are worth where they stand, from the side to move.
pub(super) fn placement<R: Ruleset>(position: &Position<R>, weights: &Weights) -> Score {
    let mut sum = 0;
    placement_features(position, &mut |index, count| sum += Score::from(weights.0[index]) * count);
    sum
}

/// What a move changes in the placement, from the side that makes it.
#[inline]
pub(super) fn placement_change<R: Ruleset>(color: Color, mv: &Move, weights: &Weights) -> Score {
    let worth = |color, role, square| weights.piece(color, role, square, R::SHARED.files);
    let left = worth(color, mv.role, mv.from);
    let arrives = || worth(color, mv.becomes.unwrap_or(mv.role), mv.to);
    match mv.effect {
        Effect::Plain => arrives() - left,
        Effect::Capture(taken) => arrives() - left + worth(!color, taken, mv.to),
        Effect::Exchange(taken) => worth(!color, taken, mv.to) - left,
    }
}

/// Calls `sink` with every weight and how often it counts for the side to move.
pub(super) fn all_features<R: Ruleset>(position: &Position<R>, sink: &mut impl FnMut(usize, i32)) {
    placement_features(position, sink);
    let _ = features(position, sink);
}

fn placement_features<R: Ruleset>(position: &Position<R>, sink: &mut impl FnMut(usize, i32)) {
    for color in Color::ALL {
        let sign = if color == position.turn { 1 } else { -1 };
        for role in Role::ALL {
            for square in position.of(color, role).squares() {
                sink(square_weight(color, role, square, R::SHARED.files), sign);
            }
        }
    }
}

/// Answers which enemy pieces the side to move may be able to take.
#[inline(always)]
fn features<R: Ruleset>(position: &Position<R>, sink: &mut impl FnMut(usize, i32)) -> R::Board {
    let scales = Scales::new(position);
    sink(Feature::Turn.first(), 1);
    let own = Side { position, scales: &scales, color: position.turn };
    let reached = own.reached(&mut |index, count| sink(index, count));
    let other = Side { color: !position.turn, ..own };
    let threatened = other.reached(&mut |index, count| sink(index, -count));
    own.features(threatened, &mut |index, count| sink(index, count));
    other.features(reached, &mut |index, count| sink(index, -count))
}

/// A side of a position whose features are counted.
#[derive(Copy, Clone)]
struct Side<'a, R: Ruleset> {
    position: &'a Position<R>,
    scales: &'a Scales<'a, R>,
    color: Color,
}

impl<R: Ruleset> Side<'_, R> {
    /// All squares its pieces reach. Calls `sink` with its mobility.
    #[inline]
    fn reached(&self, sink: &mut impl FnMut(usize, i32)) -> R::Board {
        let Side { position, color, .. } = *self;
        let elsewhere = !position.colors[color];
        let mut reached = R::Board::EMPTY;
        for role in [Role::King, Role::Connet, Role::Prince, Role::Ritter, Role::Scout] {
            for square in position.of(color, role).squares() {
                let reach = position.reach(color, role, square);
                reached.add_near(reach, square);
                if role != Role::King {
                    sink(
                        Feature::Mobility.first() + role as usize,
                        (reach & elsewhere.read_near(square)).count() as i32,
                    );
                }
            }
        }
        reached.whole() | self.knechts_reach()
    }

    /// Knechts and Ver Knechts, all at once.
    #[inline]
    fn knechts_reach(&self) -> R::Board {
        let Side { position, color, .. } = *self;
        let knechts = position.of(color, Role::Knecht) | position.of(color, Role::VerKnecht);
        let ahead = forward(color);
        let between = (knechts & own_ranks(color, 1..=TERRITORY_RANKS - 2)).shift(0, ahead) & position.open(color);
        [(0, 1), (0, -1), (1, 0), (-1, 0)]
            .into_iter()
            .fold(between.shift(0, ahead), |reach, (files, ranks)| reach | knechts.shift(files, ranks))
    }

    /// Answers which of its pieces the enemy, who reaches what is `threatened`, may be able to take.
    #[inline]
    fn features(&self, threatened: R::Board, sink: &mut impl FnMut(usize, i32)) -> R::Board {
        let Side { position, color, .. } = *self;
        let own = position.colors[color];
        let king = position.of(color, Role::King);
        let royals = position.royals() & own;
        let home = royals & R::CASTLES[color];
        if position.rights[color] {
            sink(Feature::Right.first(), 1);
        }
        sink(Feature::Home.first() + home.count().min(3) as usize, 1);
        let inside = (royals & R::CASTLES[!color]).count() as i32;
        if inside > 1 {
            sink(Feature::Inside.first(), inside - 1);
        }
        self.doors(threatened, sink);
        let mut takeable = self.scouted(threatened, sink);
        for square in (home | king).squares() {
            let group = if king.has(square) { Feature::King } else { Feature::Guard };
            let margin = if threatened.has(square) { self.margin(square) } else { None };
            takeable |= R::Board::of(square).only_if(margin.is_some_and(|left| self.falls(left.cmp(&0))));
            sink(self.index(group, MARGINS, margin.map_or(0, |left| (left.clamp(-2, 4) + 3) as usize)), 1);
        }
        for square in (own & threatened).minus(home | king).squares() {
            takeable |= R::Board::of(square).only_if(self.threat(square, sink));
        }
        takeable
    }

    /// Is a piece lost where the force left against attack compares so with none?
    fn falls(&self, left: Ordering) -> bool {
        left == Ordering::Less || left == Ordering::Equal && R::SHARED.exchange_at_equality
    }

    /// The own pieces that an enemy Scout attacks.
    #[inline]
    fn scouted(&self, threatened: R::Board, sink: &mut impl FnMut(usize, i32)) -> R::Board {
        let Side { position, color, .. } = *self;
        let scouts = position.of(!color, Role::Scout).squares();
        let mut leapt = R::Board::EMPTY;
        scouts.for_each(|scout| leapt.add_near(R::lines(scout).leap, scout));
        let scouted = leapt.whole() & threatened & position.colors[color];
        for square in scouted.squares() {
            sink(self.index(Feature::Scouted, Role::ALL.len(), position.role_at(square) as usize), 1);
        }
        scouted
    }

    /// What is left of the force on a square against the attack, in half units; `None` without an attack that counts.
    #[inline]
    fn margin(&self, square: Square) -> Option<i32> {
        let total = |color| i32::from(self.scales.counted(square, self.scales.acting(color, square)));
        let attack = total(!self.color);
        (attack > 0).then(|| total(self.color) - attack)
    }

    #[inline]
    fn doors(&self, threatened: R::Board, sink: &mut impl FnMut(usize, i32)) {
        let Side { position, scales, color } = *self;
        let doors = (R::CASTLES[color] & threatened).minus(position.occupied());
        for square in doors.squares() {
            let attackers = scales.acting(!color, square);
            if (attackers & position.royals().near(square)).is_empty() {
                continue;
            }
            let balance =
                Balance::of(scales.counted(square, attackers), scales.counted(square, scales.acting(color, square)));
            let place = match balance {
                Balance::Inferior => 0,
                Balance::Equal => 1,
                Balance::Superior => 2,
            };
            sink(self.index(Feature::Door, 3, place), 1);
        }
    }

    /// Can the enemy take the piece on a square by force?
    #[inline]
    fn threat(&self, square: Square, sink: &mut impl FnMut(usize, i32)) -> bool {
        let feature = match self.scales.contest(!self.color, square) {
            (_, Balance::Superior) => Feature::Hanging,
            (attackers, Balance::Equal) if R::SHARED.exchange_at_equality && !attackers.is_empty() => Feature::Even,
            _ => return false,
        };
        sink(self.index(feature, Role::ALL.len(), self.position.role_at(square) as usize), 1);
        true
    }

    /// A weight of a feature that comes twice.
    #[inline]
    fn index(&self, feature: Feature, half: usize, place: usize) -> usize {
        feature.first() + if self.color == self.position.turn { half } else { 0 } + place
    }
}
