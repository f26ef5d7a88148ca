//! The author's notation of a move (FORMATS): writing it canonically, reading it forgivingly, and finding the move meant.

use core::fmt;

use crate::any::AnyPosition;
use crate::cursor::Cursor;
use crate::gather::Gather;
use crate::inaccessible::{Removal, SquaresDrawn};
use crate::moves::{CoordinateText, Effect, Move};
use crate::reason::{Asked, Reason};
use crate::role::{Letters, Piece, Role};
use crate::square::Square;
use crate::text::{append, text_of};

/// The sign between the squares of a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `-`
    Plain,
    /// `:`
    Capture,
    /// `÷`
    Exchange,
}

impl Sign {
    /// The sign of what a move does.
    #[must_use]
    pub const fn of(effect: Effect) -> Sign {
        match effect {
            Effect::Plain => Sign::Plain,
            Effect::Capture(_) => Sign::Capture,
            Effect::Exchange(_) => Sign::Exchange,
        }
    }

    /// As it is written.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Sign::Plain => '-',
            Sign::Capture => ':',
            Sign::Exchange => '÷',
        }
    }
}

/// Writes a move without its check mark: `e2-e4`, `Кт d8-f6`, `V b7:b8C`.
#[must_use]
pub fn write_move(mv: &Move, letters: Letters) -> String {
    let mut text = String::new();
    if mv.role != Role::Knecht {
        text.push_str(mv.role.letters(letters));
        text.push(' ');
    }
    append(&mut text, &[&mv.from, &Sign::of(mv.effect).symbol(), &mv.to]);
    if let Some(role) = mv.becomes {
        text.push_str(role.letters(letters));
    }
    text
}

/// Writes the draw of the inaccessible squares: `*) g4; h5 (:W Кн h5) /неприступные поля/`.
#[must_use]
pub fn write_draw(drawn: &SquaresDrawn, letters: Letters) -> String {
    let mut text = text_of(&[&"*) ", &drawn.squares.white, &"; ", &drawn.squares.black]);
    for removal in drawn.removals() {
        let Removal { square, piece: Piece { color, role } } = removal;
        let side = color.letter().to_ascii_uppercase();
        append(&mut text, &[&" (:", &side, &' ', &role.letters(letters), &' ', &square, &')']);
    }
    append(&mut text, &[&' ', &draw_remark(letters)]);
    text
}

/// What the record says beside a draw of squares.
#[must_use]
pub const fn draw_remark(letters: Letters) -> &'static str {
    match letters {
        Letters::Latin => "/inaccessible squares/",
        Letters::Russian => "/неприступные поля/",
    }
}

/// A move as a text names it, not yet known to be legal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// What the text calls the piece; none is a Knecht.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// What it does.
    pub sign: Sign,
    /// Where it goes.
    pub to: Square,
}

/// A letter behind a move: its promotion, or the piece of the next move, which only the position can tell.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct TrailingLetter {
    role: Role,
    /// The square behind it, which may be where the next move begins.
    square: Option<Square>,
}

/// Why a readable move text is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// The text is no move at all.
    Unreadable,
    /// The rules forbid it.
    Illegal(Vec<Reason>),
    /// Another piece stands on the first square.
    WrongPiece {
        /// What the text says.
        said: Role,
        /// What stands there.
        stands: Role,
    },
    /// The move does something else to its target.
    WrongSign {
        /// What the text says.
        said: Sign,
        /// What the position says.
        meant: Sign,
    },
    /// The move brings a promotion, and the text does not say which.
    Ambiguous {
        /// What it could be.
        choices: Vec<Role>,
    },
}

impl MoveRefusal {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            MoveRefusal::Unreadable => "unknown-move",
            MoveRefusal::Illegal(_) => "illegal-move",
            MoveRefusal::WrongPiece { .. } => "wrong-piece",
            MoveRefusal::WrongSign { .. } => "wrong-sign",
            MoveRefusal::Ambiguous { .. } => "ambiguous-move",
        }
    }
}

