//! The three games as data. The engine asks what a game has, never which game it is.
//!
//! Comments name the clause of the rules. Where a comment says *reconstructed*, the author's public text is silent
//! and the field is the one line to change when it speaks; [`Rules::reconstructed`] lists those clauses for readers.

use crate::bitboard::{Bitboard, NineFileBoard};
use crate::color::{ByColor, Color};
use crate::force::Balance;
use crate::lines::{LINES_T, LINES_T1, Lines};
use crate::role::Role;
use crate::square::{RANKS, Square, SquareSet};

/// One of the three games.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// chess-T1: 8×8, with Scouts.
    #[default]
    T1,
    /// chess-T: 9×8, inaccessible squares, exchanges.
    T,
    /// chess-T2: chess-T with Scouts.
    T2,
}

impl Variant {
    /// All three.
    pub const ALL: [Variant; 3] = [Variant::T1, Variant::T, Variant::T2];

    /// The game's rules as data.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::T1 => &T1,
            Variant::T => &T,
            Variant::T2 => &T2,
        }
    }

    /// The short name: `t1`, `t` or `t2`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Variant::T1 => "t1",
            Variant::T => "t",
            Variant::T2 => "t2",
        }
    }

    /// The game with that short name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.key() == key)
    }

    /// The game called so in a record, as in `chess-T1`; capitals do not matter.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.rules().name.eq_ignore_ascii_case(name))
    }
}

/// When a Prince that enters the enemy castle becomes a Connet (RULES 6.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// Always, at the first entry.
    Automatic,
    /// If its player wishes.
    Optional,
}

/// What is drawn, and when (RULES 7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InaccessibleSquares {
    /// The squares of each side that may be drawn, in the order of the die's faces.
    pub choices: ByColor<[Square; 6]>,
    /// The draw is due before White's move of this number.
    pub before_move: u32,
    /// May a removed King lose the game? Reconstructed.
    pub removed_king_loses: bool,
    /// Is blockade judged only after the draw? Reconstructed.
    pub blockade_waits: bool,
    /// Does a removal count as a capture for the forty-move claim? Reconstructed.
    pub removal_resets_quiet: bool,
}

