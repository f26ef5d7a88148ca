//! A simple reader of one move in the book's notation, enough for the figures
//! and the printed game, and the check mark that belongs behind it.

use super::board::{Position, Role, Square};
use super::ending::{clause_8_4_outcome, clause_9_1_check, clause_9_2_final_check, legal_moves};
use super::moves::{Kind, Move, make};

/// Letters of the book, the longest first, and the Latin ones.
const LETTERS: [(&str, Role); 15] = [
    ("ВКн", Role::Veteran),
    ("ВК", Role::Veteran),
    ("Кр", Role::King),
    ("Кт", Role::Connet),
    ("Пр", Role::Prince),
    ("Рт", Role::Ritter),
    ("Кн", Role::Knecht),
    ("Рк", Role::Scout),
    ("K", Role::King),
    ("C", Role::Connet),
    ("P", Role::Prince),
    ("R", Role::Ritter),
    ("V", Role::Veteran),
    ("I", Role::Knecht),
    ("S", Role::Scout),
];

fn take_role(text: &str) -> (Option<Role>, &str) {
    for (letters, role) in LETTERS {
        if let Some(rest) = text.strip_prefix(letters) {
            return (Some(role), rest);
        }
    }
    (None, text)
}

fn take_square(text: &str) -> Option<(Square, &str)> {
    let square = Square::parse(text.get(0..2)?)?;
    Some((square, text.get(2..)?))
}

fn take_sign(text: &str) -> Option<(Kind, &str)> {
    let signs = [("-", Kind::Plain), (":", Kind::Capture), ("÷", Kind::Exchange)];
    signs.into_iter().find_map(|(sign, kind)| Some((kind, text.strip_prefix(sign)?)))
}

/// What a written move says.
pub struct Written {
    pub role: Role,
    pub from: Square,
    pub kind: Kind,
    pub to: Square,
    pub becomes: Option<Role>,
    pub mark: String,
}

/// Reads `Кт d8-f6+`, `g5-g6ВК`, `S e6÷d8` …; not yet known to be possible.
pub fn written(text: &str) -> Option<Written> {
    let text: String = text.chars().filter(|c| !" _!?".contains(*c)).collect();
    let (role, rest) = take_role(&text);
    let (from, rest) = take_square(rest)?;
    let (kind, rest) = take_sign(rest)?;
    let (to, rest) = take_square(rest)?;
    let (becomes, mark) = take_role(rest);
    let role = role.unwrap_or(Role::Knecht);
    Some(Written { role, from, kind, to, becomes, mark: mark.to_owned() })
}

/// A written move found among the legal ones, and the mark written behind it.
pub struct Read {
    pub step: Move,
    pub mark: String,
}

pub fn read_move(position: &Position, text: &str) -> Option<Read> {
    let said = written(text)?;
    let wanted = |step: &&Move| {
        (step.from, step.to, step.kind, step.becomes) == (said.from, said.to, said.kind, said.becomes)
            && step.piece.role == said.role
    };
    let moves = legal_moves(position);
    let found: Vec<&Move> = moves.iter().filter(wanted).collect();
    let [step] = found[..] else { return None };
    Some(Read { step: *step, mark: said.mark })
}

/// The canonical text of a move, without its mark.
pub fn write_move(step: &Move, russian: bool) -> String {
    let letters = |role: Role| {
        let (latin, book) = match role {
            Role::King => ("K", "Кр"),
            Role::Connet => ("C", "Кт"),
            Role::Prince => ("P", "Пр"),
            Role::Ritter => ("R", "Рт"),
            Role::Veteran => ("V", "ВК"),
            Role::Knecht => ("", ""),
            Role::Scout => ("S", "Рк"),
        };
        if russian { book } else { latin }
    };
    let piece = letters(step.piece.role);
    let space = if piece.is_empty() { "" } else { " " };
    let sign = match step.kind {
        Kind::Plain => "-",
        Kind::Capture => ":",
        Kind::Exchange => "÷",
    };
    let becomes = step.becomes.map_or("", letters);
    format!("{piece}{space}{}{sign}{}{becomes}", step.from.name(), step.to.name())
}

/// `+)`, `+` or nothing behind the move that led to this position.
pub fn mark_of(position: &Position) -> &'static str {
    if clause_9_2_final_check(position) {
        "+)"
    } else if clause_9_1_check(position) {
        "+"
    } else {
        ""
    }
}

/// The mark behind a move; nothing if it won.
pub fn mark(before: &Position, step: &Move) -> &'static str {
    let after = make(before, step);
    match clause_8_4_outcome(step, &after) {
        Some(_) => "",
        None => mark_of(&after),
    }
}
