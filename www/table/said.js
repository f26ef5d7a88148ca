// The line below a board that says what there is to know: whose turn it is, why a move was refused, how the game ended.

import { h, say } from "../site/dom.js";

/** @typedef {"plain" | "refusal" | "news"} Tone */

export function createSaid() {
  /** @type {Tone} */
  let now = "plain";
  const element = h("p", { class: "said", hidden: true });
  return {
    tone: () => now,
    element,
    /** @param {string} text nothing: the line is not there @param {Tone} [tone] */
    show(text, tone = "plain") {
      now = tone;
      element.hidden = text === "";
      element.dataset.tone = tone;
      say(element, text);
    },
  };
}
