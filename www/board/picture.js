// What the board shows, as layers of one element: each knows what it shows already, and changes what is different.

import { watchChanges } from "./changes.js";
import { drawnPaths } from "./drawn.js";
import { pieceBoxBesideBar } from "./force.js";
import { createForceLayer } from "./force-layer.js";
import { groundElement } from "./ground.js";
import { marksAbove, marksBelow } from "./marks.js";
import { createPathLayer } from "./path-layer.js";
import { createPieceLayer } from "./piece-layer.js";
import { forbidsAddresses } from "./policy.js";
import { reachPaths } from "./reach.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {import("./marks.js").Scene} Scene */
/** @typedef {import("./pieces.js").Look} Look */
/** @typedef {import("./piece-layer.js").Standing} Standing */

/** A piece that is being dragged leaves this much of itself behind. */
const LEFT_BEHIND = 0.3;
const REMOVED = 0.4;

/** From below. */
const LEVELS = /** @type {const} */ (["ground", "below", "force", "pieces", "above"]);

/** Where in its square a piece is shown. @param {Layout} layout @param {State} state @returns {Box} */
export function pieceBox(layout, state) {
  return state.force ? pieceBoxBesideBar(layout) : { x: 0, y: 0, size: layout.square };
}

/** @param {BoardShape} shape @param {State} state @param {Palette} palette @returns {Look} */
export const lookOf = ({ roles }, { pieceSet, letters }, palette) => ({ roles, pieceSet, letters, palette });

/** @param {HTMLElement} root @param {BoardShape} shape */
export function createPicture(root, shape) {
  const page = root.ownerDocument;
  const picture = page.createElement("div");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { position: "absolute", inset: "0", zIndex: "0" });
  root.append(picture);

  /** Puts a layer in its place, whenever it comes. @param {typeof LEVELS[number]} level */
  const put = (level) => (/** @type {HTMLElement | SVGElement} */ layer) => {
    layer.style.zIndex = String(LEVELS.indexOf(level));
    picture.append(layer);
  };
  const below = createPathLayer(page, put("below"));
  const force = createForceLayer(page, put("force"));
  const pieces = createPieceLayer(page, put("pieces"));
  const above = createPathLayer(page, put("above"));
  /** @type {HTMLElement | null} */
  let ground = null;
  const isNewGround = watchChanges();

  /** @param {Layout} layout @param {Palette} palette @param {boolean} coordinates */
  function showGround(layout, palette, coordinates) {
    if (!isNewGround(layout, palette, coordinates, forbidsAddresses())) return;
    ground?.remove();
    ground = groundElement(layout, shape, palette, coordinates);
    put("ground")(ground);
  }

  return {
    /** @param {Layout} layout @param {State} state @param {Scene} scene @param {Palette} palette */
    show(layout, state, scene, palette) {
      const place = { layout, palette, box: pieceBox(layout, state) };
      showGround(layout, palette, state.coordinates);
      below.show(layout, marksBelow(state, scene, place));
      force.show(state.force, layout, palette);
      pieces.show(standingIn(state, scene), layout, place.box, lookOf(shape, state, palette));
      const reach = state.reach ? reachPaths(state.reach, place, (square) => square in state.pieces) : [];
      above.show(layout, [...marksAbove(state, scene, place), ...reach, ...drawnPaths(state.drawn, place)]);
    },
  };
}

/** What stands where. @param {State} state @param {Scene} scene @returns {Map<Square, Standing>} */
function standingIn({ pieces, removed }, { lifted, hidden }) {
  /** @type {Map<Square, Standing>} */
  const standing = new Map();
  for (const [square, piece] of Object.entries(removed)) standing.set(square, { piece, alpha: REMOVED });
  for (const [square, piece] of Object.entries(pieces)) {
    if (!hidden.has(square)) standing.set(square, { piece, alpha: square === lifted ? LEFT_BEHIND : 1 });
  }
  return standing;
}
