import { describe, expect, it } from "vitest";
import { answerDrawer } from "../../engine/crowd/answer-drawer.ts";
import { type Crowd, crowdProblem, simulateVisitors, simulationTable } from "../../engine/crowd/index.ts";
import { seededRandom } from "../../engine/crowd/seeded-random.ts";
import { coverFunnel, pathsTable } from "../../engine/walks/index.ts";
import { definition } from "../definition.ts";
import { shippedFunnels } from "./funnels.ts";

const crowd: Crowd = { visitors: 20_000, seed: 1, dropOff: {}, weights: {} };

const branching = definition(`
start: a
scales: { fit: {} }
outcomes:
  - { id: high, when: { score: { fit: { min: 2 } } }, title: High }
  - { id: low, title: Low }
steps:
  a: { type: question, path: /, question: Well?, options: [{ label: A, score: { fit: 2 } }, { label: B, next: c }], next: b }
  b: { type: question, path: /b, question: Well?, options: [A, B, C, D], next: [{ when: { b: a }, go: c }, { go: wait }] }
  c: { type: question, path: /c, question: Well?, options: [A, B], next: [{ when: { b: a, c: a }, go: end }, { go: wait }] }
  wait: { type: loading, path: /wait, heading: Wait, tick: 50 ms, next: end }
  end: { type: question, path: /end, question: Buy?, options: [{ label: Paid, next: paid }, More], next: more }
  more: { type: offer, path: /more, sections: [{ type: text, text: More }] }
  paid: { type: offer, path: /paid, sections: [{ type: text, text: Paid }] }
`);

/** Two pages that lead to a payment: one takes it, the other one leads to a third that does. */
const selling = (sections: string) =>
  definition(`
start: end
plans: { once: { name: Once, price: 20, currency: USD, period: 1 month } }
steps:
  end: { type: offer, path: /, paid: paid, next: checkout, sections: [${sections}, { type: button, text: Go on, action: next }] }
  checkout: { type: checkout, path: /checkout, heading: Your order, plan: once, paid: paid }
  paid: { type: receipt, path: /paid, heading: Paid, ready: Ready, activate: Go, failed: Failed, support: Help }
`);

/** A page that offers what runs out. */
const limitedBy = (ways: string, last: string, further: string) =>
  definition(`
start: end
stock: { seats: 4 }
plans: { once: { name: Once, price: 20, currency: USD, stock: seats } }
steps:
  end:
    type: offer
    path: /
    ${ways}
    sections:
      - { type: plans, heading: Plans, plans: [once], default: once }
      - { type: button, text: Buy, action: next }
      - ${last}
  ${further}
  paid: { type: receipt, path: /paid, heading: Paid, ready: Ready, activate: Go, failed: Failed, support: Help }
`);

/** It leads to the payment. */
const leading = limitedBy(
  "next: checkout",
  "{ type: text, when: { stock: { seats: out } }, text: All gone }",
  "checkout: { type: checkout, path: /checkout, heading: Your order, plan: once, paid: paid }",
);

/** It takes the payment, beside a way for whoever comes too late. */
const limited = limitedBy(
  "paid: paid\n    next: waiting",
  "{ type: button, when: { stock: { seats: out } }, text: Wait, action: skip }",
  "waiting: { type: end, path: /waiting, sections: [{ type: heading, text: We write }] }",
);

/** Share of visitors that reached each step, by its id. */
function shares(weights: Crowd["weights"] = {}, dropOff: Crowd["dropOff"] = {}) {
  const { steps, visitors } = simulateVisitors(branching, { ...crowd, weights, dropOff });
  return Object.fromEntries(steps.map(({ step, reached }) => [step, reached / visitors]));
}

