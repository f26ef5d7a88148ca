//! A game as plain data, as the page and other programs outside Rust see it; `wasm/rules.d.ts` gives the same as types.

use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::force::{Contributor, Totals, format_ratio};
use crate::game::{Claim, Game, GameError, NodeId, Step};
use crate::gather::Gather;
use crate::inaccessible::Removal;
use crate::json::{Json, Object, ToJson};
use crate::link::{self, LinkError, LinkFault};
use crate::moves::{Effect, Move};
use crate::notation::{MoveRefusal, write_draw, write_move};
use crate::outcome::{CheckMark, Phase};
use crate::reason::Reason;
use crate::record::{Part, RecordError, RecordFault, result_sign, split, write};
use crate::role::{Letters, Piece, Role};
use crate::setup::{Inaccessible, Setup, SetupError, SetupProblem};
use crate::square::{RANKS, Square, SquareSet};
use crate::text::text_of;
use crate::variant::{Rules, TERRITORY_RANKS, Variant};

// ---- the words everything is said in --------------------------------------------------------------------------

impl ToJson for Color {
    fn write(&self, json: &mut Json) {
        self.key().write(json);
    }
}

impl ToJson for Role {
    fn write(&self, json: &mut Json) {
        self.key().write(json);
    }
}

impl ToJson for Variant {
    fn write(&self, json: &mut Json) {
        self.key().write(json);
    }
}

impl ToJson for Claim {
    fn write(&self, json: &mut Json) {
        self.key().write(json);
    }
}

impl ToJson for Square {
    /// By name.
    fn write(&self, json: &mut Json) {
        self.name().write(json);
    }
}

impl ToJson for SquareSet {
    /// As a list of names.
    fn write(&self, json: &mut Json) {
        json.array(self.iter());
    }
}

impl<T: ToJson> ToJson for ByColor<T> {
    fn write(&self, json: &mut Json) {
        json.object().field("white", &self.white).field("black", &self.black).end();
    }
}

impl ToJson for Piece {
    fn write(&self, json: &mut Json) {
        json.object().field("color", &self.color).field("role", &self.role).end();
    }
}

// ---- a game as data -------------------------------------------------------------------------------------------

/// `VariantInfo`.
#[derive(Copy, Clone, Debug)]
pub struct VariantView(pub Variant);

impl ToJson for VariantView {
    fn write(&self, json: &mut Json) {
        let VariantView(variant) = self;
        let rules = variant.rules();
        let roles: Vec<_> = rules.roles.iter().map(|&role| RoleView { rules, role }).gather();
        json.object()
            .field("variant", variant)
            .field("name", &rules.name)
            .field("files", &rules.files)
            .field("ranks", &RANKS)
            .field("castles", &rules.castles)
            .field("heavyLineAbove", &TERRITORY_RANKS)
            .field("doubleLinesAbove", &[TERRITORY_RANKS - 1, TERRITORY_RANKS + 1])
            .field("roles", &roles)
            .field("start", &rules.start)
            .field("startPieces", &Pieces(&AnyPosition::start(*variant)))
            .field("inaccessibleChoices", &rules.inaccessible.as_ref().map(|draw| draw.choices))
            .field("exchangesAtEquality", &rules.exchange_at_equality)
            .field("hasScouts", &rules.has_role(Role::Scout))
            .field("reconstructed", &rules.reconstructed)
            .end();
    }
}

/// `RoleInfo`.
struct RoleView {
    rules: &'static Rules,
    role: Role,
}

impl ToJson for RoleView {
    fn write(&self, json: &mut Json) {
        let RoleView { rules, role } = self;
        json.object()
            .field("role", role)
            .field("royal", &role.is_royal())
            .field("force", &rules.force_of(*role))
            .field("latin", &role.latin())
            .field("russian", &role.russian())
            .end();
    }
}

/// The pieces of a position by their squares.
struct Pieces<'a>(&'a AnyPosition);

impl ToJson for Pieces<'_> {
    fn write(&self, json: &mut Json) {
        json.map(self.0.pieces());
    }
}

// ---- moves ----------------------------------------------------------------------------------------------------

