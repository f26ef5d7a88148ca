// Plays motions: keeps pieces in the air and says where each is at a given time. Positions are columns and rows of the
// screen, so a new motion can begin where an unfinished one is now.

import { ease } from "./animation.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./sprites.js").Sprite} Sprite */
/** @typedef {{ column: number, row: number }} Cell */
/** @typedef {{ piece: Piece, square: Square | null, start: Cell, end: Cell, fade: [number, number], began: number | null, duration: number }} Flight */

export function createPlayer() {
  /** @type {Flight[]} */
  let flights = [];

  /** @param {Flight} flight @param {number} time */
  const progress = ({ began, duration }, time) => (began === null ? 0 : ease((time - began) / duration));

  /** @param {Flight} flight @param {number} time @returns {Sprite} */
  function sprite(flight, time) {
    const { piece, start, end, fade } = flight;
    const t = progress(flight, time);
    return {
      piece,
      column: start.column + (end.column - start.column) * t,
      row: start.row + (end.row - start.row) * t,
      alpha: fade[0] + (fade[1] - fade[0]) * t,
    };
  }

  return {
    /** `square` is where the piece belongs now; it is not drawn there until it has landed. @param {Omit<Flight, "began">} flight */
    add(flight) {
      flights = flights.filter(({ square }) => square === null || square !== flight.square);
      flights.push({ ...flight, began: null });
    },
    /** Where a piece on its way to a square is now. @param {Square} square @param {number} time @returns {Cell | null} */
    inFlight(square, time) {
      const flight = flights.find((one) => one.square === square);
      return flight ? sprite(flight, time) : null;
    },
    /** @param {number} time @returns {{ sprites: Sprite[], hidden: Set<Square> }} */
    at(time) {
      for (const flight of flights) flight.began ??= time;
      flights = flights.filter(({ began, duration }) => time - /** @type {number} */ (began) < duration);
      return {
        sprites: flights.map((flight) => sprite(flight, time)),
        hidden: new Set(flights.flatMap(({ square }) => (square === null ? [] : [square]))),
      };
    },
    playing: () => flights.length > 0,
    stop() {
      flights = [];
    },
  };
}
