// The few shapes that marks are made of. `x, y` is the corner of a square, `size` its side, `line` the stroke.

/** @typedef {import("./types.js").Ctx} Ctx */

/** A frame just inside the square. @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} line @param {number} [inset] */
export function frame(ctx, x, y, size, line, inset = 0) {
  const half = line / 2 + inset;
  ctx.lineWidth = line;
  ctx.strokeRect(x + half, y + half, size - 2 * half, size - 2 * half);
}

/** The four corners of a frame. @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} line @param {number} arm */
export function corners(ctx, x, y, size, line, arm) {
  for (const [left, top] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
    const cx = left ? x + size : x;
    const cy = top ? y + size : y;
    ctx.fillRect(left ? cx - arm : cx, top ? cy - line : cy, arm, line);
    ctx.fillRect(left ? cx - line : cx, top ? cy - arm : cy, line, arm);
  }
}

/** Filled triangles in the four corners. @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} leg */
export function cornerTriangles(ctx, x, y, size, leg) {
  ctx.beginPath();
  for (const [cx, cy, dx, dy] of [[x, y, 1, 1], [x + size, y, -1, 1], [x, y + size, 1, -1], [x + size, y + size, -1, -1]]) {
    const [px = 0, py = 0, sx = 0, sy = 0] = [cx, cy, dx, dy];
    ctx.moveTo(px, py);
    ctx.lineTo(px + sx * leg, py);
    ctx.lineTo(px, py + sy * leg);
    ctx.closePath();
  }
  ctx.fill();
}

/** A frame of round dots. @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} dot diameter */
export function dottedFrame(ctx, x, y, size, dot) {
  const side = size - 2 * dot;
  const count = Math.max(4, Math.round(side / (dot * 2.4)));
  const step = side / count;
  ctx.beginPath();
  for (let i = 0; i < count; i += 1) {
    const along = dot + i * step;
    const back = size - along;
    for (const [px = 0, py = 0] of [[along, dot], [size - dot, along], [back, size - dot], [dot, back]]) {
      ctx.moveTo(x + px + dot / 2, y + py);
      ctx.arc(x + px, y + py, dot / 2, 0, 2 * Math.PI);
    }
  }
  ctx.fill();
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} line */
export function diamond(ctx, x, y, size, line) {
  const inset = line * 0.75;
  const half = size / 2;
  ctx.beginPath();
  ctx.moveTo(x + half, y + inset);
  ctx.lineTo(x + size - inset, y + half);
  ctx.lineTo(x + half, y + size - inset);
  ctx.lineTo(x + inset, y + half);
  ctx.closePath();
  ctx.lineWidth = line;
  ctx.stroke();
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} radius */
export function dot(ctx, x, y, size, radius) {
  ctx.beginPath();
  ctx.arc(x + size / 2, y + size / 2, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} line */
export function ring(ctx, x, y, size, line) {
  ctx.beginPath();
  ctx.arc(x + size / 2, y + size / 2, size / 2 - line / 2 - 0.5, 0, 2 * Math.PI);
  ctx.lineWidth = line;
  ctx.stroke();
}

/** Two half rings with a point in each gap, like the author's sign for an exchange, ÷, on its side. @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {number} line */
export function splitRing(ctx, x, y, size, line) {
  const [cx, cy, radius] = [x + size / 2, y + size / 2, size / 2 - line / 2 - 0.5];
  const gap = 0.42;
  ctx.lineWidth = line;
  for (const middle of [-Math.PI / 2, Math.PI / 2]) {
    ctx.beginPath();
    ctx.arc(cx, cy, radius, middle - Math.PI / 2 + gap, middle + Math.PI / 2 - gap);
    ctx.stroke();
  }
  ctx.beginPath();
  for (const side of [-1, 1]) ctx.arc(cx + side * radius, cy, line * 0.62, 0, 2 * Math.PI);
  ctx.fill();
}

/** A five-pointed star. @param {Ctx} ctx @param {number} cx @param {number} cy @param {number} radius */
export function starPath(ctx, cx, cy, radius) {
  ctx.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const reach = i % 2 === 0 ? radius : radius * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    ctx.lineTo(cx + reach * Math.cos(angle), cy + reach * Math.sin(angle));
  }
  ctx.closePath();
}
