//! What a search found, as plain data for JavaScript; `wasm/search.d.ts` gives the same as types.

use crate::any::AnyPosition;
use crate::json::{Json, ToJson};
use crate::moves::Move;
use crate::notation::write_move;
use crate::outcome::CheckMark;
use crate::role::Letters;
use crate::search::score::plies_to_win;
use crate::search::{Info, Line};

/// `Analysis`: what a search knows of a position.
#[derive(Copy, Clone, Debug)]
pub struct AnalysisView<'a> {
    /// The position that was searched.
    pub position: &'a AnyPosition,
    /// What was found.
    pub info: &'a Info,
}

impl ToJson for AnalysisView<'_> {
    fn write(&self, json: &mut Json) {
        let AnalysisView { position, info } = self;
        let lines: Vec<_> = info.lines.iter().map(|line| LineView { position, line }).collect();
        // A search of so many nodes takes an hour.
        let nodes = u32::try_from(info.nodes).unwrap_or(u32::MAX);
        json.object().field("depth", &info.depth).field("nodes", &nodes).field("lines", &lines).end();
    }
}

/// `AnalysisLine`.
struct LineView<'a> {
    position: &'a AnyPosition,
    line: &'a Line,
}

impl ToJson for LineView<'_> {
    fn write(&self, json: &mut Json) {
        let LineView { position, line } = self;
        json.object()
            .field("score", &line.score)
            .field("win", &plies_to_win(line.score))
            .field("moves", &played(position, &line.moves))
            .end();
    }
}

/// The moves of a line as far as they can be played: it may go on across the draw of squares, as if there were none.
fn played(position: &AnyPosition, moves: &[Move]) -> Vec<PlayedMove> {
    let mut position = *position;
    let playable = moves.iter().map_while(|mv| {
        position.play(mv).ok()?;
        Some(PlayedMove { mv: *mv, mark: position.check_mark() })
    });
    playable.collect()
}

/// `LineMove`.
struct PlayedMove {
    mv: Move,
    mark: CheckMark,
}

impl ToJson for PlayedMove {
    fn write(&self, json: &mut Json) {
        let written = |letters| write_move(&self.mv, letters) + self.mark.text();
        json.object()
            .field("text", &self.mv.text())
            .field("from", &self.mv.from)
            .field("to", &self.mv.to)
            .field("latin", &written(Letters::Latin))
            .field("russian", &written(Letters::Russian))
            .end();
    }
}
