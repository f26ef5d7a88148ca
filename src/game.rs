//! A game: a tree of steps (moves and the draw of squares), the place that is shown, and how it ended.

mod edit;

use core::fmt;

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::gather::Gather;
use crate::inaccessible::{DrawSquaresError, SquaresDrawn, throw_dice};
use crate::moves::{Effect, Move};
use crate::notation::{MoveRefusal, find_typed};
use crate::outcome::{CheckMark, Phase, WinBy};
use crate::reason::{Asked, Reason, ReasonSet};
use crate::role::{Piece, Role};
use crate::square::Square;
use crate::tags::Tags;
use crate::variant::Variant;

/// One step of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move(Move),
    /// The draw of the inaccessible squares (RULES 7).
    Draw(SquaresDrawn),
}

/// Names a place in the tree; [`NodeId::ROOT`] is the start.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game.
    pub const ROOT: NodeId = NodeId(0);

    /// The number that data names it by.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// How a game can end (RULES 8).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// 8.1
    KingTaken,
    /// 8.2
    CastleSeized,
    /// 8.3
    Blockade,
    /// A player resigned.
    Resignation,
    /// A flag fell.
    Time,
    /// 8.6, by agreement.
    Agreement,
    /// 8.6, claimed.
    Repetition,
    /// 8.6, claimed.
    FortyMoves,
    /// A record that does not say.
    Unknown,
}

impl EndReason {
    /// Every reason.
    pub const ALL: [EndReason; 9] = [
        EndReason::KingTaken,
        EndReason::CastleSeized,
        EndReason::Blockade,
        EndReason::Resignation,
        EndReason::Time,
        EndReason::Agreement,
        EndReason::Repetition,
        EndReason::FortyMoves,
        EndReason::Unknown,
    ];

    /// The name used in data.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            EndReason::KingTaken => WinBy::King.key(),
            EndReason::CastleSeized => WinBy::Castle.key(),
            EndReason::Blockade => WinBy::Blockade.key(),
            EndReason::Resignation => "resignation",
            EndReason::Time => "time",
            EndReason::Agreement => "agreement",
            EndReason::Repetition => "repetition",
            EndReason::FortyMoves => "40-moves",
            EndReason::Unknown => "unknown",
        }
    }

    /// Does the position itself show it?
    #[must_use]
    pub const fn is_on_the_board(self) -> bool {
        matches!(self, EndReason::KingTaken | EndReason::CastleSeized | EndReason::Blockade)
    }
}

impl From<WinBy> for EndReason {
    fn from(by: WinBy) -> Self {
        match by {
            WinBy::King => EndReason::KingTaken,
            WinBy::Castle => EndReason::CastleSeized,
            WinBy::Blockade => EndReason::Blockade,
        }
    }
}

/// The result of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who won; nobody in a drawn game.
    pub winner: Option<Color>,
    /// How it ended.
    pub by: EndReason,
}

/// A draw a player may claim (RULES 8.6).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time.
    Repetition,
    /// Forty moves by each side without a capture or exchange.
    FortyMoves,
}

impl Claim {
    /// Both.
    pub const ALL: [Claim; 2] = [Claim::Repetition, Claim::FortyMoves];

    /// The end it brings.
    #[must_use]
    pub const fn reason(self) -> EndReason {
        match self {
            Claim::Repetition => EndReason::Repetition,
            Claim::FortyMoves => EndReason::FortyMoves,
        }
    }

    /// The name used in data.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.reason().key()
    }
}

/// A place in the tree.
#[derive(Clone, Debug)]
pub struct Node {
    pub(crate) parent: Option<NodeId>,
    /// The first is the main line.
    pub(crate) children: Vec<NodeId>,
    pub(crate) step: Option<Step>,
    pub(crate) position: AnyPosition,
    pub(crate) mark: CheckMark,
    pub(crate) comment: String,
    pub(crate) glyphs: String,
    /// What the players decided here.
    pub(crate) ending: Option<GameResult>,
    /// Where `redo` goes: the child visited last.
    redo: Option<NodeId>,
    /// No longer in the tree.
    deleted: bool,
}

impl Node {
    fn new(parent: Option<NodeId>, step: Option<Step>, position: AnyPosition) -> Node {
        Node {
            parent,
            children: Vec::new(),
            step,
            position,
            mark: if step.is_some() { position.check_mark() } else { CheckMark::None },
            comment: String::new(),
            glyphs: String::new(),
            ending: None,
            redo: None,
            deleted: false,
        }
    }

    /// The step that led here; none at the start.
    #[must_use]
    pub const fn step(&self) -> Option<&Step> {
        self.step.as_ref()
    }

    /// The position here.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The check mark of the step.
    #[must_use]
    pub const fn mark(&self) -> CheckMark {
        self.mark
    }

