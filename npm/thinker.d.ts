import type { Analysis } from "./pkg/search/chess_t.js";
import type { ModuleSource } from "./module.js";

export type { Analysis, AnalysisLine, LineMove } from "./pkg/search/chess_t.js";
export type { ModuleSource };

/** What is to be found out about a position. */
export interface Question {
  /** `"t1"`, `"t"` or `"t2"`. */
  variant: string;
  /** Position string, as `Engine.positionText()` gives it. */
  position: string;
  /** Keys of the positions that led here, as `Engine.earlierKeys()` gives them: repetitions are then known. */
  earlier?: BigUint64Array;
  job: Job;
}

export type Job =
  /** A move as a player of a level finds it, 1 the weakest (`levels()` of `chess-t/search`); `seed` varies the play. */
  | { do: "play"; level: number; seed: number }
  /** So many best lines, from looking at so many positions at most. */
  | { do: "analyse"; nodes: number; lines: number }
  /** The same for the other side, as if it were its turn. */
  | { do: "threats"; nodes: number; lines: number };

export interface Listening {
  /** An `AbortSignal`, which ends the thinking. */
  signal?: { readonly aborted: boolean };
  /** Hears of every finished depth. */
  onDepth?: (sofar: Analysis) => void;
}

export interface Thinker {
  /**
   * One question at a time: another one ends the thinking about the first, whose promise is then rejected with an
   * `AbortError`. The answer is null where there is no such position, or no move to make.
   */
  ask(question: Question, listening?: Listening): Promise<Analysis | null>;
  /** Ends the worker. */
  close(): void;
}

/** For environments that cannot find the parts of this package by themselves. */
export interface Parts {
  /** The search module (`chess-t/search.wasm`). */
  module?: ModuleSource;
  /** Makes a worker out of `chess-t/worker`. */
  spawn?: () => {
    postMessage(message: any): void;
    terminate(): void;
    onmessage: ((event: any) => any) | null;
    onerror: ((event: any) => any) | null;
  };
}

/** Loads nothing before the first question. */
export function createThinker(parts?: Parts): Thinker;
