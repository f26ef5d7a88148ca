// The board: a component that knows no rules. It is told pieces, marks and what may be picked up; it reports what the
// user did.
//
//   const board = createBoard(container, { shape, pieces, movable }, { onMove(from, to, how) { … } });
//   board.set({ pieces, lastMove });              // merged; drawn in one animation frame; moved pieces glide
//   board.set({ pieces }, { animate: false });    // shown at once
//   board.select("e2"); board.cancel(); board.squareAt(x, y); board.refresh(); board.destroy(); board.element
//
// `shape` is the engine's VariantInfo (or the part of it in types.js); every other option is in state.js with its
// default. `onMove` fires for any drop on another square, legal or not: the page asks the engine, and either sets the
// new pieces or leaves them, and then the piece returns by itself. The selection is over by then.
//
// `onHover` tells the square pointed at, by the mouse, a dragged piece or the keyboard's cursor, whichever moved last.
//
// Size: the board fills the container's width. A container that is lower than the board would be (height, max-height)
// limits it. In a flex column give the container `min-height: 0`.
//
// Colours: CSS custom properties `--board-light`, `--board-dark`, `--board-castle` … (all in theme.js), or a whole palette
// with `--board-theme: light | dark | contrast`. Without these, the element's `color-scheme`, `prefers-color-scheme`,
// `prefers-contrast` and forced colours decide. The board repaints by itself when the reader's preferences change or
// when class, style or data-theme of <html> or <body> change; call `refresh()` after any other change of colours.
// `--board-drag-scale` is the size of a piece under a finger (1.5).
//
// Keys of the focused board: arrows, Home, End, PageUp, PageDown move the cursor, Enter or Space picks up and puts down,
// Escape lets go; S, M and P ask about the square, its piece's moves, and the whole position: `onAsk` returns the answer,
// which is said aloud. Keys with Ctrl, Alt or Meta, all others, and Escape with nothing to let go are left to the page; a
// listener that calls preventDefault in the capture phase has the key for itself.
//
// For those who listen: `board.say(text)` tells them what happened, in a live region of the board's own or by the page's
// (`say` among the handlers); `createMoveEntry(board, onMove)` is a field for moves in writing, to be put beside the board.
//
// `drawn` holds circles and arrows that somebody drew on the board to show something; `onDraw` hears of those drawn by pointer.
//
// For editors: `onOff` hears of pieces carried off the board, `board.aim(square)` marks where a piece from outside would be put,
// and `wrong` the squares with something that cannot be.
//
// `removed` (pieces that have just left the board) is a Record<Square, Piece>; they are shown faded and crossed out.
// On paper the board prints in light colours, without selection and cursor.
//
// A still diagram is a board with `interactive: false`. Outside the board: pieceUrl({ color, role, roles, size }), pieceImage of the same.
//
// Pieces and ground are pictures made on the spot. Where the page's content security policy does not allow `img-src data:`,
// they are drawn in the page instead: as good, but slower when there are many boards.
// Nothing here touches the page before it is called, so bare Node can import it.

export { createBoard } from "./board.js";
export { formatForce } from "./force.js";
export { createMoveEntry } from "./move-entry.js";
export { pieceImage, pieceUrl } from "./piece-url.js";
export { readPalette } from "./theme.js";
export { createVoice } from "./voice.js";
export { reducedMotion, watchTheme } from "./watch.js";
