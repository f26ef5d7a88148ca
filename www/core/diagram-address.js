// A diagram in an address: `#variant=t&position=…&orientation=black&highlight=e4,e5&arrows=e2-e4`. The names are those of the
// attributes of <chess-t> (docs/LINKS.md).

/** @typedef {import("../board/types.js").Drawn} Drawn */

/**
 * @typedef {object} DiagramAddress
 * @property {string | null} variant
 * @property {string | null} position null: the game's start
 * @property {"white" | "black"} orientation
 * @property {Drawn} drawn
 */

const SQUARE = /^[a-i][1-8]$/;

/** @param {string} fragment what stands behind `#` in an address, with it or without @returns {DiagramAddress | null} */
export function readDiagramAddress(fragment) {
  const asked = new URLSearchParams(fragment.replace(/^[^#]*#/s, ""));
  const [variant, position] = [asked.get("variant"), asked.get("position")];
  if (variant === null && position === null) return null;
  return {
    variant,
    position,
    orientation: asked.get("orientation") === "black" ? "black" : "white",
    drawn: readDrawn(asked.get("highlight") ?? "", asked.get("arrows") ?? ""),
  };
}

/** What is none is passed over. @param {string} highlight squares @param {string} arrows pairs of squares @returns {Drawn} */
export function readDrawn(highlight, arrows) {
  const pairs = listed(arrows).map((pair) => pair.split("-"));
  return {
    circles: listed(highlight).filter((square) => SQUARE.test(square)),
    arrows: pairs.flatMap(([from = "", to = ""]) => (SQUARE.test(from) && SQUARE.test(to) && from !== to ? [{ from, to }] : [])),
  };
}

/** @param {string} text */
const listed = (text) => text.split(/[\s,]+/).filter(Boolean);

/**
 * The attributes of a diagram, without those that say nothing.
 * @param {{variant: string, position: string, orientation: "white" | "black", drawn: Drawn}} diagram
 */
export function attributesOf({ variant, position, orientation, drawn: { circles, arrows } }) {
  const attributes = {
    variant,
    position,
    orientation: orientation === "black" ? "black" : "",
    highlight: circles.join(","),
    arrows: arrows.map(({ from, to }) => `${from}-${to}`).join(","),
  };
  return Object.entries(attributes).filter(([, value]) => value !== "");
}

/** The same as a fragment, without its `#`; spaces as `+`, the rest can be read as it stands. @param {Parameters<typeof attributesOf>[0]} diagram */
export function fragmentOfDiagram(diagram) {
  return attributesOf(diagram).map(([name, value]) => `${name}=${value.replaceAll(" ", "+")}`).join("&");
}
