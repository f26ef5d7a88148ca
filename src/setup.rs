//! Any arrangement of pieces, position strings, and every reason why an arrangement is no position.

use core::fmt;

use crate::color::{ByColor, Color};
use crate::gather::Gather;
use crate::role::{Piece, Role};
use crate::square::{MAX_SQUARES, RANKS, Square, SquareSet};
use crate::text::{Part, append, text_of};
use crate::variant::{Rules, Variant};

/// The inaccessible squares (RULES 3.2, 7).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inaccessible {
    /// The game or the diagram has none.
    #[default]
    None,
    /// Still to be drawn.
    Undrawn,
    /// Each side's square.
    Drawn(ByColor<Square>),
}

impl Inaccessible {
    /// The square that belongs to a side, if it has been drawn.
    #[must_use]
    pub fn of(self, owner: Color) -> Option<Square> {
        match self {
            Inaccessible::Drawn(squares) => Some(squares[owner]),
            Inaccessible::None | Inaccessible::Undrawn => None,
        }
    }

    /// Whose inaccessible square this is, if anybody's.
    #[must_use]
    pub fn owner(self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.of(color) == Some(square))
    }
}

/// Any arrangement of pieces: what an editor holds and a position string says. Equality is structural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game it is meant for.
    pub variant: Variant,
    /// What stands on each square, by square number.
    pub board: [Option<Piece>; MAX_SQUARES],
    /// The side to move.
    pub turn: Color,
    /// The inaccessible squares.
    pub inaccessible: Inaccessible,
    /// Which sides may still convert a Prince (RULES 6.3).
    pub rights: ByColor<bool>,
    /// Plies since the last capture or exchange.
    pub quiet: u32,
    /// Number of the coming move, from 1.
    pub move_number: u32,
}