impl ToJson for Move {
    fn write(&self, json: &mut Json) {
        let kind = match self.effect {
            Effect::Plain => "plain",
            Effect::Capture(_) => "capture",
            Effect::Exchange(_) => "exchange",
        };
        json.object()
            .field("from", &self.from)
            .field("to", &self.to)
            .field("role", &self.role)
            .field("kind", &kind)
            .field("taken", &self.effect.taken())
            .field("becomes", &self.becomes)
            .field("text", &self.text())
            .end();
    }
}

impl ToJson for Reason {
    fn write(&self, json: &mut Json) {
        let object = json.object().field("code", &self.code());
        let object = match self {
            Reason::NothingThere | Reason::GameOver | Reason::DrawOfSquaresDue => object,
            Reason::NotYourPiece { owner } | Reason::InaccessibleSquare { owner } => object.field("owner", owner),
            Reason::OwnPieceOnTarget { piece } | Reason::OutOfReach { piece } => object.field("piece", piece),
            Reason::Blocked { at, by, inaccessible_of } => {
                object.field("at", at).field("by", by).field("inaccessibleOf", inaccessible_of)
            }
            Reason::CastleIsForRoyals { castle_of, piece } => object.field("castleOf", castle_of).field("piece", piece),
            Reason::LastRoyalMustStay { intruders } => object.field("intruders", intruders),
            Reason::GuardedCastle { totals, defender } => object.field("totals", totals).field("defender", defender),
            Reason::NoSuperiority { totals, sums } => {
                let idle: Vec<_> = Color::ALL.into_iter().filter(|&color| sums[color] != totals[color]).gather();
                object.field("totals", totals).field("sums", sums).field("idle", &idle)
            }
            Reason::ExchangeOnlyByScout { totals } | Reason::NoExchangeByKing { totals } => {
                object.field("totals", totals)
            }
            Reason::LimitOfThree { role } => object.field("role", role),
            Reason::PromotionNotOffered { role } => object.field("role", role),
        };
        object.end();
    }
}

/// `PromotionOption`.
#[derive(Debug)]
pub struct PromotionView {
    from: Square,
    to: Square,
    becomes: Option<Role>,
    reasons: Vec<Reason>,
}

/// What may be asked about a move.
#[must_use]
pub fn promotions(position: &AnyPosition, from: Square, to: Square) -> Vec<PromotionView> {
    let options = position.promotion_options(from, to).into_iter();
    options.map(|(becomes, reasons)| PromotionView { from, to, becomes, reasons }).gather()
}

impl ToJson for PromotionView {
    fn write(&self, json: &mut Json) {
        let mut text = text_of(&[&self.from, &self.to]);
        text.extend(self.becomes.map(|role| role.latin().to_ascii_lowercase()));
        json.object().field("becomes", &self.becomes).field("text", &text).field("reasons", &self.reasons).end();
    }
}

// ---- force ----------------------------------------------------------------------------------------------------

/// The force on every square where there is any.
#[derive(Copy, Clone, Debug)]
pub struct ForceView<'a>(pub &'a AnyPosition);

impl ToJson for ForceView<'_> {
    fn write(&self, json: &mut Json) {
        let ForceView(position) = self;
        let forces = position.forces().into_iter();
        json.map(forces.map(|(square, sum, counted)| (square, SquareForce { sum, counted })));
    }
}

/// `SquareForce`.
struct SquareForce {
    sum: Totals,
    counted: Totals,
}

impl ToJson for SquareForce {
    fn write(&self, json: &mut Json) {
        json.object().field("sum", &self.sum).field("counted", &self.counted).end();
    }
}

impl ToJson for Contributor {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("square", &self.square)
            .field("piece", &self.piece)
            .field("force", &self.force)
            .field("idle", &self.idle)
            .end();
    }
}

/// `ForceDetail`: who acts on a square, and what it comes to.
#[derive(Copy, Clone, Debug)]
pub struct ForceDetailView<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// The square.
    pub square: Square,
}

