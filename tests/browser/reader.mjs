// A reader who neither sees the page nor uses a pointer: keys go in; names, roles and announcements come out of the
// accessibility tree. Nothing else of the page is looked at.

/** @typedef {{role: string, name: string}} Heard */

/** @param {import("@playwright/test").Page} page */
export async function createReader(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");

  /** Everything in the tree that is not passed over. */
  async function tree() {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes.filter((node) => !node.ignored);
  }

  const textOf = (/** @type {{value?: any} | undefined} */ value) => String(value?.value ?? "");

  return {
    press: (/** @type {string} */ key) => page.keyboard.press(key),
    type: (/** @type {string} */ text) => page.keyboard.type(text),
    /** What has the focus. @returns {Promise<Heard>} */
    async focused() {
      const nodes = await tree();
      const found = nodes.filter((node) => node.properties?.some(({ name, value }) => name === "focused" && value.value === true)).at(-1);
      return { role: textOf(found?.role), name: textOf(found?.name) };
    },
    /** The words in the live region. */
    async announced() {
      const nodes = await tree();
      const region = nodes.find((node) => textOf(node.role) === "status" && node.properties?.some(({ name, value }) => name === "live" && value.value === "polite") && (node.childIds?.length ?? 0) > 0);
      return region ? wordsBelow(nodes, region) : "";
    },
    /** All names of a role, in the order of the page. @param {string} role */
    async namesOf(role) {
      return (await tree()).filter((node) => textOf(node.role) === role).map((node) => textOf(node.name));
    },
    /** Tab until something with this role and name has the focus. @param {string} role @param {RegExp} name */
    async tabTo(role, name) {
      for (let stop = 0; stop < 60; stop++) {
        const heard = await this.focused();
        if (heard.role === role && name.test(heard.name)) return heard;
        await page.keyboard.press("Tab");
      }
      throw new Error(`no ${role} ${name} is a stop of the Tab key`);
    },
  };

  /** @param {any[]} nodes @param {any} node @returns {string} */
  function wordsBelow(nodes, node) {
    const children = (node.childIds ?? []).map((/** @type {string} */ id) => nodes.find(({ nodeId }) => nodeId === id)).filter(Boolean);
    const words = children.map((/** @type {any} */ child) => (textOf(child.role) === "StaticText" ? textOf(child.name) : wordsBelow(nodes, child)));
    return words.join(" ").trim();
  }
}
