// Below the list: a course on paper, a teacher's own course, and what is done, to be taken along.

import { download } from "../../site/clipboard.js";
import { button, fill, h } from "../../site/dom.js";
import { filePicker } from "../../site/file-picker.js";
import { MOST_BYTES } from "../teacher.js";

/**
 * @typedef {object} Offers
 * @property {() => void} print
 * @property {(text: string) => void} open a teacher's file
 * @property {() => string} progress as text
 * @property {(text: string) => void} takeIn
 * @property {() => void} forget
 * @property {() => void} tooLarge the file that was picked
 */

/** @param {import("../../core/i18n.js").Translate} t @param {Offers} offers */
export function createFooter(t, { print, open, progress, takeIn, forget, tooLarge }) {
  const element = h("div", { class: "learn-footer" });
  return {
    element,
    render() {
      fill(
        element,
        button(t("learn.print"), print, { kind: "quiet", icon: "print" }),
        lessonPicker(t("learn.open"), open, tooLarge, "file"),
        button(t("learn.progress.save"), () => download("chess-t-lessons.json", progress()), { kind: "quiet", icon: "download" }),
        lessonPicker(t("learn.progress.load"), takeIn, tooLarge, "record"),
        button(t("learn.progress.forget"), forget, { kind: "quiet", icon: "delete" }),
      );
    },
  };
}

/** @param {string} label @param {(text: string) => void} take @param {() => void} tooLarge @param {string} icon */
function lessonPicker(label, take, tooLarge, icon) {
  const picked = async (/** @type {File[]} */ [file]) => {
    if (file && file.size > MOST_BYTES) tooLarge();
    else if (file) take(await file.text());
  };
  return filePicker(label, picked, { accept: ".json,application/json", kind: "quiet", icon });
}
