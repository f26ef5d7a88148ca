//! The tree: principal-variation alpha-beta with quiescence, over any of the games.

use core::ops::ControlFlow;

use super::chance::expected_removals;
use super::evaluate::{evaluate, placement, placement_change};
use super::order::{Experience, Ranked, gain, is_tactical};
use super::pruning::{is_far_ahead, reach_of_quiet, reduction};
use super::score::{DRAW, INFINITE, MAX_PLY, Score, WIN, from_here, from_root, is_lost, plies_to_win};
use super::table::{Bound, MoveHint, Table};
use super::weights::Weights;
use super::{Info, Limits, Line};
use crate::bitboard::Bitboard;
use crate::movegen::forward;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::RANKS;
use crate::variant::Ruleset;

/// Nodes between two questions whether to stop.
const POLL: u64 = 1024;

/// The search of one position.
pub(super) struct Tree<'a> {
    table: &'a mut Table,
    weights: &'a Weights,
    experience: Experience,
    limits: &'a Limits,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    nodes: u64,
    /// The moves of all nodes on the way here, one node's behind the other's.
    moves: Vec<Ranked>,
    /// Keys of the game so far, then of the way here.
    keys: Vec<u64>,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
}

/// A position in the tree.
#[derive(Copy, Clone)]
struct Place<R: Ruleset> {
    position: Position<R>,
    /// What its pieces are worth where they stand, from the side to move; kept up move by move.
    placed: Score,
}

impl<R: Ruleset> Place<R> {
    #[inline]
    fn after(&self, mv: &Move, weights: &Weights) -> Place<R> {
        let placed = -(self.placed + placement_change::<R>(self.position.turn, mv, weights));
        let mut position = self.position;
        position.play_unchecked(mv);
        Place { position, placed }
    }
}

/// The scores still of interest.
#[derive(Copy, Clone)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const ALL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// As the other side sees it.
    fn reversed(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    fn shifted(self, by: Score) -> Window {
        Window { alpha: self.alpha + by, beta: self.beta + by }
    }

    /// What is left of the window for a side that may also make no move at all, which is worth so much.
    fn above(self, score: Score) -> Standing {
        Standing { best: score, open: Window { alpha: self.alpha.max(score), ..self } }
    }

    /// Does it only ask whether a score is above `alpha`?
    fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// Just wide enough to ask whether a score is above `alpha`.
    fn narrowed(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }
}

/// The best so far, and what is still of interest.
struct Standing {
    best: Score,
    open: Window,
}

