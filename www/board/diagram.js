// Pieces and boards outside the board: trays of captured pieces, the promotion picker, still diagrams.

import { fit } from "./geometry.js";
import { createPainter, stillScene } from "./painter.js";
import { contextOf, stampPiece } from "./pieces.js";
import { pixelRatio, roomIn } from "./sizer.js";
import { defaultState, mergeState } from "./state.js";
import { LIGHT, readPalette } from "./theme.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./theme.js").Palette} Palette */

/** The colours of the place where the canvas is, or will be. @param {HTMLCanvasElement} canvas */
function paletteFor(canvas) {
  const place = canvas.isConnected ? canvas : canvas.ownerDocument.documentElement;
  return place ? readPalette(place) : LIGHT;
}

/** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height device pixels @param {number} dpr */
function resize(canvas, width, height, dpr) {
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / dpr}px`;
  canvas.style.height = `${height / dpr}px`;
}

/** @param {HTMLCanvasElement} canvas @param {string | undefined} label A picture has a name; one without is decoration. */
function name(canvas, label) {
  if (label === undefined) return;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", label);
}

/**
 * Draws one piece; the canvas gets the size asked for.
 * @param {HTMLCanvasElement} canvas
 * @param {{ color: Color, role: string, roles: RoleInfo[], size: number, pieceSet?: State["pieceSet"], letters?: State["letters"],
 *   label?: string, palette?: Palette, dpr?: number }} wish `size` in css pixels
 */
export function drawPiece(canvas, { color, role, roles, size, pieceSet = "figures", letters = "latin", label, palette, dpr = pixelRatio() }) {
  const pixels = Math.max(1, Math.round(size * dpr));
  resize(canvas, pixels, pixels, dpr);
  name(canvas, label);
  const look = { roles, pieceSet, letters, palette: palette ?? paletteFor(canvas) };
  stampPiece(contextOf(canvas), 0, 0, pixels, { color, role }, look);
}

/**
 * Draws a whole still board, as wide as `width` css pixels or the canvas's parent. Any field of the board's state may be
 * given. It draws once and keeps nothing: call it again when the size or the theme changes.
 * @param {HTMLCanvasElement} canvas
 * @param {{ shape: BoardShape, width?: number, height?: number, palette?: Palette, dpr?: number } & Partial<State>} wish
 */
export function drawDiagram(canvas, { shape, width, height, palette, dpr = pixelRatio(), ...fields }) {
  const state = mergeState({ ...defaultState(), coordinates: false }, fields);
  const { orientation, coordinates } = state;
  const cssWidth = width ?? (canvas.parentElement ? roomIn(canvas.parentElement).width : 240);
  const layout = fit({ size: shape, orientation, coordinates, cssWidth, cssHeight: height ?? null, dpr });
  resize(canvas, layout.width, layout.height, dpr);
  name(canvas, fields.label);
  createPainter(shape).paint(contextOf(canvas), layout, state, palette ?? paletteFor(canvas), stillScene());
}