/// One reason why a text or an arrangement is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupProblem {
    /// There is no placement.
    Empty,
    /// Not eight ranks.
    RankCount {
        /// Ranks in the text.
        found: usize,
    },
    /// A rank with too few or too many squares.
    FileCount {
        /// The rank.
        rank: u8,
        /// Squares in the text.
        found: usize,
        /// Files of the board.
        expected: u8,
    },
    /// A sign that is no piece.
    UnknownLetter {
        /// The sign.
        letter: char,
        /// The rank it is in.
        rank: u8,
    },
    /// A piece the game does not have.
    LetterNotInGame {
        /// The piece.
        piece: Piece,
        /// The rank it is in.
        rank: u8,
    },
    /// Neither `w` nor `b`.
    BadSide {
        /// What the text says.
        text: String,
    },
    /// Neither `-`, `?` nor two squares.
    BadInaccessible {
        /// What the text says.
        text: String,
    },
    /// `?` or squares in a game without inaccessible squares.
    InaccessibleNotInGame {
        /// What the text says.
        text: String,
    },
    /// A square that cannot be drawn for that side.
    InaccessibleOutsideList {
        /// Whose it would be.
        owner: Color,
        /// The square.
        square: Square,
    },
    /// Neither `Pp`, `P`, `p` nor `-`.
    BadRights {
        /// What the text says.
        text: String,
    },
    /// Not a number.
    BadQuiet {
        /// What the text says.
        text: String,
    },
    /// Not a number from 1.
    BadMoveNumber {
        /// What the text says.
        text: String,
    },
    /// Something after the sixth field.
    ExtraFields {
        /// What the text says.
        text: String,
    },
    /// More than one King a side.
    SeveralKings {
        /// The side.
        color: Color,
        /// Where they stand.
        squares: SquareSet,
    },
    /// A non-royal on a castle square (RULES 3.1).
    NonRoyalInCastle {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A Knecht where it would be a Ver Knecht already (RULES 6.1).
    KnechtTooFar {
        /// Whose it is.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// A Ver Knecht where it would be promoted already (RULES 6.2).
    VerKnechtOnLastRank {
        /// Whose it is.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// More Princes or Connets than a side may have (RULES 6.2).
    TooMany {
        /// The side.
        color: Color,
        /// Prince or Connet.
        role: Role,
        /// Where they stand.
        squares: SquareSet,
    },
    /// A piece on the other side's inaccessible square (RULES 3.2).
    EnemyOnInaccessible {
        /// The piece.
        piece: Piece,
        /// The square.
        square: Square,
    },
    /// Both castles seized at once (RULES 8.2).
    BothCastlesSeized,
}

impl SetupProblem {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            SetupProblem::Empty => "empty",
            SetupProblem::RankCount { .. } => "rank-count",
            SetupProblem::FileCount { .. } => "file-count",
            SetupProblem::UnknownLetter { .. } => "unknown-letter",
            SetupProblem::LetterNotInGame { .. } => "letter-not-in-game",
            SetupProblem::BadSide { .. } => "bad-side",
            SetupProblem::BadInaccessible { .. } => "bad-inaccessible",
            SetupProblem::InaccessibleNotInGame { .. } => "inaccessible-not-in-game",
            SetupProblem::InaccessibleOutsideList { .. } => "inaccessible-outside-list",
            SetupProblem::BadRights { .. } => "bad-rights",
            SetupProblem::BadQuiet { .. } => "bad-quiet",
            SetupProblem::BadMoveNumber { .. } => "bad-move-number",
            SetupProblem::ExtraFields { .. } => "extra-fields",
            SetupProblem::SeveralKings { .. } => "several-kings",
            SetupProblem::NonRoyalInCastle { .. } => "non-royal-in-castle",
            SetupProblem::KnechtTooFar { .. } => "knecht-too-far",
            SetupProblem::VerKnechtOnLastRank { .. } => "ver-knecht-on-last-rank",
            SetupProblem::TooMany { .. } => "too-many",
            SetupProblem::EnemyOnInaccessible { .. } => "enemy-on-inaccessible",
            SetupProblem::BothCastlesSeized => "both-castles-seized",
        }
    }

    /// The squares concerned, for marking them.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        match self {
            SetupProblem::SeveralKings { squares, .. } | SetupProblem::TooMany { squares, .. } => *squares,
            SetupProblem::InaccessibleOutsideList { square, .. }
            | SetupProblem::NonRoyalInCastle { square, .. }
            | SetupProblem::KnechtTooFar { square, .. }
            | SetupProblem::VerKnechtOnLastRank { square, .. }
            | SetupProblem::EnemyOnInaccessible { square, .. } => SquareSet::EMPTY.with(*square),
            _ => SquareSet::EMPTY,
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::Empty => write!(f, "there is no placement"),
            SetupProblem::RankCount { found } => write!(f, "{found} ranks instead of {RANKS}"),
            SetupProblem::FileCount { rank, found, expected } => {
                write!(f, "rank {rank} has {found} squares instead of {expected}")
            }
            SetupProblem::UnknownLetter { letter, rank } => {
                write!(f, "rank {rank} has {letter:?}, which is no piece and no number from 1 to 9")
            }
            SetupProblem::LetterNotInGame { piece, rank } => {
                write!(f, "rank {rank} has a {}, which this game does not have", piece.role.name())
            }
            SetupProblem::BadSide { text } => write!(f, "the side to move is w or b, not {text:?}"),
            SetupProblem::BadInaccessible { text } => {
                write!(f, "the inaccessible squares are -, ? or two squares, not {text:?}")
            }
            SetupProblem::InaccessibleNotInGame { text } => {
                write!(f, "this game has no inaccessible squares, but the text says {text:?}")
            }
            SetupProblem::InaccessibleOutsideList { owner, square } => {
                write!(f, "{square} cannot be drawn for {}", owner.key())
            }
            SetupProblem::BadRights { text } => write!(f, "the conversion rights are Pp, P, p or -, not {text:?}"),
            SetupProblem::BadQuiet { text } => write!(f, "{text:?} is no number of quiet plies"),
            SetupProblem::BadMoveNumber { text } => write!(f, "{text:?} is no move number from 1"),
            SetupProblem::ExtraFields { text } => write!(f, "{text:?} is more than the six fields of a position"),
            SetupProblem::SeveralKings { color, squares } => {
                write!(f, "{} has Kings on {}", color.key(), list(*squares))
            }
            SetupProblem::NonRoyalInCastle { piece, square } => {
                write!(f, "a {} stands on the castle square {square}", piece.role.name())
            }
            SetupProblem::KnechtTooFar { color, square } => {
                write!(f, "the {} Knecht on {square} would be a Ver Knecht", color.key())
            }
            SetupProblem::VerKnechtOnLastRank { color, square } => {
                write!(f, "the {} Ver Knecht on {square} would be promoted", color.key())
            }
            SetupProblem::TooMany { color, role, squares } => {
                write!(f, "{} has too many {}s: {}", color.key(), role.name(), list(*squares))
            }
            SetupProblem::EnemyOnInaccessible { piece, square } => {
                write!(
                    f,
                    "a {} {} stands on the other side's inaccessible square {square}",
                    piece.color.key(),
                    piece.role.name()
                )
            }
            SetupProblem::BothCastlesSeized => write!(f, "both castles are seized"),
        }
    }
}

