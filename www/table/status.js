// How a game stands, in a line: the step that led here, then check, whose turn it is, or how the game ended.

import { resultText } from "../text/news.js";
import { isExposed } from "./news.js";

/** @typedef {import("../text/words.js").Words} Words */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Step} Step */

/** @param {Words} words @param {Snapshot} snapshot @param {Step | null} step that led here, in the letters shown */
export function statusText(words, snapshot, step) {
  const { t } = words;
  const { phase, result, turn, check, finalCheck } = snapshot;
  const parts = [step && stepLine(step)];
  if (isExposed(snapshot) && step?.color) parts.push(t(`exposed.${step.color}`));
  if (result) parts.push(resultText(words, result));
  else if (phase === "draw-squares") parts.push(t("squares.due"));
  else parts.push(finalCheck ? t("check.final") : check ? t("check.plain") : null, `${t(`turn.words.${turn}`)}.`);
  return parts.filter(Boolean).join(" ");
}

/** @param {Step} step */
function stepLine({ number, color, text, drawn }) {
  return drawn ? `${text}.` : `${number}${color === "black" ? " …" : "."} ${text}.`;
}
