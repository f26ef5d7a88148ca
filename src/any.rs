//! A position of whichever of the three games, for programs that learn the game at run time.

use core::fmt;
use core::ops::ControlFlow;

use crate::color::{ByColor, Color};
use crate::force::{Contributor, Totals};
use crate::inaccessible::{DrawSquaresError, SquaresDrawn};
use crate::movegen::Sink;
use crate::moves::Move;
use crate::outcome::{CheckMark, Outcome, Phase};
use crate::position::Position;
use crate::reading::Reading;
use crate::reason::{self, Asked, Reason, ReasonSet};
use crate::role::{Piece, Role};
use crate::setup::{Inaccessible, Setup, SetupError};
use crate::square::{MAX_FILES, Square, SquareSet};
use crate::variant::{ChessT, ChessT1, ChessT2, NineFiles, Rules, Variant};

/// A valid position of one of the three games. Equality is that of [`Position`].
///
/// This is the door for squares from outside: one that is not on the game's board is empty and nothing reaches it.
/// [`Position`] itself takes squares of its board only.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// Of chess-T1.
    Eight(Position<ChessT1>),
    /// Of chess-T or chess-T2.
    Nine(Position<NineFiles>),
}

/// More moves than nearly any position has.
const USUAL_MOVES: usize = 64;

macro_rules! each {
    ($any:expr, $position:ident => $value:expr) => {
        match $any {
            AnyPosition::Eight($position) => $value,
            AnyPosition::Nine($position) => $value,
        }
    };
}

impl TryFrom<&Setup> for AnyPosition {
    type Error = SetupError;

    fn try_from(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(AnyPosition::of_checked(setup))
    }
}

impl From<&AnyPosition> for Setup {
    fn from(position: &AnyPosition) -> Setup {
        position.reading().setup()
    }
}

impl fmt::Display for AnyPosition {
    /// The canonical position string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

impl AnyPosition {
    /// The game's starting position.
    #[must_use]
    pub fn start(variant: Variant) -> AnyPosition {
        let Ok(start) = AnyPosition::parse(variant, variant.rules().start) else {
            panic!("every game's start is a position");
        };
        start
    }

    /// The canonical position string (FORMATS).
    #[must_use]
    pub fn text(&self) -> String {
        Setup::from(self).text()
    }

    /// Reads a position string (FORMATS).
    ///
    /// # Errors
    /// Every reason why the text is no position of the game.
    pub fn parse(variant: Variant, text: &str) -> Result<AnyPosition, SetupError> {
        Ok(AnyPosition::of_checked(&Setup::parse(variant, text)?))
    }

    fn of_checked(setup: &Setup) -> AnyPosition {
        match setup.variant {
            Variant::T1 => AnyPosition::Eight(Position::of_checked(ChessT1, setup)),
            Variant::T => AnyPosition::Nine(Position::of_checked(ChessT, setup)),
            Variant::T2 => AnyPosition::Nine(Position::of_checked(ChessT2, setup)),
        }
    }

    fn reading(&self) -> &dyn Reading {
        each!(self, position => position)
    }

    /// Which game it is.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.rules().variant
    }

