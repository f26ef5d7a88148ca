// Codes and data into sentences of the reader's language. Every sentence the players read about the game is made here.

/** @typedef {import("../core/i18n.js").Translate} Translate */
/** @typedef {import("../game/state.js").Message} Message */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").Fault} Fault */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Totals} Totals */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").SquaresDrawn} SquaresDrawn */

/**
 * What a text needs beside its data.
 * @typedef {object} Words
 * @property {Translate} t
 * @property {(halfUnits: number) => string} force
 * @property {import("../types.js").Letters} letters
 */

/** @param {Words} words @param {Message} message @returns {string} */
export function messageText(words, message) {
  const { t } = words;
  switch (message.kind) {
    case "text":
      return t(message.key, message.params);
    case "refusal":
      return reasonText(words, { ...message, color: message.piece?.color ?? null });
    case "error":
      return errorText(words, message.error);
    case "step":
      return stepText(words, message);
    case "exposed":
      return t(`exposed.${message.color}`);
    case "drawn":
      return drawnText(words, message.drawn);
    case "result":
      return resultText(words, message.result);
  }
}

/** @param {Words} words @param {Piece} piece */
export function pieceName({ t }, piece) {
  return t(`role.${piece.role}`);
}

/**
 * Why a move is refused, with the numbers. `color` is the mover's side.
 * @param {Words} words
 * @param {{reason: Reason, from: string, to: string, color: Color | null}} refusal
 * @returns {string}
 */
export function reasonText(words, { reason, from, to, color }) {
  const { t } = words;
  const params = { from, to, ...totalsOf(words, reason, color) };
  switch (reason.code) {
    case "not-your-piece":
      return t(`reason.not-your-piece.${reason.owner}`, params);
    case "own-piece-on-target":
      return t("reason.own-piece-on-target", { ...params, piece: pieceName(words, reason.piece) });
    case "blocked":
      return blockedText(words, reason, params);
    case "last-royal-must-stay":
      return t("reason.last-royal-must-stay", { ...params, squares: reason.intruders.join(", ") });
    case "inaccessible-square":
      return t(`reason.inaccessible-square.${reason.owner}`, params);
    case "no-superiority":
      return noSuperiorityText(words, reason, params, color);
    case "limit-of-three":
      return t("reason.limit-of-three", { role: t(`role.three.${reason.role}`) });
    default:
      return t(`reason.${reason.code}`, params);
  }
}

/** @typedef {Record<string, string>} Params */

/** Own and enemy totals, as the mover counts them. @param {Words} words @param {Reason} reason @param {Color | null} color @returns {Params} */
function totalsOf(words, reason, color) {
  if (!("totals" in reason)) return {};
  const { white, black } = reason.totals;
  const [own, enemy] = color === "black" ? [black, white] : [white, black];
  return { own: words.force(own), enemy: words.force(enemy) };
}

/** @param {Words} words @param {Extract<Reason, {code: "blocked"}>} reason @param {Params} params */
function blockedText(words, { at, by, inaccessibleOf }, params) {
  const { t } = words;
  if (by) return t("reason.blocked", { ...params, at, blocker: pieceName(words, by) });
  return t(inaccessibleOf ? `reason.blocked.${inaccessibleOf}` : "reason.blocked.plain", { ...params, at });
}

/**
 * @param {Words} words
 * @param {Extract<Reason, {code: "no-superiority"}>} reason
 * @param {Params} params
 * @param {Color | null} color
 */
function noSuperiorityText({ t, force }, reason, params, color) {
  // The mover's own force may be on the board and still not count: then the bare numbers would look wrong.
  if (color && reason.idle.includes(color)) {
    return t("reason.no-superiority.idle", { ...params, sum: force(reason.sums[color]) });
  }
  const equal = reason.totals.white === reason.totals.black;
  return t(equal ? "reason.no-superiority.equal" : "reason.no-superiority", params);
}

/**
 * Why the engine did not take something.
 * @param {Words} words
 * @param {Fault} error
 * @returns {string}
 */
export function errorText(words, error) {
  const { t } = words;
  const what = known(words, `error.${error.code}`, { detail: error.message });
  const where = error.at ? placeText(words, error.at) : "";
  const why = [...problemTexts(words, error), ...recordReasons(words, error)].join(" ");
  // Where no text of ours says more, the engine's own words (English) are better than silence.
  const rest = why === "" && error.at ? error.message : why;
  return [what, where, rest].filter(Boolean).join(" ") || t("error.unknown", { detail: error.message });
}

