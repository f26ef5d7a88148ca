// Walking through the game at a table: nothing is lost by going back.

import { newsText } from "../text/news.js";
import { newsOf } from "./news.js";

/** @param {import("./scene.js").Scene} scene */
export function createWalking({ state, t, words, go, ofGame, board, showPlace }) {
  /** A step that cannot be taken is simply not taken. @param {ReturnType<typeof go>} walked @returns {boolean} */
  function walk(walked) {
    if (!walked?.ok) return false;
    state.landed = null;
    showPlace();
    const { last } = walked.value;
    board()?.say(last ? newsText(words(), newsOf(walked.value, last)) : t("walk.start"));
    return true;
  }

  return {
    toStart: () => walk(go((engine) => ({ ok: true, value: engine.toStart() }))),
    toEnd: () => walk(go((engine) => ({ ok: true, value: engine.toEnd() }))),
    undo: () => walk(go((engine) => engine.undo())),
    redo: () => walk(go((engine) => engine.redo())),
    /** How many steps are made, of those the line has. @param {number} ply */
    goToPly: (ply) => walk(ofGame((game) => game.goToPly(ply))),
  };
}
