// A scripted stand-in for the rules module: enough of a game to drive the page's state, and no rules of its own.
// Pieces step one rank forward; what else happens is told by `script`.

import { DIAGRAMS } from "../../www/diagram/games.js";

const STARTS = {
  t1: "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1",
  t: "r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1",
  t2: "rs1pkp1sr/iiiiciiii/4i4/9/9/4I4/IIIICIIII/RS1PKP1SR w ? Pp 0 1",
};

const CASTLES = {
  t1: { white: ["c1", "d1", "e1", "f1"], black: ["c8", "d8", "e8", "f8"] },
  t: { white: ["d1", "e1", "f1", "e2"], black: ["d8", "e8", "f8", "e7"] },
};

const CHOICES = {
  white: ["a4", "b4", "c4", "g4", "h4", "i4"],
  black: ["a5", "b5", "c5", "g5", "h5", "i5"],
};

export function variants() {
  return Object.keys(STARTS).map((variant) => ({
    variant,
    name: `chess-${variant.toUpperCase()}`,
    files: variant === "t1" ? 8 : 9,
    ranks: 8,
    castles: CASTLES[variant] ?? CASTLES.t,
    heavyLineAbove: 4,
    doubleLinesAbove: [3, 5],
    roles: DIAGRAMS.t1.roles,
    start: STARTS[variant],
    startPieces: piecesOf(STARTS[variant]),
    inaccessibleChoices: variant === "t1" ? null : CHOICES,
    exchangesAtEquality: variant !== "t1",
    hasScouts: variant !== "t",
    reconstructed: [],
  }));
}

