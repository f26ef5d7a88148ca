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
  /** Made when they are first shown. @type {Record<string, HTMLButtonElement> | null} */
  let buttons = null;

  /** @param {Translate} t */
  function make(t) {
    const made = {
      first: drawnButton("first", t("tools.first"), actions.toStart),
      undo: drawnButton("undo", t("tools.undo"), actions.undo),
      redo: drawnButton("redo", t("tools.redo"), actions.redo),
      last: drawnButton("last", t("tools.last"), actions.toEnd),
      flip: drawnButton("flip", t("tools.flip"), actions.flip),
      force: forceButton(t, actions.toggleForce),
    };
    element.setAttribute("aria-label", t("tools.label"));
    fill(element, ...Object.values(made));
    return made;
  }

  return {
    element,
    /** The words are others. */
    renew: () => (buttons = null),
    /** @param {Translate} t @param {import("./state.js").Look} look @param {Snapshot | null} snapshot */
    show(t, { controls, force }, snapshot) {
      element.hidden = !controls || !snapshot;
      if (!controls || !snapshot) return;
      buttons ??= make(t);
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
