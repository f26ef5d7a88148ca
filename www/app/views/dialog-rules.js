// The rules in brief, for whoever never saw the game: what is won, what force is, how the pieces go. What differs between
// the games is taken from the game's data wherever that says it.

import { pageAddress } from "../../core/pages.js";
import { fill, h } from "../../site/dom.js";
import { gameChoice } from "./game-choice.js";
import { pieceDrawing } from "./piece.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").VariantInfo} VariantInfo */
/** @typedef {import("../../types.js").RoleInfo} RoleInfo */
/** @typedef {import("../../types.js").Role} Role */
/** @typedef {import("../../types.js").Color} Color */

const PIECE_PX = 34;
/** These go further in chess-T and chess-T2 than in chess-T1. @type {readonly Role[]} */
const FURTHER = ["connet", "ritter"];
/** A capture by superior force, as an example. @type {Record<Color, Role[]>} */
const EXAMPLE = { white: ["connet", "knecht"], black: ["ritter", "knecht"] };

/** @param {Env} env @param {AppState} state @param {{variant: string}} dialog @returns {import("./dialogs.js").DialogContent} */
export function rulesDialog(env, state, { variant }) {
  const text = h("div", { class: "rules" });
  const show = (/** @type {string} */ key) => fill(text, ...sections(env, state, env.variant(key)));
  show(variant);
  return { title: env.t("rules.title"), body: [gameChoice(env, env.t("rules.game"), variant, show), further(env), text] };
}

/** Where more is told: by doing, and in full. @param {Env} env */
function further({ t }) {
  const links = ["learn", "rules"].map((page) => h("a", { class: "button button-small", href: pageAddress(page) }, t(`pages.${page}`)));
  return h("p", { class: "button-row" }, ...links);
}

/** @param {Env} env @param {AppState} state @param {VariantInfo} info */
function sections(env, state, info) {
  const { t } = env;
  // chess-T and chess-T2 go by the same rules; the data says where the Scouts come in.
  const family = info.inaccessibleChoices ? "t" : "t1";
  const paragraph = (/** @type {string} */ key) => h("p", {}, t(key));
  return [
    section(t("rules.aim.title"), paragraph("rules.aim"), paragraph("rules.check")),
    section(t("rules.force.title"), paragraph("rules.force"), paragraph("rules.ratio"), example(env, state, info)),
    section(
      t("rules.take.title"),
      paragraph("rules.take"),
      info.exchangesAtEquality && paragraph("rules.exchange"),
      info.hasScouts && paragraph("rules.scout"),
    ),
    section(t("rules.pieces.title"), pieces(env, state, info, family)),
    section(t("rules.castle.title"), paragraph("rules.castle"), paragraph(`rules.castle.${family}`), paragraph("rules.castle.stay")),
    info.inaccessibleChoices && section(t("rules.stars.title"), paragraph("rules.stars")),
    section(
      t("rules.promotion.title"),
      h("p", {}, [t("rules.promotion"), t(info.hasScouts ? "rules.promotion.scout" : "rules.promotion.plain"), t("rules.promotion.limit")].join(" ")),
      paragraph(`rules.promotion.${family}`),
    ),
    section(t("rules.draw.title"), paragraph("rules.draw")),
    section(t("rules.page.title"), paragraph("rules.page.move"), paragraph("rules.page.force"), paragraph("rules.page.marks")),
    info.reconstructed.length > 0 && h("p", { class: "small" }, t("rules.reconstructed", { game: info.name })),
  ];
}

/** @param {string} title @param {import("../../site/dom.js").Child[]} content */
function section(title, ...content) {
  return h("section", { class: "rules-section" }, h("h3", {}, title), ...content);
}

/** Two pieces a side and what they come to. @param {Env} env @param {AppState} state @param {VariantInfo} info */
function example(env, state, info) {
  const { force } = env.words();
  const own = EXAMPLE.white.reduce((sum, role) => sum + forceOf(info, role), 0);
  const enemy = EXAMPLE.black.reduce((sum, role) => sum + forceOf(info, role), 0);
  return h(
    "p",
    { class: "rules-example" },
    exampleSide(env, state, info, "white"),
    h("strong", {}, `${force(own)} : ${force(enemy)}`),
    exampleSide(env, state, info, "black"),
    h("span", { class: "rules-example-words" }, env.t("rules.example", { own: force(own), enemy: force(enemy) })),
  );
}

/** @param {Env} env @param {AppState} state @param {VariantInfo} info @param {Color} color */
function exampleSide(env, state, info, color) {
  const drawings = EXAMPLE[color].map((role) => pieceDrawing(env, state, { color, role }, PIECE_PX, info.variant));
  return h("span", { class: "rules-example-side" }, ...drawings);
}

/** @param {VariantInfo} info @param {Role} role */
function forceOf(info, role) {
  return info.roles.find((candidate) => candidate.role === role)?.force ?? 0;
}

/** @param {Env} env @param {AppState} state @param {VariantInfo} info @param {"t" | "t1"} family */
function pieces(env, state, info, family) {
  return h("ul", { class: "rules-pieces" }, ...info.roles.map((role) => piece(env, state, info, role, family)));
}

/** @param {Role} role @param {"t" | "t1"} family */
function moveKey(role, family) {
  return FURTHER.includes(role) ? `rules.move.${role}.${family}` : `rules.move.${role}`;
}

/** @param {Env} env @param {AppState} state @param {VariantInfo} info @param {RoleInfo} about @param {"t" | "t1"} family */
function piece(env, state, info, { role, royal, force }, family) {
  const { t } = env;
  const facts = [t("rules.piece.force", { force: env.words().force(force) }), royal && t("rules.piece.royal")];
  return h(
    "li",
    { class: "rules-piece" },
    pieceDrawing(env, state, { color: "white", role }, PIECE_PX, info.variant),
    h(
      "span",
      {},
      h("strong", {}, t(`role.${role}`)),
      h("span", { class: "rules-facts" }, facts.filter(Boolean).join(", ")),
      h("span", {}, t(moveKey(role, family))),
    ),
  );
}
