// Whose turn it is, in the author's form and in words, and whether there is check. A remark stands in the same place.

import { button, fill, h, icon, iconButton, whenChanged } from "./dom.js";
import { messageText, resultHow, resultTitle, turnLine } from "../text/messages.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("./env.js").Env} Env */

/** @param {Env} env @returns {import("./env.js").View} */
export function createStatus(env) {
  const turn = h("div", { class: "turn" });
  const notice = h("div", { class: "notice", hidden: true });
  const element = h("section", { class: "status" }, turn, notice);
  const renderTurn = whenChanged((s) => [s.language, s.snapshot], (/** @type {AppState} */ s) => drawTurn(env, turn, s));
  const renderNotice = whenChanged((s) => [s.language, s.notice], (/** @type {AppState} */ s) => drawNotice(env, notice, s));
  return {
    element,
    render(state) {
      renderTurn(state);
      renderNotice(state);
    },
  };
}

/** @param {Env} env @param {HTMLElement} element @param {AppState} state */
function drawTurn(env, element, { snapshot }) {
  const words = env.words();
  if (snapshot.result) return fill(element, ...resultLine(words, snapshot.result));
  fill(
    element,
    h("span", { class: "turn-line", "aria-hidden": "true" }, turnLine(words, snapshot)),
    h("span", { class: "turn-words" }, env.t(snapshot.phase === "draw-squares" ? "turn.squares" : `turn.words.${snapshot.turn}`)),
    checkBadge(env, snapshot),
  );
}

/** @param {import("../text/messages.js").Words} words @param {import("../types.js").Result} result */
function resultLine(words, result) {
  return [
    h("span", { class: "turn-words" }, resultTitle(words, result)),
    h("span", { class: "turn-how" }, resultHow(words, result)),
  ];
}

/** @param {Env} env @param {import("../types.js").Snapshot} snapshot */
function checkBadge({ t }, { check, finalCheck }) {
  if (finalCheck) return h("strong", { class: "badge badge-check" }, t("check.final"));
  return check && h("strong", { class: "badge badge-check" }, t("check.plain"));
}

/** @param {Env} env @param {HTMLElement} element @param {AppState} state */
function drawNotice(env, element, { notice }) {
  element.hidden = notice === null;
  if (!notice) return fill(element);
  element.dataset.tone = notice.tone;
  fill(
    element,
    icon(notice.tone === "info" ? "info" : "no"),
    h("p", { class: "notice-text" }, messageText(env.words(), notice.message)),
    notice.action && actionButton(env, notice.action),
    iconButton("close", env.t("common.close"), env.controller.actions.dismissNotice, { class: "icon-button icon-button-small" }),
  );
}

/** @param {Env} env @param {import("../game/state.js").NoticeAction} action */
function actionButton({ controller, t }, action) {
  if (action.do === "bring-back") return button(t("shelf.back"), () => controller.actions.openShelved(0), { kind: "small" });
  return button(t("storage.copy"), () => download("chess-t-copy.txt", action.text), { kind: "small" });
}

/** Hands a text over as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = h("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
