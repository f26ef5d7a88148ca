// A move in writing, in any notation the engine reads: for whoever plays by keyboard, or from a record.

/** @typedef {{ label: string, example: string, go: string }} EntryWords */

let entries = 0;

/**
 * A form to be put anywhere on the page; Escape goes back to the board.
 * @param {{ focus: () => void }} board
 * @param {(text: string) => boolean} onMove whether it was taken: what was not stays, to be mended
 */
export function createMoveEntry(board, onMove) {
  const id = `chess-entry-${(entries += 1)}`;
  const element = make("form", "typed");
  const label = make("label", "typed-label");
  const input = make("input", "typed-input");
  const go = make("button", "button button-small");
  label.htmlFor = id;
  go.type = "submit";
  Object.assign(input, { id, type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: false, enterKeyHint: "go" });
  element.append(label, input, go);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (onMove(input.value)) input.value = "";
    else input.select();
  });
  element.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") board.focus();
  });
  return {
    element,
    /** @param {EntryWords} words */
    setWords(words) {
      label.textContent = words.label;
      input.placeholder = words.example;
      go.textContent = words.go;
    },
  };
}

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} name @returns {HTMLElementTagNameMap[Tag]} */
function make(tag, name) {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}
