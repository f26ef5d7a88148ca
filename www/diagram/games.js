// What the boards of the three games look like, for as long as the engine cannot be asked: before it has come, or where it does
// not run. A test compares everything here with the engine's own words.

/** @typedef {import("../../src/wasm/rules.d.ts").VariantInfo} VariantInfo */
/** @typedef {import("../../src/wasm/rules.d.ts").VariantKey} VariantKey */
/** @typedef {import("../../src/wasm/rules.d.ts").RoleInfo} RoleInfo */
/** @typedef {Pick<VariantInfo, "name" | "files" | "ranks" | "castles" | "heavyLineAbove" | "doubleLinesAbove" | "roles" | "start">} Diagram */

/** @type {RoleInfo[]} */
const ROLES = [
  { role: "king", royal: true, force: 3, latin: "K", russian: "Кр" },
  { role: "connet", royal: true, force: 6, latin: "C", russian: "Кт" },
  { role: "prince", royal: true, force: 3, latin: "P", russian: "Пр" },
  { role: "ritter", royal: false, force: 4, latin: "R", russian: "Рт" },
  { role: "ver-knecht", royal: false, force: 3, latin: "V", russian: "ВК" },
  { role: "knecht", royal: false, force: 2, latin: "I", russian: "Кн" },
  { role: "scout", royal: false, force: 0, latin: "S", russian: "Рк" },
];

const LINES = { ranks: 8, heavyLineAbove: 4, doubleLinesAbove: [3, 5] };
const NINE_FILES = { ...LINES, files: 9, castles: { white: ["d1", "e1", "e2", "f1"], black: ["d8", "e7", "e8", "f8"] } };

/** @type {Readonly<Record<VariantKey, Diagram>>} */
export const DIAGRAMS = Object.freeze({
  t1: {
    ...LINES,
    name: "chess-T1",
    files: 8,
    castles: { white: ["c1", "d1", "e1", "f1"], black: ["c8", "d8", "e8", "f8"] },
    roles: ROLES,
    start: "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1",
  },
  t: {
    ...NINE_FILES,
    name: "chess-T",
    roles: ROLES.filter(({ role }) => role !== "scout"),
    start: "r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1",
  },
  t2: { ...NINE_FILES, name: "chess-T2", roles: ROLES, start: "rs1pkp1sr/iiiiciiii/4i4/9/9/4I4/IIIICIIII/RS1PKP1SR w ? Pp 0 1" },
});
