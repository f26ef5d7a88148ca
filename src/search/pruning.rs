//! What need not be looked at as closely as the rest. Margins and reductions are measured in matches, not reasoned out.

use super::score::{Score, plies_to_win};

/// Plies to the horizon within which a side that is far ahead is believed to stay so.
const AHEAD_DEPTH: i32 = 4;
/// How far ahead, for each ply.
const AHEAD: Score = 60;
/// Plies to the horizon within which a quiet move is not expected to make up for much.
const BEHIND_DEPTH: i32 = 3;
/// How much, for each ply.
const BEHIND: Score = 80;

/// Is the side to move so far ahead of `beta` that it need not move?
pub(super) fn is_far_ahead(estimate: Score, depth: i32, beta: Score) -> bool {
    depth <= AHEAD_DEPTH && estimate - AHEAD * depth >= beta && plies_to_win(beta).is_none()
}

/// The most that a quiet move may be expected to achieve; `None` where anything may happen.
pub(super) fn reach_of_quiet(estimate: Score, depth: i32) -> Option<Score> {
    (depth <= BEHIND_DEPTH).then_some(estimate + BEHIND * depth)
}

/// How many plies less deeply a late quiet move is looked at: the more, the deeper the search and the later the move.
pub(super) fn reduction(depth: i32, at: usize) -> i32 {
    if depth <= 2 || at <= 2 {
        return 0;
    }
    let product = log2_eighths(depth.unsigned_abs()) * log2_eighths(at as u32);
    ((product * 15 + 1229) / 4096) as i32
}

/// The binary logarithm in eighths, straight between powers of two: the same on every machine.
const fn log2_eighths(number: u32) -> u32 {
    let whole = number.ilog2();
    8 * whole + ((number * 8) >> whole) - 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_about_right() {
        assert_eq!([1, 2, 3, 4, 6, 8].map(log2_eighths), [0, 8, 12, 16, 20, 24]);
    }

    #[test]
    fn reductions_grow_and_leave_a_ply() {
        assert_eq!((reduction(2, 40), reduction(9, 2)), (0, 0));
        for depth in 3..40 {
            for at in 3..80 {
                let here = reduction(depth, at);
                assert!(here >= 0 && here < depth, "{depth} {at}");
                assert!(reduction(depth + 1, at) >= here && reduction(depth, at + 1) >= here);
            }
        }
    }
}
