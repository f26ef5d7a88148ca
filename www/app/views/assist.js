// What helps in a game against the computer, under the board: take back, move now, let it rest.

import { enable, fill, h, icon, whenChanged } from "./dom.js";
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
      if (!hasComputer(players)) return fill(element);
      fill(
        element,
        personsSide(players) && make("takeback", "takeback", "assist.takeback", actions.takeBack),
        make("now", "now", "assist.now", actions.moveNow),
        make("pause", "pause", "assist.pause", () => actions.setPaused(!controller.store.get().paused)),
      );
    },
  );
  return {
    element,
    render(state) {
      draw(state);
      element.hidden = Object.keys(buttons).length === 0;
      const { thinking, paused, snapshot } = state;
      enable(buttons.takeback, snapshot.canUndo);
      enable(buttons.now, thinking !== null);
      buttons.pause?.setAttribute("aria-pressed", String(paused));
    },
  };
}
