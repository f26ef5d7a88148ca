// Who plays: people at this screen, or the computer.

import { LEVELS, LEVEL_COUNTS } from "../../core/settings.js";

/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../core/settings.js").Settings} Settings */
/** @typedef {import("./state.js").AppState} AppState */

/** @typedef {{kind: "person"} | {kind: "computer", level: number}} Player */
/** @typedef {{white: Player, black: Player}} Players */

const PERSON = Object.freeze({ kind: /** @type {const} */ ("person") });
export const TWO_PEOPLE = Object.freeze({ white: PERSON, black: PERSON });

/**
 * The players of a new game, as chosen.
 * @param {Pick<Settings, "opponent" | "side" | "level">} settings
 * @param {string} variant the game, whose strongest level stands for all above it
 * @param {number} chance decides where the lot is to decide
 * @returns {Players}
 */
export function playersOf({ opponent, side, level }, variant, chance) {
  const computer = { kind: /** @type {const} */ ("computer"), level: Math.min(level, levelsOf(variant)) };
  if (opponent === "watch") return { white: computer, black: computer };
  if (opponent === "person") return TWO_PEOPLE;
  const white = side === "lot" ? chance % 2 === 0 : side === "white";
  return white ? { white: PERSON, black: computer } : { white: computer, black: PERSON };
}

/** How many levels a game has. @param {string} variant */
export function levelsOf(variant) {
  return LEVEL_COUNTS[/** @type {keyof typeof LEVEL_COUNTS} */ (variant)] ?? LEVELS.length;
}

/**
 * The same choice read back from a game.
 * @param {Players} players
 * @returns {Partial<Settings>}
 */
export function choiceOf({ white, black }) {
  if (white.kind === "person" && black.kind === "person") return { opponent: "person" };
  if (white.kind === "computer") return { opponent: black.kind === "computer" ? "watch" : "computer", side: "black", level: white.level };
  return { opponent: "computer", side: "white", level: black.kind === "computer" ? black.level : 1 };
}

/** The one side a person plays against the computer; null with two people, or none. @param {Players} players @returns {Color | null} */
export function personsSide({ white, black }) {
  if (white.kind === black.kind) return null;
  return white.kind === "person" ? "white" : "black";
}

/** @param {Players} players */
export function hasComputer({ white, black }) {
  return white.kind === "computer" || black.kind === "computer";
}

/**
 * May the pieces of this side be moved by hand? While the computer rests, both sides' may.
 * @param {Pick<AppState, "players" | "paused">} state
 * @param {Color} color
 */
export function isMovedByHand({ players, paused }, color) {
  return paused || players[color].kind === "person";
}

/**
 * The computer is to move where somebody has walked back to, and does so only when told.
 * @param {Pick<AppState, "players" | "paused" | "snapshot" | "playedAt">} state
 */
export function computerWaits({ players, paused, snapshot, playedAt }) {
  return !paused && snapshot.phase === "play" && players[snapshot.turn].kind === "computer" && snapshot.canRedo && playedAt !== snapshot.node;
}

/** Players out of whatever was stored. @param {unknown} stored @returns {Players} */
export function readPlayers(stored) {
  const { white, black } = /** @type {Record<string, unknown>} */ (stored ?? {});
  return { white: readPlayer(white), black: readPlayer(black) };
}

/** @param {unknown} stored @returns {Player} */
function readPlayer(stored) {
  const { kind, level } = /** @type {Record<string, unknown>} */ (stored ?? {});
  const known = LEVELS.find((one) => one === level);
  return kind === "computer" && known ? { kind, level: known } : PERSON;
}

/** What a player is called in a record: the computer by its program, a person by nothing. @param {Player} player */
export function recordName(player) {
  return player.kind === "computer" ? `chess-t, level ${player.level}` : "";
}
