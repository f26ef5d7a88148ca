// What an element reports of its game, as data.

/** @typedef {import("./element.d.ts").By} By */
/** @typedef {import("./element.d.ts").PlaceShown} PlaceShown */
/** @typedef {import("./element.d.ts").StepMade} StepMade */
/** @typedef {import("../table/game.js").Game} Game */

/** @param {Game} game @returns {PlaceShown} */
export function placeIn(game) {
  const { position, turn } = game.snapshot();
  return { ply: game.ply(), position, turn };
}

/** The step that led to the place shown. @param {Game} game @param {By} by @returns {StepMade} */
export function stepIn(game, by) {
  const { last, position } = game.snapshot();
  const { from = null, to = null, text = null } = last?.move ?? {};
  return { from, to, text, notation: game.lastStep("latin")?.text ?? "", color: last?.color ?? null, by, ply: game.ply(), position };
}
