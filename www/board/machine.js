// The input machine: drag, tap-tap and keyboard in one set of named states. Pure: `next` takes a state and an event
// and gives the next state and what to report. It knows no rules, no pixels but distances, and no DOM.

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").How} How */
/**
 * Every state carries only what exists in it.
 * - idle: nothing is held or selected.
 * - pressed: the button is down on a piece that can be picked up; `before` was selected until then. Not every piece
 *   `drags`: a finger on the others taps, or scrolls the page.
 * - dragging: the piece follows the pointer; `left` once it has been over another square.
 * - selected: a piece waits for its target.
 * - aiming: a piece is selected and the button is down on another square.
 * - pointing: nothing is selected and the button is down on a square without a piece to pick up.
 * @typedef {{ name: "idle" }
 *   | { name: "pressed", from: Square, pointer: number, x: number, y: number, before: Square | null, drags: boolean }
 *   | { name: "dragging", from: Square, pointer: number, over: Square | null, left: boolean, before: Square | null }
 *   | { name: "selected", from: Square }
 *   | { name: "aiming", from: Square, to: Square | null, pointer: number }
 *   | { name: "pointing", square: Square, pointer: number }} InputState
 */
/**
 * `down`, `move` and `up` come from pointers, `key` from the keyboard (Enter: `act` on the cursor's square, Escape:
 * `cancel`), `interrupt` when the browser takes the gesture away, `select` and `cancel` from the program.
 * @typedef {{ type: "down", pointer: number, square: Square | null, x: number, y: number, coarse: boolean }
 *   | { type: "move", pointer: number, square: Square | null, x: number, y: number }
 *   | { type: "up", pointer: number, square: Square | null }
 *   | { type: "interrupt" }
 *   | { type: "act", square: Square }
 *   | { type: "select", square: Square | null }
 *   | { type: "cancel" }} InputEvent
 */
/** `off`: carried beyond the board's edge. @typedef {{ type: "move", from: Square, to: Square, how: How } | { type: "square", square: Square } | { type: "off", from: Square }} Report */
/** @typedef {{ state: InputState, reports: Report[] }} Outcome */
/**
 * What the machine asks about the position.
 * @typedef {{
 *   pickable: (square: Square) => boolean,
 *   draggable: (square: Square) => boolean,
 *   sameSide: (one: Square, two: Square) => boolean,
 * }} World `draggable` by a finger; other pointers drag whatever can be picked up.
 */

/** A drag begins after this many css pixels. */
export const DRAG_DISTANCE = 3;

/** @type {InputState} */
export const IDLE = Object.freeze({ name: "idle" });

/** The square shown as selected. A finger that may yet scroll the page has selected nothing. @param {InputState} state @returns {Square | null} */
export function selectionOf(state) {
  if (state.name === "pressed" && !state.drags) return state.before;
  return "from" in state ? state.from : null;
}

/** The square whose piece is carried. @param {InputState} state @returns {Square | null} */
export const liftedOf = (state) => (state.name === "dragging" ? state.from : null);

/** Whether a pointer is being followed. @param {InputState} state */
export const isGesture = (state) => "pointer" in state;

/** @param {InputState} state @param {...Report} reports @returns {Outcome} */
const to = (state, ...reports) => ({ state, reports });

/** @param {Square | null} square @returns {InputState} */
const resting = (square) => (square === null ? IDLE : { name: "selected", from: square });

/** @param {InputState} state @param {InputEvent} event @param {World} world @returns {Outcome} */
export function next(state, event, world) {
  switch (event.type) {
    case "down": return down(state, event, world);
    case "move": return move(state, event);
    case "up": return up(state, event, world);
    case "interrupt": return to(interrupted(state));
    case "act": return act(state, event.square, world);
    case "select": return to(event.square !== null && world.pickable(event.square) ? resting(event.square) : IDLE);
    case "cancel": return to(IDLE);
    default: return unreachable(event);
  }
}

