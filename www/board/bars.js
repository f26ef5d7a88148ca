// Force bars: a long bar for every unit, a short one for a half. Snapped to device pixels so that they stay crisp.

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {{ x: number, y: number, width: number, height: number }} Bar */

/** The nearest whole number with the parity of `size`, at least 1: such a bar is centred exactly. */
const centred = (/** @type {number} */ length, /** @type {number} */ size) => {
  const whole = Math.max(1, Math.round(length));
  return (whole - size) % 2 === 0 ? whole : whole + (whole < length ? 1 : -1) || 2;
};

/**
 * The bars of a piece in a square of `size` device pixels. All other lengths are hundredths of the square.
 * @param {number} size @param {number} force half units @param {{ top: number, step: number, long: number, thick: number }} place
 * @returns {Bar[]}
 */
export function layBars(size, force, { top, step, long, thick }) {
  const unit = size / 100;
  const height = Math.max(1, Math.round(thick * unit));
  const pitch = Math.max(height + 1, Math.round(step * unit));
  const longWidth = Math.max(3, centred(long * unit, size));
  const shortWidth = Math.max(1, centred(longWidth * 0.45, size));
  const widths = [...Array(Math.floor(force / 2)).fill(longWidth), ...Array(force % 2).fill(shortWidth)];
  const y = Math.round(top * unit);
  return widths.map((width, i) => ({ x: (size - width) / 2, y: y + i * pitch, width, height }));
}

/** @param {Ctx} ctx @param {Bar[]} bars @param {string} color */
export function paintBars(ctx, bars, color) {
  ctx.fillStyle = color;
  for (const { x, y, width, height } of bars) ctx.fillRect(x, y, width, height);
}
