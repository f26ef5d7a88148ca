//! Rules of chess-T1, chess-T and chess-T2 by Shamil Khasanov: pieces have *force*, and a side takes only where its
//! summed force is superior.
//!
//! ```
//! use chess_t::any::AnyPosition;
//! use chess_t::force::format_ratio;
//! use chess_t::reason::{Asked, Reason};
//! use chess_t::square::Square;
//! use chess_t::variant::Variant;
//!
//! // A Knecht attacks a Knecht: 1 against 1 is no superiority.
//! let position = AnyPosition::parse(Variant::T1, "4k3/8/8/8/4i3/4I3/8/4K3 w - - 0 20")?;
//! let (e3, e4) = (Square::from_name("e3").unwrap(), Square::from_name("e4").unwrap());
//! assert_eq!(format_ratio(e4, position.sums(e4)), "e4] 1 : 1");
//! assert!(matches!(position.reasons(e3, e4, Asked::Any)[..], [Reason::NoSuperiority { .. }]));
//! # Ok::<(), chess_t::setup::SetupError>(())
//! ```
//!
//! # Where things are
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`variant`] | the three games as data; every reconstructed clause is one field |
//! | [`color`], [`role`], [`square`], [`bitboard`], [`moves`] | the words everything is said in |
//! | [`lines`] | movement lines as tables made at compile time |
//! | [`setup`] | any arrangement, position strings, every reason why one is no position |
//! | [`position`], [`hash`] | a valid position of one game, how a move changes it, a number that names it |
//! | [`movegen`], `count`, [`perft`], [`force`], [`outcome`], [`reason`], [`inaccessible`] | what the rules say about a position |
//! | [`any`], `reading` | a position of a game known only at run time; what is asked of any position |
//! | [`explain`] | what there is to say about a position in words |
//! | [`game`], [`tags`] | a game: history tree, walking, claims, ends |
//! | [`search`] | the best move: evaluation, tree, levels |
//! | [`notation`], [`record`] | the author's notation and game records |
//! | [`link`] | a game as a short text for addresses |
//! | [`task`], [`prove`] | tasks of lessons and puzzles, the verdict on an answer, forced wins |
//! | [`puzzle`] | puzzles: their one line, its proof, what they are about, which are alike |
//! | [`inspect`], [`view`], [`analysis`], [`json`] | all this as plain data, for the command line and for JavaScript |
//!
//! Clauses are those of `docs/RULES.md`; forces are in half units everywhere.

pub mod analysis;
pub mod any;
pub mod bitboard;
pub mod color;
mod count;
mod cursor;
pub mod explain;
pub mod force;
pub mod force_map;
pub mod game;
mod gather;
pub mod hash;
pub mod inaccessible;
pub mod inspect;
pub mod json;
pub mod lines;
pub mod link;
pub mod movegen;
pub mod moves;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod position;
pub mod prove;
pub mod puzzle;
mod reading;
pub mod reason;
pub mod record;
pub mod role;
mod scales;
pub mod search;
pub mod setup;
pub mod square;
pub mod tags;
pub mod task;
mod text;
pub mod variant;
pub mod view;
#[cfg(all(target_arch = "wasm32", any(feature = "play-module", feature = "search-module")))]
mod wasm;
