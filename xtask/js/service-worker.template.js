// The service worker of the bundled page; the bundler puts VERSION and FILES before it. Everything of one version is kept
// together, so that the page works without a network and never out of parts of two versions.

/* global VERSION, FILES */

/** More than one copy of the page may live on a host. */
const PREFIX = `chess-t ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
/** Pages that are still open in the version before this one go on finding their parts. */
const VERSIONS_KEPT = 2;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));

async function keepFiles() {
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
  } catch (error) {
    // A version of which a part did not come leaves nothing; the browser tries again.
    await caches.delete(CACHE);
    throw error;
  }
}

self.addEventListener("activate", (event) => event.waitUntil(dropOldVersions()));

async function dropOldVersions() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, Math.max(0, own.length + 1 - VERSIONS_KEPT)).map((name) => caches.delete(name)));
}

// A new version waits until it is asked for, or until the last page of the old one is closed.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const navigates = request.mode === "navigate";
  const kept = (await cache.match(request, { ignoreSearch: navigates })) ?? (navigates ? null : await caches.match(request));
  return kept ?? fetch(request);
}
