// The mistakes of a game: every place of the line shown is looked at, one after the other.

import { ask } from "./ask.js";
import { whiteShare } from "./judgement.js";
import { speak } from "./notices.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./judgement.js").Judged} Judged */
/** @typedef {import("../../types.js").Snapshot} Snapshot */

/**
 * What has been looked at so far of a line.
 * @typedef {object} Review
 * @property {import("../../types.js").Step[]} steps The line.
 * @property {Judged[]} judged Its places, the one before the first step first.
 */

/** @param {Review} review The place to look at next; null when all are. */
export function nextPlace({ steps, judged }) {
  if (judged.length > steps.length) return null;
  return steps[judged.length - 1]?.node ?? 0;
}

/** Looks for the mistakes of the line shown, from its beginning. @param {Context} ctx */
export function startReview(ctx) {
  const { steps, review } = ctx.store.get();
  if (review || steps.length === 0) return;
  ctx.store.update({ review: { steps, judged: [] }, resultShown: false });
  speak(ctx, [{ kind: "text", key: "review.begins" }]);
}

/** @param {Context} ctx */
export function closeReview(ctx) {
  ctx.store.update({ review: null });
}

/**
 * A place of the game, with what the search has to know of it; the place shown stays.
 * @param {Context} ctx
 * @param {number} node
 */
export function visit(ctx, node) {
  const here = ctx.store.get().snapshot.node;
  return ask(ctx, (engine) => {
    const there = engine.goTo(node);
    const earlier = engine.earlierKeys();
    engine.goTo(here);
    return there.ok ? { place: there.value, earlier } : null;
  });
}

/**
 * Notes what was found in a place: by the rules where the game is over, by the search where one can move.
 * @param {Context} ctx
 * @param {Snapshot} place
 * @param {import("../../worker/protocol.js").Analysis | null} found
 */
export function note(ctx, place, found) {
  const { review } = ctx.store.get();
  if (!review || nextPlace(review) !== place.node) return;
  const best = found?.lines[0] ?? null;
  const judged = [...review.judged, { node: place.node, best, share: shareIn(place, best) }];
  ctx.store.update({ review: { ...review, judged } });
  if (judged.length > review.steps.length) speak(ctx, [{ kind: "text", key: "review.done" }]);
}

/** @param {Snapshot} place @param {import("./judgement.js").Line | null} best */
function shareIn({ result, turn }, best) {
  if (result?.winner) return result.winner === "white" ? 1 : 0;
  if (result) return 0.5;
  return best && whiteShare(best, turn);
}
