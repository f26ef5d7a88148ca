// The headless editor: one state and everything that can be done to it. Tested without a browser. It knows no rules: every
// arrangement is judged by the engine.

import { createStore } from "../core/store.js";
import { answer } from "../table/answers.js";
import * as diagrams from "./diagram.js";
import { advance, back, begin, forward } from "./history.js";
import { loadWork, saveWork } from "./keep.js";
import { readText } from "./paste.js";
import { positionText } from "./position-text.js";
import { HAND, isSameTool } from "./tools.js";

/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").PositionProblem} PositionProblem */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").Stars} Stars */
/** @typedef {import("./tools.js").Tool} Tool */

/**
 * Something to tell; it stays data until it is shown.
 * @typedef {{key: string, params?: Record<string, string | number>}
 *   | {placed: Piece, square: Square} | {removed: Piece, square: Square} | {moved: Piece, from: Square, to: Square, copied: boolean}} News
 */

/**
 * @typedef {object} EditorState
 * @property {import("./history.js").History<Diagram>} history
 * @property {Diagram} diagram The one that is shown.
 * @property {string} position It as a position string.
 * @property {PositionProblem[]} problems Why it is no position.
 * @property {PositionProblem[]} unread What of a text that was taken in could not be read, until something is edited.
 * @property {Snapshot | null} snapshot What the rules say of it, where it is a position.
 * @property {string | null} game It as the game of a link, where it is a position.
 * @property {Color} orientation
 * @property {Tool} tool
 * @property {Square | null} drawnFrom Where an arrow begins that is drawn by taps.
 * @property {{id: number, news: News | null}} told
 */

/** @typedef {ReturnType<typeof createEditor>} Editor */

/**
 * @param {Rules} rules
 * @param {import("../core/storage.js").Keeper} keeper
 * @param {import("../core/diagram-address.js").DiagramAddress | null} asked what the page's address says
 */
