// What helps in a game, under the board: a hint, the analysis; against the computer take back, move now, let it rest.

import { enable, fill, h, icon, whenChanged } from "../../site/dom.js";
import { hasComputer, personsSide } from "../game/players.js";

/** @typedef {import("./env.js").AppState} AppState */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createAssist({ controller, t }) {
  const { actions } = controller;
  const element = h("div", { class: "assist", role: "group" });
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons = {};
  /** @param {string} name @param {string} drawing @param {string} key @param {() => void} work */
  const make = (name, drawing, key, work) =>
    (buttons[name] = h(
      "button",
      { type: "button", class: "button button-tool", "data-tool": name, onclick: work },
      icon(drawing),
      h("span", {}, t(key)),
    ));

  const draw = whenChanged(
    (/** @type {AppState} */ s) => [s.language, s.players],
    ({ players }) => {
      element.setAttribute("aria-label", t("assist.label"));
      buttons = {};
      const computer = hasComputer(players);
      fill(
        element,
        personsSide(players) && make("takeback", "takeback", "assist.takeback", actions.takeBack),
        computer && make("now", "now", "assist.now", actions.moveNow),
        computer && make("pause", "pause", "assist.pause", () => actions.setPaused(!controller.store.get().paused)),
        make("hint", "hint", "assist.hint", actions.askHint),
        make("explain", "info", "explain.toggle", actions.toggleExplanation),
        make("analysis", "analysis", "assist.analysis", actions.toggleAnalysis),
      );
    },
  );
  return {
    element,
    render(state) {
      draw(state);
      const { thinking, paused, snapshot, analysing, explaining } = state;
      enable(buttons.takeback, snapshot.canUndo);
      enable(buttons.now, thinking !== null);
      enable(buttons.hint, snapshot.phase === "play" && !thinking);
      buttons.analysis?.setAttribute("aria-pressed", String(analysing));
      buttons.explain?.setAttribute("aria-pressed", String(explaining));
      buttons.pause?.setAttribute("aria-pressed", String(paused));
    },
  };
}
