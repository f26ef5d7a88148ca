// The time a side has left, beside its name. It looks at the time itself while it passes.

import { present } from "../../core/later.js";
import { h, say, show } from "../../site/dom.js";
import { clockText, isShort, leftOf } from "../game/clock.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").Color} Color */

/** Often enough for tenths to be seen to pass. */
const TICK_MS = 100;

/** @param {import("./env.js").Env} env */
export function createTime({ t }) {
  const text = h("span", { "aria-hidden": "true" });
  const words = h("span", { class: "unseen" });
  const element = h("span", { class: "player-time", role: "timer", hidden: true }, text, words);
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let ticking;

  /** @param {AppState} state @param {Color} color */
  function draw({ clock, snapshot }, color) {
    clearInterval(ticking);
    show(element, clock !== null);
    if (!clock) return;
    const tick = () => {
      const now = present();
      const left = leftOf(clock, color, now);
      say(text, clockText(left));
      say(words, t("clock.left", { minutes: Math.floor(left / 60_000), seconds: Math.floor(left / 1000) % 60 }));
      element.classList.toggle("player-time-short", !snapshot.result && isShort(clock, color, now));
    };
    element.classList.toggle("player-time-going", clock.running === color);
    tick();
    if (clock.running === color) ticking = setInterval(tick, TICK_MS);
  }
  return { element, draw };
}
