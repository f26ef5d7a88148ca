// What a board says aloud: a place that screen readers listen to, unseen. Politely, for nothing here may interrupt.

const UNSEEN = {
  position: "absolute", width: "1px", height: "1px", margin: "-1px", overflow: "hidden", "clip-path": "inset(50%)", "white-space": "nowrap",
};

/** Its element has to be put into the page. @param {Document} page */
export function createVoice(page) {
  const element = page.createElement("div");
  element.className = "chess-voice";
  element.setAttribute("role", "status");
  element.setAttribute("aria-live", "polite");
  for (const [name, value] of Object.entries(UNSEEN)) element.style.setProperty(name, value);
  return {
    element,
    /** A paragraph of its own makes a repeated sentence news again. @param {string} text */
    say(text) {
      const words = page.createElement("p");
      words.textContent = text;
      element.replaceChildren(words);
    },
    hush: () => element.replaceChildren(),
    remove: () => element.remove(),
  };
}
