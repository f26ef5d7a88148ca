// What the page tells its players, in sentences of the reader's language.

import { errorText } from "../../text/errors.js";
import { happeningText, moveText } from "../../text/news.js";
import { reasonText } from "../../text/reasons.js";

/** @typedef {import("../../text/words.js").Words} Words */
/** @typedef {import("../game/state.js").Message} Message */

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
    case "hint":
      return hintText(words, message);
    case "threat":
      return t("threat.move", { from: message.move.from, to: message.move.to });
    case "taken-in":
      return takenInText(words, message);
    default:
      return happeningText(words, message);
  }
}

/** The best move, and what it comes to: a win, or else the answer to be expected. @param {Words} words @param {Extract<Message, {kind: "hint"}>} message */
function hintText(words, { color, move, line: { win, moves } }) {
  const { t } = words;
  const hint = t("hint.move", { move: moveText(words, color, move) });
  const answer = moves[1];
  if (win !== null && win > 0) return `${hint} ${t("hint.wins", { n: Math.ceil(win / 2) })}`;
  return answer ? `${hint} ${t("hint.answer", { from: answer.from, to: answer.to })}` : hint;
}

/** What became of the records of a file. @param {Words} words @param {{taken: number, there: number, unreadable: number}} message */
function takenInText({ t }, { taken, there, unreadable }) {
  const parts = [t("library.taken", { n: taken })];
  if (there > 0) parts.push(t("library.taken.there", { n: there }));
  if (unreadable > 0) parts.push(t("library.taken.unreadable", { n: unreadable }));
  return parts.join(" ");
}
