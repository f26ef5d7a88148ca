// Just enough arithmetic on colours to mix them and to measure their contrast.

/** @typedef {{ r: number, g: number, b: number, a: number }} Rgba channels 0-255, alpha 0-1 */

/**
 * Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` and `rgba(…)`; null for anything else.
 * @param {string} text @returns {Rgba | null}
 */
export function parseColor(text) {
  const value = text.trim();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [r = 0, g = 0, b = 0, a = 255] = (full.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
    return { r, g, b, a: a / 255 };
  }
  const numbers = /^rgba?\(([^)]+)\)$/i.exec(value)?.[1]?.split(/[\s,/]+/).map(Number);
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return null;
  const [r = 0, g = 0, b = 0, a = 1] = numbers;
  return { r, g, b, a };
}

/** @param {Rgba} color */
export function formatColor({ r, g, b, a }) {
  const channels = [r, g, b].map(Math.round).join(", ");
  return a >= 1 ? `rgb(${channels})` : `rgba(${channels}, ${a})`;
}

/** `share` of the second colour in the first. @param {Rgba} one @param {Rgba} two @param {number} share @returns {Rgba} */
export function mix(one, two, share) {
  const blend = (/** @type {number} */ p, /** @type {number} */ q) => p + (q - p) * share;
  return { r: blend(one.r, two.r), g: blend(one.g, two.g), b: blend(one.b, two.b), a: 1 };
}

/** Relative luminance, WCAG 2. @param {Rgba} color */
export function luminance({ r, g, b }) {
  const linear = (/** @type {number} */ channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio, 1 to 21. @param {Rgba} one @param {Rgba} two */
export function contrast(one, two) {
  const [high, low] = [luminance(one), luminance(two)].sort((p, q) => q - p);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
