import { describe, expect, it, test } from "vitest";
import { frame } from "../frame.ts";
import { typesFunnel } from "../graph/funnels.ts";
import { toldBy } from "../told-by.ts";

const ask = (id: string, next: string, more = "") =>
  `  ${id}: { type: question, path: /${id}, question: Well?, options: [A, B], record: ${id}, ${more} next: ${next} }\n`;
const end = "  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }\n";

/** Messages of one rule about some steps, in the order of the file. */
function said(rule: string, steps: readonly string[], root = "", today?: string): readonly string[] {
  const text = `${frame}${root}start: a\nsteps:\n${steps.join("")}${end}`;
  return toldBy(rule, text, today).map(({ message }) => message);
}

describe("a way back", () => {
  const back = (...steps: string[]) => said("back-astray", steps);
  const fork = ask("a", "[{ when: { a: b }, go: b }, { go: c }]");
  const wait = "  wait: { type: loading, path: /wait, heading: H, tick: 1 ms, next: d }\n";

  it("may pass over steps, as long as everybody has come through its target", () => {
    expect(back(fork, ask("b", "d", "back: a,"), ask("c", "d", "back: a,"), ask("d", "end", "back: a,"))).toEqual([]);
  });

  it("to one of two branches is astray for whoever came by the other", () => {
    expect(back(fork, ask("b", "d"), ask("c", "d"), ask("d", "end", "back: b,"))).toEqual([
      'The way back from step "d" leads to "b", where those who come from "c" have not been. Write "back: previous" to lead everybody to where they came from.',
    ]);
  });

  it("to a step that some skip is astray for them", () => {
    expect(
      back(ask("a", "[{ when: { a: b }, go: b }, { go: d }]"), ask("b", "d"), ask("d", "end", "back: b,")),
    ).toEqual([expect.stringContaining('those who come from "a"')]);
    const own = ask("a", "d").replace("[A, B]", "[A, { label: B, next: b }]");
    expect(back(own, ask("b", "d"), ask("d", "end", "back: b,"))).toHaveLength(1);
  });

  it("may name a step of a branch where a condition keeps all others away", () => {
    const second = ask("d", "[{ when: { a: b }, go: e }, { go: end }]", "back: a,");
    expect(back(fork, ask("b", "d"), ask("c", "d"), second, ask("e", "end", "back: b,"))).toEqual([]);
    expect(back(fork, ask("b", "d"), ask("c", "d"), second, ask("e", "end", "back: c,"))).toHaveLength(1);
  });

  it("to a step that some skip is astray, whatever they type of a day to come", () => {
    const born =
      "  a: { type: form, path: /a, heading: When?, fields: [{ id: due, type: date, label: Day, min: today, max: in 40 weeks }], button: Go on, next: [{ when: { value: { left: { below: 14 } } }, go: end }, { go: b }] }\n";
    const skipped = [
      born,
      ask("b", "[{ when: { b: b }, go: c }, { go: d }]"),
      ask("c", "d"),
      ask("d", "end", "back: c,"),
    ];
    const told = (today?: string) =>
      said("back-astray", skipped, "values: { left: { of: due - today, unit: days } }\n", today);
    for (const today of [undefined, "2026-01-31", "2031-06-01"])
      expect(told(today)).toEqual([expect.stringContaining('those who come from "b" have not been')]);
  });

  it("may be a list that leads each to their own branch", () => {
    const list = ask("d", "end", "back: [{ when: { a: b }, go: b }, { go: c }],");
    expect(back(fork, ask("b", "d"), ask("c", "d"), list)).toEqual([]);
  });

  it("is told the step before it, but not one that moves on by itself", () => {
    expect(back(ask("a", "b", "back: b,"), ask("b", "end"))).toEqual([
      expect.stringMatching(/ leads to "b", which comes later\. Write "back: previous"/),
    ]);
    expect(back(ask("a", "b"), ask("b", "c", "back: c,"), ask("c", "end"))).toEqual([
      expect.stringMatching(/ which comes later\. Write "a", the step before it\.$/),
    ]);
    expect(back(ask("a", "wait"), wait, ask("d", "end", "back: d,"))).toEqual([
      expect.stringMatching(/ leads to itself\. Write "back: previous"/),
    ]);
  });

  it("to the rest of a circle is astray for whoever has not been round yet", () => {
    expect(back(ask("a", "b", "back: b,"), ask("b", "[{ when: { b: b }, go: a }, { go: end }]"))).toEqual([
      expect.stringContaining('leads to "b", where those who begin there have not been.'),
    ]);
  });
});

