//! A game as plain data, as the page and other programs outside Rust see it; `wasm.d.ts` gives the same as types.

use serde::{Serialize, Serializer};

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::force::{Totals, format_ratio};
use crate::game::{Claim, Game, GameError, NodeId, Step};
use crate::inaccessible::Removal;
use crate::inspect::RefusalReason;
use crate::moves::{Effect, Move};
use crate::notation::{MoveRefusal, write_draw, write_move};
use crate::outcome::Phase;
use crate::reason::Reason;
use crate::record::{RecordError, RecordFault};
use crate::role::{Letters, Piece, Role};
use crate::setup::{Inaccessible, SetupError};
use crate::square::Square;
use crate::variant::{Rules, TERRITORY_RANKS, Variant};

/// What becomes an object: names with their values, in the order in which they were found.
#[derive(Debug)]
pub struct Named<K, V>(Vec<(K, V)>);

/// Values by square.
pub type BySquare<T> = Named<Square, T>;

impl<K: Serialize, V: Serialize> Serialize for Named<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<K, V> FromIterator<(K, V)> for Named<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        Named(pairs.into_iter().collect())
    }
}

/// `RoleInfo`.
#[derive(Debug, Serialize)]
pub struct RoleView {
    role: Role,
    royal: bool,
    force: u8,
    latin: char,
    russian: &'static str,
}

/// `VariantInfo`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct VariantView {
    variant: Variant,
    name: &'static str,
    files: u8,
    ranks: u8,
    castles: ByColor<Vec<Square>>,
    heavy_line_above: u8,
    double_lines_above: [u8; 2],
    roles: Vec<RoleView>,
    start: &'static str,
    start_pieces: BySquare<Piece>,
    inaccessible_choices: Option<ByColor<[Square; 6]>>,
    has_exchanges: bool,
    has_scouts: bool,
    reconstructed: &'static [&'static str],
}

impl VariantView {
    /// A game as data.
    #[must_use]
    pub fn of(variant: Variant) -> VariantView {
        let rules = variant.rules();
        VariantView {
            variant,
            name: rules.name,
            files: rules.files,
            ranks: crate::square::RANKS,
            castles: rules.castles.map(|castle| castle.iter().collect()),
            heavy_line_above: TERRITORY_RANKS,
            double_lines_above: [TERRITORY_RANKS - 1, TERRITORY_RANKS + 1],
            roles: rules.roles.iter().map(|&role| RoleView::of(rules, role)).collect(),
            start: rules.start,
            start_pieces: pieces(&AnyPosition::start(variant)),
            inaccessible_choices: rules.inaccessible.as_ref().map(|draw| draw.choices),
            has_exchanges: rules.exchange_at_equality || rules.has_role(Role::Scout),
            has_scouts: rules.has_role(Role::Scout),
            reconstructed: rules.reconstructed,
        }
    }
}

impl RoleView {
    fn of(rules: &Rules, role: Role) -> RoleView {
        RoleView {
            role,
            royal: role.is_royal(),
            force: rules.force_of(role),
            latin: role.latin(),
            russian: role.russian(),
        }
    }
}

/// `Move`.
#[derive(Debug, PartialEq, Serialize)]
pub struct MoveView {
    from: Square,
    to: Square,
    role: Role,
    kind: &'static str,
    taken: Option<Role>,
    becomes: Option<Role>,
    text: String,
}

impl From<&Move> for MoveView {
    fn from(mv: &Move) -> Self {
        MoveView {
            from: mv.from,
            to: mv.to,
            role: mv.role,
            kind: match mv.effect {
                Effect::Plain => "plain",
                Effect::Capture(_) => "capture",
                Effect::Exchange(_) => "exchange",
            },
            taken: mv.effect.taken(),
            becomes: mv.becomes,
            text: mv.to_string(),
        }
    }
}

/// `PromotionOption`.
#[derive(Debug, Serialize)]
pub struct PromotionView {
    becomes: Option<Role>,
    text: String,
    reasons: Vec<Reason>,
}

/// What may be asked about a move.
#[must_use]
pub fn promotions(position: &AnyPosition, from: Square, to: Square) -> Vec<PromotionView> {
    let options = position.promotion_options(from, to).into_iter();
    options
        .map(|(becomes, reasons)| {
            let letter = becomes.map(|role| role.latin().to_ascii_lowercase().to_string()).unwrap_or_default();
            PromotionView { becomes, text: format!("{from}{to}{letter}"), reasons }
        })
        .collect()
}

/// `SquareForce`.
#[derive(Debug, Serialize)]
pub struct ForceView {
    sum: Totals,
    counted: Totals,
}

