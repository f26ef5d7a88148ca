// The keys of the editor. On the board: Delete empties the square, digits put a piece on it; everywhere: back and forth, Escape.

/** @typedef {import("./env.js").Env} Env */

/** @param {Env} env @param {HTMLElement} page */
export function listenToKeys(env, page) {
  page.addEventListener("keydown", (event) => {
    if (isTyping(event.target)) return;
    const action = actionOf(env, event);
    if (!action) return;
    event.preventDefault();
    action();
    // Before the board hears it.
  }, { capture: true });
  addEventListener("paste", (event) => {
    if (isTyping(event.target)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() !== "" && !env.editor.actions.takeText(text)) env.shell.say(env.shell.t("edit.text.none"));
  });
}

/** @param {Env} env @param {KeyboardEvent} event @returns {(() => void) | null} */
function actionOf({ editor }, event) {
  const { actions, store, variantOf } = editor;
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return code === "KeyZ" ? (shiftKey ? actions.redo : actions.undo) : code === "KeyY" ? actions.redo : null;
  const { tool, diagram } = store.get();
  if (key === "Escape" && tool.kind !== "hand") return () => actions.choose({ kind: "hand" });
  const square = squareOf(event.target);
  if (!square) return null;
  if (key === "Delete" || key === "Backspace") return () => actions.remove(square);
  // By the key's place: with Shift it is another sign.
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  const role = digit && variantOf(diagram.variant).roles[Number(digit) - 1]?.role;
  return role ? () => actions.put(square, { color: shiftKey ? "black" : "white", role }) : null;
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  return target instanceof HTMLElement ? (target.dataset.square ?? null) : null;
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
}
