//! Deterministic chance: a small generator, crowded set-ups and spoiled texts.

use super::board::{Game, Piece, Position, Role, SIDES, Side, Square, Stars};
use super::lines::reached;
use super::text::{parse, write};

/// Xorshift; the same seed gives the same run everywhere.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        let mixed = seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Chance(mixed | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// How a set-up is filled.
struct Style {
    /// Pieces each side gets, the castles apart.
    pieces: [usize; 2],
    /// Chance that a castle square gets a royal.
    castle: usize,
    /// Chance that a piece is put on one of the two ranks before promotion.
    advanced: usize,
    /// Chance that a side has a King.
    king: usize,
}

fn style(chance: &mut Chance) -> Style {
    let pieces = match chance.below(5) {
        0 => [2, 2],
        1 => [2, 14],
        2 => [6, 6],
        3 => [12, 12],
        _ => [18, 18],
    };
    let mut style = Style {
        pieces: pieces.map(|most| 1 + chance.below(most)),
        castle: chance.pick(&[10, 30, 60, 100]),
        advanced: chance.pick(&[0, 20, 50]),
        king: chance.pick(&[70, 95, 100]),
    };
    if chance.percent(50) {
        style.pieces.swap(0, 1);
    }
    style
}

fn empty(game: Game) -> Position {
    let rank = game.files().to_string();
    let text = vec![rank; 8].join("/");
    parse(game, &text).expect("an empty board")
}

fn rank_for(chance: &mut Chance, style: &Style, side: Side) -> i32 {
    let own = if chance.percent(style.advanced) { chance.pick(&[5, 7]) } else { 1 + chance.below(8) as i32 };
    match side {
        Side::White => own,
        Side::Black => 9 - own,
    }
}

fn role_for(chance: &mut Chance) -> Role {
    chance.pick(&[
        Role::Knecht,
        Role::Knecht,
        Role::Knecht,
        Role::Veteran,
        Role::Veteran,
        Role::Ritter,
        Role::Ritter,
        Role::Scout,
        Role::Prince,
        Role::Connet,
    ])
}

/// Puts the piece unless that makes the position one the rules refuse.
fn try_put(position: &mut Position, square: Square, piece: Piece) -> bool {
    if position.at(square).is_some() {
        return false;
    }
    position.put(square, Some(piece));
    let fits = parse(position.game, &write(position)).is_ok();
    if !fits {
        position.put(square, None);
    }
    fits
}

fn fill_castles(position: &mut Position, chance: &mut Chance, style: &Style) {
    for owner in SIDES {
        for square in position.game.castle(owner) {
            if chance.percent(style.castle) {
                let intruder = chance.percent(20);
                let side = if intruder { owner.other() } else { owner };
                let role = chance.pick(&[Role::Prince, Role::Connet, Role::King]);
                try_put(position, square, Piece { side, role });
            }
        }
    }
}

fn fill_board(position: &mut Position, chance: &mut Chance, style: &Style) {
    for (side, count) in SIDES.into_iter().zip(style.pieces) {
        for _ in 0..count {
            let file = 1 + chance.below(position.game.files() as usize) as i32;
            let square = Square::new(file, rank_for(chance, style, side));
            let role = role_for(chance);
            try_put(position, square, Piece { side, role });
        }
    }
}

/// A few weak pieces of the side to move with enemies all round: blockades.
fn hem_in(position: &mut Position, chance: &mut Chance) {
    let side = position.turn;
    for _ in 0..=chance.below(2) {
        let square = chance.pick(&position.game.squares());
        let role = chance.pick(&[Role::Knecht, Role::Veteran, Role::King, Role::Scout]);
        try_put(position, square, Piece { side, role });
    }
    for (square, piece) in position.pieces() {
        if piece.side != side {
            continue;
        }
        for next in reached(position, square) {
            let role = role_for(chance);
            try_put(position, next, Piece { side: side.other(), role });
        }
    }
}

/// Puts Kings that are missing, sometimes where the draw of squares can take them.
fn add_kings(position: &mut Position, chance: &mut Chance, style: &Style) {
    for side in SIDES {
        let missing = position.count(side, Role::King) == 0;
        if !missing || !chance.percent(style.king) {
            continue;
        }
        let to_be_drawn = position.stars == Stars::ToBeDrawn && chance.percent(60);
        let squares = if to_be_drawn { position.game.star_choices(side.other()) } else { position.game.squares() };
        for _ in 0..20 {
            let square = chance.pick(&squares);
            let role = Role::King;
            if try_put(position, square, Piece { side, role }) {
                break;
            }
        }
    }
}

fn draw_stars(position: &mut Position, chance: &mut Chance) {
    if !position.game.has_stars() {
        return;
    }
    position.stars = match chance.below(8) {
        0 => Stars::Never,
        1 => Stars::ToBeDrawn,
        _ => Stars::Drawn {
            white: chance.pick(&position.game.star_choices(Side::White)),
            black: chance.pick(&position.game.star_choices(Side::Black)),
        },
    };
}

/// A random arrangement that the rules allow; the game may be over in it.
pub fn setup(game: Game, chance: &mut Chance) -> Position {
    let style = style(chance);
    let mut position = empty(game);
    let hemmed = chance.percent(10);
    draw_stars(&mut position, chance);
    if hemmed && game.has_stars() && chance.percent(30) {
        position.stars = Stars::ToBeDrawn;
    }
    position.turn = chance.pick(&SIDES);
    position.white_right = chance.percent(70);
    position.black_right = chance.percent(70);
    position.quiet = chance.below(90) as u32;
    position.number = chance.pick(&[1, 2, 3, 3, 3, 4, 4, 5, 20, 60]);
    if position.stars == Stars::ToBeDrawn && chance.percent(50) {
        position.number = 4;
        position.turn = Side::White;
    }
    if hemmed {
        hem_in(&mut position, chance);
    } else {
        fill_castles(&mut position, chance, &style);
        fill_board(&mut position, chance, &style);
    }
    add_kings(&mut position, chance, &style);
    position
}

/// Spoils a position string in one or two places; what comes out may still be good.
pub fn spoiled_text(position: &Position, chance: &mut Chance) -> String {
    let mut text: Vec<char> = write(position).chars().collect();
    for _ in 0..=chance.below(2) {
        let at = chance.below(text.len());
        let letter = chance.pick(&"KCPRVISkcprvisXx0123456789/ -?wbPpab45gci\t".chars().collect::<Vec<_>>());
        match chance.below(4) {
            0 => text[at] = letter,
            1 => text.insert(at, letter),
            2 if text.len() > 1 => drop(text.remove(at)),
            _ => drop_fields(&mut text, chance),
        }
    }
    text.into_iter().collect()
}

fn drop_fields(text: &mut Vec<char>, chance: &mut Chance) {
    let whole: String = text.iter().collect();
    let fields: Vec<&str> = whole.split_whitespace().collect();
    if fields.is_empty() {
        return;
    }
    let kept = 1 + chance.below(fields.len());
    *text = fields[..kept].join("  ").chars().collect();
}
