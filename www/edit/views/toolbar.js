// The buttons under the board: hand, drawing, eraser, going back and forth, turning, emptying; and what the tool in hand does.

import { button, enable, fill, h, iconButton, whenChanged } from "../../site/dom.js";
import { isSameTool } from "../tools.js";

/** @typedef {import("./env.js").Shown} Shown */
/** @typedef {import("../tools.js").Tool} Tool */

/** @type {Record<string, Tool>} */
const TOOLS = { hand: { kind: "hand" }, arrow: { kind: "draw" }, delete: { kind: "erase" } };

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createToolbar({ editor: { actions }, shell: { t } }) {
  const row = h("div", { class: "edit-tools", role: "group" });
  const hint = h("div", { class: "edit-hint" });
  const element = h("div", {}, row, hint);
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons = {};

  const make = whenChanged((/** @type {Shown} */ s) => [s.language], () => {
    row.setAttribute("aria-label", t("edit.tools"));
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
    fill(row, ...Object.values(buttons));
  });
  const drawHint = whenChanged((/** @type {Shown} */ s) => [s.language, s.tool, s.diagram.drawn], ({ tool, diagram: { drawn } }) => {
    const any = drawn.circles.length + drawn.arrows.length > 0;
    fill(hint, h("p", { class: "small" }, hintText(tool)), tool.kind === "draw" && any && button(t("edit.drawn.clear"), actions.clearDrawn, { kind: "small", "data-action": "clear-drawn" }));
  });
  /** @param {Tool} tool */
  function hintText(tool) {
    if (tool.kind === "piece") return t("edit.hint.piece", { piece: t(`role.${tool.piece.role}`) });
    // A finger has no second button, and no key beside it.
    if (tool.kind === "hand" && !matchMedia("(any-pointer: fine)").matches) return t("edit.hint.hand.finger");
    return t(`edit.hint.${tool.kind}`);
  }

  return {
    element,
    render(shown) {
      make(shown);
      drawHint(shown);
      for (const [name, tool] of Object.entries(TOOLS)) buttons[name]?.setAttribute("aria-pressed", String(isSameTool(tool, shown.tool)));
      enable(buttons.undo, shown.history.past.length > 0);
      enable(buttons.redo, shown.history.future.length > 0);
    },
  };
}
