//! Puzzles: a position, what is asked, the one line that answers it, and the proof that it is the one.
//!
//! | task | proven besides |
//! | --- | --- |
//! | `move wins in N` | one move wins in time, at every step but the last; nothing wins sooner |
//! | `move holds in N` | one move holds, and it holds a move longer; fewer moves of the enemy's refute no more than that |
//! | `move castle-safe` | one move saves the castle, and the enemy cannot force a win within two moves |
//! | `move gains H in N` | one move gains so much at every step, none more, none as much sooner; the enemy as above |
//!
//! Whoever is to defend or to gain has no win within two moves, or that would be the better answer.

pub mod likeness;
pub mod tags;

use crate::any::AnyPosition;
use crate::moves::Move;
use crate::outcome::Phase;
use crate::prove::gain::taken_by;
use crate::prove::{longest_defence, shortest_win};
use crate::setup::SetupError;
use crate::task::goal::{Fact, Goal};
use crate::task::{Task, solve};
use crate::variant::Variant;

/// Wins within so many moves make a defence or a gain pointless.
const NO_WIN_WITHIN: u32 = 2;

/// What a puzzle asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A win within so many own moves.
    Win {
        /// 1 to 3.
        moves: u32,
    },
    /// The only move after which the enemy has no forced win.
    Defence {
        /// Within so many moves of his, 1 or 2.
        moves: u32,
    },
    /// The only move after which the enemy does not seize the castle.
    Castle,
    /// Force, for certain.
    Gain {
        /// So much more is taken than lost, half units.
        force: u8,
        /// In so many own moves, 1 or 2.
        moves: u32,
    },
}

/// Why something is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The text is no position.
    NoPosition(SetupError),
    /// The task is not one of a puzzle.
    NoTask,
    /// A word of the line is no legal move there.
    NoMove(String),
    /// Nobody is to move, or the squares are still to be drawn.
    NotInPlay,
    /// No move does what is asked, at this step.
    NoAnswer(usize),
    /// More than one does.
    SeveralAnswers(usize),
    /// It can be had in fewer moves.
    Sooner,
    /// More force can be had.
    More,
    /// There is a win, where something else is asked.
    Winning,
    /// The answer loses a little later.
    Losing,
    /// The line is not the one that is proven.
    OtherLine(Vec<Move>),
}

/// A position, what is asked, and the line that answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where it begins.
    pub position: AnyPosition,
    /// What is asked.
    pub kind: Kind,
    /// The right moves and between them the replies, the longest defence.
    pub line: Vec<Move>,
}

/// A right move of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it is made.
    pub before: AnyPosition,
    /// What is asked there.
    pub kind: Kind,
    /// The move.
    pub mv: Move,
    /// Where it leads.
    pub after: AnyPosition,
}

impl Kind {
    /// The kind whose task this is.
    #[must_use]
    pub fn of_task(text: &str) -> Option<Kind> {
        let Task::Move(Goal::Fact(fact)) = Task::parse(text).ok()? else {
            return None;
        };
        Some(match fact {
            Fact::Wins { by: None, moves } => Kind::Win { moves },
            Fact::Holds { moves } => Kind::Defence { moves },
            Fact::CastleSafe => Kind::Castle,
            Fact::Gains { force, moves } => Kind::Gain { force, moves },
            _ => return None,
        })
    }

    fn fact(self) -> Fact {
        match self {
            Kind::Win { moves } => Fact::Wins { by: None, moves },
            Kind::Defence { moves } => Fact::Holds { moves },
            Kind::Castle => Fact::CastleSafe,
            Kind::Gain { force, moves } => Fact::Gains { force, moves },
        }
    }

    /// The task as a text.
    #[must_use]
    pub fn task(self) -> String {
        let within = |moves: u32| if moves == 1 { String::new() } else { format!(" in {moves}") };
        match self {
            Kind::Win { moves } => format!("move wins{}", within(moves)),
            Kind::Defence { moves } => format!("move holds{}", within(moves)),
            Kind::Castle => "move castle-safe".into(),
            Kind::Gain { force, moves } => format!("move gains {force}{}", within(moves)),
        }
    }

