// A diagram as a position string, for the engine to judge.

import { squareName } from "../board/geometry.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {Pick<import("../types.js").VariantInfo, "files" | "ranks" | "roles">} Shape */

/** @param {Diagram} diagram @param {Shape} shape */
export function positionText({ pieces, turn, stars, rights, quiet, moveNumber }, shape) {
  const squares = typeof stars === "string" ? { none: "-", undrawn: "?" }[stars] : stars.white + stars.black;
  const converts = `${rights.white ? "P" : ""}${rights.black ? "p" : ""}` || "-";
  return [placement(pieces, shape), turn === "white" ? "w" : "b", squares, converts, quiet, moveNumber].join(" ");
}

/** @param {Diagram["pieces"]} pieces @param {Shape} shape */
function placement(pieces, { files, ranks, roles }) {
  const letters = new Map(roles.map(({ role, latin }) => [role, latin.charAt(0)]));
  const rank = (/** @type {number} */ index) =>
    Array.from({ length: files }, (_, file) => {
      const piece = pieces[squareName(file, index)];
      const letter = (piece && letters.get(piece.role)) ?? " ";
      return piece?.color === "black" ? letter.toLowerCase() : letter;
    }).join("").replace(/ +/g, (gap) => String(gap.length));
  return Array.from({ length: ranks }, (_, row) => rank(ranks - 1 - row)).join("/");
}
