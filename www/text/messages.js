// What happened in the game, in sentences of the reader's language.

import { errorText } from "./errors.js";
import { reasonText } from "./reasons.js";
import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../app/game/state.js").Message} Message */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").SquaresDrawn} SquaresDrawn */

/** @param {Words} words @param {Message} message @returns {string} */
export function messageText(words, message) {
  const { t } = words;
  switch (message.kind) {
    case "text":
      return t(message.key, message.params);
    case "refusal":
      return reasonText(words, { ...message, color: message.piece?.color ?? null });
    case "error":
      return errorText(words, message.error);
    case "step":
      return stepText(words, message);
    case "hint":
      return t("hint.move", { from: message.move.from, to: message.move.to });
    case "threat":
      return t("threat.move", { from: message.move.from, to: message.move.to });
    case "taken-in":
      return takenInText(words, message);
    case "exposed":
      return t(`exposed.${message.color}`);
    case "drawn":
      return drawnText(words, message.drawn);
    case "result":
      return resultText(words, message.result);
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

/** What became of the records of a file. @param {Words} words @param {{taken: number, there: number, unreadable: number}} message */
function takenInText({ t }, { taken, there, unreadable }) {
  const parts = [t("library.taken", { n: taken })];
  if (there > 0) parts.push(t("library.taken.there", { n: there }));
  if (unreadable > 0) parts.push(t("library.taken.unreadable", { n: unreadable }));
  return parts.join(" ");
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
  return t(`result.by.${result.by}`);
}

/** The turn in the author's form: `1. __ хб`, `8 … __ хч`. @param {Words} words @param {{turn: Color, moveNumber: number}} snapshot */
export function turnLine({ t }, { turn, moveNumber }) {
  return t(`turn.line.${turn}`, { number: moveNumber });
}
