//! The weights of the evaluation, in hundredths of a Knecht. Guessed, not yet fitted to games.

/// What each feature of a position is worth.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Each role on the board, in the order of [`crate::role::Role::ALL`].
    pub material: [i32; 7],
    /// Each rank forward, by role.
    pub advance: [i32; 7],
    /// The right to convert a Prince.
    pub right: i32,
    /// A royal in its own castle, the first one and each further.
    pub home: [i32; 2],
    /// A royal in the enemy castle.
    pub inside: i32,
    /// Each half unit of attacking force on an enemy castle square beside a royal's.
    pub castle_force: i32,
    /// A castle square on which the attacker is superior.
    pub castle_superior: i32,
    /// Each half unit of enemy force on the King's square.
    pub king_pressure: i32,
    /// Being to move.
    pub tempo: i32,
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    material: [300, 560, 330, 260, 170, 100, 250],
    advance: [0, 5, 6, 4, 14, 7, 2],
    right: 60,
    home: [60, 15],
    inside: 80,
    castle_force: 4,
    castle_superior: 25,
    king_pressure: 8,
    tempo: 10,
};
