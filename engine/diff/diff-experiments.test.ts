import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { diffFunnels } from "./diff-funnels.ts";

/** A funnel that tries something out, or nothing. */
const trying = (experiment: string) =>
  definition(`start: home
${experiment && `experiments: { ${experiment} }\n`}steps:
  home:
    type: question
    path: /
    question: Where?
    record: Home
    options: [Here, There]
    next: end
  end:
    type: end
    path: /end
    sections: [{ type: heading, text: Done }]
`);

/** What is told of an experiment that was changed. */
function told(from: string, to: string) {
  const { changes, breaks } = diffFunnels(trying(from), trying(to));
  return {
    changes: changes.map(({ area, kind, what, from = "", to = "" }) => [area, kind, what, from, to].join(" | ")),
    breaks: breaks.map(({ breaks, message }) => `${breaks}: ${message.replace(/: .*/, "")}`),
  };
}

const running = "headline: { short: 80, long: 20 }";

describe("an experiment", () => {
  test("is added, and removed with its winner kept", () => {
    expect(told("", running)).toEqual({
      changes: ['experiments | added | Experiment "headline" |  | short 80 %, long 20 %'],
      breaks: [],
    });
    expect(told("headline: { short: 0, long: 1 }", "")).toEqual({
      changes: ['experiments | removed | Experiment "headline" | short 0 %, long 100 % | '],
      breaks: [],
    });
  });

  test("is ended by drawing one variant alone, and may have one variant less", () => {
    expect(told(running, "headline: { short: 0, long: 1 }").breaks).toEqual([]);
    expect(told("headline: [a, b, c]", "headline: { a: 5, b: 5, c: 0 }").breaks).toEqual([]);
    expect(told("headline: [a, b, c]", "headline: [c, a]").breaks).toEqual([]);
    expect(told("headline: [a, b]", "headline: { a: 0, b: 0, c: 1 }").breaks).toEqual([]);
  });

  test("is told where it stands, in its shares, also if none is drawn", () => {
    const { changes } = diffFunnels(trying(running), trying("headline: { short: 0, long: 0 }"));
    expect(changes).toEqual([
      {
        ...{ area: "experiments", kind: "changed", what: 'Experiment "headline"' },
        ...{ from: "short 80 %, long 20 %", to: "short 0 %, long 0 %" },
        path: ["experiments", "headline"],
      },
    ]);
    const { breaks } = diffFunnels(trying(running), trying("headline: [short, long]"));
    expect(breaks).toMatchObject([{ breaks: "reports", path: ["experiments", "headline"] }]);
  });

  test("that has not run yet may begin in any way", () => {
    expect(told("headline: { short: 1, long: 0 }", running).breaks).toEqual([]);
  });

  test("is the same whether its numbers are shares, weights or left out", () => {
    expect(told("headline: [short, long]", "headline: { short: 50, long: 50 }")).toEqual({ changes: [], breaks: [] });
    expect(told(running, "headline: { short: 4, long: 1 }")).toEqual({ changes: [], breaks: [] });
  });

  test("says who is shown what without a variant where that changes", () => {
    expect(told("headline: [short, long]", "headline: [long, short]")).toEqual({
      changes: [
        'experiments | changed | Experiment "headline" | short 50 %, long 50 %, and short for whoever has none | long 50 %, short 50 %, and long for whoever has none',
      ],
      breaks: [],
    });
  });

  test.each([
    ["in another ratio", "headline: [short, long]"],
    ["with a variant that is new", "headline: { short: 80, long: 20, bold: 20 }"],
    ["with one that is new in the place of another", "headline: { short: 0, long: 20, bold: 20 }"],
  ])("that is drawn %s no longer adds up", (_, to) => {
    expect(told(running, to).breaks).toEqual([expect.stringContaining('reports: Experiment "headline" was drawn as')]);
  });
});
