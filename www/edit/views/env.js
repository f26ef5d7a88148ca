// What every view of the editor is given.

/**
 * @typedef {object} Env
 * @property {import("../controller.js").Editor} editor
 * @property {import("../../site/shell.js").Shell} shell
 */

/** All that is shown, in one value. @typedef {import("../controller.js").EditorState & import("../../core/preferences.js").Preferred} Shown */

/**
 * @typedef {object} View
 * @property {HTMLElement} element
 * @property {(shown: Shown) => void} render
 */

export {};