/// The force on every square where there is any.
#[must_use]
pub fn force(position: &AnyPosition) -> BySquare<ForceView> {
    let squares = position.rules().squares();
    squares
        .map(|square| (square, ForceView { sum: position.sums(square), counted: position.counted(square) }))
        .filter(|(_, force)| force.sum.white > 0 || force.sum.black > 0)
        .collect()
}

/// `Contributor`.
#[derive(Debug, Serialize)]
pub struct ContributorView {
    square: Square,
    piece: Piece,
    force: u8,
    idle: bool,
}

/// `ForceDetail`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ForceDetailView {
    square: Square,
    sum: Totals,
    counted: Totals,
    contributors: Vec<ContributorView>,
    superior: Option<Color>,
    castle_of: Option<Color>,
    inaccessible_of: Option<Color>,
    text: String,
}

impl ForceDetailView {
    /// Who acts on a square, and what it comes to.
    #[must_use]
    pub fn of(position: &AnyPosition, square: Square) -> ForceDetailView {
        let (sum, counted) = (position.sums(square), position.counted(square));
        let contributors = position.contributors(square);
        let heavier_first = (0..8).rev().flat_map(|force| contributors.iter().filter(move |by| by.force == force));
        let contributors = heavier_first
            .map(|by| ContributorView { square: by.square, piece: by.piece, force: by.force, idle: by.idle })
            .collect();
        ForceDetailView {
            square,
            sum,
            counted,
            contributors,
            superior: Color::ALL.into_iter().find(|&color| counted[color] > counted[!color]),
            castle_of: position.rules().castle_of(square),
            inaccessible_of: position.inaccessible().owner(square),
            text: format_ratio(square, sum),
        }
    }
}

/// `Reach`.
#[derive(Debug, Serialize)]
pub struct ReachView {
    acts: Vec<Square>,
    moves: Vec<Square>,
}

impl ReachView {
    /// What a piece reaches.
    #[must_use]
    pub fn of(position: &AnyPosition, square: Square) -> ReachView {
        ReachView {
            acts: position.reach_of(square).iter().collect(),
            moves: position.targets_of(square).iter().collect(),
        }
    }
}

/// `Result`.
#[derive(Debug, Serialize)]
pub struct ResultView {
    winner: Option<Color>,
    by: &'static str,
    squares: Vec<Square>,
}

/// `Removal`.
#[derive(Debug, Serialize)]
pub struct RemovalView {
    square: Square,
    piece: Piece,
}

impl From<Removal> for RemovalView {
    fn from(removal: Removal) -> Self {
        RemovalView { square: removal.square, piece: removal.piece }
    }
}

/// `SquaresDrawn`.
#[derive(Debug, Serialize)]
pub struct DrawnView {
    white: Square,
    black: Square,
    removed: Vec<RemovalView>,
}

/// `Step`.
#[derive(Debug, Serialize)]
pub struct StepView {
    node: u32,
    number: u32,
    color: Option<Color>,
    #[serde(rename = "move")]
    mv: Option<MoveView>,
    drawn: Option<DrawnView>,
    text: String,
    mark: &'static str,
    comment: String,
    siblings: usize,
}

impl StepView {
    /// The step that leads to a place; none leads to the start.
    #[must_use]
    pub fn of(game: &Game, id: NodeId, letters: Letters) -> Option<StepView> {
        let node = game.node(id);
        let before = game.node(game.path_to(id).into_iter().rev().nth(1)?).position();
        let mark = node.mark().text();
        let mut view = StepView {
            node: id.number(),
            number: before.move_number(),
            color: None,
            mv: None,
            drawn: None,
            text: String::new(),
            mark,
            comment: node.comment().to_owned(),
            siblings: game.siblings(id),
        };
        match node.step()? {
            Step::Move(mv) => {
                view.color = Some(before.turn());
                view.text = write_move(mv, letters) + mark + node.glyphs();
                view.mv = Some(MoveView::from(mv));
            }
            Step::Draw(drawn) => {
                view.number = before.move_number().saturating_sub(1);
                view.text = write_draw(drawn, letters);
                view.drawn = Some(DrawnView {
                    white: drawn.squares.white,
                    black: drawn.squares.black,
                    removed: drawn.removals().map(RemovalView::from).collect(),
                });
            }
        }
        Some(view)
    }
}

/// The tags of the record but for those that follow from the game.
#[must_use]
pub fn tags(game: &Game) -> Named<&str, &str> {
    game.tags().iter().collect()
}

/// The steps of the line that is shown.
#[must_use]
pub fn steps(game: &Game, letters: Letters) -> Vec<StepView> {
    game.line().into_iter().filter_map(|id| StepView::of(game, id, letters)).collect()
}

