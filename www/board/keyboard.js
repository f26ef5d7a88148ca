// Keys of the focused board. `keyAction` is pure; what the board has no use for is left to the page.

/** @typedef {import("./types.js").Question} Question */
/** @typedef {{ type: "step", right: number, down: number } | { type: "act" } | { type: "cancel" } | { type: "ask", about: Question }} KeyAction */

const FAR = 99;

/** @type {Record<string, KeyAction>} */
const KEYS = {
  ArrowUp: { type: "step", right: 0, down: -1 },
  ArrowDown: { type: "step", right: 0, down: 1 },
  ArrowLeft: { type: "step", right: -1, down: 0 },
  ArrowRight: { type: "step", right: 1, down: 0 },
  Home: { type: "step", right: -FAR, down: 0 },
  End: { type: "step", right: FAR, down: 0 },
  PageUp: { type: "step", right: 0, down: -FAR },
  PageDown: { type: "step", right: 0, down: FAR },
  Enter: { type: "act" },
  " ": { type: "act" },
  Escape: { type: "cancel" },
};

/** With Ctrl: the corners. @type {Record<string, KeyAction>} */
const CORNERS = {
  Home: { type: "step", right: -FAR, down: -FAR },
  End: { type: "step", right: FAR, down: FAR },
};

/** Letters by the key's place, so that they work with any letters on the keyboard. @type {Record<string, KeyAction>} */
const LETTERS = {
  KeyS: { type: "ask", about: "square" },
  KeyM: { type: "ask", about: "moves" },
  KeyP: { type: "ask", about: "position" },
};

/** @param {{ key: string, code: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} event @returns {KeyAction | null} */
export function keyAction({ key, code, ctrlKey, altKey, metaKey }) {
  if (altKey || metaKey) return null;
  if (ctrlKey) return Object.hasOwn(CORNERS, key) ? CORNERS[key] ?? null : null;
  if (Object.hasOwn(LETTERS, code)) return LETTERS[code] ?? null;
  return Object.hasOwn(KEYS, key) ? KEYS[key] ?? null : null;
}

/** `use` answers whether the board had a use for the key. @param {HTMLElement} root @param {(action: KeyAction) => boolean} use @param {AbortSignal} signal */
export function bindKeyboard(root, use, signal) {
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    const action = keyAction(event);
    if (action && use(action)) event.preventDefault();
  }, { signal });
}