describe("a circle", () => {
  const circle = (next: string) => said("endless-variant", [ask("a", "b"), ask("b", next)]);

  it("that a parameter leads into holds those who came with it", () => {
    expect(circle("[{ when: { query: { from: mail } }, go: a }, { go: end }]")).toEqual([
      'Visitors with from=mail in their address are led round the steps "a", "b" for ever: no way out is open to them. Add one that is.',
    ]);
  });

  it("that only a parameter leads out of holds those who came without", () => {
    expect(circle("[{ when: { not: { query: { from: [mail, post] } } }, go: a }, { go: end }]")).toEqual([
      expect.stringContaining("Visitors without from in their address"),
    ]);
  });

  it("is fine where an answer leads out of it, whatever the address says", () => {
    expect(circle("[{ when: { any: [{ query: { from: mail } }, { b: a }] }, go: end }, { go: a }]")).toEqual([]);
    expect(circle("[{ when: { all: [{ query: { from: mail } }, { b: a }] }, go: a }, { go: end }]")).toEqual([]);
  });

  it("of two parameters is told with both", () => {
    expect(circle("[{ when: { query: { from: mail, to: us } }, go: a }, { go: end }]")).toEqual([
      expect.stringContaining("Visitors with from=mail and to=us in their address"),
    ]);
  });

  it("that holds everybody is reported by its own rule alone", () => {
    expect(circle("[{ when: { query: { from: mail } }, go: a }, { go: b }]")).toEqual([]);
  });
});

