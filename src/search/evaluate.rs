//! What a position is worth without looking ahead.

use super::score::{MOST, Score};
use super::weights::WEIGHTS;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::position::Position;
use crate::role::Role;
use crate::scales::Scales;
use crate::square::RANKS;
use crate::variant::Ruleset;

/// The worth of a position, from the side to move.
pub(super) fn evaluate<R: Ruleset>(position: &Position<R>) -> Score {
    let scales = Scales::new(position);
    let own = side(position, &scales, position.turn);
    let other = side(position, &scales, !position.turn);
    (own - other + WEIGHTS.tempo).clamp(-MOST, MOST)
}

fn side<R: Ruleset>(position: &Position<R>, scales: &Scales<'_, R>, color: Color) -> Score {
    let right = if position.rights[color] { WEIGHTS.right } else { 0 };
    pieces(position, color) + right + castles(position, scales, color) - king_danger(position, scales, color)
}

/// Material, and how far it has come.
fn pieces<R: Ruleset>(position: &Position<R>, color: Color) -> Score {
    let own = position.colors[color];
    let mut sum = 0;
    for role in Role::ALL {
        let pieces = position.with_role(role) & own;
        sum += WEIGHTS.material[role as usize] * pieces.count() as Score;
    }
    for rank in 2..=RANKS {
        let on_rank = own & R::Board::on_rank(color.relative_rank(rank));
        if on_rank.is_empty() {
            continue;
        }
        let steps = Score::from(rank) - 1;
        for role in Role::ALL {
            let count = (on_rank & position.with_role(role)).count() as Score;
            sum += WEIGHTS.advance[role as usize] * steps * count;
        }
    }
    sum
}

/// Royals at home and in the enemy castle, and the force brought to bear on it.
fn castles<R: Ruleset>(position: &Position<R>, scales: &Scales<'_, R>, color: Color) -> Score {
    let own = position.royals() & position.colors[color];
    let home = (own & R::CASTLES[color]).count() as Score;
    let [first, further] = WEIGHTS.home;
    let mut sum = if home > 0 { first + further * (home - 1) } else { 0 };
    sum += WEIGHTS.inside * (own & R::CASTLES[!color]).count() as Score;
    for square in R::CASTLES[!color].squares() {
        let attack = scales.counted(square, scales.acting(color, square));
        if attack == 0 {
            continue;
        }
        sum += WEIGHTS.castle_force * Score::from(attack);
        if attack > scales.counted(square, scales.acting(!color, square)) {
            sum += WEIGHTS.castle_superior;
        }
    }
    sum
}

fn king_danger<R: Ruleset>(position: &Position<R>, scales: &Scales<'_, R>, color: Color) -> Score {
    let Some(king) = position.king(color) else {
        return 0;
    };
    WEIGHTS.king_pressure * Score::from(scales.counted(king, scales.acting(!color, king)))
}
