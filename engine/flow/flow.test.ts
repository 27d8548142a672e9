import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { emptyQuiz, nextStep } from "../compile/index.ts";
import { flowOf } from "./index.ts";

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
