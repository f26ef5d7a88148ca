// A page at a quarter of the machine's speed, and how figures are said.

export const THROTTLE = 4;

const LAPTOP = { width: 1280, height: 720 };

/** A fresh page with a fine screen, and its debugging session. @param {import("@playwright/test").Browser} browser */
export async function slowPage(browser, viewport = LAPTOP) {
  const context = await browser.newContext({
    baseURL: process.env.CHESS_T_URL,
    viewport,
    deviceScaleFactor: 2,
    locale: "en-US",
    colorScheme: "light",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  return { context, page, session };
}

/** The middle one. @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number[]} values @param {number} share 1 is the largest */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {string} name @param {number} value @param {string} unit */
export function say(name, value, unit) {
  console.log(`${name.padEnd(32)}${value.toFixed(2).padStart(10)} ${unit}`);
}
