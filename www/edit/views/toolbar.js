// The buttons under the board: hand, drawing, eraser, going back and forth, turning, emptying.

import { enable, fill, h, iconButton, whenChanged } from "../../site/dom.js";
import { isSameTool } from "../tools.js";

/** @typedef {import("./env.js").Shown} Shown */
/** @typedef {import("../tools.js").Tool} Tool */

/** @type {Record<string, Tool>} */
const TOOLS = { hand: { kind: "hand" }, arrow: { kind: "draw" }, delete: { kind: "erase" } };

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createToolbar({ editor: { actions }, shell: { t } }) {
  const element = h("div", { class: "edit-tools", role: "group" });
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons = {};

  const make = whenChanged((/** @type {Shown} */ s) => [s.language], () => {
    element.setAttribute("aria-label", t("edit.tools"));
    const tool = (/** @type {string} */ name) => iconButton(name, t(`edit.tool.${name}`), () => actions.choose(TOOLS[name] ?? { kind: "hand" }));
    buttons = {
      hand: tool("hand"),
      arrow: tool("arrow"),
      delete: tool("delete"),
      undo: iconButton("takeback", t("edit.undo"), actions.undo),
      redo: iconButton("again", t("edit.redo"), actions.redo),
      flip: iconButton("flip", t("tools.flip"), actions.flip),
      start: iconButton("start", t("edit.start"), actions.start),
      clear: iconButton("empty", t("edit.clear"), actions.clear),
    };
    for (const [name, button] of Object.entries(buttons)) button.dataset.tool = name;
    fill(element, ...Object.values(buttons));
  });
  return {
    element,
    render(shown) {
      make(shown);
      for (const [name, tool] of Object.entries(TOOLS)) buttons[name]?.setAttribute("aria-pressed", String(isSameTool(tool, shown.tool)));
      enable(buttons.undo, shown.history.past.length > 0);
      enable(buttons.redo, shown.history.future.length > 0);
    },
  };
}
