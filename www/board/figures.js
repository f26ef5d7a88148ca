// Our own figures, drawn in a box of 100 × 100: heads over a shield that narrows downward; the Scout's cloak widens.
// All stand between y 6 and y 94. Bars and the royal ring are not here: they come from the role's data.

/**
 * One outline. `fill` names a colour of the piece; `detail` parts are left out where they would only be a smudge.
 * @typedef {{ d: string, fill: "body" | "royal" | "plume" | "ink" | "none", stroke?: boolean, detail?: boolean }} Part
 */
/** `bars` says where the first force bar lies and how far the next. @typedef {{ parts: Part[], bars: { top: number, step: number } }} Figure */

const SHIELD =
  "M50 40 C58 40 66 39 73 36.5 C75.5 36 77 37.5 77 40 V58 C77 74 64.5 86.5 50 94 C35.5 86.5 23 74 23 58 V40 " +
  "C23 37.5 24.5 36 27 36.5 C34 39 42 40 50 40 Z";

/** A face under a small pointed cap. */
const CAP = [
  { d: "M50 18 C57.5 18 62.5 23 62.5 29.5 C62.5 36.5 57.5 41.5 50 41.5 C42.5 41.5 37.5 36.5 37.5 29.5 C37.5 23 42.5 18 50 18 Z", fill: "body" },
  { d: "M50 6 C54 14.5 59 20.5 66.5 25.5 C68.5 27 68 29.5 65.5 29.5 C55 28 45 28 34.5 29.5 C32 29.5 31.5 27 33.5 25.5 C41 20.5 46 14.5 50 6 Z", fill: "body" },
];
/** A rounded helm with a visor. */
const HELM = [
  { d: "M50 6 C61.5 6 68 13.5 68 24 V38 C62 40.5 56 41 50 41 C44 41 38 40.5 32 38 V24 C32 13.5 38.5 6 50 6 Z", fill: "body" },
  { d: "M38 22.5 H62 V27 H52.4 V36 H47.6 V27 H38 Z", fill: "ink", stroke: false, detail: true },
];
/** The veteran's feather. */
const FEATHER = [
  { d: "M53.5 13 C57.5 5.5 70 4 77 10 C82.5 15 82.5 23 77 28.5 C76.5 22.5 73.5 20 69 19.5 C63 19 58.5 19 55.5 21 Z", fill: "plume" },
];
/** The King's pennant flies from the shield. */
const PENNANT = [
  { d: "M36.5 67 C50 64.5 58 72 71 69 L90 72 L79 77.5 L87 84.5 C71 87 55 79.5 41 83.5 Z", fill: "royal" },
];
const CLOAK = [
  { d: "M40.5 40 C38.5 57 31 74 21.5 88.5 C19.5 92 21 94 24.5 94 H75.5 C79 94 80.5 92 78.5 88.5 C69 74 61.5 57 59.5 40 Z", fill: "body" },
  { d: "M50 6 C58.5 13 65.5 22.5 65.5 32 C65.5 41 59 45.5 50 45.5 C41 45.5 34.5 41 34.5 32 C34.5 22.5 41.5 13 50 6 Z", fill: "body" },
  { d: "M50 21.5 C55 21.5 58 26 58 31.5 C58 37 55 40 50 40 C45 40 42 37 42 31.5 C42 26 45 21.5 50 21.5 Z", fill: "ink", stroke: false },
  { d: "M50 47.5 V94", fill: "none", detail: true },
];

/** Where the ring lies on a royal figure: between head and shield. */
export const RING = "M29 33 H71 C76.5 33 76.5 42.5 71 42.5 H29 C23.5 42.5 23.5 33 29 33 Z";

const shield = { d: SHIELD, fill: "body" };
const BARS = { top: 48, step: 10.5 };
const HIGH_BARS = { top: 46.5, step: 9.6 };

/** @type {Record<string, Figure>} */
export const FIGURES = /** @type {Record<string, Figure>} */ ({
  knecht: { parts: [...CAP, shield], bars: BARS },
  "ver-knecht": { parts: [...FEATHER, ...CAP, shield], bars: BARS },
  ritter: { parts: [...HELM, shield], bars: BARS },
  prince: { parts: [...CAP, shield], bars: BARS },
  connet: { parts: [...HELM, shield], bars: BARS },
  king: { parts: [...CAP, shield, ...PENNANT], bars: HIGH_BARS },
  scout: { parts: CLOAK, bars: BARS },
});