impl fmt::Display for MoveRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveRefusal::Unreadable => write!(f, "this is no move"),
            MoveRefusal::Illegal(reasons) => {
                let texts: Vec<_> = reasons.iter().map(ToString::to_string).collect();
                write!(f, "{}", texts.join("; "))
            }
            MoveRefusal::WrongPiece { said, stands } => {
                write!(f, "the piece there is a {}, not a {}", stands.name(), said.name())
            }
            MoveRefusal::WrongSign { said, meant } => {
                write!(f, "the move is written with {:?}, not {:?}", meant.symbol(), said.symbol())
            }
            MoveRefusal::Ambiguous { choices } => {
                let names: Vec<_> = choices.iter().map(|role| role.name()).collect();
                write!(f, "the promotion is missing: {}", names.join(", "))
            }
        }
    }
}

impl core::error::Error for MoveRefusal {}

/// Finds the move a player typed: coordinate text, with a dash between the squares or not, or the author's notation.
/// So `e2-e4` is the move between these squares, whatever stands there; a record, where it is a Knecht's, is stricter.
///
/// # Errors
/// Why there is no such move.
pub fn find_typed(position: &AnyPosition, text: &str) -> Result<Move, MoveRefusal> {
    let trimmed = text.trim();
    if let Some(coordinates) = CoordinateText::parse(&without_dashes(trimmed)) {
        return find_coordinates(position, coordinates);
    }
    let mut cursor = Cursor::new(trimmed);
    let found = read_and_find(position, &mut cursor)?;
    skip_marks(&mut cursor, true);
    cursor.skip_blank();
    if cursor.is_at_end() { Ok(found) } else { Err(MoveRefusal::Unreadable) }
}

fn without_dashes(text: &str) -> String {
    text.chars().filter(|sign| !is_dash(*sign)).collect()
}

const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '–' | '—')
}

/// Finds the move of a coordinate text.
///
/// # Errors
/// Why there is no such move.
pub fn find_coordinates(position: &AnyPosition, text: CoordinateText) -> Result<Move, MoveRefusal> {
    choose(position, text.from, text.to, |mv| text.choice.is_none() || mv.choice() == text.choice, text.choice)
}

/// Reads a move at the cursor and finds it in the position; the cursor stands behind the move and its promotion.
pub(crate) fn read_and_find(position: &AnyPosition, cursor: &mut Cursor<'_>) -> Result<Move, MoveRefusal> {
    let text = read_move(cursor).ok_or(MoveRefusal::Unreadable)?;
    let behind_squares = cursor.clone();
    let letter = read_trailing_letter(cursor);
    let promotion = letter.filter(|letter| is_promotion(position, *letter));
    if promotion.is_none() {
        *cursor = behind_squares;
    }
    find(position, &text, promotion.map(|letter| letter.role))
}

/// A letter belongs to the next move if an enemy piece it names stands on the square behind it; else it is a promotion.
fn is_promotion(position: &AnyPosition, letter: TrailingLetter) -> bool {
    let next = letter.square.and_then(|square| position.piece_at(square));
    next != Some(Piece { color: !position.turn(), role: letter.role })
}

fn find(position: &AnyPosition, text: &MoveText, promotion: Option<Role>) -> Result<Move, MoveRefusal> {
    if let Some(piece) = position.piece_at(text.from)
        && piece.role != text.role
    {
        return Err(MoveRefusal::WrongPiece { said: text.role, stands: piece.role });
    }
    let found = choose(
        position,
        text.from,
        text.to,
        |mv| promotion.is_none() || mv.becomes == promotion,
        promotion.filter(|_| text.role != Role::Knecht),
    )?;
    let meant = Sign::of(found.effect);
    if meant != text.sign {
        return Err(MoveRefusal::WrongSign { said: text.sign, meant });
    }
    Ok(found)
}

