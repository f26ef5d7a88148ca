// How the options say that a table looks.

import { lettersOf } from "./language.js";

/** @typedef {import("./options.js").Options} Options */

/** Options that leave the game as it is. */
export const LOOKS = ["orientation", "force", "coordinates", "controls", "highlight", "arrows", "pieces", "letters", "theme", "lang", "label"];

/** @param {Options} options @param {string} language @param {"white" | "black"} below where the options do not say it @returns {Partial<import("../table/state.js").Look>} */
export function lookOf({ mode = "diagram", game, controls, ...options }, language, below) {
  const still = mode === "diagram";
  const walks = controls ?? (!still || game !== undefined);
  return {
    orientation: options.orientation ?? below,
    coordinates: options.coordinates ?? true,
    force: options.force ?? false,
    pieceSet: options.pieces ?? "figures",
    letters: options.letters ?? lettersOf(language),
    drawn: { circles: options.highlight ?? [], arrows: options.arrows ?? [] },
    label: options.label ?? "",
    interactive: !still,
    controls: walks,
    status: walks,
  };
}
