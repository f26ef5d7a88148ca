//! Sections 1 and 2: the pieces, their force, the boards and the castles.

/// The three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    T1,
    T,
    T2,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    King,
    Connet,
    Prince,
    Ritter,
    Veteran,
    Knecht,
    Scout,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    pub side: Side,
    pub role: Role,
}

/// File 1..=9 (a..i) and rank 1..=8, as people count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square {
    pub file: i32,
    pub rank: i32,
}

/// Whether the inaccessible squares (section 7) are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stars {
    Never,
    ToBeDrawn,
    Drawn { white: Square, black: Square },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub game: Game,
    /// `board[rank][file]`, index 0 unused.
    pub board: [[Option<Piece>; 10]; 9],
    pub turn: Side,
    pub stars: Stars,
    pub white_right: bool,
    pub black_right: bool,
    pub quiet: u32,
    pub number: u32,
}

pub const SIDES: [Side; 2] = [Side::White, Side::Black];

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// Which way is forward.
    pub fn forward(self) -> i32 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// A rank as this side counts it: 1 its own first, 8 its last.
    pub fn own_rank(self, square: Square) -> i32 {
        match self {
            Side::White => square.rank,
            Side::Black => 9 - square.rank,
        }
    }
}

impl Role {
    /// The letters of section 1.
    pub fn letter(self) -> char {
        match self {
            Role::King => 'K',
            Role::Connet => 'C',
            Role::Prince => 'P',
            Role::Ritter => 'R',
            Role::Veteran => 'V',
            Role::Knecht => 'I',
            Role::Scout => 'S',
        }
    }

    pub fn from_letter(letter: char) -> Option<Role> {
        let roles = [Role::King, Role::Connet, Role::Prince, Role::Ritter, Role::Veteran, Role::Knecht, Role::Scout];
        roles.into_iter().find(|role| role.letter() == letter)
    }

    /// Force in half units (section 1; 4.6 for the Scout).
    pub fn force(self) -> i32 {
        match self {
            Role::King => 3,
            Role::Connet => 6,
            Role::Prince => 3,
            Role::Ritter => 4,
            Role::Veteran => 3,
            Role::Knecht => 2,
            Role::Scout => 0,
        }
    }

    pub fn is_royal(self) -> bool {
        matches!(self, Role::King | Role::Connet | Role::Prince)
    }
}

impl Square {
    pub fn new(file: i32, rank: i32) -> Square {
        Square { file, rank }
    }

    pub fn parse(text: &str) -> Option<Square> {
        let bytes = text.as_bytes();
        if bytes.len() != 2 {
            return None;
        }
        let file = i32::from(bytes[0]) - i32::from(b'a') + 1;
        let rank = i32::from(bytes[1]) - i32::from(b'0');
        let inside = (1..=9).contains(&file) && (1..=8).contains(&rank);
        inside.then_some(Square { file, rank })
    }

    pub fn name(self) -> String {
        let file = b"?abcdefghi"[self.file as usize] as char;
        format!("{file}{}", self.rank)
    }
}

impl Game {
    pub fn files(self) -> i32 {
        match self {
            Game::T1 => 8,
            Game::T | Game::T2 => 9,
        }
    }

    pub fn has_scouts(self) -> bool {
        matches!(self, Game::T1 | Game::T2)
    }

    pub fn has_stars(self) -> bool {
        matches!(self, Game::T | Game::T2)
    }

    /// 3.3: chess-T and chess-T2 guard the castle.
    pub fn guards_the_castle(self) -> bool {
        matches!(self, Game::T | Game::T2)
    }

    /// 5.2: chess-T and chess-T2 exchange at equality.
    pub fn exchanges_at_equality(self) -> bool {
        matches!(self, Game::T | Game::T2)
    }

    /// 6.2: in chess-T1 a Ver Knecht may promote straight into the castle.
    pub fn promotes_into_castle(self) -> bool {
        matches!(self, Game::T1)
    }

