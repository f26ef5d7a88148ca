// The few shapes that marks are made of, as paths. A spot is a square on the board: its corner, its side, and the stroke
// of a mark on it.

/** Colours, "none" for no such; the line's width in device pixels. @typedef {{ d: string, fill: string, stroke: string, line: number, opacity?: number, round?: boolean }} Path */
/** @typedef {{ x: number, y: number, size: number, line: number }} Spot */

/** @param {string} d @param {string} fill @param {number} [opacity] @returns {Path} */
export const filled = (d, fill, opacity = 1) => ({ d, fill, stroke: "none", line: 0, opacity });

/** @param {string} d @param {string} stroke @param {number} line @returns {Path} */
export const stroked = (d, stroke, line) => ({ d, fill: "none", stroke, line });

/** @param {number} x @param {number} y @param {number} width @param {number} [height] */
export const rectangle = (x, y, width, height = width) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** @param {number} x @param {number} y the middle @param {number} radius */
export function circle(x, y, radius) {
  const half = (/** @type {number} */ dx) => `a${radius} ${radius} 0 1 1 ${dx} 0`;
  return `M${x - radius} ${y}${half(2 * radius)}${half(-2 * radius)}z`;
}

/** A frame just inside the square: for a stroke of that width. @param {Spot} spot */
export const frame = ({ x, y, size, line }) => rectangle(x + line / 2, y + line / 2, size - line);

/** The four corners of a frame, filled. @param {Spot} spot @param {number} arm */
export function corners({ x, y, size, line }, arm) {
  return cornersOf(x, y, size).map(({ cx, cy, dx, dy }) => rectangle(cx, cy, dx * arm, dy * line) + rectangle(cx, cy, dx * line, dy * arm)).join("");
}

/** Triangles in the four corners, filled. @param {Spot} spot @param {number} leg */
export function cornerTriangles({ x, y, size }, leg) {
  return cornersOf(x, y, size).map(({ cx, cy, dx, dy }) => `M${cx} ${cy}h${dx * leg}L${cx} ${cy + dy * leg}z`).join("");
}

/** The corners of a square, and which way is inside. @param {number} x @param {number} y @param {number} size */
function cornersOf(x, y, size) {
  return [0, 1].flatMap((right) => [0, 1].map((down) => ({ cx: x + right * size, cy: y + down * size, dx: 1 - 2 * right, dy: 1 - 2 * down })));
}

/** A frame of round dots, filled. @param {Spot} spot @param {number} diameter */
export function dottedFrame({ x, y, size }, diameter) {
  const side = size - 2 * diameter;
  const count = Math.max(4, Math.round(side / (diameter * 2.4)));
  const along = Array.from({ length: count }, (_, index) => diameter + (index * side) / count);
  const [near, far] = [diameter, size - diameter];
  const places = along.flatMap((at) => [[at, near], [far, at], [size - at, far], [near, size - at]]);
  return places.map(([px = 0, py = 0]) => circle(x + px, y + py, diameter / 2)).join("");
}

/** @param {Spot} spot */
export function diamond({ x, y, size, line }) {
  const [inset, half] = [line * 0.75, size / 2];
  return `M${x + half} ${y + inset}L${x + size - inset} ${y + half}L${x + half} ${y + size - inset}L${x + inset} ${y + half}z`;
}

/** @param {Spot} spot */
export const ring = ({ x, y, size, line }) => circle(x + size / 2, y + size / 2, radiusOf(size, line));

/** How large a ring in a square can be. @param {number} size @param {number} line */
const radiusOf = (size, line) => size / 2 - line / 2 - 0.5;

/** Two half rings, to be stroked, with a point in each gap, to be filled: like the author's sign for an exchange, ÷, on its side. @param {Spot} spot */
export function splitRing({ x, y, size, line }) {
  const [cx, cy, radius] = [x + size / 2, y + size / 2, radiusOf(size, line)];
  const gap = 0.42;
  const [across, down] = [radius * Math.cos(gap), radius * Math.sin(gap)];
  const arc = (/** @type {number} */ side) =>
    `M${cx - side * across} ${cy - side * down}A${radius} ${radius} 0 0 1 ${cx + side * across} ${cy - side * down}`;
  return { rings: arc(1) + arc(-1), points: circle(cx - radius, cy, line * 0.62) + circle(cx + radius, cy, line * 0.62) };
}

/** Two lines from corner to corner, not quite. @param {Spot} spot */
export function cross({ x, y, size }) {
  const [near, far] = [size * 0.2, size * 0.8];
  return `M${x + near} ${y + near}L${x + far} ${y + far}M${x + far} ${y + near}L${x + near} ${y + far}`;
}

/** A five-pointed star. @param {number} x @param {number} y the middle @param {number} radius */
export function star(x, y, radius) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  });
  return `M${points.join("L")}z`;
}
