// The page: the puzzle on its board, what is asked and said of it, and which puzzles are wanted.

import { sharedAddress } from "../../core/pages.js";
import { toClipboard } from "../../site/clipboard.js";
import { button, fill, h } from "../../site/dom.js";
import { selectField } from "../../site/select-field.js";
import { createTaskBoard } from "../../task/board.js";
import { createHints } from "../../task/hints.js";
import { createTools } from "../../task/tools.js";
import { addressOfPuzzle } from "../address.js";

/** @typedef {import("../controller.js").Puzzling} Puzzling */
/** @typedef {import("../../site/shell.js").Shell} Shell */

const ALL = "all";

/** @param {{shell: Shell, puzzling: Puzzling, rules: import("../../core/lasting.js").LastingTaskRules}} given */
export function createPage({ shell, puzzling, rules }) {
  const { t } = shell;
  const { actions } = puzzling;
  const place = h("p", { class: "step-place" });
  const title = h("h2", { class: "step-title", tabindex: -1 });
  const hints = createHints();
  const tools = createTools(t, { again: move(actions.again), help: () => desk.help() });
  const score = h("p", { class: "puzzle-score" });
  const wish = h("div", { class: "puzzle-wish" });
  const tags = h("p", { class: "step-marks" });
  const box = h("div", { class: "step-board", id: "board" });
  const step = h("article", { class: "step" }, h("header", {}, place, title), box, h("div", { class: "step-side" }, hints.element, tools.element, score, wish, tags));
  shell.main.classList.add("learn", "puzzles");
  fill(shell.main, step);

  const desk = createTaskBoard({ box, rules, work: puzzling.work, answer: actions.answer, told, hinted: shell.say });
  let opened = "";
  let wished = "";

  function told() {
    render();
    if (puzzling.work().state().phase !== "asking") tools.focus();
  }

  /** @param {() => void} work */
  function move(work) {
    return () => {
      work();
      title.focus({ preventScroll: true });
    };
  }

  async function copyLink() {
    const copied = await toClipboard(sharedAddress("puzzles", addressOfPuzzle(puzzling.open().id)));
    shell.say(t(copied ? "puzzle.link.copied" : "puzzle.link.failed"));
  }

  function wearSettings() {
    desk.table.set(shell.boardLook());
  }

  function render() {
    const { id, game, band, level, tags: of } = puzzling.open();
    const { phase, hints: shown } = puzzling.work().state();
    const texts = puzzling.work().texts();
    const now = `${id}/${puzzling.begun()}`;
    if (now !== opened) {
      desk.open(game);
      opened = now;
      wearSettings();
    }
    const name = rules.variants.find(({ variant }) => variant === game)?.name ?? "";
    step.dataset.phase = phase;
    fill(place, t("puzzle.place", { game: name, band: t(`puzzle.band.${band}`) }));
    fill(title, texts.title);
    hints.render(puzzling.work());
    const link = button(t("puzzle.link"), () => void copyLink(), { kind: "quiet", icon: "link", "data-tool": "link" });
    tools.render({ phase, hints: shown, next: { label: t("puzzle.next"), go: move(actions.next) } }, link);
    const { streak, best } = puzzling.results();
    const { solved, n } = puzzling.count();
    fill(score, t("puzzle.score", { solved, n }), " ", t("puzzle.streak", { n: streak, best }));
    fill(tags, phase === "solved" ? [...of.map((tag) => t(`puzzle.tag.${tag}`)), level ? t("puzzle.level", { level }) : ""].filter(Boolean).join(" · ") : "");
    renderWish();
  }

  /** What is chosen keeps the focus while the rest is drawn. */
  function renderWish() {
    if (wished === puzzling.language()) return;
    wished = puzzling.language();
    const { game, band } = puzzling.wish();
    /** @type {[string, string][]} */
    const games = [[ALL, t("puzzle.all-games")], ...rules.variants.map((info) => /** @type {[string, string]} */ ([info.variant, info.name]))];
    /** @type {[string, string][]} */
    const bands = [[ALL, t("puzzle.all-bands")], ...puzzling.bands().map((each) => /** @type {[string, string]} */ ([String(each), t(`puzzle.band.${each}`)]))];
    fill(
      wish,
      selectField("game", t("puzzle.game"), games, game ?? ALL, (value) => actions.wish({ game: value === ALL ? null : value })),
      selectField("band", t("puzzle.band"), bands, band === null ? ALL : String(band), (value) => actions.wish({ band: value === ALL ? null : Number(value) })),
    );
  }

  puzzling.subscribe(render);
  shell.preferences.subscribe(() => {
    desk.table.setWords(t);
    wearSettings();
    if (puzzling.language() === shell.preferences.get().language) render();
    else actions.setLanguage(shell.preferences.get().language);
  });
  desk.table.setWords(t);
  render();
}
