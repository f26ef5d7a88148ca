// A worker that thinks, in browsers.

export const spawn = () => new Worker(new URL("../worker/think.js", import.meta.url), { type: "module" });
