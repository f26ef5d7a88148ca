//! A position of whichever board, as everything reads it that is not on the hot path: with sets of squares in the width
//! of the widest board, and rules asked as data. What is written in terms of it is compiled once, not once a board.

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::force::{Contributor, Totals};
use crate::gather::Gather;
use crate::movegen::Sink;
use crate::moves::Effect;
use crate::outcome::{CheckMark, Outcome, Phase};
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::setup::{Inaccessible, Setup};
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::variant::{Rules, Ruleset};

/// What can be asked of a position without knowing its board. Squares must be on it.
pub(crate) trait Reading {
    fn rules(&self) -> &'static Rules;
    fn turn(&self) -> Color;
    fn inaccessible(&self) -> Inaccessible;
    fn rights(&self) -> ByColor<bool>;
    fn quiet(&self) -> u32;
    fn move_number(&self) -> u32;
    fn key(&self) -> u64;
    fn placement(&self) -> Placement;
    fn piece_at(&self, square: Square) -> Option<Piece>;

    fn legal_moves(&self, sink: &mut Sink<'_>) -> ControlFlow<()>;
    fn legal_moves_to(&self, to: Square, sink: &mut Sink<'_>) -> ControlFlow<()>;
    fn moves_of(&self, color: Color, sink: &mut Sink<'_>) -> ControlFlow<()>;
    fn reach(&self, piece: Piece, from: Square) -> SquareSet;
    fn last_royal(&self, color: Color) -> Option<Square>;
    fn last_royal_may(&self, color: Color, to: Square, effect: Effect) -> bool;
    fn is_guarded(&self, entrant: Color, from: Square, role: Role, to: Square) -> bool;

    /// The pieces of a side whose force acts on a square.
    fn acting(&self, color: Color, square: Square) -> SquareSet;
    fn counted(&self, square: Square) -> Totals;
    /// The sums and the totals that count, on every square where any force acts.
    fn forces(&self) -> Vec<(Square, Totals, Totals)>;

    fn draw_is_due(&self) -> bool;
    /// King taken or castle seized.
    fn ended(&self) -> Option<Outcome>;
    fn outcome(&self) -> Option<Outcome>;
    fn king_can_be_taken(&self, color: Color) -> bool;
    fn can_save_king(&self) -> bool;
}

impl<R: Ruleset> Reading for Position<R> {
    fn rules(&self) -> &'static Rules {
        self.game.rules()
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn inaccessible(&self) -> Inaccessible {
        self.inaccessible
    }

    fn rights(&self) -> ByColor<bool> {
        self.rights
    }

    fn quiet(&self) -> u32 {
        self.quiet
    }

    fn move_number(&self) -> u32 {
        self.move_number
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn placement(&self) -> Placement {
        Placement { roles: self.roles.map(Bitboard::widen), colors: self.colors.map(Bitboard::widen) }
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.piece_at(square)
    }

    fn legal_moves(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.legal_moves(sink)
    }

    fn legal_moves_to(&self, to: Square, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.legal_moves_to(to, sink)
    }

    fn moves_of(&self, color: Color, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.moves_of(color, sink)
    }

    fn reach(&self, piece: Piece, from: Square) -> SquareSet {
        R::Board::from_near(self.reach_once(piece.color, piece.role, from), from).widen()
    }

    fn last_royal(&self, color: Color) -> Option<Square> {
        self.last_royal(color)
    }

    fn last_royal_may(&self, color: Color, to: Square, effect: Effect) -> bool {
        self.last_royal_may(color, to, effect)
    }

    fn is_guarded(&self, entrant: Color, from: Square, role: Role, to: Square) -> bool {
        self.is_guarded(entrant, from, role, to)
    }

    fn acting(&self, color: Color, square: Square) -> SquareSet {
        self.acting(color, square)
    }

    fn counted(&self, square: Square) -> Totals {
        self.counted(square)
    }

    fn forces(&self) -> Vec<(Square, Totals, Totals)> {
        let map = self.force_map();
        let forces = R::SHARED.squares().map(|square| (square, map.sums(square), map.counted(square)));
        forces.filter(|(_, sums, _)| *sums != Totals::default()).gather()
    }

    fn draw_is_due(&self) -> bool {
        self.draw_is_due()
    }

    fn ended(&self) -> Option<Outcome> {
        self.ended
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn king_can_be_taken(&self, color: Color) -> bool {
        self.king_can_be_taken(color)
    }

    fn can_save_king(&self) -> bool {
        self.can_save_king()
    }
}

/// What stands where.
pub(crate) struct Placement {
    roles: [SquareSet; 7],
    colors: ByColor<SquareSet>,
}

impl Placement {
    /// The side's pieces of a role.
    pub fn of(&self, color: Color, role: Role) -> SquareSet {
        self.roles[role as usize] & self.colors[color]
    }

    /// What stands on each square, by square number.
    pub fn board(&self) -> [Option<Piece>; MAX_SQUARES] {
        let mut board = [None; MAX_SQUARES];
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.of(color, role).iter() {
                    board[square.index()] = Some(Piece { color, role });
                }
            }
        }
        board
    }
}

impl<'a> dyn Reading + 'a {
    /// The arrangement, as an editor holds it.
    pub fn setup(&self) -> Setup {
        Setup {
            variant: self.rules().variant,
            board: self.placement().board(),
            turn: self.turn(),
            inaccessible: self.inaccessible(),
            rights: self.rights(),
            quiet: self.quiet(),
            move_number: self.move_number(),
        }
    }

    /// The plain sums on a square (RULES 4.4), half units.
    pub fn sums(&self, square: Square) -> Totals {
        let placement = self.placement();
        ByColor::from_fn(|color| {
            let acting = self.acting(color, square);
            let force_of = |role: Role| u16::from(self.rules().force_of(role));
            let forces = Role::ALL.map(|role| force_of(role) * (placement.of(color, role) & acting).len() as u16);
            forces.into_iter().sum()
        })
    }

    /// Every piece whose force acts on the square, White's first, each side's in order of importance.
    pub fn contributors(&self, square: Square) -> Vec<Contributor> {
        let (placement, sums, counted) = (self.placement(), self.sums(square), self.counted(square));
        let mut contributors = Vec::new();
        for color in Color::ALL {
            let acting = self.acting(color, square);
            for role in Role::ALL {
                let (piece, force) = (Piece { color, role }, self.rules().force_of(role));
                for square in (acting & placement.of(color, role)).iter() {
                    contributors.push(Contributor { square, piece, force, idle: sums[color] != counted[color] });
                }
            }
        }
        contributors
    }

    /// Where the position stands.
    pub fn phase(&self) -> Phase {
        if self.outcome().is_some() {
            Phase::Over
        } else if self.draw_is_due() {
            Phase::DrawSquares
        } else {
            Phase::Play
        }
    }

    /// The King of the side to move could be taken if it were the other's turn (RULES 9.1). A draw of squares that is
    /// due is ignored.
    pub fn is_check(&self) -> bool {
        self.ended().is_none() && self.king_can_be_taken(self.turn())
    }

    /// The mark the notation puts behind the move that led here; none where the game has ended. A check is final if
    /// every reply leaves the King takeable and none ends the game first (RULES 9.2).
    pub fn check_mark(&self) -> CheckMark {
        if !self.is_check() || self.outcome().is_some() {
            CheckMark::None
        } else if self.draw_is_due() || self.can_save_king() {
            CheckMark::Check
        } else {
            CheckMark::Final
        }
    }
}
