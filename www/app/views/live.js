// What is said aloud: moves, refusals, checks, results.

import { createVoice } from "../../board/index.js";
import { whenChanged } from "../../site/dom.js";
import { messageText } from "./message.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View & { say: (text: string) => void }} */
export function createLiveRegion(env) {
  const voice = createVoice(document);
  voice.element.id = "live";
  let said = 0;
  const draw = (/** @type {import("./env.js").AppState} */ { spoken }) => {
    // Another language makes no news; the old words go.
    if (spoken.id === said) return voice.hush();
    said = spoken.id;
    voice.say(spoken.messages.map((message) => messageText(env.words(), message)).join(" "));
  };
  return { element: voice.element, say: voice.say, render: whenChanged((s) => [s.spoken, s.language], draw) };
}
