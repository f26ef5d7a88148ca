// The draw of the inaccessible squares: two dice, or squares thrown at a real board.

import { button, fill, freshId, h } from "../../site/dom.js";
import { removalTexts } from "../../text/messages.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../types.js").Square} Square */

const TUMBLE_MS = 90;
/** @type {readonly Color[]} */
const SIDES = ["white", "black"];

/** @param {Env} env */
export function createDice(env) {
  const element = h("section", { class: "ask ask-squares", "aria-labelledby": "squares-title", "data-prompt": "squares" });
  /** What is chosen by hand, kept while the prompt is drawn again. @type {{white: Square | null, black: Square | null}} */
  const chosen = { white: null, black: null };
  let manual = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let tumbling;

  const draw = (/** @type {AppState} */ state) => {
    clearInterval(tumbling);
    if (state.landed) landed(state);
    else waiting(state);
    return element;
  };

  /** @param {AppState} state */
  const waiting = (state) => {
    const { t, controller } = env;
    const faces = SIDES.map((side) => die(env, side, "?"));
    element.classList.toggle("rolling", state.rolling);
    fill(
      element,
      h("h2", { id: "squares-title", class: "ask-title" }, t("squares.title")),
      h(
        "div",
        { class: "dice" },
        ...faces,
        button(t(state.rolling ? "squares.rolling" : "squares.roll"), controller.actions.rollSquares, {
          kind: "main", icon: "dice", disabled: state.rolling, "data-action": "roll",
        }),
      ),
      h("p", { class: "ask-lead" }, t("squares.lead")),
      manualEntry(state),
    );
    if (state.rolling) tumble(state, faces);
  };

  /** @param {AppState} state @param {HTMLElement[]} dice */
  const tumble = (state, dice) => {
    let turn = 0;
    tumbling = setInterval(() => {
      turn++;
      SIDES.forEach((side, index) => {
        const squares = choices(env, state, side);
        const face = dice[index]?.querySelector(".die-face");
        // Only a picture of rolling: the result comes from the engine when the dice lie still.
        if (face) face.textContent = letter(squares[(turn * (index + 2) + index) % squares.length] ?? "");
      });
    }, TUMBLE_MS);
  };

  /** @param {AppState} state */
  const landed = ({ landed: drawn }) => {
    if (!drawn) return;
    // The next draw, in another game, begins without a choice.
    Object.assign(chosen, { white: null, black: null });
    manual = false;
    const { t, controller } = env;
    const told = removalTexts(env.words(), drawn);
    element.classList.remove("rolling");
    fill(
      element,
      h("h2", { id: "squares-title", class: "ask-title" }, t("squares.landed.title")),
      h("div", { class: "dice dice-landed" }, ...SIDES.map((side) => die(env, side, letter(drawn[side]), drawn[side]))),
      h("p", { class: "ask-lead" }, t("squares.landed", { white: drawn.white, black: drawn.black })),
      ...(told.length > 0 ? told : [t("squares.removed.none")]).map((text) => h("p", { class: "ask-told" }, text)),
      button(t("squares.go"), controller.actions.squaresSeen, { kind: "main" }),
    );
  };

  /** @param {AppState} state */
  const manualEntry = (state) => {
    const { t, controller } = env;
    const set = button(
      t("squares.manual.set"),
      () => chosen.white && chosen.black && controller.actions.enterSquares(chosen.white, chosen.black),
      { disabled: true, "data-action": "enter" },
    );
    const onchoose = () => {
      set.disabled = !(chosen.white && chosen.black);
    };
    const groups = SIDES.map((side) => squareChoice(env, state, side, chosen, onchoose));
    onchoose();
    return h(
      "details",
      { class: "manual", open: manual, ontoggle: (/** @type {Event} */ event) => {
        manual = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
      } },
      h("summary", {}, t("squares.manual")),
      ...groups,
      set,
    );
  };

  return { draw };
}

/**
 * One of a side's squares, chosen by hand.
 * @param {Env} env
 * @param {AppState} state
 * @param {Color} side
 * @param {{white: Square | null, black: Square | null}} chosen
 * @param {() => void} onchoose
 */
function squareChoice(env, state, side, chosen, onchoose) {
  const name = freshId("squares");
  const options = choices(env, state, side).map((square) =>
    h(
      "label",
      { class: "segment" },
      h("input", { type: "radio", name, value: square, checked: chosen[side] === square, onchange: () => {
        chosen[side] = square;
        onchoose();
      } }),
      h("span", {}, square),
    ),
  );
  return h("fieldset", { class: "segments", "data-side": side }, h("legend", {}, env.t(`squares.manual.${side}`)), ...options);
}

/** @param {Env} env @param {AppState} state @param {Color} side @returns {Square[]} */
function choices(env, state, side) {
  return env.variant(state.snapshot.variant).inaccessibleChoices?.[side] ?? [];
}

/** A die's face names a file. @param {Square} square */
function letter(square) {
  return square.slice(0, 1);
}

/** @param {Env} env @param {Color} side @param {string} face @param {Square} [square] */
function die({ t }, side, face, square = "") {
  return h(
    "div",
    { class: `die die-${side}`, role: "img", "aria-label": `${t(`squares.die.${side}`)}: ${square || face}` },
    h("span", { class: "die-face", "aria-hidden": "true" }, face),
  );
}
