import type { ModuleSource } from "./module.js";

export * from "./pkg/chess_t.js";
export type { ModuleSource };

/**
 * Loads the rules. Nothing else here may be called before; calling it again does no harm.
 *
 * @param module Where the WebAssembly module is, or the module itself; without it the one beside this file is taken.
 */
export default function init(module?: ModuleSource): Promise<void>;
