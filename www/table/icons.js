// The few drawings a table needs, in the table itself: it may stand in a page of another site, where no sprite is.

const SVG = "http://www.w3.org/2000/svg";

/** The same lines as in icons/icons.svg, which a test holds them to. @type {Readonly<Record<string, readonly string[]>>} */
export const PATHS = Object.freeze({
  first: ["M6 5v14M18 5.5L9.5 12l8.5 6.5z"],
  undo: ["M16 5l-8 7 8 7"],
  redo: ["M8 5l8 7-8 7"],
  last: ["M18 5v14M6 5.5l8.5 6.5L6 18.5z"],
  flip: ["M8 20V5M4.5 8.5L8 5l3.5 3.5M16 4v15M12.5 15.5L16 19l3.5-3.5"],
  force: ["M12 4v15M7 20h10M5 7h14", "M5 7l-2.2 6a2.6 2.6 0 0 0 4.4 0zM19 7l-2.2 6a2.6 2.6 0 0 0 4.4 0z"],
});

const LINE = { class: "icon", viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", "stroke-width": "1.75", "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true" };

/** @param {keyof typeof PATHS} name @returns {SVGElement} */
export function drawing(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [attribute, value] of Object.entries(LINE)) svg.setAttribute(attribute, value);
  for (const d of PATHS[name] ?? []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}
