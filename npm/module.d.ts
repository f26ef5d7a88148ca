/** What `new name()` makes where this environment has such a class. */
type Made<Name extends string> = typeof globalThis extends Record<Name, new (...args: any[]) => infer T> ? T : never;
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: new (...args: any[]) => infer T } } ? T & object : never;

/** A WebAssembly module: its address, its bytes, the answer to a request for it, or the module compiled. */
export type ModuleSource = string | Uint8Array | ArrayBuffer | Made<"URL"> | Made<"Response"> | CompiledModule;

/** What a bundler makes of an import of `chess-t/rules.wasm` or `chess-t/search.wasm`: an address or the bytes. */
declare const imported: string | Uint8Array;
export default imported;
