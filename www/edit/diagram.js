// What is edited: an arrangement of pieces with all that belongs to a position, and what is drawn on the board. Plain values that
// never change: every edit answers another diagram, so that going back is taking the one before.

import { allSquares } from "../board/geometry.js";

/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").VariantKey} VariantKey */
/** @typedef {import("../types.js").SetupRead} SetupRead */
/** @typedef {import("../board/types.js").Drawn} Drawn */

/**
 * The inaccessible squares: the diagram has none, they are still to be drawn, or each side's is known (RULES 3.2, 7).
 * @typedef {"none" | "undrawn" | {white: Square, black: Square}} Stars
 */

/**
 * @typedef {object} Diagram
 * @property {VariantKey} variant
 * @property {Readonly<Record<Square, Piece>>} pieces
 * @property {Color} turn
 * @property {Stars} stars
 * @property {Readonly<Record<Color, boolean>>} rights Which sides may still convert a Prince (RULES 6.3).
 * @property {number} quiet Plies since the last capture or exchange.
 * @property {number} moveNumber
 * @property {Drawn} drawn Circles and arrows.
 */

/** Nothing drawn. @type {Drawn} */
export const NOTHING = Object.freeze({ circles: [], arrows: [] });

/** As the engine has read it. @param {VariantKey} variant @param {SetupRead} read @param {Drawn} [drawn] @returns {Diagram} */
export function diagramOf(variant, { pieces, turn, squaresUndrawn, inaccessible, conversionRights, quiet, moveNumber }, drawn = NOTHING) {
  const { white, black } = inaccessible;
  const stars = squaresUndrawn ? "undrawn" : white && black ? { white, black } : "none";
  return { variant, pieces, turn, stars, rights: conversionRights, quiet, moveNumber, drawn };
}

/** @param {Diagram} diagram @param {Square} square @param {Piece} piece @returns {Diagram} */
export function put(diagram, square, piece) {
  return { ...diagram, pieces: { ...diagram.pieces, [square]: piece } };
}

/** @param {Diagram} diagram @param {Square} square @returns {Diagram} */
export function remove(diagram, square) {
  const { [square]: gone, ...pieces } = diagram.pieces;
  return gone ? { ...diagram, pieces } : diagram;
}

/** What stood on the target is gone. @param {Diagram} diagram @param {Square} from @param {Square} to @param {boolean} copied the piece stays where it was, too @returns {Diagram} */
export function move(diagram, from, to, copied) {
  const piece = diagram.pieces[from];
  if (!piece || from === to) return diagram;
  return put(copied ? diagram : remove(diagram, from), to, piece);
}

/** No pieces, nothing drawn. @param {Diagram} diagram @returns {Diagram} */
export function clear(diagram) {
  return { ...diagram, pieces: {}, stars: "none", rights: { white: false, black: false }, quiet: 0, moveNumber: 1, drawn: NOTHING };
}

/**
 * The same in another game: pieces and squares that it does not have stay behind.
 * @param {Diagram} diagram @param {import("../types.js").VariantInfo} game @returns {Diagram}
 */
export function moveTo({ pieces, stars, drawn: { circles, arrows }, ...rest }, { variant, files, ranks, roles, inaccessibleChoices }) {
  const known = new Set(roles.map(({ role }) => role));
  const squares = new Set(allSquares({ files, ranks }));
  const kept = Object.entries(pieces).filter(([square, { role }]) => squares.has(square) && known.has(role));
  const drawn = {
    circles: circles.filter((square) => squares.has(square)),
    arrows: arrows.filter(({ from, to }) => squares.has(from) && squares.has(to)),
  };
  return { ...rest, variant, pieces: Object.fromEntries(kept), stars: inaccessibleChoices ? stars : "none", drawn };
}

/** Nothing drawn on a square. @param {Diagram} diagram @param {Square} square @returns {Diagram} */
export function wipe(diagram, square) {
  const circles = diagram.drawn.circles.filter((each) => each !== square);
  const arrows = diagram.drawn.arrows.filter(({ from, to }) => from !== square && to !== square);
  const isSame = circles.length === diagram.drawn.circles.length && arrows.length === diagram.drawn.arrows.length;
  return isSame ? diagram : { ...diagram, drawn: { circles, arrows } };
}

/** A circle that is there goes. @param {Diagram} diagram @param {Square} square @returns {Diagram} */
export function toggleCircle(diagram, square) {
  const { circles } = diagram.drawn;
  const others = circles.filter((each) => each !== square);
  return { ...diagram, drawn: { ...diagram.drawn, circles: others.length < circles.length ? others : [...circles, square] } };
}

/** An arrow that is there goes. @param {Diagram} diagram @param {Square} from @param {Square} to @returns {Diagram} */
export function toggleArrow(diagram, from, to) {
  const { arrows } = diagram.drawn;
  const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { ...diagram, drawn: { ...diagram.drawn, arrows: others.length < arrows.length ? others : [...arrows, { from, to }] } };
}
