// Puts the parts together: state in, at most one repaint a frame; input events in, reports out.

import { motions } from "./animation.js";
import { watchChanges } from "./changes.js";
import { bindDrawing } from "./drawing.js";
import { createFlights } from "./flights.js";
import { atNextFrame, callOff } from "./frames.js";
import { cellOf, fit, isSameLayout, squareAtPoint, stepOnScreen } from "./geometry.js";
import { createGhost } from "./ghost.js";
import { createHover } from "./hover.js";
import { forget, whenIdle } from "./idle.js";
import { bindKeyboard } from "./keyboard.js";
import { IDLE, isGesture, liftedOf, next, selectionOf } from "./machine.js";
import { createPicture, lookOf, pieceBox } from "./picture.js";
import { pieceElement } from "./pieces.js";
import { bindPointer } from "./pointer.js";
import { watchPolicy } from "./policy.js";
import { isSameRoom, pixelRatio, spaceIn, watchSize } from "./sizer.js";
import { defaultState, mergeState } from "./state.js";
import { createSquares } from "./squares.js";
import { createSurface, focused } from "./surface.js";
import { LIGHT, readPalette } from "./theme.js";
import { reducedMotion, watchPrint, watchTheme } from "./watch.js";
import { factsIn } from "./words.js";
import { createVoice } from "./voice.js";
import { firstStop, worldOf } from "./world.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./types.js").Handlers} Handlers */
/** @typedef {import("./machine.js").InputEvent} InputEvent */
/** @typedef {import("./machine.js").InputState} InputState */
/** @typedef {import("./geometry.js").Layout} Layout */
/** A dragged piece that was let go and not yet shown anywhere. @typedef {{ square: Square, cell: import("./flights.js").Cell }} Released */

/**
 * @param {HTMLElement} container
 * @param {{ shape: BoardShape } & Partial<State>} options
 * @param {Handlers} [handlers]
 */
