//! Reading a link: any text is answered, with the game or with what is wrong and how far the game could be read.

use core::fmt;

use super::block::{BlockFault, Reader, is_sign};
use super::choice::{END, ENDING_COUNT, Steps, ending};
use super::{LONGEST, head};
use crate::game::{Game, GameError, NodeId};
use crate::setup::SetupError;

/// Why a text is refused, and what could be read of it all the same.
#[derive(Clone, Debug)]
pub struct LinkError {
    /// What is wrong.
    pub fault: LinkFault,
    /// The game as far as it could be read without doubt; none if that is not one step.
    pub readable: Option<Box<Game>>,
}

/// What is wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// Of a format that we do not know.
    UnknownVersion,
    /// Of a game that we do not know.
    UnknownGame,
    /// Longer than any that is written ([`LONGEST`]).
    TooLong,
    /// The start is no position.
    BadPosition(SetupError),
    /// A part is missing or wrong.
    Damaged,
    /// Whole, but by our rules the moves to choose from were others than when it was written: a move does not exist, or
    /// the game cannot have ended so.
    OtherRules,
}

impl LinkFault {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            LinkFault::UnknownVersion => "link-version",
            LinkFault::UnknownGame => "link-game",
            LinkFault::TooLong => "link-too-long",
            LinkFault::BadPosition(_) => "bad-position",
            LinkFault::Damaged => "link-damaged",
            LinkFault::OtherRules => "link-other-rules",
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fault {
            LinkFault::UnknownVersion => write!(f, "this is no link, or one of another version"),
            LinkFault::UnknownGame => write!(f, "the link is of none of the games"),
            LinkFault::TooLong => write!(f, "the link is longer than {LONGEST} characters"),
            LinkFault::BadPosition(error) => error.fmt(f),
            LinkFault::Damaged => write!(f, "the link is damaged or cut off"),
            LinkFault::OtherRules => write!(f, "the link holds a move or an end that these rules do not know"),
        }
    }
}

impl core::error::Error for LinkError {}

impl From<LinkFault> for LinkError {
    fn from(fault: LinkFault) -> Self {
        LinkError { fault, readable: None }
    }
}

impl From<BlockFault> for LinkFault {
    fn from(fault: BlockFault) -> Self {
        match fault {
            BlockFault::Damaged => LinkFault::Damaged,
            BlockFault::OtherBases => LinkFault::OtherRules,
        }
    }
}

impl From<GameError> for LinkFault {
    fn from(_: GameError) -> Self {
        LinkFault::OtherRules
    }
}

/// Reads a link. The end of its line is shown. Punctuation that messages put behind addresses does no harm.
///
/// # Errors
/// What is wrong with it, and the game as far as it could be read.
pub fn read(text: &str) -> Result<Game, LinkError> {
    let text = without_punctuation(text.as_bytes());
    if text.len() > LONGEST {
        return Err(LinkFault::TooLong.into());
    }
    let (mut game, length) = head::read(text)?;
    let (head, blocks) = text.split_at(length);
    let mut reader = Reader::new(head, blocks);
    match play_line(&mut game, &mut reader) {
        Ok(()) => Ok(game),
        Err(fault) => Err(LinkError { fault, readable: cut(game, reader.sound()) }),
    }
}

fn without_punctuation(mut text: &[u8]) -> &[u8] {
    while let [before @ .., last] = text
        && !is_sign(*last)
    {
        text = before;
    }
    text
}

fn play_line(game: &mut Game, reader: &mut Reader<'_>) -> Result<(), LinkFault> {
    loop {
        let steps = Steps::of(game.position());
        match reader.take(steps.count())? {
            END => break,
            number => steps.play(number, game)?,
        }
    }
    let decided = if game.result().is_none() { ending(reader.take(ENDING_COUNT)?) } else { None };
    reader.finish()?;
    if let Some(result) = decided {
        game.end_as_told(result)?;
    }
    Ok(())
}

/// The game with so many steps of its line.
fn cut(mut game: Game, steps: usize) -> Option<Box<Game>> {
    let line = game.path_to(game.current());
    if let Some(&doubtful) = line.get(steps + 1) {
        // It is in the tree, and not the start.
        let _ = game.delete(doubtful);
    }
    (game.current() != NodeId::ROOT).then(|| Box::new(game))
}
