// A move in writing.

import { createMoveEntry } from "../../board/index.js";
import { whenChanged } from "../../site/dom.js";

/** @param {import("./env.js").Env} env @param {{ focus: () => void }} board @returns {import("./env.js").View} */
export function createTypedMove({ controller, t }, board) {
  const entry = createMoveEntry(board, controller.actions.typeMove);
  const draw = whenChanged((/** @type {import("./env.js").AppState} */ s) => [s.language], () =>
    entry.setWords({ label: t("typed.label"), example: t("typed.example"), go: t("typed.go") }),
  );
  return {
    element: entry.element,
    render(state) {
      draw(state);
      entry.element.hidden = state.snapshot.phase !== "play";
    },
  };
}
