// The computer's part in the game: it watches the state, and when it is its turn it thinks and moves.

import { ask } from "./ask.js";
import { leftOf } from "./clock.js";
import { claimDraw } from "./endings.js";
import { createKeyedWork, placeKey } from "./keyed-work.js";
import { play } from "./moves.js";
import { notify, speak } from "./notices.js";
import { hasComputer, personsSide } from "./players.js";
import { rollSquares } from "./squares.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../worker/protocol.js").Analysis} Analysis */

/** A move comes no sooner, so that one sees what happens. */
const LEAST_MS = 600;
/** Longer nobody waits, however slow the machine: then the best so far is played. */
const MOST_MS = 10_000;
/** Of the time that a clock leaves. */
const MOST_OF_CLOCK = 0.4;
/** Time to see where the stars fell. */
const LANDED_MS = 2500;
/** Time to see that squares are drawn now. */
const ROLL_AFTER_MS = 700;
/** Only a wait that is felt is announced. */
const ANNOUNCED_MS = 2000;

/**
 * What the computer has to do now.
 * @typedef {{do: "roll"} | {do: "move", color: Color, level: number, after: number}} Duty
 */

/** @typedef {ReturnType<typeof createOpponent>} Opponent */

/** @param {Context} ctx */
export function createOpponent(ctx) {
  /** @type {ReturnType<typeof createKeyedWork<{stop: () => void, hurry: () => void}>>} */
  const work = createKeyedWork();

  /** Takes up what is to be done now, and drops what is not. */
  function heed() {
    const state = ctx.store.get();
    const duty = dutyOf(state);
    const start = () => (duty?.do === "move" ? move(ctx, duty) : roll(ctx));
    if (!work.turnTo(duty ? keyOf(state, duty) : "", start)) return;
    const thinking = duty?.do === "move" ? duty.color : null;
    if (thinking !== ctx.store.get().thinking) ctx.store.update({ thinking });
  }
  ctx.store.subscribe(heed);
  heed();
  return {
    /** The best move found so far is good enough. */
    moveNow: () => work.current()?.hurry(),
  };
}

/** @param {AppState} state @returns {Duty | null} */
function dutyOf(state) {
  const { screen, players, paused, following, replaying, snapshot, exposedAt, landed, playedAt } = state;
  if (screen !== "game" || paused || following || replaying || !hasComputer(players)) return null;
  // Whoever looks back is left in peace, until a move is made there.
  if (snapshot.canRedo && playedAt !== snapshot.node) return null;
  // Whoever plays throws the dice; between two computers nobody does.
  if (snapshot.phase === "draw-squares") return personsSide(players) ? null : { do: "roll" };
  const mover = players[snapshot.turn];
  if (snapshot.phase !== "play" || mover.kind !== "computer") return null;
  // A person who exposed the King may still think better of it.
  if (exposedAt === snapshot.node) return null;
  return { do: "move", color: snapshot.turn, level: mover.level, after: landed ? LANDED_MS : LEAST_MS };
}

/** The same duty has the same name. @param {AppState} state @param {Duty} duty */
function keyOf(state, duty) {
  return [duty.do, duty.do === "move" && duty.level, placeKey(state)].join("|");
}

/** @param {Context} ctx */
function roll(ctx) {
  return { stop: ctx.later(ROLL_AFTER_MS, () => rollSquares(ctx)), hurry: () => {} };
}

/** @param {Context} ctx @param {Duty & {do: "move"}} duty */
function move(ctx, { color, level, after }) {
  /** @type {Analysis | null} */
  let best = null;
  let ready = false;
  let found = false;
  let over = false;
  let stopThinking = () => {};
  let isWeak = () => false;

  const stop = () => {
    over = true;
    for (const callOff of alarms) callOff();
    stopThinking();
  };
  const playWhenReady = () => {
    if (over || !ready || !found || !best) return;
    stop();
    playBest(ctx, color, best);
    if (isWeak()) tellWeak(ctx);
  };
  const hurry = () => {
    ready = true;
    found = best !== null;
    playWhenReady();
  };
  const alarms = [
    ctx.later(after, () => {
      ready = true;
      playWhenReady();
    }),
    ctx.later(patience(ctx, color), hurry),
    ctx.later(ANNOUNCED_MS, () => speak(ctx, [{ kind: "text", key: `turn.thinking.${color}` }])),
  ];
  const failed = (/** @type {unknown} */ error) => {
    stop();
    ctx.store.update({ paused: true });
    notify(ctx, "warning", { kind: "text", key: "opponent.failed", params: { detail: String(error) } });
  };
  const question = askAbout(ctx, { do: "play", level, seed: ctx.entropy()[0] ?? 0 });
  void ctx.thinker().then((thinker) => {
    if (over || !question) return;
    isWeak = thinker.isWeak;
    stopThinking = thinker.ask(question, {
      depth: (sofar) => (best = sofar),
      answer: (answer) => {
        best = answer ?? best;
        found = true;
        playWhenReady();
      },
      failed,
    });
  }, failed);
  return { stop, hurry };
}

/** How long it may think: with a clock, no more than a good part of what is left. @param {Context} ctx @param {Color} color */
function patience(ctx, color) {
  const { clock } = ctx.store.get();
  return clock ? Math.min(MOST_MS, leftOf(clock, color, ctx.now()) * MOST_OF_CLOCK) : MOST_MS;
}

/** A question about the place shown. @param {Context} ctx @param {import("../../worker/protocol.js").Job} job */
export function askAbout(ctx, job) {
  const { snapshot } = ctx.store.get();
  const earlier = ask(ctx, (engine) => engine.earlierKeys());
  return earlier && { variant: snapshot.variant, position: snapshot.position, earlier, job };
}

/**
 * The computer claims a draw where it does not stand better; else it makes its best move.
 * @param {Context} ctx
 * @param {Color} color
 * @param {Analysis} best
 */
function playBest(ctx, color, { lines: [line] }) {
  const [first] = line?.moves ?? [];
  if (!line || !first) return;
  ctx.memory.judged = { color, score: line.score };
  const [claim] = ctx.store.get().snapshot.claims;
  if (claim && line.score <= 0) return claimDraw(ctx, claim);
  play(ctx, first.text);
}

/** Said once. @param {Context} ctx */
function tellWeak(ctx) {
  if (ctx.memory.weakTold) return;
  ctx.memory.weakTold = true;
  notify(ctx, "warning", { kind: "text", key: "opponent.weak" });
}
