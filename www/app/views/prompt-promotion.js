// What shall the piece become? The choices that the rules forbid are shown with the reason.

import { button, h } from "../../site/dom.js";
import { pieceDrawing } from "./piece.js";
import { reasonText } from "../../text/reasons.js";
import { pieceName } from "../../text/words.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("../../types.js").PromotionOption} PromotionOption */

const PIECE_PX = 44;

/**
 * @param {Env} env
 * @param {import("./env.js").AppState} state
 * @param {import("../game/state.js").Pending} pending
 */
export function drawPromotion(env, state, pending) {
  const { t, controller } = env;
  // A choice of keeping the piece as it is makes it a conversion.
  const optional = pending.options.some((option) => option.becomes === null);
  const first = pending.options.findIndex((option) => option.reasons.length === 0);
  return h(
    "section",
    { class: "ask", "aria-labelledby": "ask-title", "data-prompt": "promotion" },
    h("h2", { id: "ask-title", class: "ask-title" }, t(optional ? "promotion.title.conversion" : "promotion.title")),
    h(
      "div",
      { class: "choices" },
      ...pending.options.map((option, index) => choice(env, state, pending, option, index === first)),
    ),
    button(t("promotion.back"), controller.actions.cancelPromotion, { kind: "quiet", icon: "undo" }),
  );
}

/**
 * @param {Env} env
 * @param {import("./env.js").AppState} state
 * @param {import("../game/state.js").Pending} pending
 * @param {PromotionOption} option
 * @param {boolean} focus
 */
function choice(env, state, { piece, from, to }, option, focus) {
  const words = env.words();
  const becomes = { color: piece.color, role: option.becomes ?? piece.role };
  const [reason] = option.reasons;
  const name = pieceName(words, becomes);
  return h(
    "button",
    {
      type: "button",
      class: "choice",
      "data-becomes": option.becomes ?? "stay",
      disabled: Boolean(reason),
      autofocus: focus,
      onclick: () => env.controller.actions.choosePromotion(option.text),
    },
    pieceDrawing(env, state, becomes, PIECE_PX),
    h("span", { class: "choice-name" }, option.becomes ? name : env.t("promotion.keep", { piece: name })),
    reason && h("span", { class: "choice-why" }, reasonText(words, { reason, from, to, color: piece.color })),
  );
}
