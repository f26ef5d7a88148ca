// The rule book: the rules with a board beside every clause.

import { readClause } from "../core/clause-address.js";
import { loadRules } from "../core/rules-module.js";
import { createShell } from "../site/shell.js";
import { languageAtStart, startPage } from "../site/start.js";
import { loadBeside, loadBook } from "./load.js";
import { createPage } from "./views/page.js";

const firstLanguage = languageAtStart();
const firstComing = Promise.all([loadBook(firstLanguage), loadBeside()]);
// Its failure is told below, when there are words.
firstComing.catch(() => {});

void startPage({ loadRules, topics: ["rule-book"] }, async (site) => {
  const shell = createShell(site, { page: "rules", switches: ["coordinates"], skip: { to: "#text", label: "book.skip" } });
  const language = () => shell.preferences.get().language;
  const [first, beside] = await firstComing;
  const page = createPage({ shell, rules: site.rules, beside, book: first });
  let shown = firstLanguage;
  shell.preferences.subscribe(async () => {
    if (shown === language()) return page.dress();
    shown = language();
    page.setBook(await loadBook(shown));
  });
  for (const moved of ["hashchange", "popstate"]) addEventListener(moved, () => page.goTo(readClause(location.hash)));
  page.goTo(readClause(location.hash));
});