/// A game as data. Ranges are in squares; "jumping" lines pass over everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which game this is.
    pub variant: Variant,
    /// Its name, as records write it.
    pub name: &'static str,
    /// Clauses of the rules that are reconstructed for this game.
    pub reconstructed: &'static [&'static str],

    // ---- board and pieces -------------------------------------------------------------------------------------
    /// 2. Files of the board; every board has eight ranks.
    pub files: u8,
    /// 2. The castles. Reconstructed for chess-T2.
    pub castles: ByColor<SquareSet>,
    /// 2. The start, as a position string. Reconstructed for chess-T and chess-T2.
    pub start: &'static str,
    /// 1. The roles of the game, in order of importance.
    pub roles: &'static [Role],
    /// 1. Force of each role in half units, in the order of [`Role::ALL`]. Reconstructed for chess-T and chess-T2.
    pub force: [u8; 7],

    // ---- movement ---------------------------------------------------------------------------------------------
    /// 3. The King, in any direction. Reconstructed for chess-T and chess-T2.
    pub king_range: u8,
    /// 3. The Connet along ranks and files, jumping.
    pub connet_jump: u8,
    /// 3. The Connet on diagonals, not jumping.
    pub connet_diagonal: u8,
    /// 3. The Prince along ranks and files.
    pub prince_step: u8,
    /// 3. The Prince on diagonals, not jumping.
    pub prince_diagonal: u8,
    /// 3. The Ritter along ranks and files, jumping.
    pub ritter_jump: u8,
    /// 3. The Scout's leap: so many squares one way and so many across. Reconstructed for chess-T2.
    pub scout_leap: (u8, u8),

    // ---- castles ----------------------------------------------------------------------------------------------
    /// 3.3 May the defender's superiority bar a royal's plain entry?
    pub guarded_castle: bool,
    /// 3.3 Does the entrant's own force help it in? Reconstructed.
    pub entrant_counts: bool,
    /// 3.3 Does equality bar the entry as well? Reconstructed.
    pub equality_guards: bool,
    /// 3.4 Does an exchange by the last royal count as leaving? Reconstructed.
    pub exchange_is_leaving: bool,

    // ---- taking -----------------------------------------------------------------------------------------------
    /// 5.2 Exchange where the counted totals are equal. Reconstructed.
    pub exchange_at_equality: bool,
    /// 5.4 May a side with superiority choose to exchange instead of capturing? Reconstructed.
    pub exchange_at_superiority: bool,
    /// 5.2 May a King exchange itself? Reconstructed.
    pub king_exchanges: bool,
    /// 5.2 May the enemy King be exchanged by a piece that is no Scout? Reconstructed.
    pub king_is_exchanged: bool,
    /// 5.2 Does a Prince that exchanges itself in the enemy castle use up the right of conversion? Reconstructed.
    pub exchange_spends_right: bool,
    /// 5.3 May a Scout exchange on castle squares? Reconstructed for chess-T2.
    pub scout_exchanges_in_castle: bool,

    // ---- promotion --------------------------------------------------------------------------------------------
    /// 6.1 The rank, from its own edge, where a Knecht becomes a Ver Knecht. Reconstructed for chess-T and chess-T2.
    pub knecht_promotion_rank: u8,
    /// 6.2 What a Ver Knecht may become on the last rank outside the castle. Reconstructed for chess-T and chess-T2.
    pub ver_knecht_becomes: &'static [Role],
    /// 6.2 What a Ver Knecht may become straight on an empty enemy castle square; empty: it may not enter.
    pub ver_knecht_becomes_in_castle: &'static [Role],
    /// 6.2, 6.3 How many own Princes may stand on the board before a promotion to one is refused; Connets likewise.
    /// Reconstructed for chess-T and chess-T2.
    pub limit: u8,
    /// 6.3 The Prince's conversion.
    pub conversion: Conversion,
    /// 6.3 Is the right lost by an entry without conversion (declined, or prevented by the limit)? Reconstructed.
    pub entry_spends_right: bool,

    // ---- force and inaccessible squares ---------------------------------------------------------------------------------
    /// 3.2, 7. The draw of the inaccessible squares, if the game has them. Reconstructed for chess-T2.
    pub inaccessible: Option<InaccessibleSquares>,
    /// 4.8 Does a royal that may not leave its castle keep its force outside it? Reconstructed.
    pub last_royal_keeps_force: bool,
    /// 4.3 Do the enemy's inaccessible squares block lines that do not jump? Reconstructed.
    pub inaccessible_blocks: bool,

    // ---- end --------------------------------------------------------------------------------------------------
    /// 8.1 Does an exchange of the King win? Reconstructed for chess-T and chess-T2.
    pub exchanged_king_loses: bool,
    /// 8.3 Does a side without a legal move lose? Reconstructed for chess-T and chess-T2.
    pub blockade_loses: bool,
    /// 8.6 Occurrences of a position after which a draw may be claimed. Reconstructed for chess-T and chess-T2.
    pub repetitions: u32,
    /// 8.6 Plies without capture or exchange after which a draw may be claimed. Reconstructed for chess-T and chess-T2.
    pub quiet_plies: u32,
}

impl Rules {
    /// Force of a role in half units (RULES 1).
    #[must_use]
    pub const fn force_of(&self, role: Role) -> u8 {
        self.force[role as usize]
    }

