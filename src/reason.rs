//! Why a move is refused: a closed list of reasons, each with the numbers that prove it.
//!
//! The reasons are found square by square, not by the masks of move generation; a test over every pair of squares of
//! many positions proves that the two agree: a move is legal exactly where there is no reason against it.

use core::fmt;

use crate::bitboard::{Bitboard, Near};
use crate::color::Color;
use crate::force::{Balance, Totals, format_force};
use crate::lines::{double_step, steps_straight, walks_diagonals};
use crate::movegen::forward;
use crate::moves::Effect;
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::square::{MAX_SQUARES, RANKS, Square, SquareSet};
use crate::variant::{Conversion, Ruleset};

/// One reason against a move. The order of the variants is the order in which a list gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no piece on the first square.
    NothingThere,
    /// It is the other side's piece.
    NotYourPiece {
        /// Whose it is.
        owner: Color,
    },
    /// An own piece stands on the target.
    OwnPieceOnTarget {
        /// What stands there.
        piece: Piece,
    },
    /// No line of the piece leads there (RULES 3).
    OutOfReach {
        /// The piece that was to move.
        piece: Piece,
    },
    /// Something stands in the way of a line that does not jump (RULES 3, 3.2).
    Blocked {
        /// The first square that is not free.
        at: Square,
        /// What stands there; none if the enemy's inaccessible square itself is in the way.
        by: Option<Piece>,
        /// Whose inaccessible square it is, if it is one.
        inaccessible_of: Option<Color>,
    },
    /// Only royals enter castle squares (RULES 3.1).
    CastleIsForRoyals {
        /// Whose castle.
        castle_of: Color,
        /// The piece that may not.
        piece: Piece,
    },
    /// The last royal may not leave its castle to the intruders (RULES 3.4).
    LastRoyalMustStay {
        /// Where the enemy royals stand.
        intruders: SquareSet,
    },
    /// It is the other side's inaccessible square (RULES 3.2).
    InaccessibleSquare {
        /// Whose it is.
        owner: Color,
    },
    /// The defender has superiority on the castle square (RULES 3.3).
    GuardedCastle {
        /// Counted totals there.
        totals: Totals,
        /// Whose castle.
        defender: Color,
    },
    /// The mover's side has no superiority in force (RULES 5.1).
    NoSuperiority {
        /// Counted totals there.
        totals: Totals,
        /// Plain sums there.
        sums: Totals,
        /// The sides part of whose sum does not count (RULES 4.5).
        idle: Vec<Color>,
    },
    /// On a castle square only royals and Scouts exchange (RULES 5.2, 5.3).
    ExchangeOnlyByScout {
        /// Counted totals there, equal.
        totals: Totals,
    },
    /// A King does not exchange itself (RULES 5.2).
    NoExchangeByKing {
        /// Counted totals there, equal.
        totals: Totals,
    },
    /// Three of them stand on the board already (RULES 6.2, 6.3).
    LimitOfThree {
        /// Prince or Connet.
        role: Role,
    },
    /// The move does not bring this promotion, or not without one (RULES 6).
    PromotionNotOffered {
        /// What was asked for.
        role: Option<Role>,
    },
    /// The game has ended (RULES 8).
    GameOver,
    /// The inaccessible squares must be drawn first (RULES 7).
    DrawOfSquaresDue,
}

