// The puzzles.

import { pageAddress } from "../core/pages.js";
import { loadRules } from "../core/tasks-module.js";
import { createShell } from "../site/shell.js";
import { startPage } from "../site/start.js";
import { addressOfPuzzle, readAddress } from "./address.js";
import { createPuzzling } from "./controller.js";
import { loadPuzzles } from "./load.js";
import { createRecord } from "./record.js";
import { createPage } from "./views/page.js";

void startPage({ loadRules, topics: ["tasks", "puzzles"] }, async (site) => {
  const puzzles = await loadPuzzles();
  const shell = createShell(site, { page: "puzzles", switches: ["coordinates", "animation"], skip: { to: "#board", label: "page.skip" } });
  const puzzling = createPuzzling({
    rules: site.rules,
    puzzles,
    record: createRecord(site.keeper),
    words: shell.words,
    language: shell.preferences.get().language,
    id: readAddress(location.hash),
    onOpen(id) {
      if (readAddress(location.hash) !== id) history.pushState(null, "", pageAddress("puzzles", addressOfPuzzle(id)));
    },
  });
  for (const moved of ["hashchange", "popstate"]) addEventListener(moved, () => puzzling.actions.heedAddress(readAddress(location.hash)));
  createPage({ shell, puzzling, rules: site.rules });
});
