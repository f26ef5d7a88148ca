//! `chess-t best`: the best move of a position as one JSON object.

use std::time::{Duration, Instant};

use chess_t::any::AnyPosition;
use chess_t::json::{Json, ToJson};
use chess_t::search::score::plies_to_win;
use chess_t::search::{Info, Limits, Searcher};

const TABLE_BYTES: usize = 16 << 20;

/// What was found, and how long it took.
pub struct Best {
    info: Info,
    ms: u128,
}

/// Nothing can be moved here.
pub struct NoMove;

/// Searches within the limits and the time.
pub fn best(position: &AnyPosition, limits: &Limits, time: Option<Duration>) -> Result<Best, NoMove> {
    let began = Instant::now();
    let mut stop = || time.is_some_and(|time| began.elapsed() >= time);
    let info = Searcher::new(TABLE_BYTES).search(position, &[], limits, &mut stop, &mut |_| {}).ok_or(NoMove)?;
    Ok(Best { info, ms: began.elapsed().as_millis() })
}

/// A whole number, whatever its type.
struct Whole(i128);

impl ToJson for Whole {
    fn write(&self, json: &mut Json) {
        json.plain(&self.0.to_string());
    }
}

impl ToJson for Best {
    fn write(&self, json: &mut Json) {
        let line = &self.info.lines[0];
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        json.object()
            .field("move", &moves[0])
            .field("score", &Whole(line.score.into()))
            .field("win", &plies_to_win(line.score).map(|plies| Whole(plies.into())))
            .field("depth", &self.info.depth)
            .field("nodes", &Whole(self.info.nodes.into()))
            .field("ms", &Whole(self.ms as i128))
            .field("line", &moves)
            .end();
    }
}

impl ToJson for NoMove {
    fn write(&self, json: &mut Json) {
        struct Error;
        impl ToJson for Error {
            fn write(&self, json: &mut Json) {
                json.object().field("code", &"no-move").field("message", &"there is no move to make here").end();
            }
        }
        json.object().field("error", &Error).end();
    }
}
