// The board in the page: what the state says, told to the board component; what the players do, told to the controller.

import { createBoard } from "../../board/index.js";
import { GLIDE_MS, meaningOf, placeOnBoard, targetsOf } from "../../table/look.js";
import { createArrows } from "./arrow.js";
import { afterFrame, h, whenChanged } from "../../site/dom.js";
import { isMovedByHand } from "../game/players.js";
import { answerText, boardWords } from "../../text/telling.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {ReturnType<typeof createBoard>} Board */

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
    ...placeOnBoard(snapshot, pending),
    orientation: state.orientation,
    coordinates: settings.coordinates,
    pieceSet: settings.pieceSet,
    letters: state.letters,
    movable: movable(state),
    force: state.force,
    reach: state.reach,
    marked: state.inspected,
    removed: Object.fromEntries((landed?.removed ?? []).map(({ square, piece }) => [square, piece])),
    animation: state.calm || !settings.animation ? 0 : GLIDE_MS,
    interactive: true,
  };
}

/**
 * Pieces may be taken up even where no move can be made, so that the reason can be told.
 * @param {AppState} state
 */
function movable({ snapshot, pending, replaying, rolling, players, paused }) {
  if (pending || replaying || rolling || snapshot.phase === "over") return null;
  const targets = targetsOf(isMovedByHand({ players, paused }, snapshot.turn) ? snapshot.moves : []);
  // A finger drags the pieces of the side to move alone: the page scrolls from all others.
  return { color: /** @type {const} */ ("both"), drags: snapshot.turn, targets };
}
