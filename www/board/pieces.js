// Pieces as pictures: painted once for a set, role, colour and size. On a board a piece is an element that shows one; it is
// copied from the first of its kind, since a browser reads and looks up the address of a picture far slower than it copies.
// Where addresses are forbidden, it is a canvas.

import { contextOf } from "./canvas.js";
import { paintCounter } from "./counter-painter.js";
import { paintFigure } from "./figure-painter.js";
import { FIGURES } from "./figures.js";
import { keepNewest } from "./keep.js";
import { forbidsAddresses } from "./policy.js";
import { numberOf } from "./theme.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./types.js").PieceSet} PieceSet */
/** @typedef {import("./types.js").Letters} Letters */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {import("./figure-painter.js").Inks} Inks */
/** How pieces look on one board. @typedef {{ roles: RoleInfo[], pieceSet: PieceSet, letters: Letters, palette: Palette }} Look */

/** What is painted is read back at once. */
const READ_BACK = { willReadFrequently: true };
/** Enough for several boards of different sizes. */
const KEPT = 240;
/** @type {import("./keep.js").Kept<string>} */
const urls = keepNewest(KEPT);
/** @type {import("./keep.js").Kept<HTMLElement>} */
const elements = keepNewest(KEPT);

/** The elements of pieces that look alike on one board, each the first of its kind, to be copied. @param {number} size whole device pixels @param {number} dpr @param {Look} look */
export function pieceElements(size, dpr, look) {
  /** @type {Map<string, HTMLElement>} */
  const found = new Map();
  return (/** @type {Piece} */ piece) => {
    const name = `${piece.color} ${piece.role}`;
    const first = found.get(name) ?? elements.of(`${keyOf(size, piece, look)} ${dpr} ${forbidsAddresses()}`, () => makeElement(size, dpr, piece, look));
    found.set(name, first);
    return first;
  };
}

/** An element that shows a piece. @param {Piece} piece @param {number} size whole device pixels @param {number} dpr @param {Look} look */
export function pieceElement(piece, size, dpr, look) {
  return copyOf(pieceElements(size, dpr, look)(piece));
}

/** @param {HTMLElement} first of its kind */
export function copyOf(first) {
  const copy = /** @type {HTMLElement} */ (first.cloneNode());
  // A canvas is copied without what is painted on it.
  if (first.tagName === "CANVAS") contextOf(/** @type {HTMLCanvasElement} */ (copy), READ_BACK).drawImage(/** @type {HTMLCanvasElement} */ (first), 0, 0);
  return copy;
}

/** @param {number} size whole device pixels @param {number} dpr @param {Piece} piece @param {Look} look */
function makeElement(size, dpr, piece, look) {
  const element = document.createElement(forbidsAddresses() ? "canvas" : "div");
  const side = `${size / dpr}px`;
  Object.assign(element.style, { position: "absolute", left: "0", top: "0", width: side, height: side, pointerEvents: "none" });
  if (forbidsAddresses()) paint(/** @type {HTMLCanvasElement} */ (element), size, piece, look);
  else Object.assign(element.style, { backgroundImage: `url("${pictureUrl(size, piece, look)}")`, backgroundSize: "100% 100%" });
  return element;
}

/** The picture of a piece as an address. @param {number} size whole device pixels @param {Piece} piece @param {Look} look @returns {string} */
export function pictureUrl(size, piece, look) {
  stage ??= document.createElement("canvas");
  const canvas = stage;
  return urls.of(keyOf(size, piece, look), () => {
    paint(canvas, size, piece, look);
    return canvas.toDataURL();
  });
}

/** @param {number} size @param {Piece} piece @param {Look} look */
function keyOf(size, piece, { roles, pieceSet, letters, palette }) {
  const { role, royal, force, latin, russian } = roleOf(piece, roles);
  return `${size} ${pieceSet} ${letters} ${numberOf(palette)} ${piece.color} ${role} ${royal} ${force} ${latin} ${russian}`;
}

/** A role without data still gets a counter with its first letter. @param {Piece} piece @param {RoleInfo[]} roles @returns {RoleInfo} */
export function roleOf({ role }, roles) {
  const letter = role.charAt(0).toUpperCase();
  return roles.find((info) => info.role === role) ?? { role, royal: false, force: 0, latin: letter, russian: letter };
}

/** @param {Piece} piece @param {Palette} palette @returns {Inks} */
export function inksOf({ color }, palette) {
  const { whiteBody, whiteShade, whiteInk, blackBody, blackShade, blackInk, royal, plume } = palette;
  return color === "white"
    ? { body: whiteBody, shade: whiteShade, ink: whiteInk, royal, plume, rim: null }
    : { body: blackBody, shade: blackShade, ink: blackInk, royal, plume, rim: blackBody };
}

/** Where the pictures are painted, one after the other. @type {HTMLCanvasElement | null} */
let stage = null;

/** @param {HTMLCanvasElement} canvas @param {number} size @param {Piece} piece @param {Look} look */
function paint(canvas, size, piece, look) {
  // Setting a size empties the canvas.
  Object.assign(canvas, { width: size, height: size });
  const ctx = contextOf(canvas, READ_BACK);
  const [role, inks] = [roleOf(piece, look.roles), inksOf(piece, look.palette)];
  const figure = look.pieceSet === "figures" ? FIGURES[piece.role] : undefined;
  if (figure) paintFigure(ctx, size, figure, role, inks);
  else paintCounter(ctx, size, role, role[look.letters], inks);
}
