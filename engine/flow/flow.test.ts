import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { fillCopy } from "../copy/index.ts";
import { emptyQuiz, lookupIn, nextStep } from "../quiz/index.ts";
import { addressesAsked, flowOf, placedAtoms, searchOf, stepFlows, stockWords, wayLabels } from "./index.ts";

/** A bakery that asks about parties, with names that are also words of the condition grammar. */
const bakery = (when: string, experiments = "{}") =>
  definition(`
start: guests
experiments: ${experiments}
scales: { query: { label: Size of the party } }
plans: { query: { name: Tasting box, price: 19, currency: EUR, period: 1 month } }
outcomes: [{ id: large, when: { score: { query: { min: 2 } } }, title: A large cake }, { id: small, title: A small cake }]
steps:
  guests:
    type: question
    path: /
    question: How many guests come?
    save: query
    options: [{ id: few, label: Up to ten }, { id: many, label: More, score: { query: 2 } }]
    next: [{ when: { ${when} }, go: cake }, { go: box }]
  cake: { type: offer, path: /cake, sections: [{ type: text, text: "{outcome.title}", when: { query: { taste: sweet } } }] }
  box: { type: offer, path: /box, sections: [{ type: heading, text: Taste }, { type: plans, plans: [query], default: query, heading: Our box }] }
`);

test("only parameters that a condition asks about are kept, whatever else is called query", () => {
  expect(flowOf(bakery("guests: many")).queryNames).toEqual(["taste"]);
});

test("a parameter is found wherever its condition stands, and named once", () => {
  const asked = "any: [{ query: { ref: friend } }, { not: { all: [{ query: { taste: salty } }] } }]";
  expect(flowOf(bakery(asked)).queryNames.toSorted()).toEqual(["ref", "taste"]);
});

test("an experiment has its variants with how often each is drawn, and its first one where none is", () => {
  const flow = flowOf(bakery("experiment: { cake: big }", "{ cake: [plain, big], price: { low: 90, high: 10 } }"));
  expect(flow.experiments).toEqual({ cake: { plain: 1, big: 1 }, price: { low: 90, high: 10 } });
  expect(flow.queryNames).toContain("cake");
  const ways = (query: Record<string, string>) => {
    const quiz = { ...emptyQuiz, choices: { guests: ["few"] }, query };
    return nextStep(flow, quiz, "guests");
  };
  expect(ways({})).toBe("box");
  expect(ways({ cake: "plain" })).toBe("box");
  expect(ways({ cake: "big" })).toBe("cake");
});

test("whoever has no variant is shown what is for the first one", () => {
  const flow = flowOf(bakery("experiment: { cake: plain }", "{ cake: [plain, big] }"));
  expect(nextStep(flow, { ...emptyQuiz, choices: { guests: ["few"] } }, "guests")).toBe("cake");
});

test("texts say a variant in its words, that of the first one where none is drawn, and addresses hand it on", () => {
  const flow = flowOf({
    ...bakery("experiment: { cake: big }", "{ cake: [plain, big] }"),
    description: "{experiment.cake|plain=Small cakes|big=Large cakes}",
  });
  const said = (query: Record<string, string>) =>
    ["{experiment.cake|plain=Small|big=Large}", "{experiment.cake}"].map((copy) =>
      fillCopy(copy, lookupIn(flow, { ...emptyQuiz, query }, {})),
    );
  expect(said({ cake: "big" })).toEqual(["Large", "big"]);
  expect(said({})).toEqual(["Small", "plain"]);
});

test("a flow is JSON", () => {
  const flow = flowOf(bakery("guests: many"));
  expect(JSON.parse(JSON.stringify(flow))).toEqual(flow);
});

test("whoever is shown no plan does not go on to a payment, but past that of the page itself", () => {
  const box = (more: string) =>
    flowOf(
      definition(`
start: box
plans: { taste: { name: Tasting box, price: 19, currency: EUR, period: 1 month } }
steps:
  box:
    type: offer
    path: /
    sections:
      - { type: plans, when: { query: { taste: sweet } }, plans: [taste], default: taste, heading: Our box }
      - { type: button, when: { query: { taste: sweet } }, text: Order, action: next }
      ${more}
    next: order
  order: { type: checkout, path: /order, heading: Order, plan: taste, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: In, failed: "No", support: Help }
`),
    ).steps.box?.forward;
  const offered = { kind: "any", parts: [{ kind: "query", name: "taste", values: ["sweet"] }] };
  expect(box("")).toEqual([{ to: "order", when: offered }]);
  expect(box("- { type: button, text: No, action: skip }\n    paid: thanks")).toEqual([{ to: "order" }]);
});

