// What other people have written (names, comments, titles, names of files), as it may stand in a line of ours: it neither turns
// the words beside it round nor hides anything.

/** Characters that are not seen but act on what is beside them: controls, halves of characters, and those that set the direction of writing. Line breaks stay. */
const UNSEEN = /[^\P{Cc}\t\n]|[\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff]/gu;
/** Texts that are isolated already may stand within one: each ends where it began. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
const ISOLATE = /[\u2068\u2069]/;
/** Letters written from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** @param {string} text */
export function written(text) {
  const seen = text.replace(UNSEEN, "");
  const whole = ISOLATE.test(seen.replace(ISOLATED, "")) ? seen.replace(/[\u2068\u2069]/g, "") : seen;
  return FROM_THE_RIGHT.test(whole) ? `\u2068${whole}\u2069` : whole;
}
