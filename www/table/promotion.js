// What shall the piece become? The choices that the rules forbid are shown with the reason.

import { h } from "../site/dom.js";
import { reasonText } from "../text/reasons.js";
import { pieceName } from "../text/words.js";

/** @typedef {import("../text/words.js").Words} Words */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").PromotionOption} PromotionOption */
/** A move that waits for the answer. @typedef {{from: Square, to: Square, piece: Piece, options: PromotionOption[]}} Asked */

/**
 * @typedef {object} World
 * @property {Words} words
 * @property {(piece: Piece) => HTMLElement} drawing A small picture of a piece.
 * @property {(text: string) => void} choose
 * @property {HTMLElement} back The button that takes the move back.
 */

/** @param {World} world @param {Asked} asked */
export function drawPromotion(world, asked) {
  const { t } = world.words;
  // A choice of keeping the piece as it is makes it a conversion.
  const optional = asked.options.some((option) => option.becomes === null);
  const title = t(optional ? "promotion.title.conversion" : "promotion.title");
  const first = asked.options.find((option) => option.reasons.length === 0);
  return h(
    "section",
    { class: "ask", "aria-label": title, "data-prompt": "promotion" },
    h("h2", { class: "ask-title" }, title),
    h("div", { class: "choices" }, ...asked.options.map((option) => choice(world, asked, option, option === first))),
    world.back,
  );
}

/** @param {World} world @param {Asked} asked @param {PromotionOption} option @param {boolean} focus */
function choice({ words, drawing, choose }, { piece, from, to }, option, focus) {
  const { t } = words;
  const becomes = { color: piece.color, role: option.becomes ?? piece.role };
  const [reason] = option.reasons;
  const name = pieceName(words, becomes);
  const attributes = {
    type: "button", class: "choice", "data-becomes": option.becomes ?? "stay", disabled: Boolean(reason), autofocus: focus,
    onclick: () => choose(option.text),
  };
  return h(
    "button",
    attributes,
    drawing(becomes),
    h("span", { class: "choice-name" }, option.becomes ? name : t("promotion.keep", { piece: name })),
    reason && h("span", { class: "choice-why" }, reasonText(words, { reason, from, to, color: piece.color })),
  );
}
