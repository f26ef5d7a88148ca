// Pieces and boards outside the board: trays of captured pieces, the promotion picker, still diagrams.

import { fit } from "./geometry.js";
import { createPainter, pieceBox, stillScene } from "./painter.js";
import { bitmapOf, contextOf } from "./pieces.js";
import { paintPaths, reachPaths } from "./reach.js";
import { pixelRatio, spaceIn } from "./sizer.js";
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

/** What was made of a bitmap stays as long as it does. @type {WeakMap<object, string>} */
const urls = new WeakMap();

/**
 * The picture of one piece as an address for `<img>`, `size` css pixels wide. The same picture is made once; for many
 * pieces at once, read the palette once and give it.
 * @param {{ color: Color, role: string, roles: RoleInfo[], size: number, pieceSet?: State["pieceSet"], letters?: State["letters"],
 *   palette?: Palette, dpr?: number }} wish
 */
export function pieceUrl({ color, role, roles, size, pieceSet = "figures", letters = "latin", palette, dpr = pixelRatio() }) {
  const pixels = Math.max(1, Math.round(size * dpr));
  const look = { roles, pieceSet, letters, palette: palette ?? readPalette(document.documentElement) };
  const bitmap = bitmapOf(pixels, { color, role }, look);
  const url = urls.get(bitmap) ?? urlOf(bitmap);
  urls.set(bitmap, url);
  return url;
}

/** @param {import("./pieces.js").Bitmap} bitmap */
function urlOf(bitmap) {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  contextOf(canvas).drawImage(bitmap, 0, 0);
  return canvas.toDataURL();
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
  const cssWidth = width ?? (canvas.parentElement ? spaceIn(canvas.parentElement, "width") : 240);
  const layout = fit({ size: shape, orientation, coordinates, cssWidth, cssHeight: height ?? null, dpr });
  resize(canvas, layout.width, layout.height, dpr);
  name(canvas, fields.label);
  const colors = palette ?? paletteFor(canvas);
  const ctx = contextOf(canvas);
  createPainter(shape).paint(ctx, layout, state, colors, stillScene());
  const { reach, pieces } = state;
  if (reach) paintPaths(ctx, reachPaths(reach, layout, colors, pieceBox(layout, state), (square) => square in pieces));
}
