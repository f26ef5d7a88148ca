//! Reading a record forgivingly: what FORMATS lists is understood, everything else is refused with its place.

use core::fmt;

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::cursor::Cursor;
use crate::game::{EndReason, Game, GameError, GameResult, NodeId};
use crate::gather::Gather;
use crate::inaccessible::{DrawSquaresError, Removal, SquaresDrawn};
use crate::notation::{MoveRefusal, draw_remark, read_and_find, read_role, read_square, skip_marks};
use crate::outcome::CheckMark;
use crate::record::{fits, reason_text, result_sign};
use crate::role::{Letters, Piece};
use crate::setup::SetupError;
use crate::square::Square;
use crate::tags::DERIVED;
use crate::variant::Variant;

/// Variations nested deeper than any person writes them are refused, so that a hostile text cannot exhaust the stack.
const DEEPEST: usize = 200;

/// Why a record is refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line of the text, from 1.
    pub line: usize,
    /// Number of the move, once moves have begun.
    pub move_number: Option<u32>,
    /// Whose move it is, once moves have begun.
    pub color: Option<Color>,
    /// What stands at that place.
    pub text: String,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// There is no `Game` tag, and nobody said which game it is.
    NoGame,
    /// The `Game` tag names no game we know.
    UnknownGame(String),
    /// Not a tag of the form `[Name "value"]`.
    BadTag,
    /// The `Position` tag is no position.
    BadPosition(SetupError),
    /// The move is refused.
    Move(MoveRefusal),
    /// The draw of the inaccessible squares is refused.
    Squares(DrawSquaresError),
    /// Not of the form `*) g4; h5`.
    BadDraw,
    /// The draw removes other pieces than the text says.
    WrongRemoval,
    /// A comment without an end.
    UnclosedComment,
    /// A variation without an end.
    UnclosedVariation,
    /// A bracket that closes nothing.
    UnexpectedBracket,
    /// A variation of no move.
    NothingToVary,
    /// Variations nested too deep.
    TooDeep,
    /// Not `WV`, `BV`, `½` or `*`.
    UnknownResult,
    /// The result is not what the position or its own reason says.
    ResultContradicts {
        /// What the position shows.
        shown: Option<GameResult>,
    },
    /// The draw could not be claimed there.
    ClaimNotDue,
}

