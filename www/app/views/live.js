// What is said aloud in a game: moves, refusals, checks, results.

import { createLive } from "../../site/live.js";
import { whenChanged } from "../../site/dom.js";
import { messageText } from "../text/messages.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createLiveRegion(env) {
  const live = createLive();
  let said = 0;
  const draw = (/** @type {import("./env.js").AppState} */ { spoken }) => {
    if (spoken.id === said) return live.hush();
    said = spoken.id;
    live.say(spoken.messages.map((message) => messageText(env.words(), message)).join(" "));
  };
  return { element: live.element, render: whenChanged((s) => [s.spoken, s.language], draw) };
}