impl Reason {
    /// The stable names for programs, in the order of the variants.
    pub const CODES: [&'static str; 16] = [
        "nothing-there",
        "not-your-piece",
        "own-piece-on-target",
        "out-of-reach",
        "blocked",
        "castle-is-for-royals",
        "last-royal-must-stay",
        "inaccessible-square",
        "guarded-castle",
        "no-superiority",
        "exchange-only-by-scout",
        "no-exchange-by-king",
        "limit-of-three",
        "promotion-not-offered",
        "game-over",
        "draw-of-squares-due",
    ];

    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        Reason::CODES[self.number()]
    }

    /// The place among [`Reason::CODES`].
    const fn number(&self) -> usize {
        match self {
            Reason::NothingThere => 0,
            Reason::NotYourPiece { .. } => 1,
            Reason::OwnPieceOnTarget { .. } => 2,
            Reason::OutOfReach { .. } => 3,
            Reason::Blocked { .. } => 4,
            Reason::CastleIsForRoyals { .. } => 5,
            Reason::LastRoyalMustStay { .. } => 6,
            Reason::InaccessibleSquare { .. } => 7,
            Reason::GuardedCastle { .. } => 8,
            Reason::NoSuperiority { .. } => 9,
            Reason::ExchangeOnlyByScout { .. } => 10,
            Reason::NoExchangeByKing { .. } => 11,
            Reason::LimitOfThree { .. } => 12,
            Reason::PromotionNotOffered { .. } => 13,
            Reason::GameOver => 14,
            Reason::DrawOfSquaresDue => 15,
        }
    }
}

/// Which reasons speak against a move, their numbers left out: bit n stands for the nth of [`Reason::CODES`]. An empty
/// set is a legal move.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ReasonSet(pub u16);

impl ReasonSet {
    /// This set and one reason more.
    #[must_use]
    pub const fn with(self, reason: &Reason) -> ReasonSet {
        ReasonSet(self.0 | 1 << reason.number())
    }
}

impl<'a> FromIterator<&'a Reason> for ReasonSet {
    fn from_iter<I: IntoIterator<Item = &'a Reason>>(reasons: I) -> Self {
        reasons.into_iter().fold(ReasonSet::default(), ReasonSet::with)
    }
}

impl fmt::Display for Reason {
    /// English, for the command line and for developers; the page writes its own text from the data.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let against = |totals: &Totals| format!("{} : {}", format_force(totals.white), format_force(totals.black));
        match self {
            Reason::NothingThere => write!(f, "there is no piece"),
            Reason::NotYourPiece { owner } => write!(f, "the piece is {}'s", owner.key()),
            Reason::OwnPieceOnTarget { piece } => write!(f, "an own {} stands there", piece.role.name()),
            Reason::OutOfReach { piece } => write!(f, "the {} does not move like that", piece.role.name()),
            Reason::Blocked { at, by: Some(piece), .. } => {
                write!(f, "the {} {} on {at} is in the way", piece.color.key(), piece.role.name())
            }
            Reason::Blocked { at, by: None, .. } => write!(f, "the inaccessible square {at} is in the way"),
            Reason::CastleIsForRoyals { piece, .. } => {
                write!(f, "a {} does not enter castle squares", piece.role.name())
            }
            Reason::LastRoyalMustStay { intruders } => {
                let inside: Vec<_> = intruders.iter().map(|square| square.to_string()).collect();
                write!(f, "the last royal may not leave its castle while an enemy royal is on {}", inside.join(", "))
            }
            Reason::InaccessibleSquare { owner } => write!(f, "it is {}'s inaccessible square", owner.key()),
            Reason::GuardedCastle { totals, defender } => {
                write!(f, "{} guards the castle square, {}", defender.key(), against(totals))
            }
            Reason::NoSuperiority { totals, .. } => write!(f, "no superiority in force, {}", against(totals)),
            Reason::ExchangeOnlyByScout { totals } => {
                write!(f, "on a castle square only royals and Scouts exchange, {}", against(totals))
            }
            Reason::NoExchangeByKing { totals } => write!(f, "a King does not exchange itself, {}", against(totals)),
            Reason::LimitOfThree { role } => write!(f, "there are three {}s already", role.name()),
            Reason::PromotionNotOffered { role: Some(role) } => {
                write!(f, "the move does not promote to a {}", role.name())
            }
            Reason::PromotionNotOffered { role: None } => write!(f, "the move must name a promotion"),
            Reason::GameOver => write!(f, "the game is over"),
            Reason::DrawOfSquaresDue => write!(f, "the inaccessible squares must be drawn first"),
        }
    }
}

