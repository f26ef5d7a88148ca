// The clock: how much time each side has. Times are in milliseconds; the present is given, nothing here looks at it.

import { other } from "./state.js";

/** @typedef {import("../../types.js").Color} Color */

/**
 * `increment`: `extra` is added with every move. `delay`: the first `extra` of a move costs nothing. `move`: every move has
 * `base`.
 * @typedef {{kind: "increment" | "delay" | "move", base: number, extra: number}} Control
 */

/**
 * @typedef {object} Clock
 * @property {Control} control
 * @property {Record<Color, number>} left What each side had when the running began.
 * @property {Color | null} running Whose time passes; nobody's before the first move and while the clock rests.
 * @property {number} since When that began.
 */

/** A clock before the game. @param {Control} control @returns {Clock} */
export function wound(control) {
  return { control, left: { white: control.base, black: control.base }, running: null, since: 0 };
}

/** @param {Clock} clock @param {Color} color @param {number} now */
export function leftOf({ control, left, running, since }, color, now) {
  const spent = running === color ? Math.max(0, now - since) : 0;
  const free = control.kind === "delay" ? control.extra : 0;
  return Math.max(0, left[color] - Math.max(0, spent - free));
}

/** A side has moved, and the other's time passes. Who moves while the clock rests sets it going. @param {Clock} clock @param {Color} mover @param {number} now @returns {Clock} */
export function pressed(clock, mover, now) {
  const { kind, base, extra } = clock.control;
  const rest = leftOf(clock, mover, now);
  const after = kind === "move" ? base : rest + (kind === "increment" ? extra : 0);
  const left = clock.running === mover ? { ...clock.left, [mover]: after } : clock.left;
  return { ...clock, left, running: other(mover), since: now };
}

/** Nobody's time passes. @param {Clock} clock @param {number} now @returns {Clock} */
export function rested(clock, now) {
  const left = { white: leftOf(clock, "white", now), black: leftOf(clock, "black", now) };
  return { ...clock, left, running: null, since: now };
}

/** This side's time passes from now on. @param {Clock} clock @param {Color} color @param {number} now @returns {Clock} */
export function going(clock, color, now) {
  return { ...rested(clock, now), running: color };
}

const SHORT_MS = 20_000;

/** Is there little time left for a side? @param {Clock} clock @param {Color} color @param {number} now */
export function isShort(clock, color, now) {
  return leftOf(clock, color, now) < Math.min(SHORT_MS, clock.control.base / 3);
}

/** `5:03`; the last seconds with tenths. @param {number} ms */
export function clockText(ms) {
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** As the record has it: `300+3`, `300d3`, `60/move`, in seconds. @param {Control} control */
export function controlText({ kind, base, extra }) {
  if (kind === "move") return `${base / 1000}/move`;
  return `${base / 1000}${kind === "delay" ? "d" : "+"}${extra / 1000}`;
}

/** A clock out of whatever was stored. @param {unknown} stored @returns {Clock | null} */
export function readClock(stored) {
  const { control, left, running, since } = /** @type {Partial<Clock>} */ (stored ?? {});
  const { kind, base, extra } = /** @type {Partial<Control>} */ (control ?? {});
  const { white, black } = /** @type {Partial<Clock["left"]>} */ (left ?? {});
  if (kind !== "increment" && kind !== "delay" && kind !== "move") return null;
  if (!isTime(base) || !isTime(extra) || !isTime(white) || !isTime(black) || !isTime(since)) return null;
  const runs = running === "white" || running === "black" ? running : null;
  return { control: { kind, base, extra }, left: { white, black }, running: runs, since };
}

/** @param {unknown} value @returns {value is number} */
function isTime(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
