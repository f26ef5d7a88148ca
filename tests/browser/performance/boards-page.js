// The page of fifty boards: it uses the board and the module as anybody's page may.

const { createBoard } = await import("/board/index.js");
const { default: init, Engine, variants } = await import("/pkg/chess_t.js");

const BOARDS = 50;
const PLIES = 12;

await init();
const ready = performance.now();
const infos = variants();
for (let index = 0; index < BOARDS; index++) makeBoard(index);
const made = performance.now();
// The boards paint in the next frame; when the one after it begins, that is done.
requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.times = { ready, made: made - ready, drawn: performance.now() })));

/** @param {number} index */
function makeBoard(index) {
  const shape = infos[index % infos.length];
  const engine = new Engine();
  let place = engine.newGame(shape.variant).value;
  for (let ply = 0; ply < PLIES && place.phase === "play"; ply++) {
    place = engine.play(place.moves[(index * 7 + ply * 3) % place.moves.length].text).value;
  }
  const box = document.createElement("div");
  box.style.cssText = "display: inline-block; width: 230px; margin: 4px";
  document.body.append(box);
  const targets = {};
  for (const { from, to, kind } of place.moves) (targets[from] ??= []).push({ to, kind });
  createBoard(box, { shape, pieces: place.pieces, movable: { color: place.turn, targets } });
}