    /// What the record says beside the step.
    #[must_use]
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// `!` and `?` behind the step.
    #[must_use]
    pub fn glyphs(&self) -> &str {
        &self.glyphs
    }
}

/// Why a game does not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The move is refused.
    Move(MoveRefusal),
    /// The squares cannot be drawn.
    Squares(DrawSquaresError),
    /// This is the start.
    NothingToUndo,
    /// This is the end of the line.
    NothingToRedo,
    /// There is no such place.
    UnknownNode,
    /// The game has ended here.
    GameOver,
    /// The draw may not be claimed here.
    NothingToClaim,
    /// No step is judged like that.
    UnknownGlyphs,
}

impl GameError {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            GameError::Move(refusal) => refusal.code(),
            GameError::Squares(error) => error.code(),
            GameError::NothingToUndo => "nothing-to-undo",
            GameError::NothingToRedo => "nothing-to-redo",
            GameError::UnknownNode => "unknown-node",
            GameError::GameOver => "game-over",
            GameError::NothingToClaim => "nothing-to-claim",
            GameError::UnknownGlyphs => "unknown-glyphs",
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Move(refusal) => refusal.fmt(f),
            GameError::Squares(error) => error.fmt(f),
            GameError::NothingToUndo => write!(f, "there is nothing to undo"),
            GameError::NothingToRedo => write!(f, "there is nothing to redo"),
            GameError::UnknownNode => write!(f, "there is no such place in the game"),
            GameError::GameOver => write!(f, "the game is over"),
            GameError::NothingToClaim => write!(f, "no such draw can be claimed here"),
            GameError::UnknownGlyphs => write!(f, "there are no such glyphs"),
        }
    }
}

impl core::error::Error for GameError {}

/// A game with its whole history.
///
/// ```
/// use chess_t::game::Game;
/// use chess_t::variant::Variant;
///
/// let mut game = Game::new(Variant::T1);
/// game.play_text("e2-e4")?;
/// game.play_text("e7-e5")?;
/// game.undo()?;
/// assert_eq!(game.position().turn(), chess_t::color::Color::Black);
/// # Ok::<(), chess_t::game::GameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) tags: Tags,
    nodes: Vec<Node>,
    current: NodeId,
}

impl Game {
    /// A game at its start.
    #[must_use]
    pub fn new(variant: Variant) -> Game {
        Game::from_position(AnyPosition::start(variant))
    }

    /// A game that begins with this position.
    #[must_use]
    pub fn from_position(position: AnyPosition) -> Game {
        Game { tags: Tags::default(), nodes: vec![Node::new(None, None, position)], current: NodeId::ROOT }
    }

