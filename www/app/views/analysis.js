// The analysis of the place shown: who stands better, as a bar and in words, the best lines, and what the other side would
// do if it were its turn.

import { button, enable, fill, h, whenChanged } from "../../site/dom.js";
import { whiteShare } from "../game/judgement.js";
import { other } from "../game/state.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../worker/protocol.js").Analysis["lines"][number]} Line */
/** @typedef {import("../../types.js").Color} Color */

const MOVES_SHOWN = 8;
const THREAT_MOVES_SHOWN = 3;

/** @param {Env} env @returns {import("./env.js").View} */
export function createAnalysis(env) {
  const { actions } = env.controller;
  const lines = h("div", { class: "analysis-content" });
  const threat = h("p", { class: "analysis-threat" });
  const title = h("h2", { class: "panel-title", id: "analysis-title" });
  const tools = h("div", { class: "button-row" });
  const element = h("section", { class: "panel panel-analysis", "aria-labelledby": "analysis-title", hidden: true }, title, lines, threat, tools);
  const drawTools = whenChanged((/** @type {AppState} */ s) => [s.language], () => {
    title.textContent = env.t("analysis.title");
    fill(
      tools,
      button(env.t("threats.toggle"), actions.toggleThreats, { kind: "small", icon: "threat", "data-action": "threats" }),
      button(env.t("review.start"), actions.startReview, { kind: "small", icon: "mistake", "data-action": "review" }),
    );
  });
  const drawLines = whenChanged(
    (/** @type {AppState} */ s) => [s.analysing, s.analysis, s.snapshot, s.language, s.letters, s.thinking],
    (s) => fill(lines, ...(s.analysing ? content(env, s) : [])),
  );
  const drawThreat = whenChanged(
    (/** @type {AppState} */ s) => [s.threatening, s.threats, s.snapshot, s.language, s.letters],
    (s) => {
      threat.hidden = !s.threatening || s.snapshot.phase !== "play";
      fill(threat, ...(threat.hidden ? [] : threatContent(env, s)));
    },
  );
  return {
    element,
    render(state) {
      element.hidden = !state.analysing && !state.threatening;
      drawTools(state);
      drawLines(state);
      drawThreat(state);
      const [threats, review] = tools.querySelectorAll("button");
      threats?.setAttribute("aria-pressed", String(state.threatening));
      enable(review, state.steps.length > 0 && state.review === null);
    },
  };
}

/** `If it were Black's move: Kn e5-e4, +2.0`. @param {Env} env @param {AppState} state */
function threatContent(env, { snapshot, threats, letters, language }) {
  const { t } = env;
  if (threats?.node !== snapshot.node) return [t("threats.begins")];
  const turn = other(snapshot.turn);
  const [line] = threats.found?.lines ?? [];
  if (!line) return [t("threats.none")];
  const moves = line.moves.slice(0, THREAT_MOVES_SHOWN).map((move) => move[letters]).join(" ");
  return [t(`threats.${turn}`), " ", h("strong", {}, moves), " ", valueText(env, line, turn, language)];
}

/** @param {Env} env @param {AppState} state */
function content(env, { snapshot, analysis, letters, thinking, language }) {
  const { t } = env;
  if (snapshot.phase !== "play") return [h("p", { class: "details-hint" }, t("analysis.none"))];
  if (thinking) return [h("p", { class: "details-hint" }, t(`turn.thinking.${thinking}`))];
  const [best] = analysis?.node === snapshot.node ? analysis.found.lines : [];
  if (!analysis || !best) return [h("p", { class: "details-hint" }, t("analysis.begins"))];
  const { depth, nodes, lines } = analysis.found;
  return [
    bar(env, best, snapshot.turn, language),
    h("p", { class: "analysis-effort" }, t("analysis.effort", { depth, nodes: Math.max(1, Math.round(nodes / 1000)) })),
    h("ol", { class: "plain-list analysis-lines" }, ...lines.map((line) => lineItem(env, line, snapshot.turn, language, letters))),
  ];
}

/** @param {Env} env @param {Line} line @param {Color} turn @param {string} language */
function bar(env, line, turn, language) {
  const share = Math.round(100 * whiteShare(line, turn));
  const meter = h("div", {
    class: "analysis-bar", role: "meter", "aria-label": env.t("analysis.bar"),
    "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": share, "aria-valuetext": valueText(env, line, turn, language),
  });
  const white = h("div", { class: "analysis-bar-white" });
  white.style.width = `${share}%`;
  meter.append(white);
  return h("div", { class: "analysis-head" }, meter, h("strong", {}, valueText(env, line, turn, language)));
}

/** In Knechts, from White: `+1.5`; or who wins, and when. @param {Env} env @param {Line} line @param {Color} turn @param {string} language */
export function valueText({ t }, { score, win }, turn, language) {
  const white = turn === "white" ? score : -score;
  if (win !== null) return t(white > 0 ? "analysis.wins.white" : "analysis.wins.black", { n: Math.ceil(Math.abs(win) / 2) });
  const format = new Intl.NumberFormat(language, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(white / 100);
}

/** @param {Env} env @param {Line} line @param {Color} turn @param {string} language @param {import("../../types.js").Letters} letters */
function lineItem(env, line, turn, language, letters) {
  const texts = line.moves.map((move) => move.text);
  const moves = line.moves.slice(0, MOVES_SHOWN).map((move, index) =>
    h(
      "button",
      { type: "button", class: "analysis-move", title: env.t("analysis.play"), onclick: () => env.controller.actions.playLine(texts.slice(0, index + 1)) },
      move[letters],
    ),
  );
  return h("li", { class: "analysis-line" }, h("span", { class: "analysis-value" }, valueText(env, line, turn, language)), ...moves);
}
