// A table: a board with the rules behind it, and no page round it. It shows a place of a game, lets pieces be moved by hand, asks
// what has to be asked, says why a move is refused, and walks through the game. Diagrams, lessons and puzzles are made of it.
//
//   const table = createTable(box, { onTry, onMove, onPlace });
//   table.picture("t1", { pieces, stars });      // before there are rules
//   table.setWords(translate);
//   const opened = table.open(rules, { variant: "t1", position });
//   table.play("e2-e4"); table.set({ drawn: { circles: ["e4"], arrows: [] } }); table.say("Well done."); table.close();
//
// `onTry` hears of every move that is tried, with the engine's answer, before anything is shown or said; where it returns
// false, nothing is. Everything here is plain elements in `box`; styles/table.css and controls.css dress them.

import { createBoard, formatForce } from "../board/index.js";
import { DIAGRAMS } from "../diagram/games.js";
import { EngineLost } from "../core/session.js";
import { afterFrame, h } from "../site/dom.js";
import { errorText } from "../text/errors.js";
import { reasonText } from "../text/reasons.js";
import { answerText, boardWords } from "../text/telling.js";
import { answer } from "./answers.js";
import { attempt } from "./attempt.js";
import { createControls } from "./controls.js";
import { openGame } from "./game.js";
import { GLIDE_MS, meaningOf, placeOnBoard, targetsOf } from "./look.js";
import { newsOf } from "./news.js";
import { createPrompts } from "./prompts.js";
import { createSaid } from "./said.js";
import { freshState, isMovedByHand } from "./state.js";
import { newsText, statusText } from "./status.js";

/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").VariantKey} VariantKey */
/** @typedef {import("../core/i18n.js").Translate} Translate */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").Source} Source */
/** @typedef {import("./state.js").Look} Look */
/** @typedef {ReturnType<typeof createTable>} Table */

/** Who makes a move: a person at the board, or the program that put it up. @typedef {"hand" | "program"} By */

/**
 * A move that is tried. `text` would play it; where it is refused there is the reason instead, and `why` in words.
 * @typedef {{from: Square, to: Square, by: By} & ({text: string, reason: null} | {text: null, reason: Reason, why: string})} Tried
 */

/**
 * @typedef {object} Handlers
 * @property {(tried: Tried) => boolean | void} [onTry]
 * @property {(square: Square) => boolean | void} [onSquare] A square was tapped on which there is nothing to take up; where it returns false, it is not
 *   looked at.
 * @property {(square: Square | null) => void} [onPoint] The pointer, or the grid's own focus, went to a square or left them all.
 * @property {(snapshot: Snapshot, by: By) => void} [onMove] A step was made and is shown; `snapshot.last` is it.
 * @property {(snapshot: Snapshot) => void} [onPlace] Another place of the game is shown, however one came there.
 * @property {(error: EngineLost) => void} [onLost] The engine broke down: another has to be brought.
 */

const ROLL_MS = 1100;
/** Those that a move in writing names. */
const SQUARES = /[a-i][1-8]/g;