    /// Which game it is.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.position().variant()
    }

    /// The tags of the record but for those that follow from the game itself.
    #[must_use]
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to change them.
    pub const fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    // ---- places -----------------------------------------------------------------------------------------------

    /// The place that is shown.
    #[must_use]
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// The place with this number.
    #[must_use]
    pub fn id(&self, number: u32) -> Option<NodeId> {
        self.nodes.get(number as usize).filter(|node| !node.deleted).map(|_| NodeId(number))
    }

    /// What is known of a place.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.node(self.current).position
    }

    /// The position string of a start that is not the game's usual one.
    #[must_use]
    pub fn own_start(&self) -> Option<String> {
        let start = self.node(NodeId::ROOT).position.text();
        (start != AnyPosition::start(self.variant()).text()).then_some(start)
    }

    /// The places from the start to `id`, the start first.
    #[must_use]
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = core::iter::successors(Some(id), |&at| self.node(at).parent).gather();
        path.reverse();
        path
    }

    /// The keys of the positions on the way to the one that is shown, the start's first: what a search must know to see
    /// repetitions.
    #[must_use]
    pub fn earlier_keys(&self) -> Vec<u64> {
        let mut path = self.path_to(self.current);
        path.pop();
        path.into_iter().map(|id| self.node(id).position.key()).gather()
    }

    /// The line that is shown: from the start through the current place on to the end that `redo` leads to.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path_to(self.current);
        line.extend(self.continuation(self.current).skip(1));
        line
    }

    /// A place and those that `redo` leads to from there.
    pub fn continuation(&self, from: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        core::iter::successors(Some(from), |&at| self.next_of(at))
    }

    /// Is the step to a place the main line's from where it starts? The start itself is.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.node(id).parent.is_none_or(|parent| self.node(parent).children.first() == Some(&id))
    }

    /// The other steps that start where the one to a place does, the main line's first.
    #[must_use]
    pub fn alternatives(&self, id: NodeId) -> Vec<NodeId> {
        let parent = self.node(id).parent;
        let all = parent.map_or(&[][..], |parent| &self.node(parent).children);
        all.iter().copied().filter(|&other| other != id).gather()
    }

    /// The last place of the main line.
    #[must_use]
    pub fn main_line_end(&self) -> NodeId {
        let mut at = NodeId::ROOT;
        while let Some(&next) = self.node(at).children.first() {
            at = next;
        }
        at
    }

    /// How many steps start where this one does.
    #[must_use]
    pub fn siblings(&self, id: NodeId) -> usize {
        self.node(id).parent.map_or(1, |parent| self.node(parent).children.len())
    }

    fn next_of(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        node.redo.or_else(|| node.children.first().copied())
    }

    // ---- walking ----------------------------------------------------------------------------------------------

    /// Steps back.
    ///
    /// # Errors
    /// At the start.
    pub fn undo(&mut self) -> Result<(), GameError> {
        let parent = self.node(self.current).parent.ok_or(GameError::NothingToUndo)?;
        self.go_to(parent)
    }

    /// Steps on, along the line visited last.
    ///
    /// # Errors
    /// At the end of the line.
    pub fn redo(&mut self) -> Result<(), GameError> {
        let next = self.next_of(self.current).ok_or(GameError::NothingToRedo)?;
        self.go_to(next)
    }

    /// May `redo` step on?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.next_of(self.current).is_some()
    }

    /// Shows another place; `redo` leads from every place before it towards it.
    ///
    /// # Errors
    /// If there is no such place.
    pub fn go_to(&mut self, id: NodeId) -> Result<(), GameError> {
        self.known(id)?;
        let mut at = id;
        while let Some(parent) = self.node(at).parent {
            self.node_mut(parent).redo = Some(at);
            at = parent;
        }
        self.current = id;
        Ok(())
    }

    /// Shows the end of the current line.
    pub fn go_to_end(&mut self) {
        if let Some(&end) = self.line().last() {
            self.current = end;
        }
    }

    // ---- playing ----------------------------------------------------------------------------------------------

    /// Plays a move given as coordinate text or in the author's notation.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn play_text(&mut self, text: &str) -> Result<NodeId, GameError> {
        if self.result().is_some() {
            return Err(GameError::Move(MoveRefusal::Illegal(vec![Reason::GameOver])));
        }
        let found = find_typed(self.position(), text).map_err(GameError::Move)?;
        self.play(&found)
    }

    /// Plays a move. The same move as before goes on along the old line; another starts a variation.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn play(&mut self, mv: &Move) -> Result<NodeId, GameError> {
        if self.result().is_some() {
            return Err(GameError::Move(MoveRefusal::Illegal(vec![Reason::GameOver])));
        }
        let mut position = *self.position();
        position.play(mv).map_err(|reasons| GameError::Move(MoveRefusal::Illegal(reasons)))?;
        Ok(self.advance(Step::Move(*mv), position))
    }

    /// Draws these inaccessible squares (RULES 7).
    ///
    /// # Errors
    /// If no draw is due or a square is not one of its side's six.
    pub fn draw_squares(&mut self, squares: ByColor<Square>) -> Result<SquaresDrawn, GameError> {
        if self.result().is_some() {
            return Err(GameError::GameOver);
        }
        let mut position = *self.position();
        let drawn = position.draw_squares(squares).map_err(GameError::Squares)?;
        self.advance(Step::Draw(drawn), position);
        Ok(drawn)
    }

    /// Draws the inaccessible squares by chance, which the caller gives as random words.
    ///
    /// # Errors
    /// If no draw is due or the words run out.
    pub fn roll_squares(&mut self, words: &[u32]) -> Result<SquaresDrawn, GameError> {
        let draw = self.position().rules().inaccessible.as_ref();
        let draw = draw.ok_or(GameError::Squares(DrawSquaresError::NotDue))?;
        let faces = throw_dice(words).map_err(GameError::Squares)?;
        self.draw_squares(ByColor::from_fn(|color| draw.choices[color][faces[color]]))
    }

    fn advance(&mut self, step: Step, position: AnyPosition) -> NodeId {
        let known = self.node(self.current).children.iter().find(|&&child| self.node(child).step == Some(step));
        let next = match known {
            Some(&child) => child,
            None => self.add(step, position),
        };
        self.node_mut(self.current).redo = Some(next);
        self.current = next;
        next
    }

    fn add(&mut self, step: Step, position: AnyPosition) -> NodeId {
        let Ok(number) = u32::try_from(self.nodes.len()) else {
            panic!("fewer steps than a u32 counts");
        };
        let id = NodeId(number);
        self.nodes.push(Node::new(Some(self.current), Some(step), position));
        self.node_mut(self.current).children.push(id);
        id
    }

    /// Every reason against a move here, none if it is legal.
    #[must_use]
    pub fn reasons(&self, from: Square, to: Square, asked: Asked) -> Vec<Reason> {
        let mut reasons = self.position().reasons(from, to, asked);
        if self.result().is_some() && !reasons.contains(&Reason::GameOver) {
            reasons.push(Reason::GameOver);
        }
        reasons
    }

    /// The reasons against every pair of squares here; see [`AnyPosition::all_reasons`].
    #[must_use]
    pub fn all_reasons(&self) -> Vec<ReasonSet> {
        let mut table = self.position().all_reasons();
        if self.result().is_some() {
            table.iter_mut().for_each(|reasons| *reasons = reasons.with(&Reason::GameOver));
        }
        table
    }

    /// The legal moves here; none once the players have ended the game.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.node(self.current).ending.is_some() { Vec::new() } else { self.position().moves() }
    }

    // ---- ends -------------------------------------------------------------------------------------------------

    /// The result here, shown by the position or decided by the players.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        self.result_at(self.current)
    }

    pub(crate) fn result_at(&self, id: NodeId) -> Option<GameResult> {
        let node = self.node(id);
        let shown = node.position.outcome();
        shown.map(|outcome| GameResult { winner: outcome.winner, by: outcome.by.into() }).or(node.ending)
    }

    /// Where the game stands here.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.node(self.current).ending.is_some() { Phase::Over } else { self.position().phase() }
    }

    /// The draws that may be claimed here (RULES 8.6).
    #[must_use]
    pub fn claims(&self) -> Vec<Claim> {
        if self.result().is_some() {
            return Vec::new();
        }
        Claim::ALL.into_iter().filter(|&claim| self.may_claim(claim)).gather()
    }

    fn may_claim(&self, claim: Claim) -> bool {
        let rules = self.position().rules();
        match claim {
            Claim::Repetition => self.occurrences() >= rules.repetitions as usize,
            Claim::FortyMoves => self.position().quiet() >= rules.quiet_plies,
        }
    }

    /// How often the position here has occurred on the way here, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let path = core::iter::successors(Some(self.current), |&at| self.node(at).parent);
        path.filter(|&at| self.node(at).position == *self.position()).count()
    }

    /// Ends the game as drawn on a claim.
    ///
    /// # Errors
    /// If the draw may not be claimed here.
    pub fn claim(&mut self, claim: Claim) -> Result<(), GameError> {
        if !self.claims().contains(&claim) {
            return Err(GameError::NothingToClaim);
        }
        self.end(GameResult { winner: None, by: claim.reason() })
    }

    /// Ends the game by the players' decision: agreement, resignation, time.
    ///
    /// # Errors
    /// If it has ended already.
    pub fn end(&mut self, result: GameResult) -> Result<(), GameError> {
        if self.result().is_some() {
            return Err(GameError::GameOver);
        }
        let current = self.current;
        self.node_mut(current).ending = Some(result);
        Ok(())
    }

    /// Ends the game as a text says that it ended: on the claim that fits, or by the players' decision.
    ///
    /// # Errors
    /// If it has ended already, or the draw may not be claimed here.
    pub fn end_as_told(&mut self, result: GameResult) -> Result<(), GameError> {
        match Claim::ALL.into_iter().find(|claim| claim.reason() == result.by) {
            Some(claim) => self.claim(claim),
            None => self.end(result),
        }
    }

    // ---- what happened ----------------------------------------------------------------------------------------

    /// Did the move that led here leave the mover's own King takeable, though another would not have (RULES 9.3)?
    #[must_use]
    pub fn is_exposed(&self) -> bool {
        let node = self.node(self.current);
        let (Some(Step::Move(_)), Some(parent)) = (node.step, node.parent) else {
            return false;
        };
        let before = &self.node(parent).position;
        self.result().is_none() && node.position.king_can_be_taken(before.turn()) && before.can_save_king()
    }

    /// The pieces each side has lost on the way here, in order of importance.
    #[must_use]
    pub fn lost(&self) -> ByColor<Vec<Role>> {
        let mut lost = ByColor::new(Vec::new(), Vec::new());
        for id in self.path_to(self.current) {
            let node = self.node(id);
            match node.step {
                Some(Step::Move(mv)) => {
                    let mover = node.parent.map_or(Color::White, |parent| self.node(parent).position.turn());
                    lost[!mover].extend(mv.effect.taken());
                    if matches!(mv.effect, Effect::Exchange(_)) {
                        lost[mover].push(mv.role);
                    }
                }
                Some(Step::Draw(drawn)) => {
                    for removal in drawn.removals() {
                        let Piece { color, role } = removal.piece;
                        lost[color].push(role);
                    }
                }
                None => {}
            }
        }
        lost.map(|roles| by_importance(&roles))
    }
}

fn by_importance(roles: &[Role]) -> Vec<Role> {
    Role::ALL.into_iter().flat_map(|role| roles.iter().copied().filter(move |&lost| lost == role)).gather()
}