impl RecordFault {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RecordFault::NoGame => "no-game",
            RecordFault::UnknownGame(_) => "unknown-game",
            RecordFault::BadTag => "bad-tag",
            RecordFault::BadPosition(_) => "bad-position",
            RecordFault::Move(refusal) => refusal.code(),
            RecordFault::Squares(error) => error.code(),
            RecordFault::BadDraw => "bad-draw",
            RecordFault::WrongRemoval => "wrong-removal",
            RecordFault::UnclosedComment => "unclosed-comment",
            RecordFault::UnclosedVariation => "unclosed-variation",
            RecordFault::UnexpectedBracket => "unexpected-bracket",
            RecordFault::NothingToVary => "nothing-to-vary",
            RecordFault::TooDeep => "too-deep",
            RecordFault::UnknownResult => "unknown-result",
            RecordFault::ResultContradicts { .. } => "result-contradicts",
            RecordFault::ClaimNotDue => "claim-not-due",
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::NoGame => write!(f, "there is no tag [Game \"…\"]"),
            RecordFault::UnknownGame(name) => write!(f, "{name:?} is none of chess-T1, chess-T, chess-T2"),
            RecordFault::BadTag => write!(f, "this is no tag of the form [Name \"value\"]"),
            RecordFault::BadPosition(error) => error.fmt(f),
            RecordFault::Move(refusal) => refusal.fmt(f),
            RecordFault::Squares(error) => error.fmt(f),
            RecordFault::BadDraw => write!(f, "a draw of squares is written *) g4; h5"),
            RecordFault::WrongRemoval => write!(f, "this is not what the draw removes"),
            RecordFault::UnclosedComment => write!(f, "the comment has no end"),
            RecordFault::UnclosedVariation => write!(f, "the variation has no end"),
            RecordFault::UnexpectedBracket => write!(f, "the bracket closes nothing"),
            RecordFault::NothingToVary => write!(f, "there is no move before the variation"),
            RecordFault::TooDeep => write!(f, "variations are nested more than {DEEPEST} deep"),
            RecordFault::UnknownResult => write!(f, "a result is WV, BV, ½ or *"),
            RecordFault::ResultContradicts { shown: Some(shown) } => {
                let reason = reason_text(shown.by, Letters::Latin).unwrap_or("");
                write!(f, "the position says {} /{reason}/", result_sign(shown.winner))
            }
            RecordFault::ResultContradicts { shown: None } => write!(f, "the position and the reason do not say so"),
            RecordFault::ClaimNotDue => write!(f, "this draw could not be claimed here"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(number) = self.move_number {
            write!(f, ", move {number}")?;
        }
        if let Some(color) = self.color {
            write!(f, ", {}", color.key())?;
        }
        if !self.text.is_empty() {
            write!(f, ", {:?}", self.text)?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl core::error::Error for RecordError {}

/// Reads a record. The game stands at the end of its main line. A text without a `Game` tag is read as `fallback`.
///
/// # Errors
/// The first thing that is not understood, with its place.
pub fn read(text: &str, fallback: Option<Variant>) -> Result<Game, RecordError> {
    read_game(text, fallback).map_err(|failure| *failure)
}

/// An error on its way out: a pointer, since it is passed on in many places.
type Failure = Box<RecordError>;

fn read_game(text: &str, fallback: Option<Variant>) -> Result<Game, Failure> {
    let mut cursor = Cursor::of_file(text);
    let head = Head::read(&mut cursor)?;
    let game = head.start_game(fallback)?;
    let mut reader = Reader { cursor, game, open: Vec::new(), waiting: String::new() };
    reader.steps()?;
    reader.apply_result_tag(head.result)?;
    let end = reader.game.main_line_end();
    reader.game.go_to(end).map_err(|error| reader.fail(game_fault(error)))?;
    Ok(reader.game)
}

/// The tags of a record.
#[derive(Default)]
struct Head {
    game: Option<String>,
    position: Option<String>,
    result: Option<String>,
    others: Vec<(String, String)>,
}

impl Head {
    fn read(cursor: &mut Cursor<'_>) -> Result<Head, Failure> {
        let mut head = Head::default();
        loop {
            cursor.skip_blank();
            if cursor.peek() != Some('[') {
                return Ok(head);
            }
            let before = cursor.clone();
            let (name, value) = read_tag(cursor).ok_or_else(|| before_moves(&before, RecordFault::BadTag))?;
            match name.as_str() {
                "Game" => head.game = Some(value),
                "Position" => head.position = Some(value),
                "Result" => head.result = Some(value),
                _ => head.others.push((name, value)),
            }
        }
    }

    fn start_game(&self, fallback: Option<Variant>) -> Result<Game, Failure> {
        let nowhere = Cursor::new("");
        let variant = match &self.game {
            Some(name) => Variant::from_name(name.trim())
                .ok_or_else(|| before_moves(&nowhere, RecordFault::UnknownGame(name.clone())))?,
            None => fallback.ok_or_else(|| before_moves(&nowhere, RecordFault::NoGame))?,
        };
        let start = match &self.position {
            Some(text) => AnyPosition::parse(variant, text)
                .map_err(|error| before_moves(&nowhere, RecordFault::BadPosition(error)))?,
            None => AnyPosition::start(variant),
        };
        let mut game = Game::from_position(start);
        for (name, value) in &self.others {
            let set = game.tags_mut().set(name, value);
            set.map_err(|_| before_moves(&nowhere, RecordFault::BadTag))?;
        }
        Ok(game)
    }
}

/// What a person would call the move at the cursor: the letters of its piece and the word behind them.
fn move_excerpt(cursor: &Cursor<'_>) -> String {
    let mut start = cursor.clone();
    start.skip_blank();
    let mut end = start.clone();
    let is_word = |sign: char| !sign.is_whitespace() && sign != '_';
    if read_role(&mut end).is_some() {
        end.skip_blank();
    }
    end.skip_while(is_word);
    excerpt(&start.up_to(&end))
}

fn before_moves(cursor: &Cursor<'_>, fault: RecordFault) -> Failure {
    Box::new(RecordError { line: cursor.line(), move_number: None, color: None, text: excerpt(cursor), fault })
}

/// A piece of the text at the cursor, for messages.
fn excerpt(cursor: &Cursor<'_>) -> String {
    cursor.excerpt(30).trim_end().to_owned()
}

/// Name and value of the tag at the cursor.
pub(super) fn read_tag(cursor: &mut Cursor<'_>) -> Option<(String, String)> {
    cursor.next();
    cursor.skip_while(char::is_whitespace);
    let name = cursor.take_while(|sign| sign.is_ascii_alphanumeric() || sign == '_').to_owned();
    cursor.skip_while(char::is_whitespace);
    if name.is_empty() || !cursor.eat('"') {
        return None;
    }
    let mut value = String::new();
    loop {
        match cursor.next()? {
            '"' => break,
            '\\' => value.push(cursor.next()?),
            '\n' => return None,
            sign => value.push(sign),
        }
    }
    cursor.skip_while(char::is_whitespace);
    let well_formed = cursor.eat(']') && (!DERIVED.contains(&name.as_str()) || !value.is_empty());
    well_formed.then_some((name, value))
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    game: Game,
    /// Where the text goes on behind each open variation.
    open: Vec<NodeId>,
    /// A comment that stands before the first move of a variation and belongs to it.
    waiting: String,
}

impl Reader<'_> {
    fn steps(&mut self) -> Result<(), Failure> {
        loop {
            self.cursor.skip_blank();
            let Some(sign) = self.cursor.peek() else {
                break;
            };
            match sign {
                '{' => self.comment('}')?,
                '/' => self.comment('/')?,
                '(' => self.open_variation()?,
                ')' => self.close_variation()?,
                '*' if self.cursor.peek_second() == Some(')') => self.draw()?,
                '*' | '½' => self.result()?,
                'W' | 'B' if self.cursor.peek_second() == Some('V') => self.result()?,
                '№' | '.' | '…' | '0'..='9' => {
                    self.cursor.skip_while(|sign| matches!(sign, '№' | '.' | '…' | '0'..='9'));
                }
                _ => self.a_move()?,
            }
        }
        if self.open.is_empty() { Ok(()) } else { Err(self.fail(RecordFault::UnclosedVariation)) }
    }

    fn fail(&self, fault: RecordFault) -> Failure {
        self.fail_at(&self.cursor, fault)
    }

    fn fail_at(&self, cursor: &Cursor<'_>, fault: RecordFault) -> Failure {
        let mut cursor = cursor.clone();
        cursor.skip_blank();
        let position = self.game.position();
        Box::new(RecordError {
            line: cursor.line(),
            move_number: Some(position.move_number()),
            color: Some(position.turn()),
            text: excerpt(&cursor),
            fault,
        })
    }

    /// Fails at a move, and shows just that.
    fn fail_move(&self, before: &Cursor<'_>, fault: RecordFault) -> Failure {
        Box::new(RecordError { text: move_excerpt(before), ..*self.fail_at(before, fault) })
    }

    fn a_move(&mut self) -> Result<(), Failure> {
        let before = self.cursor.clone();
        let found = read_and_find(self.game.position(), &mut self.cursor)
            .map_err(|refusal| self.fail_move(&before, RecordFault::Move(refusal)))?;
        let node = self.game.play(&found).map_err(|error| self.fail_move(&before, game_fault(error)))?;
        let bracket_is_mark = self.open.is_empty() || self.game.node(node).mark() == CheckMark::Final;
        let glyphs = skip_marks(&mut self.cursor, bracket_is_mark);
        if !glyphs.is_empty() {
            self.game.node_mut(node).glyphs = glyphs;
        }
        self.attach_waiting();
        Ok(())
    }

    fn comment(&mut self, end: char) -> Result<(), Failure> {
        let before = self.cursor.clone();
        self.cursor.next();
        let text = self.cursor.take_until(end);
        let text = text.ok_or_else(|| self.fail_at(&before, RecordFault::UnclosedComment))?;
        let text = one_line(text);
        if self.opens_variation() {
            append(&mut self.waiting, &text);
        } else {
            let current = self.game.current();
            append(&mut self.game.node_mut(current).comment, &text);
        }
        Ok(())
    }

    /// Has the innermost variation begun, with no move so far?
    fn opens_variation(&self) -> bool {
        self.open.last().is_some_and(|&varied| self.game.node(varied).parent == Some(self.game.current()))
    }

    fn attach_waiting(&mut self) {
        let comment = core::mem::take(&mut self.waiting);
        let current = self.game.current();
        append(&mut self.game.node_mut(current).comment, &comment);
    }

    fn open_variation(&mut self) -> Result<(), Failure> {
        if self.open.len() >= DEEPEST {
            return Err(self.fail(RecordFault::TooDeep));
        }
        if self.opens_variation() {
            return Err(self.fail(RecordFault::NothingToVary));
        }
        let varied = self.game.current();
        self.game.undo().map_err(|_| self.fail(RecordFault::NothingToVary))?;
        self.cursor.next();
        self.open.push(varied);
        Ok(())
    }

    fn close_variation(&mut self) -> Result<(), Failure> {
        let varied = self.open.pop().ok_or_else(|| self.fail(RecordFault::UnexpectedBracket))?;
        self.attach_waiting();
        self.game.go_to(varied).map_err(|error| self.fail(game_fault(error)))?;
        self.cursor.next();
        Ok(())
    }

    /// `*) g4; h5 (:W Кн h5) /неприступные поля/`
    fn draw(&mut self) -> Result<(), Failure> {
        let before = self.cursor.clone();
        self.cursor.next();
        self.cursor.next();
        let squares = read_drawn(&mut self.cursor).ok_or_else(|| self.fail_at(&before, RecordFault::BadDraw))?;
        let drawn = self.game.draw_squares(squares).map_err(|error| self.fail_at(&before, game_fault(error)))?;
        self.removals(&drawn)?;
        self.skip_draw_remark();
        self.attach_waiting();
        Ok(())
    }

    /// The removed pieces may be left out; if they are given they must be right.
    fn removals(&mut self, drawn: &SquaresDrawn) -> Result<(), Failure> {
        loop {
            let mut ahead = self.cursor.clone();
            ahead.skip_blank();
            if !ahead.eat_text("(:") {
                return Ok(());
            }
            let said = read_removal(&mut ahead).ok_or_else(|| self.fail(RecordFault::BadDraw))?;
            if !drawn.removals().any(|removal| removal == said) {
                return Err(self.fail(RecordFault::WrongRemoval));
            }
            self.cursor = ahead;
        }
    }

    fn skip_draw_remark(&mut self) {
        let mut ahead = self.cursor.clone();
        ahead.skip_blank();
        let known = [Letters::Latin, Letters::Russian].map(draw_remark);
        if known.into_iter().any(|remark| ahead.eat_text(remark)) {
            self.cursor = ahead;
        }
    }

    fn result(&mut self) -> Result<(), Failure> {
        let before = self.cursor.clone();
        if self.opens_variation() {
            return Err(self.fail(RecordFault::NothingToVary));
        }
        let sign = self.cursor.take_while(|sign| matches!(sign, '*' | '½' | 'W' | 'B' | 'V')).to_owned();
        let result = read_result_sign(&sign).ok_or_else(|| self.fail_at(&before, RecordFault::UnknownResult))?;
        let ResultSign::Finished(winner) = result else {
            return Ok(());
        };
        let by = self.end_reason();
        self.end(GameResult { winner, by }).map_err(|fault| self.fail_at(&before, fault))
    }

    /// The reason between slashes, if it is one we know; any other text stays where it is and becomes a comment.
    fn end_reason(&mut self) -> EndReason {
        let mut ahead = self.cursor.clone();
        ahead.skip_blank();
        if !ahead.eat('/') {
            return EndReason::Unknown;
        }
        let text = folded(ahead.take_until('/').unwrap_or_default().trim());
        let known = EndReason::ALL.into_iter().find(|&reason| {
            [Letters::Latin, Letters::Russian]
                .into_iter()
                .any(|letters| reason_text(reason, letters).is_some_and(|known| folded(known) == text))
        });
        if known.is_some() {
            self.cursor = ahead;
        }
        known.unwrap_or(EndReason::Unknown)
    }

    fn end(&mut self, said: GameResult) -> Result<(), RecordFault> {
        if let Some(shown) = self.game.result() {
            let agrees = shown.winner == said.winner && (said.by == EndReason::Unknown || said.by == shown.by);
            return if agrees { Ok(()) } else { Err(RecordFault::ResultContradicts { shown: Some(shown) }) };
        }
        if said.by.is_on_the_board() || !fits(said) {
            return Err(RecordFault::ResultContradicts { shown: None });
        }
        self.game.end_as_told(said).map_err(game_fault)
    }

    /// The `Result` tag of a record whose moves end without one; both must agree.
    fn apply_result_tag(&mut self, tag: Option<String>) -> Result<(), Failure> {
        let Some(tag) = tag else {
            return Ok(());
        };
        let nowhere = Cursor::new("");
        let result = read_result_sign(tag.trim());
        let result = result.ok_or_else(|| before_moves(&nowhere, RecordFault::UnknownResult))?;
        let ResultSign::Finished(winner) = result else {
            return Ok(());
        };
        let end = self.game.main_line_end();
        self.game.go_to(end).map_err(|error| self.fail(game_fault(error)))?;
        self.end(GameResult { winner, by: EndReason::Unknown }).map_err(|fault| self.fail(fault))
    }
}

/// What a result sign says.
#[derive(Copy, Clone)]
enum ResultSign {
    Unfinished,
    /// Who won; nobody in a drawn game.
    Finished(Option<Color>),
}

fn read_result_sign(sign: &str) -> Option<ResultSign> {
    match sign {
        "*" => Some(ResultSign::Unfinished),
        "WV" => Some(ResultSign::Finished(Some(Color::White))),
        "BV" => Some(ResultSign::Finished(Some(Color::Black))),
        "½" => Some(ResultSign::Finished(None)),
        _ => None,
    }
}

fn read_drawn(cursor: &mut Cursor<'_>) -> Option<ByColor<Square>> {
    cursor.skip_blank();
    let white = read_square(cursor)?;
    cursor.skip_while(|sign| sign.is_whitespace() || matches!(sign, ';' | ',' | '_'));
    let black = read_square(cursor)?;
    Some(ByColor::new(white, black))
}

/// `W Кн h5)`
fn read_removal(cursor: &mut Cursor<'_>) -> Option<Removal> {
    cursor.skip_blank();
    let color = match cursor.next()? {
        'W' => Color::White,
        'B' => Color::Black,
        _ => return None,
    };
    cursor.skip_blank();
    let role = read_role(cursor)?;
    cursor.skip_blank();
    let square = read_square(cursor)?;
    cursor.skip_blank();
    cursor.eat(')').then_some(Removal { square, piece: Piece { color, role } })
}

/// Small letters for capitals, English and Russian: all a reason is written with, and far smaller than Unicode's tables.
fn folded(text: &str) -> String {
    let small = |capital: char| match capital {
        'А'..='Я' => char::from_u32(capital as u32 + 32).unwrap_or(capital),
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(small).collect()
}

/// A comment as records keep it: one space between words, no line ends.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().gather().join(" ")
}

fn append(comment: &mut String, text: &str) {
    if !comment.is_empty() && !text.is_empty() {
        comment.push(' ');
    }
    comment.push_str(text);
}

fn game_fault(error: GameError) -> RecordFault {
    match error {
        GameError::Move(refusal) => RecordFault::Move(refusal),
        GameError::Squares(error) => RecordFault::Squares(error),
        GameError::GameOver => RecordFault::Move(MoveRefusal::Illegal(vec![crate::reason::Reason::GameOver])),
        GameError::NothingToClaim => RecordFault::ClaimNotDue,
        GameError::NothingToUndo | GameError::NothingToRedo | GameError::UnknownNode | GameError::UnknownGlyphs => {
            RecordFault::NothingToVary
        }
    }
}
