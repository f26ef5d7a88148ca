// Walking, flipping, forces: the buttons under the board.

import { enable, fill, h, icon, iconButton, whenChanged } from "../../site/dom.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createToolbar({ controller, t }) {
  const { actions } = controller;
  const element = h("div", { class: "toolbar", role: "group" });
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons = {};

  // The buttons are made anew only for another language, so that the focus stays where it is while walking.
  const make = whenChanged(
    (/** @type {import("./env.js").AppState} */ s) => [s.language],
    () => {
      element.setAttribute("aria-label", t("tools.label"));
      buttons = {
        first: iconButton("first", t("tools.first"), actions.toStart),
        undo: iconButton("undo", t("tools.undo"), actions.undo),
        redo: iconButton("redo", t("tools.redo"), actions.redo),
        last: iconButton("last", t("tools.last"), actions.toEnd),
        flip: iconButton("flip", t("tools.flip"), actions.flip),
        force: forceButton(t, actions.toggleForce),
      };
      for (const [name, element] of Object.entries(buttons)) element.dataset.tool = name;
      fill(element, ...Object.values(buttons));
    },
  );
  return {
    element,
    render(state) {
      make(state);
      const { canUndo, canRedo } = state.snapshot;
      enable(buttons.first, canUndo);
      enable(buttons.undo, canUndo);
      enable(buttons.redo, canRedo);
      enable(buttons.last, canRedo);
      buttons.force?.setAttribute("aria-pressed", String(state.force !== null));
    },
  };
}

/** @param {import("../../core/i18n.js").Translate} t @param {() => void} onclick */
function forceButton(t, onclick) {
  return h(
    "button",
    { type: "button", class: "button button-toggle", "aria-label": t("tools.force"), title: t("tools.force"), "aria-pressed": "false", onclick },
    icon("force"),
    h("span", {}, t("tools.force.short")),
  );
}
