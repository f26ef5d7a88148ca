// Work that goes on for as long as what is wanted stays the same.

/**
 * @template {{stop: () => void}} Work
 */
export function createKeyedWork() {
  /** @type {{key: string, work: Work} | null} */
  let going = null;
  return {
    /**
     * Goes on where the key is that of the work in hand; else stops that and starts anew, with no key nothing.
     * @param {string} key
     * @param {() => Work} start
     * @returns {boolean} whether something else is done from now on
     */
    turnTo(key, start) {
      if (key === (going?.key ?? "")) return false;
      going?.work.stop();
      going = null;
      if (key) going = { key, work: start() };
      return true;
    },
    current: () => going?.work ?? null,
  };
}

/** Names the place shown: another place has another name. @param {import("./state.js").AppState} state */
export function placeKey({ snapshot }) {
  return `${snapshot.variant}|${snapshot.node}|${snapshot.position}`;
}
