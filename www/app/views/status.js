// Whose turn it is, in the author's form and in words, and whether there is check. A remark stands in the same place.

import { fill, h, whenChanged } from "../../site/dom.js";
import { createNotice } from "./notice.js";
import { personsSide } from "../game/players.js";
import { resultHow, resultTitle, turnLine } from "../../text/news.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("./env.js").Env} Env */

/** @param {Env} env @returns {import("./env.js").View} */
export function createStatus(env) {
  const turn = h("div", { class: "turn" });
  const notice = createNotice(env, "game");
  const element = h("section", { class: "status" }, turn, notice.element);
  const renderTurn = whenChanged((s) => [s.language, s.snapshot, s.players, s.paused, s.thinking], (/** @type {AppState} */ s) => drawTurn(env, turn, s));
  return {
    element,
    render(state) {
      renderTurn(state);
      notice.render(state);
    },
  };
}

/** @param {Env} env @param {HTMLElement} element @param {AppState} state */
function drawTurn(env, element, state) {
  const { snapshot } = state;
  const words = env.words();
  if (snapshot.result) return fill(element, ...resultLine(words, snapshot.result));
  fill(
    element,
    h("span", { class: "turn-line", "aria-hidden": "true" }, turnLine(words, snapshot)),
    h("span", { class: "turn-words" }, turnWords(env, state)),
    checkBadge(env, snapshot),
  );
}

/** @param {Env} env @param {AppState} state */
function turnWords({ t }, { snapshot: { phase, turn }, thinking, players, paused }) {
  if (phase === "draw-squares") return t("turn.squares");
  if (thinking) return t(`turn.thinking.${thinking}`);
  return t(personsSide(players) === turn && !paused ? `turn.yours.${turn}` : `turn.words.${turn}`);
}

/** @param {import("../../text/words.js").Words} words @param {import("../../types.js").Result} result */
function resultLine(words, result) {
  return [
    h("span", { class: "turn-words" }, resultTitle(words, result)),
    h("span", { class: "turn-how" }, resultHow(words, result)),
  ];
}

/** @param {Env} env @param {import("../../types.js").Snapshot} snapshot */
function checkBadge({ t }, { check, finalCheck }) {
  if (finalCheck) return h("strong", { class: "badge badge-check" }, t("check.final"));
  return check && h("strong", { class: "badge badge-check" }, t("check.plain"));
}