/// `Snapshot`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    variant: Variant,
    node: u32,
    position: String,
    pieces: BySquare<Piece>,
    turn: Color,
    move_number: u32,
    quiet: u32,
    phase: &'static str,
    squares_undrawn: bool,
    inaccessible: ByColor<Option<Square>>,
    conversion_rights: ByColor<bool>,
    check: bool,
    final_check: bool,
    exposed: bool,
    king: Option<Square>,
    result: Option<ResultView>,
    claims: Vec<&'static str>,
    moves: Vec<MoveView>,
    last: Option<StepView>,
    lost: ByColor<Vec<Role>>,
    can_undo: bool,
    can_redo: bool,
}

impl Snapshot {
    /// Everything about the place of a game that is shown.
    #[must_use]
    pub fn of(game: &Game) -> Snapshot {
        let position = game.position();
        let inaccessible = position.inaccessible();
        let check = game.phase() != Phase::Over && position.is_check();
        Snapshot {
            variant: game.variant(),
            node: game.current().number(),
            position: position.to_string(),
            pieces: pieces(position),
            turn: position.turn(),
            move_number: position.move_number(),
            quiet: position.quiet(),
            phase: game.phase().key(),
            squares_undrawn: inaccessible == Inaccessible::Undrawn,
            inaccessible: ByColor::from_fn(|color| inaccessible.of(color)),
            conversion_rights: position.rights(),
            check,
            final_check: check && position.check_mark().text() == "+)",
            exposed: game.is_exposed(),
            king: position.king(position.turn()),
            result: result(game),
            claims: game.claims().into_iter().map(Claim::key).collect(),
            moves: game.moves().iter().map(MoveView::from).collect(),
            last: StepView::of(game, game.current(), Letters::Latin),
            lost: game.lost(),
            can_undo: game.current() != NodeId::ROOT,
            can_redo: game.can_redo(),
        }
    }
}

fn pieces(position: &AnyPosition) -> BySquare<Piece> {
    position.pieces().collect()
}

fn result(game: &Game) -> Option<ResultView> {
    let result = game.result()?;
    Some(ResultView { winner: result.winner, by: result.by.key(), squares: proof(game, result.by.key()) })
}

/// The squares that show how the game ended.
fn proof(game: &Game, by: &str) -> Vec<Square> {
    let position = game.position();
    match by {
        "king" => match game.node(game.current()).step() {
            Some(Step::Move(mv)) => vec![mv.to],
            Some(Step::Draw(drawn)) => {
                let kings = drawn.removals().filter(|removal| removal.piece.role == Role::King);
                kings.map(|removal| removal.square).collect()
            }
            None => Vec::new(),
        },
        "castle" => position
            .pieces()
            .filter(|(square, piece)| {
                piece.role.is_royal() && position.rules().castle_of(*square) == Some(!piece.color)
            })
            .map(|(square, _)| square)
            .collect(),
        "blockade" => {
            let stuck = position.pieces().filter(|(_, piece)| piece.color == position.turn());
            stuck.map(|(square, _)| square).collect()
        }
        _ => Vec::new(),
    }
}

/// `EngineError`.
#[derive(Debug, Serialize)]
pub struct ErrorView {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons: Option<Vec<Reason>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problems: Option<Vec<RefusalReason>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<PlaceView>,
}

/// Where a record is refused.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlaceView {
    line: usize,
    move_number: Option<u32>,
    color: Option<Color>,
    text: String,
}

impl ErrorView {
    /// An error that is only a code.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> ErrorView {
        ErrorView { code, message: message.into(), reasons: None, problems: None, at: None }
    }
}

impl From<GameError> for ErrorView {
    fn from(error: GameError) -> Self {
        let mut view = ErrorView::new(error.code(), error.to_string());
        if let GameError::Move(MoveRefusal::Illegal(reasons)) = error {
            view.reasons = Some(reasons);
        }
        view
    }
}

impl From<SetupError> for ErrorView {
    fn from(error: SetupError) -> Self {
        let problems = error.problems.iter().map(RefusalReason::from).collect();
        ErrorView { problems: Some(problems), ..ErrorView::new("bad-position", error.to_string()) }
    }
}

impl From<RecordError> for ErrorView {
    fn from(error: RecordError) -> Self {
        let mut view = ErrorView::new(error.fault.code(), error.to_string());
        view.at =
            Some(PlaceView { line: error.line, move_number: error.move_number, color: error.color, text: error.text });
        match error.fault {
            RecordFault::Move(MoveRefusal::Illegal(reasons)) => view.reasons = Some(reasons),
            RecordFault::BadPosition(error) => view.problems = ErrorView::from(error).problems,
            _ => {}
        }
        view
    }
}
