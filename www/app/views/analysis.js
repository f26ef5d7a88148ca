// The analysis of the place shown: who stands better, as a bar and in words, and the best lines.

import { fill, h, whenChanged } from "./dom.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../worker/protocol.js").Analysis["lines"][number]} Line */
/** @typedef {import("../types.js").Color} Color */

/** So many Knechts ahead fill most of the bar. */
const STEEPNESS = 4;
const MOVES_SHOWN = 8;

/** @param {Env} env @returns {import("./env.js").View} */
export function createAnalysis(env) {
  const element = h("section", { class: "panel panel-analysis", "aria-labelledby": "analysis-title", hidden: true });
  const draw = (/** @type {AppState} */ state) => {
    element.hidden = !state.analysing;
    if (!state.analysing) return fill(element);
    fill(element, h("h2", { class: "panel-title", id: "analysis-title" }, env.t("analysis.title")), ...content(env, state));
  };
  return {
    element,
    render: whenChanged((s) => [s.analysing, s.analysis, s.snapshot, s.language, s.letters, s.thinking], draw),
  };
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

/** White's share of the bar, in per cent. @param {Line} line @param {Color} turn */
export function whiteShare({ score, win }, turn) {
  const white = turn === "white" ? score : -score;
  if (win !== null) return white > 0 ? 100 : 0;
  return Math.round(100 / (1 + Math.exp(-white / 100 / STEEPNESS)));
}

/** @param {Env} env @param {Line} line @param {Color} turn @param {string} language */
function bar(env, line, turn, language) {
  const share = whiteShare(line, turn);
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

/** @param {Env} env @param {Line} line @param {Color} turn @param {string} language @param {import("../types.js").Letters} letters */
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
