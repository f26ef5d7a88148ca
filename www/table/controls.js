// The buttons below a board: through the game, the other side below, forces on the squares.

import { enable, fill, h } from "../site/dom.js";
import { drawing } from "./icons.js";
import { drawnButton } from "./buttons.js";

/** @typedef {import("../core/i18n.js").Translate} Translate */
/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * @param {{toStart: () => void, undo: () => void, redo: () => void, toEnd: () => void, flip: () => void, toggleForce: () => void}} actions
 */
export function createControls(actions) {
  const element = h("div", { class: "toolbar", role: "group", hidden: true });
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons = {};

  return {
    element,
    /** @param {Translate} t */
    setWords(t) {
      element.setAttribute("aria-label", t("tools.label"));
      buttons = {
        first: drawnButton("first", t("tools.first"), actions.toStart),
        undo: drawnButton("undo", t("tools.undo"), actions.undo),
        redo: drawnButton("redo", t("tools.redo"), actions.redo),
        last: drawnButton("last", t("tools.last"), actions.toEnd),
        flip: drawnButton("flip", t("tools.flip"), actions.flip),
        force: forceButton(t, actions.toggleForce),
      };
      fill(element, ...Object.values(buttons));
    },
    /** @param {import("./state.js").Look} look @param {Snapshot | null} snapshot */
    show({ controls, force }, snapshot) {
      element.hidden = !controls || !snapshot;
      if (!snapshot) return;
      enable(buttons.first, snapshot.canUndo);
      enable(buttons.undo, snapshot.canUndo);
      enable(buttons.redo, snapshot.canRedo);
      enable(buttons.last, snapshot.canRedo);
      buttons.force?.setAttribute("aria-pressed", String(force));
    },
  };
}

/** @param {Translate} t @param {() => void} onclick */
function forceButton(t, onclick) {
  const label = t("tools.force.short");
  return h("button", { type: "button", class: "button button-toggle", "data-tool": "force", "aria-pressed": "false", onclick }, drawing("force"), h("span", {}, label));
}
