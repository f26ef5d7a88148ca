// Why a text, or anything else given to the engine, was not taken: what, where, and every reason.

import { reasonText } from "./reasons.js";
import { squaresIn } from "./squares.js";
import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Fault} Fault */

/**
 * Why the engine did not take something.
 * @param {Words} words
 * @param {Fault} error
 * @returns {string}
 */
export function errorText(words, error) {
  const { t } = words;
  const what = known(words, `error.${error.code}`, { detail: error.message });
  const where = error.at ? placeText(words, error.at) : "";
  const why = [...problemTexts(words, error), ...recordReasons(words, error)].join(" ");
  return [what, where, why].filter(Boolean).join(" ") || t("error.unknown", { detail: error.message });
}

/** @param {Words} words @param {NonNullable<Fault["at"]>} at */
function placeText({ t }, { moveNumber, color, text, line }) {
  const side = color ? t(`side.${color}`) : "";
  if (moveNumber === null) return t("error.at.line", { line, text });
  return t("error.at.move", { number: moveNumber, side, line, text });
}

/** Every problem of a position. @param {Words} words @param {Fault} error @returns {string[]} */
function problemTexts(words, error) {
  return (error.problems ?? []).map((problem) => problemText(words, problem));
}

/** Why something is no position, with the squares. @param {Words} words @param {import("../types.js").PositionProblem} problem */
export function problemText(words, problem) {
  const squares = problem.squares.length > 0 ? ` (${problem.squares.join(", ")})` : "";
  return known(words, `problem.${problem.code}`, problemParams(words, problem), problem.message) + squares + ".";
}

/** The data beside a problem's code, in words. @param {Words} words @param {import("../types.js").PositionProblem} problem */
function problemParams(words, problem) {
  const { t } = words;
  /** @type {Record<string, string | number>} */
  const params = {};
  for (const [name, value] of Object.entries(problem)) {
    if (typeof value === "string" || typeof value === "number") params[name] = value;
  }
  const piece = "piece" in problem ? problem.piece : null;
  const side = "color" in problem ? problem.color : "owner" in problem ? problem.owner : piece?.color;
  if (side) params.side = t(`side.${side}`);
  if (piece) params.piece = pieceName(words, piece);
  if ("role" in problem) params.role = t(`role.three.${problem.role}`);
  return params;
}

/** A move in a record that the rules refuse: the rule it breaks. @param {Words} words @param {Fault} error @returns {string[]} */
function recordReasons(words, error) {
  const [reason] = error.reasons ?? [];
  if (!reason) return [];
  const [from = "", to = ""] = squaresIn(error.at?.text ?? "");
  return [reasonText(words, { reason, from, to, color: error.at?.color ?? null })];
}

/**
 * The text of a key that may be newer than this page's tables.
 * @param {Words} words
 * @param {string} key
 * @param {import("../core/i18n.js").Params} params
 * @param {string} [otherwise]
 */
function known({ t }, key, params, otherwise) {
  const text = t(key, params);
  return text === key ? (otherwise ?? t("error.unknown", params)) : text;
}
