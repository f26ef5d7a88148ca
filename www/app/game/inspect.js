// Looking at force: the overlay, the details of one square, the reach of one piece.

import { ask } from "./context.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../types.js").Square} Square */

/** @param {Context} ctx */
export function toggleForce(ctx) {
  const on = ctx.store.get().force !== null;
  ctx.store.update({ force: on ? null : ask(ctx, (engine) => engine.force()) });
}

/**
 * The pointer rests on a square, or left the board. A pinned square gives way while another one is pointed at.
 * @param {Context} ctx
 * @param {Square | null} square
 */
export function point(ctx, square) {
  const { inspected, selected, settings, snapshot } = ctx.store.get();
  const looked = square ?? inspected;
  const reaching = selected ?? (square && settings.reach && snapshot.pieces[square] ? square : null);
  ctx.store.update({ detail: looked ? detailOf(ctx, looked) : null, reach: reaching ? reachOf(ctx, reaching) : null });
}

/**
 * Pins a square's details; the same square again lets go.
 * @param {Context} ctx
 * @param {Square | null} square
 */
export function inspect(ctx, square) {
  const pinned = ctx.store.get().inspected === square ? null : square;
  ctx.store.update({ inspected: pinned });
  point(ctx, pinned);
}

/**
 * A piece was taken up, or put down again.
 * @param {Context} ctx
 * @param {Square | null} square
 */
export function select(ctx, square) {
  ctx.store.update({ selected: square, inspected: square });
  point(ctx, square);
}

/** @param {Context} ctx @param {Square} square */
function detailOf(ctx, square) {
  const answer = ask(ctx, (engine) => engine.forceAt(square));
  return answer?.ok ? answer.value : null;
}

/** @param {Context} ctx @param {Square} square */
function reachOf(ctx, square) {
  const answer = ask(ctx, (engine) => engine.reach(square));
  return answer?.ok ? { from: square, ...answer.value } : null;
}
