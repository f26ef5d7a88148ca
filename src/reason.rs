//! Why a move is refused: a closed list of reasons, each with the numbers that prove it.
//!
//! The reasons are found square by square, not by the masks of move generation; a test over every pair of squares of
//! many positions proves that the two agree: a move is legal exactly where there is no reason against it.

use core::fmt;

use crate::color::Color;
use crate::force::{Balance, Totals, format_force};
use crate::gather::Gather;
use crate::lines::double_step;
use crate::movegen::forward;
use crate::moves::{Effect, Move};
use crate::outcome::Phase;
use crate::reading::Reading;
use crate::role::{Piece, Role};
use crate::square::{MAX_SQUARES, RANKS, Square, SquareSet};
use crate::variant::{Conversion, Rules, Takes};

/// One reason against a move. The order of the variants is the order in which a list gives them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
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
        /// Plain sums there; where they differ, part of a side's sum does not count (RULES 4.5).
        sums: Totals,
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

/// Every reason against a move, none if it is legal. Reasons that judge the arrival are given only where the way there
/// is clear.
pub(crate) fn reasons(position: &dyn Reading, from: Square, to: Square, asked: Asked) -> Vec<Reason> {
    let inquiry = Inquiry::new(position);
    let mut reasons = Vec::new();
    inquiry.judge(from, to, asked, &mut |reason| reasons.push(reason));
    reasons.extend(inquiry.reason_against_all());
    reasons
}

/// The reasons against a move that is not legal.
pub(crate) fn against_illegal(position: &dyn Reading, mv: &Move) -> Vec<Reason> {
    let mut reasons = reasons(position, mv.from, mv.to, Asked::Exactly(mv.choice()));
    if reasons.is_empty() {
        // The squares are right, but the move tells something else about them than the position does.
        reasons.push(Reason::PromotionNotOffered { role: mv.becomes });
    }
    reasons
}

/// [`reasons`] of every pair of squares, asked about any promotion: a row for each square a move may start from, in it an
/// entry for each it may go to, both in the order of [`Rules::squares`].
pub(crate) fn all_reasons(position: &dyn Reading) -> Vec<ReasonSet> {
    let inquiry = Inquiry::new(position);
    let against_all = inquiry.reason_against_all().iter().collect();
    let squares = || inquiry.rules.squares();
    let mut table = Vec::with_capacity(MAX_SQUARES * MAX_SQUARES);
    for from in squares() {
        if inquiry.board[from.index()].is_none_or(|piece| piece.color != inquiry.turn) {
            // The same wherever it is to go.
            let reasons = inquiry.all_against(from, from, against_all);
            table.extend(squares().map(|_| reasons));
        } else {
            table.extend(squares().map(|to| inquiry.all_against(from, to, against_all)));
        }
    }
    table
}

/// What the page may ask a player about a move: every answer the rules know, with the reasons against it; one answer or
/// none where there is nothing to ask. The way must be legal but for the promotion.
pub(crate) fn promotion_options(position: &dyn Reading, from: Square, to: Square) -> Vec<(Option<Role>, Vec<Reason>)> {
    let inquiry = Inquiry::new(position);
    let Some(piece) = inquiry.board[from.index()] else {
        return Vec::new();
    };
    if !reasons(position, from, to, Asked::Any).iter().all(is_limit) {
        return Vec::new();
    }
    let offers = inquiry.offers(&inquiry.attempt(piece, from, to));
    let choices = offers.choices.iter().map(|&role| Some(role));
    choices
        .chain(offers.plain.then_some(None))
        .map(|choice| (choice, reasons(position, from, to, Asked::Exactly(choice))))
        .gather()
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

/// Takes the reasons, one after the other.
type Note<'a> = dyn FnMut(Reason) + 'a;

/// A position that is asked for reasons.
struct Inquiry<'a> {
    position: &'a dyn Reading,
    rules: &'static Rules,
    turn: Color,
    board: [Option<Piece>; MAX_SQUARES],
    /// The square the side to move may not come to (RULES 3.2).
    forbidden: Option<Square>,
}

impl<'a> Inquiry<'a> {
    fn new(position: &'a dyn Reading) -> Self {
        let turn = position.turn();
        Inquiry {
            position,
            rules: position.rules(),
            turn,
            board: position.placement().board(),
            forbidden: position.inaccessible().of(!turn),
        }
    }

    fn attempt(&self, piece: Piece, from: Square, to: Square) -> Attempt {
        Attempt { piece, from, to, target: self.board[to.index()] }
    }

    fn all_against(&self, from: Square, to: Square, against_all: ReasonSet) -> ReasonSet {
        let mut reasons = against_all;
        self.judge(from, to, Asked::Any, &mut |reason| reasons = reasons.with(&reason));
        reasons
    }

