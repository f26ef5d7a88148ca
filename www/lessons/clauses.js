// The clauses of the rules that a step may be about, numbered as in docs/RULES.md; what is told there under a letter or a
// further number (3.3a, 7.2) belongs to its clause.

export const CLAUSES = [
  ["1", "2"],
  ["3", "3.1", "3.2", "3.3", "3.4"],
  ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8"],
  ["5.1", "5.2", "5.3", "5.4"],
  ["6.1", "6.2", "6.3", "6.4"],
  ["7"],
  ["8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7"],
  ["9.1", "9.2", "9.3"],
].flat();
