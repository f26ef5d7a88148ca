// The draw of the inaccessible squares at a table: by dice, or as they were thrown at a real board.

import { reducedMotion } from "../board/index.js";

/** @typedef {import("../types.js").Square} Square */

const ROLL_MS = 1100;

/** @param {import("./scene.js").Scene} scene @param {ReturnType<typeof import("./moving.js").createMoving>["arrive"]} arrive */
export function createDrawing({ state, go, show }, arrive) {
  const land = () => arrive(go((engine) => engine.rollSquares(crypto.getRandomValues(new Uint32Array(16)))), "hand");
  return {
    roll() {
      if (state.rolling) return;
      if (reducedMotion()) return void land();
      state.rolling = true;
      show();
      // Whoever walked away while the dice were in the air did not roll.
      setTimeout(() => state.rolling && land(), ROLL_MS);
    },
    /** @param {Square} white @param {Square} black */
    enter: (white, black) => arrive(go((engine) => engine.drawSquares(white, black)), "hand"),
    /** The players have seen where the stars fell. */
    seen() {
      state.landed = null;
      show();
    },
  };
}