    /// Whose castle the square belongs to, if any.
    #[must_use]
    pub fn castle_of(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.castles[color].contains(square))
    }

    /// Does the game have this role?
    #[must_use]
    pub fn has_role(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// Is the square on the game's board?
    #[must_use]
    pub const fn has_square(&self, square: Square) -> bool {
        square.file() < self.files
    }

    /// How a piece that reaches an enemy piece may take it, if at all (RULES 5). What binds the last royal of a castle is
    /// not judged here.
    #[inline]
    pub(crate) const fn take_by(&self, role: Role, taken: Role, balance: Balance, in_castle: bool) -> Takes {
        if matches!(role, Role::Scout) {
            return Takes { capture: !in_castle, exchange: in_castle && self.scout_exchanges_in_castle };
        }
        if in_castle && !role.is_royal() {
            return Takes { capture: false, exchange: false };
        }
        let balanced = matches!(balance, Balance::Equal) && self.exchange_at_equality
            || matches!(balance, Balance::Superior) && self.exchange_at_superiority;
        Takes {
            capture: matches!(balance, Balance::Superior),
            exchange: balanced
                && (!matches!(role, Role::King) || self.king_exchanges)
                && (!matches!(taken, Role::King) || self.king_is_exchanged),
        }
    }

    /// What a Ver Knecht arriving on the last rank may become: all the game knows, whatever the limits (RULES 6.2).
    #[inline]
    pub(crate) const fn ver_knecht_choices(&self, in_castle: bool) -> &'static [Role] {
        if in_castle { self.ver_knecht_becomes_in_castle } else { self.ver_knecht_becomes }
    }

    /// Does the limit of Princes and Connets leave room for one more where a side has so many (RULES 6.2, 6.3)?
    #[inline]
    pub(crate) const fn allows_one_more(&self, role: Role, known: u32) -> bool {
        !matches!(role, Role::Prince | Role::Connet) || known < self.limit as u32
    }

    /// The squares of the board, a1 first.
    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + Clone + use<> {
        Square::all(self.files)
    }
}

/// The two ways to take a piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Takes {
    pub capture: bool,
    pub exchange: bool,
}

/// Ranks of each side's own half (RULES 2).
pub const TERRITORY_RANKS: u8 = RANKS / 2;

/// The forces of all three games so far, in half units.
const HALF_UNITS: [u8; 7] = [3, 6, 3, 4, 3, 2, 0];

/// chess-T1.
pub const T1: Rules = Rules {
    variant: Variant::T1,
    name: "chess-T1",
    reconstructed: &["4.8", "6.3"],
    files: 8,
    castles: ByColor::new(SquareSet::named("c1 d1 e1 f1"), SquareSet::named("c8 d8 e8 f8")),
    start: "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1",
    roles: &Role::ALL,
    force: HALF_UNITS,
    king_range: 1,
    connet_jump: 2,
    connet_diagonal: 3,
    prince_step: 1,
    prince_diagonal: 3,
    ritter_jump: 2,
    scout_leap: (1, 2),
    guarded_castle: false,
    entrant_counts: true,
    equality_guards: false,
    exchange_is_leaving: true,
    exchange_at_equality: false,
    exchange_at_superiority: false,
    king_exchanges: false,
    king_is_exchanged: true,
    exchange_spends_right: false,
    scout_exchanges_in_castle: true,
    knecht_promotion_rank: 6,
    ver_knecht_becomes: &[Role::Connet, Role::Prince, Role::Ritter, Role::Scout],
    ver_knecht_becomes_in_castle: &[Role::Connet, Role::Prince],
    limit: 3,
    conversion: Conversion::Automatic,
    entry_spends_right: false,
    inaccessible: None,
    last_royal_keeps_force: true,
    inaccessible_blocks: true,
    exchanged_king_loses: true,
    blockade_loses: true,
    repetitions: 3,
    quiet_plies: 80,
};

/// chess-T.
pub const T: Rules = Rules {
    variant: Variant::T,
    name: "chess-T",
    reconstructed: &[
        "1", "2", "3", "3.3", "3.4", "4.3", "4.8", "5.2", "5.4", "6.1", "6.2", "6.3", "7", "8.1", "8.3", "8.6",
    ],
    files: 9,
    castles: ByColor::new(SquareSet::named("d1 e1 f1 e2"), SquareSet::named("d8 e8 f8 e7")),
    start: "r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1",
    roles: &[Role::King, Role::Connet, Role::Prince, Role::Ritter, Role::VerKnecht, Role::Knecht],
    connet_jump: 3,
    ritter_jump: 3,
    guarded_castle: true,
    exchange_at_equality: true,
    ver_knecht_becomes: &[Role::Connet, Role::Prince, Role::Ritter],
    ver_knecht_becomes_in_castle: &[],
    conversion: Conversion::Optional,
    inaccessible: Some(InaccessibleSquares {
        choices: ByColor::new(inaccessible_choices(TERRITORY_RANKS), inaccessible_choices(TERRITORY_RANKS + 1)),
        before_move: 4,
        blockade_waits: true,
        removed_king_loses: true,
        removal_resets_quiet: false,
    }),
    ..T1
};

