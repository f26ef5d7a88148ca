// The service worker of a bundled page: which files belong to this version.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const TEMPLATE = new URL("./service-worker.template.js", import.meta.url);

/** @param {string} folder @param {string[]} files paths in it @returns {string} */
export function serviceWorker(folder, files) {
  const hash = createHash("sha256");
  const sorted = files.map((file) => file.replaceAll("\\", "/")).sort();
  for (const file of sorted) hash.update(file).update(readFileSync(join(folder, file)));
  const kept = [...(sorted.includes("index.html") ? ["./"] : []), ...sorted];
  return `const VERSION = ${JSON.stringify(hash.digest("hex").slice(0, 16))};\nconst FILES = ${JSON.stringify(kept)};\n${readFileSync(TEMPLATE, "utf8")}`;
}
