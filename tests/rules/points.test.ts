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

/** What is told of a value that is computed from two statements of 1 to 5 points on one scale, and of one on another. */
function toldOf(formula: string, shown = "{share}%") {
  const statement = (id: string, scale: string, next: string) =>
    `  ${id}: { type: question, path: /${id}, question: ${id}?, layout: scale, options: [${[1, 2, 3, 4, 5].map((points) => `{ label: "${points}", score: { ${scale}: ${points} } }`).join(", ")}], next: ${next} }\n`;
  const text = `${frame}start: first
scales: { load: {}, calm: {} }
facts: { most: { value: 8, source: Our own count } }
values:
  share: { of: "${formula}", round: 0 }
  calm-share: { of: (score.calm - 1) / 4 * 100, round: 0 }
steps:
${statement("first", "load", "second")}${statement("second", "load", "third")}${statement("third", "calm", "end")}  end: { type: end, path: /end, sections: [{ type: heading, text: "${shown} and {calm-share}% {facts.most}" }, { type: gauge, label: Calm, value: "{calm-share}", max: 100 }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems.map(({ rule, message }) => `${rule}: ${message}`);
}

describe("a share that is computed from a score", () => {
  it.each([
    ["(score.load - 2) / 10 * 100", "0 to 80"],
    ["score.load / 8 * 100", "25 to 125"],
    ["score.load - 2 / 8 * 100", "-23 to -15"],
    ["(score.load - 2) / 8", "0 to 1"],
    ["(score.load + 2) / 8 * 100", "50 to 150"],
    ["100 - score.load / facts.most * 100", "-25 to 75"],
  ])("is told: %s", (formula, ends) => {
    expect(toldOf(formula)).toEqual([
      `impossible-percentage: Answers make 2 to 10 points on "load", so "share" goes from ${ends}, but it is shown in percent. Write of: "(score.load - 2) / 8 * 100".`,
    ]);
  });

  it.each([
    ["(score.load - 2) / 8 * 100", "{share}%"],
    ["100 - (score.load - 2) / facts.most * 100", "{share} %"],
    ["score.load / 10 * 100", "{share}%"],
    ["20 + score.load * 4", "{share}%"],
    ["min(100, score.load / 8 * 100)", "{share}%"],
    ["score.load / max(1, score.load + score.calm) * 100", "{share}%"],
    ["score.load * 30", "{share} points"],
    ["score.load - score.calm", "{share}%"],
  ])("is right: %s as %s", (formula, shown) => {
    expect(toldOf(formula, shown)).toEqual([]);
  });

  it("is told where it is that of another scale", () => {
    expect(toldOf("(score.calm - 1) / 4 * 100")).toEqual([
      'copied-formula: "calm-share" is computed just like "share". Write what it should be computed from, or use "share" in both places.',
    ]);
  });
});
