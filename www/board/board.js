// Puts the parts together: state in, one repaint a frame; input events in, reports out.

import { motions } from "./animation.js";
import { cellOf, fit, squareAtPoint, stepOnScreen } from "./geometry.js";
import { createGhost } from "./ghost.js";
import { bindKeyboard } from "./keyboard.js";
import { IDLE, isGesture, next, selectionOf } from "./machine.js";
import { createPainter, stillScene } from "./painter.js";
import { createPlayer } from "./player.js";
import { bindPointer } from "./pointer.js";
import { pixelRatio, roomIn, watchSize } from "./sizer.js";
import { defaultState, mergeState } from "./state.js";
import { createSurface } from "./surface.js";
import { isSamePalette, readPalette } from "./theme.js";
import { reducedMotion, watchPrint, watchTheme } from "./watch.js";
import { firstStop, worldOf } from "./world.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./types.js").Handlers} Handlers */
/** @typedef {import("./machine.js").InputEvent} InputEvent */
/** @typedef {import("./machine.js").InputState} InputState */
/** @typedef {import("./geometry.js").Layout} Layout */
/** A dragged piece that was let go and not yet shown anywhere. @typedef {{ square: Square, cell: import("./player.js").Cell }} Released */

/**
 * @param {HTMLElement} container
 * @param {{ shape: BoardShape } & Partial<State>} options
 * @param {Handlers} [handlers]
 */
