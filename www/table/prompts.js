// The place below a board for whatever the game asks: what a piece becomes, the draw of the squares, a draw that may be claimed.

import { fill, h } from "../site/dom.js";
import { pieceImage, readPalette } from "../board/index.js";
import { textButton } from "./buttons.js";
import { createDice } from "./dice.js";
import { drawPromotion } from "./promotion.js";
import { isMovedByHand } from "./state.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("./state.js").State} State */

/**
 * @typedef {object} World
 * @property {() => import("../text/words.js").Words} words
 * @property {() => import("../types.js").VariantInfo | null} info The game on the board as data.
 * @property {(text: string) => void} choose
 * @property {() => void} cancel
 * @property {() => void} roll
 * @property {(white: string, black: string) => void} enter
 * @property {() => void} seen
 * @property {(claim: import("../types.js").Claim) => void} claim
 * @property {() => void} focusBoard
 */

const PIECE_PX = 44;

/** @param {World} world */
export function createPrompts(world) {
  const element = h("div", { class: "prompt", hidden: true });
  const { words, roll, enter, seen } = world;
  const dice = createDice({ words, button: textButton, roll, enter, seen, choices: (side) => world.info()?.inaccessibleChoices?.[side] ?? [] });

  /** What matters most comes first. @param {State} state @param {Snapshot} snapshot */
  function contentOf(state, snapshot) {
    if (!state.look.interactive) return null;
    if (state.waiting) return promotion(state.waiting, state);
    if (state.landed || (snapshot.phase === "draw-squares" && state.hands !== "nobody")) return dice.draw(state);
    return snapshot.claims.length > 0 && isMovedByHand(state, snapshot.turn) ? claims(snapshot.claims) : null;
  }

  /** @param {NonNullable<State["waiting"]>} waiting @param {State} state */
  function promotion(waiting, { look: { pieceSet, letters } }) {
    const roles = world.info()?.roles ?? [];
    const palette = readPalette(element);
    const drawing = (/** @type {Piece} */ piece) => {
      const image = pieceImage({ ...piece, roles, size: PIECE_PX, pieceSet, letters, palette });
      image.classList.add("piece");
      return image;
    };
    const back = textButton(words().t("promotion.back"), world.cancel, { kind: "quiet" });
    return drawPromotion({ words: words(), drawing, choose: world.choose, back }, waiting);
  }

  /** @param {Snapshot["claims"]} claims */
  function claims(claims) {
    const { t } = words();
    const buttons = claims.map((claim) => textButton(t(`actions.claim.${claim}`), () => world.claim(claim)));
    return h("section", { class: "ask", "aria-label": t("claims.title") }, h("div", { class: "button-row" }, ...buttons));
  }

  return {
    element,
    /** @param {State} state @param {Snapshot | null} snapshot none: there is no game yet */
    show(state, snapshot) {
      const content = snapshot && contentOf(state, snapshot);
      if (!state.rolling) dice.stop();
      element.hidden = content === null;
      // The dice keep their element while they roll.
      if (content && element.firstChild === content) return;
      const focused = element.matches(":focus-within");
      fill(element, content);
      const first = /** @type {HTMLElement | null} */ (content?.querySelector("button:enabled") ?? null);
      // Who works by keyboard is taken along: to the question, and back to the board.
      if (state.waiting?.byKeyboard || (focused && first)) first?.focus();
      else if (focused) world.focusBoard();
    },
    destroy: dice.stop,
  };
}