impl ToJson for ForceDetailView<'_> {
    fn write(&self, json: &mut Json) {
        let &ForceDetailView { position, square } = self;
        let (sum, counted) = (position.sums(square), position.counted(square));
        let contributors = position.contributors(square);
        let heavier_first = (0..8).rev().flat_map(|force| contributors.iter().filter(move |by| by.force == force));
        json.object()
            .field("square", &square)
            .field("sum", &sum)
            .field("counted", &counted)
            .field("contributors", &heavier_first.gather())
            .field("superior", &Color::ALL.into_iter().find(|&color| counted[color] > counted[!color]))
            .field("castleOf", &position.rules().castle_of(square))
            .field("inaccessibleOf", &position.inaccessible().owner(square))
            .field("text", &format_ratio(square, sum))
            .end();
    }
}

/// `Reach`: what the piece on a square reaches.
#[derive(Copy, Clone, Debug)]
pub struct ReachView<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// The square.
    pub square: Square,
}

impl ToJson for ReachView<'_> {
    fn write(&self, json: &mut Json) {
        let &ReachView { position, square } = self;
        json.object().field("acts", &position.reach_of(square)).field("moves", &position.targets_of(square)).end();
    }
}

// ---- the state of a game --------------------------------------------------------------------------------------

impl ToJson for Removal {
    fn write(&self, json: &mut Json) {
        json.object().field("square", &self.square).field("piece", &self.piece).end();
    }
}

/// `SquaresDrawn`.
impl ToJson for crate::inaccessible::SquaresDrawn {
    fn write(&self, json: &mut Json) {
        let removed: Vec<_> = self.removals().gather();
        json.object()
            .field("white", &self.squares.white)
            .field("black", &self.squares.black)
            .field("removed", &removed)
            .end();
    }
}

/// `Step`: the one that leads to a place.
#[derive(Copy, Clone, Debug)]
pub struct StepView<'a> {
    game: &'a Game,
    id: NodeId,
    letters: Letters,
    step: &'a Step,
    before: &'a AnyPosition,
}

impl<'a> StepView<'a> {
    /// The step that leads to a place; none leads to the start.
    #[must_use]
    pub fn of(game: &'a Game, id: NodeId, letters: Letters) -> Option<StepView<'a>> {
        let node = game.node(id);
        Some(StepView { game, id, letters, step: node.step()?, before: game.node(node.parent?).position() })
    }

    fn text(&self) -> String {
        let node = self.game.node(self.id);
        match self.step {
            Step::Move(mv) => write_move(mv, self.letters) + node.mark().text() + node.glyphs(),
            Step::Draw(drawn) => write_draw(drawn, self.letters),
        }
    }
}

impl ToJson for StepView<'_> {
    fn write(&self, json: &mut Json) {
        let node = self.game.node(self.id);
        let (mv, drawn) = match self.step {
            Step::Move(mv) => (Some(mv), None),
            Step::Draw(drawn) => (None, Some(drawn)),
        };
        // A draw has the number of the move it follows.
        let number = self.before.move_number().saturating_sub(drawn.is_some().into());
        json.object()
            .field("node", &self.id.number())
            .field("number", &number)
            .field("color", &mv.map(|_| self.before.turn()))
            .field("move", &mv)
            .field("drawn", &drawn)
            .field("text", &self.text())
            .field("mark", &node.mark().text())
            .field("comment", &node.comment())
            .field("glyphs", &node.glyphs())
            .field("siblings", &self.game.siblings(self.id))
            .field("main", &self.game.is_main(self.id))
            .end();
    }
}

/// The tags of the record but for those that follow from the game.
#[derive(Copy, Clone, Debug)]
pub struct TagsView<'a>(pub &'a Game);

impl ToJson for TagsView<'_> {
    fn write(&self, json: &mut Json) {
        json.map(self.0.tags().iter());
    }
}

/// `About`: a game in short, as a list of games shows it.
#[derive(Copy, Clone, Debug)]
pub struct AboutView<'a>(pub &'a Game);

