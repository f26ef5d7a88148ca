// The board in the page: what the state says, told to the board component; what the players do, told to the controller.

import { createBoard } from "../../board/index.js";
import { createArrows } from "./arrow.js";
import { afterFrame, h, whenChanged } from "../../site/dom.js";
import { isMovedByHand } from "../game/players.js";
import { answerText, boardWords } from "../../text/telling.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {ReturnType<typeof createBoard>} Board */

const GLIDE_MS = 200;

/** @param {import("./env.js").Env} env @param {(text: string) => void} say @returns {import("./env.js").View & { focus: () => void }} */
export function createBoardView({ controller, t, words, variant }, say) {
  const { actions } = controller;
  const element = h("div", { class: "board-box", id: "board" });
  // The board follows the pointer by itself; what is told about the square comes after that.
  const point = afterFrame(actions.point);
  const handlers = {
    onMove: (/** @type {string} */ from, /** @type {string} */ to, /** @type {import("../../board/types.js").How} */ how) => {
      point.now();
      const { snapshot } = controller.store.get();
      const meant = meaningOf(snapshot, from, to, how);
      if (meant === "move") actions.tryMove(from, to, how === "keyboard");
      else if (meant === "select") board?.select(to);
      else actions.tryEnemy(from, to);
    },
    onSelect: (/** @type {string | null} */ square) => {
      point.now();
      actions.select(square);
    },
    onHover: point.want,
    onSquare: (/** @type {string} */ square) => {
      point.now();
      actions.inspect(square);
    },
    onAsk: (/** @type {import("../../board/types.js").Question} */ about, /** @type {string} */ square) => {
      const asked = actions.answer(about, square);
      return asked && answerText(words(), asked);
    },
    say,
  };
  /** @type {Board | null} */
  let board = null;
  let shown = "";
  /** The board takes new words for news. @type {{ language: string, words?: import("../../board/types.js").Words }} */
  let spoken = { language: "" };
  const draw = (/** @type {AppState} */ state) => {
    if (state.screen !== "game") return;
    const info = variant(state.snapshot.variant);
    if (spoken.language !== state.language) spoken = { language: state.language, words: boardWords(words()) };
    const told = { ...boardState(state), label: t("board.label", { game: info.name }), words: spoken.words };
    if (board && shown === info.variant) return board.set(told);
    board?.destroy();
    shown = info.variant;
    // For the style sheet, which fits the board into the window's height.
    element.parentElement?.style.setProperty("--board-ratio", String(info.files / info.ranks));
    board = createBoard(element, { shape: info, ...told }, handlers);
  };
  const arrows = createArrows(element);
  const drawArrows = whenChanged((/** @type {AppState} */ s) => [s.hint, s.threatening, s.threats, s.snapshot, s.orientation], arrows.render);
  const drawBoard = whenChanged(boardInputs, draw);
  // The reach follows the pointer, from square to square.
  const drawReach = whenChanged((/** @type {AppState} */ s) => [s.reach], ({ reach }) => board?.set({ reach }));
  return {
    element,
    focus: () => board?.focus(),
    render(state) {
      drawBoard(state);
      drawReach(state);
      drawArrows(state);
    },
  };
}

/**
 * Pieces of both sides can be taken up, to look at what they reach. A tap after that goes on looking, unless one of the
 * two pieces may move now; whoever carries an enemy piece away is told whose turn it is.
 * @param {Snapshot} snapshot
 * @param {string} from
 * @param {string} to
 * @param {import("../../board/types.js").How} how
 * @returns {"move" | "select" | "enemy"}
 */
function meaningOf({ pieces, turn }, from, to, how) {
  if (how === "drag" || pieces[from]?.color === turn) return "move";
  return pieces[to]?.color === turn ? "select" : "enemy";
}

/** @param {AppState} s */
function boardInputs(s) {
  return [
    s.screen, s.language, s.letters, s.settings, s.calm, s.snapshot, s.orientation,
    s.players, s.paused, s.force, s.inspected, s.pending, s.landed, s.rolling, s.replaying, s.resultShown,
  ];
}

/** Everything the board is told. @param {AppState} state @returns {Partial<import("../../board/types.js").State>} */
function boardState(state) {
  const { snapshot, settings, pending, landed } = state;
  return {
    pieces: pending ? withPieceMoved(snapshot.pieces, pending) : snapshot.pieces,
    orientation: state.orientation,
    coordinates: settings.coordinates,
    pieceSet: settings.pieceSet,
    letters: state.letters,
    movable: movable(state),
    lastMove: lastMove(snapshot),
    check: snapshot.check && snapshot.king ? { square: snapshot.king, final: snapshot.finalCheck } : null,
    resultSquares: snapshot.result?.squares ?? [],
    stars: snapshot.inaccessible,
    force: state.force,
    reach: state.reach,
    marked: state.inspected,
    removed: Object.fromEntries((landed?.removed ?? []).map(({ square, piece }) => [square, piece])),
    animation: state.calm || !settings.animation ? 0 : GLIDE_MS,
    interactive: true,
  };
}

/**
 * While the promotion is asked the piece stands on its target already, so that the question has its picture.
 * @param {Snapshot["pieces"]} pieces
 * @param {import("../game/state.js").Pending} pending
 */
function withPieceMoved(pieces, { from, to, piece }) {
  const { [from]: _gone, ...rest } = pieces;
  return { ...rest, [to]: piece };
}

/**
 * Pieces may be taken up even where no move can be made, so that the reason can be told.
 * @param {AppState} state
 */
function movable({ snapshot, pending, replaying, rolling, players, paused }) {
  if (pending || replaying || rolling || snapshot.phase === "over") return null;
  /** @type {Record<string, import("../../board/types.js").Target[]>} */
  const targets = {};
  const moves = isMovedByHand({ players, paused }, snapshot.turn) ? snapshot.moves : [];
  for (const { from, to, kind } of moves) {
    const list = (targets[from] ??= []);
    if (!list.some((target) => target.to === to)) list.push({ to, kind });
  }
  // A finger drags the pieces of the side to move alone: the page scrolls from all others.
  return { color: /** @type {const} */ ("both"), drags: snapshot.turn, targets };
}

/** @param {Snapshot} snapshot */
function lastMove({ last }) {
  if (!last?.move) return null;
  return { from: last.move.from, to: last.move.to, exchange: last.move.kind === "exchange" };
}
