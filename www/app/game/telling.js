// What is told to whoever asks by keyboard: a square's forces, where a piece may go, the whole position.

import { ask } from "./ask.js";
import { speak } from "./notices.js";
import { infoOf } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Role} Role */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * Squares a piece may go to, by what it does there.
 * @typedef {{plain: Square[], capture: Square[], exchange: Square[]}} Targets
 */

/** @param {Context} ctx @param {import("../../board/types.js").Question} about @param {Square} square */
export function tellAbout(ctx, about, square) {
  const { snapshot } = ctx.store.get();
  if (about === "position") return speak(ctx, [{ kind: "position", snapshot, roles: rolesOf(ctx, snapshot) }]);
  const piece = snapshot.pieces[square] ?? null;
  if (about === "moves") return speak(ctx, [{ kind: "moves", square, piece, targets: targetsFrom(ctx, square) }]);
  const detail = ask(ctx, (engine) => engine.forceAt(square));
  if (detail?.ok) speak(ctx, [{ kind: "square", square, piece, detail: detail.value }]);
}

/** The game's roles, the most important first. @param {Context} ctx @param {Snapshot} snapshot */
function rolesOf(ctx, { variant }) {
  return (infoOf(ctx, variant)?.roles ?? []).map(({ role }) => role);
}

/** Where the piece on a square may go now, or could if it were its side's turn. @param {Context} ctx @param {Square} square @returns {Targets} */
function targetsFrom(ctx, square) {
  const { snapshot } = ctx.store.get();
  /** @type {Targets} */
  const targets = { plain: [], capture: [], exchange: [] };
  const piece = snapshot.pieces[square];
  if (!piece) return targets;
  if (piece.color !== snapshot.turn) {
    const reach = ask(ctx, (engine) => engine.reach(square));
    return { ...targets, plain: reach?.ok ? reach.value.moves : [] };
  }
  for (const { from, to, kind } of snapshot.moves) {
    // A promotion is several moves to one square.
    if (from === square && !targets[kind].includes(to)) targets[kind].push(to);
  }
  return targets;
}
