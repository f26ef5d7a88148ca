// What happened in the game, in sentences of the reader's language.

import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").SquaresDrawn} SquaresDrawn */

/**
 * Something that happened in the game.
 * @typedef {{kind: "step", step: Step, check: boolean, finalCheck: boolean} | {kind: "exposed", color: Color}
 *   | {kind: "draw-due"} | {kind: "drawn", drawn: SquaresDrawn} | {kind: "result", result: Result}} Happening
 */

/** What is said aloud of news. @param {Words} words @param {Happening[]} news */
export function newsText(words, news) {
  return news.map((happening) => happeningText(words, happening)).join(" ");
}

/** @param {Words} words @param {Happening} happening @returns {string} */
export function happeningText(words, happening) {
  switch (happening.kind) {
    case "step":
      return stepText(words, happening);
    case "exposed":
      return words.t(`exposed.${happening.color}`);
    case "draw-due":
      return words.t("squares.due");
    case "drawn":
      return drawnText(words, happening.drawn);
    case "result":
      return resultText(words, happening.result);
  }
}

/** A move for the ear. @param {Words} words @param {{step: Step, check: boolean, finalCheck: boolean}} message */
function stepText(words, { step, check, finalCheck }) {
  const { t } = words;
  if (step.drawn) return drawnText(words, step.drawn);
  if (!step.move || !step.color) return step.text;
  const parts = [moveText(words, step.color, step.move)];
  if (finalCheck) parts.push(t("check.final"));
  else if (check) parts.push(t("check.plain"));
  return parts.join(" ");
}

/** A move and what becomes of the piece. @param {Words} words @param {Color} color @param {import("../types.js").Move} move */
export function moveText({ t }, color, { role, from, to, kind, taken, becomes }) {
  const params = { side: t(`side.${color}`), piece: t(`role.${role}`), from, to, taken: taken ? t(`role.${taken}`) : "" };
  const moved = t(`spoken.${kind}`, params);
  return becomes ? `${moved} ${t("spoken.becomes", { piece: t(`role.${becomes}`) })}` : moved;
}

/** @param {Words} words @param {SquaresDrawn} drawn */
export function drawnText(words, drawn) {
  const { t } = words;
  const where = t("squares.landed", { white: drawn.white, black: drawn.black });
  return [where, ...removalTexts(words, drawn)].join(" ");
}

/** @param {Words} words @param {SquaresDrawn} drawn @returns {string[]} */
export function removalTexts(words, drawn) {
  return drawn.removed.map(({ square, piece }) =>
    words.t(`squares.removed.${piece.color}`, { square, piece: pieceName(words, piece) }),
  );
}

/** @param {Words} words @param {Result} result */
export function resultText(words, result) {
  return `${resultTitle(words, result)} ${resultHow(words, result)}`;
}

/** @param {Words} words @param {Result} result */
export function resultTitle({ t }, result) {
  return t(result.winner ? `result.wins.${result.winner}` : "result.drawn");
}

/** @param {Words} words @param {Result} result */
export function resultHow({ t }, result) {
  // Who resigned is not always the opponent.
  const side = result.winner ? t(`side.${result.winner === "white" ? "black" : "white"}`) : "";
  return t(`result.by.${result.by}`, { side });
}

/** The turn in the author's form: `1. __ хб`, `8 … __ хч`. @param {Words} words @param {{turn: Color, moveNumber: number}} snapshot */
export function turnLine({ t }, { turn, moveNumber }) {
  return t(`turn.line.${turn}`, { number: moveNumber });
}
