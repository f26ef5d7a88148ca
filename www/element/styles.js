// The styles of an element, as sheets that all elements of a page wear: no `style` attribute and no tag, so that no content
// security policy minds. The bundler puts the texts in the place of the calls that fetch them.

/** @param {URL} address */
async function readText(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: HTTP ${response.status}`);
  return response.text();
}

/** @returns {Promise<CSSStyleSheet[]>} */
export async function loadStyles() {
  const texts = await Promise.all([
    readText(new URL("../styles/base.css", import.meta.url)),
    readText(new URL("../styles/controls.css", import.meta.url)),
    readText(new URL("../styles/table.css", import.meta.url)),
    readText(new URL("./element.css", import.meta.url)),
  ]);
  return texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
