// The squares that a text names.

/** @param {string} text @returns {string[]} in their order */
export function squaresIn(text) {
  return text.match(/[a-i][1-8]/g) ?? [];
}
