// Letters and digits as lines, for pictures that leave the page: they must not depend on which fonts there are. Capitals and
// digits stand between 0 and 100, small letters from 36; both may go below 100.

/** What is drawn and how wide it is. @typedef {[d: string, width: number]} Glyph */

const BOWL = "M56 68a28 32 0 1 1-56 0a28 32 0 1 1 56 0";
const P = "M0 100V0H28C66 0 66 54 28 54H0";

/** @type {Readonly<Record<string, Glyph>>} */
const GLYPHS = {
  a: [`${BOWL}M56 36V100`, 56],
  b: [`M0 0V100${BOWL}`, 56],
  c: ["M51 50A28 32 0 1 0 51 86", 51],
  d: [`M56 0V100${BOWL}`, 56],
  e: ["M1 66H55A27 31 0 1 0 48 90", 55],
  f: ["M44 2C26-4 18 6 18 22V100M0 40H40", 44],
  g: [`${BOWL}M56 36V104C56 128 20 132 4 118`, 56],
  h: ["M0 0V100M0 64C4 40 52 24 52 62V100", 52],
  i: ["M8 38V100M8 9V12", 16],
  1: ["M4 22L28 2V100", 32],
  2: ["M4 26C4-8 58-10 58 26C58 50 20 70 4 100H60", 60],
  3: ["M4 14C18-6 56-4 56 24C56 44 36 48 24 48C40 48 60 54 60 74C60 106 16 108 2 84", 60],
  4: ["M44 100V2L0 70H60", 60],
  5: ["M54 2H12L8 46C30 32 60 42 60 68C60 102 18 108 2 86", 60],
  6: ["M50 6C24 10 2 40 2 70C2 108 60 108 60 70C60 38 6 38 2 70", 60],
  7: ["M2 2H58L22 100", 60],
  8: ["M30 46C-2 42 2 0 30 0C58 0 62 42 30 46C-8 50-6 100 30 100C66 100 68 50 30 46", 60],
  C: ["M64 20C50-6 0-10 0 50C0 110 50 106 64 80", 64],
  I: ["M8 0V100", 16],
  K: ["M0 0V100M56 0L0 58M20 40L60 100", 60],
  P: [P, 58],
  R: [`${P}M28 54L60 100`, 60],
  S: ["M56 16C46-6 4-6 4 24C4 54 58 42 58 74C58 108 8 106 0 82", 58],
  V: ["M0 0L32 100L64 0", 64],
  В: ["M0 0V100H32C68 100 68 48 32 48H0M32 48C60 48 60 0 30 0H0", 60],
  К: ["M0 0V100M56 0L0 58M20 40L60 100", 60],
  П: ["M0 100V0H60V100", 60],
  Р: [P, 58],
  к: ["M0 36V100M46 36L0 72M16 60L50 100", 50],
  н: ["M0 36V100M50 36V100M0 68H50", 50],
  р: [`M0 36V128${BOWL}`, 56],
  т: ["M0 38H52M26 38V100", 52],
};

/** Between two letters. */
const GAP = 26;

/**
 * A text as SVG, its middle at a place. Letters that are not known are left out.
 * @param {string} text @param {{x: number, y: number}} middle @param {number} height of a capital @param {number} weight of the lines, in hundredths of that
 * @param {string} color
 */
export function lettering(text, { x, y }, height, weight, color) {
  const known = [...text].flatMap((letter) => (GLYPHS[letter] ? [GLYPHS[letter]] : []));
  const width = known.reduce((sum, [, wide]) => sum + wide + GAP, -GAP);
  const scale = height / 100;
  let left = x - (width * scale) / 2;
  const paths = known.map(([d, wide]) => {
    const path = `<path d="${d}" transform="translate(${round(left)} ${round(y - height / 2)}) scale(${round(scale)})"/>`;
    left += (wide + GAP) * scale;
    return path;
  });
  return `<g fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`;
}

/** @param {number} number */
const round = (number) => Number(number.toFixed(3));
