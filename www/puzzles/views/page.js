// The page: the puzzle on its board, what is asked and said of it, and which puzzles are wanted.

import { sharedAddress } from "../../core/pages.js";
import { toClipboard } from "../../site/clipboard.js";
import { button, fill, h } from "../../site/dom.js";
import { selectField } from "../../site/select-field.js";
import { createTaskBoard } from "../../task/board.js";
import { addressOfPuzzle } from "../address.js";

/** @typedef {import("../controller.js").Puzzling} Puzzling */
/** @typedef {import("../../site/shell.js").Shell} Shell */

const ALL = "all";

/** @param {{shell: Shell, puzzling: Puzzling, rules: import("../../types.js").Rules}} given */
export function createPage({ shell, puzzling, rules }) {
  const { t } = shell;
  const { actions } = puzzling;
  const place = h("p", { class: "step-place" });
  const title = h("h2", { class: "step-title", tabindex: -1 });
  const hints = h("div", { class: "step-hints" });
  const tools = h("div", { class: "step-tools" });
  const score = h("p", { class: "puzzle-score" });
  const wish = h("div", { class: "puzzle-wish" });
  const tags = h("p", { class: "step-marks" });
  const box = h("div", { class: "step-board", id: "board" });
  const step = h("article", { class: "step" }, h("header", {}, place, title), box, h("div", { class: "step-side" }, hints, tools, score, wish, tags));
  shell.main.classList.add("learn", "puzzles");
  fill(shell.main, step);

  const desk = createTaskBoard({ box, rules, work: puzzling.work, answer: actions.answer, told });
  let opened = "";
  let wished = "";

  function told() {
    render();
    if (puzzling.work().state().phase !== "asking") /** @type {HTMLElement | null} */ (tools.querySelector(".button-main"))?.focus({ preventScroll: true });
  }

  function help() {
    const given = actions.help();
    if (given !== null) desk.take(given);
    else shell.say(puzzling.work().texts().hints[puzzling.work().state().hints - 1] ?? "");
    render();
  }

  /** @param {() => void} work */
  const move = (work) => () => {
    work();
    title.focus({ preventScroll: true });
  };

  async function copyLink() {
    const copied = await toClipboard(sharedAddress("puzzles", addressOfPuzzle(puzzling.open().id)));
    shell.say(t(copied ? "puzzle.link.copied" : "puzzle.link.failed"));
  }

  function wearSettings() {
    const { letters, settings } = shell.preferences.get();
    desk.table.set({ letters, pieceSet: settings.pieceSet, coordinates: settings.coordinates });
  }

  function render() {
    const { id, game, band, level, tags: of } = puzzling.open();
    const { phase, hints: shown } = puzzling.work().state();
    const texts = puzzling.work().texts();
    const now = `${id}/${puzzling.begun()}`;
    if (now !== opened) {
      opened = now;
      desk.open(game);
      wearSettings();
    }
    const name = rules.variants.find(({ variant }) => variant === game)?.name ?? "";
    step.dataset.phase = phase;
    fill(place, t("puzzle.place", { game: name, band: t(`puzzle.band.${band}`) }));
    fill(title, texts.title);
    hints.hidden = shown === 0 || phase === "solved";
    fill(hints, ...texts.hints.slice(0, shown).map((hint) => h("p", { class: "step-hint" }, hint)));
    fill(tools, ...toolsOf(phase, shown));
    const { streak, best } = puzzling.results();
    const { solved, n } = puzzling.count();
    fill(score, t("puzzle.score", { solved, n }), " ", t("puzzle.streak", { n: streak, best }));
    fill(tags, phase === "solved" ? [...of.map((tag) => t(`puzzle.tag.${tag}`)), level ? t("puzzle.level", { level }) : ""].filter(Boolean).join(" · ") : "");
    renderWish();
  }

  /** @param {import("../../task/work.js").Phase} phase @param {number} shown */
  function toolsOf(phase, shown) {
    const next = button(t("puzzle.next"), move(actions.next), { kind: phase === "solved" ? "main" : "quiet", icon: "redo", "data-tool": "next" });
    const again = button(t("learn.again"), move(actions.again), { kind: phase === "failed" ? "main" : "quiet", icon: "again", "data-tool": "again" });
    const helping = phase === "asking" && button(t(`learn.help.${shown}`), help, { icon: "hint", "data-tool": "help" });
    const link = button(t("puzzle.link"), () => void copyLink(), { kind: "quiet", icon: "link", "data-tool": "link" });
    return phase === "solved" ? [next, again, link] : [again, helping, next, link];
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
