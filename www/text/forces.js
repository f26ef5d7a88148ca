// Who has superiority on a square, in words.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../types.js").ForceDetail} ForceDetail */

/** @param {Words} words @param {ForceDetail} detail */
export function verdictText({ t }, { superior, counted, contributors }) {
  if (superior) return t(`details.superior.${superior}`);
  return t(contributors.length === 0 || counted.white + counted.black === 0 ? "details.none" : "details.equal");
}

/** What counts, where not every force does; else null. @param {Words} words @param {ForceDetail} detail */
export function countedText({ t, force }, { counted, contributors }) {
  if (!contributors.some((contributor) => contributor.idle)) return null;
  return t("details.counted", { white: force(counted.white), black: force(counted.black) });
}