fn list(squares: SquareSet) -> String {
    let names: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
    names.join(" ")
}

/// Everything that is wrong with a text or an arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// At least one reason, those of the text first.
    pub problems: Vec<SetupProblem>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            if index > 0 {
                write!(f, "; ")?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub fn empty(variant: Variant) -> Setup {
        Setup {
            variant,
            board: [None; MAX_SQUARES],
            turn: Color::White,
            inaccessible: Inaccessible::None,
            rights: ByColor::default(),
            quiet: 0,
            move_number: 1,
        }
    }

    /// Reads a position string (FORMATS). Missing trailing fields take their defaults; whatever can be read of a
    /// faulty text is judged too, so that all problems are named at once.
    ///
    /// # Errors
    /// Every problem of the text and of the arrangement.
    pub fn parse(variant: Variant, text: &str) -> Result<Setup, SetupError> {
        let (setup, problems) = Setup::read(variant, text);
        if problems.is_empty() { Ok(setup) } else { Err(SetupError { problems }) }
    }

    /// Reads what can be read of a position string, with every problem of the text, then of the arrangement.
    #[must_use]
    pub fn read(variant: Variant, text: &str) -> (Setup, Vec<SetupProblem>) {
        let mut reader = Reader { setup: Setup::empty(variant), problems: Vec::new() };
        reader.read(text);
        let Reader { setup, mut problems } = reader;
        problems.extend(setup.problems());
        (setup, problems)
    }

    /// Is this a position?
    ///
    /// # Errors
    /// Every reason why not.
    pub fn check(&self) -> Result<(), SetupError> {
        let problems = self.problems();
        if problems.is_empty() { Ok(()) } else { Err(SetupError { problems }) }
    }

    /// Every reason why this is no position; none if it is one.
    #[must_use]
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        for color in Color::ALL {
            self.judge_numbers(color, &mut problems);
        }
        for (square, piece) in self.pieces() {
            self.judge_piece(square, piece, &mut problems);
        }
        self.judge_inaccessible(&mut problems);
        if self.move_number == 0 {
            problems.push(SetupProblem::BadMoveNumber { text: "0".into() });
        }
        if Color::ALL.into_iter().all(|color| self.has_seized(color)) {
            problems.push(SetupProblem::BothCastlesSeized);
        }
        problems
    }

    /// The pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all(crate::square::MAX_FILES)
            .filter_map(|square| self.board[square.index()].map(|piece| (square, piece)))
    }

    fn rules(&self) -> &'static Rules {
        self.variant.rules()
    }

    fn squares_of(&self, wanted: Piece) -> SquareSet {
        self.pieces().filter(|&(_, piece)| piece == wanted).map(|(square, _)| square).collect()
    }

    fn judge_numbers(&self, color: Color, problems: &mut Vec<SetupProblem>) {
        let kings = self.squares_of(Piece { color, role: Role::King });
        if kings.len() > 1 {
            problems.push(SetupProblem::SeveralKings { color, squares: kings });
        }
        for role in [Role::Prince, Role::Connet] {
            let squares = self.squares_of(Piece { color, role });
            if squares.len() > usize::from(self.rules().limit) {
                problems.push(SetupProblem::TooMany { color, role, squares });
            }
        }
    }

    fn judge_piece(&self, square: Square, piece: Piece, problems: &mut Vec<SetupProblem>) {
        let rules = self.rules();
        let rank = piece.color.relative_rank(square.rank());
        if !rules.has_square(square) {
            problems.push(SetupProblem::FileCount {
                rank: square.rank(),
                found: usize::from(square.file()) + 1,
                expected: rules.files,
            });
        }
        if !rules.has_role(piece.role) {
            problems.push(SetupProblem::LetterNotInGame { piece, rank: square.rank() });
        }
        if !piece.role.is_royal() && rules.castle_of(square).is_some() {
            problems.push(SetupProblem::NonRoyalInCastle { piece, square });
        }
        if piece.role == Role::Knecht && rank >= rules.knecht_promotion_rank {
            problems.push(SetupProblem::KnechtTooFar { color: piece.color, square });
        }
        if piece.role == Role::VerKnecht && rank == RANKS {
            problems.push(SetupProblem::VerKnechtOnLastRank { color: piece.color, square });
        }
        if self.inaccessible.of(!piece.color) == Some(square) {
            problems.push(SetupProblem::EnemyOnInaccessible { piece, square });
        }
    }

    fn judge_inaccessible(&self, problems: &mut Vec<SetupProblem>) {
        let Inaccessible::Drawn(squares) = self.inaccessible else {
            if self.inaccessible == Inaccessible::Undrawn && self.rules().inaccessible.is_none() {
                problems.push(SetupProblem::InaccessibleNotInGame { text: "?".into() });
            }
            return;
        };
        let Some(draw) = &self.rules().inaccessible else {
            let text = text_of(&[&squares.white, &squares.black]);
            problems.push(SetupProblem::InaccessibleNotInGame { text });
            return;
        };
        for owner in Color::ALL {
            if !draw.choices[owner].contains(&squares[owner]) {
                problems.push(SetupProblem::InaccessibleOutsideList { owner, square: squares[owner] });
            }
        }
    }

    /// Has the side seized the enemy castle (RULES 8.2)?
    fn has_seized(&self, color: Color) -> bool {
        let castle = self.rules().castles[!color];
        let royal_inside = |wanted: Color| {
            self.pieces()
                .any(|(square, piece)| piece.color == wanted && piece.role.is_royal() && castle.contains(square))
        };
        royal_inside(color) && !royal_inside(!color)
    }
}

