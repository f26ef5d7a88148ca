// Pieces outside the board: beside a name, in a line of text, in the promotion picker. As an address, or as an element that a
// content security policy cannot keep from being seen.

import { pictureUrl, pieceElement } from "./pieces.js";
import { pixelRatio } from "./sizer.js";
import { readPalette } from "./theme.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./theme.js").Palette} Palette */

/**
 * @typedef {{ color: Color, role: string, roles: RoleInfo[], size: number, pieceSet?: State["pieceSet"], letters?: State["letters"],
 *   palette?: Palette, dpr?: number }} Wish `size` in css pixels; for many pieces at once, read the palette once and give it
 */

/** @param {Wish} wish */
function lookOf({ roles, pieceSet = "figures", letters = "latin", palette }) {
  return { roles, pieceSet, letters, palette: palette ?? readPalette(document.documentElement) };
}

/** @param {Wish} wish */
const deviceSize = ({ size, dpr = pixelRatio() }) => Math.max(1, Math.round(size * dpr));

/** An element of that size that shows one piece. @param {Wish} wish @returns {HTMLElement} */
export function pieceImage(wish) {
  const box = document.createElement("span");
  const side = `${wish.size}px`;
  Object.assign(box.style, { display: "inline-block", position: "relative", width: side, height: side });
  box.setAttribute("aria-hidden", "true");
  box.append(pieceElement(wish, deviceSize(wish), wish.dpr ?? pixelRatio(), lookOf(wish)));
  return box;
}

/** The picture of one piece as an address for `<img>`. The same picture is made once. @param {Wish} wish */
export function pieceUrl(wish) {
  return pictureUrl(deviceSize(wish), wish, lookOf(wish));
}
