// The game as a link to give away.

import { fragmentOf } from "../../core/address.js";
import { noteLinked } from "../library/linked.js";
import { ask } from "./ask.js";
import { placeInLine } from "./state.js";

/** What stands behind the page's address in a link to the game. @param {import("./context.js").Context} ctx @returns {string} */
export function linkOf(ctx) {
  const state = ctx.store.get();
  const game = ask(ctx, (engine) => engine.link()) ?? "";
  const place = placeInLine(state);
  // The answer to this link is an answer to this game.
  if (state.gameId) noteLinked(ctx.keeper, state.gameId);
  return fragmentOf({
    game,
    ply: place === state.steps.length ? null : place,
    view: state.orientation,
    language: state.language,
  });
}