/// The one legal move between two squares that `fits`. Where several do, the one that changes nothing (a declined
/// conversion); a Ver Knecht's promotion must be named.
fn choose(
    position: &AnyPosition,
    from: Square,
    to: Square,
    fits: impl Fn(&Move) -> bool,
    asked: Option<Role>,
) -> Result<Move, MoveRefusal> {
    let between = position.moves_between(from, to);
    let fitting: Vec<_> = between.iter().filter(|mv| fits(mv)).gather();
    match fitting.as_slice() {
        [only] => Ok(**only),
        [] => {
            let asked = if asked.is_some() || !between.is_empty() { Asked::Exactly(asked) } else { Asked::Any };
            Err(MoveRefusal::Illegal(position.reasons(from, to, asked)))
        }
        several => match several.iter().find(|mv| mv.becomes.is_none()) {
            Some(unchanged) => Ok(**unchanged),
            None => Err(MoveRefusal::Ambiguous { choices: several.iter().filter_map(|mv| mv.becomes).gather() }),
        },
    }
}

/// Reads letter, square, sign, square; `None` if the text is something else, with the cursor anywhere.
fn read_move(cursor: &mut Cursor<'_>) -> Option<MoveText> {
    cursor.skip_blank();
    let role = read_role(cursor).unwrap_or(Role::Knecht);
    cursor.skip_blank();
    let from = read_square(cursor)?;
    cursor.skip_blank();
    let sign = read_sign(cursor)?;
    cursor.skip_blank();
    let to = read_square(cursor)?;
    Some(MoveText { role, from, sign, to })
}

fn read_trailing_letter(cursor: &mut Cursor<'_>) -> Option<TrailingLetter> {
    cursor.skip_blank();
    let role = read_role(cursor)?;
    let mut ahead = cursor.clone();
    ahead.skip_blank();
    Some(TrailingLetter { role, square: read_square(&mut ahead) })
}

/// Letters of both sets. Longer ones first: `ВКн` before `ВК`.
pub(crate) fn read_role(cursor: &mut Cursor<'_>) -> Option<Role> {
    if cursor.eat_text("ВКн") {
        return Some(Role::VerKnecht);
    }
    let role = Role::ALL
        .into_iter()
        .find(|role| cursor.eat_text(role.russian()))
        .or_else(|| Role::ALL.into_iter().find(|role| cursor.eat(role.latin())))?;
    Some(role)
}

/// A square, the Cyrillic look-alikes `а с е` accepted.
pub(crate) fn read_square(cursor: &mut Cursor<'_>) -> Option<Square> {
    let file = match cursor.peek()? {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        other => other,
    };
    let rank = cursor.peek_second()?.to_digit(10)?;
    let file = u8::try_from(file).ok()?.checked_sub(b'a')?;
    let square = Square::new(file, u8::try_from(rank).ok()?)?;
    cursor.next();
    cursor.next();
    Some(square)
}

fn read_sign(cursor: &mut Cursor<'_>) -> Option<Sign> {
    match cursor.next()? {
        dash if is_dash(dash) => Some(Sign::Plain),
        ':' if cursor.eat('-') || cursor.eat('/') => Some(Sign::Exchange),
        ':' | 'x' => Some(Sign::Capture),
        '÷' => Some(Sign::Exchange),
        _ => None,
    }
}

/// Skips check marks and glyphs, and gives the glyphs. `)` after `+` belongs to the mark only where `takes_bracket`.
pub(crate) fn skip_marks(cursor: &mut Cursor<'_>, takes_bracket: bool) -> String {
    let mut glyphs = String::new();
    loop {
        let mut ahead = cursor.clone();
        ahead.skip_blank();
        match ahead.peek() {
            Some('+') => {
                ahead.next();
                if takes_bracket {
                    ahead.eat(')');
                }
            }
            Some(glyph @ ('!' | '?')) => {
                ahead.next();
                glyphs.push(glyph);
            }
            _ => return glyphs,
        }
        *cursor = ahead;
    }
}