/// chess-T2.
pub const T2: Rules = Rules {
    variant: Variant::T2,
    name: "chess-T2",
    reconstructed: &[
        "1", "2", "3", "3.2", "3.3", "3.4", "4.3", "4.8", "5.2", "5.3", "5.4", "6.1", "6.2", "6.3", "7", "8.1", "8.3",
        "8.6",
    ],
    start: "rs1pkp1sr/iiiiciiii/4i4/9/9/4I4/IIIICIIII/RS1PKP1SR w ? Pp 0 1",
    roles: &Role::ALL,
    ver_knecht_becomes: &[Role::Connet, Role::Prince, Role::Ritter, Role::Scout],
    ..T
};

/// The squares of the die's faces a b c g h i on one rank.
const fn inaccessible_choices(rank: u8) -> [Square; 6] {
    const FILES: [u8; 6] = [0, 1, 2, 6, 7, 8];
    let mut choices = [Square::new(0, 1).unwrap(); 6];
    let mut face = 0;
    while face < 6 {
        choices[face] = Square::new(FILES[face], rank).unwrap();
        face += 1;
    }
    choices
}

/// Games at compile time: the rules they share, the word their board fits, and their lines. What
/// [`crate::position::Position`] is generic over, so that every shared rule switch is decided by the compiler.
///
/// A value says which of the games it is: nothing where there is but one, so that games with one board and nearly the
/// same rules share one compiled copy of them.
pub trait Ruleset: Copy + Clone + core::fmt::Debug + PartialEq + Eq + 'static {
    /// The word that holds a set of the board's squares.
    type Board: Bitboard;
    /// What all the games have in common. Fields in which they differ are to be asked of [`Ruleset::rules`].
    const SHARED: &'static Rules;
    /// The castles as sets of this board.
    const CASTLES: ByColor<Self::Board>;
    /// The movement lines from a square.
    #[must_use]
    fn lines(from: Square) -> &'static Lines;

    /// This game as data.
    #[must_use]
    fn rules(self) -> &'static Rules {
        Self::SHARED
    }
}

/// chess-T1, alone on its eight files.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ChessT1;

impl Ruleset for ChessT1 {
    type Board = u64;
    const SHARED: &'static Rules = &T1;
    const CASTLES: ByColor<u64> = ByColor::new(T1.castles.white.0 as u64, T1.castles.black.0 as u64);

    #[inline]
    fn lines(from: Square) -> &'static Lines {
        &LINES_T1[from.index()]
    }
}

/// The games on nine files.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NineFiles {
    /// chess-T.
    ChessT,
    /// chess-T2.
    ChessT2,
}

pub use NineFiles::{ChessT, ChessT2};

impl Ruleset for NineFiles {
    type Board = NineFileBoard;
    const SHARED: &'static Rules = &T;
    const CASTLES: ByColor<NineFileBoard> =
        ByColor::new(NineFileBoard::new(T.castles.white), NineFileBoard::new(T.castles.black));

    #[inline]
    fn lines(from: Square) -> &'static Lines {
        &LINES_T[from.index()]
    }

    fn rules(self) -> &'static Rules {
        match self {
            ChessT => &T,
            ChessT2 => &T2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_on_nine_files_share_all_other_rules() {
        let Rules { variant, name, reconstructed, start, roles, ver_knecht_becomes, .. } = T;
        assert_eq!(Rules { variant, name, reconstructed, start, roles, ver_knecht_becomes, ..T2 }, T);
    }
}
