import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

type Told = { readonly value?: string; readonly max?: number; readonly min?: number };

/** What is told of the bands of a gauge beside outcomes that go by points, each as a condition and a title. */
function told(outcomes: readonly (readonly [when: string, title: string])[], bands: string, gauge: Told = {}) {
  const { value = "{points}", min = 0, max = 10 } = gauge;
  const written = outcomes.map(
    ([when, title], index) => `  - { id: o${index}, ${when && `when: ${when}, `}title: ${title} }`,
  );
  const text = `${frame}start: a
scales: { load: {}, calm: {} }
values: { points: { of: score.load } }
outcomes:
${written.join("\n")}
steps:
  a:
    type: question
    path: /
    question: How was it?
    options: [{ id: low, label: Low, score: { load: 1, calm: 9 } }, { id: middle, label: So, score: { load: 5, calm: 5 } }, { id: high, label: High, score: { load: 15, calm: 1 } }]
    record: Nights
    next: b
  b:
    type: end
    path: /b
    sections:
      - { type: heading, text: "{outcome.title}" }
      - { type: gauge, label: Load, value: "${value}", min: ${min}, max: ${max}, bands: [${bands}] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems
    .filter(({ rule }) => rule === "differing-band")
    .map(({ message, path, suggest }) => [/^At [\d.]+/.exec(message)?.[0], path?.at(-2), suggest]);
}

describe("a gauge whose parts are called like the outcomes", () => {
  const below5 = ["{ value: { points: { below: 5 } } }", "Low"] as const;
  const to8 = ["{ value: { points: { min: 5, max: 8 } } }", "Middle"] as const;
  const above8 = ["{ value: { points: { above: 8 } } }", "High"] as const;
  const rest = ["", "Unknown"] as const;
  const all = [below5, to8, above8, rest] as const;

  it.each([
    ["{ upTo: 4, label: Low }, { upTo: 8, label: Middle }, { label: High }", []],
    ["{ upTo: 5, label: ' LOW ' }, { upTo: 8, label: Middle }, { label: High }", [["At 5", 0, "4"]]],
    ["{ upTo: 5, label: Low }, { upTo: 8, label: Middle }, { label: High }", [["At 5", 0, "4"]]],
    ["{ upTo: 4, label: Low }, { upTo: 7, label: Middle }, { label: High }", [["At 8", 1, "8"]]],
    ["{ upTo: 4, label: Low }, { upTo: 9, label: Middle }, { label: High }", [["At 9", 1, "8"]]],
    [
      "{ upTo: 3, label: Low }, { upTo: 9, label: Middle }, { label: High }",
      [
        ["At 4", 0, "4"],
        ["At 9", 1, "8"],
      ],
    ],
    ["{ upTo: 4.5, label: Low }, { upTo: 8, label: Middle }, { label: High }", []],
    ["{ upTo: 5.5, label: Low }, { upTo: 8, label: Middle }, { label: High }", [["At 5", 0, null]]],
  ])("ends them where these end: %s", (bands, expected) => {
    expect(told(all, bands)).toEqual(expected);
  });

  it("may name them in another order than the outcomes are tried in", () => {
    const bands = (upTo: number) => `{ upTo: 4, label: Low }, { upTo: ${upTo}, label: Middle }, { label: High }`;
    expect(told([above8, to8, below5, rest], bands(8))).toEqual([]);
    expect(told([above8, to8, below5, rest], bands(9))).toEqual([["At 9", 1, "8"]]);
  });

  it("is asked about what it shows alone", () => {
    const wrong = "{ upTo: 6, label: Low }, { upTo: 8, label: Middle }, { label: High }";
    expect(told(all, wrong)).toHaveLength(1);
    expect(told(all, "{ upTo: 4, label: Low }, { label: Middle }", { max: 8 })).toEqual([]);
    expect(told(all, "{ upTo: 8, label: Middle }, { label: High }", { min: 5 })).toEqual([]);
    const beyond = ["{ value: { points: { min: 13 } } }", "Peak"] as const;
    const four = "{ upTo: 4, label: Low }, { upTo: 8, label: Middle }, { upTo: 10, label: High }, { label: Peak }";
    expect(told([beyond, ...all], four, { max: 10 })).toEqual([]);
    expect(told([beyond, ...all], four, { max: 15 })).toEqual([["At 11", 2, "12"]]);
    expect(told(all, wrong, { value: "{score.calm}" })).toEqual([]);
    expect(told(all, wrong, { value: "{score.load}" })).toEqual([]);
  });

  it("may have parts that are no outcomes", () => {
    expect(told(all, "{ upTo: 6, label: Low }, { label: Much }")).toEqual([]);
    expect(told(all, "{ upTo: 6, label: Low }, { upTo: 7, label: Much }, { label: High }")).toEqual([]);
    expect(told(all, "{ upTo: 6, label: Few }, { label: Much }")).toEqual([]);
  });

  const high = ["{ score: { load: { min: 6 } } }", "High"] as const;
  const wrong = "{ upTo: 6, label: Low }, { label: High }";

  it("goes by points where outcomes do", () => {
    expect(told([high, ["", "Low"]], wrong, { value: "{score.load}" })).toEqual([["At 6", 0, "5"]]);
    expect(told([high, ["", "Low"]], wrong, { value: "{score.calm}" })).toEqual([]);
  });

  it("is left alone where outcomes ask for anything else", () => {
    const value = "{score.load}";
    expect(told([high, ["{ a: high }", "Peak"], ["", "Low"]], wrong, { value })).toEqual([]);
    expect(told([high, ["{ score: { calm: { min: 2 } } }", "Calm"], ["", "Low"]], wrong, { value })).toEqual([]);
    expect(told([["", "Low"]], wrong, { value })).toEqual([]);
  });

  it("may be asked for behind what goes first, whatever the points are, and by one word of a title", () => {
    const first = ["{ a: high }", "Level 1 · low"] as const;
    const named = [first, [below5[0], "Level 1 · low"], [to8[0], "Level 2 · middle"], ["", "Level 3 · high"]] as const;
    expect(told(named, "{ upTo: 4, label: Low }, { upTo: 8, label: Middle }, { label: High }")).toEqual([]);
    expect(told(named, "{ upTo: 5, label: Low }, { upTo: 8, label: Middle }, { label: High }")).toEqual([
      ["At 5", 0, "4"],
    ]);
    expect(told(named, "{ upTo: 4, label: Low }, { upTo: 8, label: High }, { label: Middle }")).toEqual([
      ["At 5", 1, null],
    ]);
  });

  it("may speak of the opposite, by words of titles that say of what", () => {
    const value = "{score.load}";
    const energy = (low: string, high: string) =>
      [
        ["{ score: { load: { max: 5 } } }", high],
        ["", low],
      ] as const;
    const tired = "{ upTo: 5, label: Low }, { label: High }";
    expect(told(energy("Low energy", "High energy"), tired, { value })).toEqual([]);
    expect(told(energy("Low", "High"), tired, { value })).toEqual([["At 4", 0, null]]);
  });
});
