// Marks as paths of an SVG element as large as the board: what changes on a few squares is painted there alone.

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./shapes.js").Path} Path */

const SVG = "http://www.w3.org/2000/svg";

/** @param {Document} page @param {(layer: SVGElement) => void} put puts the layer in its place, when there is first something on it */
export function createPathLayer(page, put) {
  /** @type {SVGElement | null} */
  let svg = null;
  /** @type {Layout | null} */
  let sized = null;
  /** @type {Record<string, string>[]} */
  let shown = [];

  function make() {
    const made = /** @type {SVGElement} */ (page.createElementNS(SVG, "svg"));
    made.setAttribute("aria-hidden", "true");
    Object.assign(made.style, { position: "absolute", left: "0", top: "0", pointerEvents: "none" });
    put(made);
    return made;
  }

  /** @param {SVGElement} layer @param {number} index @param {Record<string, string>} attributes */
  function draw(layer, index, attributes) {
    const element = layer.children[index] ?? layer.appendChild(page.createElementNS(SVG, "path"));
    for (const [name, value] of Object.entries(attributes)) if (shown[index]?.[name] !== value) element.setAttribute(name, value);
  }

  return {
    /** @param {Layout} layout @param {Path[]} paths the lowest first */
    show(layout, paths) {
      if (!svg && paths.length === 0) return;
      svg ??= make();
      if (sized !== layout) {
        svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
        Object.assign(svg.style, { width: `${layout.cssWidth}px`, height: `${layout.cssHeight}px` });
        sized = layout;
      }
      const now = paths.filter(({ d }) => d !== "").map(attributesOf);
      while (svg.children.length > now.length) svg.lastElementChild?.remove();
      now.forEach((attributes, index) => draw(/** @type {SVGElement} */ (svg), index, attributes));
      shown = now;
    },
  };
}

/** @param {Path} path @returns {Record<string, string>} */
function attributesOf({ d, fill, stroke, line, opacity = 1, round = false }) {
  return { d, fill, stroke, "stroke-width": String(line), "fill-opacity": String(opacity), "stroke-linejoin": round ? "round" : "miter" };
}
