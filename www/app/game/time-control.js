// The clock chosen for new games: a preset, or values of one's own.

/** @typedef {import("./clock.js").Control} Control */
/** @typedef {import("../../core/settings.js").Settings} Settings */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** @type {Readonly<Record<string, Control>>} */
export const PRESETS = Object.freeze({
  short: { kind: "increment", base: 5 * MINUTE, extra: 3 * SECOND },
  middle: { kind: "increment", base: 10 * MINUTE, extra: 5 * SECOND },
  long: { kind: "increment", base: 30 * MINUTE, extra: 0 },
  minute: { kind: "move", base: MINUTE, extra: 0 },
});

export const MOST_MINUTES = 600;
export const MOST_SECONDS = 3600;

/** The clock of a new game; null for none. @param {Pick<Settings, "clock" | "clockKind" | "clockMinutes" | "clockSeconds">} settings @returns {Control | null} */
export function controlOf({ clock, clockKind, clockMinutes, clockSeconds }) {
  if (clock !== "own") return PRESETS[clock] ?? null;
  const minutes = within(clockMinutes, MOST_MINUTES) * MINUTE;
  const seconds = within(clockSeconds, MOST_SECONDS) * SECOND;
  if (clockKind === "move") return { kind: "move", base: Math.max(minutes + seconds, SECOND), extra: 0 };
  return { kind: clockKind, base: Math.max(minutes, 10 * SECOND), extra: seconds };
}

/** @param {number} value @param {number} most */
const within = (value, most) => (Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0);