describe("a simulated crowd", () => {
  it("is the same for the same seed, and another one for another", () => {
    expect(simulateVisitors(branching, crowd)).toEqual(simulateVisitors(branching, crowd));
    expect(simulateVisitors(branching, { ...crowd, seed: 2 })).not.toEqual(simulateVisitors(branching, crowd));
  });

  it("takes each way as often as its answers are likely", () => {
    const { b, c, wait, end, more } = shares();
    expect(b).toBeCloseTo(1 / 2, 1.5);
    // B at the first question, or A twice.
    expect(c).toBeCloseTo(1 / 2 + 1 / 8, 1.5);
    expect(wait).toBeCloseTo(1 - 1 / 16, 1.5);
    expect(end).toBe(1);
    expect(more).toBeCloseTo(1 / 2, 1.5);
  });

  it("finds what a condition asks about sold out as often as not, and then buys nothing of it", () => {
    const ends = (query: Crowd["query"] = {}) =>
      Object.fromEntries(
        simulateVisitors(limited, { ...crowd, query }).ends.map(({ step, visitors }) => [
          step,
          visitors / crowd.visitors,
        ]),
      );
    expect(ends().paid).toBeCloseTo(1 / 2, 1.5);
    expect(ends().waiting).toBeCloseTo(1 / 2, 1.5);
    expect(ends({ "stock.seats": "left" })).toEqual({ paid: 1 });
    expect(ends({ "stock.seats": "out" })).toEqual({ waiting: 1 });
    expect(simulationTable(simulateVisitors(limited, crowd))).toContain(
      'As many find stock "seats" sold out as not. "--query stock.seats=left" sends all while some is left, and =out thereafter.',
    );
    expect(crowdProblem(limited, { ...crowd, query: { "stock.seats": "0" } })).toBe(
      '"0" is nothing that a stock can be. Write stock.seats=left or stock.seats=out.',
    );
  });

  it("ends before the checkout where what leads there is sold out", () => {
    const { ends } = simulateVisitors(leading, { ...crowd, query: { "stock.seats": "out" } });
    expect(ends.map(({ step }) => step)).toEqual(["end"]);
  });

  it("has come to the end where it has reached a last page, however many leave elsewhere", () => {
    const { steps, ends } = simulateVisitors(branching, { ...crowd, dropOff: { every: 0.1 } });
    const reached = Object.fromEntries(steps.map((step) => [step.step, step.reached]));
    expect(Object.fromEntries(ends.map(({ step, visitors }) => [step, visitors]))).toEqual({
      more: reached.more,
      paid: reached.paid,
    });
    expect(reached.more).toBeLessThan(crowd.visitors * 0.5);
  });

  it("gets the outcomes that its answers give", () => {
    const { outcomes, visitors } = simulateVisitors(branching, crowd);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["high", "low"]);
    expect((outcomes[0]?.visitors ?? 0) / visitors).toBeCloseTo(1 / 2, 1.5);
  });

  it("has the outcomes that it was shown, and none where it was shown none", () => {
    const funnel = (sections: string) =>
      definition(`
start: a
scales: { fit: {} }
outcomes: [{ id: high, when: { score: { fit: { min: 2 } } }, title: High }, { id: low, title: Low }]
steps:
  a: { type: question, path: /, question: Well?, options: [{ id: top, label: A, score: { fit: 2 } }, B, { label: C, next: out }], next: end }
  out: { type: end, path: /out, sections: [{ type: text, text: Not for you }] }
  end: { type: info, path: /end, sections: [${sections}], button: Go on, next: last }
  last: { type: end, path: /last, sections: [{ type: text, text: Bye }] }
`);
    const seen = (sections: string, dropOff = {}) => {
      const { outcomes } = simulateVisitors(funnel(sections), { ...crowd, visitors: 3_000, dropOff });
      return outcomes.map(({ visitors }) => Math.round(visitors / 1_000));
    };
    expect(seen('{ type: text, text: "{outcome.title}" }')).toEqual([1, 1]);
    // Who leaves there has seen it.
    expect(seen('{ type: text, text: "{outcome.title}" }', { end: 1 })).toEqual([1, 1]);
    expect(seen('{ type: text, text: "{outcome.title}" }', { a: 1 })).toEqual([0, 0]);
    expect(seen('{ type: text, text: "{outcome.title}", when: { a: top } }, { type: text, text: So }')).toEqual([1, 0]);
    // It goes with a lead alone.
    expect(seen("{ type: text, text: So }")).toEqual([1, 2]);
  });

  it("chooses by weights, and divides the rest evenly", () => {
    const { b, c, more, paid } = shares({ a: { a: 0.9 }, b: { a: 0.7 }, end: { paid: 0.1 } });
    expect(b).toBeCloseTo(0.9, 1.5);
    expect(c).toBeCloseTo(0.1 + 0.9 * 0.7, 1.5);
    expect(more).toBeCloseTo(0.9, 1.5);
    expect(paid).toBeCloseTo(0.1, 1.5);
    expect(shares({ a: { a: 1 }, b: { b: 0 } }).c).toBeCloseTo(1 / 3, 1.5);
  });

  it("leaves by the chance to drop off, on every step or on one", () => {
    expect(shares({}, { every: 0.1 }).end).toBeLessThan(0.8);
    const { visitors, steps, ends } = simulateVisitors(branching, { ...crowd, dropOff: { every: 0, wait: 1 } });
    const wait = steps.find(({ step }) => step === "wait");
    expect(wait?.left).toBe(wait?.reached);
    expect(ends.reduce((sum, end) => sum + end.visitors, 0) + (wait?.left ?? 0)).toBe(visitors);
  });

  it("names the steps that nobody sees", () => {
    expect(simulateVisitors(branching, { ...crowd, weights: { a: { b: 1 }, end: { paid: 1 } } }).unseen).toEqual([
      "b",
      "more",
    ]);
  });

  it("pays where the buttons take a payment, and goes past where they take none", () => {
    const reached = (sections: string) => {
      const { steps, ends } = simulateVisitors(selling(sections), crowd);
      return [...steps.map(({ step, reached, after }) => [step, reached, Math.round(after)]), ends[0]?.step];
    };
    expect(reached("{ type: plans, heading: Choose, plans: [once], default: once }")).toEqual([
      ["end", 20_000, 0],
      ["checkout", 0, 0],
      ["paid", 20_000, 48],
      "paid",
    ]);
    expect(reached("{ type: text, text: End }")).toEqual([
      ["end", 20_000, 0],
      ["checkout", 20_000, 2],
      ["paid", 20_000, 50],
      "paid",
    ]);
  });

  it("waits as long as a timed step takes", () => {
    const { steps } = simulateVisitors(branching, crowd);
    expect(steps.find(({ step }) => step === "wait")?.seconds).toBeCloseTo(5);
    const { steps: shipped } = simulateVisitors(shippedFunnels.get("funnel.yaml") ?? branching, crowd);
    expect(shipped.find(({ step }) => step === "loading")?.seconds).toBeCloseTo(3);
  });

  it("takes longer where there is more to read", () => {
    const { steps } = simulateVisitors(shippedFunnels.get("funnel.yaml") ?? branching, crowd);
    const seconds = Object.fromEntries(steps.map((step) => [step.step, step.seconds]));
    // "What is your age?" and four answers of one word each: eight words at 238 a minute, and two seconds to decide.
    expect(seconds["step-1"]).toBeCloseTo((8 / 238) * 60 + 2);
    expect(seconds.final).toBeGreaterThan(seconds["info-3"] ?? 0);
  });

  it("answers anew where it comes round again, and is given up where it never gets out", () => {
    const circle = (guard: string) =>
      definition(`
start: a
scales: { fit: {} }
steps:
  a: { type: question, path: /, question: Well?, options: [A, { label: B, score: { fit: 1 } }], next: [{ when: ${guard}, go: end }, { go: b }] }
  b: { type: question, path: /b, question: Well?, options: [A, B], next: a }
  end: { type: offer, path: /end, sections: [{ type: text, text: End }] }
`);
    const free = simulateVisitors(circle("{ a: b }"), { ...crowd, visitors: 500 });
    expect(free.ends).toEqual([expect.objectContaining({ step: "end", visitors: 500 })]);
    const caught = simulateVisitors(circle("{ all: [{ a: a }, { score: { fit: { min: 1 } } }] }"), {
      ...crowd,
      visitors: 500,
    });
    expect(caught).toMatchObject({ circling: 500, unseen: ["end"] });
    const alone = simulateVisitors(circle("{ all: [{ a: a }, { score: { fit: { min: 1 } } }] }"), {
      ...crowd,
      visitors: 1,
    });
    expect(simulationTable(alone)).toMatch(/^1 visitor, .*\n1 visitor never came to an end, and was given up\.\n$/s);
  });
});

