// Pieces as bitmaps: drawn once for a set, role, colour and size, then copied.

import { paintCounter } from "./counter-painter.js";
import { paintFigure } from "./figure-painter.js";
import { FIGURES } from "./figures.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./types.js").PieceSet} PieceSet */
/** @typedef {import("./types.js").Letters} Letters */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {import("./figure-painter.js").Inks} Inks */
/** How pieces look on one board. @typedef {{ roles: RoleInfo[], pieceSet: PieceSet, letters: Letters, palette: Palette }} Look */
/** @typedef {HTMLCanvasElement | OffscreenCanvas} Bitmap */

/** Enough for several boards of different sizes; older bitmaps go first. */
const CACHE_SIZE = 240;
/** @type {Map<string, Bitmap>} */
const cache = new Map();

/** @param {number} width @param {number} height @returns {Bitmap} */
export function makeBitmap(width, height) {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** @param {Bitmap} bitmap @returns {Ctx} */
export function contextOf(bitmap) {
  const ctx = /** @type {Ctx | null} */ (bitmap.getContext("2d"));
  if (!ctx) throw new Error("This browser has no 2D canvas.");
  return ctx;
}

/** The bitmaps of many pieces that look alike: a board has few kinds. @param {number} size whole device pixels @param {Look} look */
export function bitmapsOf(size, look) {
  /** @type {Map<string, Bitmap>} */
  const found = new Map();
  return (/** @type {Piece} */ piece) => {
    const kind = `${piece.color} ${piece.role}`;
    const bitmap = found.get(kind) ?? bitmapOf(size, piece, look);
    found.set(kind, bitmap);
    return bitmap;
  };
}

/** @param {number} size @param {Piece} piece @param {Look} look @returns {Bitmap} */
export function bitmapOf(size, piece, look) {
  const { pieceSet, letters, palette } = look;
  const role = roleOf(piece, look.roles);
  const { royal, force, latin, russian } = role;
  const key = `${size} ${pieceSet} ${letters} ${numberOf(palette)} ${piece.color} ${role.role} ${royal} ${force} ${latin} ${russian}`;
  const found = cache.get(key) ?? paint(size, piece, role, look, inksOf(piece, palette));
  cache.delete(key);
  cache.set(key, found);
  if (cache.size > CACHE_SIZE) cache.delete(/** @type {string} */ (cache.keys().next().value));
  return found;
}

/** @type {WeakMap<Palette, number>} */
const numbers = new WeakMap();
let lastNumber = 0;

/** A short name for a palette, since the same colours are one object. @param {Palette} palette */
function numberOf(palette) {
  const number = numbers.get(palette) ?? ++lastNumber;
  numbers.set(palette, number);
  return number;
}

/** A role without data still gets a counter with its first letter. @param {Piece} piece @param {RoleInfo[]} roles @returns {RoleInfo} */
function roleOf({ role }, roles) {
  const letter = role.charAt(0).toUpperCase();
  return roles.find((info) => info.role === role) ?? { role, royal: false, force: 0, latin: letter, russian: letter };
}

/** @param {Piece} piece @param {Palette} palette @returns {Inks} */
function inksOf({ color }, palette) {
  const { whiteBody, whiteShade, whiteInk, blackBody, blackShade, blackInk, royal, plume } = palette;
  return color === "white"
    ? { body: whiteBody, shade: whiteShade, ink: whiteInk, royal, plume, rim: null }
    : { body: blackBody, shade: blackShade, ink: blackInk, royal, plume, rim: blackBody };
}

/** @param {number} size @param {Piece} piece @param {RoleInfo} role @param {Look} look @param {Inks} inks */
function paint(size, piece, role, look, inks) {
  const bitmap = makeBitmap(size, size);
  const ctx = contextOf(bitmap);
  const figure = look.pieceSet === "figures" ? FIGURES[piece.role] : undefined;
  if (figure) paintFigure(ctx, size, figure, role, inks);
  else paintCounter(ctx, size, role, role[look.letters], inks);
  return bitmap;
}