describe("an outcome", () => {
  const scales = "scales: { fit: {}, speed: {} }\nvalues: { sum: { of: score.fit } }\n";
  const scored = ask("a", "b").replace("[A, B]", "[{ label: A, score: { fit: 2 } }, { label: B, score: { fit: 4 } }]");
  const outcomes = (...whens: string[]) =>
    said(
      "unreachable-outcome",
      [scored, ask("b", "end")],
      `${scales}outcomes: [${whens.map((when, index) => `{ id: o${index}, when: ${when}, title: T }`).join(", ")}, { id: rest, title: R }]\n`,
    );

  it("may ask for less than those above it, or for something else", () => {
    expect(outcomes("{ score: { fit: { min: 4 } } }", "{ score: { fit: { min: 2 } } }")).toEqual([]);
    expect(outcomes("{ a: a }", "{ b: a }", "{ any: [{ a: b }, { b: b }] }")).toEqual([]);
    expect(outcomes("{ all: [{ a: a }, { b: a }] }", "{ a: a }")).toEqual([]);
    expect(outcomes("{ not: { a: a } }", "{ a: a }")).toEqual([]);
    expect(outcomes("{ a: a }", "{ any: [{ a: a }, { b: b }] }")).toEqual([]);
    expect(outcomes("{ query: { from: mail } }", "{ query: { from: [mail, post] } }")).toEqual([]);
  });

  it("is never shown where one above it asks for less of the same", () => {
    const covered = [expect.stringMatching(/^Nobody gets outcome "o1": "o0" above it takes everybody who fits\./)];
    expect(outcomes("{ a: a }", "{ all: [{ a: a }, { b: a }] }")).toEqual(covered);
    expect(outcomes("{ any: [{ a: a }, { b: a }] }", "{ b: a }")).toEqual(covered);
    expect(outcomes("{ a: [a, b] }", "{ a: b }")).toEqual(covered);
    expect(outcomes("{ not: { a: a } }", "{ not: { any: [{ a: a }, { b: a }] } }")).toEqual(covered);
    expect(outcomes("{ query: { from: [mail, post] } }", "{ query: { from: post } }")).toEqual(covered);
  });

  it("is never shown where no answers make as many points, or just as many", () => {
    expect(outcomes("{ score: { fit: { min: 5 } } }")).toEqual([
      'Nobody gets outcome "o0": answers make 0 to 4 points on "fit", never 5 or more. Ask for what can be reached.',
    ]);
    expect(outcomes("{ score: { fit: { min: 3, max: 3 } } }")).toEqual([expect.stringContaining("never exactly 3")]);
    expect(outcomes("{ score: { speed: { min: 1 } } }")).toEqual([expect.stringContaining("0 to 0 points")]);
  });

  it("is never shown where those above it share its points among them", () => {
    const [low, high] = ["{ score: { fit: { max: 2 } } }", "{ score: { fit: { min: 4 } } }"];
    expect(outcomes(low, high, "{ score: { fit: { min: 1, max: 4 } } }")).toEqual([
      'Nobody gets outcome "o2": "o0" and "o1" above it take everybody who fits. Let them end where this one begins.',
      expect.stringContaining('outcome "rest"'),
    ]);
    expect(outcomes(low, "{ score: { fit: { min: 2, max: 3 } } }", high)).toEqual([
      expect.stringContaining('"o1"'),
      expect.stringContaining('outcome "rest"'),
    ]);
  });

  it("is never shown where the bounds of one value above it leave no gap", () => {
    const sum = (bounds: string) => `{ value: { sum: { ${bounds} } } }`;
    const told = (...bounds: string[]) => outcomes(...bounds.map(sum)).length > 0;
    expect(outcomes(sum("above: 2"), sum("below: 4"), sum("below: 7"))).toEqual([
      'Nobody gets outcome "o2": "o0" and "o1" above it take everybody who fits. Let them end where this one begins.',
    ]);
    expect(told("below: 2", "min: 2, below: 4", "below: 4")).toBe(true);
    expect(told("max: 2", "above: 2", "min: 1, max: 3")).toBe(true);
    expect(told("min: 1, below: 4", "min: 4, max: 5", "min: 1, max: 5")).toBe(true);
    // Whoever has exactly 2 is left, or 5, or 1.
    expect(told("below: 2", "above: 2, below: 4", "below: 4")).toBe(false);
    expect(told("min: 1, below: 4", "min: 4, below: 5", "min: 1, max: 5")).toBe(false);
    expect(told("above: 1, below: 4", "min: 4", "min: 1, max: 5")).toBe(false);
    expect(told("below: 2", "min: 2, below: 4", "below: 5")).toBe(false);
    expect(told("below: 2", "min: 3", "below: 5")).toBe(false);
  });

  it("for everybody else is never shown where the ranges above it leave nobody over", () => {
    const [low, high] = ["{ score: { fit: { max: 2 } } }", "{ score: { fit: { min: 4 } } }"];
    expect(outcomes(low, high)).toEqual([
      'Nobody gets outcome "rest": the ranges above it share all totals that answers can make. Narrow them, or remove it.',
    ]);
    expect(outcomes(low, "{ score: { fit: { min: 4 } }, b: a }")).toEqual([]);
  });

  it("has its range the right way round, and no other is then told of a gap", () => {
    const turned = outcomes("{ score: { fit: { min: 3, max: 1 } } }", "{ score: { fit: { min: 0, max: 0 } } }");
    expect(turned).toEqual([
      'Nobody gets outcome "o0": "min" is above "max", so no number is from 3 to 1. Swap them, or correct one.',
    ]);
  });

  it("cannot ask for two things at once", () => {
    expect(outcomes("{ all: [{ a: a }, { a: b }] }")).toEqual([expect.stringContaining('step "a" takes one answer')]);
    expect(outcomes("{ all: [{ query: { from: mail } }, { query: { from: post } }] }")).toHaveLength(1);
    expect(outcomes("{ all: [{ score: { fit: { min: 3 } } }, { score: { fit: { max: 2 } } }] }")).toHaveLength(1);
  });
});

