// How a game ends, or may end, and how it goes on: the result, the next game of a match, claims, the warning about an exposed
// King, the replay, the computer that waits.

import { button, h } from "../../site/dom.js";
import { isBetweenRounds, isDecided, pointsOf, pointsText, roundOf } from "../library/match.js";
import { resultHow, resultTitle } from "../../text/news.js";
import { contestantName, gamePoints } from "../../text/words.js";

/** @typedef {import("./env.js").Env} Env */

/** @param {Env} env @param {import("./env.js").AppState} state @param {import("../../types.js").Result} result */
export function drawResult(env, state, result) {
  const { t, controller } = env;
  const { actions } = controller;
  const words = env.words();
  const full = state.resultShown;
  const disabled = state.steps.length === 0;
  const replay = button(t("result.replay"), actions.startReplay, { icon: "play", disabled, kind: full ? "" : "small" });
  const mistakes = button(t("review.start"), actions.startReview, { icon: "mistake", disabled, kind: full ? "" : "small", "data-action": "review" });
  const next = nextButton(env, state, full ? "main" : "small");
  const another = button(t("actions.new"), actions.chooseAnother, { icon: "games", kind: full ? (next ? "" : "main") : "small" });
  if (!full) {
    const again = button(t("result.show"), actions.showResult, { kind: "small" });
    return h("section", { class: "ask ask-small", "data-prompt": "result-small" }, buttonRow([next, replay, another, mistakes, again]));
  }
  return h(
    "section",
    { class: "ask ask-result", "aria-labelledby": "result-title", "data-prompt": "result" },
    h(
      "div",
      { class: "result-head" },
      h("p", { class: "result-points", "aria-hidden": "true" }, gamePoints(t, result.winner)),
      h("h2", { id: "result-title", class: "result-title" }, resultTitle(words, result)),
    ),
    h("p", { class: "ask-lead" }, resultHow(words, result)),
    result.squares.length > 0 && h("p", { class: "result-squares" }, t("result.squares", { squares: result.squares.join(", ") })),
    state.match && matchLine(env, state, state.match),
    buttonRow([next, replay, another, mistakes, button(t("result.review"), actions.reviewGame, { kind: "quiet" })]),
  );
}

/** The match goes on. @param {Env} env @param {import("./env.js").AppState} state @param {string} kind */
function nextButton({ t, controller }, { match, following }, kind) {
  if (!match || following || isDecided(match) || !isBetweenRounds(match)) return null;
  const n = match.rounds.length + 1;
  const label = match.length === null ? t("match.next", { n }) : t("match.next.of", { n, length: match.length });
  return button(label, controller.actions.nextGame, { icon: "play", kind, "data-action": "next-game" });
}

/** How the match stands: `After 2 of 4 games: Anna 1½ : ½ Boris.` @param {Env} env @param {import("./env.js").AppState} state @param {import("../library/match.js").Match} match */
function matchLine({ t }, { gameId }, match) {
  const points = pointsOf(match);
  const names = match.contestants.map(({ name, player }, index) => contestantName(t, player, name) || t("match.contestant", { n: index + 1 }));
  const [first, second] = points.map(pointsText);
  const score = t("match.score", { first: names[0] ?? "", second: names[1] ?? "", points: `${first}\u00a0:\u00a0${second}` });
  const played = match.length === null ? t("match.after", { n: match.rounds.length }) : t("match.after.of", { n: match.rounds.length, length: match.length });
  // Of a game before the last one, only how the match stands now.
  const last = roundOf(match, gameId) === match.rounds.length - 1;
  return h("p", { class: "match-line", "data-match": "score" }, h("strong", {}, score), h("span", {}, last && isDecided(match) ? overText(t, points, names) : played));
}

/** @param {Env["t"]} t @param {[number, number]} points @param {string[]} names */
function overText(t, [first, second], names) {
  if (first === second) return t("match.drawn");
  return t("match.over", { name: names[first > second ? 0 : 1] ?? "" });
}

/** @param {(HTMLElement | null)[]} buttons */
function buttonRow(buttons) {
  return h("div", { class: "button-row" }, ...buttons);
}

/** @param {Env} env @param {import("../../types.js").Color} color */
export function drawExposed({ t, controller }, color) {
  return h(
    "section",
    { class: "ask ask-warning", "data-prompt": "exposed" },
    h("p", { class: "ask-lead" }, t(`exposed.${color}`)),
    buttonRow([
      button(t("exposed.back"), controller.actions.takeBack, { kind: "main", icon: "undo" }),
      button(t("exposed.keep"), controller.actions.keepExposedMove, { kind: "quiet" }),
    ]),
  );
}

/** @param {Env} env @param {import("../../types.js").Claim[]} claims */
export function drawClaims({ t, controller }, claims) {
  return h(
    "section",
    { class: "ask", "data-prompt": "claims" },
    h("p", { class: "ask-lead" }, t("claims.title")),
    ...claims.map((claim) => button(t(`actions.claim.${claim}`), () => controller.actions.claimDraw(claim), { icon: "draw" })),
  );
}

/** @param {Env} env */
export function drawReplay({ t, controller }) {
  return h(
    "section",
    { class: "ask ask-small", "data-prompt": "replay" },
    button(t("result.stop"), controller.actions.stopReplay, { icon: "stop" }),
  );
}

/** Somebody has walked back to where the computer is to move. @param {Env} env @param {import("../../types.js").Color} color */
export function drawWaiting({ t, controller }, color) {
  return h(
    "section",
    { class: "ask ask-small", "data-prompt": "waiting" },
    h("p", { class: "ask-lead" }, t(`opponent.waits.${color}`)),
    buttonRow([
      button(t("opponent.go"), controller.actions.letComputerMove, { kind: "small", icon: "play", "data-action": "go" }),
      button(t("tools.last"), controller.actions.toEnd, { kind: "small", icon: "last" }),
    ]),
  );
}
