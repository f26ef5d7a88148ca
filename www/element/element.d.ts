// The element <chess-t> for TypeScript. Self-contained: everything an embedding page sees. docs/EMBEDDING.md explains it.

/** A square's name: file letter and rank digit, `"e4"`. */
export type Square = string;
export type Color = "white" | "black";
export type Mode = "diagram" | "explore" | "play" | "puzzle";
/** Who makes a move: a person at the board; the computer of `mode="play"`, or the answers of a puzzle; `move()` of a script. */
export type By = "person" | "computer" | "script";

/** What is about to be played. */
export interface MoveTried {
  from: Square;
  to: Square;
  /** Coordinate text: `"e2e4"`, `"g7g8c"`. */
  text: string;
  by: By;
}

/** What was played: a move, or the draw of the inaccessible squares (then `from`, `to` and `text` are null). */
export interface StepMade {
  from: Square | null;
  to: Square | null;
  text: string | null;
  /** The author's notation in Latin letters with its check mark: `"C d8-f6+"`. */
  notation: string;
  color: Color | null;
  by: By;
  /** How many steps have been made. */
  ply: number;
  /** Position string after it. */
  position: string;
}

export interface MoveRefused {
  from: Square;
  to: Square;
  /** Stable; docs/EMBEDDING.md lists them. */
  code: string;
  /** The reason in the element's language, with the numbers. */
  text: string;
}

export interface PlaceShown {
  ply: number;
  position: string;
  turn: Color;
}

export interface GameEnded {
  /** null: drawn. */
  winner: Color | null;
  /** `"king"`, `"castle"`, `"blockade"`, `"repetition"` … */
  by: string;
}

export interface Trouble {
  /** The attribute that is wrong; null where something else failed. */
  attribute: string | null;
  /** In the element's language, as it is shown. */
  text: string;
}

/** Every event bubbles and leaves shadow trees. Its data is in `detail`. */
export interface ChessTEventMap {
  /** The rules have come and the position stands. */
  "chess-t-ready": CustomEvent<PlaceShown>;
  /** A move of a person or the computer is about to be made; `preventDefault()` keeps it from being made. */
  "chess-t-beforemove": CustomEvent<MoveTried>;
  "chess-t-move": CustomEvent<StepMade>;
  /** `preventDefault()` keeps the reason from being shown. */
  "chess-t-refused": CustomEvent<MoveRefused>;
  /** Another place of the game is shown, by a move or by walking. */
  "chess-t-place": CustomEvent<PlaceShown>;
  "chess-t-end": CustomEvent<GameEnded>;
  /** A person's move is not the puzzle's solution. */
  "chess-t-wrong": CustomEvent<MoveTried>;
  "chess-t-solved": CustomEvent<PlaceShown>;
  "chess-t-trouble": CustomEvent<Trouble>;
}

/** What a script may do with an element. Attributes are properties too; null takes one away. */
export interface ChessTApi {
  variant: string | null;
  position: string | null;
  game: string | null;
  ply: string | null;
  mode: string | null;
  solution: string | null;
  level: string | null;
  side: string | null;
  orientation: string | null;
  force: string | null;
  coordinates: string | null;
  controls: string | null;
  highlight: string | null;
  arrows: string | null;
  pieces: string | null;
  letters: string | null;
  theme: string | null;
  label: string | null;

  /** Settles when what the attributes say is shown; false if it could not be. */
  readonly ready: Promise<boolean>;
  /** The place shown; null before the rules have come. */
  readonly place: PlaceShown | null;
  /** Legal moves in coordinate text; empty before the rules have come. */
  readonly moves: readonly string[];
  /** The game as a record, in Latin letters; empty before the rules have come. */
  readonly record: string;

  /** Plays a move in any notation the rules read; whether it was one. */
  move(text: string): boolean;
  /** Draws the inaccessible squares; whether they were due and could be drawn. */
  drawSquares(white: Square, black: Square): boolean;
  /** Shows another place of the game; false where there is none. */
  back(): boolean;
  forward(): boolean;
  toStart(): boolean;
  toEnd(): boolean;
  goTo(ply: number): boolean;
  flip(): void;
  /** Takes up the colours of the page again, after a change that cannot be seen from inside. */
  refresh(): void;
}

export interface ChessTElement extends HTMLElement, ChessTApi {
  addEventListener<K extends keyof ChessTEventMap>(
    type: K, listener: (this: ChessTElement, event: ChessTEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ChessTEventMap>(
    type: K, listener: (this: ChessTElement, event: ChessTEventMap[K]) => unknown, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** The element's class; where there is no document, a class that nothing can be made of. */
export declare const ChessTElement: { new (): ChessTElement; readonly observedAttributes: readonly string[] };

/** Makes `<chess-t>` known, or a name of your own; a name that is taken is left as it is. Importing the script does it. */
export declare function defineChessT(name?: string): void;

declare global {
  interface HTMLElementTagNameMap {
    "chess-t": ChessTElement;
  }
}