impl<'a> Tree<'a> {
    pub fn new(
        table: &'a mut Table,
        weights: &'a Weights,
        earlier: &[u64],
        limits: &'a Limits,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        table.begin_search();
        Tree {
            table,
            weights,
            experience: Experience::new(),
            limits,
            stop,
            stopped: false,
            nodes: 0,
            moves: Vec::with_capacity(4096),
            keys: earlier.to_vec(),
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// Deepens until a limit is reached; `None` if there is no move to make.
    pub fn deepen<R: Ruleset>(&mut self, position: &Position<R>, on_info: &mut dyn FnMut(&Info)) -> Option<Info> {
        let root = Place { position: *position, placed: placement(position, self.weights) };
        let mut roots = Vec::new();
        let _ = position.legal_moves(&mut |mv| {
            let rank = self.experience.rank(position.turn, &mv, 0, None);
            roots.push(Ranked { mv, rank });
            ControlFlow::Continue(())
        });
        roots.sort_by_key(|root| -root.rank);
        let first = roots.first()?.mv;
        let mut best =
            Info { depth: 0, nodes: 0, lines: vec![Line { score: self.estimate(&root), moves: vec![first] }] };
        self.keys.push(position.key);
        for depth in 1..=self.limits.depth.clamp(1, MAX_PLY as u32 / 2) {
            let lines = self.root_lines(&root, &mut roots, depth as i32);
            if !lines.is_empty() && (!self.stopped || lines.len() >= best.lines.len()) {
                best = Info { depth, nodes: self.nodes, lines };
                on_info(&best);
            }
            best.nodes = self.nodes;
            let decided = plies_to_win(best.lines[0].score).is_some_and(|plies| plies.unsigned_abs() <= depth);
            if self.stopped || decided {
                break;
            }
        }
        Some(best)
    }

    /// The best lines at a depth, best first. The best moves come first among `roots` afterwards.
    fn root_lines<R: Ruleset>(&mut self, place: &Place<R>, roots: &mut [Ranked], depth: i32) -> Vec<Line> {
        let mut lines = Vec::new();
        for skip in 0..self.limits.lines.clamp(1, roots.len()) {
            let Some((at, line)) = self.root(place, &roots[skip..], depth) else {
                break;
            };
            roots[skip..=skip + at].rotate_right(1);
            lines.push(line);
            if self.stopped {
                break;
            }
        }
        lines
    }

    /// The best of some root moves, and which it is. A search that is stopped answers from the moves it finished.
    fn root<R: Ruleset>(&mut self, place: &Place<R>, roots: &[Ranked], depth: i32) -> Option<(usize, Line)> {
        let mut window = Window::ALL;
        let mut best = None;
        for (at, root) in roots.iter().enumerate() {
            let noise = self.noise(place.position.key, &root.mv);
            let next = place.after(&root.mv, self.weights);
            let asked = window.shifted(-noise);
            let score = if at == 0 {
                -self.node(&next, asked.reversed(), depth - 1, 1)
            } else {
                self.scout(&next, asked, depth - 1, 0, 1)
            };
            if self.stopped {
                break;
            }
            let judged = if plies_to_win(score).is_some() { score } else { score + noise };
            if best.is_none() || judged > window.alpha {
                window.alpha = judged;
                let mut moves = vec![root.mv];
                moves.extend_from_slice(&self.lines[1]);
                best = Some((at, Line { score, moves }));
            }
        }
        best
    }

    /// What a weaker level misjudges a root move by: always the same for the same seed.
    fn noise(&self, key: u64, mv: &Move) -> Score {
        if self.limits.noise == 0 {
            return 0;
        }
        let name = (mv.from.index() * 128 + mv.to.index()) as u64 * 8 + mv.becomes.map_or(7, |role| role as u64);
        let mut bits = key ^ self.limits.seed.wrapping_add(name).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ (bits >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let spread = self.limits.noise.unsigned_abs().min(1_000);
        (((bits >> 32) * u64::from(2 * spread + 1)) >> 32) as Score - spread as Score
    }

    /// Asks of a later move only whether it is better, and looks closely if it is.
    fn scout<R: Ruleset>(&mut self, next: &Place<R>, window: Window, depth: i32, reduction: i32, ply: usize) -> Score {
        let mut score = -self.node(next, window.narrowed().reversed(), depth - reduction, ply);
        if reduction > 0 && score > window.alpha {
            score = -self.node(next, window.narrowed().reversed(), depth, ply);
        }
        if score > window.alpha && score < window.beta {
            score = -self.node(next, window.reversed(), depth, ply);
        }
        score
    }

    /// Counts a node, and finds out whether it is the last.
    fn enter(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.limits.nodes || self.nodes.is_multiple_of(POLL) && (self.stop)() {
            self.stopped = true;
        }
        self.stopped
    }

    /// The value of a position from the side to move.
    fn node<R: Ruleset>(&mut self, place: &Place<R>, window: Window, depth: i32, ply: usize) -> Score {
        let position = &place.position;
        self.lines[ply].clear();
        if let Some(score) = settled(position, ply) {
            return score;
        }
        if position.draw_is_due() {
            return self.across_draw(place, window, |tree, beyond, window| tree.node(beyond, window, depth, ply));
        }
        if self.may_be_claimed(position) {
            return DRAW;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiesce(place, window, ply);
        }
        if self.enter() {
            return DRAW;
        }
        let known = self.table.get(position.key);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let score = from_root(Score::from(entry.score), ply);
            let cuts = match entry.bound {
                Bound::Exact => window.is_narrow(),
                Bound::AtLeast => score >= window.beta,
                Bound::AtMost => score <= window.alpha,
            };
            if cuts {
                return score;
            }
        }
        let check = position.king_can_be_taken(position.turn);
        let estimate = (!check && window.is_narrow()).then(|| self.estimate(place));
        if let Some(estimate) = estimate.filter(|&estimate| is_far_ahead(estimate, depth, window.beta)) {
            return estimate;
        }
        let base = self.moves.len();
        self.keys.push(position.key);
        if self.generate(position, ply, known.and_then(|entry| entry.hint)).is_break() {
            let taker = self.moves.pop();
            self.lines[ply].extend(taker.map(|taker| taker.mv));
            self.keys.pop();
            self.moves.truncate(base);
            return WIN - ply as Score - 1;
        }
        let reach_of_quiet = estimate.and_then(|estimate| reach_of_quiet(estimate, depth));
        let score = self.best_of(place, base, window, Plan { depth, ply, check, reach_of_quiet });
        self.keys.pop();
        self.moves.truncate(base);
        score
    }

    /// Looks on from beyond a draw of squares that is due, which it takes for what it changes on average.
    fn across_draw<R: Ruleset>(
        &mut self,
        place: &Place<R>,
        window: Window,
        look: impl FnOnce(&mut Self, &Place<R>, Window) -> Score,
    ) -> Score {
        let change = expected_removals(&place.position, self.weights);
        let beyond = Place { position: place.position.without_draw(), ..*place };
        let score = look(self, &beyond, window.shifted(-change));
        if plies_to_win(score).is_some() { score } else { score + change }
    }

    fn estimate<R: Ruleset>(&self, place: &Place<R>) -> Score {
        evaluate(&place.position, place.placed, self.weights).score
    }

    /// Lists the moves of a node, ranked; breaks at one that takes the King.
    fn generate<R: Ruleset>(&mut self, position: &Position<R>, ply: usize, hint: Option<MoveHint>) -> ControlFlow<()> {
        let Tree { experience, moves, .. } = self;
        position.legal_moves(&mut |mv| {
            moves.push(Ranked { mv, rank: experience.rank(position.turn, &mv, ply, hint) });
            if mv.effect.takes_king(R::SHARED) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    /// The best of the moves listed from `base` on.
    fn best_of<R: Ruleset>(&mut self, place: &Place<R>, base: usize, window: Window, plan: Plan) -> Score {
        let position = &place.position;
        let Plan { depth, ply, check, reach_of_quiet } = plan;
        let count = self.moves.len() - base;
        if count == 0 {
            return if R::SHARED.blockade_loses { ply as Score - WIN } else { DRAW };
        }
        let mut open = window;
        let mut best = -INFINITE;
        let mut best_move = None;
        for at in 0..count {
            let mv = self.pick(base + at);
            let quiet = !is_tactical(&mv);
            if at > 0
                && quiet
                && !is_lost(best)
                && let Some(reach) = reach_of_quiet.filter(|&reach| reach <= open.alpha)
            {
                best = best.max(reach);
                continue;
            }
            let next = place.after(&mv, self.weights);
            let score = if at == 0 {
                -self.node(&next, open.reversed(), depth - 1, ply + 1)
            } else {
                let reduction = if quiet && !check { reduction(depth, at) } else { 0 };
                self.scout(&next, open, depth - 1, reduction, ply + 1)
            };
            if self.stopped {
                return DRAW;
            }
            if score > best {
                best = score;
                if score > open.alpha {
                    open.alpha = score;
                    best_move = Some(mv);
                    self.extend_line(mv, ply);
                }
            }
            if best >= open.beta {
                if quiet {
                    self.experience.reward(position.turn, &mv, ply, depth);
                }
                break;
            }
        }
        let bound = if best >= window.beta {
            Bound::AtLeast
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(position.key, depth, from_here(best, ply), bound, best_move.as_ref());
        best
    }

    /// Brings the highest ranked of the moves from here on to the front.
    fn pick(&mut self, from: usize) -> Move {
        let rest = &mut self.moves[from..];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].rank > rest[best].rank {
                best = at;
            }
        }
        rest.swap(0, best);
        rest[0].mv
    }

    fn extend_line(&mut self, mv: Move, ply: usize) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }

    /// The value once no capture, promotion or castle entry is worth making.
    fn quiesce<R: Ruleset>(&mut self, place: &Place<R>, window: Window, ply: usize) -> Score {
        let position = &place.position;
        self.lines[ply].clear();
        if let Some(score) = settled(position, ply) {
            return score;
        }
        if position.draw_is_due() {
            return self.across_draw(place, window, |tree, beyond, window| tree.quiesce(beyond, window, ply));
        }
        if self.enter() {
            return DRAW;
        }
        let judgement = evaluate(position, place.placed, self.weights);
        if judgement.score >= window.beta || ply >= MAX_PLY {
            return judgement.score;
        }
        if R::SHARED.blockade_loses && !position.can_move() {
            return ply as Score - WIN;
        }
        let base = self.moves.len();
        self.generate_forcing(position, ply, judgement.takeable);
        let score = self.best_forcing(place, base, window.above(judgement.score), ply);
        self.moves.truncate(base);
        score
    }

    /// The best of the forcing moves listed from `base` on, or of making none, which is worth `alpha` at most.
    fn best_forcing<R: Ruleset>(&mut self, place: &Place<R>, base: usize, start: Standing, ply: usize) -> Score {
        let Standing { mut best, mut open } = start;
        for at in base..self.moves.len() {
            let mv = self.pick(at);
            let next = place.after(&mv, self.weights);
            let score = -self.quiesce(&next, open.reversed(), ply + 1);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > open.alpha {
                open.alpha = score;
                self.extend_line(mv, ply);
            }
            if score >= open.beta {
                break;
            }
        }
        best
    }

    /// Lists the moves that quiescence follows: what takes, promotes, or seizes a castle.
    fn generate_forcing<R: Ruleset>(&mut self, position: &Position<R>, ply: usize, takeable: R::Board) {
        let color = position.turn;
        let goal = R::CASTLES[!color];
        let seizes = (position.royals() & position.colors[!color] & goal).is_empty();
        let squares = takeable | promotion_squares(position) | goal.only_if(seizes);
        if squares.is_empty() {
            return;
        }
        let Tree { experience, moves, .. } = self;
        let _ = position.moves_but_to(color, !squares, &mut |mv| {
            let enters = seizes && mv.role.is_royal() && goal.has(mv.to);
            if enters || is_tactical(&mv) && gain(&mv) > 0 {
                let rank = experience.rank(color, &mv, ply, None) + if enters { 1 << 27 } else { 0 };
                moves.push(Ranked { mv, rank });
            }
            ControlFlow::Continue(())
        });
    }

    /// May the game be claimed as drawn here (RULES 8.6)? Either player may, so whoever stands worse will. A position
    /// that comes back once already counts: what led back to it will again.
    fn may_be_claimed<R: Ruleset>(&self, position: &Position<R>) -> bool {
        if position.quiet >= R::SHARED.quiet_plies {
            return true;
        }
        let back = (position.quiet as usize).min(self.keys.len());
        let recent = self.keys[self.keys.len() - back..].iter().rev();
        recent.skip(1).step_by(2).any(|&key| key == position.key)
    }
}

/// How a node is searched.
struct Plan {
    depth: i32,
    ply: usize,
    check: bool,
    /// The most a quiet move may be expected to achieve, where that is known.
    reach_of_quiet: Option<Score>,
}

/// The squares on which a Knecht or a Ver Knecht turns into something better by its next step ahead.
fn promotion_squares<R: Ruleset>(position: &Position<R>) -> R::Board {
    let color = position.turn;
    let ahead = |role| position.of(color, role).shift(0, forward(color));
    let rank = |rank| R::Board::on_rank(color.relative_rank(rank));
    let arrivals = ahead(Role::Knecht) & rank(R::SHARED.knecht_promotion_rank) | ahead(Role::VerKnecht) & rank(RANKS);
    arrivals.minus(position.occupied())
}

/// The score of a game that is over.
fn settled<R: Ruleset>(position: &Position<R>, ply: usize) -> Option<Score> {
    let ply = ply as Score;
    position.ended.map(|outcome| match outcome.winner {
        Some(winner) if winner == position.turn => WIN - ply,
        Some(_) => ply - WIN,
        None => DRAW,
    })
}
