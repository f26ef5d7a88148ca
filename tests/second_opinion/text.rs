//! Position strings: reading with every reason for a refusal, and writing.

use super::board::{Game, Piece, Position, Role, SIDES, Side, Square, Stars};
use super::ending::clause_8_2_seizes;

fn empty(game: Game) -> Position {
    Position {
        game,
        board: [[None; 10]; 9],
        turn: Side::White,
        stars: Stars::Never,
        white_right: false,
        black_right: false,
        quiet: 0,
        number: 1,
    }
}

/// The position, or all the reasons why the text is none.
pub fn parse(game: Game, text: &str) -> Result<Position, Vec<String>> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let field = |index: usize, missing: &'static str| *fields.get(index).unwrap_or(&missing);
    let mut position = empty(game);
    let mut faults = Vec::new();
    if fields.len() > 6 {
        faults.push("extra fields".to_owned());
    }
    read_placement(&mut position, field(0, ""), &mut faults);
    read_turn(&mut position, field(1, "w"), &mut faults);
    read_stars(&mut position, field(2, "-"), &mut faults);
    read_rights(&mut position, field(3, "-"), &mut faults);
    position.quiet = read_counter(field(4, "0"), 0, &mut faults);
    position.number = read_counter(field(5, "1"), 1, &mut faults);
    check_squares(&position, &mut faults);
    check_counts(&position, &mut faults);
    check_castles(&position, &mut faults);
    if faults.is_empty() { Ok(position) } else { Err(faults) }
}

fn read_placement(position: &mut Position, text: &str, faults: &mut Vec<String>) {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        faults.push(format!("{} ranks", ranks.len()));
        return;
    }
    for (index, rank_text) in ranks.iter().enumerate() {
        read_rank(position, 8 - index as i32, rank_text, faults);
    }
}

fn read_rank(position: &mut Position, rank: i32, text: &str, faults: &mut Vec<String>) {
    let files = position.game.files();
    let mut file = 1;
    for letter in text.chars() {
        if let Some(empty @ 1..=9) = letter.to_digit(10) {
            file += empty as i32;
            continue;
        }
        match piece_of(position.game, letter) {
            Some(piece) if file <= files => position.put(Square::new(file, rank), Some(piece)),
            Some(_) => {}
            None => faults.push(format!("rank {rank}: letter {letter}")),
        }
        file += 1;
    }
    if file != files + 1 {
        faults.push(format!("rank {rank}: {} files", file - 1));
    }
}

fn piece_of(game: Game, letter: char) -> Option<Piece> {
    let role = Role::from_letter(letter.to_ascii_uppercase())?;
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let lacking = role == Role::Scout && !game.has_scouts();
    (!lacking).then_some(Piece { side, role })
}

fn read_turn(position: &mut Position, text: &str, faults: &mut Vec<String>) {
    match text {
        "w" => position.turn = Side::White,
        "b" => position.turn = Side::Black,
        _ => faults.push(format!("side {text}")),
    }
}

fn read_stars(position: &mut Position, text: &str, faults: &mut Vec<String>) {
    let drawn = || {
        let white = Square::parse(text.get(0..2)?)?;
        let black = Square::parse(text.get(2..)?)?;
        Some((white, black))
    };
    match text {
        "-" => position.stars = Stars::Never,
        _ if !position.game.has_stars() => faults.push(format!("squares {text}")),
        "?" => position.stars = Stars::ToBeDrawn,
        _ => match drawn() {
            Some((white, black)) => set_stars(position, white, black, faults),
            None => faults.push(format!("squares {text}")),
        },
    }
}

fn set_stars(position: &mut Position, white: Square, black: Square, faults: &mut Vec<String>) {
    position.stars = Stars::Drawn { white, black };
    for (star, side) in [(white, Side::White), (black, Side::Black)] {
        if !position.game.star_choices(side).contains(&star) {
            faults.push(format!("{} cannot be inaccessible", star.name()));
        }
    }
}

fn read_rights(position: &mut Position, text: &str, faults: &mut Vec<String>) {
    let (white, black) = match text {
        "Pp" => (true, true),
        "P" => (true, false),
        "p" => (false, true),
        "-" => (false, false),
        _ => {
            faults.push(format!("rights {text}"));
            return;
        }
    };
    position.white_right = white;
    position.black_right = black;
}

fn read_counter(text: &str, least: u32, faults: &mut Vec<String>) -> u32 {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u32>() {
        Ok(number) if digits && number >= least => number,
        _ => {
            faults.push(format!("counter {text}"));
            least
        }
    }
}

/// Pieces on squares where they cannot stand.
fn check_squares(position: &Position, faults: &mut Vec<String>) {
    for (square, piece) in position.pieces() {
        let own_rank = piece.side.own_rank(square);
        let in_castle = position.game.is_any_castle(square) && !piece.role.is_royal();
        let unpromoted = piece.role == Role::Knecht && own_rank >= 6;
        let on_last_rank = piece.role == Role::Veteran && own_rank == 8;
        let on_star = position.star_of(piece.side.other()) == Some(square);
        for (wrong, what) in [
            (in_castle, "non-royal in a castle"),
            (unpromoted, "Knecht not promoted"),
            (on_last_rank, "Ver Knecht on its last rank"),
            (on_star, "on an inaccessible square"),
        ] {
            if wrong {
                faults.push(format!("{}: {what}", square.name()));
            }
        }
    }
}

fn check_counts(position: &Position, faults: &mut Vec<String>) {
    for side in SIDES {
        for (role, most) in [(Role::King, 1), (Role::Prince, 3), (Role::Connet, 3)] {
            let count = position.count(side, role);
            if count > most {
                faults.push(format!("{side:?}: {count} of {role:?}"));
            }
        }
    }
}

/// 8.2: both castles seized at once.
fn check_castles(position: &Position, faults: &mut Vec<String>) {
    if SIDES.into_iter().all(|side| clause_8_2_seizes(position, side)) {
        faults.push("both castles seized".to_owned());
    }
}

/// The canonical string.
pub fn write(position: &Position) -> String {
    let ranks: Vec<String> = (1..=8).rev().map(|r| write_rank(position, r)).collect();
    let turn = match position.turn {
        Side::White => "w",
        Side::Black => "b",
    };
    let stars = match position.stars {
        Stars::Never => "-".to_owned(),
        Stars::ToBeDrawn => "?".to_owned(),
        Stars::Drawn { white, black } => white.name() + &black.name(),
    };
    let rights = match (position.white_right, position.black_right) {
        (true, true) => "Pp",
        (true, false) => "P",
        (false, true) => "p",
        (false, false) => "-",
    };
    let counters = format!("{} {}", position.quiet, position.number);
    format!("{} {turn} {stars} {rights} {counters}", ranks.join("/"))
}

fn write_rank(position: &Position, rank: i32) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for file in 1..=position.game.files() {
        match position.at(Square::new(file, rank)) {
            None => gap += 1,
            Some(piece) => {
                push_gap(&mut text, &mut gap);
                text.push(piece_letter(piece));
            }
        }
    }
    push_gap(&mut text, &mut gap);
    text
}

fn push_gap(text: &mut String, gap: &mut i32) {
    if *gap > 0 {
        text.push_str(&gap.to_string());
    }
    *gap = 0;
}

pub fn piece_letter(piece: Piece) -> char {
    match piece.side {
        Side::White => piece.role.letter(),
        Side::Black => piece.role.letter().to_ascii_lowercase(),
    }
}
