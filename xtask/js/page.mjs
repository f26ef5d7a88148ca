// A page's HTML with the bundled files in place of those it was written with.

const STYLESHEET = /^\s*<link rel="stylesheet" href="([^"]+)"(?: media="([^"]+)")?>\n/gm;
const SCRIPT = /^(\s*)<script type="module" src="([^"]+)"><\/script>\n/m;
/** The list of a page that is not bundled. */
const ANNOUNCED = /^\s*(?:<link rel="modulepreload" href="(?!pkg\/)[^"]+">|<!-- .* -->)\n/gm;
const FROM_PKG = /(<link rel="(?:preload|modulepreload)" href=")(pkg\/[^"]+)("[^>]*>)/g;

/** @typedef {{address: string, media: string}} Sheet */

/** The script a page starts with, how far that is indented, and the styles it wears. @param {string} html */
export function readPage(html) {
  const [, indent, script] = SCRIPT.exec(html) ?? [];
  if (indent === undefined || !script) throw new Error("the page names no script");
  const sheets = [...html.matchAll(STYLESHEET)].map(([, address = "", media = ""]) => ({ address, media }));
  return { indent, script, sheets };
}

/**
 * @param {string} html
 * @param {{
 *   serviceWorker: string,
 *   script: (address: string) => {file: string, first: string[]},
 *   styles: (sheets: Sheet[]) => Promise<string>,
 *   asset: (address: string) => Promise<string>,
 * }} bundle Makes the files and answers where they are; `first`: what the script needs at once.
 */
export async function rewritePage(html, bundle) {
  const { indent, script, sheets } = readPage(html);
  const { file, first } = bundle.script(script);
  const head = [
    `<link rel="stylesheet" href="${await bundle.styles(sheets)}">`,
    `<script type="module" src="${file}"></script>`,
    ...first.map((path) => `<link rel="modulepreload" href="${path}">`),
  ];
  const generated = await Promise.all([...html.matchAll(FROM_PKG)].map(([, , address = ""]) => bundle.asset(address)));
  return html
    .replace(/<html /, `<html data-service-worker="${bundle.serviceWorker}" `)
    .replace(STYLESHEET, "")
    .replace(ANNOUNCED, "")
    .replace(FROM_PKG, (_, before, _address, after) => `${before}${generated.shift()}${after}`)
    .replace(SCRIPT, () => head.map((line) => `${indent}${line}\n`).join(""));
}
