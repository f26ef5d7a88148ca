// The page: the steps on one side, the step that is open with its board on the other.

import { addressOfClause } from "../../core/clause-address.js";
import { createTaskBoard } from "../../task/board.js";
import { createSmallGame } from "../../task/game.js";
import { createHints } from "../../task/hints.js";
import { createTools } from "../../task/tools.js";
import { button, fill, h } from "../../site/dom.js";
import { createAnswer } from "./answer.js";
import { createContents } from "./contents.js";
import { createFooter } from "./footer.js";
import { putWorksheet } from "./worksheet.js";
import { fetchLesson, lessonIn, readCourse } from "../teacher.js";
import { drawnIn, sheetOf } from "../sheet.js";
import { pageAddress } from "../../core/pages.js";
import { lessonProblemText } from "../../text/lesson-problems.js";
import { boardWords } from "../../text/telling.js";

/** @typedef {import("../controller.js").Learning} Learning */
/** @typedef {import("../../site/shell.js").Shell} Shell */

/** Where the board stands beside the text. */
const BESIDE = "(min-width: 700px)";
/** Where the list has a column of its own. */
const ROOMY = "(min-width: 1200px)";

/** @param {{shell: Shell, learning: Learning, rules: import("../../core/lasting.js").LastingTaskRules}} given */
export function createPage({ shell, learning, rules }) {
  const { t } = shell;
  const { actions } = learning;
  const contents = createContents(learning.text, t, actions.addressOf);
  const answer = createAnswer(t, (given) => desk.take(given));
  const place = h("p", { class: "step-place" });
  const title = h("h2", { class: "step-title", tabindex: -1 });
  const idea = h("p", { class: "step-idea" });
  const text = h("p", { class: "step-text" });
  const ask = h("p", { class: "step-ask" });
  const hints = createHints();
  const tools = createTools(t, { again: move(actions.again), help: () => desk.help() });
  const clauses = h("p", { class: "step-clauses" });
  const marks = h("p", { class: "step-marks" });
  const box = h("div", { class: "step-board", id: "board" });
  const step = h(
    "article",
    { class: "step" },
    h("header", {}, place, title, idea),
    h("div", { class: "step-brief" }, text, ask),
    box,
    h("div", { class: "step-side" }, answer.element, hints.element, tools.element, clauses, marks),
  );
  const summary = h("summary", {});
  const footer = createFooter(t, {
    print: printCourse, open: openFile, forget: forgetProgress, progress: learning.progressText,
    takeIn: (text) => shell.tell(t(actions.takeIn(text) === null ? "learn.progress.bad" : "learn.progress.taken")),
    tooLarge: () => shell.tell(t("learn.file.large")),
  });
  const menu = h("details", { class: "learn-menu" }, summary, contents.element, footer.element);
  shell.main.classList.add("learn");
  fill(shell.main, step, menu);
  const roomy = matchMedia(ROOMY);
  const openBeside = () => (menu.open = roomy.matches);
  roomy.addEventListener("change", openBeside);
  openBeside();

  const desk = createTaskBoard({ box, rules, work: learning.lesson, answer: actions.answer, told, hinted: shell.say, onSquare, play });
  const { table } = desk;
  /** What is open on the board: step, task, how often it was begun. */
  let opened = "";
  let asked = "";
  let filesOpened = 0;

  // ---- what the learner does -----------------------------------------------------------------------------------

  /** @param {string} square */
  function onSquare(square) {
    if (learning.lesson().kind() !== "squares" || learning.lesson().state().phase !== "asking") return true;
    actions.pick(square);
    return false;
  }

  function told() {
    render();
    // What was pressed is gone: the way on is next.
    if (learning.lesson().state().phase !== "asking") tools.focus();
  }

  /** @param {Parameters<NonNullable<import("../../task/board.js").Desk["play"]>>[0]} given */
  function play(given) {
    const failed = (/** @type {unknown} */ error) => {
      console.error(error);
      table.say(t("learn.game.no-computer"), "refusal");
    };
    return createSmallGame({ ...given, words: () => t, failed });
  }

  // ---- what is shown -------------------------------------------------------------------------------------------

  /** Puts the task on the board, if it is not there. */
  function openTask() {
    const { course, step, begun } = learning.open();
    const { index } = learning.lesson().state();
    const now = `${course.id}/${step.id}/${index}/${begun}`;
    if (now === opened) return;
    desk.open(learning.variant());
    opened = now;
  }

  function showMarks() {
    const task = learning.lesson().task();
    table.set({ ...shell.boardLook(), force: task.show?.force ?? false, drawn: drawnIn(task, learning.picked()) });
  }

  function render() {
    const lesson = learning.lesson();
    const { step: open, course } = learning.open();
    const { phase, hints: shown, index } = lesson.state();
    const texts = lesson.texts();
    openTask();
    fill(summary, t("learn.contents"));
    contents.render(learning.courses(), { course, step: open }, learning.progress());
    if (roomy.matches) contents.reveal(menu);
    footer.render();
    fill(place, learning.placeText());
    fill(title, texts.title);
    fill(idea, texts.idea);
    fill(text, texts.text);
    fill(ask, ...askedAbout(open.tasks.length, index), texts.ask);
    step.dataset.phase = phase;
    hints.render(lesson);
    renderAnswer();
    const isOver = phase === "solved" && lesson.isLast() && learning.endsCourse();
    tools.render({
      phase, hints: shown, help: helpLabel(shown), takeBack: takingBack(), next: onward(phase === "solved" && !lesson.isLast(), isOver),
      back: learning.hasBack() && { label: t("learn.back"), go: move(actions.back) },
    }, isOver && h("a", { class: "button button-main", href: pageAddress("index", learning.variant()) }, t("learn.try")));
    fill(clauses, ...open.rules.map((clause) => h("a", { href: addressOfClause(clause) }, t("learn.rules", { clause }))));
    fill(marks, learning.reconstructed() ? t("learn.reconstructed", { clauses: learning.reconstructed() }) : "");
  }

  /** Which of several tasks it is; that it is a game. @param {number} tasks @param {number} index */
  function askedAbout(tasks, index) {
    const lesson = learning.lesson();
    const left = lesson.movesLeft();
    const lines = [
      tasks > 1 && t("learn.task", { number: index + 1, n: tasks }),
      lesson.kind() === "game" && t("learn.game", { level: lesson.task().level ?? 1 }),
      left !== null && t("learn.game.left", { n: left }),
    ].filter(Boolean);
    return lines.length > 0 ? [h("span", { class: "step-count" }, lines.join(" "))] : [];
  }

  /** @param {number} shown hints */
  function helpLabel(shown) {
    return t(shown === 2 && learning.lesson().kind() === "game" ? "learn.game.show-move" : `learn.help.${shown}`);
  }

  /** In a small game, once a move is made. @returns {import("../../task/tools.js").Way} */
  function takingBack() {
    const isOffered = learning.lesson().kind() === "game" && table.game()?.snapshot().canUndo === true;
    return isOffered && { label: t("learn.game.take-back"), go: desk.takeBack };
  }

  /** @param {boolean} inStep The next task of this step comes first. @param {boolean} aside After the course a game comes next. @returns {import("../../task/tools.js").Way} */
  function onward(inStep, aside) {
    if (inStep) return { label: t("learn.next-task"), go: move(actions.nextTask) };
    return learning.hasNext() && { label: t(aside ? "learn.next-course" : "learn.next"), go: move(actions.next), aside };
  }

  function renderAnswer() {
    const lesson = learning.lesson();
    const { phase } = lesson.state();
    if (phase !== "asking") {
      asked = "";
      answer.hide();
      return;
    }
    const { course, step, begun } = learning.open();
    const now = [course.id, step.id, lesson.state().index, begun, learning.picked().join(), learning.language()].join("/");
    // What is written into the fields stays there.
    if (now === asked) return;
    asked = now;
    answer.render({ kind: lesson.kind(), picked: learning.picked(), options: lesson.task().options ?? [], legend: t("learn.choose"), label: (code) => t(`learn.option.${code}`) });
  }

  /** To another task; the reading begins at its title. @param {() => void} work */
  function move(work) {
    return () => {
      work();
      title.focus({ preventScroll: true });
      if (!matchMedia(BESIDE).matches) step.scrollIntoView({ block: "start" });
    };
  }

  // ---- besides -------------------------------------------------------------------------------------------------

  function printCourse() {
    const { course } = learning.open();
    const { text } = learning;
    const tasks = sheetOf({ rules, course, words: shell.words(), text });
    const sheet = putWorksheet({ tasks, title: text(course.title), about: text(course.about), t, boardWords: boardWords(shell.words()) });
    addEventListener("afterprint", sheet.remove, { once: true });
    // The boards paint in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  }

  /** A teacher's course; what is wrong with it is told with its place. Of two, the later one is wanted. @param {string} text */
  async function openFile(text) {
    const mine = ++filesOpened;
    shell.say(t("learn.open.checking"));
    const { course, problems } = await readCourse(rules, text, () => new Promise((resolve) => setTimeout(resolve)));
    if (mine !== filesOpened) return;
    if (course) return actions.add(course);
    tellProblems(problems.map((problem) => h("li", {}, lessonProblemText(t, problem))));
  }

  /** @param {HTMLElement[]} lines */
  function tellProblems(lines) {
    shell.openDialog(() => ({ kind: "lesson-problems", title: t("learn.open.problems"), body: [h("ul", { class: "lesson-problems" }, ...lines)] }));
  }

  /** A link may bring a course of its own. */
  async function openLinked() {
    const file = lessonIn(location.hash);
    if (file === null) return;
    const text = await fetchLesson(file, document.baseURI);
    if (text === null) tellProblems([h("li", {}, t("learn.open.failed", { file }))]);
    else await openFile(text);
  }

  function forgetProgress() {
    const sure = button(t("learn.progress.forget.sure"), () => {
      actions.forget();
      shell.closeDialog();
    }, { kind: "main" });
    shell.openDialog(() => ({ kind: "forget", title: t("learn.progress.forget"), body: [h("p", {}, t("learn.progress.forget.what")), h("div", { class: "dialog-actions" }, sure, button(t("common.cancel"), shell.closeDialog))] }));
  }

  learning.subscribe(() => {
    render();
    showMarks();
  });
  shell.preferences.subscribe(() => {
    if (learning.language() !== shell.preferences.get().language) learning.actions.setLanguage(shell.preferences.get().language);
    table.setWords(t);
    showMarks();
  });
  addEventListener("hashchange", () => void openLinked());
  table.setWords(t);
  render();
  showMarks();
  void openLinked();
}
