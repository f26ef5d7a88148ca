//! The rules for JavaScript. Types of all values: `rules.d.ts`. Here is what it takes to play; the modules below add what a
//! page about games asks for, and what one asks for who learns.

#[cfg(feature = "tasks-module")]
mod explain;
#[cfg(feature = "rules-module")]
mod records;
#[cfg(feature = "tasks-module")]
mod tasks;
#[cfg(feature = "rules-module")]
mod tree;

use wasm_bindgen::prelude::*;

use super::to_js;
use crate::any::AnyPosition;
use crate::color::{ByColor, Color};
use crate::game::{Claim, EndReason, Game, GameError, GameResult, NodeId};
use crate::gather::Gather;
use crate::json::{Json, ToJson};
use crate::notation::find_typed;
use crate::reason::{Asked, Reason};
use crate::role::{Letters, Role};
use crate::square::Square;
use crate::variant::Variant;
use crate::view::{self, ErrorView, ForceDetailView, ForceView, ReachView, SetupView, Snapshot, VariantView};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("rules.d.ts");

/// What is known of the three games.
#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
#[must_use]
pub fn variants() -> JsValue {
    to_js(&Variant::ALL.map(VariantView))
}

/// The codes of all reasons, in the order of the bits of `Engine.allReasons()`.
#[wasm_bindgen(js_name = reasonCodes, unchecked_return_type = "Reason[\"code\"][]")]
#[must_use]
pub fn reason_codes() -> JsValue {
    to_js(&Reason::CODES)
}

/// Half units as the book writes them: `formatForce(3)` is `"1½"`.
#[wasm_bindgen(js_name = formatForce)]
#[must_use]
pub fn format_force(half_units: u16) -> String {
    crate::force::format_force(half_units)
}

/// What can be read of a position string, and all that is wrong with it.
#[wasm_bindgen(js_name = readSetup, unchecked_return_type = "Answer<SetupRead>")]
#[must_use]
pub fn read_setup(variant: &str, text: &str) -> JsValue {
    answer(variant_named(variant).map(|variant| SetupView::of(variant, text)))
}

/// One game: its tree, and the place in it that is shown.
#[wasm_bindgen]
pub struct Engine {
    game: Game,
}

type Result<T> = core::result::Result<T, ErrorView>;

