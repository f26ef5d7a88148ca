// What the input machine asks about the position, answered from the state.

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Layout} Layout */

import { squareOfCell } from "./geometry.js";

/** @param {State} state @returns {import("./machine.js").World} */
export function worldOf({ pieces, movable, interactive }) {
  const pickable = (/** @type {Square} */ square) => {
    const piece = pieces[square];
    if (!interactive || !piece || !movable?.color) return false;
    return movable.color === "both" || movable.color === piece.color;
  };
  return {
    pickable,
    draggable: (square) => pickable(square) && (!movable?.drags || movable.drags === pieces[square]?.color),
    sameSide: (one, two) => pieces[one]?.color === pieces[two]?.color,
  };
}

/** Where the keyboard begins: the first piece that can be picked up from the lower left, else that corner. @param {Layout} layout @param {(square: Square) => boolean} pickable @returns {Square} */
export function firstStop(layout, pickable) {
  for (let row = layout.ranks - 1; row >= 0; row -= 1) {
    for (let column = 0; column < layout.files; column += 1) {
      const square = squareOfCell(layout, column, row);
      if (square && pickable(square)) return square;
    }
  }
  return squareOfCell(layout, 0, layout.ranks - 1) ?? "a1";
}
