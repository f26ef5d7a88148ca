//! What can come next in a game, numbered in an order that does not depend on how moves are found.

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::game::{EndReason, Game, GameError, GameResult, Step};
use crate::moves::Move;
use crate::outcome::Phase;
use crate::square::Square;

/// Number of the choice that the line ends here. Steps follow from 1.
pub(super) const END: u64 = 0;

/// Of a die.
const FACES: u64 = 6;

/// What the players may have decided at the end of the line; before the first is nothing.
const ENDINGS: [(Option<Color>, EndReason); 10] = [
    (Some(Color::White), EndReason::Resignation),
    (Some(Color::Black), EndReason::Resignation),
    (Some(Color::White), EndReason::Time),
    (Some(Color::Black), EndReason::Time),
    (None, EndReason::Agreement),
    (None, EndReason::Repetition),
    (None, EndReason::FortyMoves),
    (Some(Color::White), EndReason::Unknown),
    (Some(Color::Black), EndReason::Unknown),
    (None, EndReason::Unknown),
];

/// How many ways a line can end that the board does not show.
pub(super) const ENDING_COUNT: u64 = ENDINGS.len() as u64 + 1;

/// The number of an ending, 0 for none.
pub(super) fn ending_number(result: Option<GameResult>) -> u64 {
    let known = |&(winner, by): &(Option<Color>, EndReason)| result == Some(GameResult { winner, by });
    ENDINGS.iter().position(known).map_or(0, |index| index as u64 + 1)
}

/// The ending with a number, none for 0.
pub(super) fn ending(number: u64) -> Option<GameResult> {
    let &(winner, by) = ENDINGS.get((number as usize).checked_sub(1)?)?;
    Some(GameResult { winner, by })
}

/// The steps that can be made at a place.
pub(super) enum Steps {
    Moves(Vec<Move>),
    /// Each side's six squares.
    Draws(ByColor<[Square; 6]>),
}

impl Steps {
    /// The steps that a position allows.
    pub(super) fn of(position: &AnyPosition) -> Steps {
        let draw = position.rules().inaccessible.as_ref();
        match draw.filter(|_| position.phase() == Phase::DrawSquares) {
            Some(draw) => Steps::Draws(draw.choices),
            None => Steps::Moves(position.moves()),
        }
    }

    /// How many choices there are: every step, or the line's end.
    pub(super) fn count(&self) -> u64 {
        match self {
            Steps::Moves(moves) => moves.len() as u64 + 1,
            Steps::Draws(_) => FACES * FACES + 1,
        }
    }

    /// The number of a step.
    pub(super) fn number(&self, step: &Step) -> u64 {
        match (self, step) {
            (Steps::Moves(moves), Step::Move(mv)) => rank(moves, mv) + 1,
            (Steps::Draws(choices), Step::Draw(drawn)) => {
                let face = |color| choices[color].iter().take_while(|&&square| square != drawn.squares[color]).count();
                face(Color::White) as u64 * FACES + face(Color::Black) as u64 + 1
            }
            _ => END,
        }
    }

    /// Makes the step with a number from 1.
    ///
    /// # Errors
    /// None for a number below `count`: the steps are the game's own.
    pub(super) fn play(&self, number: u64, game: &mut Game) -> Result<(), GameError> {
        let index = number - 1;
        match self {
            Steps::Moves(moves) => {
                let found = moves.iter().find(|mv| rank(moves, mv) == index);
                game.play(found.ok_or(GameError::UnknownNode)?).map(drop)
            }
            Steps::Draws(choices) => {
                let faces = ByColor::new(index / FACES, index % FACES);
                game.draw_squares(ByColor::from_fn(|color| choices[color][faces[color] as usize % 6])).map(drop)
            }
        }
    }
}

/// How many of the moves come before one: by square of departure, target, and what the piece becomes.
fn rank(moves: &[Move], mv: &Move) -> u64 {
    let key = |mv: &Move| (mv.from, mv.to, mv.becomes.map(|role| role.latin()));
    moves.iter().filter(|other| key(other) < key(mv)).count() as u64
}
