import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const labels = ["Never", "Often", "Always"];

/** The options of a question that give so many points each. */
const giving = (points: readonly number[], scale = "load") =>
  points.map((each, index) => `{ label: ${labels[index]}, score: { ${scale}: ${each} } }`).join(", ");

/** The questions of which is told that they give other points than those like them. */
function told(questions: readonly string[]) {
  const steps = questions.map((options, index) => {
    const next = index + 1 < questions.length ? `q${index + 1}` : "end";
    return `  q${index}: { ${options.includes("type:") ? "" : "type: question, "}path: /q${index}, question: Number ${index}?, ${options.includes("options:") ? options : `options: [${options}]`}, next: ${next} }\n`;
  });
  const text = `${frame}start: q0
scales: { load: {}, calm: {} }
steps:
${steps.join("")}  end: { type: end, path: /end, sections: [{ type: heading, text: "{score.load} and {score.calm}" }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems.filter(({ rule }) => rule === "odd-points").map(({ path }) => path?.[1]);
}

const three = (points: readonly number[]) => [giving(points), giving(points), giving(points)];

describe("of questions with the same answers, one that gives other points", () => {
  it.each([
    ["behind three alike", [...three([0, 1, 2]), giving([0, 2, 1])], ["q3"]],
    ["before three alike", [giving([0, 2, 1]), ...three([0, 1, 2])], ["q0"]],
    ["where points fall", [...three([2, 1, 0]), giving([2, 0, 1])], ["q3"]],
    ["that gives all the same", [...three([0, 1, 2]), giving([1, 1, 1])], ["q3"]],
  ])("is told: %s", (_, questions, steps) => {
    expect(told(questions)).toEqual(steps);
  });

  it.each([
    ["only two others are alike", [giving([0, 1, 2]), giving([0, 1, 2]), giving([0, 2, 1])]],
    ["half of them give those", [...three([0, 1, 2]), ...three([0, 2, 1])]],
    ["the usual points neither rise nor fall", [...three([0, 2, 1]), giving([0, 1, 2])]],
    ["two of the usual answers give the same", [...three([0, 1, 1]), giving([0, 1, 2])]],
    ["there are two answers", [...three([0, 1]), giving([2, 2])]],
    [
      "it gives points on another scale, too",
      [...three([0, 1, 2]), `${giving([0, 2])}, { label: Always, score: { load: 1, calm: 1 } }`],
    ],
    ["it gives none", [...three([0, 1, 2]), "Never, Often, Always"]],
    [
      "several of its answers can be chosen",
      [...three([0, 1, 2]), `type: multi-select, button: Go on, options: [${giving([0, 2, 1])}]`],
    ],
  ])("is right where %s", (_, questions) => {
    expect(told(questions)).toEqual([]);
  });
});
