//! What is to hold after a move: a closed list of facts, put together with `and`, `or`, `not` and brackets.
//!
//! | fact | holds when |
//! | --- | --- |
//! | `wins`, `wins castle`, `wins in 2` | the move wins, by this, or against every reply within so many own moves |
//! | `holds in 1`, `holds in 2` | the enemy cannot force a win within so many moves of his |
//! | `gains 4 in 2` | so many half units more are taken than lost in so many own moves and their answers ([`gain`]) |
//! | `takes`, `takes e5`, `takes knecht`; `exchanges …` | it captures, or exchanges, there or such a piece |
//! | `outweighs e5`, `balances e5` | the mover's counted total there is greater than the enemy's, or not less (RULES 4.7) |
//! | `safe d4`, `safe all` | no enemy move takes or exchanges the piece that *began* on d4, or any own piece |
//! | `king-safe` | the own King cannot be taken by the next move |
//! | `castle-safe` | the enemy's next move does not seize the own castle |
//! | `check`, `final-check` | as RULES 9; a final check is a check |
//! | `enters`, `enters e8` | a royal comes into the enemy castle from outside |
//! | `promotes`, `promotes connet`; `converts` | the piece becomes another; a Prince becomes a Connet (RULES 6) |
//! | `stands prince e6` | an own piece of that role stands there |

#[cfg(doc)]
use crate::prove::gain;

use crate::outcome::WinBy;
use crate::role::Role;
use crate::square::Square;

/// Facts that are to hold together, or one of them, or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// This fact.
    Fact(Fact),
    /// Not this.
    Not(Box<Goal>),
    /// All of these.
    All(Vec<Goal>),
    /// At least one of these.
    Any(Vec<Goal>),
}

/// What a move takes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Prey {
    /// Whatever it is.
    Anything,
    /// What stands there.
    On(Square),
    /// A piece of this role.
    Of(Role),
}

/// Something that holds after a move, or does not.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The mover wins.
    Wins {
        /// How; any way where it is not said. Only for the move itself.
        by: Option<WinBy>,
        /// Within so many own moves, this one included.
        moves: u32,
    },
    /// The enemy has no forced win.
    Holds {
        /// Within so many moves of his.
        moves: u32,
    },
    /// Force is won for certain.
    Gains {
        /// So much more is taken than lost, half units.
        force: u8,
        /// In so many own moves, this one included.
        moves: u32,
    },
    /// The move captures.
    Takes(Prey),
    /// The move exchanges.
    Exchanges(Prey),
    /// The mover has superiority in force there.
    Outweighs(Square),
    /// The enemy has none.
    Balances(Square),
    /// The piece that began there cannot be taken; or no own piece.
    Safe(Option<Square>),
    /// The own King cannot be taken.
    KingSafe,
    /// The own castle cannot be seized.
    CastleSafe,
    /// The enemy King is in check.
    Check,
    /// In final check.
    FinalCheck,
    /// A royal has come into the enemy castle, on this square.
    Enters(Option<Square>),
    /// The piece has become another, of this role.
    Promotes(Option<Role>),
    /// A Prince has become a Connet.
    Converts,
    /// An own piece of that role stands there.
    Stands(Role, Square),
}

impl Fact {
    /// The word it begins with.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Fact::Wins { .. } => "wins",
            Fact::Holds { .. } => "holds",
            Fact::Gains { .. } => "gains",
            Fact::Takes(_) => "takes",
            Fact::Exchanges(_) => "exchanges",
            Fact::Outweighs(_) => "outweighs",
            Fact::Balances(_) => "balances",
            Fact::Safe(_) => "safe",
            Fact::KingSafe => "king-safe",
            Fact::CastleSafe => "castle-safe",
            Fact::Check => "check",
            Fact::FinalCheck => "final-check",
            Fact::Enters(_) => "enters",
            Fact::Promotes(_) => "promotes",
            Fact::Converts => "converts",
            Fact::Stands(..) => "stands",
        }
    }

    /// How many moves it looks ahead, where it looks for more than the next.
    #[must_use]
    pub const fn moves(&self) -> Option<u32> {
        match *self {
            Fact::Wins { moves, .. } | Fact::Holds { moves } | Fact::Gains { moves, .. } => Some(moves),
            _ => None,
        }
    }

    /// The force it asks for, half units.
    #[must_use]
    pub const fn force(&self) -> Option<u8> {
        match *self {
            Fact::Gains { force, .. } => Some(force),
            _ => None,
        }
    }

    /// The square it is about.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match *self {
            Fact::Takes(Prey::On(square))
            | Fact::Exchanges(Prey::On(square))
            | Fact::Outweighs(square)
            | Fact::Balances(square)
            | Fact::Stands(_, square) => Some(square),
            Fact::Safe(square) | Fact::Enters(square) => square,
            _ => None,
        }
    }

    /// The role it is about.
    #[must_use]
    pub const fn role(&self) -> Option<Role> {
        match *self {
            Fact::Takes(Prey::Of(role)) | Fact::Exchanges(Prey::Of(role)) | Fact::Stands(role, _) => Some(role),
            Fact::Promotes(role) => role,
            _ => None,
        }
    }
}

impl Goal {
    /// Every square that is named.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Goal::Fact(fact) => fact.square().into_iter().collect(),
            Goal::Not(goal) => goal.squares(),
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(Goal::squares).collect(),
        }
    }

    /// How many moves a proof of the goal looks ahead, where it is nothing but a win.
    #[must_use]
    pub const fn win_within(&self) -> Option<u32> {
        match self {
            Goal::Fact(Fact::Wins { by: None, moves }) => Some(*moves),
            Goal::Fact(Fact::Wins { .. }) => Some(1),
            _ => None,
        }
    }
}
