// A square, a piece's moves and a whole position for the ear.

import { countedText, verdictText } from "./forces.js";
import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").ForceDetail} ForceDetail */

const SIDES = /** @type {const} */ (["white", "black"]);

/** What stands on a square, both sides' forces there and who contributes them. @param {Words} words @param {{square: Square, piece: Piece | null, detail: ForceDetail}} asked */
export function squareText(words, { square, piece, detail }) {
  const { t } = words;
  const parts = [piece ? t("tell.piece", { square, side: t(`side.${piece.color}`), piece: pieceName(words, piece) }) : t("tell.empty", { square })];
  if (detail.castleOf) parts.push(`${t(`details.castle.${detail.castleOf}`)}.`);
  if (detail.inaccessibleOf) parts.push(`${t(`details.star.${detail.inaccessibleOf}`)}.`);
  if (detail.contributors.length === 0) return [...parts, t("details.none")].join(" ");
  parts.push(forcesText(words, detail), ...SIDES.flatMap((color) => contributorsText(words, detail, color)));
  return parts.join(" ");
}

/** @param {Words} words @param {ForceDetail} detail */
function forcesText(words, detail) {
  const { t, force } = words;
  const { white, black } = detail.sum;
  const counted = countedText(words, detail);
  const parts = [t("tell.forces", { white: force(white), black: force(black) }), counted && `${counted}.`, verdictText(words, detail)];
  return parts.filter(Boolean).join(" ");
}

/** @param {Words} words @param {ForceDetail} detail @param {Color} color @returns {string[]} */
function contributorsText(words, detail, color) {
  const { t, force } = words;
  const own = detail.contributors.filter(({ piece }) => piece.color === color);
  if (own.length === 0) return [];
  const list = own.map(({ piece, square, force: halves, idle }) =>
    t(idle ? "tell.contributor.idle" : "tell.contributor", { piece: pieceName(words, piece), square, force: force(halves) }),
  );
  return [`${t(`side.${color}`)}: ${list.join(", ")}.`];
}

/** Where a piece may go. @param {Words} words @param {{square: Square, piece: Piece | null, targets: import("../game/telling.js").Targets}} asked */
export function movesText(words, { square, piece, targets }) {
  const { t } = words;
  if (!piece) return t("tell.empty", { square });
  const kinds = /** @type {const} */ (["plain", "capture", "exchange"]).filter((kind) => targets[kind].length > 0);
  const name = pieceName(words, piece);
  if (kinds.length === 0) return t("tell.moves.none", { piece: name, square });
  const lists = kinds.map((kind) => t(`tell.moves.${kind}`, { squares: targets[kind].join(", ") }));
  return t("tell.moves", { piece: name, square, moves: lists.join("; ") });
}

/** Everything on the board, and whose turn it is. @param {Words} words @param {{snapshot: import("../types.js").Snapshot, roles: import("../types.js").Role[]}} asked */
export function positionText(words, { snapshot, roles }) {
  const { t } = words;
  const { turn, moveNumber, check, finalCheck, inaccessible } = snapshot;
  const parts = SIDES.map((color) => `${t(`side.${color}`)}: ${armyText(words, snapshot, roles, color) || t("tell.nobody")}.`);
  for (const color of SIDES) {
    const square = inaccessible[color];
    if (square) parts.push(`${t(`details.star.${color}`)}: ${square}.`);
  }
  parts.push(t("tell.turn", { turn: t(`turn.words.${turn}`), number: moveNumber }));
  if (finalCheck) parts.push(t("check.final"));
  else if (check) parts.push(t("check.plain"));
  return parts.join(" ");
}

/** @param {Words} words @param {import("../types.js").Snapshot} snapshot @param {import("../types.js").Role[]} roles @param {Color} color */
function armyText({ t }, { pieces }, roles, color) {
  const of = roles.map((role) => {
    const squares = Object.keys(pieces).filter((square) => pieces[square]?.color === color && pieces[square]?.role === role);
    return squares.length > 0 && `${t(`role.${role}`)} ${squares.sort().join(", ")}`;
  });
  return of.filter(Boolean).join("; ");
}
