import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
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

describe("points that go up and down along a scale", () => {
  const told = (points: readonly number[], layout = "scale") => {
    const options = points.map((each, index) => `{ label: "${index + 1}", score: { load: ${each} } }`).join(", ");
    const text = `${frame}start: q
scales: { load: {} }
steps:
  q: { type: question, path: /, question: How much?, layout: ${layout}, options: [${options}], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: "{score.load}" }] }
`;
    return checkFunnel("test.yaml", () => ({ text })).problems.flatMap(({ rule, message }) =>
      rule === "odd-points" ? message : [],
    );
  };

  it("are told", () => {
    expect(told([5, 2, 3, 2, 1])).toEqual([
      'The points on "load" go up and down along the scale: 5, 2, 3, 2, 1. Give more and more, or fewer and fewer, unless the middle is best or worst.',
    ]);
    expect(told([1, 3, 2, 4])).toHaveLength(1);
  });

  it.each([[[1, 2, 3, 4, 5]], [[5, 4, 3, 2, 1]], [[1, 3, 5, 3, 1]], [[2, 0, 0, 2]], [[0, 0, 1, 1, 2]], [[0, 3, 3, 0]]])(
    "are right where they turn once at most: %s",
    (points) => {
      expect(told(points)).toEqual([]);
    },
  );

  it("are right in a list, whose order may mean nothing", () => {
    expect(told([5, 2, 3, 2, 1], "list")).toEqual([]);
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

  it.each(["%{share}", "**{share}** %", "{share|0} %"])("is told however the sign is written: %s", (shown) => {
    expect(toldOf("score.load / 8 * 100", shown)).toHaveLength(1);
    expect(toldOf("(score.load - 2) / 8 * 100", shown)).toEqual([]);
  });

  it("is told where it is that of another scale", () => {
    expect(toldOf("(score.calm - 1) / 4 * 100")).toEqual([
      'copied-formula: "calm-share" is computed just like "share". Write what it should be computed from, or use "share" in both places.',
    ]);
  });
});

describe("results that two sides of two scales make", () => {
  const toldOfResults = (...conditions: readonly string[]) => {
    const outcomes = conditions.map(
      (when, index) => `  - { id: o${index}, title: Result ${index}, when: { ${when} } }\n`,
    );
    const ask = (id: string, scale: string, next: string) =>
      `  ${id}: { type: question, path: /${id}, question: ${id}?, options: [${giving([0, 3, 6], scale)}], next: ${next} }\n`;
    const text = `${frame}start: first
scales: { load: {}, calm: {} }
outcomes:
${outcomes.join("")}  - { id: rest, title: What is left }
steps:
${ask("first", "load", "second")}${ask("second", "calm", "end")}  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title}" }] }
`;
    return checkFunnel("test.yaml", () => ({ text })).problems.map(({ rule, message }) => `${rule}: ${message}`);
  };
  const high = "score: { load: { min: 3 }, calm: { min: 3 } }";

  it("are right where one is missing, which the last one is", () => {
    expect(
      toldOfResults(
        high,
        high.replace("calm: { min: 3 }", "calm: { max: 2 }"),
        high.replace("load: { min: 3 }", "load: { max: 2 }"),
      ),
    ).toEqual([]);
  });

  it("are not judged where two lines are drawn equally often", () => {
    expect(
      toldOfResults(
        high,
        high.replace("calm: { min: 3 }", "calm: { max: 2 }"),
        high.replace("load: { min: 3 }", "load: { max: 2 }"),
        high.replace("load: { min: 3 }", "load: { max: 2 }").replace("calm: { min: 3 }", "calm: { max: 1 }"),
      ),
    ).toEqual([]);
  });

  it("are told where two of them are left for the last, and are right with all but that", () => {
    const text = readFileSync("tests/rules/odd-outcome/funnel.yaml", "utf8").replace(
      "order: { min: 5 }",
      "order: { min: 4 }",
    );
    const toldIn = (edited: string) =>
      checkFunnel("test.yaml", () => ({ text: edited })).problems.map(({ message }) => message);
    expect(toldIn(text)).toEqual([]);
    expect(toldIn(text.replace(/.*id: spark.*\n/, ""))).toEqual([
      'Outcome "explorer" is that of two kinds of visitors: order max: 3, pace min: 4, voice min: 4; and order max: 3, pace max: 3, voice max: 3. All others have one of their own: write one for the first or the second of them.',
    ]);
    // Two that are missing may be left out on purpose.
    expect(toldIn(text.replace(/.*id: (?:spark|aide).*\n/g, ""))).toEqual([]);
  });

  it("are right where the last one is for all others", () => {
    expect(toldOfResults(high, "score: { load: { max: 2 }, calm: { max: 2 } }")).toEqual([]);
    expect(toldOfResults(high, "score: { load: { min: 3 } }", "first: always")).toEqual([]);
  });
});

describe("what a test of statements says of itself", () => {
  const toldOfTest = (heading: string, more: { headlines?: readonly string[]; turned?: string } = {}) => {
    const points = [1, 2, 3, 4, 5].map((each) => `{ label: "${each}", score: { load: ${each} } }`).join(", ");
    const steps = [0, 1, 2, 3, 4, 5].map((index) => {
      const ends = index === 5 && more.turned ? more.turned : "{ low: Not me, high: Me }";
      return `  q${index}: { type: question, path: /q${index}, headline: "${more.headlines?.[index] ?? "On you"}", question: Number ${index}?, layout: scale, ends: ${ends}, options: [${points}], next: ${index < 5 ? `q${index + 1}` : "end"} }\n`;
    });
    const text = `${frame}start: begin
scales: { load: {} }
steps:
  begin: { type: info, path: /, sections: [{ type: heading, text: "${heading}" }], button: Go, next: q0 }
${steps.join("")}  end: { type: end, path: /end, sections: [{ type: heading, text: "{score.load} points" }] }
`;
    return checkFunnel("test.yaml", () => ({ text })).problems.map(({ rule, message }) => `${rule}: ${message}`);
  };
  const parts = ["Part 1 of 3", "Part 1 of 3", "Part 2 of 3", "Part 2 of 3", "Part 3 of 3", "Part 3 of 3"];

  it("is right", () => {
    expect(toldOfTest("Six statements, one result", { headlines: parts })).toEqual([]);
    expect(toldOfTest("6 statements")).toEqual([]);
    expect(toldOfTest("Rate what you read")).toEqual([]);
  });

  it("is told where it counts other statements", () => {
    expect(toldOfTest("8 statements, one result")).toEqual([
      'stated-questions: This says "8 statements", but 6 are rated on a scale. Write how many there are, or no number.',
    ]);
  });

  it("is told where its parts are miscounted", () => {
    expect(toldOfTest("Six statements", { headlines: parts.with(1, "Part 4 of 3") })).toEqual([
      "stated-number: This says 4 of 3. Write which one it is, and how many there are.",
    ]);
    expect(toldOfTest("Six statements", { headlines: parts.with(1, "Part 1 of 4") })).toEqual([
      "stated-number: This says 1 of 4, and 5 other places count 3. Say the same in all of them.",
    ]);
  });

  it("is told where the ends of one scale are swapped", () => {
    expect(toldOfTest("Six statements", { turned: "{ low: Me, high: Not me }" })).toEqual([
      'uneven-scale: The ends of step "q5" stand the other way round than those of 5 others. Write low: Not me, high: Me, and turn its points round if it is meant the other way.',
    ]);
    expect(toldOfTest("Six statements", { turned: "{ low: Never, high: Always }" })).toEqual([]);
  });
});

test("a gauge may begin at the fewest points of all answers where nobody can leave one out", () => {
  const points = [1, 2, 3].map((each) => `{ label: "${each}", score: { load: ${each} } }`).join(", ");
  const toldWith = (entry: string, min: number) => {
    const text = `${frame}start: first
entry: ${entry}
scales: { load: {} }
steps:
  first: { type: question, path: /, question: One?, options: [${points}], next: second }
  second: { type: question, path: /second, question: Two?, options: [${points}], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Load }, { type: gauge, label: Load, value: "{score.load}", min: ${min}, max: 6 }] }
`;
    return checkFunnel("test.yaml", () => ({ text })).problems.map(({ rule }) => rule);
  };
  expect(toldWith("in-order", 2)).toEqual([]);
  expect(toldWith("in-order", 3)).toEqual(["score-off-gauge"]);
  expect(toldWith("open", 2)).toEqual(["score-off-gauge"]);
});

/** What is told of a gauge behind two questions of 1 to 3 points, where some are led elsewhere before them. */
function toldBehindExit({ value = "{score.load}", min = 2, elsewhere = "away" }) {
  const points = [1, 2, 3].map((each) => `{ label: "${each}", score: { load: ${each} } }`).join(", ");
  const text = `${frame}start: who
entry: in-order
scales: { load: {} }
values: { share: { of: (score.load - 2) / 4 * 100, round: 0 } }
steps:
  who: { type: question, path: /, question: Who?, options: [{ id: me, label: Me, next: first }, { id: nobody, label: Nobody, next: ${elsewhere} }] }
  away: { type: end, path: /away, sections: [{ type: heading, text: Not for you }] }
  first: { type: question, path: /first, question: One?, options: [${points}], next: second }
  second: { type: question, path: /second, question: Two?, options: [${points}], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: "{share}%" }, { type: gauge, label: Load, value: "${value}", min: ${min}, max: ${value === "{share}" ? 100 : 6} }] }
`;
  const rules = ["score-off-gauge", "impossible-percentage"];
  return checkFunnel("test.yaml", () => ({ text })).problems.flatMap(({ rule }) => (rules.includes(rule) ? rule : []));
}

describe("whoever is sent away before the questions", () => {
  it("never comes to the gauge, nor to the share in percent", () => {
    expect(toldBehindExit({})).toEqual([]);
    expect(toldBehindExit({ value: "{share}", min: 0 })).toEqual([]);
  });

  it("comes to both if led past the questions alone", () => {
    expect(toldBehindExit({ elsewhere: "end" })).toEqual(["impossible-percentage", "score-off-gauge"]);
    expect(toldBehindExit({ min: 3 })).toEqual(["score-off-gauge"]);
  });
});
