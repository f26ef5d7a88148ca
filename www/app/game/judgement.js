// Who stands better, counted from what the search found, and which moves made it worse.

/** @typedef {import("../../worker/protocol.js").Analysis["lines"][number]} Line */
/** @typedef {import("../../types.js").Color} Color */

/** The weights are fitted so that a side so many Knechts ahead scores e times what the other does. */
const STEEPNESS = 2.5;

/**
 * How much worse than the best a move was.
 * @typedef {"inaccuracy" | "mistake" | "blunder"} Grade
 */

/** The least share of the points that a move of each grade gave away; the worst first. @type {[Grade, number][]} */
const GRADES = [["blunder", 0.3], ["mistake", 0.18], ["inaccuracy", 0.1]];

/** The signs of chess for them. @type {Record<Grade, string>} */
export const SIGNS = { blunder: "??", mistake: "?", inaccuracy: "?!" };

/** White's share of the points, 0 to 1. @param {Pick<Line, "score" | "win">} line @param {Color} turn */
export function whiteShare({ score, win }, turn) {
  const white = turn === "white" ? score : -score;
  if (win !== null) return white > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-white / 100 / STEEPNESS));
}

/**
 * A place of a game that was looked at.
 * @typedef {object} Judged
 * @property {number} node
 * @property {number | null} share White's share of the points; null where squares are to be drawn.
 * @property {Line | null} best What should be played there.
 */

/**
 * A move that gave something away.
 * @typedef {object} Mistake
 * @property {number} node The place it led to.
 * @property {number} before The place it was made in.
 * @property {import("../../types.js").Step} step
 * @property {Grade} grade
 * @property {Line} better The best line instead.
 */

/**
 * @param {import("../../types.js").Step[]} steps
 * @param {Judged[]} judged the places of the line looked at so far, the one before the first step first
 * @returns {Mistake[]}
 */
export function mistakesIn(steps, judged) {
  const places = new Map(judged.map((place) => [place.node, place]));
  return steps.flatMap((step, index) => {
    const before = places.get(steps[index - 1]?.node ?? 0);
    const after = places.get(step.node);
    return before && after ? mistakeOf(step, before, after) : [];
  });
}

/** @param {import("../../types.js").Step} step @param {Judged} before @param {Judged} after @returns {Mistake[]} */
function mistakeOf(step, before, after) {
  if (!step.move || !before.best || before.share === null || after.share === null) return [];
  if (before.best.moves[0]?.text === step.move.text) return [];
  const lost = step.color === "white" ? before.share - after.share : after.share - before.share;
  const grade = GRADES.find(([, least]) => lost >= least)?.[0];
  return grade ? [{ node: step.node, before: before.node, step, grade, better: before.best }] : [];
}
