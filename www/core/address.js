// What the page's address asks for: `?variant=t2` or `#t2` (also `#variant=t2`) chooses a game, `#g=…` opens one (docs/LINKS.md).

/**
 * A link to a game.
 * @typedef {object} Link
 * @property {string} game The game as the rules write it.
 * @property {number | null} ply How many of its steps are shown; null: all.
 * @property {"white" | "black"} view The side that is below.
 * @property {string | null} language
 * @property {"computer" | "analysis" | null} then What is to be done with the game.
 */

const THEN = /** @type {const} */ (["computer", "analysis"]);

/** @param {string} text an address, or the part of it from `#` on @returns {Link | null} */
export function readLink(text) {
  const [, fragment] = /#(.*)$/s.exec(text) ?? [];
  const asked = new URLSearchParams(fragment ?? "");
  const game = asked.get("g");
  if (game === null) return null;
  const ply = asked.get("ply") ?? "";
  return {
    game,
    ply: /^\d{1,5}$/.test(ply) ? Number(ply) : null,
    view: asked.get("view") === "black" ? "black" : "white",
    language: asked.get("lang"),
    then: THEN.find((each) => each === asked.get("then")) ?? null,
  };
}

/** The game stands last: if something is cut off or hung on by a message, it is there that it is noticed. @param {Omit<Link, "then">} link @returns {string} */
export function fragmentOf({ game, ply, view, language }) {
  const parts = [language && `lang=${language}`, view === "black" && "view=black", ply !== null && `ply=${ply}`, `g=${game}`];
  return `#${parts.filter(Boolean).join("&")}`;
}

/**
 * @param {string} search `location.search`
 * @param {string} hash `location.hash`
 * @param {readonly string[]} known keys of the games
 * @returns {{ask: "nothing"} | {ask: "game", variant: string} | {ask: "unknown", text: string} | {ask: "link", link: Link}}
 */
export function readAddress(search, hash, known) {
  const link = readLink(hash);
  if (link) return { ask: "link", link };
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
