// The board: what the state says, told to the board component; what is done on it, told to the editor.

import { createBoard } from "../../board/index.js";
import { h, whenChanged } from "../../site/dom.js";
import { answerText, boardWords } from "../../text/telling.js";

/** @typedef {import("./env.js").Shown} Shown */
/** @typedef {ReturnType<typeof createBoard>} Board */

const GLIDE_MS = 150;

/** @param {import("./env.js").Env} env */
export function createBoardView({ editor, shell }) {
  const { actions } = editor;
  const element = h("div", { class: "board-box", id: "board" });
  const copies = watchCopyKey();
  const handlers = {
    onMove: (/** @type {string} */ from, /** @type {string} */ to) => actions.move(from, to, copies()),
    onSquare: actions.tap,
    onOff: actions.remove,
    onDraw: actions.draw,
    onAsk: (/** @type {import("../../board/types.js").Question} */ about, /** @type {string} */ square) => {
      const asked = editor.answer(about, square);
      return asked && answerText(shell.words(), asked);
    },
    say: shell.say,
  };
  /** @type {Board | null} */
  let board = null;
  let variant = "";
  /** @type {{language: string, words?: import("../../board/types.js").Words}} The board takes new words for news. */
  let spoken = { language: "" };

  const draw = (/** @type {Shown} */ shown) => {
    if (spoken.language !== shown.language) spoken = { language: shown.language, words: boardWords(shell.words()) };
    const info = editor.variantOf(shown.diagram.variant);
    const told = { ...boardState(shown), label: shell.t("edit.board", { game: info.name }), words: spoken.words };
    if (board && variant === info.variant) return board.set(told);
    board?.destroy();
    variant = info.variant;
    // For the style sheet, which fits the board into the window's height.
    element.parentElement?.style.setProperty("--board-ratio", String(info.files / info.ranks));
    board = createBoard(element, { shape: info, ...told }, handlers);
  };
  return {
    element,
    render: whenChanged((s) => [s.diagram, s.problems, s.orientation, s.tool, s.drawnFrom, s.settings, s.language, s.letters], draw),
    /** The square at a place in the window. @param {number} x @param {number} y */
    squareAt: (x, y) => board?.squareAt(x, y) ?? null,
    /** @param {string | null} square */
    aim: (square) => board?.aim(square),
  };
}

/** @param {Shown} shown @returns {Partial<import("../../board/types.js").State>} */
function boardState({ diagram, problems, orientation, tool, drawnFrom, settings, letters }) {
  const { pieces, stars, drawn } = diagram;
  return {
    pieces,
    stars: typeof stars === "string" ? { white: null, black: null } : stars,
    drawn,
    drawing: tool.kind === "draw",
    wrong: [...new Set(problems.flatMap(({ squares }) => squares))],
    marked: drawnFrom,
    orientation,
    // With a tool in hand, a square is what is touched.
    movable: tool.kind === "hand" ? { color: "both", targets: {} } : null,
    coordinates: settings.coordinates,
    pieceSet: settings.pieceSet,
    letters,
    animation: settings.animation ? GLIDE_MS : 0,
  };
}

/** Whether a piece that is put down now stays where it was, too: with Ctrl, Alt or Cmd held. */
function watchCopyKey() {
  let held = false;
  for (const type of /** @type {const} */ (["pointerup", "keydown"])) {
    addEventListener(type, ({ ctrlKey, altKey, metaKey }) => {
      held = ctrlKey || altKey || metaKey;
    }, { capture: true });
  }
  return () => held;
}
