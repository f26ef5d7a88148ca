// The square pointed at: a frame above the board, so that pointing from square to square paints nothing.

import { cornerOf } from "./geometry.js";
import { TINT, strokeOf } from "./marks.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */

/** @param {HTMLElement} root */
export function createHover(root) {
  /** @type {{ frame: HTMLElement, tint: HTMLElement } | null} Made when something is first pointed at. */
  let made = null;
  /** @type {{ layout: Layout, palette: Palette, aimed: boolean } | null} What the frame looks like now. */
  let look = null;

  function make() {
    const [frame, tint] = [root.ownerDocument.createElement("div"), root.ownerDocument.createElement("div")];
    frame.setAttribute("aria-hidden", "true");
    Object.assign(frame.style, {
      position: "absolute", left: "0", top: "0", boxSizing: "border-box", borderStyle: "solid", pointerEvents: "none",
      zIndex: "1", willChange: "transform", contain: "strict",
    });
    Object.assign(tint.style, { height: "100%", opacity: String(TINT) });
    frame.append(tint);
    root.append(frame);
    return { frame, tint };
  }

  /** @param {Layout} layout @param {Palette} palette @param {boolean} aimed */
  function dress(layout, palette, aimed) {
    if (!made || (look?.layout === layout && look.palette === palette && look.aimed === aimed)) return;
    look = { layout, palette, aimed };
    const side = `${layout.square / layout.dpr}px`;
    const line = strokeOf(layout);
    const thin = Math.max(1, Math.round(line * 0.55));
    Object.assign(made.frame.style, {
      width: side, height: side, borderColor: palette.hover, borderWidth: `${(aimed ? line : thin) / layout.dpr}px`,
    });
    made.tint.style.background = aimed ? palette.selected : "none";
  }

  return {
    /** @param {Square} square @param {Layout} layout @param {Palette} palette @param {boolean} aimed the square would be the target: a stronger frame, and a tint */
    show(square, layout, palette, aimed) {
      made ??= make();
      dress(layout, palette, aimed);
      const { x, y } = cornerOf(layout, square);
      Object.assign(made.frame.style, { transform: `translate(${x / layout.dpr}px, ${y / layout.dpr}px)`, visibility: "visible" });
    },
    hide() {
      if (made) made.frame.style.visibility = "hidden";
    },
  };
}