describe("a question of a condition", () => {
  const settled = (...steps: string[]) => said("impossible-bound", steps, "scales: { fit: {} }\n");
  const scored = (id: string, next: string) =>
    ask(id, next).replace("[A, B]", "[{ label: A, score: { fit: 1 } }, { label: B, score: { fit: 2 } }]");
  const ways = (when: string) => `[{ when: ${when}, go: c }, { go: end }]`;
  const fork = ask("a", "[{ when: { a: a }, go: left }, { go: right }]");

  it("counts the points up to where it is asked, with those of its own step", () => {
    const most = (min: number) => ways(`{ score: { fit: { min: ${min} } } }`);
    expect(settled(scored("a", most(2)), scored("c", "end"))).toEqual([]);
    expect(settled(scored("a", most(3)), scored("c", "end"))).toEqual([
      'Nobody comes here with 3 or more points: answers make 0 to 2 points on "fit" until then. Ask for what can be reached, or remove the condition.',
    ]);
    // Whoever comes round may have answered all.
    expect(settled(scored("a", most(3)), scored("c", "[{ when: { c: a }, go: a }, { go: end }]"))).toEqual([]);
  });

  it("may be one that only answers before it decide", () => {
    expect(settled(ask("a", "b"), ask("b", ways("{ a: a, b: [a, b] }")), ask("c", "end"))).toHaveLength(1);
    const back = ask("b", "[{ when: { a: [a, b] }, go: c }, { go: a }]");
    // By its address, the second step can be opened without an answer.
    expect(settled(ask("a", "b"), back, ask("c", "end"))).toEqual([]);
    const page =
      "  b: { type: info, path: /b, button: Go, sections: [{ type: heading, text: H, when: { a: [a, b] } }], next: end }\n";
    expect(settled(ask("a", "b"), page)).toEqual([]);
    expect(
      settled(fork, ask("left", "b"), ask("right", "b"), ask("b", ways("{ left: [a, b] }")), ask("c", "end")),
    ).toEqual([]);
  });

  it("may ask for answers that one way leads through", () => {
    const asked = (when: string) =>
      settled(fork, ask("left", "b"), ask("right", "b"), ask("b", ways(when)), ask("c", "end"));
    expect(asked("{ a: a, left: b }")).toEqual([]);
    expect(asked("{ any: [{ left: a }, { right: a }] }")).toEqual([]);
    expect(asked("{ a: [a, b], left: b }")).toEqual([
      expect.stringMatching(/^Everybody has given one of these answers/),
    ]);
    expect(asked("{ a: b, left: b }")).toEqual([expect.stringContaining('steps "a" and "left"')]);
    expect(asked("{ not: { left: a, right: a } }")).toEqual([expect.stringContaining('steps "left" and "right"')]);
  });

  it("about several answers may ask for two of them", () => {
    const several = ask("a", ways("{ all: [{ a: a }, { a: b }] }")).replace("question,", "multi-select, button: Go,");
    expect(settled(several, ask("c", "end"))).toEqual([]);
  });
});

test("bounds of a field that are the wrong way round say nothing of what reads it", () => {
  const form = (bounds: string) =>
    `  a: { type: form, path: /, heading: H, button: Go, fields: [{ id: day, type: date, label: Day, ${bounds} }], next: [{ when: { value: { left: { max: 30 } } }, go: b }, { go: end }] }\n`;
  const told = (bounds: string) =>
    said("impossible-bound", [form(bounds), ask("b", "end")], "values: { left: { of: day - today, unit: days } }\n");
  expect(told("max: today")).toHaveLength(1);
  expect(told("min: in 1 year, max: today")).toEqual([]);
});

