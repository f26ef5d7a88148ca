// Who answers the page's questions about positions: a worker, made when it is first needed and replaced when it dies; after
// several deaths the page itself, with less thought.

/** @typedef {import("../worker/protocol.js").Question} Question */
/** @typedef {import("../worker/protocol.js").Job} Job */
/** @typedef {import("../worker/protocol.js").Analysis} Analysis */
/** @typedef {import("../worker/protocol.js").ToWorker} ToWorker */
/** @typedef {import("../worker/protocol.js").FromWorker} FromWorker */

/**
 * Who asked hears of every finished depth, then of the answer, or that nobody can give one.
 * @typedef {object} Hears
 * @property {(sofar: Analysis) => void} [depth]
 * @property {(answer: Analysis | null) => void} answer
 * @property {(error: unknown) => void} failed
 */

/**
 * One question at a time: another one ends the thinking about the first.
 * @typedef {object} Thinker
 * @property {() => void} prepare There will be a question soon.
 * @property {(question: Question, hears: Hears) => () => void} ask Returns how to stop thinking.
 * @property {() => boolean} isWeak The page itself has to think.
 * @property {() => void} close Nothing more will be asked: whatever thinks is ended.
 */

/**
 * @typedef {object} ThinkerWorld
 * @property {() => Promise<WebAssembly.Module>} loadModule
 * @property {() => Worker} spawn
 * @property {() => Promise<(question: Question, onDepth: (sofar: Analysis) => void) => Analysis | null>} loadLocal The search
 *   on the page's own thread.
 * @property {(ms: number, work: () => void) => () => void} later
 */

/** So many workers may die in a row. */
const PATIENCE = 3;
/** A worker that says nothing for so long has died without a word. */
const READY_MS = 10_000;
const SILENCE_MS = 30_000;
/** What the page's own thread may be kept busy with. */
const LOCAL_LEVEL = 12;
const LOCAL_NODES = 15_000;

/** @param {ThinkerWorld} world @returns {Thinker} */
export function createThinker({ loadModule, spawn, loadLocal, later }) {
  let serial = 0;
  let deaths = 0;
  /** @type {{id: number, question: Question, hears: Hears} | null} */
  let asked = null;
  /** @type {Worker | null} */
  let worker = null;
  /** Calls off the alarm that rings when the worker stays silent. */
  let calm = () => {};

  const isWeak = () => deaths >= PATIENCE;

  const dismiss = () => {
    calm();
    worker?.terminate();
    worker = null;
  };

  /** @param {number} ms */
  const listen = (ms) => {
    calm();
    calm = later(ms, died);
  };

  function died() {
    dismiss();
    deaths++;
    if (asked) void think(asked.id);
  }

  /** @param {WebAssembly.Module} module */
  const hire = (module) => {
    const hired = spawn();
    hired.onmessage = (event) => worker === hired && hear(event.data);
    hired.onmessageerror = () => worker === hired && died();
    hired.onerror = (event) => {
      // It is dealt with here.
      event.preventDefault();
      if (worker === hired) died();
    };
    worker = hired;
    tell({ module });
  };

  /** @param {ToWorker} message */
  const tell = (message) => worker?.postMessage(message);

  /** @param {FromWorker} message */
  const hear = (message) => {
    if ("ready" in message) return asked ? listen(SILENCE_MS) : calm();
    // What is late is no longer of interest.
    if (message.id !== asked?.id) return;
    if ("sofar" in message) {
      listen(SILENCE_MS);
      return asked.hears.depth?.(message.sofar);
    }
    calm();
    deaths = 0;
    finish(message.answer);
  };

  /** @param {Analysis | null} answer */
  const finish = (answer) => {
    const hears = asked?.hears;
    asked = null;
    hears?.answer(answer);
  };

  /** @param {number} id */
  async function think(id) {
    try {
      if (isWeak()) return await thinkHere(id);
      const module = await loadModule();
      if (asked?.id !== id) return;
      const fresh = worker === null;
      if (fresh) hire(module);
      listen(fresh ? READY_MS : SILENCE_MS);
      tell({ id, question: asked.question });
    } catch (error) {
      if (asked?.id !== id) return;
      // Without the module nobody can think; without a worker the page still can.
      if (!isWeak() && (await isLoaded(loadModule))) return died();
      const { hears } = asked;
      asked = null;
      hears.failed(error);
    }
  }

  /** @param {number} id */
  async function thinkHere(id) {
    const local = await loadLocal();
    // The page draws first.
    await new Promise((resolve) => later(0, () => resolve(null)));
    if (asked?.id !== id) return;
    const question = { ...asked.question, job: lighter(asked.question.job) };
    finish(local(question, (sofar) => asked?.id === id && asked.hears.depth?.(sofar)));
  }

  return {
    isWeak,
    close() {
      asked = null;
      dismiss();
    },
    prepare() {
      if (worker || isWeak()) return;
      // Whether it worked shows when there is something to ask.
      loadModule().then((module) => worker || asked || (hire(module), listen(READY_MS))).catch(() => {});
    },
    ask(question, hears) {
      if (asked) dismiss();
      const id = ++serial;
      asked = { id, question, hears };
      void think(id);
      return () => {
        if (asked?.id !== id) return;
        asked = null;
        dismiss();
      };
    },
  };
}

/** @param {() => Promise<unknown>} load */
const isLoaded = (load) => load().then(() => true, () => false);

/** @param {Job} job @returns {Job} */
function lighter(job) {
  if (job.do === "play") return { ...job, level: Math.min(job.level, LOCAL_LEVEL) };
  return { ...job, nodes: Math.min(job.nodes, LOCAL_NODES) };
}