    /// The game's rules as data.
    #[must_use]
    pub fn rules(&self) -> &'static Rules {
        self.reading().rules()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.reading().turn()
    }

    /// The same position with the other side to move; see [`Position::with_turn_passed`].
    #[must_use]
    pub fn with_turn_passed(&self) -> Option<AnyPosition> {
        Some(match self {
            AnyPosition::Eight(position) => AnyPosition::Eight(position.with_turn_passed()?),
            AnyPosition::Nine(position) => AnyPosition::Nine(position.with_turn_passed()?),
        })
    }

    /// The inaccessible squares.
    #[must_use]
    pub fn inaccessible(&self) -> Inaccessible {
        self.reading().inaccessible()
    }

    /// Which sides may still convert a Prince (RULES 6.3).
    #[must_use]
    pub fn rights(&self) -> ByColor<bool> {
        self.reading().rights()
    }

    /// Plies since the last capture or exchange.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.reading().quiet()
    }

    /// Number of the coming move.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.reading().move_number()
    }

    /// A number that is equal for equal positions; see [`Position::key`].
    #[must_use]
    pub fn key(&self) -> u64 {
        self.reading().key()
    }

    /// What stands on the square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if !self.rules().has_square(square) {
            return None;
        }
        self.reading().piece_at(square)
    }

    /// The pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + use<> {
        let board = self.reading().placement().board();
        Square::all(MAX_FILES).filter_map(move |square| board[square.index()].map(|piece| (square, piece)))
    }

    /// Where the side's King stands, if it has one.
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.reading().placement().of(color, Role::King).iter().next()
    }

    /// Calls `sink` with every legal move until it breaks.
    pub fn legal_moves(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.reading().legal_moves(sink)
    }

    /// The legal moves, collected.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(USUAL_MOVES);
        let _ = self.legal_moves(&mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// The legal moves from one square to another: several where a promotion leaves a choice.
    pub(crate) fn moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.reading().legal_moves_to(to, &mut |mv| {
            if mv.from == from {
                moves.push(mv);
            }
            ControlFlow::Continue(())
        });
        moves
    }

    /// The squares a piece could move to if it were its side's turn, whatever the state of the game.
    #[must_use]
    pub fn targets_of(&self, square: Square) -> SquareSet {
        let Some(piece) = self.piece_at(square) else {
            return SquareSet::EMPTY;
        };
        let mut targets = SquareSet::EMPTY;
        let _ = self.reading().moves_of(piece.color, &mut |mv| {
            if mv.from == square {
                targets = targets.with(mv.to);
            }
            ControlFlow::Continue(())
        });
        targets
    }

    /// The squares a piece's lines reach, its own left out: where its force (a Scout's activity) acts.
    #[must_use]
    pub fn reach_of(&self, square: Square) -> SquareSet {
        self.piece_at(square).map_or(SquareSet::EMPTY, |piece| self.reading().reach(piece, square))
    }

    /// Number of leaves of the tree of legal moves.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, position => position.perft(depth))
    }

    /// Makes a legal move.
    ///
    /// # Errors
    /// Every reason why the move is not legal; the position is unchanged.
    pub fn play(&mut self, mv: &Move) -> Result<(), Vec<Reason>> {
        if !self.rules().has_square(mv.from) || !self.rules().has_square(mv.to) {
            return Err(self.reasons(mv.from, mv.to, Asked::Any));
        }
        if each!(self, position => position.play_if_legal(mv)) {
            return Ok(());
        }
        Err(reason::against_illegal(self.reading(), mv))
    }

    /// Makes a move of [`AnyPosition::legal_moves`]. Any other leaves a position that is wrong, but nothing worse.
    pub(crate) fn play_unchecked(&mut self, mv: &Move) {
        each!(self, position => position.play_unchecked(mv));
    }

    /// The inaccessible squares must be drawn before the next move (RULES 7).
    #[must_use]
    pub fn draw_is_due(&self) -> bool {
        self.reading().draw_is_due()
    }

    /// Every reason against a move, none if it is legal.
    #[must_use]
    pub fn reasons(&self, from: Square, to: Square, asked: Asked) -> Vec<Reason> {
        match self.piece_at(from) {
            None if !self.rules().has_square(from) => vec![Reason::NothingThere],
            Some(piece) if !self.rules().has_square(to) => vec![Reason::OutOfReach { piece }],
            _ => reason::reasons(self.reading(), from, to, asked),
        }
    }

    /// The reasons against every pair of squares, asked about any promotion: a row for each square a move may start from,
    /// in it an entry for each it may go to, both in the order of [`Rules::squares`].
    #[must_use]
    pub fn all_reasons(&self) -> Vec<ReasonSet> {
        reason::all_reasons(self.reading())
    }

    /// What a player may be asked about a move: every answer the rules know, with the reasons against it; one answer or
    /// none where there is nothing to ask. The way must be legal but for the promotion.
    #[must_use]
    pub fn promotion_options(&self, from: Square, to: Square) -> Vec<(Option<Role>, Vec<Reason>)> {
        if !self.rules().has_square(from) || !self.rules().has_square(to) {
            return Vec::new();
        }
        reason::promotion_options(self.reading(), from, to)
    }

    /// The royal that may not leave its castle, if there is one (RULES 3.4).
    #[must_use]
    pub fn last_royal(&self, color: Color) -> Option<Square> {
        self.reading().last_royal(color)
    }

    /// The plain sums on a square (RULES 4.4), half units.
    #[must_use]
    pub fn sums(&self, square: Square) -> Totals {
        if !self.rules().has_square(square) {
            return Totals::default();
        }
        self.reading().sums(square)
    }

    /// The totals that decide (RULES 4.5), half units.
    #[must_use]
    pub fn counted(&self, square: Square) -> Totals {
        if !self.rules().has_square(square) {
            return Totals::default();
        }
        self.reading().counted(square)
    }

    /// The plain sums and the totals that count on every square, in half units, where any force acts.
    #[must_use]
    pub fn forces(&self) -> Vec<(Square, Totals, Totals)> {
        self.reading().forces()
    }

    /// Every piece whose force acts on the square.
    #[must_use]
    pub fn contributors(&self, square: Square) -> Vec<Contributor> {
        if !self.rules().has_square(square) {
            return Vec::new();
        }
        self.reading().contributors(square)
    }

    /// The end the position shows.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.reading().outcome()
    }

    /// Where the position stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.reading().phase()
    }

    /// The King of the side to move could be taken (RULES 9.1).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.reading().is_check()
    }

    /// Could this side's King be taken by a legal move if it were the other's turn?
    #[must_use]
    pub fn king_can_be_taken(&self, color: Color) -> bool {
        self.reading().king_can_be_taken(color)
    }

    /// Has the side to move a move that keeps its King, or ends the game first?
    #[must_use]
    pub fn can_save_king(&self) -> bool {
        self.reading().can_save_king()
    }

    /// Check, final check or none, as behind the move that led here.
    #[must_use]
    pub fn check_mark(&self) -> CheckMark {
        self.reading().check_mark()
    }

    /// Draws the inaccessible squares (RULES 7).
    ///
    /// # Errors
    /// If no draw is due, or a square is not one of its side's six.
    pub fn draw_squares(&mut self, squares: ByColor<Square>) -> Result<SquaresDrawn, DrawSquaresError> {
        each!(self, position => position.draw_squares(squares))
    }
}
