// How long the page's main thread works in each frame, read off Chromium's trace. What counts is the thread's own time,
// so that other programs on a busy machine do not.

import { quantile, say } from "./stage.mjs";

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/** Chromium's trace of what is done meanwhile. @param {import("@playwright/test").CDPSession} session @param {() => Promise<void>} work */
export async function traceOf(session, work) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES } });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events;
}

/** Main-thread work in ms of every frame while something is done. @param {import("@playwright/test").CDPSession} session @param {() => Promise<void>} work @returns {Promise<number[]>} */
export async function framesOf(session, work) {
  return workOfFrames(await traceOf(session, work));
}

/** A frame is a task that begins one: pointer moves wait for it, then scripts, layout and painting follow in it. */
function workOfFrames(events) {
  const begun = events.filter(({ name }) => name === "BeginMainThreadFrame").map(({ ts }) => ts);
  const frames = tasksOf(events).filter(({ ts, dur }) => begun.some((begin) => begin >= ts && begin < ts + dur));
  return frames.map(timeOf);
}

/** All the work of the page's main thread in ms. */
export function workOf(events) {
  return tasksOf(events).map(timeOf).reduce((sum, time) => sum + time, 0);
}

/** The longest time in ms for which the main thread could do nothing else. */
export function longestTaskOf(events) {
  return Math.max(0, ...tasksOf(events).map(timeOf));
}

const timeOf = ({ tdur }) => (tdur ?? 0) / 1000;

/** The tasks of the page's main thread. */
function tasksOf(events) {
  const thread = busiestThread(events.filter(({ name }) => name === "BeginMainThreadFrame"));
  return events.filter(({ name, tid, pid }) => name === "RunTask" && `${pid}/${tid}` === thread);
}

/** The main thread of the page: the one that begins frames most often. */
function busiestThread(events) {
  const counts = new Map();
  for (const { pid, tid } of events) counts.set(`${pid}/${tid}`, (counts.get(`${pid}/${tid}`) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** @param {string} name @param {number[]} frames */
export function sayFrames(name, frames) {
  say(`${name}/frames`, frames.length, "frames");
  say(`${name}/median`, quantile(frames, 0.5), "ms");
  say(`${name}/p95`, quantile(frames, 0.95), "ms");
  say(`${name}/longest`, quantile(frames, 1), "ms");
}
