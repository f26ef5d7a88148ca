// What a table shows: the place in the game on its board, and the line below it. Its other parts change the state or the game
// and have it shown again.

import { createBoard, formatForce } from "../board/index.js";
import { DIAGRAMS } from "../diagram/games.js";
import { unlessLost } from "../core/lasting.js";
import { h } from "../site/dom.js";
import { boardWords } from "../text/telling.js";
import { openGame } from "./game.js";
import { GLIDE_MS, placeOnBoard, targetsOf } from "./look.js";
import { createSaid } from "./said.js";
import { freshState, isMovedByHand } from "./state.js";
import { statusText } from "./status.js";

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").VariantKey} VariantKey */
/** @typedef {import("../core/i18n.js").Translate} Translate */
/** @typedef {import("../board/types.js").State} BoardState */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./state.js").Look} Look */
/** @typedef {ReturnType<typeof createScene>} Scene */

/** What a picture without rules does not have. */
const NOTHING = { movable: null, lastMove: null, check: null, resultSquares: [], force: null, reach: null, marked: null, removed: {} };

/**
 * @param {object} world
 * @param {import("../board/types.js").Handlers} world.hand what is done on the board
 * @param {(snapshot: Snapshot | null) => void} world.shown the board shows what the state says; the parts beside it follow
 * @param {(snapshot: Snapshot) => void} world.placed another place is shown
 * @param {() => void} world.renewed the rules broke down and stand again; the game is shown as it was
 */
export function createScene({ hand, shown, placed, renewed }) {
  const state = freshState();
  /** Keys, until there are words. @type {Translate} */
  let translate = (key) => key;
  let hasWords = false;
  /** @type {Game | null} */
  let game = null;
  let unwatch = () => {};
  /** @type {ReturnType<typeof createBoard> | null} */
  let board = null;
  /** The game whose board is there. @type {VariantKey | null} */
  let kind = null;

  const boardBox = h("div", { class: "board-box" });
  const said = createSaid();
  const words = () => ({ t: translate, force: formatForce });

  // ---- the engine ----------------------------------------------------------------------------------------------

  /** Null where there is no game, or where the engine broke down just now. @template T @param {(game: Game) => T} work @returns {T | null} */
  function ofGame(work) {
    return unlessLost(() => game && work(game));
  }

  /** @template T @param {(engine: Engine) => T} work @returns {T | null} */
  const ask = (work) => ofGame((game) => game.ask(work));

  /** Everything that leads to another place. @param {Parameters<Game["go"]>[0]} work */
  const go = (work) => ofGame((game) => game.go(work));

  /** The game as data. */
  function info() {
    return game?.rules.variants.find(({ variant }) => variant === game?.snapshot().variant) ?? null;
  }

  // ---- the board -----------------------------------------------------------------------------------------------

  /** A board of the game's shape. @param {VariantKey} variant @param {import("../board/types.js").BoardShape} shape @param {Partial<BoardState>} told @param {{animate?: boolean}} [how] */
  function setBoard(variant, shape, told, how) {
    if (board && kind === variant) return board.set(told, how);
    board?.destroy();
    kind = variant;
    board = createBoard(boardBox, { shape, animation: GLIDE_MS, ...(hasWords && { words: boardWords(words()) }), ...told }, hand);
  }

  function lookOfBoard() {
    const { orientation, coordinates, pieceSet, letters, drawn } = state.look;
    return { orientation, coordinates, pieceSet, letters, drawn };
  }

  /** A picture without rules. @param {VariantKey} variant @param {Pick<BoardState, "pieces" | "stars">} standing */
  function picture(variant, { pieces, stars }) {
    close();
    setBoard(variant, DIAGRAMS[variant], { ...NOTHING, ...lookOfBoard(), pieces, stars, interactive: false, label: state.look.label });
    shown(null);
  }

  /** @param {{animate?: boolean}} [how] */
  function show(how) {
    const snapshot = game?.snapshot();
    const shape = info();
    if (!snapshot || !shape) return;
    const { look, waiting, inspected, landed } = state;
    const told = {
      ...placeOnBoard(snapshot, waiting),
      ...lookOfBoard(),
      movable: movable(snapshot),
      force: look.force ? ask((engine) => engine.force()) : null,
      marked: inspected,
      removed: Object.fromEntries((landed?.removed ?? []).map(({ square, piece }) => [square, piece])),
      interactive: look.interactive,
      label: look.label || (look.interactive ? translate("board.label", { game: shape.name }) : ""),
    };
    setBoard(shape.variant, shape, told, how);
    shown(snapshot);
  }

  /** Pieces may be taken up even where no move can be made, so that the reason can be told. @param {Snapshot} snapshot */
  function movable({ phase, turn, moves }) {
    const { hands, waiting, rolling } = state;
    if (hands === "nobody" || waiting || rolling || phase === "over") return null;
    return { color: /** @type {const} */ ("both"), drags: turn, targets: targetsOf(isMovedByHand(state, turn) ? moves : []) };
  }

  // ---- the line below ------------------------------------------------------------------------------------------

  /** How the game stands. */
  function showStatus() {
    const snapshot = game?.snapshot();
    const step = snapshot?.last ? ofGame((game) => game.lastStep(state.look.letters)) : null;
    said.show(snapshot && state.look.status ? statusText(words(), snapshot, step) : "", snapshot?.result ? "news" : "plain");
  }

  /** Says something below the board and aloud. @param {string} text @param {import("./said.js").Tone} [tone] */
  function tell(text, tone = "news") {
    show();
    said.show(text, tone);
    board?.say(text);
  }

  // ---- the place -----------------------------------------------------------------------------------------------

  /** Another place: what belonged to the one before is put away. @param {{animate?: boolean}} [how] */
  function showPlace(how) {
    Object.assign(state, { waiting: null, rolling: false, selected: null, inspected: null });
    show(how);
    board?.set({ reach: null });
    showStatus();
    const snapshot = game?.snapshot();
    if (snapshot) placed(snapshot);
  }

  /** Opens a game; what was there before is closed. @param {import("../core/lasting.js").LastingRules} rules @param {import("./game.js").Source} source */
  function open(rules, source) {
    const opened = openGame(rules, source);
    if (!opened.ok) return opened;
    close();
    game = opened.value;
    unwatch = rules.watch({ renewed: showAgain });
    showPlace({ animate: false });
    return opened;
  }

  /** After a breakdown. */
  function showAgain() {
    show();
    renewed();
  }

  /** The engine's memory is given back; the board shows what it showed. */
  function close() {
    unwatch();
    game?.close();
    game = null;
    Object.assign(state, freshState(), { look: state.look, hands: state.hands });
  }

  return {
    state,
    boardBox,
    said,
    words,
    info,
    game: () => game,
    board: () => board,
    ask,
    ofGame,
    go,
    picture,
    show,
    showPlace,
    showStatus,
    tell,
    open,
    close,
    /** A text in the language shown. @type {Translate} */
    t: (key, params) => translate(key, params),
    /** Another language. @param {Translate} t */
    setWords(t) {
      [translate, hasWords] = [t, true];
      board?.set({ words: boardWords(words()) });
      show();
      showStatus();
    },
    /** @param {Partial<Look>} look */
    set(look) {
      state.look = { ...state.look, ...look };
      if (!game) board?.set(lookOfBoard());
      show();
      if (said.tone() !== "refusal") showStatus();
    },
    destroy() {
      close();
      board?.destroy();
      board = null;
    },
  };
}
