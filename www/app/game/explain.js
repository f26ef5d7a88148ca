// A place of the game for an engine that has not played it.

/** @typedef {import("../../types.js").Engine} Engine */

/** How the place stands; where a move led there, how it stood before that. @typedef {{variant: string, position: string, led: {from: string, move: string} | null}} Place */

/** The place that an engine shows, which it still shows afterwards. @param {Engine} engine @returns {Place} */
export function placeIn(engine) {
  const { variant, position, last } = engine.snapshot();
  const before = last?.move ? engine.undo() : null;
  if (!last?.move || !before?.ok) return { variant, position, led: null };
  engine.redo();
  return { variant, position, led: { from: before.value.position, move: last.move.text } };
}

/** @param {import("../../types.js").TaskEngine} engine @param {Place} place */
export function explain(engine, { variant, position, led }) {
  const set = engine.loadPosition(variant, led?.from ?? position);
  const there = led && set.ok ? engine.play(led.move) : set;
  if (!there.ok) throw new Error(there.error.code);
  return engine.explain();
}
