//! The draw of the inaccessible squares (RULES 7) inside the tree.
//!
//! A stated approximation: the search adds what the draw takes from each side on average, which is exact for material,
//! since each square is drawn once in six, and looks on as if no square had been drawn. What the squares block
//! afterwards is left aside.

use super::score::Score;
use super::weights::Weights;
use crate::color::Color;
use crate::position::Position;
use crate::role::Role;
use crate::variant::Ruleset;

/// What a King on a square that may be drawn is worth to its enemy: the game, once in six.
const KING: Score = 3_000;

/// What the draw that is due changes on average, from the side to move.
pub(super) fn expected_removals<R: Ruleset>(position: &Position<R>, weights: &Weights) -> Score {
    let Some(draw) = &R::SHARED.inaccessible else {
        return 0;
    };
    let mut sum = 0;
    for owner in Color::ALL {
        let sign = if owner == position.turn { 1 } else { -1 };
        for square in draw.choices[owner] {
            match position.piece_at(square) {
                Some(piece) if piece.color != owner => {
                    let worth = if piece.role == Role::King {
                        KING
                    } else {
                        weights.piece(piece.color, piece.role, square, R::SHARED.files)
                    };
                    sum += sign * worth;
                }
                _ => {}
            }
        }
    }
    sum / draw.choices.white.len() as Score
}