/** @param {HTMLElement} box @param {Handlers} [handlers] */
export function createTable(box, handlers = {}) {
  const state = freshState();
  /** Keys, until there are words. @type {Translate} */
  let t = (key) => key;
  let hasWords = false;
  const wording = () => ({ t, force: formatForce });
  /** @type {Game | null} */
  let game = null;
  /** @type {ReturnType<typeof createBoard> | null} */
  let board = null;
  /** The game whose board is there. @type {VariantKey | null} */
  let kind = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rollTimer;

  const boardBox = h("div", { class: "board-box" });
  const said = createSaid();
  const controls = createControls({ toStart, undo, redo, toEnd, flip, toggleForce: () => set({ force: !state.look.force }) });
  const prompts = createPrompts({
    words: wording, info, choose, cancel, roll, enter, seen, focusBoard: () => board?.focus(),
    claim: (claim) => arrive(go((engine) => engine.claimDraw(claim)), "hand"),
  });
  box.append(boardBox, said.element, prompts.element, controls.element);

  // ---- the engine ----------------------------------------------------------------------------------------------

  function info() {
    return game?.rules().variants.find(({ variant }) => variant === game?.snapshot().variant) ?? null;
  }

  /** Null where there is no game, or where the engine broke down just now. @template T @param {(game: Game) => T} work @returns {T | null} */
  function ask(work) {
    try {
      return game && work(game);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      game = null;
      handlers.onLost?.(error);
      return null;
    }
  }

  /** @param {Parameters<Game["go"]>[0]} work */
  const go = (work) => ask((game) => game.go(work));

  // ---- what is shown -------------------------------------------------------------------------------------------

  /** A board of the game's shape. @param {VariantKey} variant @param {import("../board/types.js").BoardShape} shape @param {Partial<import("../board/types.js").State>} first */
  function setBoard(variant, shape, first) {
    if (board && kind === variant) return board.set(first);
    board?.destroy();
    kind = variant;
    board = createBoard(boardBox, { shape, animation: GLIDE_MS, ...(hasWords && { words: boardWords(wording()) }), ...first }, hand);
  }

  function lookOfBoard() {
    const { orientation, coordinates, pieceSet, letters, drawn } = state.look;
    return { orientation, coordinates, pieceSet, letters, drawn };
  }

  /** A picture without rules. @param {VariantKey} variant @param {{pieces: import("../board/types.js").Pieces, stars: import("../board/types.js").State["stars"]}} standing */
  function picture(variant, { pieces, stars }) {
    close();
    setBoard(variant, DIAGRAMS[variant], { ...NOTHING, ...lookOfBoard(), pieces, stars, interactive: false, label: state.look.label });
    prompts.show(state, null);
    controls.show(t, state.look, null);
  }

  /** @param {{animate?: boolean}} [how] */
  function show({ animate = true } = {}) {
    const snapshot = game?.snapshot();
    const shape = info();
    if (!snapshot || !shape) return;
    const { look, waiting, inspected, landed } = state;
    const first = {
      ...placeOnBoard(snapshot, waiting),
      ...lookOfBoard(),
      movable: movable(snapshot),
      force: look.force ? ask(({ ask: call }) => call((engine) => engine.force())) : null,
      marked: inspected,
      removed: Object.fromEntries((landed?.removed ?? []).map(({ square, piece }) => [square, piece])),
      interactive: look.interactive,
      label: look.label || (look.interactive ? t("board.label", { game: shape.name }) : ""),
    };
    if (board && kind === shape.variant) board.set(first, { animate });
    else setBoard(shape.variant, shape, first);
    prompts.show(state, snapshot);
    controls.show(t, look, snapshot);
  }

  /** Pieces may be taken up even where no move can be made, so that the reason can be told. @param {Snapshot} snapshot */
  function movable({ phase, turn, moves }) {
    const { hands, waiting, rolling } = state;
    if (hands === "nobody" || waiting || rolling || phase === "over") return null;
    return { color: /** @type {const} */ ("both"), drags: turn, targets: targetsOf(isMovedByHand(state, turn) ? moves : []) };
  }

  /** How the game stands, below the board. */
  function showStatus() {
    const snapshot = game?.snapshot();
    const step = snapshot?.last ? ask((game) => game.lastStep(state.look.letters)) : null;
    said.show(snapshot && state.look.status ? statusText(wording(), snapshot, step) : "", snapshot?.result ? "news" : "plain");
  }

  /** Another place: what belonged to the one before is put away. @param {{animate?: boolean}} [how] */
  function showPlace(how) {
    clearTimeout(rollTimer);
    Object.assign(state, { waiting: null, rolling: false, selected: null, inspected: null });
    show(how);
    board?.set({ reach: null });
    showStatus();
    const snapshot = game?.snapshot();
    if (snapshot) handlers.onPlace?.(snapshot);
  }

  // ---- moving --------------------------------------------------------------------------------------------------

  /** @param {Square} from @param {Square} to @param {boolean} byKeyboard */
  function tryMove(from, to, byKeyboard) {
    const snapshot = game?.snapshot();
    if (!snapshot || from === to || state.waiting) return;
    const piece = snapshot.pieces[from];
    if (piece?.color === snapshot.turn && !isMovedByHand(state, snapshot.turn)) return tell(t("opponent.turn"), "refusal");
    const tried = ask(({ ask: call }) => call((engine) => attempt(engine, from, to)));
    if (tried?.is === "error") tell(errorText(wording(), tried.error), "refusal");
    if (tried?.is === "refused") refuse(from, to, tried.reason);
    if (tried?.is === "move") playTried(from, to, tried.text);
    if (tried?.is !== "choice" || !piece) return;
    Object.assign(state, { waiting: { from, to, piece, options: tried.options, byKeyboard }, inspected: null });
    board?.set({ reach: null });
    show();
    board?.say(t("promotion.ask.spoken", { square: to }));
  }

  /** @param {Square} from @param {Square} to @param {Reason} reason */
  function refuse(from, to, reason) {
    // A click on nothing is no move, and nothing is said about it.
    if (reason.code === "nothing-there") return;
    const why = whyNot(from, to, reason);
    if (handlers.onTry?.({ from, to, by: "hand", text: null, reason, why }) === false) return;
    tell(why, "refusal");
  }

  /** @param {Square} from @param {Square} to @param {Reason} reason */
  function whyNot(from, to, reason) {
    return reasonText(wording(), { reason, from, to, color: game?.snapshot().pieces[from]?.color ?? null });
  }

  /** @param {Square} from @param {Square} to @param {string} text */
  function playTried(from, to, text) {
    if (handlers.onTry?.({ from, to, by: "hand", text, reason: null }) === false) return show();
    play(text, "hand");
  }

  /**
   * Plays a move in any notation the engine reads; `program` does so whatever the hands are, and `onTry` is not asked.
   * @param {string} text @param {By} [by] @returns {boolean} whether it was one
   */
  function play(text, by = "program") {
    const made = go((engine) => engine.play(text));
    const [reason] = (made?.ok === false && made.error.reasons) || [];
    if (!reason) return arrive(made, by);
    const [from = "", to = ""] = text.match(SQUARES) ?? [];
    tell(whyNot(from, to, reason), "refusal");
    return false;
  }

  /** A step was made, or could not be. @param {ReturnType<typeof go>} made @param {By} by */
  function arrive(made, by) {
    if (!made) return false;
    if (!made.ok) {
      tell(errorText(wording(), made.error), "refusal");
      return false;
    }
    state.landed = made.value.last?.drawn ?? null;
    showPlace();
    board?.say(newsText(wording(), newsOf(made.value, made.value.last)));
    handlers.onMove?.(made.value, by);
    return true;
  }

  /** @param {string} text */
  function choose(text) {
    const { waiting } = state;
    if (!waiting?.options.some((option) => option.text === text && option.reasons.length === 0)) return;
    state.waiting = null;
    playTried(waiting.from, waiting.to, text);
    if (waiting.byKeyboard) board?.focus();
  }

  function cancel() {
    state.waiting = null;
    show();
    board?.say(t("promotion.cancelled"));
  }

  // ---- the draw of the squares ---------------------------------------------------------------------------------

  function roll() {
    if (state.rolling) return;
    const land = () => arrive(go((engine) => engine.rollSquares(crypto.getRandomValues(new Uint32Array(16)))), "hand");
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return void land();
    state.rolling = true;
    show();
    rollTimer = setTimeout(land, ROLL_MS);
  }

  /** Squares thrown at a real board. @param {Square} white @param {Square} black */
  function enter(white, black) {
    return arrive(go((engine) => engine.drawSquares(white, black)), "hand");
  }

  function seen() {
    state.landed = null;
    show();
  }

  // ---- the hand on the board -----------------------------------------------------------------------------------

  /** @type {import("../board/types.js").Handlers} */
  const hand = {
    onMove(from, to, how) {
      const snapshot = game?.snapshot();
      if (!snapshot) return;
      const meant = meaningOf(snapshot, from, to, how);
      if (meant === "move") tryMove(from, to, how === "keyboard");
      else if (meant === "select") board?.select(to);
      else tryEnemy(from, to);
    },
    onSelect(square) {
      Object.assign(state, { selected: square, inspected: null });
      board?.set({ reach: reachFrom(square), marked: null });
    },
    ...(handlers.onPoint && { onHover: afterFrame(handlers.onPoint).want }),
    onSquare(square) {
      if (handlers.onSquare?.(square) !== false) inspect(square);
    },
    onAsk: tellAbout,
  };

  /** What the piece on a square reaches, for the board; null where there is none. @param {Square | null} from */
  function reachFrom(from) {
    const reach = from && ask(({ ask: call }) => call((engine) => engine.reach(from)));
    return from && reach && reach.ok ? { from, ...reach.value } : null;
  }

  /** Where an enemy piece could go if it were its turn, somebody has lost count of the turns; any other square is looked at. @param {Square} from @param {Square} to */
  function tryEnemy(from, to) {
    const reach = ask(({ ask: call }) => call((engine) => engine.reach(from)));
    if (reach?.ok && reach.value.moves.includes(to)) tryMove(from, to, false);
    else inspect(to);
  }

  /** The forces on a square, in words below the board; the same square again lets go. @param {Square} square */
  function inspect(square) {
    state.inspected = state.inspected === square ? null : square;
    board?.set({ marked: state.inspected });
    if (state.inspected) said.show(tellAbout("square", square) ?? "");
    else showStatus();
  }

  /** @param {import("../board/types.js").Question} about @param {Square} square @returns {string | null} */
  function tellAbout(about, square) {
    const snapshot = game?.snapshot();
    const roles = info()?.roles ?? [];
    const asked = snapshot && ask(({ ask: call }) => call((engine) => answer(engine, { snapshot, roles }, about, square)));
    return asked ? answerText(wording(), asked) : null;
  }

  // ---- walking -------------------------------------------------------------------------------------------------

  /** A step that cannot be taken is simply not taken. @param {ReturnType<typeof go>} walked */
  function walk(walked) {
    if (!walked?.ok) return false;
    state.landed = null;
    showPlace();
    const { last } = walked.value;
    board?.say(last ? newsText(wording(), newsOf(walked.value, last)) : t("walk.start"));
    return true;
  }

  function toStart() {
    return walk(go((engine) => ({ ok: true, value: engine.toStart() })));
  }

  function toEnd() {
    return walk(go((engine) => ({ ok: true, value: engine.toEnd() })));
  }

  function undo() {
    return walk(go((engine) => engine.undo()));
  }

  function redo() {
    return walk(go((engine) => engine.redo()));
  }

  function flip() {
    set({ orientation: state.look.orientation === "white" ? "black" : "white" });
  }

  // ---- what whoever put it up may do -----------------------------------------------------------------------------

  /** Opens a game; what was there before is closed. @param {import("../types.js").Rules} rules @param {Source} source */
  function open(rules, source) {
    const opened = openGame(rules, source);
    if (!opened.ok) return opened;
    close();
    game = opened.value;
    showPlace({ animate: false });
    return opened;
  }

  /** The engine's memory is given back; the board shows what it showed. */
  function close() {
    clearTimeout(rollTimer);
    game?.close();
    game = null;
    Object.assign(state, freshState(), { look: state.look, hands: state.hands });
  }

  /** @param {Partial<Look>} look */
  function set(look) {
    state.look = { ...state.look, ...look };
    if (!game) board?.set(lookOfBoard());
    show();
    if (said.tone() !== "refusal") showStatus();
  }

  /** Says something below the board and aloud. @param {string} text @param {import("./said.js").Tone} [tone] */
  function tell(text, tone = "news") {
    show();
    said.show(text, tone);
    board?.say(text);
  }

  return {
    picture,
    open,
    close,
    set,
    /** The engine's answer to anything; null where there is no game, or where it broke down just now. @template T @param {(engine: import("../types.js").Engine) => T} work */
    ask: (work) => ask(({ ask: call }) => call(work)),
    look: () => state.look,
    /** Null before a game is open. */
    game: () => game,
    /** @param {import("./state.js").State["hands"]} hands whose pieces may be moved by hand from now on */
    setHands(hands) {
      state.hands = hands;
      show();
    },
    /** @param {Translate} words another language */
    setWords(words) {
      [t, hasWords] = [words, true];
      controls.renew();
      board?.set({ words: boardWords(wording()) });
      show();
      showStatus();
    },
    /** Shows what the piece on a square reaches, while none is taken up. @param {Square | null} from */
    showReach(from) {
      if (!state.selected) board?.set({ reach: reachFrom(from) });
    },
    /** Tells the forces on a square. @param {Square} square */
    lookAt(square) {
      if (state.inspected !== square) inspect(square);
    },
    play,
    roll,
    enter,
    undo,
    redo,
    toStart,
    toEnd,
    flip,
    /** How many steps are made, of those the line has. @param {number} ply */
    goToPly: (ply) => walk(ask((game) => game.goToPly(ply))),
    say: tell,
    /** What goes on is told to the eye alone; without a text, whose turn it is. @param {string} [text] */
    note: (text) => (text === undefined ? showStatus() : said.show(text)),
    focus: () => board?.focus(),
    /** After a change of colours that the board cannot see. */
    refresh: () => board?.refresh(),
    destroy() {
      close();
      prompts.destroy();
      board?.destroy();
      board = null;
      for (const part of [boardBox, said.element, prompts.element, controls.element]) part.remove();
    },
  };
}

/** What a picture without rules does not have. */
const NOTHING = { movable: null, lastMove: null, check: null, resultSquares: [], force: null, reach: null, marked: null, removed: {} };
