// A small game on the board of a task: the computer answers every move, and moves can be taken back.

import { createOpponent } from "../table/opponent.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {ReturnType<typeof createSmallGame>} SmallGame */

/** How well it moves for somebody who asks to be shown a move: well, and at once. */
const SHOWN_LEVEL = 12;

/**
 * @typedef {object} World
 * @property {Table} table
 * @property {import("../types.js").Color} side The person's.
 * @property {number} level
 * @property {() => import("../core/i18n.js").Translate} words
 * @property {(text: string) => void} take The person's move, made by the computer.
 * @property {(error: unknown) => void} failed The computer cannot play.
 */

/** @param {World} world */
export function createSmallGame({ table, side, level, words, take, failed }) {
  const isMine = () => placeOf(table)?.turn === side;
  const opponent = createOpponent({ table, side, level, words, failed, play: (text) => (isMine() ? take(text) : table.play(text)) });

  return {
    /** Whoever's turn it is goes on. */
    goOn() {
      const place = placeOf(table);
      if (place) opponent.onPlace(place);
    },
    onMove: opponent.onMove,
    /** Back to where the person's last move was not made yet. */
    takeBack() {
      let walked = table.undo();
      while (walked && !(isMine() && placeOf(table)?.phase === "play")) walked = table.undo();
      this.goOn();
    },
    showMove: () => opponent.moveFor(SHOWN_LEVEL),
    close: opponent.close,
  };
}

/** @param {Table} table */
const placeOf = (table) => table.game()?.snapshot() ?? null;
