// What the search says to those who ask: a hint, what the other side threatens, the analysis of the place shown for as long as
// it is on, the mistakes of a game.

import { ask } from "./ask.js";
import { createKeyedWork, placeKey } from "./keyed-work.js";
import { notify, speak } from "./notices.js";
import { askAbout } from "./opponent.js";
import { hasComputer } from "./players.js";
import { nextPlace, note, visit } from "./review.js";
import { show } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../worker/protocol.js").Analysis} Analysis */

/** As good as a strong player, in less than a second. */
const HINT_NODES = 300_000;
const THREAT_NODES = 200_000;
/** A game of a hundred moves is looked through in half a minute. */
const REVIEW_NODES = 150_000;
const ANALYSIS_NODES = 5_000_000;
const LINES = 3;

/** Watches the state, and thinks about what is asked while the computer has no move to make. @param {Context} ctx */
export function createAdvice(ctx) {
  /** @type {ReturnType<typeof createKeyedWork<{stop: () => void}>>} */
  const work = createKeyedWork();
  const heed = () => {
    const state = ctx.store.get();
    const wanted = wantedIn(state);
    work.turnTo(wanted ? `${wanted}|${placeOf(state, wanted)}` : "", () => ({ stop: WORK[/** @type {Wanted} */ (wanted)](ctx) }));
  };
  ctx.store.subscribe(heed);
  heed();
}

/** @typedef {"hint" | "review" | "threats" | "analysis"} Wanted */

/** @type {Record<Wanted, (ctx: Context) => () => void>} */
const WORK = { hint: findHint, review: reviewPlace, threats: findThreats, analysis: analyse };

/**
 * One thing after the other: what is short, and was asked for, goes before what goes on; the computer's own move before all.
 * @param {AppState} state
 * @returns {Wanted | null}
 */
function wantedIn({ screen, snapshot, thinking, hint, review, threatening, threats, analysing }) {
  if (screen !== "game" || thinking) return null;
  if (snapshot.phase === "play" && hint === "asked") return "hint";
  if (review && nextPlace(review) !== null) return "review";
  if (snapshot.phase !== "play") return null;
  if (threatening && threats?.node !== snapshot.node) return "threats";
  return analysing ? "analysis" : null;
}

/** @param {AppState} state @param {Wanted} wanted */
function placeOf(state, wanted) {
  const { review } = state;
  return wanted === "review" && review ? nextPlace(review) : placeKey(state);
}

/**
 * @param {Context} ctx
 * @param {import("../../worker/protocol.js").Job} job
 * @param {{depth?: (sofar: Analysis) => void, answer: (answer: Analysis | null) => void}} hears
 * @param {import("../../worker/protocol.js").Question | null} [question] about the place shown, if no other is asked
 * @returns {() => void} stops it
 */
function inquire(ctx, job, hears, question = askAbout(ctx, job)) {
  let over = false;
  let stop = () => {};
  const failed = (/** @type {unknown} */ error) => {
    if (over) return;
    ctx.store.update({ analysing: false, threatening: false, review: null, hint: null });
    notify(ctx, "warning", { kind: "text", key: "advice.failed", params: { detail: String(error) } });
  };
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
      const line = answer?.lines[0];
      const hint = line?.moves[0] ?? null;
      ctx.store.update({ hint });
      const { turn, moves } = ctx.store.get().snapshot;
      const move = moves.find(({ text }) => text === hint?.text);
      if (line && move) notify(ctx, "info", { kind: "hint", color: turn, move, line });
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

/** What the other side would do if it were its turn. @param {Context} ctx */
function findThreats(ctx) {
  const { node } = ctx.store.get().snapshot;
  return inquire(ctx, { do: "threats", nodes: THREAT_NODES, lines: 1 }, {
    answer(found) {
      ctx.store.update({ threats: { node, found } });
      const move = found?.lines[0]?.moves[0];
      if (move) speak(ctx, [{ kind: "threat", move }]);
    },
  });
}

/** Looks at the next place of the game under review. @param {Context} ctx */
function reviewPlace(ctx) {
  const { review, snapshot } = ctx.store.get();
  const node = review && nextPlace(review);
  const visited = node !== null && visit(ctx, node);
  if (!visited) return () => {};
  const { place, earlier } = visited;
  if (place.phase !== "play") return ctx.later(0, () => note(ctx, place, null));
  /** @type {import("../../worker/protocol.js").Job} */
  const job = { do: "analyse", nodes: REVIEW_NODES, lines: 1 };
  const question = { variant: snapshot.variant, position: place.position, earlier, job };
  return inquire(ctx, job, { answer: (found) => note(ctx, place, found) }, question);
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

/** @param {Context} ctx */
export function toggleThreats(ctx) {
  const threatening = !ctx.store.get().threatening;
  ctx.store.update({ threatening, threats: null });
  speak(ctx, [{ kind: "text", key: threatening ? "threats.on" : "threats.off" }]);
}

/**
 * Walks along a line of the analysis, as a variation; the computer rests meanwhile.
 * @param {Context} ctx
 * @param {string[]} texts coordinate texts of the moves
 * @param {number} [from] the place it begins in, if not the one shown
 */
export function playLine(ctx, texts, from) {
  const { players } = ctx.store.get();
  if (hasComputer(players)) ctx.store.update({ paused: true });
  const snapshot = ask(ctx, (engine) => {
    if (from !== undefined) engine.goTo(from);
    for (const text of texts) if (!engine.play(text).ok) break;
    return engine.snapshot();
  });
  if (snapshot) show(ctx, snapshot);
}
