// Starts the program that lies in one file: unpacks its parts and shows the page that the fragment asks for (`#page=edit&…`).

(() => {
  const TOO_OLD = "This page needs a browser from 2023 or later. Этой странице нужен браузер 2023 года или новее.";
  const BROKEN = "The file is damaged: download it again. Файл повреждён: скачайте его заново.";
  const FIRST = "index";

  /** Where scripts find the parts: an address by name. */
  const parts = (globalThis.chessTParts = {});
  const shown = askedPage();

  // Before any listener of the page's own: what a fragment asks of another page is not for this one.
  addEventListener("hashchange", (event) => {
    if (askedPage() === shown) return;
    event.stopImmediatePropagation();
    location.reload();
  });
  if (typeof DecompressionStream === "function") start().catch((error) => (console.error(error), say(BROKEN)));
  else say(TOO_OLD);

  async function start() {
    await Promise.all([...document.querySelectorAll("[data-part]")].map(unpack));
    const { content, dataset } = templateOf(shown);
    await wear(parts[dataset.style]);
    document.title = dataset.title;
    document.body.prepend(content);
    const { pages } = await import(parts["program.js"]);
    await pages[shown]();
  }

  /** A page that is not here is the first one. */
  function askedPage() {
    const asked = new URLSearchParams(location.hash.slice(1)).get("page");
    return asked && templateOf(asked) ? asked : FIRST;
  }

  function templateOf(page) {
    return [...document.querySelectorAll("template[data-page]")].find(({ dataset }) => dataset.page === page);
  }

  async function unpack(element) {
    const zipped = Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
    const bytes = await new Response(stream).arrayBuffer();
    const { part, type } = element.dataset;
    parts[part] = URL.createObjectURL(new Blob([bytes], { type }));
    element.remove();
  }

  /** Nothing is shown without its style. */
  function wear(address) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    const worn = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    document.head.append(link);
    return worn;
  }

  function say(words) {
    const line = Object.assign(document.createElement("p"), { textContent: words });
    line.setAttribute("role", "alert");
    document.body.prepend(line);
  }
})();
