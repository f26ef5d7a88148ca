// The page of fifty boards: it uses the board and the module as anybody's page may.

import { createBoard } from "../../../www/board/index.js";
import init, { Engine, variants } from "/pkg/chess_t.js";

const BOARDS = 50;
const MIDDLEGAME = "4k2r/1ii1iiii/r4c2/i5CI/2ppi3/RPS1I2R/III1III1/4K3 w - Pp 0 16";

await init();
const ready = performance.now();
const infos = variants();
for (let index = 0; index < BOARDS; index++) makeBoard(index);
const made = performance.now();
const frames = (/** @type {number} */ count, /** @type {() => void} */ then) =>
  requestAnimationFrame(() => {
    document.body.style.outline = `${count}px solid transparent`;
    if (count > 0) frames(count - 1, then);
    else then();
  });
// The boards are made in the first frame. The second, with a change of its own, is handed over when the pixels of the first
// are there: when the third begins, that is done.
frames(2, () => (globalThis.times = { ready, made: made - ready, drawn: performance.now() }));

/** @param {number} index */
function makeBoard(index) {
  const shape = infos[index % infos.length];
  const engine = new Engine();
  const place = engine.loadPosition(shape.variant, shape.variant === "t1" ? MIDDLEGAME : shape.start).value;
  const box = document.createElement("div");
  box.style.cssText = "display: inline-block; width: 230px; margin: 4px";
  document.body.append(box);
  const targets = {};
  for (const { from, to, kind } of place.moves) (targets[from] ??= []).push({ to, kind });
  createBoard(box, { shape, pieces: place.pieces, movable: { color: place.turn, targets } });
}