describe("answers to a selection", () => {
  const options = ["a", "b", "c"].map((id) => ({ id, label: id }));
  const none = { id: "none", label: "None", exclusive: true };
  const frequencies = (step: Parameters<typeof answerDrawer>[0], weights = {}) => {
    const draw = answerDrawer(step, weights);
    const random = seededRandom(7);
    const found: Record<string, number> = {};
    for (let count = 0; count < 60_000; count++) {
      const answer = draw(random).join("");
      found[answer] = (found[answer] ?? 0) + 1 / 60_000;
    }
    return found;
  };

  it("are as likely as any other that is allowed", () => {
    const found = frequencies({ options, min: 1, max: 2 });
    expect(Object.keys(found).sort()).toEqual(["a", "ab", "ac", "b", "bc", "c"]);
    for (const share of Object.values(found)) expect(share).toBeCloseTo(1 / 6, 1.7);
  });

  it("contain no other option beside one that excludes them", () => {
    const found = frequencies({ options: [...options, none], min: 1, max: 4 });
    expect(Object.keys(found).filter((answer) => answer.includes("none"))).toEqual(["none"]);
    expect(found.none).toBeCloseTo(1 / 4, 1.7);
  });

  it("have as many ticks as must be, whatever the weights", () => {
    expect(Object.keys(frequencies({ options, min: 2, max: 2 }, { a: 1, b: 0 }))).toEqual(["ac"]);
  });
});

