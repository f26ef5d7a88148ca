// Files and texts given to the page: picked, dropped anywhere, or pasted where no text is being written.

import { filePicker as pickerOf } from "../../site/file-picker.js";

/** @typedef {import("./env.js").Env} Env */

/** A thousand games; whatever is larger would only hold the page up. */
const LARGEST_FILE = 4_000_000;

/** @param {Env} env @param {string} label @param {(texts: string[]) => void} take @param {string} [kind] of the button */
export function filePicker(env, label, take, kind = "") {
  const picked = async (/** @type {File[]} */ files) => {
    const texts = await read(env, files);
    if (texts.length > 0) take(texts);
  };
  return pickerOf(label, picked, { accept: ".txt,.pgn,text/plain", multiple: true, kind });
}

/** @param {Env} env @param {File[]} files */
async function read({ controller }, files) {
  if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST_FILE) {
    controller.actions.tell({ kind: "text", key: "record.file.large" });
    return [];
  }
  return Promise.all(files.map((file) => file.text()));
}

/** @param {Env} env */
export function listenToFiles(env) {
  const { actions } = env.controller;
  const take = async (/** @type {DataTransfer | null} */ data) => {
    const texts = await read(env, [...(data?.files ?? [])]);
    if (texts.length > 0) actions.takeFiles(texts);
  };
  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    void take(event.dataTransfer);
  });
  addEventListener("paste", (event) => {
    if (event.target instanceof Element && event.target.matches("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() !== "") actions.takeFiles([text]);
    else void take(event.clipboardData);
  });
}