impl fmt::Display for Setup {
    /// The same as [`Setup::text`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

impl Setup {
    /// The canonical position string (FORMATS).
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for rank in (1..=RANKS).rev() {
            self.write_rank(rank, &mut text);
            text.push(if rank > 1 { '/' } else { ' ' });
        }
        append(&mut text, &[&self.turn.letter(), &' ']);
        match self.inaccessible {
            Inaccessible::None => text.push('-'),
            Inaccessible::Undrawn => text.push('?'),
            Inaccessible::Drawn(squares) => append(&mut text, &[&squares.white, &squares.black]),
        }
        let rights = match (self.rights.white, self.rights.black) {
            (true, true) => "Pp",
            (true, false) => "P",
            (false, true) => "p",
            (false, false) => "-",
        };
        append(&mut text, &[&' ', &rights, &' ', &self.quiet, &' ', &self.move_number]);
        text
    }

    fn write_rank(&self, rank: u8, text: &mut String) {
        let mut empty = 0_u32;
        for file in 0..self.rules().files {
            let piece = Square::new(file, rank).and_then(|square| self.board[square.index()]);
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                empty.put(text);
                empty = 0;
            }
            text.push(piece.letter());
        }
        if empty > 0 {
            empty.put(text);
        }
    }
}

/// Reads the fields of a position string one after the other, noting problems instead of stopping.
struct Reader {
    setup: Setup,
    problems: Vec<SetupProblem>,
}

impl Reader {
    fn read(&mut self, text: &str) {
        let mut fields = text.split_whitespace();
        match fields.next() {
            Some(placement) => self.read_placement(placement),
            None => self.problems.push(SetupProblem::Empty),
        }
        self.read_side(fields.next().unwrap_or("w"));
        self.read_inaccessible(fields.next().unwrap_or("-"));
        self.read_rights(fields.next().unwrap_or("-"));
        match fields.next().map(counter) {
            None => {}
            Some(Ok(quiet)) => self.setup.quiet = quiet,
            Some(Err(text)) => self.problems.push(SetupProblem::BadQuiet { text }),
        }
        match fields.next().map(counter) {
            None => {}
            Some(Ok(number)) if number > 0 => self.setup.move_number = number,
            Some(Ok(_)) => self.problems.push(SetupProblem::BadMoveNumber { text: "0".into() }),
            Some(Err(text)) => self.problems.push(SetupProblem::BadMoveNumber { text }),
        }
        let extra: Vec<_> = fields.gather();
        if !extra.is_empty() {
            self.problems.push(SetupProblem::ExtraFields { text: shorten(&extra.join(" ")) });
        }
    }

