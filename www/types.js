// One place where the page's JavaScript names the engine's types; the other files import them from here.

/** @typedef {import("./pkg/chess_t.js").Engine} Engine */
/** An engine that judges tasks and explains positions too. @typedef {import("./pkg/tasks/chess_t.js").Engine} TaskEngine */
/** @typedef {import("./pkg/chess_t.js").Snapshot} Snapshot */
/** @typedef {import("./pkg/chess_t.js").VariantInfo} VariantInfo */
/** @typedef {import("./pkg/chess_t.js").RoleInfo} RoleInfo */
/** @typedef {import("./pkg/chess_t.js").VariantKey} VariantKey */
/** @typedef {import("./pkg/chess_t.js").Step} Step */
/** @typedef {import("./pkg/chess_t.js").Move} Move */
/** @typedef {import("./pkg/chess_t.js").Variation} Variation */
/** @typedef {import("./pkg/chess_t.js").Reason} Reason */
/** @typedef {import("./pkg/chess_t.js").EngineError} EngineError */
/**
 * What can go wrong: the engine's errors, and two that the page finds itself.
 * @typedef {Omit<EngineError, "code"> & {code: EngineError["code"] | "empty-text" | "engine-lost"}} Fault
 */
/** @typedef {import("./pkg/chess_t.js").PositionProblem} PositionProblem */
/** @typedef {import("./pkg/chess_t.js").SetupRead} SetupRead */
/** @typedef {import("./pkg/chess_t.js").PromotionOption} PromotionOption */
/** @typedef {import("./pkg/chess_t.js").ForceDetail} ForceDetail */
/** @typedef {import("./pkg/chess_t.js").Contributor} Contributor */
/** @typedef {import("./pkg/chess_t.js").SquareForce} SquareForce */
/** @typedef {import("./pkg/chess_t.js").Reach} Reach */
/** @typedef {import("./pkg/chess_t.js").Result} Result */
/** @typedef {import("./pkg/chess_t.js").Claim} Claim */
/** @typedef {import("./pkg/chess_t.js").SquaresDrawn} SquaresDrawn */
/** @typedef {import("./pkg/chess_t.js").Piece} Piece */
/** @typedef {import("./pkg/chess_t.js").Role} Role */
/** @typedef {import("./pkg/chess_t.js").Color} Color */
/** @typedef {import("./pkg/chess_t.js").Letters} Letters */
/** @typedef {import("./pkg/chess_t.js").Square} Square */
/** @typedef {import("./pkg/chess_t.js").Totals} Totals */
/** @typedef {import("./pkg/chess_t.js").Explanation} Explanation */
/** @typedef {import("./pkg/chess_t.js").Verdict} Verdict */
/** @typedef {import("./pkg/chess_t.js").Solution} Solution */
/** @typedef {import("./pkg/chess_t.js").About} About */
/** @typedef {import("./pkg/chess_t.js").RecordRead} RecordRead */

/**
 * @template T
 * @typedef {import("./pkg/chess_t.js").Answer<T>} Answer
 */

/**
 * What the loaded module offers the page: the games as data, the printing of forces, records, and engines to play on.
 * @typedef {object} Rules
 * @property {VariantInfo[]} variants
 * @property {(halfUnits: number) => string} formatForce
 * @property {() => Engine} createEngine
 * @property {(variant: string, text: string) => Answer<SetupRead>} readSetup
 * @property {(text: string, fallback: string) => RecordRead[]} readRecords
 * @property {(text: string, letters: Letters) => string} rewriteRecords
 */
/** The same of the module that has tasks. @typedef {Omit<Rules, "createEngine"> & {createEngine: () => TaskEngine}} TaskRules */

export {};
