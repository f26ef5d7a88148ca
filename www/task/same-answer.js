// Whether two answers are the same, however they are written: forces with `½`, `1/2` or `.5`, squares in any order.

/** @param {string} one @param {string} other */
export function sameAnswer(one, other) {
  return plain(one) === plain(other);
}

/** @param {string} answer */
function plain(answer) {
  if (answer.includes(":")) return answer.split(":").map(halves).join(":");
  return answer.split(/[\s,]+/).filter(Boolean).sort().join(" ");
}

/** @param {string} force */
function halves(force) {
  return Number(force.trim().replace(/\s*(½|1\/2)$/, ".5").replace(",", "."));
}
