// The types of everything the module takes and gives. Plain values only: nothing here has to be freed but `Engine`.

/** A square's name: file letter and rank digit, `"e4"`. */
export type Square = string;
export type Color = "white" | "black";
export type VariantKey = "t1" | "t" | "t2";
export type Role = "king" | "connet" | "prince" | "ritter" | "ver-knecht" | "knecht" | "scout";
/** Which letters the notation is written with. */
export type Letters = "latin" | "russian";
export interface Piece { color: Color; role: Role }
export interface BySide<T> { white: T; black: T }

/** Every call that can fail answers with one of the two; nothing throws. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: EngineError };

export interface EngineError {
  /** Stable; the list is closed. */
  code: ErrorCode;
  /** English, for developers; the page writes its own text from `code` and the data. */
  message: string;
  /** For `illegal-move`: why, in order of importance. */
  reasons?: Reason[];
  /** For `bad-position`: everything that is wrong. */
  problems?: PositionProblem[];
  /** For records: where reading stopped. */
  at?: { moveNumber: number | null; color: Color | null; text: string; line: number };
  /** For links: a link of the game as far as it could be read without doubt, if that is one step or more. */
  readable?: string;
}

export type ErrorCode =
  | "unknown-variant" | "bad-square" | "bad-role" | "bad-color" | "bad-position"
  // moves
  | "unknown-move" | "illegal-move" | "wrong-piece" | "wrong-sign" | "ambiguous-move"
  // tasks of lessons and puzzles
  | "bad-task"
  // the draw of the inaccessible squares
  | "draw-not-due" | "not-a-choice" | "not-enough-chance"
  // walking and ending
  | "nothing-to-undo" | "nothing-to-redo" | "unknown-node" | "game-over" | "nothing-to-claim" | "unknown-glyphs"
  // records
  | "no-game" | "unknown-game" | "bad-tag" | "bad-draw" | "wrong-removal" | "unclosed-comment" | "unclosed-variation"
  | "unexpected-bracket" | "nothing-to-vary" | "too-deep" | "unknown-result" | "result-contradicts" | "claim-not-due"
  // links
  | "link-version" | "link-game" | "link-damaged" | "link-other-rules" | "link-too-long";

/** One thing wrong with a position string: a stable code, the data that belongs to it, and the squares to mark. */
export type PositionProblem = { message: string; squares: Square[] } & (
  | { code: "empty" }
  | { code: "rank-count"; found: number }
  | { code: "file-count"; rank: number; found: number; expected: number }
  | { code: "unknown-letter"; letter: string; rank: number }
  | { code: "letter-not-in-game"; piece: Piece; rank: number }
  | { code: "bad-side" | "bad-inaccessible" | "inaccessible-not-in-game" | "bad-rights"; text: string }
  | { code: "bad-quiet" | "bad-move-number" | "extra-fields"; text: string }
  | { code: "inaccessible-outside-list"; owner: Color; square: Square }
  | { code: "several-kings"; color: Color }
  | { code: "non-royal-in-castle"; piece: Piece; square: Square }
  | { code: "knecht-too-far" | "ver-knecht-on-last-rank"; color: Color; square: Square }
  | { code: "too-many"; color: Color; role: Role }
  | { code: "enemy-on-inaccessible"; piece: Piece; square: Square }
  | { code: "both-castles-seized" }
);

/** What a position string says as far as it can be read: an arrangement of pieces, which need not be a position. */
export interface SetupRead {
  /** The arrangement as a position string. */
  position: string;
  pieces: Record<Square, Piece>;
  turn: Color;
  squaresUndrawn: boolean;
  inaccessible: { white: Square | null; black: Square | null };
  conversionRights: BySide<boolean>;
  quiet: number;
  moveNumber: number;
  /** Every reason why it is no position; empty where it is one. */
  problems: PositionProblem[];
}

// ---- a game as data ------------------------------------------------------------------------------------------

export interface RoleInfo {
  role: Role;
  royal: boolean;
  /** Force in half units: 3 is 1½. */
  force: number;
  /** Letters of the notation. */
  latin: string;
  russian: string;
}

export interface VariantInfo {
  variant: VariantKey;
  /** `"chess-T1"`. */
  name: string;
  files: number;
  ranks: number;
  castles: BySide<Square[]>;
  /** Heavy line above this rank. */
  heavyLineAbove: number;
  /** Thin double lines above these ranks. */
  doubleLinesAbove: number[];
  /** In order of importance. */
  roles: RoleInfo[];
  start: string;
  startPieces: Record<Square, Piece>;
  /** The squares that may be drawn, in the order of the die's faces; null where the game has no inaccessible squares. */
  inaccessibleChoices: BySide<Square[]> | null;
  /** Equal forces lead to an exchange (RULES 5.2). */
  exchangesAtEquality: boolean;
  hasScouts: boolean;
  /** Clauses of RULES.md that are reconstructed for this game, e.g. `"5.2"`. */
  reconstructed: string[];
}

