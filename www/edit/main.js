// The position editor.

import { saidIn } from "../core/pages.js";
import { readDiagramAddress } from "../core/diagram-address.js";
import { loadRules } from "../core/rules-module.js";
import { createShell } from "../site/shell.js";
import { startPage } from "../site/start.js";
import { createEditor } from "./controller.js";
import { createPage } from "./views/page.js";

void startPage({ loadRules, topics: ["editor"] }, (site) => {
  const shell = createShell(site, { page: "edit", switches: ["coordinates", "animation"], skip: { to: "#board", label: "page.skip" } });
  const editor = createEditor(site.rules, site.keeper, takeAddress());
  addEventListener("hashchange", () => {
    const address = takeAddress();
    if (address) editor.actions.takeAddress(address);
  });
  createPage({ editor, shell });
});

/** What the address asks for is taken out of it: the work goes on, and a reload must not go back. */
function takeAddress() {
  const address = readDiagramAddress(location.hash);
  // Where all pages are in one file, the fragment says which of them this is.
  const page = saidIn(location.hash, "page");
  if (address) history.replaceState(history.state, "", location.pathname + location.search + (page ? `#page=${page}` : ""));
  return address;
}
