// The board's squares, a piece's moves and a whole position for the ear.

import { countedText, verdictText } from "./forces.js";
import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").ForceDetail} ForceDetail */
/** @typedef {import("../types.js").Role} Role */
/** @typedef {import("../types.js").Snapshot["pieces"]} Pieces */

const SIDES = /** @type {const} */ (["white", "black"]);

/** How the board names its squares, and itself where it is a picture. @param {Words} words @returns {import("../board/types.js").Words} */
export function boardWords(words) {
  return {
    square: (square, facts) => cellText(words, square, facts),
    position: ({ pieces, drawn }, { roles }) =>
      [...armiesText(words, /** @type {Pieces} */ (pieces), roles.map(({ role }) => /** @type {Role} */ (role))), ...drawnText(words, drawn)].join(" "),
  };
}

/** Short, for it is heard at every step. @param {Words} words @param {Square} square @param {import("../board/types.js").Facts} facts */
function cellText(words, square, { piece, castle, star, last, check, selected, target, result, wrong, force, circled, arrowsTo }) {
  const { t } = words;
  const parts = [
    square,
    piece ? t("cell.piece", { side: t(`side.${piece.color}`), piece: pieceName(words, /** @type {Piece} */ (piece)) }) : t("cell.empty"),
    check && t(`cell.check.${check}`),
    selected && t("cell.selected"),
    target && t(`cell.target.${target}`),
    star && t(`details.star.${star}`),
    castle && t(`cell.castle.${castle}`),
    last && t(`cell.last.${last}`),
    result && t("cell.result"),
    wrong && t("cell.wrong"),
    circled && t("cell.circled"),
    arrowsTo.length > 0 && t("cell.arrow", { squares: arrowsTo.join(", ") }),
    force && t("cell.force", { white: words.force(force.counted.white), black: words.force(force.counted.black) }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What somebody drew on the board. @param {Words} words @param {import("../board/types.js").Drawn} drawn @returns {string[]} */
function drawnText({ t }, { circles, arrows }) {
  const circled = circles.length > 0 ? [t("tell.circles", { squares: circles.join(", ") })] : [];
  return arrows.length > 0 ? [...circled, t("tell.arrows", { arrows: arrows.map(({ from, to }) => `${from}–${to}`).join(", ") })] : circled;
}

/** What is answered to whoever asks the board. @param {Words} words @param {import("../table/answers.js").Asked} asked */
export function answerText(words, asked) {
  switch (asked.about) {
    case "square":
      return squareText(words, asked);
    case "moves":
      return movesText(words, asked);
    case "position":
      return positionText(words, asked);
  }
}

/** What stands on a square, both sides' forces there and who contributes them. @param {Words} words @param {{square: Square, piece: Piece | null, detail: ForceDetail}} asked */
function squareText(words, { square, piece, detail }) {
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

/** Where a piece may go. @param {Words} words @param {{square: Square, piece: Piece | null, targets: import("../table/answers.js").Targets}} asked */
function movesText(words, { square, piece, targets }) {
  const { t } = words;
  if (!piece) return t("tell.empty", { square });
  const kinds = /** @type {const} */ (["plain", "capture", "exchange"]).filter((kind) => targets[kind].length > 0);
  const name = pieceName(words, piece);
  if (kinds.length === 0) return t("tell.moves.none", { piece: name, square });
  const lists = kinds.map((kind) => t(`tell.moves.${kind}`, { squares: targets[kind].join(", ") }));
  return t("tell.moves", { piece: name, square, moves: lists.join("; ") });
}

/** Everything on the board, and whose turn it is. @param {Words} words @param {{snapshot: import("../types.js").Snapshot, roles: Role[]}} asked */
function positionText(words, { snapshot, roles }) {
  const { t } = words;
  const { turn, moveNumber, check, finalCheck, inaccessible } = snapshot;
  const parts = armiesText(words, snapshot.pieces, roles);
  for (const color of SIDES) {
    const square = inaccessible[color];
    if (square) parts.push(`${t(`details.star.${color}`)}: ${square}.`);
  }
  parts.push(t("tell.turn", { turn: t(`turn.words.${turn}`), number: moveNumber }));
  if (finalCheck) parts.push(t("check.final"));
  else if (check) parts.push(t("check.plain"));
  return parts.join(" ");
}

/** @param {Words} words @param {Pieces} pieces @param {Role[]} roles */
function armiesText(words, pieces, roles) {
  const { t } = words;
  return SIDES.map((color) => `${t(`side.${color}`)}: ${armyText(words, pieces, roles, color) || t("tell.nobody")}.`);
}

/** @param {Words} words @param {Pieces} pieces @param {Role[]} roles @param {Color} color */
function armyText({ t }, pieces, roles, color) {
  const of = roles.map((role) => {
    const squares = Object.keys(pieces).filter((square) => pieces[square]?.color === color && pieces[square]?.role === role);
    return squares.length > 0 && `${t(`role.${role}`)} ${squares.sort().join(", ")}`;
  });
  return of.filter(Boolean).join("; ");
}
