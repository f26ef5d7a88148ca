// What the rules say of a diagram. All judging is the engine's.

import { diagramOf } from "./diagram.js";
import { positionText } from "./position-text.js";

/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").VariantInfo} VariantInfo */
/** @typedef {import("./diagram.js").Diagram} Diagram */

/**
 * @typedef {object} Judgement
 * @property {Diagram} diagram
 * @property {string} position It as a position string.
 * @property {import("../types.js").PositionProblem[]} problems Why it is no position.
 * @property {import("../types.js").Snapshot | null} snapshot What there is to say of it, where it is a position.
 * @property {string | null} game It as the game of a link, where it is a position.
 */

/** @param {Rules} rules */
export function createJudge(rules) {
  const engine = rules.createEngine();

  /** The game of that name; where there is none, the first. @param {string} key */
  function variantOf(key) {
    return rules.variants.find(({ variant }) => variant === key) ?? /** @type {VariantInfo} */ (rules.variants[0]);
  }

  return {
    variantOf,
    /** What a text tells of a game. @param {string} key @param {string} text @param {Diagram["drawn"]} [drawn] */
    read(key, text, drawn) {
      const { variant } = variantOf(key);
      const read = rules.readSetup(variant, text);
      if (!read.ok) throw new Error(read.error.message);
      return diagramOf(variant, read.value, drawn);
    },
    /** @param {Diagram} diagram @returns {Judgement} */
    judge(diagram) {
      const { variant } = diagram;
      const position = positionText(diagram, variantOf(variant));
      const read = rules.readSetup(variant, position);
      const problems = read.ok ? read.value.problems : [];
      const loaded = problems.length === 0 ? engine.loadPosition(variant, position) : null;
      return { diagram, position, problems, snapshot: loaded?.ok ? loaded.value : null, game: loaded?.ok ? engine.link() : null };
    },
    /** Where the diagram stands that was judged last. */
    engine,
  };
}
