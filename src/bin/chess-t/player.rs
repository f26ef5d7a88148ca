//! A computer player as the command line describes it, such as `level=5` or `nodes=20000,noise=30`.

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
    limits: Limits,
    material_only: bool,
}

impl Player {
    /// What it was described by.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What thinks for it.
    pub fn searcher(&self, variant: Variant) -> Searcher {
        if self.material_only {
            Searcher::with_weights(TABLE_BYTES, Weights::of(variant).material_only())
        } else {
            Searcher::new(TABLE_BYTES)
        }
    }

    /// What one search of it is given.
    pub fn limits(&self, seed: u64) -> Limits {
        Limits { seed, ..self.limits.clone() }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let mut player = Player { text: text.to_owned(), limits: Limits::default(), material_only: false };
        let mut limited = false;
        for word in text.split(',') {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let number = || value.parse::<u32>().map_err(|_| format!("`{word}`: a number is missing"));
            match key {
                "level" => {
                    let level = u8::try_from(number()?).ok().and_then(Level::new);
                    player.limits = level.ok_or_else(|| format!("there is no {word}"))?.limits(0);
                }
                "nodes" => player.limits.nodes = number()?.into(),
                "depth" => player.limits.depth = number()?,
                "noise" => player.limits.noise = i32::try_from(number()?).map_err(|error| error.to_string())?,
                "material" => player.material_only = true,
                _ => return Err(format!("`{word}`: level=, nodes=, depth=, noise= or material is expected")),
            }
            limited |= matches!(key, "level" | "nodes" | "depth");
        }
        if limited { Ok(player) } else { Err("one of level=, nodes=, depth= is needed".to_owned()) }
    }
}