#[wasm_bindgen]
#[allow(clippy::needless_pass_by_value)] // what JavaScript passes is owned
impl Engine {
    /// A game of chess-T1 at its start.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Engine {
        Engine { game: Game::new(Variant::default()) }
    }

    /// Starts a game.
    #[wasm_bindgen(js_name = newGame, unchecked_return_type = "Answer<Snapshot>")]
    pub fn new_game(&mut self, variant: &str) -> JsValue {
        self.replace(variant_named(variant).map(Game::new))
    }

    /// Starts a game from a position string.
    #[wasm_bindgen(js_name = loadPosition, unchecked_return_type = "Answer<Snapshot>")]
    pub fn load_position(&mut self, variant: &str, text: &str) -> JsValue {
        let position = variant_named(variant).and_then(|variant| Ok(AnyPosition::parse(variant, text)?));
        self.replace(position.map(Game::from_position))
    }

    /// Everything about the place that is shown.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    #[must_use]
    pub fn snapshot(&self) -> JsValue {
        to_js(&Snapshot(&self.game))
    }

    /// The legal moves of the piece on a square.
    #[wasm_bindgen(js_name = movesFrom, unchecked_return_type = "Answer<Move[]>")]
    #[must_use]
    pub fn moves_from(&self, square: &str) -> JsValue {
        answer(square_named(square).map(|square| {
            let moves = self.game.moves().into_iter();
            moves.filter(|mv| mv.from == square).gather()
        }))
    }

    /// Why a move is refused; an empty list if it is legal. Without a promotion: is any such move legal?
    #[wasm_bindgen(unchecked_return_type = "Answer<Reason[]>")]
    #[must_use]
    pub fn reasons(
        &self,
        from: &str,
        to: &str,
        #[wasm_bindgen(unchecked_param_type = "Role | null | undefined")] promotion: Option<String>,
    ) -> JsValue {
        answer(self.try_reasons(from, to, promotion.as_deref()))
    }

    /// The reasons against every pair of squares at once, as bits: bit n of an entry stands for the nth of
    /// `reasonCodes()`, and 0 is a legal move. With n squares on the board, entry `n * from + to`; the squares are
    /// numbered a1, a2, … a8, b1, …
    #[wasm_bindgen(js_name = allReasons)]
    #[must_use]
    pub fn all_reasons(&self) -> Vec<u16> {
        self.game.all_reasons().into_iter().map(|reasons| reasons.0).gather()
    }

    fn try_reasons(&self, from: &str, to: &str, promotion: Option<&str>) -> Result<Vec<Reason>> {
        let asked = match promotion {
            None => Asked::Any,
            Some(key) => Asked::Exactly(Some(Role::from_key(key).ok_or_else(|| given("bad-role", key))?)),
        };
        Ok(self.game.reasons(square_named(from)?, square_named(to)?, asked))
    }

    /// What a player is to be asked about a move: one entry or none means nothing.
    #[wasm_bindgen(unchecked_return_type = "Answer<PromotionOption[]>")]
    #[must_use]
    pub fn promotions(&self, from: &str, to: &str) -> JsValue {
        let squares = square_named(from).and_then(|from| Ok((from, square_named(to)?)));
        answer(squares.map(|(from, to)| view::promotions(self.game.position(), from, to)))
    }

    /// The force on every square where there is any.
    #[wasm_bindgen(unchecked_return_type = "Record<Square, SquareForce>")]
    #[must_use]
    pub fn force(&self) -> JsValue {
        to_js(&ForceView(self.game.position()))
    }

    /// Who acts on a square, and what it comes to.
    #[wasm_bindgen(js_name = forceAt, unchecked_return_type = "Answer<ForceDetail>")]
    #[must_use]
    pub fn force_at(&self, square: &str) -> JsValue {
        answer(self.on_board(square).map(|square| ForceDetailView { position: self.game.position(), square }))
    }

    /// What the piece on a square reaches, whoever is to move.
    #[wasm_bindgen(unchecked_return_type = "Answer<Reach>")]
    #[must_use]
    pub fn reach(&self, square: &str) -> JsValue {
        answer(self.on_board(square).map(|square| ReachView { position: self.game.position(), square }))
    }

    /// The move that a text means, in any notation; it is not played.
    #[wasm_bindgen(js_name = readMove, unchecked_return_type = "Answer<Move>")]
    #[must_use]
    pub fn read_move(&self, text: &str) -> JsValue {
        let found = find_typed(self.game.position(), text);
        answer(found.map_err(|refusal| ErrorView::from(GameError::Move(refusal))))
    }

    /// Plays a move given as coordinate text or in the author's notation.
    #[wasm_bindgen(unchecked_return_type = "Answer<Snapshot>")]
    pub fn play(&mut self, text: &str) -> JsValue {
        let played = self.game.play_text(text).map(|_| ());
        self.made(played)
    }

    /// Draws inaccessible squares that were thrown at a real board.
    #[wasm_bindgen(js_name = drawSquares, unchecked_return_type = "Answer<Snapshot>")]
    pub fn draw_squares(&mut self, white: &str, black: &str) -> JsValue {
        let squares = square_named(white).and_then(|white| Ok(ByColor::new(white, square_named(black)?)));
        match squares {
            Ok(squares) => {
                let drawn = self.game.draw_squares(squares).map(|_| ());
                self.made(drawn)
            }
            Err(error) => refusal(&error),
        }
    }

    /// Draws the inaccessible squares by chance: `words` come from `crypto.getRandomValues`; sixteen are plenty.
    #[wasm_bindgen(js_name = rollSquares, unchecked_return_type = "Answer<Snapshot>")]
    pub fn roll_squares(&mut self, words: &[u32]) -> JsValue {
        let drawn = self.game.roll_squares(words).map(|_| ());
        self.made(drawn)
    }

    /// Steps back.
    #[wasm_bindgen(unchecked_return_type = "Answer<Snapshot>")]
    pub fn undo(&mut self) -> JsValue {
        let walked = self.game.undo();
        self.after(walked)
    }

    /// Steps on, along the line visited last.
    #[wasm_bindgen(unchecked_return_type = "Answer<Snapshot>")]
    pub fn redo(&mut self) -> JsValue {
        let walked = self.game.redo();
        self.after(walked)
    }

    /// Shows another place of the game.
    #[wasm_bindgen(js_name = goTo, unchecked_return_type = "Answer<Snapshot>")]
    pub fn go_to(&mut self, node: u32) -> JsValue {
        let walked = self.place(node).and_then(|id| self.game.go_to(id));
        self.after(walked)
    }

    /// Shows the start.
    #[wasm_bindgen(js_name = toStart, unchecked_return_type = "Snapshot")]
    pub fn go_to_start(&mut self) -> JsValue {
        // The start is always there.
        let _ = self.game.go_to(NodeId::ROOT);
        self.snapshot()
    }

    /// Shows the end of the current line.
    #[wasm_bindgen(js_name = toEnd, unchecked_return_type = "Snapshot")]
    pub fn go_to_end(&mut self) -> JsValue {
        self.game.go_to_end();
        self.snapshot()
    }

    /// Ends the game as drawn on a claim.
    #[wasm_bindgen(js_name = claimDraw, unchecked_return_type = "Answer<Snapshot>")]
    pub fn claim_draw(&mut self, #[wasm_bindgen(unchecked_param_type = "Claim")] claim: &str) -> JsValue {
        let known = Claim::ALL.into_iter().find(|known| known.key() == claim);
        let claimed = known.ok_or(GameError::NothingToClaim).and_then(|claim| self.game.claim(claim));
        self.made(claimed)
    }

    /// Ends the game as drawn because both players agree.
    #[wasm_bindgen(js_name = agreeDraw, unchecked_return_type = "Answer<Snapshot>")]
    pub fn agree_draw(&mut self) -> JsValue {
        let ended = self.game.end(GameResult { winner: None, by: EndReason::Agreement });
        self.made(ended)
    }

    /// Ends the game because this side resigns.
    #[wasm_bindgen(unchecked_return_type = "Answer<Snapshot>")]
    pub fn resign(&mut self, #[wasm_bindgen(unchecked_param_type = "Color")] color: &str) -> JsValue {
        self.lose(color, EndReason::Resignation)
    }

    /// Ends the game because this side has no time left.
    #[wasm_bindgen(js_name = fallFlag, unchecked_return_type = "Answer<Snapshot>")]
    pub fn fall_flag(&mut self, #[wasm_bindgen(unchecked_param_type = "Color")] color: &str) -> JsValue {
        self.lose(color, EndReason::Time)
    }

    /// The steps of the current line: from the start through the place that is shown to the line's end.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    #[must_use]
    pub fn steps(&self, #[wasm_bindgen(unchecked_param_type = "Letters")] letters: &str) -> JsValue {
        self.steps_from(letters, 0)
    }

    /// The same without the first so many: after a move the steps before it are as they were.
    #[wasm_bindgen(js_name = stepsFrom, unchecked_return_type = "Step[]")]
    #[must_use]
    pub fn steps_from(&self, #[wasm_bindgen(unchecked_param_type = "Letters")] letters: &str, first: usize) -> JsValue {
        to_js(&view::steps_from(&self.game, letters_named(letters), first))
    }

    /// The keys of the positions on the way to the place that is shown, for a search.
    #[wasm_bindgen(js_name = earlierKeys)]
    #[must_use]
    pub fn earlier_keys(&self) -> Vec<u64> {
        self.game.earlier_keys()
    }

    /// The position string of the place that is shown.
    #[wasm_bindgen(js_name = positionText)]
    #[must_use]
    pub fn position_text(&self) -> String {
        self.game.position().text()
    }

    /// Takes another game if there is one; else the old game stays.
    fn replace(&mut self, game: Result<Game>) -> JsValue {
        answer(game.map(|game| {
            self.game = game;
            Snapshot(&self.game)
        }))
    }

    fn lose(&mut self, color: &str, by: EndReason) -> JsValue {
        let Some(color) = Color::from_key(color) else {
            return refusal(&given("bad-color", color));
        };
        let ended = self.game.end(GameResult { winner: Some(!color), by });
        self.made(ended)
    }

    fn place(&self, node: u32) -> core::result::Result<NodeId, GameError> {
        self.game.id(node).ok_or(GameError::UnknownNode)
    }

    /// After a step or an end that players brought about.
    fn made(&mut self, done: core::result::Result<(), GameError>) -> JsValue {
        let settled = done.inspect(|()| self.game.settle());
        self.after(settled)
    }

    fn after(&self, done: core::result::Result<(), GameError>) -> JsValue {
        answer(done.map(|()| Snapshot(&self.game)).map_err(ErrorView::from))
    }

    fn on_board(&self, name: &str) -> Result<Square> {
        let square = square_named(name)?;
        if self.game.variant().rules().has_square(square) { Ok(square) } else { Err(given("bad-square", name)) }
    }
}

