//! A valid position of one game, and how a move changes it.

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::hash;
use crate::moves::{Effect, Move};
use crate::outcome::Outcome;
use crate::reading::Reading;
use crate::reason::{Reason, against_illegal};
use crate::role::{Piece, Role};
use crate::setup::{Inaccessible, Setup, SetupError};
use crate::square::Square;
use crate::variant::Ruleset;

/// A valid position of one of the games `R`. It is made from a [`Setup`] and changes by legal moves only.
///
/// Equality is that of the repetition rule (RULES 8.6), within a game: placement, side to move, inaccessible squares and conversion
/// rights. It ignores the counters.
#[derive(Copy, Clone, Debug)]
pub struct Position<R: Ruleset> {
    pub(crate) roles: [R::Board; 7],
    pub(crate) colors: ByColor<R::Board>,
    pub(crate) turn: Color,
    pub(crate) inaccessible: Inaccessible,
    pub(crate) rights: ByColor<bool>,
    pub(crate) quiet: u32,
    pub(crate) move_number: u32,
    /// King taken or castle seized; blockade is found by looking for a move.
    pub(crate) ended: Option<Outcome>,
    /// What [`Position::key`] answers, kept up with every change.
    pub(crate) key: u64,
    /// Which of the games of `R` it is of.
    pub(crate) game: R,
}

/// A piece in the hand, and what the position is without it, the other side to move.
pub(crate) struct Lifted<B> {
    piece: Piece,
    from: Square,
    /// The other pieces of its role and of its side.
    of_role: B,
    of_color: B,
    rights: ByColor<bool>,
    key: u64,
}

impl<R: Ruleset> PartialEq for Position<R> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.game == other.game
            && self.roles == other.roles
            && self.colors == other.colors
            && self.turn == other.turn
            && self.inaccessible == other.inaccessible
            && self.rights == other.rights
    }
}

impl<R: Ruleset> Eq for Position<R> {}

impl<R: Ruleset> From<&Position<R>> for Setup {
    fn from(position: &Position<R>) -> Setup {
        (position as &dyn Reading).setup()
    }
}

impl<R: Ruleset> Position<R> {
    /// The position of a game that an arrangement shows, whichever game that was meant for.
    ///
    /// # Errors
    /// Every reason why the arrangement is no position of this game.
    pub fn new(game: R, setup: &Setup) -> Result<Self, SetupError> {
        Setup { variant: game.rules().variant, ..setup.clone() }.check()?;
        Ok(Position::of_checked(game, setup))
    }

    /// The same of an arrangement that is known to be a position of the game.
    pub(crate) fn of_checked(game: R, setup: &Setup) -> Self {
        let mut position = Position {
            roles: [R::Board::EMPTY; 7],
            colors: ByColor::new(R::Board::EMPTY, R::Board::EMPTY),
            turn: setup.turn,
            inaccessible: setup.inaccessible,
            rights: setup.rights,
            quiet: setup.quiet,
            move_number: setup.move_number,
            ended: None,
            key: hash::of_state(setup.turn, setup.inaccessible, setup.rights),
            game,
        };
        for (square, piece) in setup.pieces() {
            position.put(square, piece);
        }
        position.ended = Color::ALL.into_iter().find(|&color| position.has_seized(color)).map(Outcome::castle);
        debug_assert_eq!(position.key, position.recomputed_key());
        position
    }

    /// The game's starting position.
    #[must_use]
    pub fn start(game: R) -> Self {
        let rules = game.rules();
        let setup = Setup::parse(rules.variant, rules.start);
        let Ok(start) = setup.and_then(|setup| Position::new(game, &setup)) else {
            panic!("every game's start is a position");
        };
        start
    }

