// Every step has an address: `learn.html#step=t1/castle-wins`.

import { pageAddress, saidIn } from "./pages.js";

/** @param {string} hash @returns {{course: string, step: string} | null} */
export function readAddress(hash) {
  const [, course, step] = /^([\w-]+)\/([\w-]*)$/.exec(saidIn(hash, "step") ?? "") ?? [];
  return course === undefined ? null : { course, step: step ?? "" };
}

/** @param {string} course @param {string} step */
export function addressOfStep(course, step) {
  return pageAddress("learn", `step=${course}/${step}`);
}
