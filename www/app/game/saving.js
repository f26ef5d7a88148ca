// A game as it is kept between visits: the whole record, and where the players stood in it.

import { readClock } from "./clock.js";
import { readPlayers } from "./players.js";
import { other, placeInLine } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./state.js").Shelved} Shelved */
/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").EngineError} EngineError */
/** @typedef {import("../core/storage.js").Keeper} Keeper */

/** One step of the line shown: a move's text, or the squares drawn. @typedef {string | [string, string]} LineStep */

/**
 * @typedef {object} SavedGame
 * @property {string} variant
 * @property {string} record
 * @property {LineStep[]} line The line shown, for a record may hold several.
 * @property {number} at How many steps of the line lead to the place shown.
 * @property {Color} orientation
 * @property {import("./players.js").Players} players
 * @property {boolean} paused
 * @property {import("./clock.js").Clock | null} clock
 * @property {number} keptAt When that was.
 * @property {Result | null} ending How it ended at the place shown: a record has room only for the ending of its last move.
 */

export const GAME_VERSION = 1;
export const GAME = "game";
const SHELF = "shelf";
const SHELF_LENGTH = 8;

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
    line: state.steps.map(lineStep),
    at: placeInLine(state),
    orientation: state.orientation,
    players: state.players,
    paused: state.paused,
    clock: state.clock,
    keptAt: now,
    ending: state.snapshot.result,
  };
}

/** @param {Step} step @returns {LineStep} */
function lineStep(step) {
  return step.drawn ? [step.drawn.white, step.drawn.black] : (step.move?.text ?? "");
}

/** @param {Keeper} keeper @param {SavedGame} saved @returns {boolean} */
export function saveGame(keeper, saved) {
  return keeper.save(GAME, GAME_VERSION, saved);
}

/**
 * The game kept, or what became of it.
 * @param {Keeper} keeper
 * @returns {{saved: SavedGame | null, lost: {copy: string | null, raw: string} | null}}
 */
export function loadGame(keeper) {
  const loaded = keeper.load(GAME, GAME_VERSION);
  if (loaded.state === "absent") return { saved: null, lost: null };
  if (loaded.state === "unreadable") return { saved: null, lost: loaded };
  const saved = readSavedGame(loaded.value);
  return saved ? { saved, lost: null } : { saved: null, lost: keeper.setAside(GAME) };
}

/** @param {Keeper} keeper */
export function setGameAside(keeper) {
  return keeper.setAside(GAME);
}

/**
 * @param {unknown} value
 * @returns {SavedGame | null} null when it is no saved game
 */
function readSavedGame(value) {
  if (typeof value !== "object" || value === null) return null;
  const { variant, record, line, at, orientation, players, paused, clock, keptAt, ending } = /** @type {Record<string, unknown>} */ (value);
  if (typeof variant !== "string" || typeof record !== "string" || typeof at !== "number") return null;
  if (!Array.isArray(line) || !line.every(isLineStep)) return null;
  const below = orientation === "black" ? "black" : "white";
  return {
    variant, record, line, at,
    orientation: below,
    // Games were kept before there was a computer to play.
    players: readPlayers(players),
    paused: paused === true,
    clock: readClock(clock),
    keptAt: typeof keptAt === "number" ? keptAt : 0,
    ending: /** @type {Result | null} */ (ending ?? null),
  };
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
  walkLine(engine, saved.line);
  const node = engine.steps("latin")[saved.at - 1]?.node ?? 0;
  engine.goTo(node);
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

/**
 * The games put aside. If some of what was kept is no such game, a copy of the whole stays behind.
 * @param {Keeper} keeper
 * @param {readonly string[]} variants the games that are known
 * @returns {Shelved[]}
 */
export function loadShelf(keeper, variants) {
  const loaded = keeper.load(SHELF, GAME_VERSION);
  if (loaded.state !== "ok") return [];
  const entries = Array.isArray(loaded.value) ? loaded.value : [loaded.value];
  const shelf = entries.filter((entry) => isShelved(entry, variants));
  if (shelf.length < entries.length) {
    keeper.setAside(SHELF);
    keeper.save(SHELF, GAME_VERSION, shelf);
  }
  return shelf;
}

/** @param {any} entry @param {readonly string[]} variants @returns {entry is Shelved} */
function isShelved(entry, variants) {
  if (typeof entry?.record !== "string" || typeof entry.when !== "string") return false;
  return variants.includes(entry.variant) && typeof entry.moves === "number";
}

/**
 * The shelf with one more game on it; the oldest falls off.
 * @param {Keeper} keeper
 * @param {Shelved[]} shelf
 * @param {Shelved} game
 */
export function putOnShelf(keeper, shelf, game) {
  const next = [game, ...shelf.filter((entry) => entry.record !== game.record)].slice(0, SHELF_LENGTH);
  return { shelf: next, kept: keeper.save(SHELF, GAME_VERSION, next) };
}