// ---- moves ---------------------------------------------------------------------------------------------------

export interface Move {
  from: Square;
  to: Square;
  role: Role;
  kind: "plain" | "capture" | "exchange";
  /** What the move takes off the board besides, in an exchange, the mover itself. */
  taken: Role | null;
  /** What the moved piece turns into. */
  becomes: Role | null;
  /** Coordinate text, which `play` accepts: `"e2e4"`, `"g7g8c"`. */
  text: string;
}

/** Counted totals in half units, White and Black. */
export interface Totals { white: number; black: number }

/** Why a move is refused. The list is closed; `code` is stable. */
export type Reason =
  | { code: "nothing-there" }
  | { code: "not-your-piece"; owner: Color }
  | { code: "own-piece-on-target"; piece: Piece }
  | { code: "out-of-reach"; piece: Piece }
  | { code: "blocked"; at: Square; by: Piece | null; inaccessibleOf: Color | null }
  | { code: "castle-is-for-royals"; castleOf: Color; piece: Piece }
  | { code: "last-royal-must-stay"; intruders: Square[] }
  | { code: "inaccessible-square"; owner: Color }
  | { code: "guarded-castle"; totals: Totals; defender: Color }
  | { code: "no-superiority"; totals: Totals; sums: Totals; idle: Color[] }
  | { code: "exchange-only-by-scout"; totals: Totals }
  | { code: "no-exchange-by-king"; totals: Totals }
  | { code: "limit-of-three"; role: Role }
  | { code: "promotion-not-offered"; role: Role | null }
  | { code: "game-over" }
  | { code: "draw-of-squares-due" };

/** One answer to "what shall it become?". `becomes: null` keeps the piece as it is (a declined conversion). */
export interface PromotionOption { becomes: Role | null; text: string; reasons: Reason[] }

// ---- force ---------------------------------------------------------------------------------------------------

/** Forces on one square, half units. `sum` is what the book prints, `counted` decides; they differ on castle squares (RULES 4.5). */
export interface SquareForce { sum: Totals; counted: Totals }

export interface Contributor {
  square: Square;
  piece: Piece;
  /** Half units. */
  force: number;
  /** True where it does not count: a non-royal on a castle square without a royal of its side acting there. */
  idle: boolean;
}

export interface ForceDetail {
  square: Square;
  sum: Totals;
  counted: Totals;
  /** Heavier first. */
  contributors: Contributor[];
  superior: Color | null;
  castleOf: Color | null;
  inaccessibleOf: Color | null;
  /** The ratio as the book writes it: `"d8] 3½ : 2½"`. */
  text: string;
}

/** What one piece reaches, whoever's turn it is. */
export interface Reach {
  /** Squares its force (a Scout: its activity) acts on, its own left out. */
  acts: Square[];
  /** Squares it could legally move to if it were its side's turn. */
  moves: Square[];
}

// ---- what there is to say about a position ----------------------------------------------------------------------

/** A piece that a side could take if it were its turn. */
export interface Attack {
  square: Square;
  piece: Piece;
  /** The pieces that could take it. */
  by: Square[];
  /** Only by exchange. */
  exchange: boolean;
  /** Only by Scouts, whatever the forces. */
  scoutsOnly: boolean;
  /** Counted totals there. */
  totals: Totals;
}

/** A square of the enemy castle that a side's royals could enter if it were its turn; `wins`: that seizes the castle. */
export interface Entry { square: Square; by: Square[]; wins: boolean }

export interface Explanation {
  /** What each side could take, the most important first. */
  attacks: BySide<Attack[]>;
  entries: BySide<Entry[]>;
  /** Where a check is final: every reply, and what then takes the King, with the counted totals there. */
  failures: { reply: Move; takenBy: Move; totals: Totals }[];
  /** What the last move changed; null at the start and after a draw of squares. */
  change: {
    /** Pieces of a side that the other could now take and could not before. */
    exposed: BySide<Square[]>;
    /** Pieces of a side that the other could have taken and now could not, though they still stand. */
    covered: BySide<Square[]>;
    /** Squares of a side's castle that the other can enter now and could not before. */
    opened: BySide<Square[]>;
    closed: BySide<Square[]>;
  } | null;
}

// ---- tasks -----------------------------------------------------------------------------------------------------

/** What was found out about a fact that a goal names. */
export interface Finding {
  code:
    | "wins" | "holds" | "gains" | "takes" | "exchanges" | "outweighs" | "balances" | "safe" | "king-safe" | "castle-safe"
    | "check" | "final-check" | "enters" | "promotes" | "converts" | "stands";
  holds: boolean;
  square: Square | null;
  role: Role | null;
  /** For a win, a defence or a gain: within so many moves. */
  moves: number | null;
  /** For a gain: so much, in half units. */
  force: number | null;
  /** Counted totals that decide it. */
  totals: Totals | null;
  by: "king" | "castle" | "blockade" | null;
  /** The enemy's move that shows why it does not hold. */
  reply: Move | null;
}

