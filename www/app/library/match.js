// A match: several games of the same two, who change sides after each. A win is a point, a draw half a point.

/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../types.js").About} About */
/** @typedef {import("../game/players.js").Player} Player */
/** @typedef {import("../../core/storage.js").Keeper} Keeper */

/** @typedef {{name: string, player: Player}} Contestant An empty name where a person gave none. */

/**
 * @typedef {object} Match
 * @property {string} id
 * @property {string} variant
 * @property {string} event What it is called in the records.
 * @property {[Contestant, Contestant]} contestants The first begins with White.
 * @property {number | null} length So many games; null without an end.
 * @property {import("../game/clock.js").Control | null} control
 * @property {{game: string, result: About["result"]}[]} rounds The games so far.
 */

const MATCHES = "matches/";
const VERSION = 1;

/** @param {string} id */
export const matchName = (id) => MATCHES + id;

/** The colour of a contestant, 0 or 1, in a round, from 0. @param {number} contestant @param {number} round @returns {Color} */
export function colorIn(contestant, round) {
  return (contestant + round) % 2 === 0 ? "white" : "black";
}

/** Who has a colour in the round being played. @param {Match} match @param {Color} color @param {number} round */
export function contestantOf({ contestants }, color, round) {
  return contestants[contestantWith(color, round)];
}

/** @param {Color} color @param {number} round @returns {0 | 1} */
export function contestantWith(color, round) {
  return colorIn(0, round) === color ? 0 : 1;
}

/** Which round a game is, from 0; -1 where it is none. @param {Match} match @param {string | null} game */
export function roundOf({ rounds }, game) {
  return rounds.findIndex((round) => round.game === game);
}

/** The points of both contestants. @param {Match} match @returns {[number, number]} */
export function pointsOf({ rounds }) {
  /** @type {[number, number]} */
  const points = [0, 0];
  rounds.forEach(({ result }, round) => {
    if (result === "WV") points[contestantWith("white", round)] += 1;
    if (result === "BV") points[contestantWith("black", round)] += 1;
    if (result === "½") for (const contestant of /** @type {const} */ ([0, 1])) points[contestant] += 0.5;
  });
  return points;
}

/** `2½` @param {number} points */
export function pointsText(points) {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** Have all games begun been played to their end? @param {Match} match */
export const isBetweenRounds = ({ rounds }) => rounds.every(({ result }) => result !== "*");

/** @param {Match} match */
export const isDecided = (match) => match.length !== null && match.rounds.length >= match.length && isBetweenRounds(match);

/** The match after a game of it has come to stand so. @param {Match} match @param {string} game @param {About["result"]} result @returns {Match} the same where nothing is new */
export function withResult(match, game, result) {
  const round = match.rounds[roundOf(match, game)];
  if (!round || round.result === result) return match;
  return { ...match, rounds: match.rounds.map((one) => (one === round ? { game, result } : one)) };
}

/** @param {Keeper} keeper @param {Match} match */
export function keepMatch(keeper, match) {
  return keeper.save(matchName(match.id), VERSION, match);
}

/** @param {Keeper} keeper @param {string | null} id @returns {Match | null} */
export function loadMatch(keeper, id) {
  const loaded = id === null ? null : keeper.load(matchName(id), VERSION);
  return loaded?.state === "ok" ? readMatch(/** @type {any} */ (loaded.value)) : null;
}

/** @param {any} value @returns {Match | null} */
function readMatch(value) {
  const { id, variant, event, contestants, length, rounds } = value;
  const named = Array.isArray(contestants) && contestants.length === 2 && contestants.every((one) => typeof one?.name === "string" && one.player);
  const played = Array.isArray(rounds) && rounds.every((round) => typeof round?.game === "string" && ["WV", "BV", "½", "*"].includes(round.result));
  if (typeof id !== "string" || typeof variant !== "string" || typeof event !== "string" || !named || !played) return null;
  return length === null || typeof length === "number" ? value : null;
}