/** @param {InputState} state @param {Extract<InputEvent, { type: "down" }>} event @param {World} world @returns {Outcome} */
function down(state, { pointer, square, x, y, coarse }, world) {
  // A second finger, or a second button, ends the gesture of the first.
  if (isGesture(state)) return to(interrupted(state));
  const before = selectionOf(state);
  const pick = square !== null && world.pickable(square);
  const drags = pick && (!coarse || world.draggable(square));
  if (before !== null) {
    const own = pick && (square === before || world.sameSide(before, square));
    return own ? to({ name: "pressed", from: square, pointer, x, y, before, drags }) : to({ name: "aiming", from: before, to: square, pointer });
  }
  if (pick) return to({ name: "pressed", from: square, pointer, x, y, before, drags });
  return to(square === null ? IDLE : { name: "pointing", square, pointer });
}

/** @param {InputState} state @param {Extract<InputEvent, { type: "move" }>} event @returns {Outcome} */
function move(state, { pointer, square, x, y }) {
  if (!isGesture(state) || state.pointer !== pointer) return to(state);
  if (state.name === "pressed") {
    const { from, before, drags } = state;
    if (!drags || Math.hypot(x - state.x, y - state.y) < DRAG_DISTANCE) return to(state);
    return to({ name: "dragging", from, pointer, over: square, left: square !== from, before });
  }
  if (state.name !== "dragging" || state.over === square) return to(state);
  return to({ ...state, over: square, left: true });
}

/** @param {InputState} state @param {Extract<InputEvent, { type: "up" }>} event @param {World} world @returns {Outcome} */
function up(state, { pointer, square }, world) {
  if (!isGesture(state) || state.pointer !== pointer) return to(state);
  switch (state.name) {
    // A finger that slid off a piece it does not drag has not tapped it.
    case "pressed": return to(state.drags || square === state.from ? tapped(state) : resting(state.before));
    case "dragging": return dropped(state, square);
    case "aiming": return aimed(state, square);
    case "pointing": {
      const stayed = square === state.square && !world.pickable(square);
      return stayed ? to(IDLE, { type: "square", square }) : to(IDLE);
    }
    default: return unreachable(state);
  }
}

/** A tap selects; a tap on the selected piece lets it go. @param {{ from: Square, before: Square | null }} state @returns {InputState} */
const tapped = ({ from, before }) => (from === before ? IDLE : resting(from));

/** @param {Extract<InputState, { name: "dragging" }>} state @param {Square | null} square @returns {Outcome} */
function dropped(state, square) {
  if (square === null) return to(IDLE, { type: "off", from: state.from });
  // An unsteady tap is still a tap; a piece carried away and put back is not.
  if (square === state.from) return to(state.left ? IDLE : tapped(state));
  return to(IDLE, { type: "move", from: state.from, to: square, how: "drag" });
}

/** @param {Extract<InputState, { name: "aiming" }>} state @param {Square | null} square @returns {Outcome} */
function aimed(state, square) {
  if (state.to === null) return to(IDLE);
  if (square !== state.to) return to(resting(state.from));
  return to(IDLE, { type: "move", from: state.from, to: square, how: "tap" });
}

/** Enter or Space on the cursor's square. @param {InputState} state @param {Square} square @param {World} world @returns {Outcome} */
function act(state, square, world) {
  if (isGesture(state)) return to(state);
  const from = selectionOf(state);
  if (from === null) return world.pickable(square) ? to(resting(square)) : to(IDLE, { type: "square", square });
  if (square === from) return to(IDLE);
  if (world.pickable(square) && world.sameSide(from, square)) return to(resting(square));
  return to(IDLE, { type: "move", from, to: square, how: "keyboard" });
}

/** The piece returns; what was selected before the gesture stays selected. @param {InputState} state @returns {InputState} */
function interrupted(state) {
  switch (state.name) {
    case "pressed": return resting(state.before);
    case "aiming": return resting(state.from);
    case "dragging": return IDLE;
    case "pointing": return IDLE;
    case "idle": return state;
    case "selected": return state;
    default: return unreachable(state);
  }
}

/** @param {never} value @returns {never} */
function unreachable(value) {
  throw new Error(`Unknown input: ${JSON.stringify(value)}`);
}
