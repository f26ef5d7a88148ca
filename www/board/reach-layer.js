// What a piece reaches, as paths above the board: it changes with every piece pointed at, and the board need not be painted
// for that.

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./reach.js").Path} Path */

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} board the picture below */
export function createReachLayer(board) {
  const page = board.ownerDocument;
  /** @type {SVGElement | null} Made when something is first reached. */
  let svg = null;

  function make() {
    const made = /** @type {SVGElement} */ (page.createElementNS(SVG, "svg"));
    made.setAttribute("aria-hidden", "true");
    Object.assign(made.style, { position: "absolute", left: "0", top: "0", pointerEvents: "none", forcedColorAdjust: "none" });
    board.after(made);
    return made;
  }

  return {
    /** @param {Layout} layout @param {Path[]} paths */
    show({ width, height, cssWidth, cssHeight }, paths) {
      if (!svg && paths.length === 0) return;
      svg ??= make();
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      Object.assign(svg.style, { width: `${cssWidth}px`, height: `${cssHeight}px` });
      while (svg.children.length > paths.length) svg.lastElementChild?.remove();
      while (svg.children.length < paths.length) svg.append(page.createElementNS(SVG, "path"));
      paths.forEach((path, index) => draw(/** @type {SVGElement} */ (svg?.children[index]), path));
    },
  };
}

/** @param {SVGElement} element @param {Path} path */
function draw(element, { d, fill, stroke, line }) {
  element.setAttribute("d", d);
  element.setAttribute("fill", fill);
  element.setAttribute("stroke", stroke);
  element.setAttribute("stroke-width", String(line));
}
