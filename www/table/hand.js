// What a hand does on a table's board: it takes pieces up, puts them down, points at squares, and asks.

import { afterFrame } from "../site/dom.js";
import { answerText } from "../text/telling.js";
import { answer } from "./answers.js";
import { meaningOf } from "./look.js";

/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("./scene.js").Scene} Scene */

/**
 * @param {() => Scene} sceneOf @param {(from: Square, to: Square, byKeyboard: boolean) => void} tryMove
 * @param {Pick<import("./table.js").Handlers, "onSquare" | "onPoint">} handlers
 */
export function createHand(sceneOf, tryMove, { onSquare, onPoint }) {
  /** The forces on a square, in words below the board; the same square again lets go. @param {Square} square */
  function inspect(square) {
    const { state, board, said, showStatus } = sceneOf();
    state.inspected = state.inspected === square ? null : square;
    board()?.set({ marked: state.inspected });
    if (state.inspected) said.show(tellAbout("square", square) ?? "");
    else showStatus();
  }

  /** @param {import("../board/types.js").Question} about @param {Square} square @returns {string | null} */
  function tellAbout(about, square) {
    const { game, info, ask, words } = sceneOf();
    const snapshot = game()?.snapshot();
    const roles = info()?.roles ?? [];
    const asked = snapshot && ask((engine) => answer(engine, { snapshot, roles }, about, square));
    return asked ? answerText(words(), asked) : null;
  }

  /** @param {Square} square */
  const reachOf = (square) => sceneOf().ask((engine) => engine.reach(square));

  /** What the piece on a square reaches, for the board; null where there is none. @param {Square | null} from */
  function reachFrom(from) {
    const reach = from && reachOf(from);
    return from && reach && reach.ok ? { from, ...reach.value } : null;
  }

  /** Where an enemy piece could go if it were its turn, somebody has lost count of the turns; any other square is looked at. @param {Square} from @param {Square} to */
  function tryEnemy(from, to) {
    const reach = reachOf(from);
    if (reach?.ok && reach.value.moves.includes(to)) tryMove(from, to, false);
    else inspect(to);
  }

  /** @type {import("../board/types.js").Handlers} */
  const handlers = {
    onMove(from, to, how) {
      const snapshot = sceneOf().game()?.snapshot();
      if (!snapshot) return;
      const meant = meaningOf(snapshot, from, to, how);
      if (meant === "move") tryMove(from, to, how === "keyboard");
      else if (meant === "select") sceneOf().board()?.select(to);
      else tryEnemy(from, to);
    },
    onSelect(square) {
      const { state, board } = sceneOf();
      Object.assign(state, { selected: square, inspected: null });
      board()?.set({ reach: reachFrom(square), marked: null });
    },
    onSquare(square) {
      if (onSquare?.(square) !== false) inspect(square);
    },
    onAsk: tellAbout,
    ...(onPoint && { onHover: afterFrame(onPoint).want }),
  };

  return {
    handlers,
    /** Shows what the piece on a square reaches, while none is taken up. @param {Square | null} from */
    showReach(from) {
      const { state, board } = sceneOf();
      if (!state.selected) board()?.set({ reach: reachFrom(from) });
    },
    /** Tells the forces on a square. @param {Square} square */
    lookAt(square) {
      if (sceneOf().state.inspected !== square) inspect(square);
    },
  };
}