/** A square that was left out, or is none of those asked for; then why the piece does not reach it. */
export interface Miss { square: Square; reasons: Reason[] }

/** On an answer to a task. */
export interface Verdict {
  /** `slower` wins too, but takes longer than asked; `refused` is forbidden by the rules; `unreadable` is no answer. */
  status: "right" | "slower" | "wrong" | "refused" | "unreadable";
  move: Move | null;
  /** The facts that decided: those that hold where it is right, those that do not where it is wrong. */
  facts: Finding[];
  /** Why the move is refused, or why a move that was asked about is. */
  reasons: Reason[];
  /** What the enemy answers: the defence that holds out longest, or what a wrong move lets him do. */
  reply: Move | null;
  /** The win is still to be finished within so many moves after the reply. */
  movesLeft: number;
  missed: Miss[];
  extra: Miss[];
  /** Forces as they are. */
  totals: Totals | null;
  /** Whose force was left out of the sum, where that explains the mistake. */
  forgotten: BySide<Square[]>;
  /** Sides whose idle force was counted. */
  idleCounted: Color[];
}

/** Every right answer to a task, as `judge` reads them; for squares one answer with all of them. */
export interface Solution {
  answers: string[];
  /** How many legal moves there were to choose from; 0 where that says nothing. */
  of: number;
}

// ---- the state of a game -------------------------------------------------------------------------------------

export type EndReason =
  | "king" | "castle" | "blockade" | "resignation" | "time"
  | "agreement" | "repetition" | "40-moves" | "unknown";

export interface Result {
  winner: Color | null;
  by: EndReason;
  /** Squares that show it: the intruder in the castle, where the King stood, the pieces that cannot move. */
  squares: Square[];
}

export type Claim = "repetition" | "40-moves";

export interface Removal { square: Square; piece: Piece }
export interface SquaresDrawn { white: Square; black: Square; removed: Removal[] }

/** One step of the game: a move, or the draw of the inaccessible squares. */
export interface Step {
  /** Names this place in the tree; `goTo` takes it. */
  node: number;
  /** Number of the move in the record; the draw has that of the move it follows. */
  number: number;
  color: Color | null;
  move: Move | null;
  drawn: SquaresDrawn | null;
  /** The author's notation in the letters asked for: `"Кт d8-f6+"`. */
  text: string;
  /** Check mark: `""`, `"+"` or `"+)"`. */
  mark: string;
  comment: string;
  /** A judgement: `"!"`, `"?"`, `"!!"`, `"??"`, `"!?"`, `"?!"`, or `""`. `text` ends with it. */
  glyphs: string;
  /** How many moves start at the same place; more than 1 means variations. */
  siblings: number;
  /** Whether it is the main line's move there. */
  main: boolean;
}

/** Another line from where a step of the line shown starts. */
export interface Variation {
  /** Node of that step. */
  insteadOf: number;
  /** From its first move to its end. */
  steps: Step[];
}

export interface Snapshot {
  variant: VariantKey;
  /** The place in the tree shown now; 0 is the start. */
  node: number;
  /** Position string. */
  position: string;
  pieces: Record<Square, Piece>;
  turn: Color;
  moveNumber: number;
  /** Plies since the last capture or exchange. */
  quiet: number;
  phase: "play" | "draw-squares" | "over";
  /** Still to be drawn in this game. */
  squaresUndrawn: boolean;
  inaccessible: { white: Square | null; black: Square | null };
  /** May a Prince of this side still become a Connet. */
  conversionRights: BySide<boolean>;
  /** The King of the side to move could be taken. */
  check: boolean;
  finalCheck: boolean;
  /** The side that has just moved left its own King takeable, and had a move that would not have. */
  exposed: boolean;
  /** Square of the King of the side to move. */
  king: Square | null;
  result: Result | null;
  /** Draws a player may claim now. */
  claims: Claim[];
  /** Every legal move of the side to move. */
  moves: Move[];
  /** The step that led here. */
  last: Step | null;
  /** Pieces lost by each side on the way here, in order of importance. */
  lost: BySide<Role[]>;
  canUndo: boolean;
  canRedo: boolean;
}

// ---- records -------------------------------------------------------------------------------------------------

/** A game in short, as a list of games shows it. */
export interface About {
  variant: VariantKey;
  /** The tags but for those that follow from the game. */
  tags: Record<string, string>;
  /** The sign of the result of the main line; `"*"` where it has none. */
  result: "WV" | "BV" | "½" | "*";
  /** Moves of the main line, each side's counted. */
  plies: number;
  /** The note before the first move. */
  note: string;
}

/** One record of a text, and the line it begins with. */
export type RecordRead = { line: number } & (
  /** `record` is written canonically, in Latin letters. */
  | { ok: true; record: string; about: About }
  | { ok: false; text: string; error: EngineError }
);