describe("a list of ways", () => {
  const untried = (...whens: string[]) =>
    said(
      "untried-way",
      [
        ask("a", `[${whens.map((when) => `{ when: ${when}, go: b }`).join(", ")}, { go: c }]`).replace(
          "[A, B]",
          "[{ label: A, score: { fit: 1 } }, { label: B, score: { fit: 3 } }, C]",
        ),
        ask("b", "end"),
        ask("c", "end"),
      ],
      "scales: { fit: {} }\nvalues: { load: { of: score.fit } }\n",
    );
  const load = (bounds: string) => `{ value: { load: { ${bounds} } } }`;
  const points = (bounds: string) => `{ score: { fit: { ${bounds} } } }`;

  it("may go from narrow to wide, and ask for what is left", () => {
    expect(untried(load("max: 1"), load("max: 2"))).toEqual([]);
    expect(untried(load("below: 2"), load("max: 2"), load("above: 2"))).toEqual([]);
    expect(untried("{ a: a }", "{ a: [a, b] }")).toEqual([]);
    expect(untried(points("max: 0"), points("max: 1"))).toEqual([]);
  });

  it("has nothing that ways above it take whole", () => {
    const told = [
      'Nobody goes this way: "b" above it takes everybody who fits. Put the narrower condition first, or ask for less there.',
    ];
    expect(untried(load("max: 2"), load("max: 1"))).toEqual(told);
    expect(untried(load("max: 2"), load("below: 2"))).toEqual(told);
    expect(untried(load("above: 1"), load("min: 2, max: 2"))).toEqual(told);
    expect(untried("{ a: [a, b] }", "{ a: a, query: { from: mail } }")).toEqual(told);
    expect(untried("{ a: a }", "{ a: b }", "{ a: [a, b] }")).toEqual(told);
    expect(untried(points("max: 0"), points("min: 3"), points("min: 2, max: 3"))).toEqual(told);
  });
});

describe("a gauge for a score", () => {
  const gauge = (max: number, next: string) => {
    const page = `  b: { type: info, path: /b, button: Go, sections: [{ type: heading, text: H }, { type: gauge, label: Fit, value: "{score.fit}", max: ${max} }], next: end }\n`;
    const first = ask("a", next).replace("[A, B]", "[{ label: A, score: { fit: 4 }, next: c }, B]");
    const second = ask("c", "b").replace("[A, B]", "[{ label: A, score: { fit: 3 } }, B]");
    const third = ask("d", "b").replace("[A, B]", "[{ label: A, score: { fit: 4 } }, B]");
    return said("score-off-gauge", [first, second, third, page], "scales: { fit: {} }\n");
  };

  it("ends near the most that answers make", () => {
    expect([gauge(7, "d"), gauge(13, "d")]).toEqual([[], []]);
    expect(gauge(14, "d")).toEqual([
      'Answers make at most 7 points on "fit", but the gauge of step "b" ends at 14: the highest fill half of it at most. Set "max" to 7, unless 14 is the end of a scale that visitors know.',
    ]);
  });

  it("is not measured where a step that is missing keeps its points from being counted", () => {
    expect(gauge(7, "[{ when: { a: b }, go: d }, { go: nowhere }]")).toEqual([]);
    expect(gauge(7, "[{ when: { a: b }, go: d }, { go: a }]")).toHaveLength(1);
  });
});