describe("a crowd that does not fit", () => {
  const problem = (more: Partial<Crowd>) => crowdProblem(branching, { ...crowd, ...more });

  it("is refused with the reason", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ dropOff: { more: 0.2 } })).toBe(
      'Step "more" is an end of the funnel: a visitor who gets there cannot have left before it.',
    );
    expect(problem({ dropOff: { every: 0.1, wiat: 0.2 } })).toBe('There is no step "wiat". Did you mean "wait"?');
    expect(problem({ weights: { a: { x: 0.2 } } })).toMatch(/^Step "a" has no option "x"/);
    expect(problem({ weights: { a: { a: 0.8, b: 0.3 } } })).toMatch(/^The weights at step "a" add up to 1.1/);
    expect(problem({ weights: { a: { a: 0.2, b: 0.3 } } })).toMatch(/^The weights at step "a" add up to 0.5/);
    expect(problem({ weights: { a: { a: 0.8 }, b: { x: 0.2 } } })).toMatch(/^Step "b" has no option "x"/);
    const solar = shippedFunnels.get("examples/solar-roof/funnel.yaml") ?? branching;
    const weights = { uses: { car: 0, "heat-pump": 0, battery: 0, pool: 0 } };
    expect(crowdProblem(solar, { ...crowd, weights })).toMatch(/^With these weights no answer at step "uses"/);
  });

  it.each<[string, Crowd["weights"]]>([
    ["all of the options", { a: { a: 0.8, b: 0.2 } }],
    ["all of the options, rounded", { b: { a: 0.333, b: 0.333, c: 0.334, d: 0.004 } }],
    ["some of them", { a: { a: 0.8 }, b: { a: 0.5, d: 0.5 } }],
  ])("is taken where the weights of %s can be", (_, weights) => {
    expect(problem({ weights })).toBeUndefined();
  });

  it.each([
    [{ a: 1 }, undefined],
    [{ a: 0, b: 0.5 }, undefined],
    [{ a: 0, b: 0 }, "no answer"],
    [{ a: 1, b: 1, c: 1 }, "no answer"],
    [{ a: 1, b: 1, none: 0 }, undefined],
  ])("of a selection of two, with the weights %j, is told: %s", (pick, told) => {
    const selection = definition(`
start: pick
steps:
  pick: { type: multi-select, path: /, question: Which?, record: Which, options: [A, B, C, { label: None, exclusive: true }], min: 2, max: 2, button: Go, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Bye }] }
`);
    const found = crowdProblem(selection, { ...crowd, weights: { pick } });
    expect(found).toBe(told && 'With these weights no answer at step "pick" can have 2 to 2 options.');
  });
});

