// The board's colours. Each name can be replaced by a CSS custom property on the board or above it:
// `castleLine` is `--board-castle-line`. `--board-theme: light | dark | contrast` chooses a whole palette; without it
// the element's `color-scheme` and the reader's preferences do.

import { formatColor, luminance, mix, parseColor } from "./color.js";

/** @typedef {Record<keyof typeof LIGHT, string>} Palette */
/** @typedef {"light" | "dark" | "contrast" | "forced"} ThemeName */

// Both kinds of square are light here, so that every mark can be dark and keep 3:1 on each of them.
export const LIGHT = {
  frame: "#e6e1d3",
  frameLine: "#5d5a4e",
  coordinate: "#575345",
  light: "#f4f0e2",
  dark: "#b8c4ad",
  castle: "#d9dade",
  castleHatch: "#b3b6bf",
  castleLine: "#4b4f59",
  line: "#6a6f5f",
  heavyLine: "#4a4d41",
  // Pieces.
  whiteBody: "#fffdf6",
  whiteShade: "#e7e0cc",
  whiteInk: "#24272d",
  blackBody: "#2d3038",
  blackShade: "#3d414b",
  blackInk: "#f3efe2",
  royal: "#e0a92e",
  plume: "#b8402c",
  // Marks.
  lastMove: "#6e4900",
  check: "#9f0f0a",
  selected: "#0b4a9e",
  target: "#14562f",
  hover: "#3c3f44",
  result: "#6b1f86",
  marked: "#8a2458",
  reach: "#0a5566",
  drawn: "#8a4100",
  cursor: "#0b3fa8",
  // Force overlay.
  forceWhite: "#ffffff",
  forceWhiteInk: "#16181c",
  forceBlack: "#1d2026",
  forceBlackInk: "#ffffff",
};

// Both kinds of square are dark, every mark is light.
/** @type {Palette} */
export const DARK = {
  frame: "#262a2e",
  frameLine: "#87908f",
  coordinate: "#b4bcb8",
  light: "#5e6967",
  dark: "#414b48",
  castle: "#565862",
  castleHatch: "#6d707c",
  castleLine: "#c3c6d0",
  line: "#98a39d",
  heavyLine: "#d3dad4",
  whiteBody: "#f4f0e4",
  whiteShade: "#d6cfbc",
  whiteInk: "#16181b",
  blackBody: "#1b1d22",
  blackShade: "#2a2d34",
  blackInk: "#ece7d8",
  royal: "#e3b03c",
  plume: "#d6573f",
  lastMove: "#ffd98a",
  check: "#ffd0c8",
  selected: "#c3e0ff",
  target: "#bdf5cf",
  hover: "#eef0f0",
  result: "#f4dcff",
  marked: "#ffcfe6",
  reach: "#b5f0fb",
  drawn: "#ffbf73",
  cursor: "#d6e6ff",
  forceWhite: "#f7f4ea",
  forceWhiteInk: "#121417",
  forceBlack: "#0f1114",
  forceBlackInk: "#ffffff",
};

/** @type {Palette} */
export const CONTRAST = {
  ...LIGHT,
  frame: "#ffffff",
  frameLine: "#000000",
  coordinate: "#000000",
  light: "#ffffff",
  dark: "#c3c6c9",
  castle: "#e8e8ec",
  castleHatch: "#8e9099",
  castleLine: "#000000",
  line: "#303030",
  heavyLine: "#000000",
  whiteBody: "#ffffff",
  whiteShade: "#ffffff",
  whiteInk: "#000000",
  blackBody: "#000000",
  blackShade: "#000000",
  blackInk: "#ffffff",
  royal: "#f0b400",
  plume: "#c02a10",
  lastMove: "#5a3a00",
  check: "#9b0000",
  selected: "#00307f",
  target: "#00421c",
  hover: "#000000",
  result: "#4f0070",
  marked: "#7a0046",
  reach: "#003e4e",
  drawn: "#6b2f00",
  cursor: "#00218f",
  forceWhite: "#ffffff",
  forceWhiteInk: "#000000",
  forceBlack: "#000000",
  forceBlackInk: "#ffffff",
};

/**
 * A palette out of the reader's own system colours.
 * @param {(keyword: string) => string} resolve a system colour as `rgb(…)`
 * @returns {Palette}
 */
