// The types of what the search finds. Plain values only: nothing here has to be freed but `Thinker`.

export interface LineMove {
  /** Coordinate text, which `play` accepts. */
  text: string;
  from: string;
  to: string;
  /** The author's notation with its check mark, in either letters. */
  latin: string;
  russian: string;
}

export interface AnalysisLine {
  /** Hundredths of a Knecht, from the side to move. */
  score: number;
  /** Plies to a forced win, negative to a forced loss; null where neither is proven. */
  win: number | null;
  /** At least one. It ends where inaccessible squares are to be drawn. */
  moves: LineMove[];
}

export interface Analysis {
  /** Plies looked ahead; 0 if there was not even time for one. */
  depth: number;
  /** Positions looked at. */
  nodes: number;
  /** The best lines, best first; at least one. */
  lines: AnalysisLine[];
}