    /// 6.3: in chess-T and chess-T2 a Prince may decline his conversion.
    pub fn may_decline_conversion(self) -> bool {
        matches!(self, Game::T | Game::T2)
    }

    /// Section 3: how far the jumping lines of Connet and Ritter go.
    pub fn jump_range(self) -> i32 {
        match self {
            Game::T1 => 2,
            Game::T | Game::T2 => 3,
        }
    }

    pub fn has_square(self, square: Square) -> bool {
        (1..=self.files()).contains(&square.file) && (1..=8).contains(&square.rank)
    }

    pub fn squares(self) -> Vec<Square> {
        let mut all = Vec::new();
        for rank in 1..=8 {
            for file in 1..=self.files() {
                all.push(Square { file, rank });
            }
        }
        all
    }

    /// Section 2, the row of castles.
    pub fn castle(self, side: Side) -> [Square; 4] {
        let squares = match (self, side) {
            (Game::T1, Side::White) => [(3, 1), (4, 1), (5, 1), (6, 1)],
            (Game::T1, Side::Black) => [(3, 8), (4, 8), (5, 8), (6, 8)],
            (_, Side::White) => [(4, 1), (5, 1), (6, 1), (5, 2)],
            (_, Side::Black) => [(4, 8), (5, 8), (6, 8), (5, 7)],
        };
        squares.map(|(file, rank)| Square { file, rank })
    }

    pub fn is_castle(self, side: Side, square: Square) -> bool {
        self.castle(side).contains(&square)
    }

    pub fn is_any_castle(self, square: Square) -> bool {
        SIDES.into_iter().any(|side| self.is_castle(side, square))
    }

    /// Section 7: where a side's inaccessible square may fall.
    pub fn star_choices(self, side: Side) -> Vec<Square> {
        let names = match side {
            Side::White => ["a4", "b4", "c4", "g4", "h4", "i4"],
            Side::Black => ["a5", "b5", "c5", "g5", "h5", "i5"],
        };
        names.into_iter().filter_map(Square::parse).collect()
    }

    /// Section 2, the starts.
    pub fn start(self) -> &'static str {
        match self {
            Game::T1 => "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1",
            Game::T => "r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1",
            Game::T2 => "rs1pkp1sr/iiiiciiii/4i4/9/9/4I4/IIIICIIII/RS1PKP1SR w ? Pp 0 1",
        }
    }
}

impl Position {
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board[square.rank as usize][square.file as usize]
    }

    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.rank as usize][square.file as usize] = piece;
    }

    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        let squares = self.game.squares().into_iter();
        squares.filter_map(|square| self.at(square).map(|piece| (square, piece))).collect()
    }

    pub fn count(&self, side: Side, role: Role) -> usize {
        let wanted = Piece { side, role };
        let pieces = self.pieces().into_iter();
        pieces.filter(|(_, piece)| *piece == wanted).count()
    }

    /// How many royals of `side` stand in the castle of `owner`.
    pub fn royals_in_castle(&self, side: Side, owner: Side) -> usize {
        let squares = self.game.castle(owner).into_iter();
        squares.filter_map(|square| self.at(square)).filter(|piece| piece.side == side && piece.role.is_royal()).count()
    }

    pub fn star_of(&self, side: Side) -> Option<Square> {
        match (self.stars, side) {
            (Stars::Drawn { white, .. }, Side::White) => Some(white),
            (Stars::Drawn { black, .. }, Side::Black) => Some(black),
            _ => None,
        }
    }

    /// 6.3: has this side its Prince conversion still to come?
    pub fn right_of(&self, side: Side) -> bool {
        match side {
            Side::White => self.white_right,
            Side::Black => self.black_right,
        }
    }

    pub fn spend_right(&mut self, side: Side) {
        match side {
            Side::White => self.white_right = false,
            Side::Black => self.black_right = false,
        }
    }
}