export function createBoard(container, { shape, ...initial }, handlers = {}) {
  const life = new AbortController();
  const surface = createSurface(container, shape);
  const { root, canvas, ctx } = surface;
  const painter = createPainter(shape);
  const player = createPlayer();
  const ghost = createGhost(root);

  let state = mergeState(defaultState(), initial);
  /** @type {InputState} */
  let input = IDLE;
  let world = worldOf(state);
  /** @type {Square | null} */
  let hover = null;
  /** @type {Square | null} */
  let cursor = null;
  let cursorShown = false;
  /** @type {Square | null} The last word of mouse, dragged piece and cursor. */
  let pointedAt = null;
  /** @type {Released | null} */
  let released = null;
  /** @type {AbortController | null} */
  let listening = null;
  let onPaper = false;
  let frame = 0;
  let sizeKnown = false;
  /** @type {Layout} */
  let layout = fitTo(0, null);
  let palette = readPalette(root);

  // ---- size ----------------------------------------------------------------------------------------------------

  /** @param {number} cssWidth @param {number | null} cssHeight @returns {Layout} */
  function fitTo(cssWidth, cssHeight) {
    const { orientation, coordinates } = state;
    return fit({ size: shape, orientation, coordinates, cssWidth, cssHeight, dpr: pixelRatio() });
  }

  /**
   * Fills the width; a container that is then too low has a height of its own, which limits the board. Every reading
   * after a change makes the browser lay the page out, so the width is read once.
   */
  function measure() {
    sizeKnown = true;
    const { width } = roomIn(container);
    if (width <= 0) return;
    use(fitTo(width, null), width);
    const { height } = roomIn(container);
    if (height > 0 && height < layout.cssHeight - 1) use(fitTo(width, height), width);
  }

  /** @param {Layout} to @param {number} room css pixels */
  function use(to, room) {
    layout = to;
    surface.resize(layout);
    // Centred on a device pixel, or the whole board would be blurred by half of one.
    const spare = Math.max(0, room - layout.cssWidth);
    root.style.marginLeft = `${Math.floor((spare / 2) * layout.dpr) / layout.dpr}px`;
  }

  // ---- drawing -------------------------------------------------------------------------------------------------

  function redraw() {
    if (!frame && !life.signal.aborted) frame = requestAnimationFrame(draw);
  }

  /** @param {number} time */
  function draw(time) {
    frame = 0;
    if (!sizeKnown || layout.dpr !== pixelRatio()) measure();
    flyHome();
    paint(time);
    surface.setTouch(world.draggable);
    root.style.cursor = cursorStyle();
    if (player.playing()) redraw();
  }

  /** @param {number} time */
  function paint(time) {
    const flying = player.at(time);
    const dragging = input.name === "dragging" ? input : null;
    const still = { ...stillScene(), ...flying };
    const scene = {
      ...still,
      selected: selectionOf(input),
      lifted: dragging ? dragging.from : null,
      hover: dragging ? dragging.over : hover,
      cursor: cursorShown ? cursor : null,
    };
    painter.paint(ctx, layout, state, palette, onPaper ? still : scene);
  }

  /** A piece let go without a move goes back to its square. */
  function flyHome() {
    if (!released) return;
    const { square, cell } = released;
    released = null;
    const piece = state.pieces[square];
    const duration = flightTime();
    if (piece && duration > 0) player.add({ piece, square, start: cell, end: cellOf(layout, square), fade: [1, 1], duration });
  }

  function cursorStyle() {
    if (!state.interactive) return "";
    if (input.name === "dragging") return "grabbing";
    if (hover !== null && world.pickable(hover)) return "grab";
    return selectionOf(input) !== null ? "pointer" : "";
  }

  // ---- animation -----------------------------------------------------------------------------------------------

  const flightTime = () => (reducedMotion() ? 0 : state.animation);

  /** @param {State} before */
  function animate(before) {
    const duration = flightTime();
    if (duration <= 0 || before.orientation !== state.orientation || !sizeKnown) return player.stop();
    const hints = [state.lastMove, before.lastMove].flatMap((move) => move ?? []);
    const now = performance.now();
    for (const motion of motions(before.pieces, state.pieces, hints)) fly(motion, now, duration);
  }

  /** @param {import("./animation.js").Motion} motion @param {number} now @param {number} duration */
  function fly({ piece, from, to }, now, duration) {
    const home = cellOf(layout, /** @type {Square} */ (from ?? to));
    const start = (from !== null && takeReleased(from)) || (from !== null && player.inFlight(from, now)) || home;
    const end = to === null ? home : cellOf(layout, to);
    /** @type {[number, number]} */
    const fade = from === null ? [0, 1] : to === null ? [1, 0] : [1, 1];
    player.add({ piece: (to !== null && state.pieces[to]) || piece, square: to, start, end, fade, duration });
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
    // The dragged piece moves by itself: the board is painted again only where the machine's state shows.
    if (after !== before || event.type !== "move") redraw();
    if (after.name === "dragging") pointAt(after.over);
    else if (before.name === "dragging") pointAt(hover);
    if (selectionOf(before) !== selectionOf(after)) handlers.onSelect?.(selectionOf(after));
    for (const report of reports) {
      if (report.type === "move") handlers.onMove?.(report.from, report.to, report.how);
      else handlers.onSquare?.(report.square);
    }
  }

  /** Lifts, carries and lets go of the dragged piece. @param {InputState} before @param {InputState} after @param {{ x: number, y: number, coarse: boolean } | null} pointer */
  function carry(before, after, pointer) {
    const piece = after.name === "dragging" ? state.pieces[after.from] : undefined;
    const look = { roles: shape.roles, pieceSet: state.pieceSet, letters: state.letters, palette };
    if (piece && before.name !== "dragging") ghost.show(piece, layout, look, pointer?.coarse ?? false);
    if (pointer && ghost.shown()) moveGhost(pointer);
    if (before.name !== "dragging" || after.name === "dragging") return;
    released = { square: before.from, cell: lastCell };
    ghost.hide();
    hover = pointer && !pointer.coarse ? before.over : null;
  }

  /** @type {import("./player.js").Cell} Where the dragged piece is, in squares. */
  let lastCell = { column: 0, row: 0 };

  /** @param {{ x: number, y: number }} pointer */
  function moveGhost({ x, y }) {
    const box = canvas.getBoundingClientRect();
    const local = { x: x - box.left, y: y - box.top };
    ghost.moveTo(local.x, local.y);
    const middle = ghost.middle(local.x, local.y);
    lastCell = {
      column: (middle.x * layout.dpr - layout.left) / layout.square - 0.5,
      row: (middle.y * layout.dpr - layout.top) / layout.square - 0.5,
    };
  }

  /** @param {number} clientX @param {number} clientY */
  const squareAt = (clientX, clientY) => squareAtPoint(layout, canvas.getBoundingClientRect(), clientX, clientY);

  /** @param {Square | null} square */
  function setHover(square) {
    if (square === hover) return;
    hover = square;
    redraw();
    pointAt(square);
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
    const at = cursor ?? startOfCursor();
    const first = !cursorShown;
    cursorShown = true;
    cursor = action.type === "step" && !(first && cursor === null) ? stepOnScreen(layout, at, action.right, action.down) : at;
    redraw();
    pointAt(cursor);
    if (action.type === "act") send({ type: "act", square: cursor });
    return true;
  }

  const startOfCursor = () => selectionOf(input) ?? firstStop(layout, world.pickable);

  /** Only for whoever comes by keyboard. */
  function showCursor() {
    if (!root.matches(":focus-visible")) return;
    cursorShown = true;
    cursor ??= startOfCursor();
    redraw();
    pointAt(cursor);
  }

  function hideCursor() {
    if (!cursorShown) return;
    cursorShown = false;
    redraw();
    pointAt(hover);
  }

  function listen() {
    if (state.interactive === (listening !== null)) return;
    surface.setInteractive(state.interactive);
    surface.resize(layout);
    listening?.abort();
    listening = state.interactive ? new AbortController() : null;
    if (!listening) return;
    const { signal } = listening;
    bindPointer({ root, squareAt, send, busy: () => isGesture(input), hover: setHover }, signal);
    bindKeyboard(root, useKey, signal);
    root.addEventListener("focus", showCursor, { signal });
    root.addEventListener("blur", hideCursor, { signal });
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
    if (state.pieces !== before.pieces) wanted ? animate(before) : player.stop();
    if (!wanted) released = null;
    if (state.orientation !== before.orientation || state.coordinates !== before.coordinates) sizeKnown = false;
    if (state.label !== before.label) root.setAttribute("aria-label", state.label);
    listen();
    reconcile();
    redraw();
  }

  /** A held or selected piece that is gone, or no longer the user's, is let go. */
  function reconcile() {
    const from = selectionOf(input);
    if (from !== null && !world.pickable(from)) send({ type: "cancel" });
  }

  /** Reads the colours again; where they are the same, what is painted stays. */
  function refresh() {
    if (life.signal.aborted) return;
    const now = readPalette(root, onPaper);
    if (isSamePalette(now, palette)) return;
    palette = now;
    redraw();
  }

  /** @param {boolean} paper Repaints at once: the browser does not wait for a frame before it prints. */
  function print(paper) {
    onPaper = paper;
    palette = readPalette(root, paper);
    player.stop();
    paint(performance.now());
  }

  function destroy() {
    if (life.signal.aborted) return;
    life.abort();
    listening?.abort();
    cancelAnimationFrame(frame);
    player.stop();
    ghost.hide();
    input = IDLE;
    surface.destroy();
  }

  if (state.label) root.setAttribute("aria-label", state.label);
  measure();
  listen();
  watchSize(container, () => {
    sizeKnown = false;
    redraw();
  }, life.signal);
  watchTheme(root, refresh, life.signal);
  watchPrint(print, life.signal);
  redraw();

  return {
    element: root,
    set,
    /** @param {Square | null} square */
    select: (square) => send({ type: "select", square }),
    cancel: () => send({ type: "cancel" }),
    squareAt,
    refresh,
    destroy,
  };
}
