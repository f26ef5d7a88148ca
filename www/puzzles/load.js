// The puzzles of all games, the easy ones first.

const BOOKS = [new URL("../puzzles/t1.json", import.meta.url), new URL("../puzzles/t.json", import.meta.url), new URL("../puzzles/t2.json", import.meta.url)];

/** @returns {Promise<import("./types.js").Posed[]>} */
export async function loadPuzzles() {
  const books = await Promise.all(BOOKS.map(loadBook));
  const all = books.flatMap(({ game, puzzles }) => puzzles.map((puzzle) => ({ ...puzzle, game })));
  return all.sort((one, two) => one.band - two.band || (one.level ?? 99) - (two.level ?? 99) || (one.id < two.id ? -1 : 1));
}

/** @param {URL} address @returns {Promise<import("./types.js").Book>} */
async function loadBook(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: HTTP ${response.status}`);
  return response.json();
}