describe("ranges of one scale", () => {
  const root = (outcomes: string) => `scales: { fit: {} }\noutcomes: [${outcomes}]\n`;
  const scored = ask("a", "end").replace(
    "[A, B]",
    "[{ label: A, score: { fit: 2 } }, { label: B, score: { fit: 4 } }, { label: C, score: { fit: 6 } }]",
  );
  const band = (id: string, range: string) => `{ id: ${id}, when: { score: { fit: { ${range} } } }, title: T }`;
  const uneven = (...outcomes: string[]) => said("uneven-bands", [scored], root(outcomes.join(", ")));

  it("may lie within each other, as the first that fits is taken", () => {
    expect(uneven(band("high", "min: 6"), band("good", "min: 4"), "{ id: rest, title: R }")).toEqual([]);
    expect(uneven(band("low", "max: 2"), band("middle", "max: 4"), "{ id: rest, title: R }")).toEqual([]);
  });

  it("may leave a gap to an outcome for everybody else, and one that no answers make", () => {
    expect(uneven(band("low", "max: 2"), band("high", "min: 6"), "{ id: rest, title: R }")).toEqual([]);
    expect(uneven(band("low", "max: 2"), band("high", "min: 4"))).toEqual([]);
    expect(uneven(band("low", "max: 2"), band("high", "min: 6"))).toEqual([
      "A total of 4 points is between this range and the one below it, and in none. Let one begin where the other has ended.",
    ]);
  });

  it("are not compared where one is the wrong way round", () => {
    expect(uneven(band("high", "min: 6, max: 4"), band("low", "max: 2"), band("middle", "min: 6"))).toEqual([]);
    expect(uneven(band("low", "max: 2"), band("middle", "min: 6"))).toHaveLength(1);
  });

  it("may not share their ends", () => {
    expect(uneven(band("low", "max: 4"), band("high", "min: 4"))).toEqual([
      "A total of 4 points is in this range and in the one below it, and the first of them takes all. Let one begin where the other has ended.",
    ]);
    expect(uneven(band("low", "max: 3"), band("high", "min: 3"))).toEqual([]);
  });

  it("of a computed number meet where it is whole", () => {
    const told = (high: string, low: string, of = "physics + 2 * maths", decimals = 0) =>
      said(
        "uneven-bands",
        [
          `  a: { type: form, path: /a, heading: H, fields: [{ id: physics, type: number, label: P, min: -25, max: 100, decimals: ${decimals} }, { id: maths, type: number, label: M, min: 0, max: 100 }], button: Go on, next: end }\n`,
        ],
        `values: { half: { of: ${of} }, marks: { of: half + 5 } }\noutcomes: [{ id: high, when: { value: { marks: { ${high} } } }, title: T }, { id: mid, when: { value: { marks: { ${low} } } }, title: T }, { id: rest, title: T }]\n`,
      );
    expect(told("min: 210", "min: 150, below: 210")).toEqual([]);
    expect(told("min: 210", "min: 150, below: 220")).toEqual([
      "210 to 219 are in this range and in the one below it, and the first of them takes all. Let one begin where the other has ended.",
    ]);
    expect(told("min: 210", "min: 150, max: 200")).toEqual([
      "201 to 209 are between this range and the one below it, and go to the outcome without a range. Let one begin where the other has ended.",
    ]);
    // Between two whole numbers there are others.
    expect(told("min: 210", "min: 150, max: 200", "physics / 2 + maths")).toEqual([]);
    expect(told("min: 210", "min: 150, max: 200", "physics + maths", 1)).toEqual([]);
  });

  it("may overlap widely in sections, which are all shown, and beside a condition of another kind leave a gap", () => {
    const shown = (...whens: string[]) =>
      said(
        "uneven-bands",
        [
          scored,
          `  page: { type: end, path: /page, sections: [${whens.map((when) => `{ type: text, text: T, when: ${when} }`).join(", ")}] }\n`,
        ],
        root(""),
      );
    expect(shown("{ score: { fit: { max: 4 } } }", "{ score: { fit: { min: 2 } } }")).toEqual([]);
    expect(shown("{ score: { fit: { max: 4 } } }", "{ score: { fit: { min: 4 } } }")).toHaveLength(1);
    const gap = ["{ score: { fit: { max: 2 } } }", "{ score: { fit: { min: 6 } } }"];
    expect(shown(...gap)).toHaveLength(1);
    expect(shown(...gap, "{ not: { any: [{ score: { fit: { max: 2 } } }, { score: { fit: { min: 6 } } }] } }")).toEqual(
      [],
    );
  });
});

test("whoever has too few points for each plan is found among more totals than can be tried", () => {
  const plans = ["calm", "strong", "quick"].map(
    (type) => `{ type: plans, heading: Yours, when: { score: { ${type}: { min: 4 } } }, plans: [p], default: p }`,
  );
  const offer = `type: offer, sections: [${plans.join(", ")}, { type: button, text: Buy, action: next }], paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help`;
  const priced = "plans: { p: { name: P, price: 10, currency: EUR, period: 1 month } }\n";
  expect(() => typesFunnel(priced, offer)).toThrow("error offer-without-plan");
});

