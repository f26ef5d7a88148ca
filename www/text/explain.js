// A position in words: what the last move changed, what becomes of the King, what can be taken, which castles are open.

import { moveText } from "./news.js";
import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Explanation} Explanation */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {{title: string, lines: string[]}} Chapter */

const SIDES = /** @type {const} */ (["white", "black"]);
/** So many ways to fail are told one by one. */
const MOST_FAILURES = 6;

/** Only the chapters that have something to say. @param {Words} words @param {Snapshot} snapshot @param {Explanation} explanation @returns {Chapter[]} */
export function explainTexts(words, snapshot, explanation) {
  const { t } = words;
  const other = snapshot.turn === "white" ? "black" : "white";
  /** @type {Chapter[]} */
  const chapters = [
    { title: t("explain.king"), lines: kingLines(words, snapshot, explanation) },
    { title: t("explain.change"), lines: changeLines(words, snapshot, explanation) },
    { title: t(`explain.take.${snapshot.turn}`), lines: attackLines(words, snapshot, explanation, snapshot.turn) },
    { title: t(`explain.would-take.${other}`), lines: attackLines(words, snapshot, explanation, other) },
    { title: t("explain.castles"), lines: SIDES.flatMap((side) => entryLines(words, explanation, side)) },
  ];
  const told = chapters.filter(({ lines }) => lines.length > 0);
  return told.length > 0 ? told : [{ title: t("explain.quiet"), lines: [t("explain.nothing")] }];
}

/** @param {Words} words @param {Snapshot} snapshot @param {Explanation} explanation */
function kingLines(words, { check, finalCheck, turn }, { attacks, failures }) {
  const { t } = words;
  if (!check) return [];
  const attack = attacks[turn === "white" ? "black" : "white"].find(({ piece }) => piece.role === "king");
  const lines = [t(finalCheck ? "explain.final" : `explain.check.${turn}`, { ratio: attack ? ratioOf(words, attack) : "", square: attack?.square ?? "" })];
  return [...lines, ...failureLines(words, turn, failures)];
}

/** The replies by what takes the King after them, the commonest first. @param {Words} words @param {Color} turn @param {Explanation["failures"]} failures */
function failureLines(words, turn, failures) {
  const { t } = words;
  /** @type {Map<string, Explanation["failures"]>} */
  const groups = new Map();
  for (const failure of failures) groups.set(failure.takenBy.text, [...(groups.get(failure.takenBy.text) ?? []), failure]);
  const sorted = [...groups.values()].sort((one, two) => two.length - one.length);
  const taker = turn === "white" ? "black" : "white";
  const told = sorted.slice(0, MOST_FAILURES).map((group) => {
    const [{ takenBy, totals }] = /** @type {[Explanation["failures"][number]]} */ (group);
    const move = moveText(words, taker, takenBy);
    const replies = group.slice(0, 3).map(({ reply }) => `${reply.from}–${reply.to}`).join(", ") + (group.length > 3 ? " …" : "");
    const forces = takenBy.role === "scout" ? "" : ` ${takenBy.to}] ${words.force(totals.white)} : ${words.force(totals.black)}.`;
    return t("explain.failure", { n: group.length, replies, move }) + forces;
  });
  return told;
}

/** @param {Words} words @param {Explanation["attacks"]["white"][number]} attack */
function ratioOf({ force }, { totals }) {
  return `${force(totals.white)} : ${force(totals.black)}`;
}

/** What a side could take. @param {Words} words @param {Snapshot} snapshot @param {Explanation} explanation @param {Color} side */
function attackLines(words, { pieces }, { attacks }, side) {
  const { t } = words;
  return attacks[side].map((attack) => {
    const { square, piece, by, exchange, scoutsOnly } = attack;
    const takers = by.map((from) => pieceOn(words, pieces, from)).join(", ");
    const key = scoutsOnly ? (exchange ? "explain.attack.scout-exchange" : "explain.attack.scout") : exchange ? "explain.attack.exchange" : "explain.attack";
    return t(key, { piece: pieceName(words, piece), square, ratio: ratioOf(words, attack), takers });
  });
}

/** @param {Words} words @param {Snapshot["pieces"]} pieces @param {Square} square */
function pieceOn(words, pieces, square) {
  const piece = pieces[square];
  return piece ? `${pieceName(words, piece)} ${square}` : square;
}

/** @param {Words} words @param {Explanation} explanation @param {Color} side */
function entryLines({ t }, { entries }, side) {
  const all = entries[side];
  if (all.length === 0) return [];
  const winning = all.filter(({ wins }) => wins);
  const line = t(`explain.entry.${side}`, { squares: all.map(({ square }) => square).join(", ") });
  return [winning.length > 0 ? `${line} ${t("explain.entry.wins", { squares: winning.map(({ square }) => square).join(", ") })}` : line];
}

/** @param {Words} words @param {Snapshot} snapshot @param {Explanation} explanation */
function changeLines(words, { pieces }, { change }) {
  if (!change) return [];
  const { t } = words;
  const list = (/** @type {Square[]} */ squares) => squares.map((square) => pieceOn(words, pieces, square)).join(", ");
  const told = SIDES.flatMap((side) => [
    change.exposed[side].length > 0 && t(`explain.exposed.${side}`, { pieces: list(change.exposed[side]) }),
    change.covered[side].length > 0 && t(`explain.covered.${side}`, { pieces: list(change.covered[side]) }),
    change.opened[side].length > 0 && t(`explain.opened.${side}`, { squares: change.opened[side].join(", ") }),
    change.closed[side].length > 0 && t(`explain.closed.${side}`, { squares: change.closed[side].join(", ") }),
  ]);
  return told.filter((line) => line !== false);
}
