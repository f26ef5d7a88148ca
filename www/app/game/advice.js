// What the search says to those who ask: a hint, and the analysis of the place shown, for as long as it is on.

import { ask } from "./ask.js";
import { notify, speak } from "./notices.js";
import { askAbout } from "./opponent.js";
import { hasComputer } from "./players.js";
import { show } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../worker/protocol.js").Analysis} Analysis */

/** As good as a strong player, in less than a second. */
const HINT_NODES = 300_000;
const ANALYSIS_NODES = 5_000_000;
const LINES = 3;

/** Watches the state, and thinks about what is asked while the computer has no move to make. @param {Context} ctx */
export function createAdvice(ctx) {
  /** @type {{key: string, stop: () => void} | null} */
  let work = null;
  function heed() {
    const state = ctx.store.get();
    const wanted = wantedIn(state);
    const key = wanted ? `${wanted}|${state.snapshot.variant}|${state.snapshot.node}|${state.snapshot.position}` : "";
    if (key === (work?.key ?? "")) return;
    work?.stop();
    work = null;
    if (wanted) work = { key, stop: wanted === "hint" ? findHint(ctx) : analyse(ctx) };
  }
  ctx.store.subscribe(heed);
  heed();
}

/** A hint goes before the analysis, the computer's own move before both. @param {AppState} state */
function wantedIn({ screen, snapshot, thinking, hint, analysing }) {
  if (screen !== "game" || snapshot.phase !== "play" || thinking) return null;
  if (hint === "asked") return "hint";
  return analysing ? "analysis" : null;
}

/**
 * @param {Context} ctx
 * @param {import("../../worker/protocol.js").Job} job
 * @param {{depth?: (sofar: Analysis) => void, answer: (answer: Analysis | null) => void}} hears
 * @returns {() => void} stops it
 */
function inquire(ctx, job, hears) {
  let over = false;
  let stop = () => {};
  const failed = (/** @type {unknown} */ error) => {
    if (over) return;
    ctx.store.update({ analysing: false, hint: null });
    notify(ctx, "warning", { kind: "text", key: "advice.failed", params: { detail: String(error) } });
  };
  const question = askAbout(ctx, job);
  void ctx.thinker().then((thinker) => {
    if (!over && question) stop = thinker.ask(question, { ...hears, failed });
  }, failed);
  return () => {
    over = true;
    stop();
  };
}

/** @param {Context} ctx */
function findHint(ctx) {
  return inquire(ctx, { do: "analyse", nodes: HINT_NODES, lines: 1 }, {
    answer(answer) {
      const move = answer?.lines[0]?.moves[0] ?? null;
      ctx.store.update({ hint: move });
      if (!move) return;
      notify(ctx, "info", { kind: "hint", move });
    },
  });
}

/** @param {Context} ctx */
function analyse(ctx) {
  const { node } = ctx.store.get().snapshot;
  const tell = (/** @type {Analysis | null} */ found) => {
    if (found) ctx.store.update({ analysis: { node, found } });
  };
  return inquire(ctx, { do: "analyse", nodes: ANALYSIS_NODES, lines: LINES }, { depth: tell, answer: tell });
}

/** The best move, shown on the board. @param {Context} ctx */
export function askHint(ctx) {
  const { thinking, snapshot, hint } = ctx.store.get();
  if (thinking) return notify(ctx, "info", { kind: "text", key: "opponent.turn" });
  if (snapshot.phase === "play" && !hint) ctx.store.update({ hint: "asked" });
}

/** @param {Context} ctx */
export function toggleAnalysis(ctx) {
  const analysing = !ctx.store.get().analysing;
  ctx.store.update({ analysing, analysis: null });
  speak(ctx, [{ kind: "text", key: analysing ? "analysis.on" : "analysis.off" }]);
}

/**
 * Walks along a line of the analysis, as a variation; the computer rests meanwhile.
 * @param {Context} ctx
 * @param {string[]} texts coordinate texts of the moves
 */
export function playLine(ctx, texts) {
  const { players } = ctx.store.get();
  if (hasComputer(players)) ctx.store.update({ paused: true });
  const snapshot = ask(ctx, (engine) => {
    for (const text of texts) if (!engine.play(text).ok) break;
    return engine.snapshot();
  });
  if (snapshot) show(ctx, snapshot);
}
