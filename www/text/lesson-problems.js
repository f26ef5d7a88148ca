// What is wrong with a teacher's course: the place in the file, then a sentence.

/** @param {import("../core/i18n.js").Translate} t @param {import("../lessons/check.js").Problem} problem */
export function lessonProblemText(t, { where, code, data }) {
  const params = code === "wrong-type" ? { ...data, kind: t(`lesson.kind.${data.expected}`) } : data;
  const sentence = t(`lesson.problem.${code}`, params);
  return where ? `${where}: ${sentence}` : sentence;
}