describe("answers to several options", () => {
  const pick = (when: string) =>
    said("impossible-bound", [
      `  a: { type: multi-select, path: /a, question: Which?, record: Which, options: [Pain, Fever, { id: none, label: None of these, exclusive: true }, { id: secret, label: I keep it to myself, exclusive: true }], button: Go on, next: [{ when: ${when}, go: b }, { go: end }] }\n`,
      ask("b", "end"),
    ]);

  it("are never given with one that clears the others", () => {
    expect(pick("{ all: [{ a: pain }, { a: none }] }")).toEqual([
      'These never hold together: at step "a" the answer "none" clears the others. Use "any" where one of them is enough.',
    ]);
    expect(pick("{ all: [{ a: none }, { a: secret }] }")).toHaveLength(1);
    expect(pick("{ all: [{ a: [none, secret] }, { a: [pain, fever] }] }")).toHaveLength(1);
  });

  it("may be given together otherwise", () => {
    for (const when of [
      "{ all: [{ a: pain }, { a: fever }] }",
      "{ all: [{ a: [none, pain] }, { a: fever }] }",
      "{ all: [{ a: [none, secret] }, { a: [none, pain] }] }",
      "{ any: [{ a: pain }, { a: none }] }",
    ])
      expect(pick(when)).toEqual([]);
  });
});

describe("a total in the counter", () => {
  /** Two branches: one of three numbered steps, and one of two, which may count by itself. */
  const counted = (total: number) =>
    said("total-mismatch", [
      ask("a", "[{ when: { a: b }, go: b }, { go: d }]", "number: 1,"),
      ask("b", "c", "number: 2,"),
      ask("c", "end", "number: 3,"),
      ask("d", "end", `number: 2, total: ${total},`),
    ]);

  it("may be that of a branch of its own, or that of all", () => {
    expect(counted(2)).toEqual([]);
    expect(counted(3)).toEqual([]);
  });

  it("is told where no way arrives at it", () => {
    expect(counted(4)).toEqual([
      'Step "d" states a total of 4, but the highest number of a step is 3, and 2 on the ways through this one. Remove its "total", or write 2.',
    ]);
  });
});

describe("an outcome that is shown", () => {
  const outcomes = (when: string) =>
    `scales: { fit: {} }\nvalues: { most: { of: 2 * score.fit } }\noutcomes: [{ id: keen, when: ${when}, title: Keen }, { id: calm, title: Calm }]\n`;
  /** Two branches, of which only the first asks what gives points. */
  const shown = (when: string, more = "") =>
    said(
      "early-placeholder",
      [
        ask("a", "[{ when: { a: b }, go: b }, { go: c }]"),
        ask("b", "end").replace("[A, B]", "[{ label: A, score: { fit: 2 } }, B]"),
        `  c: { type: info, path: /c, sections: [{ type: heading, ${more} text: "{outcome.title}" }], button: Go on, next: end }\n`,
      ],
      outcomes(when),
    );

  it("is the same for all where no way there asks what it goes by", () => {
    for (const when of [
      "{ score: { fit: { min: 2 } } }",
      "{ value: { most: { min: 4 } } }",
      "{ b: b }",
      "{ count: { b: { min: 1 } } }",
    ])
      expect(shown(when)).toEqual([
        '{outcome.title} is shown in step "c", but no way to it asks what the outcomes go by, so everybody has the same one there. Ask for it earlier, or take it out.',
      ]);
  });

  it("may go by a question on the way there, or by the address", () => {
    for (const when of [
      "{ a: b }",
      "{ any: [{ a: b }, { b: b }] }",
      "{ any: [{ b: b }, { query: { coupon: spring } }] }",
    ])
      expect(shown(when)).toEqual([]);
  });
});
