// The clock in the game: it is pressed with every move, rests where nobody can move, and a flag that falls ends the game.

import { going, leftOf, pressed, rested } from "./clock.js";
import { end } from "./endings.js";
import { speak } from "./notices.js";
import { keep } from "./keeping.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./clock.js").Clock} Clock */
/** @typedef {import("../../types.js").Snapshot} Snapshot */

/** The clock looks a little later than it must, so that no time is left then. */
const GRACE_MS = 20;

/** @param {Context} ctx */
export function createTiming(ctx) {
  /** @type {Snapshot | null} The last place a move has led to. */
  let seen = null;
  /** @type {Clock | null} */
  let watched = null;
  let callOff = () => {};

  function heed() {
    const { clock, snapshot, playedAt, following } = ctx.store.get();
    // The tab that plays on lets the flag fall.
    if (following) return watch(null);
    if (clock && snapshot !== seen && playedAt === snapshot.node) {
      seen = snapshot;
      ctx.memory.live = snapshot.node;
      return ctx.store.update({ clock: afterStep(clock, snapshot, ctx.now()) });
    }
    if (clock?.running && snapshot.result) return ctx.store.update({ clock: rested(clock, ctx.now()) });
    if (clock !== watched) watch(clock);
  }

  /** Waits for the flag. @param {Clock | null} clock */
  function watch(clock) {
    watched = clock;
    callOff();
    callOff = () => {};
    if (!clock?.running) return;
    const { control, running } = clock;
    const free = control.kind === "delay" ? Math.max(0, control.extra - (ctx.now() - clock.since)) : 0;
    callOff = ctx.later(leftOf(clock, running, ctx.now()) + free + GRACE_MS, () => {
      // Timers may be early.
      if (leftOf(clock, running, ctx.now()) > 0) watch(clock);
      else fallFlag(ctx, running);
    });
  }
  ctx.store.subscribe(heed);
  heed();
}

/** @param {Clock} clock @param {Snapshot} snapshot @param {number} now */
function afterStep(clock, { last, phase, turn }, now) {
  const next = last?.color ? pressed(clock, last.color, now) : clock;
  // While squares are drawn nobody thinks.
  if (phase !== "play") return rested(next, now);
  return last?.drawn ? going(next, turn, now) : next;
}

/** Whoever looks back loses where the game stands. @param {Context} ctx @param {import("../../types.js").Color} color */
function fallFlag(ctx, color) {
  end(ctx, (engine) => {
    engine.goTo(ctx.memory.live);
    return engine.fallFlag(color);
  });
}

/** Stops the clock, or sets it going for the side to move. @param {Context} ctx */
export function toggleClock(ctx) {
  const { clock, snapshot } = ctx.store.get();
  if (!clock || snapshot.result) return;
  const now = ctx.now();
  ctx.store.update({ clock: clock.running ? rested(clock, now) : going(clock, snapshot.turn, now) });
  speak(ctx, [{ kind: "text", key: clock.running ? "clock.paused" : "clock.resumed" }]);
  keep(ctx);
}

/** A move was taken back: the time goes on for whoever is to move now. @param {Context} ctx */
export function clockAfterTakeback(ctx) {
  const { clock, snapshot } = ctx.store.get();
  ctx.memory.live = snapshot.node;
  if (clock?.running && clock.running !== snapshot.turn) ctx.store.update({ clock: going(clock, snapshot.turn, ctx.now()) });
}

/**
 * The clock of a kept game. Time away counts where the players want that; else the clock rests until somebody moves.
 * @param {Clock | null} clock
 * @param {boolean} awayCounts
 * @param {number} keptAt
 */
export function clockAfterReturn(clock, awayCounts, keptAt) {
  return clock && !awayCounts ? rested(clock, keptAt) : clock;
}