    /// What forbids every move at once: the draw of squares that is due, or the end.
    fn reason_against_all(&self) -> Option<Reason> {
        match self.position.phase() {
            Phase::DrawSquares => Some(Reason::DrawOfSquaresDue),
            Phase::Over => Some(Reason::GameOver),
            Phase::Play => None,
        }
    }

    /// The reasons against a move but for what forbids every move.
    fn judge(&self, from: Square, to: Square, asked: Asked, note: &mut Note<'_>) {
        let piece = match self.board[from.index()] {
            None => return note(Reason::NothingThere),
            Some(piece) if piece.color != self.turn => return note(Reason::NotYourPiece { owner: piece.color }),
            Some(piece) => piece,
        };
        let attempt = self.attempt(piece, from, to);
        let own = attempt.target.filter(|target| target.color == piece.color);
        if let Some(own) = own {
            note(Reason::OwnPieceOnTarget { piece: own });
        }
        match self.way(&attempt) {
            Way::None => note(Reason::OutOfReach { piece }),
            Way::BlockedAt(at) => note(Reason::Blocked {
                at,
                by: self.board[at.index()],
                inaccessible_of: self.position.inaccessible().owner(at),
            }),
            Way::Clear if own.is_none() => self.judge_arrival(&attempt, asked, note),
            Way::Clear => {}
        }
    }

    /// Where the lines of a piece lead (RULES 3), the enemy's inaccessible square as a target left aside.
    fn way(&self, &Attempt { piece, from, to, .. }: &Attempt) -> Way {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let (across, along) = (files.unsigned_abs(), ranks.unsigned_abs());
        let steps = across.max(along);
        let straight = steps > 0 && across.min(along) == 0;
        let diagonal = steps > 0 && across == along;
        let rules = self.rules;
        let jumps = match piece.role {
            Role::King => (straight || diagonal) && steps <= rules.king_range,
            Role::Connet => straight && steps <= rules.connet_jump,
            Role::Ritter => straight && steps <= rules.ritter_jump,
            Role::Scout => [(across, along), (along, across)].contains(&rules.scout_leap),
            Role::Prince | Role::Knecht | Role::VerKnecht => straight && steps <= rules.prince_step,
        };
        if jumps {
            return Way::Clear;
        }
        let walks = match piece.role {
            Role::Connet => diagonal && steps <= rules.connet_diagonal,
            Role::Prince => diagonal && steps <= rules.prince_diagonal,
            Role::Knecht | Role::VerKnecht => {
                double_step(from, forward(piece.color)).is_some_and(|(target, _)| target == to)
            }
            Role::King | Role::Ritter | Role::Scout => false,
        };
        if walks { self.walk(from, to, (files.signum(), ranks.signum())) } else { Way::None }
    }

