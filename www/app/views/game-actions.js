// What a player may do about the game as a whole: offer a draw, resign.

import { button, fill, h, whenChanged } from "./dom.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createGameActions({ controller, t }) {
  const { actions } = controller;
  const element = h("section", { class: "game-actions" });
  const draw = (/** @type {import("./env.js").AppState} */ { snapshot }) => {
    element.setAttribute("aria-label", t("actions.label"));
    if (snapshot.phase === "over") return fill(element);
    fill(
      element,
      button(t("actions.offer"), actions.offerDraw, { kind: "quiet", icon: "draw", "data-action": "offer" }),
      button(t("actions.resign"), actions.askResign, { kind: "quiet", icon: "flag", "data-action": "resign" }),
    );
  };
  return { element, render: whenChanged((s) => [s.language, s.snapshot.phase], draw) };
}
