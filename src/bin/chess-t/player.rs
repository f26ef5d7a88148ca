//! A computer player as the command line describes it, such as `level=5` or `nodes=20000,noise=30`.

use std::fs;
use std::str::FromStr;

use chess_t::search::levels::Level;
use chess_t::search::weights::Weights;
use chess_t::search::{Limits, Searcher};
use chess_t::variant::Variant;

const TABLE_BYTES: usize = 2 << 20;

/// How one side of a match plays.
#[derive(Clone, Debug)]
pub struct Player {
    text: String,
    /// Instead of the limits.
    level: Option<Level>,
    limits: Limits,
    weights: Judging,
}

/// What a player judges positions by.
#[derive(Clone, Debug)]
enum Judging {
    /// The weights fitted for the game.
    Fitted,
    /// The pieces alone.
    Material,
    /// Weights of a file.
    Given(Box<Weights>),
}

impl Player {
    /// What it was described by.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What thinks for it.
    pub fn searcher(&self, variant: Variant) -> Searcher {
        match &self.weights {
            Judging::Fitted => Searcher::new(TABLE_BYTES),
            Judging::Material => Searcher::with_weights(TABLE_BYTES, Weights::of(variant).material_only()),
            Judging::Given(weights) => Searcher::with_weights(TABLE_BYTES, (**weights).clone()),
        }
    }

    /// What one search of it is given.
    pub fn limits(&self, variant: Variant, seed: u64) -> Limits {
        match self.level {
            Some(level) => level.limits(variant, seed),
            None => Limits { seed, ..self.limits.clone() },
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let mut player =
            Player { text: text.to_owned(), level: None, limits: Limits::default(), weights: Judging::Fitted };
        for word in text.split(',') {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let number = || value.parse::<u32>().map_err(|_| format!("`{word}`: a number is missing"));
            match key {
                "level" => {
                    let level = u8::try_from(number()?).ok().and_then(Level::new);
                    player.level = Some(level.ok_or_else(|| format!("there is no {word}"))?);
                }
                "nodes" => player.limits.nodes = number()?.into(),
                "depth" => player.limits.depth = number()?,
                "noise" => player.limits.noise = i32::try_from(number()?).map_err(|error| error.to_string())?,
                "material" => player.weights = Judging::Material,
                "weights" => player.weights = Judging::Given(Box::new(read_weights(value)?)),
                _ => return Err(format!("`{word}`: level=, nodes=, depth=, noise=, weights= or material is expected")),
            }
        }
        let Limits { nodes, depth, noise, .. } = player.limits;
        let free = Limits::default();
        match (player.level, nodes == free.nodes && depth == free.depth) {
            (Some(_), true) if noise == free.noise => Ok(player),
            (Some(_), _) => Err("a level has its own nodes, depth and noise".to_owned()),
            (None, true) => Err("one of level=, nodes=, depth= is needed".to_owned()),
            (None, false) => Ok(player),
        }
    }
}

/// The numbers of a table as `chess-t tune` prints it.
fn read_weights(file: &str) -> Result<Weights, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let rows = text.lines().filter(|line| line.starts_with(' ') && !line.contains("//"));
    let numbers = rows.flat_map(|row| row.split(',')).map(str::trim).filter(|number| !number.is_empty());
    let weights: Result<Vec<i16>, _> = numbers.map(str::parse).collect();
    let weights = weights.map_err(|error| format!("{file}: {error}"))?;
    let count = weights.len();
    weights.try_into().map(Weights).map_err(|_| format!("{file}: {count} weights"))
}
