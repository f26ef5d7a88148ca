// What is said aloud. Politely, for nothing here may interrupt.

import { h } from "./dom.js";

export function createLive() {
  const element = h("div", { class: "unseen", role: "status", "aria-live": "polite", id: "live" });
  return {
    element,
    /** A paragraph of its own makes a repeated sentence news again. @param {string} words */
    say: (words) => element.replaceChildren(h("p", {}, words)),
    /** Another language makes no news; the old words go. */
    hush: () => element.replaceChildren(),
  };
}