    /// The same position with the other side to move, for a look at what it threatens; `None` where the game is over or
    /// the inaccessible squares must be drawn first. No move is counted.
    ///
    /// ```
    /// use chess_t::any::AnyPosition;
    /// use chess_t::variant::Variant;
    ///
    /// let position = AnyPosition::parse(Variant::T1, "6k1/8/8/8/4i3/8/3RR3/6K1 b - - 3 20")?;
    /// let passed = position.with_turn_passed().unwrap();
    /// assert_eq!(passed, AnyPosition::parse(Variant::T1, "6k1/8/8/8/4i3/8/3RR3/6K1 w - - 3 20")?);
    /// assert_eq!(passed.key(), AnyPosition::parse(Variant::T1, &passed.to_string())?.key());
    ///
    /// let draw_due = "r2pkp2r/i1iicii1i/4i4/7i1/1iI4I1/I3I4/1I1ICII1I/R2PKP2R w ? Pp 6 4";
    /// assert_eq!(AnyPosition::parse(Variant::T, draw_due)?.with_turn_passed(), None);
    /// # Ok::<(), chess_t::setup::SetupError>(())
    /// ```
    #[must_use]
    pub fn with_turn_passed(&self) -> Option<Self> {
        if self.ended.is_some() || self.draw_is_due() {
            return None;
        }
        let passed = Position { turn: !self.turn, key: self.key ^ hash::BLACK_TO_MOVE, ..*self };
        // A draw that White's turn would make due belongs to a later move.
        (!passed.draw_is_due()).then_some(passed)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The inaccessible squares.
    #[must_use]
    pub const fn inaccessible(&self) -> Inaccessible {
        self.inaccessible
    }

    /// Which sides may still convert a Prince.
    #[must_use]
    pub const fn rights(&self) -> ByColor<bool> {
        self.rights
    }

    /// Plies since the last capture or exchange.
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Number of the coming move.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// What stands on the square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.colors.white.has(square) {
            Color::White
        } else if self.colors.black.has(square) {
            Color::Black
        } else {
            return None;
        };
        let role = Role::ALL.into_iter().find(|&role| self.roles[role as usize].has(square))?;
        Some(Piece { color, role })
    }

    /// The role of the piece on an occupied square.
    #[inline]
    pub(crate) fn role_at(&self, square: Square) -> Role {
        let found = Role::ALL.into_iter().find(|&role| self.with_role(role).has(square));
        debug_assert!(found.is_some());
        found.unwrap_or(Role::Knecht)
    }

    /// Where the side's King stands, if it has one.
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of(color, Role::King).first()
    }

    /// The draw of the inaccessible squares must be made before the next move (RULES 7).
    #[must_use]
    pub fn draw_is_due(&self) -> bool {
        self.inaccessible == Inaccessible::Undrawn
            && self.turn == Color::White
            && self.ended.is_none()
            && R::SHARED.inaccessible.as_ref().is_some_and(|draw| self.move_number >= draw.before_move)
    }

    /// Makes a legal move.
    ///
    /// # Errors
    /// Every reason why the move is not legal; the position is unchanged.
    pub fn play(&mut self, mv: &Move) -> Result<(), Vec<Reason>> {
        if self.play_if_legal(mv) {
            return Ok(());
        }
        Err(against_illegal(self, mv))
    }

    /// Makes a move if it is legal, and says whether it is.
    pub(crate) fn play_if_legal(&mut self, mv: &Move) -> bool {
        let found = self.legal_moves_to(mv.to, &mut |candidate| {
            if candidate == *mv { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if found.is_break() {
            self.play_unchecked(mv);
        }
        found.is_break()
    }

    /// Makes a move of [`Position::legal_moves`]. Any other leaves a position that is wrong, but nothing worse.
    #[inline(always)]
    pub(crate) fn play_unchecked(&mut self, mv: &Move) {
        if mv.effect == Effect::Plain && mv.becomes.is_none() {
            self.play_plain(mv.role, mv.from, mv.to);
        } else {
            self.play_change(mv);
        }
    }

    /// Makes a legal move to an empty square of a piece that stays what it is: nearly all moves are such.
    #[inline(always)]
    fn play_plain(&mut self, role: Role, from: Square, to: Square) {
        let lifted = self.lift(role, from);
        self.pass_quietly();
        self.set_down(&lifted, to);
    }

    /// A piece of the side to move in the hand.
    #[inline(always)]
    pub(crate) fn lift(&self, role: Role, from: Square) -> Lifted<R::Board> {
        let piece = Piece { color: self.turn, role };
        let others = !R::Board::of(from);
        Lifted {
            piece,
            from,
            of_role: self.roles[role as usize] & others,
            of_color: self.colors[piece.color] & others,
            rights: self.rights,
            key: self.key ^ hash::BLACK_TO_MOVE ^ hash::of_piece(piece, from),
        }
    }

    /// Does what is the same for all moves to empty squares: the turn passes, and the counters move on.
    #[inline(always)]
    pub(crate) fn pass_quietly(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
        self.pass_turn();
    }

    /// Sets a lifted piece down on an empty square, wherever it was set down before. The turn has passed quietly.
    #[inline(always)]
    pub(crate) fn set_down(&mut self, lifted: &Lifted<R::Board>, to: Square) {
        let &Lifted { piece: piece @ Piece { color, role }, from, .. } = lifted;
        let arrived = R::Board::of(to);
        self.roles[role as usize] = lifted.of_role | arrived;
        self.colors[color] = lifted.of_color | arrived;
        self.key = lifted.key ^ hash::of_piece(piece, to);
        let goal = R::CASTLES[!color];
        let enters = role.is_royal() && goal.has(to);
        if role == Role::Prince && R::SHARED.entry_spends_right {
            self.rights = lifted.rights;
            if enters && !goal.has(from) {
                self.spend_right(color);
            }
        }
        self.ended = if enters && self.has_seized(color) { Some(Outcome::castle(color)) } else { None };
        debug_assert_eq!(self.key, self.recomputed_key());
    }

    /// Puts the pieces back where they stood `before` a lifted one was set down: all but the key and the end, which the next
    /// piece that is set down brings along.
    #[inline(always)]
    pub(crate) fn put_back(&mut self, lifted: &Lifted<R::Board>, before: &Self) {
        let Piece { color, role } = lifted.piece;
        self.roles[role as usize] = before.roles[role as usize];
        self.colors[color] = before.colors[color];
        self.rights = before.rights;
        debug_assert!(self.roles == before.roles && self.colors == before.colors);
    }

    #[inline(always)]
    fn pass_turn(&mut self) {
        self.move_number = self.move_number.saturating_add(self.turn as u32);
        self.turn = !self.turn;
        self.key ^= hash::BLACK_TO_MOVE;
    }

    /// Captures, exchanges and promotions: the rarer moves.
    #[inline(never)]
    fn play_change(&mut self, mv: &Move) {
        let color = self.turn;
        self.take(mv.from, Piece { color, role: mv.role });
        if let Some(role) = mv.effect.taken() {
            self.take(mv.to, Piece { color: !color, role });
        }
        if !matches!(mv.effect, Effect::Exchange(_)) {
            self.put(mv.to, Piece { color, role: mv.becomes.unwrap_or(mv.role) });
        }
        self.quiet = if mv.effect == Effect::Plain { self.quiet.saturating_add(1) } else { 0 };
        if self.spends_right(mv) {
            self.spend_right(color);
        }
        self.pass_turn();
        self.ended = self.end_after(color, mv);
        debug_assert_eq!(self.key, self.recomputed_key());
    }

    /// The right of conversion is used by a conversion, and by no other entry unless the game says so (RULES 6.3).
    fn spends_right(&self, mv: &Move) -> bool {
        let goal = R::CASTLES[!self.turn];
        let entered = mv.role == Role::Prince && goal.has(mv.to) && !goal.has(mv.from);
        match mv.effect {
            Effect::Exchange(_) => entered && R::SHARED.exchange_spends_right,
            Effect::Plain | Effect::Capture(_) => mv.is_conversion() || entered && R::SHARED.entry_spends_right,
        }
    }

    fn spend_right(&mut self, color: Color) {
        if self.rights[color] {
            self.rights[color] = false;
            self.key ^= hash::of_right(color);
        }
    }

    /// King first, then castle (RULES 8.4).
    fn end_after(&self, mover: Color, mv: &Move) -> Option<Outcome> {
        if mv.effect.takes_king(R::SHARED) {
            return Some(Outcome::king(Some(mover)));
        }
        self.has_seized(mover).then(|| Outcome::castle(mover))
    }

    /// A royal of the side stands in the enemy castle and no enemy royal does (RULES 8.2).
    pub(crate) fn has_seized(&self, color: Color) -> bool {
        let royals = self.royals() & R::CASTLES[!color];
        !(royals & self.colors[color]).is_empty() && (royals & self.colors[!color]).is_empty()
    }

    #[inline(always)]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let bit = R::Board::of(square);
        self.roles[piece.role as usize] |= bit;
        self.colors[piece.color] |= bit;
        self.key ^= hash::of_piece(piece, square);
    }

    #[inline(always)]
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        let others = !R::Board::of(square);
        self.roles[piece.role as usize] &= others;
        self.colors[piece.color] &= others;
        self.key ^= hash::of_piece(piece, square);
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> R::Board {
        self.colors.white | self.colors.black
    }

    #[inline(always)]
    pub(crate) fn with_role(&self, role: Role) -> R::Board {
        self.roles[role as usize]
    }

    #[inline(always)]
    pub(crate) fn of(&self, color: Color, role: Role) -> R::Board {
        self.with_role(role) & self.colors[color]
    }

    #[inline(always)]
    pub(crate) fn royals(&self) -> R::Board {
        self.with_role(Role::King) | self.with_role(Role::Connet) | self.with_role(Role::Prince)
    }

    /// The square no piece of this side may come to (RULES 3.2), as a set.
    #[inline(always)]
    pub(crate) fn forbidden(&self, color: Color) -> R::Board {
        match self.inaccessible {
            Inaccessible::Drawn(squares) if R::SHARED.inaccessible.is_some() => R::Board::of(squares[!color]),
            _ => R::Board::EMPTY,
        }
    }

    /// May no piece of this side come to the square (RULES 3.2)?
    #[inline(always)]
    pub(crate) fn is_forbidden(&self, color: Color, square: Square) -> bool {
        let drawn = R::SHARED.inaccessible.is_some();
        matches!(self.inaccessible, Inaccessible::Drawn(squares) if drawn && squares[!color] == square)
    }

    /// The squares that let this side's non-jumping lines through (RULES 3.2, 4.2, 4.3).
    #[inline(always)]
    pub(crate) fn open(&self, color: Color) -> R::Board {
        let empty = R::Board::ALL.minus(self.occupied());
        if R::SHARED.inaccessible_blocks { empty.minus(self.forbidden(color)) } else { empty }
    }
}
