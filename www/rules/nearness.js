// Which elements are near enough to what is read that they should be awake, and which so far that they may sleep again.

/** How far beyond the window's edges. */
const NEAR = "300px 0px";
const FAR = "2000px 0px";

/** @param {{near: (element: Element) => void, far: (element: Element) => void}} heard */
export function watchNearness({ near, far }) {
  /** Those that came near, one of them is woken in each frame: a page that is scrolled fast goes on being scrolled. @type {Set<Element>} */
  const coming = new Set();

  function wakeNext() {
    const [next] = coming;
    if (!next) return;
    coming.delete(next);
    near(next);
    if (coming.size > 0) requestAnimationFrame(wakeNext);
  }

  const closeBy = new IntersectionObserver((entries) => {
    const idle = coming.size === 0;
    for (const { isIntersecting, target } of entries) isIntersecting ? coming.add(target) : coming.delete(target);
    if (idle && coming.size > 0) requestAnimationFrame(wakeNext);
  }, { rootMargin: NEAR });
  const around = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (!isIntersecting) far(target);
  }, { rootMargin: FAR });

  return {
    /** @param {Element} element */
    watch(element) {
      closeBy.observe(element);
      around.observe(element);
    },
    /** Forgets them all. */
    stop() {
      coming.clear();
      closeBy.disconnect();
      around.disconnect();
    },
  };
}
