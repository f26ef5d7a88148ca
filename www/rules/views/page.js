// The page: contents, the choice of a game, and the book itself.

import { sheltered, unlessLost } from "../../core/lasting.js";
import { button, fill, h } from "../../site/dom.js";
import { segments } from "../../site/segments.js";
import { fillIn } from "../../text/fill-in.js";
import { clausesOf, diagramsBeside, isOf, lessonsAbout, reconstructedIn } from "../book.js";
import { loadLessons } from "../load.js";
import { watchNearness } from "../nearness.js";
import { clauseOf, idOf } from "./clause.js";
import { createContents } from "./contents.js";
import { createDiagram } from "./diagram.js";
import { lineOf } from "./inline.js";
import { createPrint } from "./print.js";

/** @typedef {import("../types.js").Beside} Beside */
/** @typedef {import("../types.js").Book} Book */
/** @typedef {import("../types.js").Clause} Clause */
/** @typedef {import("../types.js").Section} Section */
/** @typedef {import("../types.js").Standing} Standing */
/** @typedef {import("../book.js").Choice} Choice */

/** Where the contents have a column of their own. */
const ROOMY = "(min-width: 1100px)";

/** @param {{shell: import("../../site/shell.js").Shell, rules: import("../../core/lasting.js").LastingRules, beside: Beside, book: Book}} given */
export function createPage({ shell, rules, beside, book: first }) {
  const { t } = shell;
  let book = first;
  /** @type {Choice} */
  let choice = "all";
  /** @type {import("../types.js").Lesson[]} */
  let lessons = [];
  /** By the element that is watched. @type {Map<Element, import("./diagram.js").Diagram>} */
  const diagrams = new Map();
  /** @type {Map<string, ReturnType<typeof clauseOf>>} */
  const clauses = new Map();
  /** Asked for the numbers in captions. */
  const engine = rules.createEngine();
  /** Clauses that are not drawn yet, the first of a section with it. @type {{section: Section | null, clause: Clause}[]} */
  let rest = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let drawing;
  const nearness = watchNearness({ near: (element) => diagrams.get(element)?.wake(), far: (element) => diagrams.get(element)?.sleep() });
  const contents = createContents();
  const print = createPrint(() => (drawAll(), [...diagrams.values()]), rules, shell);
  const front = h("header", { class: "book-front" });
  const text = h("div", { class: "book-text", id: "text", tabindex: -1 });
  shell.main.classList.add("book");
  fill(shell.main, contents.element, h("article", { class: "book-article" }, front, text));
  const roomy = matchMedia(ROOMY);
  const openBeside = () => (contents.element.open = roomy.matches);
  roomy.addEventListener("change", openBeside);
  openBeside();

  const infoOf = (/** @type {string} */ variant) => rules.variants.find((info) => info.variant === variant);
  const nameOf = (/** @type {string} */ variant) => infoOf(variant)?.name ?? variant;

  /** Only what the chosen game has. @returns {Section[]} */
  function chosen() {
    const shown = (/** @type {string} */ id) => isOf(choice, beside.games[id]);
    return book.sections.filter(({ id }) => shown(id)).map((section) => ({ ...section, clauses: section.clauses.filter(({ id }) => shown(id)) }));
  }

  /** @param {Standing} standing */
  function diagramOf(standing) {
    const diagram = createDiagram({ standing, game: nameOf(standing.variant), rules, shell });
    diagrams.set(diagram.element, diagram);
    return diagram;
  }

  /** Those beside a clause, with the engine's numbers in their captions. @param {string} clause */
  function exhibits(clause) {
    const { language } = shell.preferences.get();
    return diagramsBeside(beside, clause, choice).map(({ caption, moves = [], ...standing }) => {
      const place = { engine, roles: infoOf(standing.variant)?.roles ?? [], force: rules.formatForce };
      const labelled = moves.map((move) => ({ ...move, label: labelOf(move.text, place.roles) }));
      const written = caption[language] ?? caption.en ?? "";
      if (written.includes("{")) engine.loadPosition(standing.variant, standing.position);
      // A ratio is not broken at the end of a line.
      const said = fillIn(place, written).replaceAll(" : ", "\u00a0:\u00a0");
      return { diagram: diagramOf(standing), caption: said, moves: labelled };
    });
  }

  /** `b7b8p` for readers. @param {string} move @param {import("../../types.js").RoleInfo[]} roles */
  function labelOf(move, roles) {
    const becomes = roles.find(({ latin }) => latin.toLowerCase() === move.slice(4));
    return `${move.slice(0, 2)}–${move.slice(2, 4)}${becomes?.[shell.preferences.get().letters] ?? ""}`;
  }

  function clear() {
    clearTimeout(drawing);
    nearness.stop();
    for (const diagram of diagrams.values()) diagram.destroy();
    diagrams.clear();
    clauses.clear();
  }

  function render() {
    clear();
    const sections = chosen();
    rest = sections.flatMap((section) => section.clauses.map((clause, index) => ({ section: index === 0 ? section : null, clause })));
    fill(text);
    text.setAttribute("aria-busy", "true");
    contents.render(t, sections);
    renderFront();
    // What is there is seen first.
    requestAnimationFrame(goOn);
  }

  /** One clause in a task: between them the page can be read. */
  function goOn() {
    clearTimeout(drawing);
    const isDrawn = unlessLost(() => (drawNext(), true));
    if (isDrawn && rest.length > 0) drawing = setTimeout(goOn);
  }

  function drawAll() {
    while (rest.length > 0) drawNext();
  }

  function drawNext() {
    const [next] = rest;
    if (!next) return;
    const { section, clause } = next;
    const drawn = drawClause(clause);
    if (section) text.append(h("section", { class: "book-section" }, h("h2", { tabindex: -1 }, section.title)));
    text.lastElementChild?.append(drawn);
    rest.shift();
    if (rest.length === 0) text.removeAttribute("aria-busy");
    for (const diagram of drawn.querySelectorAll(".diagram")) nearness.watch(diagram);
  }

  /** @param {Clause} clause */
  function drawClause(clause) {
    const known = clausesOf(book);
    const view = clauseOf(clause, {
      t, diagramOf,
      knows: (id) => known.has(id),
      beside: exhibits(clause.id),
      reconstructions: reconstructedIn(book, clause.id, choice),
      namesOf: (games) => games.map(nameOf).join(", "),
    });
    clauses.set(clause.id, view);
    showLessons(clause.id, view);
    return view.element;
  }

  function renderFront() {
    const games = rules.variants.map(({ variant, name }) => /** @type {[Choice, string]} */ ([variant, name]));
    fill(
      front,
      h("h2", { class: "book-title" }, book.title),
      ...book.preface.map((line) => h("p", {}, ...lineOf(line, { t, knows: () => true, diagram: null }))),
      h("p", {}, t("book.how")),
      h("div", { class: "book-tools" }, segments({ "data-choice": "game" }, t("book.game"), [["all", t("book.game.all")], ...games], choice, choose), button(t("book.print"), print, { kind: "quiet", icon: "print" })),
    );
  }

  /** @param {Choice} game */
  function choose(game) {
    choice = game;
    render();
    /** @type {HTMLElement | null} */ (front.querySelector("input:checked"))?.focus();
  }

  /** @param {string} id @param {ReturnType<typeof clauseOf>} view */
  function showLessons(id, view) {
    const { language } = shell.preferences.get();
    view.setLessons(lessonsAbout(lessons, id).map(({ course, step, title }) => ({ course, step, title: title[language] ?? step })));
  }

  // The links to lessons come when they are there; without them the book is whole too.
  loadLessons().then((loaded) => {
    lessons = loaded;
    for (const [id, view] of clauses) showLessons(id, view);
  }, console.error);
  render();
  // Where it broke down in the middle.
  rules.watch({ renewed: goOn });

  return {
    /** In another language. @param {Book} other */
    setBook(other) {
      book = other;
      render();
    },
    /** The reader's settings are others. */
    dress() {
      for (const diagram of diagrams.values()) diagram.dress();
    },
    goTo: sheltered((/** @type {string | null} */ clause) => {
      if (clause === null) return;
      drawAll();
      if (!clauses.has(clause) && clausesOf(book).has(clause)) choose("all");
      drawAll();
      const element = document.getElementById(idOf(clause));
      // A section begins at its heading.
      const start = element?.previousElementSibling?.tagName === "H2" ? element.previousElementSibling : element;
      start?.scrollIntoView({ block: "start" });
      /** @type {HTMLElement | null | undefined} */ (start?.matches("h2") ? start : start?.querySelector("h3"))?.focus({ preventScroll: true });
    }),
  };
}
