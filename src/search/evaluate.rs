//! What a position is worth without looking ahead: its features, each times its weight.

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

/// The worth of a position, from the side to move; `placed` is what [`placement`] says of it.
pub(super) fn evaluate<R: Ruleset>(position: &Position<R>, placed: Score, weights: &Weights) -> Score {
    let mut sum = placed;
    features(position, &mut |index, count| sum += Score::from(weights.0[index]) * count);
    sum.clamp(-MOST, MOST)
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
    features(position, sink);
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

#[inline(always)]
fn features<R: Ruleset>(position: &Position<R>, sink: &mut impl FnMut(usize, i32)) {
    let scales = Scales::new(position);
    sink(Feature::Turn.first(), 1);
    let own = Side { position, scales: &scales, color: position.turn };
    let reached = own.reached(&mut |index, count| sink(index, count));
    let other = Side { color: !position.turn, ..own };
    let threatened = other.reached(&mut |index, count| sink(index, -count));
    own.features(threatened, &mut |index, count| sink(index, count));
    other.features(reached, &mut |index, count| sink(index, -count));
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
                reached = reached | reach;
                if role != Role::King {
                    sink(Feature::Mobility.first() + role as usize, (reach & elsewhere).count() as i32);
                }
            }
        }
        reached | self.knechts_reach()
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

    #[inline]
    fn features(&self, threatened: R::Board, sink: &mut impl FnMut(usize, i32)) {
        let Side { position, color, .. } = *self;
        let own = position.colors[color];
        let royals = position.royals() & own;
        if position.rights[color] {
            sink(Feature::Right.first(), 1);
        }
        let home = royals & R::CASTLES[color];
        sink(Feature::Home.first() + home.count().min(3) as usize, 1);
        let inside = (royals & R::CASTLES[!color]).count() as i32;
        if inside > 1 {
            sink(Feature::Inside.first(), inside - 1);
        }
        let king = position.of(color, Role::King);
        for square in (home | king).squares() {
            let group = if king.has(square) { Feature::King } else { Feature::Guard };
            sink(self.index(group, MARGINS, self.margin(square, threatened)), 1);
        }
        self.doors(threatened, sink);
        for square in (own & threatened).minus(home | king).squares() {
            self.threat(square, sink);
        }
    }

    /// What is left of the force on a square against the attack, as a place among the margins.
    #[inline]
    fn margin(&self, square: Square, threatened: R::Board) -> usize {
        if !threatened.has(square) {
            return 0;
        }
        let total = |color| i32::from(self.scales.counted(square, self.scales.acting(color, square)));
        let attack = total(!self.color);
        if attack == 0 { 0 } else { ((total(self.color) - attack).clamp(-2, 4) + 3) as usize }
    }

    #[inline]
    fn doors(&self, threatened: R::Board, sink: &mut impl FnMut(usize, i32)) {
        let Side { position, scales, color } = *self;
        let doors = (R::CASTLES[color] & threatened).minus(position.occupied());
        for square in doors.squares() {
            let attackers = scales.acting(!color, square);
            if (attackers & position.royals()).is_empty() {
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

    #[inline]
    fn threat(&self, square: Square, sink: &mut impl FnMut(usize, i32)) {
        let Side { position, scales, color } = *self;
        let role = position.role_at(square) as usize;
        let roles = Role::ALL.len();
        let scouts = R::lines().leap[square.index()] & position.of(!color, Role::Scout);
        if !scouts.is_empty() {
            sink(self.index(Feature::Scouted, roles, role), 1);
        }
        match scales.contest(!color, square) {
            (_, Balance::Superior) => sink(self.index(Feature::Hanging, roles, role), 1),
            (attackers, Balance::Equal) if R::SHARED.exchange_at_equality && !attackers.is_empty() => {
                sink(self.index(Feature::Even, roles, role), 1);
            }
            _ => {}
        }
    }

    /// A weight of a feature that comes twice.
    #[inline]
    fn index(&self, feature: Feature, half: usize, place: usize) -> usize {
        feature.first() + if self.color == self.position.turn { half } else { 0 } + place
    }
}
