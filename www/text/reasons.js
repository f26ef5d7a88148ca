// Why a move is refused: one plain sentence with the numbers in it.

import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").Color} Color */

/**
 * Why a move is refused, with the numbers. `color` is the mover's side.
 * @param {Words} words
 * @param {{reason: Reason, from: string, to: string, color: Color | null}} refusal
 * @returns {string}
 */
export function reasonText(words, { reason, from, to, color }) {
  const { t } = words;
  const params = { from, to, ...totalsOf(words, reason, color) };
  switch (reason.code) {
    case "not-your-piece":
      return t(`reason.not-your-piece.${reason.owner}`, params);
    case "own-piece-on-target":
      return t("reason.own-piece-on-target", { ...params, piece: pieceName(words, reason.piece) });
    case "blocked":
      return blockedText(words, reason, params);
    case "last-royal-must-stay":
      return t("reason.last-royal-must-stay", { ...params, squares: reason.intruders.join(", ") });
    case "inaccessible-square":
      return t(`reason.inaccessible-square.${reason.owner}`, params);
    case "no-superiority":
      return noSuperiorityText(words, reason, params, color);
    case "limit-of-three":
      return t("reason.limit-of-three", { role: t(`role.three.${reason.role}`) });
    default:
      return t(`reason.${reason.code}`, params);
  }
}

/** @typedef {Record<string, string>} Params */

/** Own and enemy totals, as the mover counts them. @param {Words} words @param {Reason} reason @param {Color | null} color @returns {Params} */
function totalsOf(words, reason, color) {
  if (!("totals" in reason)) return {};
  const { white, black } = reason.totals;
  const [own, enemy] = color === "black" ? [black, white] : [white, black];
  return { own: words.force(own), enemy: words.force(enemy) };
}

/** @param {Words} words @param {Extract<Reason, {code: "blocked"}>} reason @param {Params} params */
function blockedText(words, { at, by, inaccessibleOf }, params) {
  const { t } = words;
  if (by) return t("reason.blocked", { ...params, at, blocker: pieceName(words, by) });
  return t(inaccessibleOf ? `reason.blocked.${inaccessibleOf}` : "reason.blocked.plain", { ...params, at });
}

/**
 * @param {Words} words
 * @param {Extract<Reason, {code: "no-superiority"}>} reason
 * @param {Params} params
 * @param {Color | null} color
 */
function noSuperiorityText({ t, force }, reason, params, color) {
  // The mover's own force may be on the board and still not count: then the bare numbers would look wrong.
  if (color && reason.idle.includes(color)) {
    return t("reason.no-superiority.idle", { ...params, sum: force(reason.sums[color]) });
  }
  const equal = reason.totals.white === reason.totals.black;
  return t(equal ? "reason.no-superiority.equal" : "reason.no-superiority", params);
}
