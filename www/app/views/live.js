// What is said aloud: moves, refusals, checks, results. Politely, for nothing here may interrupt.

import { h, whenChanged } from "../../site/dom.js";
import { messageText } from "../text/messages.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createLiveRegion(env) {
  const element = h("div", { class: "unseen", role: "status", "aria-live": "polite", id: "live" });
  let said = 0;
  const draw = (/** @type {import("./env.js").AppState} */ { spoken }) => {
    // Another language makes no news; the old words go.
    if (spoken.id === said) return element.replaceChildren();
    said = spoken.id;
    // A paragraph of its own makes a repeated sentence news again.
    element.replaceChildren(h("p", {}, spoken.messages.map((message) => messageText(env.words(), message)).join(" ")));
  };
  return { element, render: whenChanged((s) => [s.spoken, s.language], draw) };
}
