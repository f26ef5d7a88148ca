// Whether pictures may be shown by their address. The content security policy of a page that carries a board may forbid
// `data:`; the first picture finds it out, and what is shown by an address is then shown another way.

let forbidden = false;

export const forbidsAddresses = () => forbidden;

/**
 * Calls `changed` when it turns out that addresses are forbidden, until the signal.
 * @param {Document} page @param {() => void} changed @param {AbortSignal} signal
 */
export function watchPolicy(page, changed, signal) {
  const heed = (/** @type {SecurityPolicyViolationEvent} */ { effectiveDirective, blockedURI, disposition }) => {
    if (disposition !== "enforce" || effectiveDirective !== "img-src" || !blockedURI.startsWith("data")) return;
    forbidden = true;
    changed();
  };
  page.addEventListener("securitypolicyviolation", heed, { signal });
}
