// The board for the ear: what there is on a square, and how it is said. The words here are for boards that are given none.

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./types.js").Facts} Facts */
/** @typedef {import("./types.js").Words} Words */

import { formatForce } from "./force.js";

const SIDES = /** @type {const} */ (["white", "black"]);

/**
 * What there is to say about any square, as `words.square` is told it.
 * @param {State} state @param {BoardShape} shape @param {Square | null} selected
 * @returns {(square: Square) => Facts}
 */
export function factsIn(state, shape, selected) {
  const { pieces, stars, lastMove, check, force, movable, resultSquares, wrong, drawn } = state;
  const targets = new Map((selected && movable?.targets[selected] ? movable.targets[selected] : []).map(({ to, kind }) => [to, kind]));
  return (square) => ({
    piece: pieces[square] ?? null,
    castle: SIDES.find((side) => shape.castles[side].includes(square)) ?? null,
    star: SIDES.find((side) => stars[side] === square) ?? null,
    last: lastMove?.from === square ? "from" : lastMove?.to === square ? "to" : null,
    check: check?.square === square ? (check.final ? "final" : "plain") : null,
    selected: square === selected,
    target: targets.get(square) ?? null,
    result: resultSquares.includes(square),
    wrong: wrong.includes(square),
    force: force?.[square] ?? null,
    circled: drawn.circles.includes(square),
    arrowsTo: drawn.arrows.filter(({ from }) => from === square).map(({ to }) => to),
  });
}

/** Only what there is. @param {(string | false | null)[]} parts */
const listOf = (parts) => parts.filter(Boolean).join(", ");

/** @type {Words} */
export const ENGLISH = {
  square: (square, { piece, castle, star, last, check, selected, target, result, wrong, force, circled, arrowsTo }) =>
    listOf([
      square,
      piece ? `${piece.color} ${piece.role}` : "empty",
      check && (check === "final" ? "in final check" : "in check"),
      selected && "taken up",
      target && { plain: "can go here", capture: "can take here", exchange: "can exchange here" }[target],
      star && `${star}'s inaccessible square`,
      castle && `${castle}'s castle`,
      last && { from: "the last move began here", to: "the last move ended here" }[last],
      result && "shows the result",
      wrong && "cannot be so",
      circled && "circled",
      arrowsTo.length > 0 && `arrow to ${arrowsTo.join(", ")}`,
      force && `forces ${formatForce(force.counted.white)} : ${formatForce(force.counted.black)}`,
    ]),
  position: ({ pieces }, { roles }) => SIDES.map((side) => `${side}: ${armyIn(pieces, roles, side) || "no pieces"}.`).join(" "),
};

/** The pieces of a side, role by role. @param {State["pieces"]} pieces @param {BoardShape["roles"]} roles @param {import("./types.js").Color} side */
function armyIn(pieces, roles, side) {
  const known = roles.map(({ role }) => role);
  const others = [...new Set(Object.values(pieces).map(({ role }) => role))].filter((role) => !known.includes(role));
  const lists = [...known, ...others].map((role) => {
    const squares = Object.keys(pieces).filter((square) => pieces[square]?.color === side && pieces[square]?.role === role);
    return squares.length > 0 && `${role} ${squares.sort().join(", ")}`;
  });
  return lists.filter(Boolean).join("; ");
}
