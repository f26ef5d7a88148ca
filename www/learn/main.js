// The lessons.

import { readAddress } from "../core/step-address.js";
import { loadRules } from "../core/tasks-module.js";
import { loadCourses } from "../lessons/ours.js";
import { createShell } from "../site/shell.js";
import { startPage } from "../site/start.js";
import { createLearning } from "./controller.js";
import { createProgress } from "./progress.js";
import { createPage } from "./views/page.js";

void startPage({ loadRules, topics: ["tasks", "learn", "lessons"] }, async (site) => {
  const courses = await loadCourses();
  const shell = createShell(site, { page: "learn", switches: ["coordinates", "animation"], skip: { to: "#board", label: "page.skip" } });
  const learning = createLearning({
    rules: site.rules,
    courses,
    progress: createProgress(site.keeper, () => new Date().toISOString()),
    words: shell.words,
    language: shell.preferences.get().language,
    address: readAddress(location.hash),
    onOpen(course, step) {
      const { course: before, step: stepBefore } = readAddress(location.hash) ?? {};
      if (before !== course || stepBefore !== step) history.pushState(null, "", learning.actions.addressOf(course, step));
    },
  });
  for (const moved of ["hashchange", "popstate"]) addEventListener(moved, () => learning.actions.heedAddress(readAddress(location.hash)));
  createPage({ shell, learning, rules: site.rules });
});
