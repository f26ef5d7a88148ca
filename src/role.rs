//! The seven roles, pieces, and the letters the notation writes them with.

use crate::color::Color;

/// What a piece is (RULES 1). In order of importance.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Король: royal; losing it loses the game.
    King = 0,
    /// Коннет: the strongest royal.
    Connet = 1,
    /// Принц: royal; may become a Connet in the enemy castle.
    Prince = 2,
    /// Риттер: jumps along ranks and files.
    Ritter = 3,
    /// Вер Кнехт: the veteran a Knecht becomes.
    VerKnecht = 4,
    /// Кнехт: infantry.
    Knecht = 5,
    /// Разведчик: a leaper without force that takes whatever the ratio.
    Scout = 6,
}

/// Which set of letters the notation is written with.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// The author's own Latin set: K C P R V I S.
    #[default]
    Latin,
    /// Кр Кт Пр Рт ВК Кн Рк.
    Russian,
}

impl Role {
    /// Every role, in order of importance.
    pub const ALL: [Role; 7] =
        [Role::King, Role::Connet, Role::Prince, Role::Ritter, Role::VerKnecht, Role::Knecht, Role::Scout];

    /// King, Connet or Prince: may enter castles, and makes force count there.
    #[must_use]
    pub const fn is_royal(self) -> bool {
        matches!(self, Role::King | Role::Connet | Role::Prince)
    }

    /// The name used in data: `"ver-knecht"`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Role::King => "king",
            Role::Connet => "connet",
            Role::Prince => "prince",
            Role::Ritter => "ritter",
            Role::VerKnecht => "ver-knecht",
            Role::Knecht => "knecht",
            Role::Scout => "scout",
        }
    }

    /// The role with that name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.key() == key)
    }

    /// The English name, for messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::King => "King",
            Role::Connet => "Connet",
            Role::Prince => "Prince",
            Role::Ritter => "Ritter",
            Role::VerKnecht => "Ver Knecht",
            Role::Knecht => "Knecht",
            Role::Scout => "Scout",
        }
    }

    /// The Latin letter, also that of position strings.
    #[must_use]
    pub const fn latin(self) -> char {
        match self {
            Role::King => 'K',
            Role::Connet => 'C',
            Role::Prince => 'P',
            Role::Ritter => 'R',
            Role::VerKnecht => 'V',
            Role::Knecht => 'I',
            Role::Scout => 'S',
        }
    }

    /// The role of an upper-case Latin letter.
    #[must_use]
    pub fn from_latin(letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.latin() == letter)
    }

    /// The letters of the Russian notation.
    #[must_use]
    pub const fn russian(self) -> &'static str {
        match self {
            Role::King => "Кр",
            Role::Connet => "Кт",
            Role::Prince => "Пр",
            Role::Ritter => "Рт",
            Role::VerKnecht => "ВК",
            Role::Knecht => "Кн",
            Role::Scout => "Рк",
        }
    }

    /// The letters of the chosen set.
    #[must_use]
    pub const fn letters(self, letters: Letters) -> &'static str {
        match (letters, self) {
            (Letters::Russian, role) => role.russian(),
            (Letters::Latin, Role::King) => "K",
            (Letters::Latin, Role::Connet) => "C",
            (Letters::Latin, Role::Prince) => "P",
            (Letters::Latin, Role::Ritter) => "R",
            (Letters::Latin, Role::VerKnecht) => "V",
            (Letters::Latin, Role::Knecht) => "I",
            (Letters::Latin, Role::Scout) => "S",
        }
    }
}

/// A piece: its side and what it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter of position strings: upper case for White.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.latin(),
            Color::Black => self.role.latin().to_ascii_lowercase(),
        }
    }

    /// The piece of a position string's letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let role = Role::from_latin(letter.to_ascii_uppercase())?;
        Some(Piece { color, role })
    }
}
