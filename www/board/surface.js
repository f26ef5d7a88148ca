// The board's own element: focusable, as large as the board, and the frame of everything in it.
// Styles are set as properties, never as markup: this works under a strict content security policy.

/** @typedef {import("./geometry.js").Layout} Layout */

/** Panning and pinching stay with the page; double-tap zoom would only disturb. */
const PAGE_MAY_PAN = "manipulation";

/** Its colours are chosen for every kind of page, forced colours and paper too. */
const STYLE = {
  display: "block", position: "relative", outline: "none", "touch-action": PAGE_MAY_PAN,
  "user-select": "none", "-webkit-user-select": "none", "-webkit-touch-callout": "none",
  "-webkit-tap-highlight-color": "transparent", "forced-color-adjust": "none", "print-color-adjust": "exact",
  "-webkit-print-color-adjust": "exact",
};

/** @type {HTMLElement | null} To be copied: that is quicker than dressing each. */
let template = null;

/** @param {Document} page */
function makeRoot(page) {
  const root = page.createElement("div");
  root.className = "chess-board";
  root.setAttribute("role", "img");
  for (const [name, value] of Object.entries(STYLE)) root.style.setProperty(name, value);
  return root;
}

/** What has the focus where an element is: to the document, everything in a shadow tree is its host. @param {Element} element */
export function focused(element) {
  return /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement;
}

/** @param {HTMLElement} container */
export function createSurface(container) {
  template ??= makeRoot(container.ownerDocument);
  const root = /** @type {HTMLElement} */ (template.cloneNode());
  container.append(root);
  let cursor = "";

  return {
    root,
    /** @param {Layout} layout @param {number} room the container's width, css pixels */
    resize({ cssWidth, cssHeight, dpr }, room) {
      // Centred on a device pixel, or the whole board would be blurred by half of one.
      const spare = Math.max(0, room - cssWidth);
      const marginLeft = `${Math.floor((spare / 2) * dpr) / dpr}px`;
      Object.assign(root.style, { width: `${cssWidth}px`, height: `${cssHeight}px`, marginLeft });
    },
    /** @param {boolean} wanted */
    setInteractive(wanted) {
      root.setAttribute("role", wanted ? "group" : "img");
      if (wanted) this.setTabStop(true);
      else root.removeAttribute("tabindex");
    },
    /** Whether the Tab key stops at the board as a whole; code may give it the focus in any case. @param {boolean} whole */
    setTabStop(whole) {
      root.tabIndex = whole ? 0 : -1;
    },
    /** @param {string} name */
    setName(name) {
      root.setAttribute("aria-label", name);
    },
    /** The pointer's shape on the whole board; every square inherits it, so that a change costs far more than one on a square. @param {string} shape */
    setCursor(shape) {
      if (shape !== cursor) root.style.cursor = shape;
      cursor = shape;
    },
    destroy() {
      root.remove();
    },
  };
}
