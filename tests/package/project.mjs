// A new user's project: an empty folder in which the packed package has been installed, and the examples of its README.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PACKAGE = process.env.CHESS_T_PACKAGE ?? "";
const README = readFileSync(new URL("../../npm/README.md", import.meta.url), "utf8");

/** The examples by the file they stand for. @type {Readonly<Record<string, string>>} */
export const EXAMPLES = Object.fromEntries([...README.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, file, text]) => [file, text]));

/** What an example says that it prints. @param {string} file */
export const promised = (file) => [...(EXAMPLES[file] ?? "").matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);

/** Installed once, then copied. @type {string | null} */
let installed = null;

/** @param {Record<string, string>} files */
export function project(files) {
  const folder = temporaryFolder();
  cpSync((installed ??= install()), folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return { folder, run: (/** @type {string} */ program, /** @type {string[]} */ args) => run(folder, program, args) };
}

function install() {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  run(folder, "npm", ["install", "--offline", "--no-audit", "--no-fund", PACKAGE]);
  return folder;
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "chess-t-user-"));
  process.on("exit", () => rmSync(folder, { recursive: true }));
  return folder;
}

/** @param {string} cwd @param {string} program @param {string[]} args */
function run(cwd, program, args) {
  try {
    return execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout, stderr } = /** @type {{stdout: string, stderr: string}} */ (error);
    throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}
