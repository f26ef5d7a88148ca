// The page without a network: a service worker keeps it, where it was bundled with one. A newer version is offered, never
// forced.

/**
 * @param {string} address of the service worker
 * @param {(use: () => void) => void} offer `use` loads the page anew, in its newer version
 */
export async function keepOffline(address, offer) {
  const workers = navigator.serviceWorker;
  // Pages from an insecure address have none.
  if (!workers) return;
  const registration = await workers.register(address);
  const offerWaiting = () => {
    const { waiting } = registration;
    // Without a page it serves already it is the first version, and no newer one.
    if (waiting && workers.controller) offer(() => use(workers, waiting));
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offerWaiting));
  offerWaiting();
}

/** @param {ServiceWorkerContainer} workers @param {ServiceWorker} waiting */
function use(workers, waiting) {
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
