// What the text of a game is: a link, the address of a record, or a record.

import { textIn } from "../core/text-in.js";
import { readLink } from "../core/address.js";

/** @typedef {{record: string} | {link: string, ply: number | null, view: "white" | "black"} | {address: string}} GameText */

/** A record begins otherwise: with a tag, a number, a move. */
const ADDRESS = /^(?:(?:https?:\/\/|\.{0,2}\/)\S*|[^\s[{(]+\.(?:txt|pgn))$/i;
const MOST_BYTES = 1_000_000;

/** @param {string} text @returns {GameText} */
export function readGameText(text) {
  const trimmed = text.trim();
  const link = trimmed.includes("#") && !/\s/.test(trimmed) ? readLink(trimmed) : null;
  if (link) return { link: link.game, ply: link.ply, view: link.view };
  return ADDRESS.test(trimmed) ? { address: trimmed } : { record: text };
}

/** Why a record could not be fetched. */
export class GameNotHad extends Error {}

/**
 * The record at an address, which the browser must be allowed to read.
 * @param {string} address relative to `base` @param {string} base @param {AbortSignal} signal
 */
export async function fetchRecord(address, base, signal) {
  const response = await attemptFetch(address, base, signal);
  if (!response.ok) throw new GameNotHad(`HTTP ${response.status}`);
  const text = await textIn(response, MOST_BYTES);
  if (text === null) throw new GameNotHad(`> ${MOST_BYTES}`);
  return text;
}

/** @param {string} address @param {string} base @param {AbortSignal} signal */
async function attemptFetch(address, base, signal) {
  try {
    return await fetch(new URL(address, base), { signal, credentials: "same-origin" });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new GameNotHad(error instanceof Error ? error.message : String(error));
  }
}
