// A test that leaves a promise alone, which Node's runner holds for a fault too.

import { test } from "node:test";

test("right", () => void Promise.reject(new Error("alone")));