impl ToJson for AboutView<'_> {
    fn write(&self, json: &mut Json) {
        let AboutView(game) = self;
        let end = game.main_line_end();
        let moves = game.path_to(end).into_iter().filter(|&id| matches!(game.node(id).step(), Some(Step::Move(_))));
        json.object()
            .field("variant", &game.variant())
            .field("tags", &TagsView(game))
            .field("result", &game.result_at(end).map_or("*", |result| result_sign(result.winner)))
            .field("plies", &moves.count())
            .field("note", &game.node(NodeId::ROOT).comment())
            .end();
    }
}

/// `RecordRead[]`: the records of a text, those that cannot be read among them.
#[derive(Copy, Clone, Debug)]
pub struct RecordsView<'a> {
    /// The text.
    pub text: &'a str,
    /// The game of a record that does not say which.
    pub fallback: Option<Variant>,
}

impl ToJson for RecordsView<'_> {
    fn write(&self, json: &mut Json) {
        // One after the other: never are all games of a file held at once.
        json.array(split(self.text).into_iter().map(|part| RecordView { part, fallback: self.fallback }));
    }
}

/// `RecordRead`.
struct RecordView<'a> {
    part: Part<'a>,
    fallback: Option<Variant>,
}

impl ToJson for RecordView<'_> {
    fn write(&self, json: &mut Json) {
        let game = self.part.read(self.fallback);
        let object = json.object().field("ok", &game.is_ok()).field("line", &self.part.line);
        match game {
            Ok(game) => {
                object.field("record", &write(&game, Letters::Latin)).field("about", &AboutView(&game)).end();
            }
            Err(error) => object.field("text", &self.part.text).field("error", &ErrorView::from(error)).end(),
        }
    }
}

/// The steps of the line that is shown, without the first so many.
#[must_use]
pub fn steps_from(game: &Game, letters: Letters, first: usize) -> Vec<StepView<'_>> {
    game.line().into_iter().filter_map(|id| StepView::of(game, id, letters)).skip(first).gather()
}

/// `Variation`: another line from where a step of the line shown starts.
#[derive(Clone, Debug)]
pub struct VariationView<'a> {
    instead_of: NodeId,
    steps: Vec<StepView<'a>>,
}

impl ToJson for VariationView<'_> {
    fn write(&self, json: &mut Json) {
        json.object().field("insteadOf", &self.instead_of.number()).field("steps", &self.steps).end();
    }
}

/// All variations of the line that is shown, in its order.
#[must_use]
pub fn variations(game: &Game, letters: Letters) -> Vec<VariationView<'_>> {
    let others = |id| game.alternatives(id).into_iter().map(move |first| (id, first));
    let view = |(instead_of, first)| {
        let steps = game.continuation(first).filter_map(|id| StepView::of(game, id, letters)).gather();
        VariationView { instead_of, steps }
    };
    game.line().into_iter().flat_map(others).map(view).gather()
}

/// `Snapshot`: everything about the place of a game that is shown.
#[derive(Copy, Clone, Debug)]
pub struct Snapshot<'a>(pub &'a Game);

impl ToJson for Snapshot<'_> {
    fn write(&self, json: &mut Json) {
        let Snapshot(game) = self;
        let position = game.position();
        let inaccessible = position.inaccessible();
        let phase = game.phase();
        let check = phase != Phase::Over && position.is_check();
        json.object()
            .field("variant", &game.variant())
            .field("node", &game.current().number())
            .field("position", &position.text())
            .field("pieces", &Pieces(position))
            .field("turn", &position.turn())
            .field("moveNumber", &position.move_number())
            .field("quiet", &position.quiet())
            .field("phase", &phase.key())
            .field("squaresUndrawn", &(inaccessible == Inaccessible::Undrawn))
            .field("inaccessible", &ByColor::from_fn(|color| inaccessible.of(color)))
            .field("conversionRights", &position.rights())
            .field("check", &check)
            .field("finalCheck", &(check && position.check_mark() == CheckMark::Final))
            .field("exposed", &game.is_exposed())
            .field("king", &position.king(position.turn()))
            .field("result", &game.result().is_some().then_some(ResultView(game)))
            .field("claims", &game.claims())
            .field("moves", &game.moves())
            .field("last", &StepView::of(game, game.current(), Letters::Latin))
            .field("lost", &game.lost())
            .field("canUndo", &(game.current() != NodeId::ROOT))
            .field("canRedo", &game.can_redo())
            .end();
    }
}