export function forcedPalette(resolve) {
  const ground = parseColor(resolve("Canvas")) ?? { r: 255, g: 255, b: 255, a: 1 };
  const text = parseColor(resolve("CanvasText")) ?? { r: 0, g: 0, b: 0, a: 1 };
  const between = (/** @type {number} */ share) => formatColor(mix(ground, text, share));
  const [pale, ink] = luminance(ground) > luminance(text) ? [ground, text] : [text, ground];
  const [paleText, inkText, front, back] = [pale, ink, text, ground].map(formatColor);
  const highlight = resolve("Highlight");
  const all = /** @type {Palette} */ (Object.fromEntries(Object.keys(LIGHT).map((name) => [name, front])));
  return {
    ...all,
    frame: back ?? "", light: back ?? "", dark: between(0.22), castle: between(0.08), castleHatch: between(0.45),
    whiteBody: paleText ?? "", whiteShade: paleText ?? "", whiteInk: inkText ?? "",
    blackBody: inkText ?? "", blackShade: inkText ?? "", blackInk: paleText ?? "",
    royal: highlight, plume: highlight, selected: front ?? "", cursor: front ?? "",
    forceWhite: paleText ?? "", forceWhiteInk: inkText ?? "", forceBlack: inkText ?? "", forceBlackInk: paleText ?? "",
  };
}

/** @param {string} name `castleLine` @returns {string} `--board-castle-line` */
export const propertyOf = (name) => `--board-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const PROPERTIES = /** @type {[keyof Palette, string][]} */ (Object.keys(LIGHT).map((name) => [name, propertyOf(name)]));

/** Media queries that the palette depends on. */
export const THEME_QUERIES = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

/**
 * Which palette to start from.
 * @param {{ own: string, colorScheme: string, dark: boolean, moreContrast: boolean, forced: boolean }} facts
 * @returns {ThemeName}
 */
export function chooseTheme({ own, colorScheme, dark, moreContrast, forced }) {
  if (forced) return "forced";
  if (own === "light" || own === "dark" || own === "contrast") return own;
  if (moreContrast) return "contrast";
  const scheme = colorScheme.split(/\s+/);
  const canDark = scheme.includes("dark");
  const canLight = scheme.includes("light");
  return canDark && (!canLight || dark) ? "dark" : "light";
}

/** @param {Element} element @param {string} keyword */
function systemColor(element, keyword) {
  const probe = element.ownerDocument.createElement("span");
  probe.style.color = keyword;
  element.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}

/**
 * The colours that hold for an element now. For paper the light palette, whatever the screen shows. The same colours are
 * one object, wherever they are read.
 * @param {Element} element @param {boolean} [forPaper] @returns {Palette}
 */
export function readPalette(element, forPaper = false) {
  if (forPaper) return LIGHT;
  const style = getComputedStyle(element);
  const asks = (/** @type {string} */ query) => globalThis.matchMedia?.(query).matches ?? false;
  const name = chooseTheme({
    own: style.getPropertyValue("--board-theme").trim(),
    colorScheme: style.colorScheme ?? "",
    dark: asks("(prefers-color-scheme: dark)"),
    moreContrast: asks("(prefers-contrast: more)"),
    forced: asks("(forced-colors: active)"),
  });
  if (name === "forced") return theOne(forcedPalette((keyword) => systemColor(element, keyword)));
  const base = { light: LIGHT, dark: DARK, contrast: CONTRAST }[name];
  const own = PROPERTIES.map(([key, property]) => [key, style.getPropertyValue(property).trim() || base[key]]);
  return theOne(/** @type {Palette} */ (Object.fromEntries(own)));
}

/** Palettes in use, the newest last. @type {Palette[]} */
const known = [LIGHT, DARK, CONTRAST];
const KNOWN_SIZE = 12;

/** The one object for these colours, so that whatever looks the same is drawn once. @param {Palette} palette @returns {Palette} */
function theOne(palette) {
  const found = known.find((one) => isSamePalette(one, palette));
  if (found) return found;
  known.push(palette);
  if (known.length > KNOWN_SIZE) known.shift();
  return palette;
}

/** @param {Palette} one @param {Palette} other */
function isSamePalette(one, other) {
  return /** @type {(keyof Palette)[]} */ (Object.keys(one)).every((name) => one[name] === other[name]);
}

/** @type {WeakMap<Palette, number>} */
const numbers = new WeakMap();
let lastNumber = 0;

/** A short name for a palette, since the same colours are one object. @param {Palette} palette */
export function numberOf(palette) {
  const number = numbers.get(palette) ?? ++lastNumber;
  numbers.set(palette, number);
  return number;
}
