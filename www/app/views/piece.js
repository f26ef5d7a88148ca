// A small drawing of one piece beside a text that names it.

import { drawPiece } from "../../board/index.js";
import { h } from "./dom.js";

/**
 * @param {import("./env.js").Env} env
 * @param {import("./env.js").AppState} state
 * @param {import("../types.js").Piece} piece
 * @param {number} size css pixels
 * @param {string} [game] whose piece it is; the one on the board
 */
export function pieceDrawing({ variant }, { snapshot, settings, letters }, piece, size, game = snapshot.variant) {
  const canvas = h("canvas", { class: "piece", "aria-hidden": "true" });
  const { roles } = variant(game);
  drawPiece(canvas, { ...piece, roles, size, pieceSet: settings.pieceSet, letters });
  return canvas;
}
