// What the page's address asks for: `?variant=t2` or `#t2` (also `#variant=t2`) chooses a game.

/**
 * @param {string} search `location.search`
 * @param {string} hash `location.hash`
 * @param {readonly string[]} known keys of the games
 * @returns {{ask: "nothing"} | {ask: "game", variant: string} | {ask: "unknown", text: string}}
 */
export function readAddress(search, hash, known) {
  const wanted = wantedGame(search, hash);
  if (wanted === null) return { ask: "nothing" };
  const variant = known.find((key) => key === wanted.toLowerCase());
  return variant ? { ask: "game", variant } : { ask: "unknown", text: wanted.slice(0, 40) };
}

/** @param {string} search @param {string} hash @returns {string | null} */
function wantedGame(search, hash) {
  const query = new URLSearchParams(search).get("variant");
  if (query !== null) return query;
  const fragment = hash.replace(/^#/, "");
  if (fragment === "") return null;
  return fragment.includes("=") ? new URLSearchParams(fragment).get("variant") : safelyDecoded(fragment);
}

/** @param {string} text */
function safelyDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