/// `SetupRead`: the arrangement that a text tells, and all that is wrong with it.
#[derive(Clone, Debug)]
pub struct SetupView(Setup, Vec<SetupProblem>);

impl SetupView {
    /// Reads what can be read of a position string.
    #[must_use]
    pub fn of(variant: Variant, text: &str) -> SetupView {
        let (setup, problems) = Setup::read(variant, text);
        SetupView(setup, problems)
    }
}

impl ToJson for SetupView {
    fn write(&self, json: &mut Json) {
        let SetupView(setup, problems) = self;
        let problems: Vec<_> = problems.iter().map(ProblemView::in_words).gather();
        json.object()
            .field("position", &setup.text())
            .field("pieces", &SetupPieces(setup))
            .field("turn", &setup.turn)
            .field("squaresUndrawn", &(setup.inaccessible == Inaccessible::Undrawn))
            .field("inaccessible", &ByColor::from_fn(|color| setup.inaccessible.of(color)))
            .field("conversionRights", &setup.rights)
            .field("quiet", &setup.quiet)
            .field("moveNumber", &setup.move_number)
            .field("problems", &problems)
            .end();
    }
}

/// The pieces of an arrangement by their squares.
struct SetupPieces<'a>(&'a Setup);

impl ToJson for SetupPieces<'_> {
    fn write(&self, json: &mut Json) {
        json.map(self.0.pieces());
    }
}

/// `Result`: how a game that has ended did so.
struct ResultView<'a>(&'a Game);

impl ToJson for ResultView<'_> {
    fn write(&self, json: &mut Json) {
        let ResultView(game) = self;
        if let Some(result) = game.result() {
            let by = result.by.key();
            json.object().field("winner", &result.winner).field("by", &by).field("squares", &proof(game, by)).end();
        }
    }
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
            .gather(),
        "blockade" => {
            let stuck = position.pieces().filter(|(_, piece)| piece.color == position.turn());
            stuck.map(|(square, _)| square).collect()
        }
        _ => Vec::new(),
    }
}

// ---- refusals -------------------------------------------------------------------------------------------------

/// `EngineError`: why a call does not do what was asked.
#[derive(Clone, Debug)]
pub enum ErrorView {
    /// What was given is not what the code asks for.
    Given {
        /// A stable name for programs.
        code: &'static str,
        /// What was given.
        text: String,
    },
    /// The game refuses.
    Game(GameError),
    /// The text is no position.
    Position(SetupError),
    /// The text is no record.
    Record(RecordError),
    /// The text is no link; what of it can be read, as a link.
    Link(LinkFault, Option<String>),
}

impl ErrorView {
    fn code(&self) -> &'static str {
        match self {
            ErrorView::Given { code, .. } => code,
            ErrorView::Game(error) => error.code(),
            ErrorView::Position(_) => "bad-position",
            ErrorView::Record(error) => error.fault.code(),
            ErrorView::Link(fault, _) => fault.code(),
        }
    }

    /// Words for developers: whoever shows an error to players writes their own from the data.
    fn message(&self) -> String {
        let words = in_words(self.code());
        match self {
            ErrorView::Given { text, .. } => words + ": " + text,
            _ => words,
        }
    }

    fn reasons(&self) -> Option<&Vec<Reason>> {
        match self {
            ErrorView::Game(GameError::Move(MoveRefusal::Illegal(reasons)))
            | ErrorView::Record(RecordError { fault: RecordFault::Move(MoveRefusal::Illegal(reasons)), .. }) => {
                Some(reasons)
            }
            _ => None,
        }
    }

    fn problems(&self) -> Option<Vec<ProblemView<'_>>> {
        match self {
            ErrorView::Position(error)
            | ErrorView::Link(LinkFault::BadPosition(error), _)
            | ErrorView::Record(RecordError { fault: RecordFault::BadPosition(error), .. }) => {
                Some(error.problems.iter().map(ProblemView::in_words).gather())
            }
            _ => None,
        }
    }
}

/// A code as words.
fn in_words(code: &str) -> String {
    code.chars().map(|sign| if sign == '-' { ' ' } else { sign }).collect()
}

