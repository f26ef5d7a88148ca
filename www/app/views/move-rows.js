// The moves of the line shown in numbered pairs, with what is said about them and the variations that begin there.

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").Variation} Variation */

/**
 * A line of the list. The draw of the squares has one of its own.
 * @typedef {object} Row
 * @property {number} number
 * @property {Step | null} white
 * @property {Step | null} black
 * @property {Step | null} drawn
 * @property {Variation[]} variations Other ways at one of its steps.
 */

/** @param {Step[]} steps @param {Variation[]} [variations] @returns {Row[]} */
export function rows(steps, variations = []) {
  /** @type {Row[]} */
  const all = [];
  for (const step of steps) {
    const instead = variations.filter((variation) => variation.insteadOf === step.node);
    const last = all.at(-1);
    if (step.color === "black" && last && fits(last, step)) {
      last.black = step;
      last.variations.push(...instead);
    } else {
      all.push({ ...rowOf(step), variations: instead });
    }
  }
  return all;
}

/** @param {Step} step */
function rowOf(step) {
  const row = { number: step.number, white: null, black: null, drawn: null };
  return { ...row, [step.drawn ? "drawn" : (step.color ?? "white")]: step };
}

/** @param {Row} row @param {Step} step */
function fits(row, step) {
  return row.drawn === null && row.black === null && row.number === step.number;
}

/** The steps of the line shown that stand in a row. @param {Row} row */
export const stepsOf = ({ white, black, drawn }) => [white, black, drawn].filter((step) => step !== null);

/** How many rows at the beginning show the same. @param {Row[]} some @param {Row[]} others */
export function firstDifference(some, others) {
  const at = some.findIndex((row, index) => !showsSame(row, others[index]));
  return at < 0 ? some.length : at;
}

/** @param {Row} row @param {Row | undefined} other */
function showsSame(row, other) {
  if (other?.number !== row.number || row.variations.length !== other.variations.length) return false;
  const [own, others] = [everyStep(row), everyStep(other)];
  return own.length === others.length && own.every((step, index) => isSame(step, others[index] ?? null));
}

/** @param {Row} row */
const everyStep = ({ white, black, drawn, variations }) => [white, black, drawn, ...variations.flatMap(({ steps }) => steps)];

/** @param {Step | null} one @param {Step | null} other */
function isSame(one, other) {
  if (one === other) return true;
  return one?.node === other?.node && one?.text === other?.text && one?.comment === other?.comment;
}
