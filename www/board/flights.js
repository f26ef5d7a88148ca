// Pieces on their way: elements above the board that the browser moves by itself, without asking the page at every frame.
// Places are columns and rows of the screen, so a new flight can begin where an unfinished one is now.

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {{ column: number, row: number }} Cell */
/**
 * `square` is where the piece belongs now; it is not shown there until it has landed. `fade` is its opacity before and after.
 * @typedef {{ element: HTMLElement, square: Square | null, start: Cell, end: Cell, fade: [number, number], duration: number }} Flight
 */

/** Quick start, soft landing: what is left shrinks with the third power of the time left. */
const EASING = `cubic-bezier(${1 / 3}, 1, ${2 / 3}, 1)`;

/** @param {HTMLElement} root @param {() => void} landed called when a flight has ended by itself */
export function createFlights(root, landed) {
  /** @type {Set<Flight & { animation: Animation }>} */
  const flights = new Set();

  /** @param {Flight & { animation: Animation }} flight */
  function end(flight) {
    flights.delete(flight);
    flight.animation.cancel();
    flight.element.remove();
  }

  /** @param {Square} square */
  const to = (square) => [...flights].find((flight) => flight.square === square);

  return {
    /** `box` is where in its square a piece is shown. @param {Flight} flight @param {Layout} layout @param {Box} box */
    add(flight, layout, box) {
      const before = flight.square !== null && to(flight.square);
      if (before) end(before);
      const { element, start, end: goal, fade, duration } = flight;
      element.setAttribute("aria-hidden", "true");
      element.style.zIndex = "2";
      root.append(element);
      const frames = [frameAt(start, fade[0], layout, box), frameAt(goal, fade[1], layout, box)];
      const animation = element.animate(frames, { duration, easing: EASING, fill: "both" });
      const added = { ...flight, animation };
      flights.add(added);
      animation.onfinish = () => {
        end(added);
        landed();
      };
    },
    /** Where a piece on its way to a square is now; its flight is over. @param {Square} square @returns {Cell | null} */
    takeOver(square) {
      const flight = to(square);
      if (!flight) return null;
      const done = flight.animation.effect?.getComputedTiming().progress ?? 0;
      const between = (/** @type {"column" | "row"} */ axis) => flight.start[axis] + (flight.end[axis] - flight.start[axis]) * done;
      end(flight);
      return { column: between("column"), row: between("row") };
    },
    /** Squares whose pieces are on their way. @returns {Set<Square>} */
    hidden: () => new Set([...flights].flatMap(({ square }) => square ?? [])),
    stop() {
      for (const flight of flights) end(flight);
    },
  };
}

/** @param {Cell} cell @param {number} opacity @param {Layout} layout @param {Box} box @returns {Keyframe} */
function frameAt({ column, row }, opacity, { left, top, square, dpr }, box) {
  const [x, y] = [(Math.round(left + column * square) + box.x) / dpr, (Math.round(top + row * square) + box.y) / dpr];
  return { transform: `translate(${x}px, ${y}px)`, opacity };
}
