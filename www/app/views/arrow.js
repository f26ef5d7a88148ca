// An arrow over the board from square to square: the hint. It lies above the board and takes no pointer.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {import("./env.js").AppState} AppState */

/**
 * @param {HTMLElement} box the element the board stands in
 */
export function createArrow(box) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "arrow");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  svg.append(path);
  /** @type {{from: string, to: string} | null} */
  let shown = null;

  const draw = () => {
    const from = shown && middle(box, shown.from);
    const to = shown && middle(box, shown.to);
    svg.toggleAttribute("hidden", !from || !to);
    if (!from || !to) return;
    if (svg.parentNode !== box) box.append(svg);
    path.setAttribute("d", outline(from, to));
  };
  new ResizeObserver(draw).observe(box);
  return {
    /** @param {AppState} state */
    render({ hint, snapshot, orientation }) {
      const next = hint && hint !== "asked" && snapshot.phase === "play" ? hint : null;
      shown = next && { from: next.from, to: next.to };
      // The squares stand elsewhere once the board has turned.
      if (shown) requestAnimationFrame(draw);
      else draw();
      svg.dataset.orientation = orientation;
    },
  };
}

/** @param {HTMLElement} box @param {string} square @returns {{x: number, y: number, size: number} | null} */
function middle(box, square) {
  const cell = box.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
  if (!cell || cell.width === 0) return null;
  const { left, top } = box.getBoundingClientRect();
  return { x: cell.left + cell.width / 2 - left, y: cell.top + cell.height / 2 - top, size: cell.width };
}

/** @param {{x: number, y: number, size: number}} from @param {{x: number, y: number}} to */
function outline(from, to) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [half, head, wide] = [from.size * 0.07, from.size * 0.38, from.size * 0.22];
  const points = [[from.size * 0.2, -half], [length - head, -half], [length - head, -wide], [length, 0], [length - head, wide], [length - head, half], [from.size * 0.2, half]];
  const turned = points.map(([x = 0, y = 0]) => {
    const [across, down] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    return `${(from.x + across).toFixed(1)} ${(from.y + down).toFixed(1)}`;
  });
  return `M${turned.join("L")}Z`;
}
