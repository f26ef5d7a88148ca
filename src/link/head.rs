//! The head of a link: version, game, and the start if it is not the usual one.

use super::read::LinkFault;
use crate::any::AnyPosition;
use crate::game::Game;
use crate::text::text_of;
use crate::variant::Variant;

/// The first character of every link; another one belongs to a format that we do not know.
const VERSION: char = '1';

/// Characters of a position string that addresses should not hold, and what stands for them.
const REPLACED: [(char, char); 3] = [('/', '.'), (' ', FIELD_END), ('?', '~')];
/// Stands behind each of the six fields of a start position.
const FIELD_END: char = '_';
const FIELDS: usize = 6;

/// The letter of a game; a capital where a start position follows.
const fn letter_of(variant: Variant) -> char {
    match variant {
        Variant::T1 => 'a',
        Variant::T => 'b',
        Variant::T2 => 'c',
    }
}

pub(super) fn write(game: &Game) -> String {
    let letter = letter_of(game.variant());
    let Some(start) = game.own_start() else {
        return text_of(&[&VERSION, &letter]);
    };
    let safe = |sign: char| REPLACED.into_iter().find(|&(plain, _)| plain == sign).map_or(sign, |(_, safe)| safe);
    let start: String = start.chars().map(safe).collect();
    text_of(&[&VERSION, &letter.to_ascii_uppercase(), &start, &FIELD_END])
}

/// The game at its start, and how long the head is.
pub(super) fn read(text: &[u8]) -> Result<(Game, usize), LinkFault> {
    let (version, rest) = text.split_first().ok_or(LinkFault::UnknownVersion)?;
    if char::from(*version) != VERSION {
        return Err(LinkFault::UnknownVersion);
    }
    let (letter, rest) = rest.split_first().ok_or(LinkFault::Damaged)?;
    let letter = char::from(*letter);
    let known = Variant::ALL.into_iter().find(|&variant| letter_of(variant) == letter.to_ascii_lowercase());
    let variant = known.ok_or(LinkFault::UnknownGame)?;
    if letter.is_ascii_lowercase() {
        return Ok((Game::new(variant), 2));
    }
    let (start, length) = read_start(rest).ok_or(LinkFault::Damaged)?;
    let start = AnyPosition::parse(variant, &start).map_err(LinkFault::BadPosition)?;
    Ok((Game::from_position(start), 2 + length))
}

/// The position string, and how much of the text it takes.
fn read_start(text: &[u8]) -> Option<(String, usize)> {
    let plain = |sign: char| REPLACED.into_iter().find(|&(_, safe)| safe == sign).map_or(sign, |(plain, _)| plain);
    let mut start = String::new();
    let mut fields = 0;
    for (index, &byte) in text.iter().enumerate() {
        let sign = char::from(byte);
        fields += usize::from(sign == FIELD_END);
        if fields == FIELDS {
            return Some((start, index + 1));
        }
        start.push(plain(sign));
    }
    None
}