    /// What tells kinds apart in lists: as the task, without the amount of force.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Win { moves: 1 } => "win-1",
            Kind::Win { moves: 2 } => "win-2",
            Kind::Win { .. } => "win-3",
            Kind::Defence { moves: 1 } => "defence-1",
            Kind::Defence { .. } => "defence-2",
            Kind::Castle => "castle",
            Kind::Gain { moves: 1, .. } => "gain-1",
            Kind::Gain { .. } => "gain-2",
        }
    }

    /// How many right moves its line has.
    #[must_use]
    pub const fn steps(self) -> usize {
        match self {
            Kind::Win { moves } | Kind::Gain { moves, .. } => moves as usize,
            Kind::Defence { .. } | Kind::Castle => 1,
        }
    }

    /// Every move that does what is asked, by its text.
    #[must_use]
    pub fn answers(self, position: &AnyPosition) -> Vec<String> {
        let mut answers = solve(position, &Task::Move(Goal::Fact(self.fact()))).answers;
        answers.sort();
        answers
    }

    /// What is still asked after a right move and the reply; none where nothing is left.
    fn next(self, mv: &Move, reply: &Move, position: &AnyPosition) -> Option<Kind> {
        match self {
            Kind::Win { moves: 2.. } => Some(Kind::Win { moves: self.steps() as u32 - 1 }),
            Kind::Gain { force, moves: moves @ 2.. } => {
                let rules = position.rules();
                let left = i32::from(force) - taken_by(mv, rules) + taken_by(reply, rules);
                let force = u8::try_from(left).ok().filter(|force| *force > 0)?;
                Some(Kind::Gain { force, moves: moves - 1 })
            }
            _ => None,
        }
    }
}

impl Puzzle {
    /// Finds the line that answers what is asked, and proves that it is the one.
    ///
    /// # Errors
    /// Why this is no puzzle.
    pub fn prove(position: &AnyPosition, kind: Kind) -> Result<Puzzle, Flaw> {
        if position.phase() != Phase::Play {
            return Err(Flaw::NotInPlay);
        }
        let mut line = Vec::new();
        let (mut here, mut asked) = (*position, kind);
        loop {
            let step = line.len() / 2;
            let mv = only_answer(&here, asked, step)?;
            line.push(mv);
            let after = played(&here, &mv);
            if after.outcome().is_some() || asked.steps() == 1 {
                break;
            }
            let (reply, next) = best_reply(&after, asked, &mv).ok_or(Flaw::Sooner)?;
            line.push(reply);
            (here, asked) = (played(&after, &reply), next);
        }
        let puzzle = Puzzle { position: *position, kind, line };
        puzzle.nothing_better()?;
        Ok(puzzle)
    }

    /// Reads a puzzle from the texts of a file and proves it.
    ///
    /// # Errors
    /// Why this is no puzzle.
    pub fn prove_texts(variant: Variant, position: &str, task: &str, line: &str) -> Result<Puzzle, Flaw> {
        let puzzle = Puzzle::read(variant, position, task, line)?;
        let proven = Puzzle::prove(&puzzle.position, puzzle.kind)?;
        if proven.line == puzzle.line { Ok(puzzle) } else { Err(Flaw::OtherLine(proven.line)) }
    }

    /// Reads a puzzle from the texts of a file; nothing is proven.
    ///
    /// # Errors
    /// Which text cannot be read.
    pub fn read(variant: Variant, position: &str, task: &str, line: &str) -> Result<Puzzle, Flaw> {
        let position = AnyPosition::parse(variant, position).map_err(Flaw::NoPosition)?;
        let kind = Kind::of_task(task).ok_or(Flaw::NoTask)?;
        let mut here = position;
        let mut moves = Vec::new();
        for text in line.split(' ') {
            let mv = move_called(&here, text).ok_or_else(|| Flaw::NoMove(text.into()))?;
            here = played(&here, &mv);
            moves.push(mv);
        }
        Ok(Puzzle { position, kind, line: moves })
    }