    fn read_placement(&mut self, placement: &str) {
        let found = placement.split('/').count();
        if found != usize::from(RANKS) {
            self.problems.push(SetupProblem::RankCount { found });
        }
        for (line, rank) in placement.split('/').zip((1..=RANKS).rev()) {
            self.read_rank(line, rank);
        }
    }

    fn read_rank(&mut self, line: &str, rank: u8) {
        let files = self.setup.rules().files;
        let mut file: usize = 0;
        let mut unknown = false;
        for letter in line.chars() {
            if let Some(digit @ 1..) = letter.to_digit(10) {
                file = file.saturating_add(digit as usize);
                continue;
            }
            match Piece::from_letter(letter) {
                None => {
                    unknown |= file < usize::from(files);
                    self.note(file, SetupProblem::UnknownLetter { letter, rank });
                }
                Some(piece) if !self.setup.rules().has_role(piece.role) => {
                    self.note(file, SetupProblem::LetterNotInGame { piece, rank });
                }
                Some(piece) => self.place(piece, file, rank),
            }
            file += 1;
        }
        // Where a sign is unknown nobody can say how many squares it stood for; behind the last file it is one too many.
        if file != usize::from(files) && !unknown {
            self.problems.push(SetupProblem::FileCount { rank, found: file, expected: files });
        }
    }

    /// Notes what is wrong with a letter that stands on the board: there may be millions beyond it.
    fn note(&mut self, file: usize, problem: SetupProblem) {
        if file < usize::from(self.setup.rules().files) {
            self.problems.push(problem);
        }
    }

    /// Places a piece that is on the board; one beyond the last file is reported with its whole rank.
    fn place(&mut self, piece: Piece, file: usize, rank: u8) {
        let square = u8::try_from(file)
            .ok()
            .filter(|&file| file < self.setup.rules().files)
            .and_then(|file| Square::new(file, rank));
        if let Some(square) = square {
            self.setup.board[square.index()] = Some(piece);
        }
    }

    fn read_side(&mut self, text: &str) {
        match text {
            "w" => self.setup.turn = Color::White,
            "b" => self.setup.turn = Color::Black,
            other => self.problems.push(SetupProblem::BadSide { text: shorten(other) }),
        }
    }

    fn read_inaccessible(&mut self, text: &str) {
        self.setup.inaccessible = match text {
            "-" => Inaccessible::None,
            "?" => Inaccessible::Undrawn,
            squares => match two_squares(squares) {
                Some(squares) => Inaccessible::Drawn(squares),
                None => {
                    self.problems.push(SetupProblem::BadInaccessible { text: shorten(squares) });
                    Inaccessible::None
                }
            },
        };
    }

    fn read_rights(&mut self, text: &str) {
        self.setup.rights = match text {
            "Pp" => ByColor::new(true, true),
            "P" => ByColor::new(true, false),
            "p" => ByColor::new(false, true),
            "-" => ByColor::new(false, false),
            other => {
                self.problems.push(SetupProblem::BadRights { text: shorten(other) });
                return;
            }
        };
    }
}

fn two_squares(text: &str) -> Option<ByColor<Square>> {
    let white = Square::from_name(text.get(..2)?)?;
    let black = Square::from_name(text.get(2..)?)?;
    Some(ByColor::new(white, black))
}

/// Reads ASCII digits; signs and spaces, which the standard parser would take, are refused.
fn counter(text: &str) -> Result<u32, String> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(shorten(text));
    }
    text.parse().map_err(|_| shorten(text))
}