    /// Walks towards a square until something is in the way.
    fn walk(&self, from: Square, to: Square, (files, ranks): (i8, i8)) -> Way {
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            if next == to {
                return Way::Clear;
            }
            let closed = self.rules.inaccessible_blocks && self.forbidden == Some(next);
            if closed || self.board[next.index()].is_some() {
                return Way::BlockedAt(next);
            }
            at = next;
        }
        Way::None
    }

    fn judge_arrival(&self, attempt: &Attempt, asked: Asked, note: &mut Note<'_>) {
        let &Attempt { piece, to, target, .. } = attempt;
        if let Some(castle_of) = self.rules.castle_of(to)
            && !self.may_enter_castle(attempt, castle_of)
        {
            note(Reason::CastleIsForRoyals { castle_of, piece });
        }
        if self.leaves_castle_to_enemy(attempt) {
            note(Reason::LastRoyalMustStay { intruders: self.intruders(piece.color) });
        }
        if self.forbidden == Some(to) {
            return note(Reason::InaccessibleSquare { owner: !piece.color });
        }
        match target {
            None => self.judge_entry(attempt, note),
            Some(target) => self.judge_taking(piece, to, target.role, note),
        }
        self.judge_promotion(attempt, asked, note);
    }

    /// RULES 3.1 with its two exceptions.
    fn may_enter_castle(&self, &Attempt { piece, to, target, .. }: &Attempt, castle_of: Color) -> bool {
        piece.role.is_royal()
            || piece.role == Role::Scout && target.is_some() && self.rules.scout_exchanges_in_castle
            || piece.role == Role::VerKnecht
                && target.is_none()
                && castle_of != piece.color
                && piece.color.relative_rank(to.rank()) == RANKS
                && !self.rules.ver_knecht_becomes_in_castle.is_empty()
    }

    /// The enemy royals in a side's castle.
    fn intruders(&self, color: Color) -> SquareSet {
        let is_intruder = |&square: &Square| {
            self.board[square.index()].is_some_and(|piece| piece.color != color && piece.role.is_royal())
        };
        self.rules.castles[color].iter().filter(is_intruder).collect()
    }

    /// RULES 3.4.
    fn leaves_castle_to_enemy(&self, &Attempt { piece, from, to, target }: &Attempt) -> bool {
        if !piece.role.is_royal() || self.position.last_royal(piece.color) != Some(from) {
            return false;
        }
        let may = |effect| self.position.last_royal_may(piece.color, to, effect);
        let Some(target) = target else {
            return !may(Effect::Plain);
        };
        let takes = self.takes(piece, to, target.role);
        match (takes.capture, takes.exchange) {
            (false, false) => !may(Effect::Capture(target.role)),
            (capture, exchange) => {
                !(capture && may(Effect::Capture(target.role)) || exchange && may(Effect::Exchange(target.role)))
            }
        }
    }

    /// How a piece that reaches an enemy piece may take it.
    fn takes(&self, piece: Piece, to: Square, target: Role) -> Takes {
        let totals = self.position.counted(to);
        let balance = Balance::of(totals[piece.color], totals[!piece.color]);
        self.rules.take_by(piece.role, target, balance, self.rules.castle_of(to).is_some())
    }

    /// RULES 3.3.
    fn judge_entry(&self, &Attempt { piece, from, to, .. }: &Attempt, note: &mut Note<'_>) {
        let castle = self.rules.castles[!piece.color];
        let enters = piece.role.is_royal() && castle.contains(to) && !castle.contains(from);
        if enters && self.position.is_guarded(piece.color, from, piece.role, to) {
            note(Reason::GuardedCastle { totals: self.position.counted(to), defender: !piece.color });
        }
    }

    /// RULES 5.
    fn judge_taking(&self, piece: Piece, to: Square, target: Role, note: &mut Note<'_>) {
        let takes = self.takes(piece, to, target);
        if takes.capture || takes.exchange || piece.role == Role::Scout {
            return;
        }
        let totals = self.position.counted(to);
        let exchanges = self.rules.exchange_at_equality && totals.white == totals.black;
        if exchanges && !piece.role.is_royal() {
            note(Reason::ExchangeOnlyByScout { totals });
        } else if exchanges && piece.role == Role::King && !self.rules.king_exchanges {
            note(Reason::NoExchangeByKing { totals });
        } else if totals[piece.color] <= totals[!piece.color] {
            note(Reason::NoSuperiority { totals, sums: self.position.sums(to) });
        }
    }

    /// RULES 6: is what was asked for among what the move can bring?
    fn judge_promotion(&self, attempt: &Attempt, asked: Asked, note: &mut Note<'_>) {
        let color = attempt.piece.color;
        let offers = self.offers(attempt);
        match asked {
            Asked::Any | Asked::Exactly(None) if offers.plain => {}
            Asked::Any => {
                if !offers.choices.iter().any(|&role| self.has_room_for(color, role)) {
                    offers.choices.iter().for_each(|&role| note(Reason::LimitOfThree { role }));
                }
            }
            Asked::Exactly(Some(role)) if offers.choices.contains(&role) => {
                if !self.has_room_for(color, role) {
                    note(Reason::LimitOfThree { role });
                }
            }
            Asked::Exactly(role) => note(Reason::PromotionNotOffered { role }),
        }
    }

    /// What a move may ask for; an exchange promotes and converts nothing (RULES 5.2).
    fn offers(&self, &Attempt { piece, from, to, target }: &Attempt) -> Offers {
        let color = piece.color;
        let arrives_at_last = piece.role == Role::VerKnecht && color.relative_rank(to.rank()) == RANKS;
        let castle = self.rules.castles[!color];
        let enters_with_right = piece.role == Role::Prince
            && self.position.rights()[color]
            && castle.contains(to)
            && !castle.contains(from);
        if !arrives_at_last && !enters_with_right
            || target.is_some_and(|target| self.takes(piece, to, target.role).exchange)
        {
            return Offers { choices: &[], plain: true };
        }
        if arrives_at_last {
            return Offers { choices: self.rules.ver_knecht_choices(castle.contains(to)), plain: false };
        }
        let automatic = self.rules.conversion == Conversion::Automatic;
        Offers { choices: &[Role::Connet], plain: !automatic || !self.has_room_for(color, Role::Connet) }
    }

    /// Does the limit of Princes and Connets leave room for one more (RULES 6.2, 6.3)?
    fn has_room_for(&self, color: Color, role: Role) -> bool {
        let known = self.board.iter().filter(|&&piece| piece == Some(Piece { color, role })).count();
        self.rules.allows_one_more(role, known as u32)
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
