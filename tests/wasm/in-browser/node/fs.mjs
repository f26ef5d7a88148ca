// node:fs in a browser's worker, as much of it as the module's tests use: files come from the tests' server.

/** @param {URL} file @param {"utf8"} [encoding] */
export function readFileSync(file, encoding) {
  const request = new XMLHttpRequest();
  request.open("GET", file, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${file}: HTTP ${request.status}`);
  return encoding === undefined ? new Uint8Array(request.response) : new TextDecoder(encoding, { ignoreBOM: true }).decode(request.response);
}

/** The server answers a folder with the names in it. @param {URL} folder @returns {string[]} */
export const readdirSync = (folder) => JSON.parse(/** @type {string} */ (readFileSync(folder, "utf8")));
