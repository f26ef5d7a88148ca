// What every text about the game needs beside its data.

import { written } from "../core/written.js";

/**
 * @typedef {object} Words
 * @property {import("../core/i18n.js").Translate} t
 * @property {(halfUnits: number) => string} force
 */

/** The computer by its level, a person by a name, which may be empty. @param {Words["t"]} t @param {import("../app/game/players.js").Player | undefined} player @param {string | undefined} name */
export function contestantName(t, player, name) {
  return player?.kind === "computer" ? t("player.computer", { level: player.level }) : (name ?? "");
}

/** The name a record gives a side. @param {import("../types.js").About} about @param {import("../types.js").Color} color */
export function nameInRecord({ tags }, color) {
  return written(tags[color === "white" ? "White" : "Black"] ?? "");
}

/** Points of a game, White's first: `1 : 0`. @param {Words["t"]} t @param {import("../types.js").Color | null} winner */
export function gamePoints(t, winner) {
  if (!winner) return t("result.points", { white: "½", black: "½" });
  return t("result.points", winner === "white" ? { white: "1", black: "0" } : { white: "0", black: "1" });
}

/** @param {Words} words @param {import("../types.js").Piece} piece */
export function pieceName({ t }, piece) {
  return t(`role.${piece.role}`);
}
