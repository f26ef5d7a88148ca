// Looking at force: the overlay, the details of one square, the reach of one piece; and what is asked of the board by keyboard.

import { answer } from "../../table/answers.js";
import { ask } from "./ask.js";
import { infoOf } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../types.js").Snapshot} Snapshot */

/** @param {Context} ctx */
export function toggleForce(ctx) {
  const on = ctx.store.get().force !== null;
  ctx.store.update({ force: on ? null : ask(ctx, (engine) => engine.force()) });
}

/** The position in words; kept up while one goes on. @param {Context} ctx */
export function toggleExplanation(ctx) {
  ctx.store.update({ explaining: !ctx.store.get().explaining });
}

/** The pointer rests on a square, or left the board. @param {Context} ctx @param {Square | null} hovered */
export function point(ctx, hovered) {
  look(ctx, { hovered });
}

/** Pins a square's details; the same square again lets go. @param {Context} ctx @param {Square} square */
export function inspect(ctx, square) {
  look(ctx, { inspected: ctx.store.get().inspected === square ? null : square });
}

/** A piece was taken up, or put down again. @param {Context} ctx @param {Square | null} square */
export function select(ctx, square) {
  look(ctx, { selected: square, inspected: square });
}

/**
 * Brings details and reach in line with what is looked at: the square pointed at goes before the pinned one, and a
 * piece in hand before any other. All of it is one change of the page's state, so that the page is drawn once.
 * @param {Context} ctx
 * @param {Partial<Pick<import("./state.js").AppState, "hovered" | "inspected" | "selected">>} [at] what is looked at from now on
 */
export function look(ctx, at = {}) {
  const { hovered, inspected, selected, settings, snapshot, screen } = { ...ctx.store.get(), ...at };
  const square = screen === "game" ? (hovered ?? inspected) : null;
  const piece = selected ?? (settings.reach ? square : null);
  const detail = square ? detailOf(ctx, square) : null;
  const reach = piece && snapshot.pieces[piece] ? reachOf(ctx, piece, snapshot) : null;
  ctx.memory.reachIn = reach && snapshot;
  ctx.store.update({ ...at, detail, reach });
}

/** @param {Context} ctx @param {Square} square */
function detailOf(ctx, square) {
  const answer = ask(ctx, (engine) => engine.forceAt(square));
  return answer?.ok ? answer.value : null;
}

/** A piece in hand reaches what it reached, whatever is pointed at meanwhile. @param {Context} ctx @param {Square} square @param {Snapshot} snapshot */
function reachOf(ctx, square, snapshot) {
  const { reach } = ctx.store.get();
  if (reach?.from === square && ctx.memory.reachIn === snapshot) return reach;
  const answer = ask(ctx, (engine) => engine.reach(square));
  return answer?.ok ? { from: square, ...answer.value } : null;
}

/** @param {Context} ctx @param {import("../../board/types.js").Question} about @param {Square} square */
export function answerTo(ctx, about, square) {
  const { snapshot } = ctx.store.get();
  const roles = infoOf(ctx, snapshot.variant)?.roles ?? [];
  return ask(ctx, (engine) => answer(engine, { snapshot, roles }, about, square));
}