impl ToJson for ErrorView {
    fn write(&self, json: &mut Json) {
        let (code, message) = (self.code(), self.message());
        let (reasons, problems) = (self.reasons(), self.problems());
        let mut object = json.object().field("code", &code).field("message", &message);
        if reasons.is_some() {
            object = object.field("reasons", &reasons);
        }
        if problems.is_some() {
            object = object.field("problems", &problems);
        }
        if let ErrorView::Record(error) = self {
            object = object.field("at", error);
        }
        if let ErrorView::Link(_, Some(readable)) = self {
            object = object.field("readable", readable);
        }
        object.end();
    }
}

impl ToJson for RecordError {
    /// The place only.
    fn write(&self, json: &mut Json) {
        json.object()
            .field("line", &self.line)
            .field("moveNumber", &self.move_number)
            .field("color", &self.color)
            .field("text", &self.text)
            .end();
    }
}

/// `PositionProblem`: one reason why a text is no position.
#[derive(Clone, Debug)]
pub struct ProblemView<'a> {
    problem: &'a SetupProblem,
    message: String,
}

impl<'a> ProblemView<'a> {
    /// With the place and the reason in English.
    #[must_use]
    pub fn in_english(problem: &'a SetupProblem) -> ProblemView<'a> {
        ProblemView { problem, message: problem.to_string() }
    }

    /// With its code as words.
    fn in_words(problem: &'a SetupProblem) -> ProblemView<'a> {
        ProblemView { problem, message: in_words(problem.code()) }
    }
}

impl ToJson for ProblemView<'_> {
    fn write(&self, json: &mut Json) {
        let (code, squares) = (self.problem.code(), self.problem.squares());
        let object = write_data(self.problem, json.object().field("code", &code));
        object.field("message", &self.message).field("squares", &squares).end();
    }
}

/// The data of a problem but for the squares of a list.
fn write_data<'a>(problem: &SetupProblem, object: Object<'a>) -> Object<'a> {
    match problem {
        SetupProblem::Empty | SetupProblem::BothCastlesSeized => object,
        SetupProblem::RankCount { found } => object.field("found", found),
        SetupProblem::FileCount { rank, found, expected } => {
            object.field("rank", rank).field("found", found).field("expected", expected)
        }
        SetupProblem::UnknownLetter { letter, rank } => object.field("letter", letter).field("rank", rank),
        SetupProblem::LetterNotInGame { piece, rank } => object.field("piece", piece).field("rank", rank),
        SetupProblem::BadSide { text }
        | SetupProblem::BadInaccessible { text }
        | SetupProblem::InaccessibleNotInGame { text }
        | SetupProblem::BadRights { text }
        | SetupProblem::BadQuiet { text }
        | SetupProblem::BadMoveNumber { text }
        | SetupProblem::ExtraFields { text } => object.field("text", text),
        SetupProblem::InaccessibleOutsideList { owner, square } => object.field("owner", owner).field("square", square),
        SetupProblem::SeveralKings { color, .. } => object.field("color", color),
        SetupProblem::NonRoyalInCastle { piece, square } | SetupProblem::EnemyOnInaccessible { piece, square } => {
            object.field("piece", piece).field("square", square)
        }
        SetupProblem::KnechtTooFar { color, square } | SetupProblem::VerKnechtOnLastRank { color, square } => {
            object.field("color", color).field("square", square)
        }
        SetupProblem::TooMany { color, role, .. } => object.field("color", color).field("role", role),
    }
}

impl From<GameError> for ErrorView {
    fn from(error: GameError) -> Self {
        ErrorView::Game(error)
    }
}

impl From<SetupError> for ErrorView {
    fn from(error: SetupError) -> Self {
        ErrorView::Position(error)
    }
}

impl From<LinkError> for ErrorView {
    fn from(error: LinkError) -> Self {
        ErrorView::Link(error.fault, error.readable.map(|game| link::write(&game)))
    }
}

impl From<RecordError> for ErrorView {
    fn from(error: RecordError) -> Self {
        ErrorView::Record(error)
    }
}
