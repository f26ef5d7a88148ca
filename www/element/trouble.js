// What is wrong with an element: said in its place, and told to its page.

import { EngineLoadError } from "../core/engine-loader.js";
import { fill, h } from "../site/dom.js";
import { emit } from "./events.js";
import { GameNotHad } from "./source.js";

/** @typedef {import("./options.js").Problem} Problem */
/** @typedef {import("../core/i18n.js").Translate} Translate */

/** For readers of any language: which of them is theirs cannot be said any more. */
const NO_TEXTS = "The diagram could not be loaded whole. Диаграмма загрузилась не полностью.";

/** @param {HTMLElement} element @param {() => Translate} words */
export function createTrouble(element, words) {
  const box = h("div", { class: "problems", role: "alert", hidden: true });

  /** @param {string | null} attribute @param {string} text @param {string} shown */
  function tell(attribute, text, shown) {
    box.hidden = false;
    box.append(h("p", {}, shown));
    emit(element, "chess-t-trouble", { attribute, text });
  }

  return {
    box,
    /** What was told before is over; the attributes that could not be read are told. @param {Problem[]} problems */
    begin(problems) {
      box.hidden = true;
      fill(box);
      for (const { name, text, wanted, params } of problems) {
        const told = words()(`element.bad.${wanted}`, { name, text, ...params });
        tell(name, told, told);
      }
    },
    /** What an attribute says cannot be done. @param {string} attribute @param {string} why */
    of: (attribute, why) => tell(attribute, why, words()("element.bad", { name: attribute, why })),
    /** @param {string} text */
    tell: (text) => tell(null, text, text),
    /** Something could not be loaded. @param {unknown} error */
    failed(error) {
      if (error instanceof GameNotHad) return this.of("game", words()("element.game.not-had", { detail: error.message }));
      console.error(error);
      this.tell(words()(`fault.${error instanceof EngineLoadError ? error.fault : "broken"}`));
    },
    /** @param {unknown} error */
    withoutWords(error) {
      console.error(error);
      this.tell(NO_TEXTS);
    },
  };
}
