// The starting position of the first game, for the one case in which the engine cannot be asked: when it does not run.
// A test compares it with the engine's own.

/** @typedef {import("../types.js").VariantInfo} VariantInfo */
/** @typedef {import("../types.js").Role} Role */
/** @typedef {import("../types.js").Color} Color */

const FILES = "abcdefgh";
/** @type {Role[]} */
const BACK = ["ritter", "scout", "prince", "connet", "king", "prince", "scout", "ritter"];

/** @param {Color} color @param {number} back @param {number} front */
function army(color, back, front) {
  return BACK.flatMap((role, file) => [
    [FILES[file] + String(back), { color, role }],
    [FILES[file] + String(front), { color, role: "knecht" }],
  ]);
}

/** @type {Pick<VariantInfo, "variant" | "name" | "files" | "ranks" | "castles" | "heavyLineAbove" | "doubleLinesAbove" | "roles" | "startPieces">} */
export const STARTING_POSITION = {
  variant: "t1",
  name: "chess-T1",
  files: 8,
  ranks: 8,
  castles: { white: ["c1", "d1", "e1", "f1"], black: ["c8", "d8", "e8", "f8"] },
  heavyLineAbove: 4,
  doubleLinesAbove: [3, 5],
  roles: [
    { role: "king", royal: true, force: 3, latin: "K", russian: "Кр" },
    { role: "connet", royal: true, force: 6, latin: "C", russian: "Кт" },
    { role: "prince", royal: true, force: 3, latin: "P", russian: "Пр" },
    { role: "ritter", royal: false, force: 4, latin: "R", russian: "Рт" },
    { role: "ver-knecht", royal: false, force: 3, latin: "V", russian: "ВК" },
    { role: "knecht", royal: false, force: 2, latin: "I", russian: "Кн" },
    { role: "scout", royal: false, force: 0, latin: "S", russian: "Рк" },
  ],
  startPieces: Object.fromEntries([...army("white", 1, 2), ...army("black", 8, 7)]),
};
