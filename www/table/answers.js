// What is asked of a board by keyboard (a square's forces, where a piece may go, the whole position), answered by the engine.

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Role} Role */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").ForceDetail} ForceDetail */
/** @typedef {import("../types.js").RoleInfo} RoleInfo */
/** @typedef {import("../board/types.js").Question} Question */

/** Squares a piece may go to, by what it does there. @typedef {{plain: Square[], capture: Square[], exchange: Square[]}} Targets */

/**
 * @typedef {{about: "square", square: Square, piece: Piece | null, detail: ForceDetail}
 *   | {about: "moves", square: Square, piece: Piece | null, targets: Targets}
 *   | {about: "position", snapshot: Snapshot, roles: Role[]}} Asked
 */

/**
 * The answer as data; `text/telling.js` puts it into words. Null for a square that the game does not have.
 * @param {Engine} engine @param {{snapshot: Snapshot, roles: RoleInfo[]}} place where the engine stands, and the roles of its game
 * @param {Question} about @param {Square} square
 * @returns {Asked | null}
 */
export function answer(engine, { snapshot, roles }, about, square) {
  if (about === "position") return { about, snapshot, roles: roles.map(({ role }) => role) };
  const piece = snapshot.pieces[square] ?? null;
  if (about === "moves") return { about, square, piece, targets: targetsFrom(engine, snapshot, square) };
  const detail = engine.forceAt(square);
  return detail.ok ? { about, square, piece, detail: detail.value } : null;
}

/** Where the piece on a square may go now, or could if it were its side's turn. @param {Engine} engine @param {Snapshot} snapshot @param {Square} square @returns {Targets} */
function targetsFrom(engine, { pieces, turn, moves }, square) {
  /** @type {Targets} */
  const targets = { plain: [], capture: [], exchange: [] };
  const piece = pieces[square];
  if (!piece) return targets;
  if (piece.color !== turn) {
    const reach = engine.reach(square);
    return { ...targets, plain: reach.ok ? reach.value.moves : [] };
  }
  for (const { from, to, kind } of moves) {
    // A promotion is several moves to one square.
    if (from === square && !targets[kind].includes(to)) targets[kind].push(to);
  }
  return targets;
}