/** The addresses that a condition tells apart. */
function asked(when: string, experiments = "{}", plain?: Readonly<Record<string, string>>): readonly string[] {
  const funnel = definition(`
start: ask
experiments: ${experiments}
steps:
  ask: { type: question, path: /, question: Which?, options: [This, That], next: [{ when: { ${when} }, go: one }, { go: two }] }
  one: { type: end, path: /one, sections: [{ type: text, text: One. }] }
  two: { type: end, path: /two, sections: [{ type: text, text: Two. }] }
`);
  return addressesAsked(placedAtoms(funnel, stepFlows(funnel)), flowOf(funnel).experiments, plain).map(searchOf);
}

test("the plain address comes first, then each value, then several of them", () => {
  expect(asked("ask: this")).toEqual([""]);
  expect(asked("all: [{ query: { from: [mail, shop] } }, { query: { of: June & July } }]")).toEqual([
    "",
    "?from=mail",
    "?from=shop",
    "?of=June%20%26%20July",
    "?from=mail&of=June%20%26%20July",
    "?from=shop&of=June%20%26%20July",
  ]);
});

test("an address names a variant of each experiment, and of one that is asked for each in turn", () => {
  const experiments = "{ words: [plain, rich, none], price: { low: 9, high: 1 } }";
  expect(asked("experiment: { words: plain }", experiments)).toEqual([
    "?words=plain&price=low",
    "?words=rich&price=low",
    "?words=none&price=low",
  ]);
  expect(asked("experiment: { words: plain }", experiments, { words: "rich", price: "high" })).toEqual([
    "?words=rich&price=high",
    "?words=plain&price=high",
    "?words=none&price=high",
  ]);
});

test("of more addresses than can be tried, those with few values are kept", () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `{ query: { p${index}: x } }`).join(", ");
  const found = asked(`all: [${twenty}]`);
  expect(found).toHaveLength(64);
  expect(found.filter((search) => search.split("=").length === 2)).toHaveLength(20);
});

test("no address says what is left of a stock, which has words of its own", () => {
  const query = { from: "mail", "stock.seats": "out", of: "June", "stock.books": "left" };
  expect([searchOf(query), stockWords(query)]).toEqual(["?from=mail&of=June", "seats out, books left"]);
  expect([searchOf({ "stock.seats": "out" }), stockWords({ from: "mail" })]).toEqual(["", ""]);
});

test("a way is said by what leads there, and by nothing that is written in another list", () => {
  const funnel = definition(`
start: ask
plans: { taste: { name: Tasting box, price: 19, currency: EUR, period: 1 month } }
steps:
  ask:
    type: question
    path: /
    question: Which?
    options:
      - { label: This, next: [{ when: { query: { from: mail } }, go: wait }, { go: box }] }
      - { label: That, next: wait }
      - Neither
      - Both
    next: wait
  wait:
    type: loading
    path: /wait
    tick: 30 ms
    heading: Wait
    next: [{ when: { ask: this }, go: box }, { go: end }]
  box:
    type: offer
    path: /box
    sections:
      - { type: plans, plans: [taste], default: taste, heading: Our box }
      - { type: button, text: Order, action: next }
      - { type: button, text: "No", action: skip }
    paid: thanks
    next: [{ when: { ask: this }, go: end }, { go: ask }]
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: In, failed: "No", support: Help }
  end: { type: end, path: /end, sections: [{ type: text, text: Bye. }] }
`);
  const flows = stepFlows(funnel);
  expect(Object.values(flows).map((step) => wayLabels(step, funnel, flows))).toEqual([
    ["“This”, if the address has from=mail", "“This”, otherwise", "“That”", "“Neither” or “Both”"],
    ["if ask is “This”", "otherwise"],
    ["if ask is “This”", "otherwise", "once paid"],
    [],
    [],
  ]);
});
