// What every view is given.

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../game/state.js").AppState} AppState */
/** @typedef {import("../../text/words.js").Words} Words */

/**
 * @typedef {object} Env
 * @property {Controller} controller
 * @property {() => Words} words In the language shown now.
 * @property {(key: string, params?: import("../../core/i18n.js").Params) => string} t
 * @property {(variant: string) => import("../../types.js").VariantInfo} variant The game as data.
 * @property {import("../../core/late.js").Late} late
 */

/**
 * @typedef {object} View
 * @property {HTMLElement} element
 * @property {(state: AppState) => void} render
 */

export {};