describe("a funnel that changes on a day", () => {
  const course = definition(`
start: a
values: { open: { of: 2026-03-01 - today, unit: days } }
steps:
  a: { type: question, path: /, question: Well?, options: [A, B], next: [{ when: { value: { open: { min: 0 } } }, go: seats }, { go: waiting }] }
  seats: { type: end, path: /seats, sections: [{ type: heading, text: Seats }] }
  waiting: { type: end, path: /waiting, sections: [{ type: heading, text: Later }] }
`);

  it.each([
    ["2026-01-31", undefined, "waiting"],
    ["2026-03-01", "2026-03-01", "waiting"],
    ["2026-03-02", "2026-03-02", "seats"],
  ])("is walked on %s, and what is not seen then is told with the day", (named, day, unseen) => {
    const result = simulateVisitors(course, { ...crowd, visitors: 10, ...(day !== undefined && { day }) });
    expect(simulationTable(result)).toContain(`Seen by nobody on ${named} (--on names another day): ${unseen}.`);
    expect(pathsTable(coverFunnel(course, day), course)).toContain(
      `no answers were found on ${named} (--on names another day) with which it is taken`,
    );
  });
});

describe("the table of a simulation", () => {
  it("is aligned and has no blanks at the ends of lines", () => {
    const weights = { a: { b: 1 }, c: { a: 1 }, end: { paid: 1 } };
    const result = simulateVisitors(branching, { visitors: 1_200, seed: 1, dropOff: {}, weights });
    expect(simulationTable(result)).toBe(`1,200 visitors, seed 1. 100.0 % come to an end, after 15.3 s on average.

step  reached    share  leave here  time here   after
a       1,200  100.0 %           0      2.8 s   0.0 s
b           0    0.0 %           0      3.3 s       –
c       1,200  100.0 %           0      2.8 s   2.8 s
wait    1,200  100.0 %           0      5.0 s   5.5 s
end     1,200  100.0 %           0      2.8 s  10.5 s
more        0    0.0 %           0      2.1 s       –
paid    1,200  100.0 %           0      2.1 s  13.3 s

end   visitors    share   after
paid     1,200  100.0 %  15.3 s

outcome  visitors    share
high            0    0.0 %
low         1,200  100.0 %

Seen by nobody: b, more.
`);
  });
});

