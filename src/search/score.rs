//! Scores: hundredths of a Knecht from the side to move, with wins and losses counted in plies.

/// A score in hundredths of a Knecht, from the side to move.
pub type Score = i32;

/// A drawn game.
pub const DRAW: Score = 0;
/// A game won already; a win in so many plies is so much less.
pub const WIN: Score = 30_000;
/// More than any score, on either side.
pub const INFINITE: Score = 31_000;
/// The deepest line that is searched, in plies.
pub const MAX_PLY: usize = 96;
/// Scores beyond this are forced wins.
const LEAST_WIN: Score = WIN - 1_000;
/// What an estimate may say at most.
pub const MOST: Score = 20_000;

/// Plies to a forced win, negative to a forced loss; `None` where neither is proven.
#[must_use]
pub const fn plies_to_win(score: Score) -> Option<i32> {
    if score >= LEAST_WIN {
        Some(WIN - score)
    } else if score <= -LEAST_WIN {
        Some(-WIN - score)
    } else {
        None
    }
}

/// Is a loss forced?
pub(super) const fn is_lost(score: Score) -> bool {
    score <= -LEAST_WIN
}

/// A win counted from the root, recounted from a position so many plies below it.
pub(super) const fn from_here(score: Score, ply: usize) -> Score {
    match plies_to_win(score) {
        Some(_) => score + score.signum() * ply as Score,
        None => score,
    }
}

/// The reverse of [`from_here`].
pub(super) const fn from_root(score: Score, ply: usize) -> Score {
    match plies_to_win(score) {
        Some(_) => score - score.signum() * ply as Score,
        None => score,
    }
}
