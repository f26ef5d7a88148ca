//! Everything the rules say about one position, as the command line's `inspect` prints it (FORMATS).

use std::collections::BTreeMap;

use crate::any::AnyPosition;
use crate::color::Color;
use crate::json::{Json, ToJson};
use crate::outcome::Phase;
use crate::setup::SetupError;
use crate::variant::Variant;
use crate::view::ProblemView;

/// What `inspect` prints of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspection {
    /// The canonical position string.
    pub position: String,
    /// `play`, `draw-squares` or `over`.
    pub phase: &'static str,
    /// The end the position itself shows.
    pub result: Option<ResultShown>,
    /// The King of the side to move could be taken; only in phase `play`.
    pub check: bool,
    /// Coordinate texts of the legal moves, sorted bytewise.
    pub moves: Vec<String>,
    /// Plain sums in units, White's and Black's, of the squares where either is above 0.
    pub force: BTreeMap<String, [f64; 2]>,
    /// The castle squares where a side has a sum that does not count: `w`, `b` or `wb`.
    pub idle: BTreeMap<String, String>,
}

/// How a position is won.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultShown {
    /// `white`, `black`, or nobody.
    pub winner: Option<&'static str>,
    /// `king`, `castle` or `blockade`.
    pub by: &'static str,
}

impl ToJson for Inspection {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("position", &self.position)
            .field("phase", &self.phase)
            .field("result", &self.result)
            .field("check", &self.check)
            .field("moves", &self.moves)
            .field("force", &Sorted(&self.force))
            .field("idle", &Sorted(&self.idle))
            .end();
    }
}

impl ToJson for ResultShown {
    fn write(&self, json: &mut Json) {
        json.object().field("winner", &self.winner).field("by", &self.by).end();
    }
}

struct Sorted<'a, T>(&'a BTreeMap<String, T>);

impl<T: ToJson> ToJson for Sorted<'_, T> {
    fn write(&self, json: &mut Json) {
        json.map(self.0);
    }
}

impl ToJson for f64 {
    /// Halves, always with a point.
    fn write(&self, json: &mut Json) {
        json.plain(&format!("{self:?}"));
    }
}

impl ToJson for SetupError {
    /// What `inspect` prints of a text that is no position.
    fn write(&self, json: &mut Json) {
        let problems: Vec<_> = self.problems.iter().map(ProblemView::in_english).collect();
        json.object().field("error", &problems).end();
    }
}

/// Reads a position string and says everything about it.
///
/// # Errors
/// Every reason why the text is no position.
pub fn inspect(variant: Variant, text: &str) -> Result<Inspection, SetupError> {
    let position = AnyPosition::parse(variant, text)?;
    Ok(Inspection::of(&position))
}

impl Inspection {
    /// Everything about a position.
    #[must_use]
    pub fn of(position: &AnyPosition) -> Inspection {
        let phase = position.phase();
        let mut moves: Vec<_> = position.moves().iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        Inspection {
            position: position.to_string(),
            phase: phase.key(),
            result: position
                .outcome()
                .map(|outcome| ResultShown { winner: outcome.winner.map(Color::key), by: outcome.by.key() }),
            check: phase == Phase::Play && position.is_check(),
            moves,
            force: force(position),
            idle: idle(position),
        }
    }
}

fn force(position: &AnyPosition) -> BTreeMap<String, [f64; 2]> {
    position
        .forces()
        .into_iter()
        .map(|(square, sums, _)| {
            let sums = sums.map(|half_units| f64::from(half_units) / 2.0);
            (square.to_string(), [sums.white, sums.black])
        })
        .collect()
}

fn idle(position: &AnyPosition) -> BTreeMap<String, String> {
    position
        .forces()
        .into_iter()
        .filter_map(|(square, sums, counted)| {
            let idle = |color: &Color| sums[*color] != counted[*color];
            let letters: String = Color::ALL.iter().filter(|color| idle(color)).map(|color| color.letter()).collect();
            (!letters.is_empty()).then(|| (square.to_string(), letters))
        })
        .collect()
}
