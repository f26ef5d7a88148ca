// A long game of legal moves, chosen by chance but always the same.

export const MOVES = 1000;

/** So few of the captures that could be played are: a board soon empty would be no test. */
const CAPTURES = 0.02;

/** The record of such a game, in Latin letters. @param {new () => any} Engine the class of the module */
export function longRecord(Engine, variant = "t1") {
  const chance = numbers(1);
  const engine = new Engine();
  const probe = new Engine();
  let place = engine.newGame(variant).value;
  for (let ply = 0; ply < 2 * MOVES; ply++) {
    place = engine.play(chooseMove(place, chance, probe)).value;
  }
  return engine.record("latin");
}

/** A move that does not end the game. @param {any} place @param {() => number} chance @param {any} probe */
function chooseMove(place, chance, probe) {
  for (;;) {
    const move = place.moves[Math.floor(chance() * place.moves.length)];
    if (move.kind !== "plain" && chance() > CAPTURES) continue;
    probe.loadPosition(place.variant, place.position);
    if (probe.play(move.text).value.phase === "play") return move.text;
  }
}

/** Numbers from 0 up to 1 (a generator by Marsaglia). @param {number} seed */
function numbers(seed) {
  let word = seed;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
}
