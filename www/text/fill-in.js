// Numbers in the texts of lessons and of diagrams are the engine's own: `{ratio:c8}`, `{counted:c8}`, `{force:ritter}`.

import { written } from "../core/written.js";

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").RoleInfo} RoleInfo */

/**
 * The text with its numbers; what cannot be filled in stays, so that it is noticed.
 * @param {{engine: Pick<Engine, "forceAt">, roles: Pick<RoleInfo, "role" | "force">[], force: (halfUnits: number) => string}} place where the engine stands
 * @param {string} text
 */
export function fillIn({ engine, roles, force }, text) {
  return text.replace(/\{(ratio|counted|force):([\w-]+)\}/g, (whole, kind, name) => {
    if (kind === "force") {
      const role = roles.find((info) => info.role === name);
      return role ? force(role.force) : whole;
    }
    const detail = engine.forceAt(name);
    if (!detail.ok) return whole;
    const { white, black } = kind === "ratio" ? detail.value.sum : detail.value.counted;
    return `${force(white)} : ${force(black)}`;
  });
}

/** A text as the reader has it: a teacher's course may be in one language only. @param {import("../lessons/types.js").Texts} texts @param {string} language */
export function inLanguage(texts, language) {
  return written(texts[language] ?? texts.en ?? Object.values(texts)[0] ?? "");
}
