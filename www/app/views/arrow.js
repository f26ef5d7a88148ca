// Arrows over the board from square to square: the hint, and what the other side threatens. They lie above the board and take
// no pointer.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {{from: string, to: string}} Arrow */

/** How thick each arrow is, as a share of a square: the one that lies below stays in sight. */
const WIDTHS = { threat: 0.11, hint: 0.07 };

/**
 * @param {HTMLElement} box the element the board stands in
 */
export function createArrows(box) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "arrows");
  svg.setAttribute("aria-hidden", "true");
  const arrows = { threat: createPath(svg, "threat"), hint: createPath(svg, "hint") };
  /** @type {Record<keyof typeof arrows, Arrow | null>} */
  let shown = { threat: null, hint: null };

  const draw = () => {
    const any = shown.threat !== null || shown.hint !== null;
    svg.toggleAttribute("hidden", !any);
    if (any && svg.parentNode !== box) box.append(svg);
    for (const kind of /** @type {const} */ (["threat", "hint"])) drawArrow(box, arrows[kind], shown[kind], WIDTHS[kind]);
  };
  new ResizeObserver(draw).observe(box);
  return {
    /** @param {AppState} state */
    render(state) {
      shown = { threat: threatOf(state), hint: hintOf(state) };
      // The squares stand elsewhere once the board has turned.
      if (shown.threat || shown.hint) requestAnimationFrame(draw);
      else draw();
    },
  };
}

/** @param {AppState} state @returns {Arrow | null} */
function hintOf({ hint, snapshot }) {
  return hint && hint !== "asked" && snapshot.phase === "play" ? hint : null;
}

/** @param {AppState} state @returns {Arrow | null} */
function threatOf({ threatening, threats, snapshot }) {
  if (!threatening || threats?.node !== snapshot.node || snapshot.phase !== "play") return null;
  return threats.found?.lines[0]?.moves[0] ?? null;
}

/** @param {SVGElement} svg @param {string} kind */
function createPath(svg, kind) {
  const path = document.createElementNS(SVG, "path");
  path.dataset.arrow = kind;
  svg.append(path);
  return path;
}

/** @param {HTMLElement} box @param {SVGPathElement} path @param {Arrow | null} arrow @param {number} width */
function drawArrow(box, path, arrow, width) {
  const from = arrow && middle(box, arrow.from);
  const to = arrow && middle(box, arrow.to);
  path.toggleAttribute("hidden", !from || !to);
  path.setAttribute("d", from && to ? outline(from, to, width) : "");
}

/** @param {HTMLElement} box @param {string} square @returns {{x: number, y: number, size: number} | null} */
function middle(box, square) {
  const cell = box.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
  if (!cell || cell.width === 0) return null;
  const { left, top } = box.getBoundingClientRect();
  return { x: cell.left + cell.width / 2 - left, y: cell.top + cell.height / 2 - top, size: cell.width };
}

/** @param {{x: number, y: number, size: number}} from @param {{x: number, y: number}} to @param {number} width */
function outline(from, to, width) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [half, head, wide] = [width, width + 0.31, width + 0.15].map((share) => share * from.size);
  const points = arrowPoints(from.size * 0.2, length, half ?? 0, head ?? 0, wide ?? 0);
  const turned = points.map(([x = 0, y = 0]) => {
    const [across, down] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    return `${(from.x + across).toFixed(1)} ${(from.y + down).toFixed(1)}`;
  });
  return `M${turned.join("L")}Z`;
}

/** An arrow along the x axis. @param {number} start @param {number} end @param {number} half @param {number} head @param {number} wide */
function arrowPoints(start, end, half, head, wide) {
  const neck = end - head;
  return [[start, -half], [neck, -half], [neck, -wide], [end, 0], [neck, wide], [neck, half], [start, half]];
}
