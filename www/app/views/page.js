// The whole page: its views put together, drawn from the state.

import { createAssist } from "./assist.js";
import { createBoardView } from "./board-view.js";
import { createChooser } from "./chooser.js";
import { createDetails } from "./details.js";
import { createDialogs } from "./dialogs.js";
import { h, whenChanged } from "../../site/dom.js";
import { listenToFiles } from "./files.js";
import { createGameActions } from "./game-actions.js";
import { createHeader } from "./header.js";
import { listenToKeys } from "./keys.js";
import { createLateView } from "./late-view.js";
import { createLibraryRoom } from "./library-room.js";
import { createLiveRegion } from "./live.js";
import { createMoveList } from "./movelist.js";
import { createPlayer } from "./players.js";
import { createPrompt } from "./prompt.js";
import { createStatus } from "./status.js";
import { createToolbar } from "./toolbar.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").View} View */
/** @typedef {import("./env.js").AppState} AppState */

/**
 * @param {HTMLElement} root
 * @param {Env} env
 */
export function createPage(root, env) {
  const live = createLiveRegion(env);
  const board = createBoardView(env, live.say);
  const views = {
    live,
    board,
    header: createHeader(env),
    chooser: createChooser(env),
    library: createLibraryRoom(env),
    status: createStatus(env),
    above: createPlayer(env, "above"),
    below: createPlayer(env, "below"),
    prompt: createPrompt(env),
    toolbar: createToolbar(env),
    assist: createAssist(env),
    analysis: createLateView(env, "analysis", (s) => s.analysing || s.threatening, async () => {
      const { createAnalysis } = await env.late(["analysis"], () => import("./analysis.js"));
      return createAnalysis(env);
    }),
    explanation: createLateView(env, "explanation", (s) => s.explaining, async () => {
      const { loadExplanation } = await env.late(["explanation"], () => import("./explanation.js"));
      return loadExplanation(env);
    }),
    review: createLateView(env, "review", (s) => s.review !== null, async () => {
      const { createReview } = await env.late(["analysis"], () => import("./review.js"));
      return createReview(env);
    }),
    moves: createMoveList(env, board),
    details: createDetails(env),
    actions: createGameActions(env),
    dialogs: createDialogs(env),
  };
  const game = gameElement(views);
  const skip = h("a", { class: "skip", href: "#board" });
  const main = h("main", { class: "main", tabindex: -1 }, views.chooser.element, views.library.element, game);
  root.replaceChildren(skip, views.header.element, main, views.dialogs.element, views.live.element);
  listenToFiles(env);
  listenToKeys(game, views.board.element, env.controller);

  const frame = whenChanged(
    (/** @type {AppState} */ s) => [s.screen, s.language],
    (s) => {
      game.hidden = s.screen !== "game";
      views.chooser.element.hidden = s.screen !== "choose";
      views.library.element.hidden = s.screen !== "library";
      skip.hidden = s.screen !== "game";
      // What had the focus is gone with the other screen.
      if (document.activeElement === document.body && root.dataset.screen) main.focus({ preventScroll: true });
      root.dataset.screen = s.screen;
      skip.textContent = env.t("page.skip");
    },
  );
  const render = (/** @type {AppState} */ state) => {
    for (const view of Object.values(views)) view.render(state);
    frame(state);
  };
  render(env.controller.store.get());
  return env.controller.store.subscribe(render);
}

/** The board on one side, everything about the game on the other; one below the other on a phone. @param {Record<string, View>} views */
function gameElement(views) {
  const of = (/** @type {string} */ name) => /** @type {View} */ (views[name]).element;
  return h(
    "div",
    { class: "game" },
    h("div", { class: "table" }, of("above"), of("board"), of("below")),
    h("div", { class: "side" }, of("status"), of("prompt"), of("toolbar"), of("assist"), of("explanation"), of("analysis"), of("review"), of("moves"), of("details"), of("actions")),
  );
}