export function formatForce(halves) {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole || ""}½`;
}

/** The pieces of a position string. */
export function piecesOf(position) {
  const pieces = {};
  position.split(" ")[0].split("/").forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) file += Number(letter);
      else {
        const role = DIAGRAMS.t1.roles.find((info) => info.latin === letter.toUpperCase()).role;
        pieces["abcdefghi"[file++] + (8 - index)] = { color: letter === letter.toUpperCase() ? "white" : "black", role };
      }
    }
  });
  return pieces;
}

const ok = (value) => ({ ok: true, value });
const fail = (code, more = {}) => ({ ok: false, error: { code, message: code, ...more } });

/**
 * `script.reasons["e2e5"]`: why that move is refused. `script.promotions["a7a8"]`: what is asked.
 * `script.stepsFrom(first)`: hears which steps are asked for. `script.snapshot(base)`: what the engine adds to a place.
 * `script.recorded()`: hears that the record is asked for. `script.panic`: the next call throws.
 */
export class FakeEngine {
  constructor(script = {}) {
    this.script = script;
    this.newGame("t1");
  }

  #guard() {
    if (this.script.panic) {
      this.script.panic = false;
      throw new Error("unreachable");
    }
  }

  newGame(variant) {
    this.#guard();
    if (!STARTS[variant]) return fail("unknown-variant");
    this.variant = variant;
    this.startText = STARTS[variant];
    this.start = piecesOf(this.startText);
    this.line = [];
    this.at = 0;
    this.nodes = 0;
    this.endings = new Map();
    this.tagged = {};
    this.note = "";
    return ok(this.snapshot());
  }

  loadPosition(variant, text) {
    if (!/^[\w/]+( |$)/.test(text)) return fail("bad-position", { problems: [{ code: "rank-count", message: "ranks", squares: [] }] });
    this.newGame(variant);
    this.startText = text;
    this.start = piecesOf(text);
    return ok(this.snapshot());
  }

  loadRecord(text) {
    this.#guard();
    let data;
    try {
      data = JSON.parse(text);
    } catch {
      return fail("bad-record", { at: { moveNumber: 3, color: "black", text: "e9-e8", line: 5 } });
    }
    this.newGame(data.variant);
    this.line = data.line;
    this.tagged = data.tags ?? {};
    this.note = data.note ?? "";
    if (data.ending) this.endings.set(this.line.length, data.ending);
    this.nodes = Math.max(0, ...this.line.map(({ node }) => node));
    this.at = this.line.length;
    return ok(this.snapshot());
  }

  record() {
    this.#guard();
    this.script.recorded?.();
    const ending = this.endings.get(this.line.length);
    return JSON.stringify({ variant: this.variant, line: this.line, tags: this.tagged, note: this.note, ending });
  }

  /** A tilde behind a link stands for damage. */
  loadLink(text) {
    if (!text.startsWith("1")) return fail("link-version");
    if (text.endsWith("~")) return fail("link-damaged", text.length > 9 ? { readable: text.slice(0, -1) } : {});
    return this.loadRecord(Buffer.from(text.slice(1), "base64url").toString());
  }

  link() {
    return `1${Buffer.from(this.record()).toString("base64url")}`;
  }

  positionText() {
    return STARTS[this.variant];
  }

  earlierKeys() {
    return BigUint64Array.from({ length: this.at }, (_, key) => BigInt(key));
  }

  #pieces() {
    const pieces = { ...this.start };
    for (const step of this.line.slice(0, this.at)) {
      for (const { square } of step.drawn?.removed ?? []) delete pieces[square];
      if (!step.move) continue;
      pieces[step.move.to] = { ...pieces[step.move.from], role: step.move.becomes ?? step.move.role };
      delete pieces[step.move.from];
    }
    return pieces;
  }

  snapshot() {
    this.#guard();
    const pieces = this.#pieces();
    const plies = this.line.slice(0, this.at).filter((step) => step.move).length;
    const turn = plies % 2 === 0 ? "white" : "black";
    const drawn = this.line.slice(0, this.at).find((step) => step.drawn)?.drawn ?? null;
    const result = this.endings.get(this.at) ?? null;
    const due = this.variant !== "t1" && plies >= 6 && !drawn;
    const base = {
      variant: this.variant,
      node: this.line[this.at - 1]?.node ?? 0,
      position: this.at === 0 ? this.startText : `after ${this.at}`,
      pieces,
      turn,
      moveNumber: Math.floor(plies / 2) + 1,
      quiet: plies,
      phase: result ? "over" : due ? "draw-squares" : "play",
      squaresUndrawn: this.variant !== "t1" && !drawn,
      inaccessible: { white: drawn?.white ?? null, black: drawn?.black ?? null },
      conversionRights: { white: true, black: true },
      check: false,
      finalCheck: false,
      exposed: false,
      king: Object.keys(pieces).find((square) => pieces[square].role === "king" && pieces[square].color === turn) ?? null,
      result,
      claims: [],
      moves: result || due ? [] : this.#moves(pieces, turn),
      last: this.line[this.at - 1] ?? null,
      lost: { white: [], black: [] },
      canUndo: this.at > 0,
      canRedo: this.at < this.line.length,
    };
    return { ...base, ...this.script.snapshot?.(base) };
  }

  #moves(pieces, turn) {
    return Object.entries(pieces)
      .filter(([, piece]) => piece.color === turn)
      .map(([from, piece]) => {
        const to = from[0] + (Number(from[1]) + (turn === "white" ? 1 : -1));
        return { from, to, role: piece.role, kind: "plain", taken: null, becomes: null, text: from + to };
      })
      .filter(({ to }) => !pieces[to] && to[1] > "0" && to[1] < "9");
  }

  movesFrom(square) {
    return ok(this.snapshot().moves.filter((move) => move.from === square));
  }

  reasons(from, to) {
    this.#guard();
    const scripted = this.script.reasons?.[from + to];
    if (scripted) return ok(scripted);
    if (this.promotionsOf(from, to).length > 0) return ok([]);
    const { moves, pieces } = this.snapshot();
    if (moves.some((move) => move.from === from && move.to === to)) return ok([]);
    return ok([{ code: pieces[from] ? "out-of-reach" : "nothing-there", piece: pieces[from] }]);
  }

  promotionsOf(from, to) {
    return this.script.promotions?.[from + to] ?? [];
  }

  promotions(from, to) {
    return ok(this.promotionsOf(from, to));
  }

  force() {
    return { e4: { sum: { white: 5, black: 4 }, counted: { white: 5, black: 4 } } };
  }

  forceAt(square) {
    return ok({
      square,
      sum: { white: 4, black: 3 },
      counted: { white: 0, black: 3 },
      contributors: [
        { square: "b8", piece: { color: "white", role: "ritter" }, force: 4, idle: true },
        { square: "c8", piece: { color: "black", role: "king" }, force: 3, idle: false },
      ],
      superior: "black",
      castleOf: "black",
      inaccessibleOf: null,
      text: `${square}] 2 : 1½`,
    });
  }

  reach(square) {
    return ok({ acts: [square[0] + "4"], moves: [square[0] + "3"] });
  }

  play(text) {
    this.#guard();
    const { moveNumber, turn, pieces } = this.snapshot();
    const [from, to] = [text.slice(0, 2), text.slice(2, 4)];
    if (!pieces[from]) return fail("illegal-move", { reasons: [{ code: "nothing-there" }] });
    const becomes = DIAGRAMS.t1.roles.find((info) => info.latin.toLowerCase() === text[4])?.role ?? null;
    const move = { from, to, role: pieces[from].role, kind: "plain", taken: null, becomes, text };
    return this.#step({ number: moveNumber, color: turn, move, drawn: null, text: `${from}-${to}`, mark: "" });
  }

  drawSquares(white, black) {
    if (!CHOICES.white.includes(white) || !CHOICES.black.includes(black)) return fail("bad-square");
    const pieces = this.#pieces();
    const removed = [white, black]
      .map((square, index) => ({ square, piece: pieces[square], owner: ["white", "black"][index] }))
      .filter(({ piece, owner }) => piece && piece.color !== owner)
      .map(({ square, piece }) => ({ square, piece }));
    return this.#step({ number: 3, color: null, move: null, drawn: { white, black, removed }, text: `*) ${white}; ${black}`, mark: "" });
  }

  rollSquares(entropy) {
    return this.drawSquares(CHOICES.white[entropy[0] % 6], CHOICES.black[entropy[1] % 6]);
  }

  #step(step) {
    const next = this.line[this.at];
    if (next?.text !== step.text) this.line = this.line.slice(0, this.at);
    this.at++;
    this.line[this.at - 1] ??= { ...step, node: ++this.nodes, comment: "", siblings: 1, main: true };
    return ok(this.snapshot());
  }

  undo() {
    return this.at === 0 ? fail("nothing-to-undo") : this.#walkTo(this.at - 1);
  }

  redo() {
    return this.at === this.line.length ? fail("nothing-to-redo") : this.#walkTo(this.at + 1);
  }

  deleteStep(node) {
    const kept = this.line.findIndex((step) => step.node === node);
    if (kept < 0) return fail("unknown-node");
    this.line = this.line.slice(0, kept);
    return this.#walkTo(Math.min(this.at, kept));
  }

  goTo(node) {
    return this.#walkTo(this.line.findIndex((step) => step.node === node) + 1);
  }

  #walkTo(at) {
    this.#guard();
    this.at = at;
    return ok(this.snapshot());
  }

  toStart() {
    return this.#walkTo(0).value;
  }

  toEnd() {
    return this.#walkTo(this.line.length).value;
  }

  claimDraw(claim) {
    return this.#end({ winner: null, by: claim, squares: [] });
  }

  agreeDraw() {
    return this.#end({ winner: null, by: "agreement", squares: [] });
  }

  resign(color) {
    return this.#end({ winner: color === "white" ? "black" : "white", by: "resignation", squares: [] });
  }

  fallFlag(color) {
    return this.#end({ winner: color === "white" ? "black" : "white", by: "time", squares: [] });
  }

  #end(result) {
    this.endings.set(this.at, result);
    return ok(this.snapshot());
  }

  steps(letters) {
    return this.stepsFrom(letters, 0);
  }

  stepsFrom(letters, first) {
    this.#guard();
    this.script.stepsFrom?.(first);
    return this.line.slice(first).map((step) => ({ ...step, text: letters === "russian" ? `Кн ${step.text}` : step.text }));
  }

  about() {
    const { variant, line, tagged, note } = this;
    const ending = this.endings.get(line.length);
    const sign = ending && (ending.winner ? { white: "WV", black: "BV" }[ending.winner] : "½");
    return { variant, tags: { ...tagged }, result: sign ?? "*", plies: line.filter((step) => step.move).length, note };
  }

  setTag(name, value) {
    this.tagged = Object.fromEntries(Object.entries({ ...this.tagged, [name]: value }).filter(([, text]) => text !== ""));
    return ok(this.tagged);
  }

  setGlyphs() {
    return ok(this.snapshot());
  }

  setComment(node, text) {
    if (node === 0) this.note = text;
    return ok(this.snapshot());
  }

  free() {}
}

/** Records are lines of JSON here. */
function readRecords(text, script) {
  return text.split("\n").filter(Boolean).map((line, index) => {
    const engine = new FakeEngine(script);
    const read = engine.loadRecord(line);
    const where = { line: index + 1 };
    return read.ok ? { ...where, ok: true, record: engine.record(), about: engine.about() } : { ...where, ok: false, text: line, error: read.error };
  });
}

/** The module as the page knows it. */
export function fakeRules(script = {}) {
  return {
    variants: variants(), formatForce, createEngine: () => new FakeEngine(script),
    readRecords: (text) => readRecords(text, {}),
    rewriteRecords: (text, letters) => `${letters}: ${text}`,
  };
}
