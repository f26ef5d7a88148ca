// The draw of the inaccessible squares: two dice, or squares thrown at a real board.

import { fill, freshId, h } from "../site/dom.js";
import { removalTexts } from "../text/news.js";

/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").SquaresDrawn} SquaresDrawn */
/** `landed`: where the stars fell, while it is told. @typedef {{rolling: boolean, landed: SquaresDrawn | null}} Draw */

/**
 * @typedef {object} World
 * @property {() => import("../text/words.js").Words} words
 * @property {typeof import("../site/dom.js").button} button
 * @property {(side: Color) => Square[]} choices The squares that may be drawn, in the order of the die's faces.
 * @property {() => void} roll
 * @property {(white: Square, black: Square) => void} enter
 * @property {() => void} seen
 */

const TUMBLE_MS = 90;
/** @type {readonly Color[]} */
const SIDES = ["white", "black"];

/** @param {World} world */
export function createDice(world) {
  const element = h("section", { class: "ask ask-squares", "data-prompt": "squares" });
  /** What is chosen by hand, kept while the prompt is drawn again. @type {{white: Square | null, black: Square | null}} */
  const chosen = { white: null, black: null };
  let manual = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let tumbling;

  const draw = (/** @type {Draw} */ { rolling, landed }) => {
    clearInterval(tumbling);
    if (landed) showLanded(landed);
    else showWaiting(rolling);
    return element;
  };

  /** @param {string} title */
  const heading = (title) => {
    element.setAttribute("aria-label", title);
    return h("h2", { class: "ask-title" }, title);
  };

  /** @param {boolean} rolling */
  const showWaiting = (rolling) => {
    const { t } = world.words();
    const faces = SIDES.map((side) => die(world, side, "?"));
    const roll = world.button(t(rolling ? "squares.rolling" : "squares.roll"), world.roll, {
      kind: "main", icon: "dice", disabled: rolling, "data-action": "roll",
    });
    element.classList.toggle("rolling", rolling);
    fill(element, heading(t("squares.title")), h("div", { class: "dice" }, ...faces, roll), h("p", { class: "ask-lead" }, t("squares.lead")), manualEntry());
    if (rolling) tumble(faces);
  };

  /** @param {HTMLElement[]} dice */
  const tumble = (dice) => {
    let turn = 0;
    tumbling = setInterval(() => {
      turn++;
      SIDES.forEach((side, index) => {
        const squares = world.choices(side);
        const face = dice[index]?.querySelector(".die-face");
        // Only a picture of rolling: the result comes from the engine when the dice lie still.
        if (face) face.textContent = letter(squares[(turn * (index + 2) + index) % squares.length] ?? "");
      });
    }, TUMBLE_MS);
  };

  /** @param {SquaresDrawn} drawn */
  const showLanded = (drawn) => {
    // The next draw, in another game, begins without a choice.
    Object.assign(chosen, { white: null, black: null });
    manual = false;
    const { t } = world.words();
    const told = removalTexts(world.words(), drawn);
    element.classList.remove("rolling");
    fill(
      element,
      heading(t("squares.landed.title")),
      h("div", { class: "dice dice-landed" }, ...SIDES.map((side) => die(world, side, letter(drawn[side]), drawn[side]))),
      h("p", { class: "ask-lead" }, t("squares.landed", { white: drawn.white, black: drawn.black })),
      ...(told.length > 0 ? told : [t("squares.removed.none")]).map((text) => h("p", { class: "ask-told" }, text)),
      world.button(t("squares.go"), world.seen, { kind: "main" }),
    );
  };

  const manualEntry = () => {
    const { t } = world.words();
    const enter = () => chosen.white && chosen.black && world.enter(chosen.white, chosen.black);
    const set = world.button(t("squares.manual.set"), enter, { disabled: true, "data-action": "enter" });
    const onchoose = () => {
      set.disabled = !(chosen.white && chosen.black);
    };
    const groups = SIDES.map((side) => squareChoice(world, side, chosen, onchoose));
    onchoose();
    const ontoggle = (/** @type {Event} */ event) => {
      manual = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    };
    return h("details", { class: "manual", open: manual, ontoggle }, h("summary", {}, t("squares.manual")), ...groups, set);
  };

  return {
    draw,
    /** The dice lie still, whatever comes of it. */
    stop: () => clearInterval(tumbling),
  };
}

/**
 * One of a side's squares, chosen by hand.
 * @param {World} world
 * @param {Color} side
 * @param {{white: Square | null, black: Square | null}} chosen
 * @param {() => void} onchoose
 */
function squareChoice({ words, choices }, side, chosen, onchoose) {
  const name = freshId("squares");
  const options = choices(side).map((square) => {
    const onchange = () => {
      chosen[side] = square;
      onchoose();
    };
    return h("label", { class: "segment" }, h("input", { type: "radio", name, value: square, checked: chosen[side] === square, onchange }), h("span", {}, square));
  });
  return h("fieldset", { class: "segments", "data-side": side }, h("legend", {}, words().t(`squares.manual.${side}`)), ...options);
}

/** A die's face names a file. @param {Square} square */
function letter(square) {
  return square.slice(0, 1);
}

/** @param {World} world @param {Color} side @param {string} face @param {Square} [square] */
function die({ words }, side, face, square = "") {
  const name = `${words().t(`squares.die.${side}`)}: ${square || face}`;
  return h("div", { class: `die die-${side}`, role: "img", "aria-label": name }, h("span", { class: "die-face", "aria-hidden": "true" }, face));
}