/// A piece of a hostile text short enough to be shown.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().nth(LONGEST).is_none() {
        return text.into();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(variant: Variant, text: &str) -> Vec<&'static str> {
        match Setup::parse(variant, text) {
            Ok(_) => Vec::new(),
            Err(error) => error.problems.iter().map(SetupProblem::code).collect(),
        }
    }

    #[test]
    fn starts_are_positions_and_canonical() {
        for variant in Variant::ALL {
            let start = variant.rules().start;
            assert_eq!(Setup::parse(variant, start).unwrap().to_string(), start);
        }
    }

    #[test]
    fn what_can_be_read_of_a_faulty_text_is_told_with_its_problems() {
        let (setup, problems) = Setup::read(Variant::T1, "4k3/8/x7/8/8/8/8/2I1K3 x - Pp 3");
        assert_eq!(setup.to_string(), "4k3/8/8/8/8/8/8/2I1K3 w - Pp 3 1");
        let codes: Vec<_> = problems.iter().map(SetupProblem::code).collect();
        assert_eq!(codes, ["unknown-letter", "bad-side", "non-royal-in-castle"]);
    }

    #[test]
    fn untidy_texts_are_rewritten() {
        let setup = Setup::parse(Variant::T1, "  4k3/44/8/1111P3/8/8/8/4K3\t w  - \n Pp 007 0010 ").unwrap();
        assert_eq!(setup.to_string(), "4k3/8/8/4P3/8/8/8/4K3 w - Pp 7 10");
        let setup = Setup::parse(Variant::T, "9/9/9/9/9/9/9/9").unwrap();
        assert_eq!(setup.to_string(), "9/9/9/9/9/9/9/9 w - - 0 1");
    }

    #[test]
    fn each_fault_has_its_reason() {
        let cases: &[(Variant, &str, &[&str])] = &[
            (Variant::T1, "", &["empty"]),
            (Variant::T1, "8/8/8 w", &["rank-count"]),
            (Variant::T1, "8/8/8/8/8/8/8/8/8 w", &["rank-count"]),
            (Variant::T1, "9/8/8/8/8/8/8/7 w", &["file-count", "file-count"]),
            (Variant::T1, "8/8/8/8/08/8/8/8 w", &["unknown-letter"]),
            (Variant::T1, "8/8/8/8/7q/8/8/8 w", &["unknown-letter"]),
            (Variant::T1, "8/8/8/8/8q/8/8/8 w", &["file-count"]),
            (Variant::T1, "8/8/8/8/8/8/8/80 w", &["file-count"]),
            (Variant::T, "9/9/9/8S/9/9/9/9 w", &["letter-not-in-game"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 W", &["bad-side"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w ?", &["inaccessible-not-in-game"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w a4a5", &["inaccessible-not-in-game"]),
            (Variant::T, "9/9/9/9/9/9/9/9 w a4", &["bad-inaccessible"]),
            (Variant::T, "9/9/9/9/9/9/9/9 w d4a5", &["inaccessible-outside-list"]),
            (Variant::T, "9/9/9/9/9/9/9/9 w a5a4", &["inaccessible-outside-list", "inaccessible-outside-list"]),
            (Variant::T, "9/9/9/9/i8/9/9/9 w a4a5", &["enemy-on-inaccessible"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w - pP", &["bad-rights"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w - - -1", &["bad-quiet"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w - - +1", &["bad-quiet"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w - - 0 0", &["bad-move-number"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w - - 0 99999999999", &["bad-move-number"]),
            (Variant::T1, "8/8/8/8/8/8/8/8 w - - 0 1 x", &["extra-fields"]),
            (Variant::T1, "8/8/8/8/8/8/8/KK6 w", &["several-kings"]),
            (Variant::T1, "8/8/8/8/8/8/8/2R5 w", &["non-royal-in-castle"]),
            (Variant::T1, "8/8/I7/8/8/i7/8/8 w", &["knecht-too-far", "knecht-too-far"]),
            (Variant::T1, "V7/8/8/8/8/8/8/v7 w", &["ver-knecht-on-last-rank", "ver-knecht-on-last-rank"]),
            (Variant::T1, "8/8/8/PPPPCCCC/8/8/8/8 w", &["too-many", "too-many"]),
            (Variant::T1, "3P4/8/8/8/8/8/8/3p4 w", &["both-castles-seized"]),
        ];
        for (variant, text, expected) in cases {
            assert_eq!(&codes(*variant, text), expected, "{text}");
        }
    }

    #[test]
    fn a_rank_of_a_million_letters_has_no_more_problems_than_squares() {
        for letter in ["x", "♞", "(", "9", "R"] {
            let text = letter.repeat(1_000_000);
            let (_, problems) = Setup::read(Variant::T1, &text);
            assert!(problems.len() < 20, "{letter}: {}", problems.len());
        }
    }

    #[test]
    fn all_problems_are_named_at_once() {
        let found = codes(Variant::T, "9/9/9/9/9/9/9/KKS6 x z4 q -1 0 more");
        for code in [
            "letter-not-in-game",
            "bad-side",
            "bad-inaccessible",
            "bad-rights",
            "bad-quiet",
            "bad-move-number",
            "extra-fields",
            "several-kings",
        ] {
            assert!(found.contains(&code), "{code} in {found:?}");
        }
    }
}
