// Playing a match: its beginning, and one game after the other.

import { contestantOf, isBetweenRounds, isDecided, keepMatch } from "../library/match.js";
import { complainOfStorage } from "./notices.js";
import { playersOf, readPlayers, recordName } from "./players.js";
import { play } from "./start.js";
import { controlOf } from "./time-control.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../library/match.js").Match} Match */

/** What a match is called where nobody says and nobody has a name. */
const UNNAMED = "Match";

/** A match as chosen in the settings. @param {Context} ctx @param {string} variant */
export function startMatch(ctx, variant) {
  const { settings } = ctx.store.get();
  const { white, black } = playersOf(settings, variant, ctx.entropy()[0] ?? 0);
  const nameOf = (/** @type {import("./players.js").Player} */ player, /** @type {string} */ name) => (player.kind === "person" ? name.trim() : "");
  const other = settings.opponent === "computer" ? settings.ownName : settings.otherName;
  /** @type {Match["contestants"]} */
  const contestants = [
    { name: nameOf(white, settings.ownName), player: white },
    { name: nameOf(black, other), player: black },
  ];
  beginRound(ctx, {
    id: ctx.fresh(),
    variant,
    event: settings.matchName.trim() || eventOf(contestants),
    contestants,
    length: settings.matchGames === 0 ? null : settings.matchGames,
    control: controlOf(settings),
    rounds: [],
  });
}

/** @param {Match["contestants"]} contestants */
function eventOf(contestants) {
  return contestants.map(({ name, player }) => name || recordName(player)).filter(Boolean).join(" – ") || UNNAMED;
}

/** The next game of the match on the board, with the sides changed. @param {Context} ctx */
export function nextGame(ctx) {
  const { match } = ctx.store.get();
  if (match && isBetweenRounds(match) && !isDecided(match)) beginRound(ctx, match);
}

/** @param {Context} ctx @param {Match} before */
function beginRound(ctx, before) {
  const id = ctx.fresh();
  const round = before.rounds.length;
  const match = { ...before, rounds: [...before.rounds, { game: id, result: /** @type {const} */ ("*") }] };
  const [white, black] = [contestantOf(match, "white", round), contestantOf(match, "black", round)];
  const tags = {
    Event: match.event,
    Round: String(round + 1),
    White: white.name || recordName(white.player),
    Black: black.name || recordName(black.player),
  };
  complainOfStorage(ctx, keepMatch(ctx.keeper, match));
  const players = readPlayers({ white: white.player, black: black.player });
  play(ctx, { id, variant: match.variant, players, control: match.control, tags, match });
}
