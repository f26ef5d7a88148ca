// A puzzle as a step to be worked on: what is asked, two hints, what is said at the end.

import { pieceName } from "../text/words.js";

/** @typedef {import("./types.js").Posed} Posed */
/** @typedef {import("../text/words.js").Words} Words */

/** @param {Posed} puzzle @param {Words} words @param {string} language @param {import("../types.js").Snapshot["pieces"]} pieces @returns {import("../lessons/types.js").Step} */
export function stepOf(puzzle, words, language, pieces) {
  const { t } = words;
  const said = (/** @type {string} */ text) => ({ [language]: text });
  const line = puzzle.line.split(" ");
  const [from = ""] = (line[0] ?? "").match(/^[a-i][1-8]/) ?? [];
  const piece = pieces[from];
  const name = piece ? pieceName(words, piece) : "";
  const [task = "", ...then] = puzzle.tasks;
  return {
    id: puzzle.id, title: said(askText(words, puzzle)), skills: [], rules: [], idea: said(""), text: said(""),
    tasks: [{
      position: puzzle.position, orientation: sideOf(puzzle), ask: said(askText(words, puzzle)), task,
      hints: [said(t("puzzle.hint.piece", { piece: name })), said(t("puzzle.hint.square", { piece: name, square: from }))],
      after: said(t("puzzle.solved")),
      // What is left of a win the engine itself knows.
      ...(!task.startsWith("move wins") && { line, then }),
    }],
  };
}

/** Whose move it is. @param {Posed} puzzle @returns {import("../types.js").Color} */
export function sideOf({ position }) {
  return position.split(" ")[1] === "b" ? "black" : "white";
}

/** What is asked, in words. @param {Words} words @param {Posed} puzzle */
export function askText({ t, force }, puzzle) {
  const [, goal = "", ...more] = (puzzle.tasks[0] ?? "").split(" ");
  const side = t(`turn.words.${sideOf(puzzle)}`);
  const n = Number(more[more.indexOf("in") + 1] ?? 1) || 1;
  const gained = goal === "gains" ? force(Number(more[0])) : "";
  return `${side}. ${t(`puzzle.ask.${goal}`, { n: more.includes("in") ? n : 1, force: gained })}`;
}
