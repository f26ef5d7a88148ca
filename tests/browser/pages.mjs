// Every page of the site, found by itself: a new one is tested like the others as soon as it is there.

import { readdirSync } from "node:fs";

/** Addresses from the site's root: `index.html`. */
export const PAGES = readdirSync(new URL("../../www/", import.meta.url)).filter((name) => name.endsWith(".html"));
