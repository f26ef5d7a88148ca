// Where modules are read from in browsers: their address is fetched.

/** @template T @param {T} module */
export const source = (module) => module;