export function createEditor(rules, keeper, asked) {
  const engine = rules.createEngine();
  const variantOf = (/** @type {string} */ key) => rules.variants.find(({ variant }) => variant === key) ?? /** @type {import("../types.js").VariantInfo} */ (rules.variants[0]);

  /** @param {string} key */
  function startOf(key) {
    const { variant, start } = variantOf(key);
    return readIn(variant, start);
  }

  /** @param {import("../types.js").VariantKey} variant @param {string} text @param {Diagram["drawn"]} [drawn] */
  function readIn(variant, text, drawn) {
    const read = rules.readSetup(variant, text);
    if (!read.ok) throw new Error(read.error.message);
    return diagrams.diagramOf(variant, read.value, drawn);
  }

  /** What the rules say of a diagram. @param {Diagram} diagram */
  function judged(diagram) {
    const { variant } = diagram;
    const position = positionText(diagram, variantOf(variant));
    const read = rules.readSetup(variant, position);
    const problems = read.ok ? read.value.problems : [];
    const loaded = problems.length === 0 ? engine.loadPosition(variant, position) : null;
    return { diagram, position, problems, snapshot: loaded?.ok ? loaded.value : null, game: loaded?.ok ? engine.link() : null };
  }

  const work = loadWork(keeper);
  const kept = work ? readIn(variantOf(work.variant).variant, work.position, work.drawn) : startOf("t1");
  const store = createStore(/** @type {EditorState} */ ({
    history: begin(kept), ...judged(kept), unread: [], orientation: work?.orientation ?? "white", tool: HAND, drawnFrom: null, told: { id: 0, news: null },
  }));
  const diagram = () => store.get().diagram;

  /** @param {News | null} news */
  const told = (news) => ({ id: store.get().told.id + 1, news });

  /** @param {import("./history.js").History<Diagram>} history @param {Partial<EditorState>} [more] */
  function show(history, more = {}) {
    store.update({ history, ...judged(history.present), unread: [], drawnFrom: null, ...more });
    keep();
  }

  function keep() {
    const { position, orientation, diagram: { variant, drawn } } = store.get();
    saveWork(keeper, { variant, position, drawn, orientation });
  }

  /** @param {Diagram} next @param {News | null} [news] @param {Partial<EditorState>} [more] */
  function edit(next, news = null, more = {}) {
    show(advance(store.get().history, next), { told: told(news), ...more });
  }

  /** @param {Square} square */
  function tap(square) {
    const { tool, drawnFrom } = store.get();
    switch (tool.kind) {
      case "hand":
        return;
      case "piece":
        return isThere(square, tool.piece) ? remove(square) : put(square, tool.piece);
      case "star":
        return putStar(square, tool.color);
      case "erase":
        return remove(square);
      case "draw":
        return drawnFrom === null ? store.update({ drawnFrom: square, told: told({ key: "edit.arrow.from", params: { square } }) }) : draw(drawnFrom, square);
    }
  }

  /** @param {Square} square @param {Piece} piece */
  function isThere(square, { color, role }) {
    const there = diagram().pieces[square];
    return there?.color === color && there.role === role;
  }

  /** @param {Square} square @param {Piece} piece */
  function put(square, piece) {
    edit(diagrams.put(diagram(), square, piece), { placed: piece, square });
  }

  /** @param {Square} square */
  function remove(square) {
    const piece = diagram().pieces[square];
    if (piece) return edit(diagrams.remove(diagram(), square), { removed: piece, square });
    const { drawn } = diagram();
    const arrows = drawn.arrows.filter(({ from, to }) => from !== square && to !== square);
    const circles = drawn.circles.filter((each) => each !== square);
    if (arrows.length < drawn.arrows.length || circles.length < drawn.circles.length) edit({ ...diagram(), drawn: { circles, arrows } }, { key: "edit.drawn.gone" });
  }

  /** @param {Square} from @param {Square} to the same: a circle */
  function draw(from, to) {
    if (from === to) return edit(diagrams.toggleCircle(diagram(), from), { key: "edit.circle", params: { square: from } });
    edit(diagrams.toggleArrow(diagram(), from, to), { key: "edit.arrow", params: { from, to } });
  }

  /** Only where it may be drawn; the other side's is then somewhere, too (RULES 3.2). @param {Square} square @param {Color} color */
  function putStar(square, color) {
    const choices = variantOf(diagram().variant).inaccessibleChoices;
    if (!choices?.[color].includes(square)) return store.update({ told: told({ key: `edit.star.not.${color}`, params: { square } }) });
    const { stars } = diagram();
    const [white = "", black = ""] = [choices.white[0], choices.black[0]];
    const before = typeof stars === "string" ? { white, black } : stars;
    edit({ ...diagram(), stars: { ...before, [color]: square } }, { key: `edit.star.on.${color}`, params: { square } });
  }

  /** @param {Stars} stars */
  function setStars(stars) {
    edit({ ...diagram(), stars });
  }

  /** The squares of a game that has them, for a beginning. @returns {Stars} */
  function firstStars() {
    const choices = variantOf(diagram().variant).inaccessibleChoices;
    return choices ? { white: choices.white[0] ?? "", black: choices.black[0] ?? "" } : "none";
  }

  /** Pieces and squares that the other game does not have stay behind. @param {string} key */
  function setVariant(key) {
    const { variant, files, roles, inaccessibleChoices } = variantOf(key);
    const before = Object.entries(diagram().pieces);
    const known = new Set(roles.map(({ role }) => role));
    const pieces = before.filter(([square, { role }]) => known.has(role) && square.charCodeAt(0) - 97 < files);
    const there = (/** @type {Square} */ square) => square.charCodeAt(0) - 97 < files;
    const { circles, arrows } = diagram().drawn;
    const drawn = { circles: circles.filter(there), arrows: arrows.filter(({ from, to }) => there(from) && there(to)) };
    const stars = inaccessibleChoices ? diagram().stars : "none";
    const lost = before.length - pieces.length;
    const next = { ...diagram(), variant, pieces: Object.fromEntries(pieces), stars, drawn };
    edit(next, lost > 0 ? { key: "edit.variant.lost", params: { n: lost } } : null, { tool: HAND });
  }

  /** Takes a position or a link in. @param {string} text @returns {boolean} whether there was one in it */
  function takeText(text) {
    const taken = readText(rules, text, diagram().variant);
    if (taken) take(taken);
    return taken !== null;
  }

  /** What the arrangement itself shows is not told twice. @param {import("./paste.js").Taken} taken */
  function take({ variant, read, drawn, orientation = store.get().orientation }) {
    const next = diagrams.diagramOf(variant, read, drawn);
    const shown = new Set(judged(next).problems.map(({ code }) => code));
    const unread = read.problems.filter(({ code }) => !shown.has(code));
    edit(next, { key: unread.length > 0 ? "edit.taken.partly" : "edit.taken" }, { unread, orientation });
  }

  /** What the address asks for; what was edited before is one step back. @param {import("../core/diagram-address.js").DiagramAddress} address */
  function takeAddress({ variant, position, orientation, drawn }) {
    const start = variantOf(variant ?? diagram().variant);
    const read = rules.readSetup(start.variant, position ?? start.start);
    if (read.ok) take({ variant: start.variant, read: read.value, drawn, orientation });
  }

  if (asked) takeAddress(asked);
  return {
    store,
    rules,
    variantOf,
    /** What is asked of the board by keyboard; null where the rules cannot say. @param {import("../board/types.js").Question} about @param {Square} square */
    answer(about, square) {
      const { snapshot } = store.get();
      return snapshot && answer(engine, { snapshot, roles: variantOf(snapshot.variant).roles }, about, square);
    },
    actions: {
      tap,
      put,
      remove,
      draw,
      putStar,
      takeText,
      takeAddress,
      setVariant,
      setStars,
      drawStars: () => setStars(firstStars()),
      /** @param {Square} from @param {Square} to @param {boolean} copied */
      move(from, to, copied) {
        const piece = diagram().pieces[from];
        if (piece) edit(diagrams.move(diagram(), from, to, copied), { moved: piece, from, to, copied });
      },
      /** A tool that is chosen again is put away. @param {Tool} tool */
      choose: (tool) => store.update({ tool: isSameTool(tool, store.get().tool) ? HAND : tool, drawnFrom: null }),
      /** @param {Partial<Pick<Diagram, "turn" | "rights" | "quiet" | "moveNumber">>} change */
      set: (change) => edit({ ...diagram(), ...change }),
      clear: () => edit(diagrams.clear(diagram()), { key: "edit.cleared" }),
      start: () => edit({ ...startOf(diagram().variant) }, { key: "edit.started" }),
      clearDrawn: () => edit({ ...diagram(), drawn: diagrams.NOTHING }, { key: "edit.drawn.gone" }),
      undo: () => show(back(store.get().history), { told: told({ key: "edit.undone" }) }),
      redo: () => show(forward(store.get().history), { told: told({ key: "edit.redone" }) }),
      flip() {
        store.update({ orientation: store.get().orientation === "white" ? "black" : "white" });
        keep();
      },
    },
  };
}
