// What the player may choose about the page, with the defaults. This file is the reference of the settings.

import { LANGUAGES } from "../locales/index.js";

/**
 * @typedef {object} Settings
 * @property {string} language `auto`: the browser's.
 * @property {"auto" | "light" | "dark" | "contrast"} theme `auto`: the system's.
 * @property {"auto" | "latin" | "russian"} letters Letters of the notation; `auto` follows the language.
 * @property {"figures" | "counters"} pieceSet
 * @property {"plain" | "larger" | "largest"} carried How large a piece is that a finger carries.
 * @property {boolean} coordinates Letters and digits round the board.
 * @property {boolean} animation Pieces glide. The system's wish for less motion always wins.
 * @property {boolean} reach Show what the piece under the pointer reaches.
 * @property {boolean} sounds Moves and what they bring about are heard.
 * @property {"person" | "computer" | "watch"} opponent Whom one plays against; `watch`: the computer plays itself.
 * @property {"white" | "black" | "lot"} side The own side against the computer.
 * @property {number} level How well the computer plays.
 * @property {"none" | "short" | "middle" | "long" | "minute" | "own"} clock The clock of new games.
 * @property {"increment" | "delay" | "move"} clockKind What an own clock does with the seconds.
 * @property {number} clockMinutes
 * @property {number} clockSeconds
 * @property {boolean} awayCounts The time goes on while the page is closed.
 * @property {number} matchGames Games of a match: 1 is a game by itself, 0 a match without an end.
 * @property {string} matchName What the match is called.
 * @property {string} ownName The names of those who play it.
 * @property {string} otherName
 * @property {string} lastGame Key of the game chosen last; empty before the first choice.
 */

export const SETTINGS_VERSION = 1;

/** How many levels the computer plays each game at; the search module has as many. */
export const LEVEL_COUNTS = Object.freeze({ t1: 21, t: 19, t2: 20 });

/** How well the computer may play, the weakest first, before a game is chosen. */
export const LEVELS = Object.freeze(Array.from({ length: Math.max(...Object.values(LEVEL_COUNTS)) }, (_, index) => index + 1));

/** @type {Readonly<Settings>} */
export const DEFAULT_SETTINGS = Object.freeze({
  language: "auto",
  theme: "auto",
  letters: "auto",
  pieceSet: "figures",
  carried: "larger",
  coordinates: true,
  animation: true,
  reach: true,
  sounds: true,
  opponent: "person",
  side: "white",
  level: 3,
  clock: "none",
  clockKind: "increment",
  clockMinutes: 15,
  clockSeconds: 10,
  awayCounts: false,
  matchGames: 1,
  matchName: "",
  ownName: "",
  otherName: "",
  lastGame: "",
});

/** The values a setting may have, where the type alone does not say it. @type {Record<string, readonly unknown[]>} */
export const SETTING_CHOICES = Object.freeze({
  language: ["auto", ...Object.keys(LANGUAGES)],
  theme: ["auto", "light", "dark", "contrast"],
  letters: ["auto", "latin", "russian"],
  pieceSet: ["figures", "counters"],
  carried: ["plain", "larger", "largest"],
  opponent: ["person", "computer", "watch"],
  side: ["white", "black", "lot"],
  level: LEVELS,
  clock: ["none", "short", "middle", "long", "minute", "own"],
  clockKind: ["increment", "delay", "move"],
  matchGames: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 0],
});

/**
 * Settings out of whatever was stored: every field that makes no sense falls back to its default.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function readSettings(stored) {
  const source = typeof stored === "object" && stored !== null ? /** @type {Record<string, unknown>} */ (stored) : {};
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, fallback]) => {
    const value = source[name];
    const choices = SETTING_CHOICES[name];
    const fits = choices ? choices.includes(value) : typeof value === typeof fallback;
    return [name, fits ? value : fallback];
  });
  return /** @type {Settings} */ (Object.fromEntries(entries));
}
