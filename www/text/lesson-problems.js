// What is wrong with a teacher's course: the place in the file, then a sentence.

/** @param {import("../core/i18n.js").Translate} t @param {import("../lessons/check.js").Problem} problem */
export function lessonProblemText(t, { where, code, data }) {
  const kind = code === "wrong-type" ? t(`lesson.kind.${data.expected}`) : "";
  const sentence = t(`lesson.problem.${code}`, { ...data, kind });
  return where ? `${where}: ${sentence}` : sentence;
}