/// What a refused or accepted move is asked to become.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Anything the rules allow: is there a move from here to there at all?
    Any,
    /// Exactly this; `None` is a move without a choice, or with the conversion declined.
    Exactly(Option<Role>),
}

/// A move that is asked about: which piece goes from where to where, and what stands there.
struct Attempt {
    piece: Piece,
    from: Square,
    to: Square,
    target: Option<Piece>,
}

/// The way from one square to another along a piece's lines.
enum Way {
    None,
    BlockedAt(Square),
    Clear,
}

impl<R: Ruleset> Position<R> {
    /// Every reason against a move, none if it is legal. Reasons that judge the arrival are given only where the way
    /// there is clear.
    #[must_use]
    pub fn reasons(&self, from: Square, to: Square, asked: Asked) -> Vec<Reason> {
        let mut reasons = match self.piece_at(from) {
            None => vec![Reason::NothingThere],
            Some(piece) if piece.color != self.turn => vec![Reason::NotYourPiece { owner: piece.color }],
            Some(piece) => self.reasons_for(&Attempt { piece, from, to, target: self.piece_at(to) }, asked),
        };
        reasons.extend(self.reason_against_all());
        reasons
    }

    /// [`Position::reasons`] of every pair of squares, asked about any promotion: a row for each square a move may start
    /// from, in it an entry for each it may go to, both in the order of [`crate::variant::Rules::squares`].
    #[must_use]
    pub fn all_reasons(&self) -> Vec<ReasonSet> {
        let against_all = self.reason_against_all().iter().collect();
        let mut table = Vec::with_capacity(MAX_SQUARES * MAX_SQUARES);
        for from in R::SHARED.squares() {
            self.all_reasons_from(from, against_all, &mut table);
        }
        table
    }

    fn all_reasons_from(&self, from: Square, against_all: ReasonSet, table: &mut Vec<ReasonSet>) {
        let squares = R::SHARED.squares();
        let piece = match self.piece_at(from) {
            Some(piece) if piece.color == self.turn => piece,
            None => return table.extend(squares.map(|_| against_all.with(&Reason::NothingThere))),
            Some(Piece { color: owner, .. }) => {
                return table.extend(squares.map(|_| against_all.with(&Reason::NotYourPiece { owner })));
            }
        };
        table.extend(squares.map(|to| {
            let attempt = Attempt { piece, from, to, target: self.piece_at(to) };
            self.reasons_for(&attempt, Asked::Any).iter().fold(against_all, ReasonSet::with)
        }));
    }

    /// What forbids every move at once: the draw of squares that is due, or the end.
    fn reason_against_all(&self) -> Option<Reason> {
        if self.draw_is_due() {
            Some(Reason::DrawOfSquaresDue)
        } else if self.has_legal_move() {
            None
        } else {
            Some(Reason::GameOver)
        }
    }