export function createBoard(container, { shape, ...initial }, handlers = {}) {
  const life = new AbortController();
  const surface = createSurface(container);
  const { root } = surface;
  const picture = createPicture(root, shape);
  const squares = createSquares(root);
  const flights = createFlights(root, request);
  const ghost = createGhost(root);
  const hoverMark = createHover(root);

  let state = mergeState(defaultState(), initial);
  /** @type {InputState} */
  let input = IDLE;
  let world = worldOf(state);
  /** @type {Square | null} */
  let hover = null;
  /** @type {Square | null} */
  let cursor = null;
  let cursorShown = false;
  /** A piece is carried in from outside. */
  let aiming = false;
  /** @type {import("./types.js").Arrow | null} What is being drawn by pointer. */
  let line = null;
  /** @type {Square | null} The last word of mouse, dragged piece and cursor. */
  let pointedAt = null;
  /** @type {Released | null} */
  let released = null;
  /** @type {AbortController | null} */
  let listening = null;
  let isNewToName = watchChanges();
  let onPaper = false;
  let palette = LIGHT;
  let paletteKnown = false;
  let sizeKnown = false;
  /** Whether this frame measures. */
  let measuring = false;
  /** @type {import("./sizer.js").Room} What the container gave when it was measured last. */
  let room = { width: 0, height: 0 };
  /** @type {Layout} */
  let layout = fitTo(0, null);

  // ---- size and colours ----------------------------------------------------------------------------------------

  /** @param {number} cssWidth @param {number | null} cssHeight @returns {Layout} */
  function fitTo(cssWidth, cssHeight) {
    const { orientation, coordinates } = state;
    return fit({ size: shape, orientation, coordinates, cssWidth, cssHeight, dpr: pixelRatio() });
  }

  /**
   * Fills the width; a container that is then too low has a height of its own, which limits the board. Reading after a
   * change makes the browser lay the page out: all boards read before any of them changes.
   */
  const steps = [readWidth, fitWidth, readHeight, fitHeight, draw];

  function readWidth() {
    if (!paletteKnown) readColors();
    measuring = !sizeKnown || layout.dpr !== pixelRatio();
    if (measuring) room = { width: spaceIn(container, "width"), height: 0 };
  }

  function fitWidth() {
    sizeKnown = true;
    if (measuring && room.width > 0) use(fitTo(room.width, null));
  }

  function readHeight() {
    if (measuring && room.width > 0) room = { width: room.width, height: spaceIn(container, "height") };
  }

  function fitHeight() {
    if (measuring && room.height > 0 && room.height < layout.cssHeight - 1) use(fitTo(room.width, room.height));
  }

  /** @param {Layout} to */
  function use(to) {
    surface.resize(to, room.width);
    if (isSameLayout(to, layout)) return;
    flights.stop();
    layout = to;
  }

  function readColors() {
    paletteKnown = true;
    palette = readPalette(root, onPaper);
  }

  // ---- drawing -------------------------------------------------------------------------------------------------

  function request() {
    if (!life.signal.aborted) atNextFrame(steps);
  }

  function draw() {
    flyHome();
    const hidden = flights.hidden();
    const still = { selected: null, lifted: null, cursor: null, hidden };
    const scene = { selected: selectionOf(input), lifted: liftedOf(input), cursor: cursorShown ? cursor : null, hidden };
    picture.show(layout, withLine(state), onPaper ? still : scene, palette);
    if (squares.made()) showSquares();
    else if (state.interactive) whenIdle(makeSquares);
    showHover();
  }

  /** What is being drawn stands there already. @param {State} state @returns {State} */
  function withLine(state) {
    if (!line) return state;
    const { from, to } = line;
    const { circles, arrows } = state.drawn;
    return { ...state, drawn: from === to ? { circles: [...circles, from], arrows } : { circles, arrows: [...arrows, line] } };
  }

  /** What is seen comes before the squares, which are for what is done next. */
  function makeSquares() {
    if (!state.interactive || squares.made()) return;
    showSquares();
    showHover();
  }

  function showSquares() {
    const hadFocus = squares.hasFocus() || focused(root) === root;
    squares.place(layout);
    squares.setTouch(state.drawing ? () => true : world.draggable);
    nameSquares();
    squares.setStop(stopOfTab());
    surface.setTabStop(false);
    // It goes with squares that were made anew.
    if (hadFocus && !squares.hasFocus()) squares.focus(stopOfTab());
  }

  function nameSquares() {
    const { pieces, stars, lastMove, check, force, movable, resultSquares, wrong, drawn, words } = state;
    const selected = selectionOf(input);
    if (!isNewToName(pieces, stars, lastMove, check, force, movable, resultSquares, wrong, drawn, words, selected, squares.orientation())) return;
    const facts = factsIn(state, shape, selected);
    squares.name((square) => words.square(square, facts(square)));
  }

  /** A picture's position is its name, unless it has one of its own. */
  function nameBoard() {
    const { label, interactive, words } = state;
    surface.setName(label || (interactive ? "" : words.position(state, shape)));
  }

  /** The square pointed at, and the pointer's shape. */
  function showHover() {
    const dragging = input.name === "dragging";
    const square = input.name === "dragging" ? input.over : hover;
    const selected = selectionOf(input);
    if (square === null || onPaper) hoverMark.hide();
    else hoverMark.show(square, layout, palette, aiming || (selected !== null && square !== selected));
    const everywhere = dragging ? "grabbing" : selected !== null ? "pointer" : "";
    const grab = !dragging && hover !== null && world.pickable(hover);
    surface.setCursor(state.interactive ? everywhere : "");
    squares.setCursor(hover, grab ? "grab" : "");
  }

  /** A piece let go without a move goes back to its square. */
  function flyHome() {
    if (!released) return;
    const { square, cell } = released;
    released = null;
    const piece = state.pieces[square];
    const duration = flightTime();
    if (piece && duration > 0) sendOff(piece, { square, start: cell, end: cellOf(layout, square), fade: [1, 1], duration });
  }

  /** @param {import("./types.js").Piece} piece @param {Omit<import("./flights.js").Flight, "element">} flight */
  function sendOff(piece, flight) {
    const box = pieceBox(layout, state);
    const element = pieceElement(piece, box.size, layout.dpr, lookOf(shape, state, palette));
    flights.add({ ...flight, element }, layout, box);
  }

  // ---- animation -----------------------------------------------------------------------------------------------

  const flightTime = () => (reducedMotion() ? 0 : state.animation);

  /** @param {State} before */
  function animate(before) {
    const duration = flightTime();
    if (duration <= 0 || before.orientation !== state.orientation || !sizeKnown) return flights.stop();
    const hints = [state.lastMove, before.lastMove].flatMap((move) => move ?? []);
    for (const motion of motions(before.pieces, state.pieces, hints)) fly(motion, duration);
  }

  /** @param {import("./animation.js").Motion} motion @param {number} duration */
  function fly({ piece, from, to }, duration) {
    const home = cellOf(layout, /** @type {Square} */ (from ?? to));
    const start = (from !== null && takeReleased(from)) || (from !== null && flights.takeOver(from)) || home;
    const end = to === null ? home : cellOf(layout, to);
    /** @type {[number, number]} */
    const fade = from === null ? [0, 1] : to === null ? [1, 0] : [1, 1];
    sendOff((to !== null && state.pieces[to]) || piece, { square: to, start, end, fade, duration });
  }

  /** @param {Square} square */
  function takeReleased(square) {
    if (released?.square !== square) return null;
    const { cell } = released;
    released = null;
    return cell;
  }

  // ---- input ---------------------------------------------------------------------------------------------------

  /** @param {InputEvent} event @param {{ x: number, y: number, coarse: boolean } | null} [pointer] */
  function send(event, pointer = null) {
    if (life.signal.aborted) return;
    const before = input;
    const { state: after, reports } = next(input, event, world);
    input = after;
    if (event.type === "down") hideCursor();
    carry(before, after, pointer);
    // The dragged piece and the frame round the square below it move by themselves.
    if (selectionOf(before) !== selectionOf(after) || liftedOf(before) !== liftedOf(after)) request();
    showHover();
    if (after.name === "dragging") pointAt(after.over);
    else if (before.name === "dragging") pointAt(hover);
    if (selectionOf(before) !== selectionOf(after)) handlers.onSelect?.(selectionOf(after));
    for (const report of reports) {
      if (report.type === "move") handlers.onMove?.(report.from, report.to, report.how);
      else if (report.type === "off") handlers.onOff?.(report.from);
      else handlers.onSquare?.(report.square);
    }
  }

  /** Lifts, carries and lets go of the dragged piece. @param {InputState} before @param {InputState} after @param {{ x: number, y: number, coarse: boolean } | null} pointer */
  function carry(before, after, pointer) {
    const piece = after.name === "dragging" ? state.pieces[after.from] : undefined;
    if (piece && before.name !== "dragging") ghost.show(piece, layout, lookOf(shape, state, palette), pointer?.coarse ?? false);
    if (pointer && ghost.shown()) moveGhost(pointer);
    if (before.name !== "dragging" || after.name === "dragging") return;
    released = { square: before.from, cell: lastCell };
    ghost.hide();
    hover = pointer && !pointer.coarse ? before.over : null;
  }

  /** @type {import("./flights.js").Cell} Where the dragged piece is, in squares. */
  let lastCell = { column: 0, row: 0 };

  /** @param {{ x: number, y: number }} pointer */
  function moveGhost({ x, y }) {
    const box = root.getBoundingClientRect();
    const local = { x: x - box.left, y: y - box.top };
    ghost.moveTo(local.x, local.y);
    const middle = ghost.middle(local.x, local.y);
    lastCell = {
      column: (middle.x * layout.dpr - layout.left) / layout.square - 0.5,
      row: (middle.y * layout.dpr - layout.top) / layout.square - 0.5,
    };
  }

  /** @param {number} clientX @param {number} clientY */
  const squareAt = (clientX, clientY) => squareAtPoint(layout, root.getBoundingClientRect(), clientX, clientY);

  /** @param {Square | null} square */
  function setHover(square) {
    if (square === hover) return;
    hover = square;
    showHover();
    pointAt(square);
  }

  /** @param {Square | null} square */
  function aim(square) {
    aiming = square !== null;
    setHover(square);
  }

  /** @param {import("./types.js").Arrow | null} now */
  function showLine(now) {
    line = now;
    request();
  }

  /** @param {Square | null} square */
  function pointAt(square) {
    if (square === pointedAt) return;
    pointedAt = square;
    handlers.onHover?.(square);
  }

  /** @param {import("./keyboard.js").KeyAction} action */
  function useKey(action) {
    if (action.type === "cancel") {
      if (input.name === "idle") return false;
      send({ type: "cancel" });
      return true;
    }
    if (action.type === "ask" && !handlers.onAsk) return false;
    const at = cursor ?? startOfCursor();
    const first = !cursorShown;
    cursorShown = true;
    cursor = action.type === "step" && !(first && cursor === null) ? stepOnScreen(layout, at, action.right, action.down) : at;
    request();
    squares.focus(cursor);
    pointAt(cursor);
    if (action.type === "act") send({ type: "act", square: cursor });
    if (action.type === "ask") say(handlers.onAsk?.(action.about, cursor));
    return true;
  }

  const startOfCursor = () => selectionOf(input) ?? firstStop(layout, world.pickable);
  const stopOfTab = () => cursor ?? startOfCursor();

  /** The board as a whole hands the focus on to a square; the cursor is seen only by whoever comes by keyboard. @param {FocusEvent} event */
  function takeFocus({ target }) {
    const element = /** @type {HTMLElement} */ (target);
    if (element === root) {
      showSquares();
      return squares.focus(stopOfTab());
    }
    const { square } = element.dataset;
    if (!square) return;
    cursor = square;
    squares.setStop(square);
    if (!element.matches(":focus-visible")) return;
    cursorShown = true;
    request();
    pointAt(cursor);
  }

  /** @param {FocusEvent} event */
  function loseFocus({ relatedTarget }) {
    if (!root.contains(/** @type {Node | null} */ (relatedTarget))) hideCursor();
  }

  /** Screen readers click without a pointer. @param {MouseEvent} event */
  function heedClick({ target, detail }) {
    const { square } = /** @type {HTMLElement} */ (target).dataset;
    if (detail === 0 && square) send({ type: "act", square });
  }

  function hideCursor() {
    if (!cursorShown) return;
    cursorShown = false;
    request();
    pointAt(hover);
  }

  function listen() {
    if (state.interactive === (listening !== null)) return;
    surface.setInteractive(state.interactive);
    if (!state.interactive) {
      squares.remove();
      isNewToName = watchChanges();
    }
    listening?.abort();
    listening = state.interactive ? new AbortController() : null;
    if (!listening) return;
    const { signal } = listening;
    const { onDraw } = handlers;
    if (onDraw) bindDrawing({ root, squareAt, always: () => state.drawing, preview: showLine, done: onDraw }, signal);
    bindPointer({ root, squareAt, send, busy: () => isGesture(input), hover: setHover }, signal);
    bindKeyboard(root, useKey, signal);
    root.addEventListener("focusin", takeFocus, { signal });
    root.addEventListener("focusout", loseFocus, { signal });
    root.addEventListener("click", heedClick, { signal });
  }

  /** @type {ReturnType<typeof createVoice> | null} Made for the first word. */
  let voice = null;

  /** Tells those who listen. @param {string | null | undefined} text nothing, where there is nothing to say */
  function say(text) {
    if (life.signal.aborted || !text) return;
    if (handlers.say) return handlers.say(text);
    if (!voice) {
      voice = createVoice(root.ownerDocument);
      container.append(voice.element);
    }
    voice.say(text);
  }

  // ---- what the page may do ------------------------------------------------------------------------------------

  /**
   * Merges fields into the state. Differences between the pieces are animated unless `animate` is false.
   * @param {Partial<State>} change @param {{ animate?: boolean }} [how]
   */
  function set(change, { animate: wanted = true } = {}) {
    if (life.signal.aborted) return;
    const before = state;
    state = mergeState(state, change);
    world = worldOf(state);
    if (state.pieces !== before.pieces) wanted ? animate(before) : flights.stop();
    if (!wanted) released = null;
    if (state.orientation !== before.orientation || state.coordinates !== before.coordinates) sizeKnown = false;
    if (["label", "interactive", "pieces", "drawn", "words"].some((name) => name in change)) nameBoard();
    listen();
    reconcile();
    const names = /** @type {(keyof State)[]} */ (Object.keys(state));
    if (names.some((name) => state[name] !== before[name])) request();
  }

  /** A held or selected piece that is gone, or no longer the user's, is let go. */
  function reconcile() {
    const from = selectionOf(input);
    if (from !== null && !world.pickable(from)) send({ type: "cancel" });
  }

  /** Reads the colours again; where they are the same, what is painted stays. */
  function refresh() {
    paletteKnown = false;
    request();
  }

  /** @param {boolean} paper Repaints at once: the browser does not wait for a frame before it prints. */
  function print(paper) {
    onPaper = paper;
    paletteKnown = false;
    flights.stop();
    for (const step of steps) step();
  }

  function destroy() {
    if (life.signal.aborted) return;
    life.abort();
    listening?.abort();
    callOff(steps);
    forget(makeSquares);
    flights.stop();
    ghost.hide();
    input = IDLE;
    voice?.remove();
    surface.destroy();
  }

  nameBoard();
  listen();
  watchSize(container, (now) => {
    if (now && isSameRoom(now, room)) return;
    sizeKnown = false;
    request();
  }, life.signal);
  watchTheme(root, refresh, life.signal);
  watchPolicy(root.ownerDocument, request, life.signal);
  watchPrint(print, life.signal);
  request();

  return {
    element: root,
    set,
    /** @param {Square | null} square */
    select: (square) => send({ type: "select", square }),
    cancel: () => send({ type: "cancel" }),
    squareAt,
    /** Marks the square that a piece from outside would be put on. */
    aim,
    say,
    focus: () => root.focus(),
    refresh,
    destroy,
  };
}