    /// The right moves, each where it is made.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let (mut before, mut kind) = (self.position, self.kind);
        let mut steps = Vec::new();
        for pair in self.line.chunks(2) {
            let after = played(&before, &pair[0]);
            steps.push(Step { before, kind, mv: pair[0], after });
            let Some(reply) = pair.get(1) else { break };
            kind = kind.next(&pair[0], reply, &before).unwrap_or(kind);
            before = played(&after, reply);
        }
        steps
    }

    /// Where the line leads.
    #[must_use]
    pub fn end(&self) -> AnyPosition {
        self.line.iter().fold(self.position, |position, mv| played(&position, mv))
    }

    /// There is no quicker answer, and none to a better question.
    fn nothing_better(&self) -> Result<(), Flaw> {
        let Puzzle { position, kind, line } = self;
        if let Kind::Win { moves } = *kind {
            return if shortest_win(position, moves - 1).is_some() { Err(Flaw::Sooner) } else { Ok(()) };
        }
        if shortest_win(position, NO_WIN_WITHIN).is_some() {
            return Err(Flaw::Winning);
        }
        let after = played(position, &line[0]);
        let loses_within = |moves| shortest_win(&after, moves).is_some();
        match *kind {
            Kind::Defence { moves } if loses_within(moves + 1) => Err(Flaw::Losing),
            Kind::Castle | Kind::Gain { .. } if loses_within(2) => Err(Flaw::Losing),
            Kind::Defence { moves: 2.. } if Kind::Defence { moves: 1 }.answers(position).len() == 1 => {
                Err(Flaw::Sooner)
            }
            Kind::Gain { .. } if kind.more().has_answer(position) => Err(Flaw::More),
            Kind::Gain { force, moves: 2.. } if Kind::Gain { force, moves: 1 }.has_answer(position) => {
                Err(Flaw::Sooner)
            }
            _ => Ok(()),
        }
    }
}

impl Kind {
    /// Half a unit more.
    fn more(self) -> Kind {
        match self {
            Kind::Gain { force, moves } => Kind::Gain { force: force.saturating_add(1), moves },
            other => other,
        }
    }

    fn has_answer(self, position: &AnyPosition) -> bool {
        !self.answers(position).is_empty()
    }
}

/// The one move that does what is asked. At the last step of a longer win any that wins will do; a win in one move may be
/// made with any promotion.
fn only_answer(position: &AnyPosition, kind: Kind, step: usize) -> Result<Move, Flaw> {
    let answers = kind.answers(position);
    let first = answers.first().ok_or(Flaw::NoAnswer(step))?;
    let alike = |answer: &String| match kind {
        Kind::Win { moves: 1 } => step > 0 || answer[..4] == first[..4],
        _ => answer == first,
    };
    if !answers.iter().all(alike) {
        return Err(Flaw::SeveralAnswers(step));
    }
    move_called(position, first).ok_or(Flaw::NoAnswer(step))
}

/// The reply that holds out longest, or leaves least to gain and fewest ways to it; and what is asked then.
fn best_reply(after: &AnyPosition, asked: Kind, mv: &Move) -> Option<(Move, Kind)> {
    if let Kind::Win { moves } = asked {
        let reply = longest_defence(after, moves - 1)?;
        return Some((reply, asked.next(mv, &reply, after)?));
    }
    let mut replies = after.moves();
    replies.sort_by_key(Move::text);
    let open = replies.into_iter().filter_map(|reply| Some((reply, asked.next(mv, &reply, after)?)));
    let best = open.filter(|(reply, next)| !next.more().has_answer(&played(after, reply)));
    best.min_by_key(|(reply, next)| next.answers(&played(after, reply)).len())
}

/// The legal move of that text.
fn move_called(position: &AnyPosition, text: &str) -> Option<Move> {
    position.moves().into_iter().find(|mv| mv.text() == text)
}

/// The position after a legal move.
pub(crate) fn played(position: &AnyPosition, mv: &Move) -> AnyPosition {
    let mut next = *position;
    // Legal: nothing is refused.
    let _ = next.play(mv);
    next
}