describe("parameters of the address", () => {
  // A fitness studio whose partners send people with ?from=…
  const studio = definition(`
start: a
steps:
  a: { type: question, path: /, question: How often?, options: [Once, Twice], next: [{ when: { query: { from: [mail, card] } }, go: known }, { go: new }] }
  known: { type: offer, path: /known, sections: [{ type: text, text: Welcome back }] }
  new: { type: offer, path: /new, sections: [{ type: text, text: Hello }] }
`);
  const shareAt = (step: string, query: Crowd["query"] = {}) => {
    const { steps, visitors } = simulateVisitors(studio, { ...crowd, query });
    return (steps.find((each) => each.step === step)?.reached ?? 0) / visitors;
  };

  it("come with visitors, each value that conditions name as often as none", () => {
    expect(shareAt("known")).toBeCloseTo(2 / 3, 1);
  });

  it("are those that were set, for all of them", () => {
    expect(shareAt("known", { from: "card" })).toBe(1);
    expect(shareAt("known", { from: "elsewhere" })).toBe(0);
  });

  it("is shared among the values that conditions name, and the table says so unless it is set", () => {
    const said =
      'As many come with each from= that conditions name (mail, card) as without it. "--query from=mail" sends all with one.';
    expect(simulationTable(simulateVisitors(studio, crowd))).toContain(said);
    expect(simulationTable(simulateVisitors(studio, { ...crowd, query: { from: "mail" } }))).not.toContain("As many");
  });

  it("must be asked for by a condition", () => {
    expect(crowdProblem(studio, { ...crowd, query: { form: "mail" } })).toBe(
      'No condition asks for "form" in the address. Did you mean "from"?',
    );
  });
});

describe("a funnel with experiments", () => {
  const headlines = definition(`
start: a
experiments: { headline: { short: 80, long: 20, old: 0 } }
steps:
  a: { type: info, path: /, button: Go on, sections: [{ type: text, text: Look }], next: [{ when: { experiment: { headline: long } }, go: more }, { go: end }] }
  more: { type: question, path: /more, question: Really?, options: ["Yes", { label: "No", next: no }], next: end }
  end: { type: end, path: /end, sections: [{ type: text, text: Done }] }
  no: { type: end, path: /no, sections: [{ type: text, text: Well }] }
`);
  const simulated = (query: Crowd["query"] = {}) => simulateVisitors(headlines, { ...crowd, query });

  it("shows each variant as often as it is drawn, and says to which ends those who have it come", () => {
    const { steps, experiments, drawn } = simulated();
    expect(drawn).toEqual([]);
    const [{ experiment, variants } = { experiment: "", variants: [] }] = experiments;
    expect([experiment, ...variants.map(({ variant }) => variant)]).toEqual(["headline", "short", "long", "old"]);
    const [short, long, old] = variants.map(({ visitors }) => visitors / crowd.visitors);
    expect([short, long, old]).toEqual([expect.closeTo(0.8, 1), expect.closeTo(0.2, 1), 0]);
    expect(steps.find(({ step }) => step === "more")?.reached).toBe(variants[1]?.visitors);
    expect(variants[0]?.ends).toEqual([
      { step: "end", visitors: variants[0]?.visitors },
      { step: "no", visitors: 0 },
    ]);
    const [end, no] = variants[1]?.ends ?? [];
    expect((end?.visitors ?? 0) + (no?.visitors ?? 0)).toBe(variants[1]?.visitors);
    expect(no?.visitors).toBeGreaterThan(1_800);
    expect(simulationTable(simulated())).toMatch(
      /^headline +visitors +end +no\nshort +1[56],\d+ +100\.0 % +0\.0 %\nlong +[34],\d+ +(49|50)\.\d % +(49|50)\.\d %\nold +0 +– +–$/m,
    );
  });

  it("shows all of them one that is named", () => {
    const { steps, experiments } = simulated({ headline: "long" });
    expect(steps.find(({ step }) => step === "more")?.reached).toBe(crowd.visitors);
    expect(experiments).toEqual([]);
  });

  it("says which variants there are where a name is wrong", () => {
    expect(crowdProblem(headlines, { ...crowd, query: { headline: "lang" } })).toBe(
      'Experiment "headline" has no variant "lang". Did you mean "long"? Its variants are: short, long, old.',
    );
    expect(crowdProblem(headlines, { ...crowd, query: { headline: "old" } })).toBeUndefined();
  });
});
