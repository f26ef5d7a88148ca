// A game as it is kept between visits: the whole record, and where the players stood in it.

import { readClock } from "./clock.js";
import { readPlayers } from "./players.js";
import { other, placeInLine } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../types.js").About} About */
/** @typedef {import("../../types.js").Engine} Engine */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../types.js").Result} Result */
/** @typedef {import("../../types.js").EngineError} EngineError */

/** One step of the line shown: a move's text, or the squares drawn. @typedef {string | [string, string]} LineStep */

/**
 * @typedef {object} SavedGame
 * @property {string} variant
 * @property {string} record In Latin letters.
 * @property {About | null} about The record in short; null in games kept before that was kept.
 * @property {LineStep[] | null} line The line shown, where it is not the record's own.
 * @property {number | null} at How many steps of the line lead to the place shown; null: all.
 * @property {Color} orientation
 * @property {import("./players.js").Players} players
 * @property {boolean} paused
 * @property {import("./clock.js").Clock | null} clock
 * @property {number} keptAt When that was.
 * @property {Result | null} ending How it ended at the place shown: a record has room only for the ending of its last move.
 * @property {string | null} match The match it is a game of.
 */

export const GAME_VERSION = 1;

/**
 * @param {string} record
 * @param {AppState} state
 * @param {number} now
 * @returns {SavedGame}
 */
export function savedGame(record, state, now) {
  return {
    variant: state.snapshot.variant,
    record,
    about: state.about,
    line: state.steps.every((step) => step.main) ? null : state.steps.map(lineStep),
    at: placeInLine(state),
    orientation: state.orientation,
    players: state.players,
    paused: state.paused,
    clock: state.clock,
    keptAt: now,
    ending: state.snapshot.result,
    match: state.match?.id ?? null,
  };
}

/** A record that has come from somewhere else. @param {string} record @param {About} about @param {number} now @returns {SavedGame} */
export function savedRecord(record, about, now) {
  return /** @type {SavedGame} */ (readSavedGame({ variant: about.variant, record, about, line: null, at: null, keptAt: now }));
}

/** @param {Step} step @returns {LineStep} */
export function lineStep(step) {
  return step.drawn ? [step.drawn.white, step.drawn.black] : (step.move?.text ?? "");
}

/**
 * @param {unknown} value
 * @returns {SavedGame | null} null when it is no saved game
 */
export function readSavedGame(value) {
  if (typeof value !== "object" || value === null) return null;
  const { variant, record, about, line, at, orientation, players, paused, clock, keptAt, ending, match } = /** @type {Record<string, unknown>} */ (value);
  if (typeof variant !== "string" || typeof record !== "string") return null;
  if (line !== null && !(Array.isArray(line) && line.every(isLineStep))) return null;
  if (at !== null && typeof at !== "number") return null;
  return {
    variant, record, line, at,
    about: readAbout(about),
    orientation: orientation === "black" ? "black" : "white",
    // Games were kept before there was a computer to play.
    players: readPlayers(players),
    paused: paused === true,
    clock: readClock(clock),
    keptAt: typeof keptAt === "number" ? keptAt : 0,
    ending: /** @type {Result | null} */ (ending ?? null),
    match: typeof match === "string" ? match : null,
  };
}

/** @param {unknown} value @returns {About | null} */
function readAbout(value) {
  const { variant, tags, result, plies, note } = /** @type {Record<string, unknown>} */ (value ?? {});
  if (typeof variant !== "string" || typeof tags !== "object" || tags === null || typeof plies !== "number" || typeof note !== "string") return null;
  const texts = Object.values(tags).every((text) => typeof text === "string");
  return texts && ["WV", "BV", "½", "*"].includes(/** @type {string} */ (result)) ? /** @type {About} */ (value) : null;
}

/** @param {unknown} step @returns {step is LineStep} */
function isLineStep(step) {
  if (typeof step === "string") return true;
  return Array.isArray(step) && step.length === 2 && step.every((square) => typeof square === "string");
}

/**
 * Sets the game up in the engine and walks to the place where the players stood.
 * @param {Engine} engine
 * @param {SavedGame | null} saved
 * @returns {{snapshot: Snapshot | null, error: EngineError | null}}
 */
export function restoreInto(engine, saved) {
  if (!saved) return { snapshot: null, error: null };
  const read = engine.loadRecord(saved.record);
  if (!read.ok) return { snapshot: null, error: read.error };
  if (saved.line) walkLine(engine, saved.line);
  if (saved.at !== null) engine.goTo(engine.steps("latin")[saved.at - 1]?.node ?? 0);
  if (saved.ending && !engine.snapshot().result) endAgain(engine, saved.ending);
  return { snapshot: engine.snapshot(), error: null };
}

/** Shows a line of the game; the record's own is shown already. @param {Engine} engine @param {LineStep[]} line */
function walkLine(engine, line) {
  const shown = engine.steps("latin").map(lineStep);
  if (String(shown) === String(line)) return;
  engine.toStart();
  for (const step of line) if (!follow(engine, step)) break;
}

/** Ends the game at the place shown as it had ended there. @param {Engine} engine @param {Result} ending */
function endAgain(engine, { by, winner }) {
  if (by === "resignation" && winner) engine.resign(other(winner));
  else if (by === "time" && winner) engine.fallFlag(other(winner));
  else if (by === "agreement") engine.agreeDraw();
  else if (by === "repetition" || by === "40-moves") engine.claimDraw(by);
}

/** @param {Engine} engine @param {LineStep} step @returns {boolean} */
function follow(engine, step) {
  const answer = typeof step === "string" ? engine.play(step) : engine.drawSquares(step[0], step[1]);
  return answer.ok;
}
