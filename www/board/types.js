// The types shared by the board's files. Nothing here runs.

/** @typedef {import("../../src/wasm/rules.d.ts").Square} Square */
/** @typedef {import("../../src/wasm/rules.d.ts").Color} Color */
/** @typedef {import("../../src/wasm/rules.d.ts").Piece} EnginePiece */
/** @typedef {import("../../src/wasm/rules.d.ts").RoleInfo} EngineRoleInfo */
/** @typedef {import("../../src/wasm/rules.d.ts").Totals} Totals */
/** @typedef {import("../../src/wasm/rules.d.ts").Letters} Letters */

/**
 * A piece. The board draws a role it has never heard of as a counter, so the name is any string.
 * @typedef {{ color: Color, role: string }} Piece
 */

/**
 * What a role looks like is decided by this data: `force` gives the bars, `royal` the ring.
 * @typedef {{ role: string, royal: boolean, force: number, latin: string, russian: string }} RoleInfo
 */

/**
 * The part of the engine's `VariantInfo` that a board needs.
 * @typedef {{
 *   files: number, ranks: number,
 *   castles: { white: Square[], black: Square[] },
 *   heavyLineAbove: number, doubleLinesAbove: number[],
 *   roles: RoleInfo[],
 * }} BoardShape
 */

/** @typedef {"plain" | "capture" | "exchange"} TargetKind */
/** @typedef {{ to: Square, kind: TargetKind }} Target */
/** @typedef {Record<Square, Piece>} Pieces */
/** @typedef {{ from: Square, to: Square }} Arrow */
/** @typedef {{ circles: Square[], arrows: Arrow[] }} Drawn */
/** @typedef {{ sum: Totals, counted: Totals }} SquareForce */
/** @typedef {"drag" | "tap" | "keyboard"} How */
/** @typedef {"figures" | "counters"} PieceSet */
/** What is asked by keyboard. @typedef {"square" | "moves" | "position"} Question */

/**
 * Everything the board is told. `state.js` has the defaults and says what each field does.
 * @typedef {{
 *   pieces: Pieces,
 *   orientation: Color,
 *   coordinates: boolean,
 *   pieceSet: PieceSet,
 *   letters: Letters,
 *   movable: null | { color: Color | "both" | null, drags?: Color, targets: Record<Square, Target[]> },
 *   lastMove: null | { from: Square, to: Square, exchange?: boolean },
 *   check: null | { square: Square, final: boolean },
 *   resultSquares: Square[],
 *   stars: { white: Square | null, black: Square | null },
 *   force: null | Record<Square, SquareForce>,
 *   reach: null | { from: Square, acts: Square[], moves: Square[] },
 *   drawn: Drawn,
 *   drawing: boolean,
 *   wrong: Square[],
 *   marked: Square | null,
 *   removed: Pieces,
 *   animation: number,
 *   interactive: boolean,
 *   label: string,
 *   words: Words,
 * }} State
 */

/**
 * What there is to say about a square. `last`: how the last move touched it; `target`: what the piece taken up may do there.
 * @typedef {{
 *   piece: Piece | null, castle: Color | null, star: Color | null, last: "from" | "to" | null, check: "plain" | "final" | null,
 *   selected: boolean, target: TargetKind | null, result: boolean, wrong: boolean, force: SquareForce | null,
 *   circled: boolean, arrowsTo: Square[],
 * }} Facts
 */

/**
 * How it is said to those who listen: a square, and a whole position that is only a picture.
 * @typedef {{
 *   square: (square: Square, facts: Facts) => string,
 *   position: (state: Pick<State, "pieces" | "stars" | "drawn">, shape: Pick<BoardShape, "roles">) => string,
 * }} Words
 */

/**
 * What the board reports. What `onAsk` answers is said aloud: by `say`, or where there is none by a live region of the board's own.
 * @typedef {{
 *   onMove?: (from: Square, to: Square, how: How) => void,
 *   onSelect?: (square: Square | null) => void,
 *   onHover?: (square: Square | null) => void,
 *   onSquare?: (square: Square) => void,
 *   onOff?: (from: Square) => void,
 *   onDraw?: (from: Square, to: Square) => void,
 *   onAsk?: (about: Question, square: Square) => string | null,
 *   say?: (text: string) => void,
 * }} Handlers
 */

/** A canvas context of either kind. @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */

export {};
