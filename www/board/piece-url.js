// Pieces outside the board: beside a name, in a line of text, in the promotion picker.

import { pictureUrl } from "./pieces.js";
import { pixelRatio } from "./sizer.js";
import { readPalette } from "./theme.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./theme.js").Palette} Palette */

/**
 * The picture of one piece as an address for `<img>`, `size` css pixels wide. The same picture is made once; for many
 * pieces at once, read the palette once and give it.
 * @param {{ color: Color, role: string, roles: RoleInfo[], size: number, pieceSet?: State["pieceSet"], letters?: State["letters"],
 *   palette?: Palette, dpr?: number }} wish
 */
export function pieceUrl({ color, role, roles, size, pieceSet = "figures", letters = "latin", palette, dpr = pixelRatio() }) {
  const look = { roles, pieceSet, letters, palette: palette ?? readPalette(document.documentElement) };
  return pictureUrl(Math.max(1, Math.round(size * dpr)), { color, role }, look);
}
