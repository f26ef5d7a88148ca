// The keys of the game, heard only while the focus is inside it.
//
// The board's own arrows move its cursor. Whoever came to the board with the pointer has no cursor in mind: for him the
// arrows walk through the game, until Enter or Space takes up the keyboard's way of moving.

/** @typedef {import("../game/controller.js").Controller} Controller */

const WALKING = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/**
 * @param {HTMLElement} game
 * @param {HTMLElement} board
 * @param {Controller} controller
 */
export function listenToKeys(game, board, controller) {
  let cursor = true;
  let pointing = false;
  board.addEventListener("pointerdown", () => {
    pointing = true;
    cursor = false;
  }, true);
  board.addEventListener("focusin", () => {
    if (!pointing) cursor = true;
  });
  addEventListener("pointerup", () => {
    pointing = false;
  });
  game.addEventListener(
    "keydown",
    (event) => {
      if (event.altKey || event.metaKey || isTyping(event.target)) return;
      const onBoard = event.target instanceof Node && board.contains(event.target);
      if (onBoard && (event.key === "Enter" || event.key === " ")) cursor = true;
      // With Ctrl the arrows walk in any case; Home and End are the board's corners.
      const walks = event.ctrlKey && event.key.startsWith("Arrow");
      if (onBoard && cursor && WALKING.has(event.key) && !walks) return;
      if (event.ctrlKey && !(onBoard && WALKING.has(event.key))) return;
      if (WALKING.has(event.key) && !walksFrom(event)) return;
      const action = event.code === "KeyT" ? () => typeMove(game) : actionOf(controller, event);
      if (!action) return;
      event.preventDefault();
      action();
    },
    // Before the board hears it.
    { capture: true },
  );
}

/** @param {HTMLElement} game */
function typeMove(game) {
  /** @type {HTMLElement | null} */ (game.querySelector(".typed-input"))?.focus();
}

/** Where the keys walk: on the board and in the list, left and right also among the buttons for it. @param {KeyboardEvent} event */
function walksFrom({ target, key }) {
  if (!(target instanceof Element)) return false;
  return target.closest("#board, .moves") !== null || (/Left|Right/.test(key) && target.closest(".toolbar") !== null);
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/**
 * Letters by the key's place, so that they work with Russian letters on the keyboard too.
 * @param {Controller} controller
 * @param {KeyboardEvent} event
 */
function actionOf({ actions, store }, { code, key }) {
  if (code === "KeyF") return actions.toggleForce;
  if (code === "KeyH") return actions.askHint;
  if (code === "KeyE") return actions.toggleExplanation;
  if (code === "KeyX") return actions.toggleThreats;
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return actions.undo;
    case "ArrowRight":
    case "ArrowDown":
      return actions.redo;
    case "Home":
      return actions.toStart;
    case "End":
      return actions.toEnd;
    case "Escape":
      return escapeAction(store.get(), actions);
    default:
      return null;
  }
}

/** A held piece is the board's to let go. @param {import("../game/state.js").AppState} state @param {Controller["actions"]} actions */
function escapeAction(state, actions) {
  if (state.pending) return actions.cancelPromotion;
  if (state.replaying) return actions.stopReplay;
  return state.notice && !state.selected ? actions.dismissNotice : null;
}
