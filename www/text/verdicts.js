// What is said of an answer to a task: why it is right, what is wrong with it, what the enemy makes of it.

import { moveText } from "./news.js";
import { reasonText } from "./reasons.js";
import { squaresIn } from "./squares.js";
import { pieceName } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").Verdict} Verdict */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Snapshot["pieces"]} Pieces */

/** Their double step has conditions that are easily forgotten. @type {readonly string[]} */
const KNECHTS = ["knecht", "ver-knecht"];

/** The task's own words: `squares acts b2`. @typedef {{text: string, pieces: Pieces, turn: Color}} Asked */

/** The verdict in sentences, the decisive one first. @param {Words} words @param {Verdict} verdict @param {Asked} asked @returns {string[]} */
export function verdictTexts(words, verdict, asked) {
  const { t } = words;
  switch (verdict.status) {
    case "unreadable":
      return [t("verdict.unreadable")];
    case "slower":
      return [t("verdict.slower")];
    case "refused":
      return refusalTexts(words, verdict, asked);
    case "right":
      return [...factTexts(words, verdict, asked), ...reasonsOfWhy(words, verdict, asked), ...nextTexts(words, verdict, asked)];
    case "wrong":
      return [...factTexts(words, verdict, asked), ...replyTexts(words, verdict, asked), ...squaresTexts(words, verdict, asked), ...forcesTexts(words, verdict, asked)];
  }
}

/** @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function refusalTexts(words, { reasons }, { turn, text }) {
  const [reason] = reasons;
  const { from, to } = squaresOf(text);
  return reason ? [reasonText(words, { reason, from, to, color: turn })] : [];
}

/** Why the move is refused that was asked about. @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function reasonsOfWhy(words, { reasons }, { text, pieces }) {
  if (!text.startsWith("why ")) return [];
  const { from, to } = squaresOf(text);
  return reasons.map((reason) => reasonText(words, { reason, from, to, color: pieces[from]?.color ?? null }));
}

/** The first two squares named in a text. @param {string} text */
function squaresOf(text) {
  const [from = "", to = ""] = squaresIn(text);
  return { from, to };
}

/** @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function factTexts(words, { facts, move }, { turn }) {
  const { t, force } = words;
  return facts.map((fact) => {
    const totals = fact.totals ?? { white: 0, black: 0 };
    const [own, enemy] = turn === "white" ? [totals.white, totals.black] : [totals.black, totals.white];
    const params = {
      square: fact.square ?? fact.reply?.to ?? move?.to ?? "", own: force(own), enemy: force(enemy), moves: fact.moves ?? 1,
      piece: fact.role ? t(`role.${fact.role}`) : "", n: fact.moves ?? 1, force: force(fact.force ?? 0),
    };
    return t(factKey(fact), params);
  });
}

/** @param {Verdict["facts"][number]} fact */
function factKey({ code, holds, by, totals, reply, moves }) {
  const stem = `fact.${code}.${holds ? "yes" : "no"}`;
  if (code === "wins" && holds && by) return `${stem}.${by}`;
  if (code === "wins" && !holds && (moves ?? 1) > 1) return `${stem}.later`;
  const isTaken = (code === "safe" || code === "king-safe") && !holds;
  return isTaken && reply && totals ? `${stem}.force` : stem;
}

/** What the enemy answers. @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function replyTexts(words, { reply }, { turn }) {
  return reply ? [words.t("verdict.reply", { move: moveText(words, turn === "white" ? "black" : "white", reply) })] : [];
}

/** A win that is not finished yet. @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function nextTexts(words, verdict, asked) {
  if (verdict.movesLeft === 0) return [];
  return [...replyTexts(words, verdict, asked), words.t("verdict.go-on", { n: verdict.movesLeft })];
}

/** @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function squaresTexts(words, { missed, extra }, { text, pieces }) {
  const { t } = words;
  const about = squaresOf(text).from;
  const actors = text.startsWith("squares actors");
  const color = pieces[about]?.color ?? null;
  const tooMany = extra.map(({ square, reasons: [reason] }) => {
    if (!reason) return t("verdict.extra", { square });
    return actors
      ? reasonText(words, { reason, from: square, to: about, color: pieces[square]?.color ?? null })
      : reasonText(words, { reason, from: about, to: square, color });
  });
  const isFar = !actors && extra.some(({ reasons: [reason] }) => reason?.code === "out-of-reach");
  const reach = isFar && KNECHTS.includes(pieces[about]?.role ?? "") ? [t("verdict.reach.knecht")] : [];
  return [...tooMany, ...reach, ...(missed.length > 0 ? [t("verdict.missed", { n: missed.length })] : [])];
}

/** @param {Words} words @param {Verdict} verdict @param {Asked} asked */
function forcesTexts(words, { totals, forgotten, idleCounted }, { pieces }) {
  const { t } = words;
  if (!totals) return [];
  const left = [...forgotten.white, ...forgotten.black].map((square) => {
    const piece = pieces[square];
    return piece ? t("verdict.forgotten", { piece: pieceName(words, piece), square, side: t(`side.${piece.color}`) }) : "";
  });
  const idle = idleCounted.map((color) => t(`verdict.idle.${color}`));
  const told = [...left.filter(Boolean), ...idle];
  return told.length > 0 ? told : [t("verdict.count-again")];
}
