// One side's pieces and its star: chosen by a tap, to be put on squares, or dragged onto one.

import { pieceUrl, readPalette, watchTheme } from "../../board/index.js";
import { fill, h, icon, whenChanged } from "../../site/dom.js";
import { isSameTool } from "../tools.js";
import { bindTrayDrag } from "./tray-drag.js";

/** @typedef {import("./env.js").Shown} Shown */
/** @typedef {import("../tools.js").Tool} Tool */

const PIECE = 44;

/**
 * @param {import("./env.js").Env} env
 * @param {"above" | "below"} place
 * @param {import("./tray-drag.js").Target} target where pieces are dragged to
 * @returns {import("./env.js").View}
 */
export function createTray({ editor, shell }, place, target) {
  const { t } = shell;
  const element = h("div", { class: "tray", role: "group", "data-tray": place });
  /** @type {{tool: Tool, button: HTMLElement}[]} */
  let buttons = [];
  let repaint = 0;

  const draw = (/** @type {Shown} */ { diagram, orientation, settings, letters }) => {
    const color = (orientation === "white") === (place === "below") ? "white" : "black";
    const { roles, inaccessibleChoices } = editor.variantOf(diagram.variant);
    const palette = readPalette(document.documentElement);
    element.setAttribute("aria-label", t(`edit.tray.${color}`));
    buttons = roles.map(({ role }) => {
      const src = pieceUrl({ color, role, roles, size: PIECE, pieceSet: settings.pieceSet, letters, palette });
      const image = h("img", { class: "tray-image", src, alt: "", draggable: "false" });
      return made({ kind: "piece", piece: { color, role } }, t(`role.${role}`), image);
    });
    if (inaccessibleChoices) buttons.push(made({ kind: "star", color }, t("edit.star"), icon("star")));
    fill(element, ...buttons.map(({ button }) => button));
  };

  /** @param {Tool} tool @param {string} label @param {Node} picture */
  function made(tool, label, picture) {
    const button = h("button", { type: "button", class: "tray-button", "aria-label": label, title: label, "data-tool": tool.kind === "piece" ? tool.piece.role : tool.kind }, picture);
    const drop = (/** @type {string} */ square) => {
      if (tool.kind === "piece") editor.actions.put(square, tool.piece);
      else if (tool.kind === "star") editor.actions.putStar(square, tool.color);
    };
    bindTrayDrag(button, target, drop, () => editor.actions.choose(tool));
    return { tool, button };
  }

  const make = whenChanged((/** @type {Shown} */ s) => [s.diagram.variant, s.orientation, s.settings.pieceSet, s.letters, s.language, repaint], draw);
  /** @type {Shown | null} */
  let last = null;
  const render = (/** @type {Shown} */ shown) => {
    last = shown;
    make(shown);
    for (const { tool, button } of buttons) button.setAttribute("aria-pressed", String(isSameTool(tool, shown.tool)));
  };
  // The pictures wear the theme's colours.
  watchTheme(document.documentElement, () => {
    repaint += 1;
    if (last) render(last);
  }, new AbortController().signal);
  return { element, render };
}