fn variant_named(key: &str) -> Result<Variant> {
    Variant::from_key(key).ok_or_else(|| given("unknown-variant", key))
}

fn square_named(name: &str) -> Result<Square> {
    Square::from_name(name).ok_or_else(|| given("bad-square", name))
}

fn letters_named(letters: &str) -> Letters {
    if letters == "russian" { Letters::Russian } else { Letters::Latin }
}

fn given(code: &'static str, text: &str) -> ErrorView {
    ErrorView::Given { code, text: crate::setup::shorten(text) }
}

/// `Answer<T>` of the types.
fn answer(result: Result<impl ToJson>) -> JsValue {
    match result {
        Ok(value) => good(&value),
        Err(error) => refusal(&error),
    }
}

/// An answer with a value.
fn good(value: &dyn ToJson) -> JsValue {
    to_js(&Answer { ok: true, name: "value", value })
}

/// An answer with an error.
fn refusal(error: &ErrorView) -> JsValue {
    to_js(&Answer { ok: false, name: "error", value: error })
}

struct Answer<'a> {
    ok: bool,
    name: &'static str,
    value: &'a dyn ToJson,
}

impl ToJson for Answer<'_> {
    fn write(&self, json: &mut Json) {
        json.object().field("ok", &self.ok).field(self.name, self.value).end();
    }
}