/** @param {Words} words @param {NonNullable<Fault["at"]>} at */
function placeText({ t }, { moveNumber, color, text, line }) {
  const side = color ? t(`side.${color}`) : "";
  if (moveNumber === null) return t("error.at.line", { line, text });
  return t("error.at.move", { number: moveNumber, side, line, text });
}

/** Every problem of a position, each with its squares. @param {Words} words @param {Fault} error @returns {string[]} */
function problemTexts(words, error) {
  return (error.problems ?? []).map((problem) => {
    const squares = problem.squares.length > 0 ? ` (${problem.squares.join(", ")})` : "";
    return known(words, `problem.${problem.code}`, problemParams(words, problem), problem.message) + squares + ".";
  });
}

/** The data beside a problem's code, in words. @param {Words} words @param {import("../types.js").PositionProblem} problem */
function problemParams(words, problem) {
  const { t } = words;
  /** @type {Record<string, string | number>} */
  const params = {};
  for (const [name, value] of Object.entries(problem)) {
    if (typeof value === "string" || typeof value === "number") params[name] = value;
  }
  const piece = "piece" in problem ? problem.piece : null;
  const side = "color" in problem ? problem.color : "owner" in problem ? problem.owner : piece?.color;
  if (side) params.side = t(`side.${side}`);
  if (piece) params.piece = pieceName(words, piece);
  if ("role" in problem) params.role = t(`role.three.${problem.role}`);
  return params;
}

/** A move in a record that the rules refuse: the rule it breaks. @param {Words} words @param {Fault} error @returns {string[]} */
function recordReasons(words, error) {
  const [reason] = error.reasons ?? [];
  if (!reason) return [];
  const [from = "", to = ""] = squaresIn(error.at?.text ?? "");
  return [reasonText(words, { reason, from, to, color: error.at?.color ?? null })];
}

/** The squares named in a move's text. @param {string} text */
function squaresIn(text) {
  return text.match(/[a-z]\d/g) ?? [];
}

/**
 * The text of a key that may be newer than this page's tables.
 * @param {Words} words
 * @param {string} key
 * @param {import("../core/i18n.js").Params} params
 * @param {string} [otherwise]
 */
function known({ t }, key, params, otherwise) {
  const text = t(key, params);
  return text === key ? (otherwise ?? t("error.unknown", params)) : text;
}

/** A move for the ear. @param {Words} words @param {{step: Step, check: boolean, finalCheck: boolean}} message */
function stepText(words, { step, check, finalCheck }) {
  const { t } = words;
  if (step.drawn) return drawnText(words, step.drawn);
  if (!step.move || !step.color) return step.text;
  const { role, from, to, kind, taken, becomes } = step.move;
  const params = { side: t(`side.${step.color}`), piece: t(`role.${role}`), from, to };
  const parts = [t(`spoken.${kind}`, { ...params, taken: taken ? t(`role.${taken}`) : "" })];
  if (becomes) parts.push(t("spoken.becomes", { piece: t(`role.${becomes}`) }));
  if (finalCheck) parts.push(t("check.final"));
  else if (check) parts.push(t("check.plain"));
  return parts.join(" ");
}

/** @param {Words} words @param {SquaresDrawn} drawn */
export function drawnText(words, drawn) {
  const { t } = words;
  const where = t("squares.landed", { white: drawn.white, black: drawn.black });
  return [where, ...removalTexts(words, drawn)].join(" ");
}

/** @param {Words} words @param {SquaresDrawn} drawn @returns {string[]} */
export function removalTexts(words, drawn) {
  return drawn.removed.map(({ square, piece }) =>
    words.t(`squares.removed.${piece.color}`, { square, piece: pieceName(words, piece) }),
  );
}

/** @param {Words} words @param {Result} result */
export function resultText(words, result) {
  return `${resultTitle(words, result)} ${resultHow(words, result)}`;
}

/** @param {Words} words @param {Result} result */
export function resultTitle({ t }, result) {
  return t(result.winner ? `result.wins.${result.winner}` : "result.drawn");
}

/** @param {Words} words @param {Result} result */
export function resultHow({ t }, result) {
  return t(`result.by.${result.by}`);
}

/** The turn in the author's form: `1. __ хб`, `8 … __ хч`. @param {Words} words @param {{turn: Color, moveNumber: number}} snapshot */
export function turnLine({ t }, { turn, moveNumber }) {
  return t(`turn.line.${turn}`, { number: moveNumber });
}
