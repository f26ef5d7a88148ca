// A diagram of the book: an empty place of the board's size that becomes a board when it comes near.

import { createTable } from "../../table/table.js";
import { button, h, say } from "../../site/dom.js";
import { verdictText } from "../../text/forces.js";
import { positionFor } from "../example.js";

/** @typedef {import("../types.js").Standing} Standing */
/** @typedef {ReturnType<typeof createDiagram>} Diagram */

/** @param {{standing: Standing, game: string, rules: import("../../core/lasting.js").LastingRules, shell: import("../../site/shell.js").Shell}} given `game`: its name */
export function createDiagram({ standing, game, rules, shell }) {
  const { t } = shell;
  const box = h("div", { class: "diagram-board", "data-variant": standing.variant });
  const pointed = h("p", { class: "diagram-pointed", "aria-hidden": "true" });
  const tools = h("div", { class: "diagram-tools" }, h("span", { class: "diagram-game" }, game));
  /** Made when it first wakes: a book has many diagrams. @type {HTMLButtonElement | null} */
  let force = null;
  const element = h("figure", { class: "diagram", "aria-label": t("book.diagram", { game }) }, box, pointed, tools);
  /** While it is awake. @type {ReturnType<typeof createTable> | null} */
  let table = null;
  let isForce = false;
  /** It shows what the book shows. */
  let isUntouched = true;

  /** @returns {ReturnType<typeof createTable>} */
  function wake() {
    if (table) return table;
    if (!force) addTools();
    table = createTable(box, { onPoint, onMove: () => (isUntouched = false) });
    table.setWords(t);
    dress();
    open(standing.position);
    element.dataset.awake = "";
    return table;
  }

  function addTools() {
    force = button(t("tools.force.short"), toggleForce, { kind: "small", icon: "force", "aria-pressed": "false", "data-tool": "force" });
    tools.append(force, button(t("book.again"), () => open(standing.position), { kind: "small", icon: "again", "data-tool": "again" }));
  }

  /** Not while somebody is at it. */
  function sleep() {
    if (!table || element.contains(document.activeElement)) return;
    table.destroy();
    table = null;
    delete element.dataset.awake;
    say(pointed, "");
  }

  function dress() {
    table?.set({ ...shell.boardLook(), controls: false, force: isForce });
  }

  /** @param {string} position */
  function open(position) {
    const awake = wake();
    awake.open(rules, { variant: standing.variant, position });
    isUntouched = position === standing.position;
    awake.showReach(reached());
    return awake;
  }

  function toggleForce() {
    isForce = !isForce;
    force?.setAttribute("aria-pressed", String(isForce));
    wake().set({ force: isForce });
  }

  const reached = () => (isUntouched ? (standing.reaches ?? null) : null);

  /** The lines of the piece pointed at, and the forces on its square. @param {string | null} square */
  function onPoint(square) {
    table?.showReach(square ?? reached());
    const detail = square && table?.ask((engine) => engine.forceAt(square));
    say(pointed, detail && detail.ok ? `${detail.value.text} — ${verdictText(shell.words(), detail.value)}` : "");
  }

  const show = () => element.scrollIntoView({ block: "nearest" });

  return {
    element,
    standing,
    wake,
    sleep,
    dress,
    /** Tells the forces on a square, as the book has them. @param {string} square */
    lookAt(square) {
      open(standing.position).lookAt(square);
      show();
    },
    /** A move from the position of the diagram: made, or refused with its reason. @param {string} move */
    tryMove(move) {
      open(positionFor(standing, move)).play(move);
      show();
    },
    destroy() {
      table?.destroy();
      table = null;
    },
  };
}
