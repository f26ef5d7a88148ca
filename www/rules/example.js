// A move of the text on the board of its diagram: the piece's own side moves, whoever's turn the diagram shows.

import { DIAGRAMS } from "../diagram/games.js";
import { readDiagram } from "../diagram/read.js";

/** @typedef {import("./types.js").Standing} Standing */

const SQUARE = /[a-i][1-8]/;

/** The position of a diagram with the turn of the piece that a move begins with. @param {Standing} standing @param {string} move */
export function positionFor({ variant, position }, move) {
  const [from = ""] = SQUARE.exec(move) ?? [];
  const piece = readDiagram(position, DIAGRAMS[variant]).pieces[from];
  if (!piece) return position;
  const [placement, , ...rest] = position.split(" ");
  return [placement, piece.color === "white" ? "w" : "b", ...rest].join(" ");
}