    fn reasons_for(&self, attempt: &Attempt, asked: Asked) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let piece = attempt.piece;
        if let Some(own) = attempt.target.filter(|target| target.color == piece.color) {
            reasons.push(Reason::OwnPieceOnTarget { piece: own });
        }
        match self.way(attempt) {
            Way::None => reasons.push(Reason::OutOfReach { piece }),
            Way::BlockedAt(at) => reasons.push(Reason::Blocked {
                at,
                by: self.piece_at(at),
                inaccessible_of: self.inaccessible.owner(at),
            }),
            Way::Clear if reasons.is_empty() => self.judge_arrival(attempt, asked, &mut reasons),
            Way::Clear => {}
        }
        reasons
    }

    /// Where the lines of a piece lead, the enemy's inaccessible square as a target left aside.
    fn way(&self, &Attempt { piece, from, to, .. }: &Attempt) -> Way {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let lines = R::lines(from);
        let jumps = match piece.role {
            Role::King => lines.king,
            Role::Connet => lines.connet_jump,
            Role::Ritter => lines.ritter,
            Role::Scout => lines.leap,
            role if steps_straight(role) => lines.step,
            _ => Near::EMPTY,
        };
        if R::Board::from_near(jumps, from).has(to) {
            return Way::Clear;
        }
        if walks_diagonals(piece.role) && files.abs() == ranks.abs() && files != 0 {
            let range = if piece.role == Role::Connet { R::SHARED.connet_diagonal } else { R::SHARED.prince_diagonal };
            if files.unsigned_abs() <= range {
                return self.walk(piece.color, from, to, (files.signum(), ranks.signum()));
            }
        }
        if matches!(piece.role, Role::Knecht | Role::VerKnecht)
            && double_step(from, forward(piece.color)).is_some_and(|(target, _)| target == to)
        {
            return self.walk(piece.color, from, to, (0, forward(piece.color)));
        }
        Way::None
    }

    /// Walks towards a square until something is in the way.
    fn walk(&self, color: Color, from: Square, to: Square, (files, ranks): (i8, i8)) -> Way {
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            if next == to {
                return Way::Clear;
            }
            if !self.open(color).has(next) {
                return Way::BlockedAt(next);
            }
            at = next;
        }
        Way::None
    }

    fn judge_arrival(&self, attempt: &Attempt, asked: Asked, reasons: &mut Vec<Reason>) {
        let &Attempt { piece, to, target, .. } = attempt;
        if let Some(castle_of) = R::SHARED.castle_of(to)
            && !self.may_enter_castle(attempt)
        {
            reasons.push(Reason::CastleIsForRoyals { castle_of, piece });
        }
        if self.leaves_castle_to_enemy(attempt) {
            let intruders = self.royals() & self.colors[!piece.color] & R::CASTLES[piece.color];
            reasons.push(Reason::LastRoyalMustStay { intruders: intruders.widen() });
        }
        if self.inaccessible.of(!piece.color) == Some(to) {
            reasons.push(Reason::InaccessibleSquare { owner: !piece.color });
            return;
        }
        match target {
            None => self.judge_entry(attempt, reasons),
            Some(target) => self.judge_taking(piece, to, target.role, reasons),
        }
        self.judge_promotion(attempt, asked, reasons);
    }

    /// RULES 3.1 with its two exceptions.
    fn may_enter_castle(&self, &Attempt { piece, to, target, .. }: &Attempt) -> bool {
        let own_castle = R::CASTLES[piece.color].has(to);
        piece.role.is_royal()
            || piece.role == Role::Scout && target.is_some() && R::SHARED.scout_exchanges_in_castle
            || piece.role == Role::VerKnecht
                && target.is_none()
                && !own_castle
                && piece.color.relative_rank(to.rank()) == RANKS
                && !R::SHARED.ver_knecht_becomes_in_castle.is_empty()
    }

    /// RULES 3.4.
    fn leaves_castle_to_enemy(&self, &Attempt { piece, from, to, target }: &Attempt) -> bool {
        if !piece.role.is_royal() || self.last_royal(piece.color) != Some(from) {
            return false;
        }
        let may = |effect| self.last_royal_may(piece.color, to, effect);
        let Some(target) = target else {
            return !may(Effect::Plain);
        };
        let takes = self.take_by(piece.role, to, target.role, self.balance(piece.color, to));
        match (takes.capture, takes.exchange) {
            (false, false) => !may(Effect::Capture(target.role)),
            (capture, exchange) => {
                !(capture && may(Effect::Capture(target.role)) || exchange && may(Effect::Exchange(target.role)))
            }
        }
    }

    /// RULES 3.3.
    fn judge_entry(&self, &Attempt { piece, from, to, .. }: &Attempt, reasons: &mut Vec<Reason>) {
        let castle = R::CASTLES[!piece.color];
        let enters = piece.role.is_royal() && castle.has(to) && !castle.has(from);
        if enters && self.is_guarded(piece.color, from, piece.role, to) {
            reasons.push(Reason::GuardedCastle { totals: self.counted(to), defender: !piece.color });
        }
    }

    /// RULES 5.
    fn judge_taking(&self, piece: Piece, to: Square, target: Role, reasons: &mut Vec<Reason>) {
        let balance = self.balance(piece.color, to);
        let takes = self.take_by(piece.role, to, target, balance);
        if takes.capture || takes.exchange || piece.role == Role::Scout {
            return;
        }
        let totals = self.counted(to);
        let exchanges = R::SHARED.exchange_at_equality && balance == Balance::Equal;
        if exchanges && !piece.role.is_royal() {
            reasons.push(Reason::ExchangeOnlyByScout { totals });
        } else if exchanges && piece.role == Role::King && !R::SHARED.king_exchanges {
            reasons.push(Reason::NoExchangeByKing { totals });
        } else if balance != Balance::Superior {
            let sums = self.sums(to);
            let idle = Color::ALL.into_iter().filter(|&color| sums[color] != totals[color]).collect();
            reasons.push(Reason::NoSuperiority { totals, sums, idle });
        }
    }

    /// RULES 6: is what was asked for among what the move can bring?
    fn judge_promotion(&self, attempt: &Attempt, asked: Asked, reasons: &mut Vec<Reason>) {
        let color = attempt.piece.color;
        let offers = self.offers(attempt);
        match asked {
            Asked::Any if offers.plain => {}
            Asked::Any => {
                let rooms = offers.choices.iter().any(|&role| self.has_room_for(color, role));
                if !rooms {
                    reasons.extend(offers.choices.iter().map(|&role| Reason::LimitOfThree { role }));
                }
            }
            Asked::Exactly(None) if offers.plain => {}
            Asked::Exactly(Some(role)) if offers.choices.contains(&role) => {
                if !self.has_room_for(color, role) {
                    reasons.push(Reason::LimitOfThree { role });
                }
            }
            Asked::Exactly(role) => reasons.push(Reason::PromotionNotOffered { role }),
        }
    }

    /// What a move may ask for; an exchange promotes and converts nothing (RULES 5.2).
    fn offers(&self, &Attempt { piece, from, to, target }: &Attempt) -> Offers {
        let exchanges = target
            .is_some_and(|target| self.take_by(piece.role, to, target.role, self.balance(piece.color, to)).exchange);
        if exchanges {
            return Offers::nothing();
        }
        if piece.role == Role::VerKnecht && piece.color.relative_rank(to.rank()) == RANKS {
            return Offers { choices: self.ver_knecht_choices(piece.color, to), plain: false };
        }
        if piece.role == Role::Prince && self.enters_with_right(piece.color, from, to) {
            let automatic = R::SHARED.conversion == Conversion::Automatic;
            return Offers {
                choices: &[Role::Connet],
                plain: !automatic || !self.has_room_for(piece.color, Role::Connet),
            };
        }
        Offers::nothing()
    }

    /// What the page may ask a player about a move: every answer the rules know, with the reasons against it; one
    /// answer or none where there is nothing to ask. The way must be legal but for the promotion.
    #[must_use]
    pub fn promotion_options(&self, from: Square, to: Square) -> Vec<(Option<Role>, Vec<Reason>)> {
        let Some(piece) = self.piece_at(from) else {
            return Vec::new();
        };
        if !self.reasons(from, to, Asked::Any).iter().all(is_limit) {
            return Vec::new();
        }
        let offers = self.offers(&Attempt { piece, from, to, target: self.piece_at(to) });
        let choices = offers.choices.iter().map(|&role| Some(role));
        choices
            .chain(offers.plain.then_some(None))
            .map(|choice| (choice, self.reasons(from, to, Asked::Exactly(choice))))
            .collect()
    }
}

fn is_limit(reason: &Reason) -> bool {
    matches!(reason, Reason::LimitOfThree { .. })
}

/// The promotions a move can bring, and whether it can go without.
struct Offers {
    choices: &'static [Role],
    plain: bool,
}

impl Offers {
    const fn nothing() -> Offers {
        Offers { choices: &[], plain: true }
    }
}
