import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { flowOf } from "../flow/index.ts";
import { emptyQuiz, lookupIn } from "../quiz/index.ts";
import { legalOf, siteOf, viewOf } from "./page-views.ts";

const funnel = definition(`
start: look
plans: { short: { name: Short, price: 7, originalPrice: 14, currency: USD, period: 1 week } }
steps:
  look: { type: offer, path: /, countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }, sections: [{ type: text, text: "Only {plans.short.price}." }, { type: button, text: Go on, action: next }], next: end }
  end: { type: receipt, path: /end, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`);

test("a page is told the conditions of its sections apart, ready to be evaluated", () => {
  const { step, conditions } = viewOf(
    definition(`
start: ask
steps:
  ask: { type: question, path: /, question: How many guests?, options: [Few, Many], next: cake }
  cake: { type: offer, path: /cake, sections: [{ type: text, text: A cake }, { type: text, text: With tiers, when: { ask: many } }] }
`),
    "cake",
  );
  expect(step).toMatchObject({
    sections: [
      { type: "text", text: "A cake" },
      { type: "text", text: "With tiers" },
    ],
  });
  expect(JSON.stringify(step)).not.toContain("when");
  expect(conditions).toEqual({ 1: { kind: "chosen", name: "ask", options: [{ id: "many" }] } });
});

test("a condition of a section in a column is told apart, too", () => {
  const { step, conditions } = viewOf(
    definition(`
start: ask
steps:
  ask: { type: question, path: /, question: How many guests?, options: [Few, Many], next: cake }
  cake:
    type: end
    path: /cake
    sections:
      - type: columns
        columns:
          - sections: [{ type: text, text: A cake }]
          - sections: [{ type: text, text: With tiers, when: { ask: many } }]
`),
    "cake",
  );
  expect(JSON.stringify(step)).not.toContain("when");
  expect(conditions).toEqual({ 2: { kind: "chosen", name: "ask", options: [{ id: "many" }] } });
});

test("a page that only speaks of a plan knows each of its prices, one that does not knows of none", () => {
  expect(viewOf(funnel, "look")).toMatchObject({
    fixed: { "plans.short.price": "$7" },
    plans: { short: { price: 7, restored: { price: 14 } } },
  });
  expect(viewOf(funnel, "end").plans).toEqual({});
});

const spoken = definition(`
start: ask
product: { name: Cakes }
facts: { bakers: { value: 12, source: Our payroll } }
outcomes: [{ id: all, title: "For {ask}", text: "{facts.bakers} bakers of {product.name}, {answer.ask}" }]
texts: { shell: { skip: "On to {product.name}" } }
legal: { title: Law, tabs: [{ id: terms, label: "Terms of {product.name}", text: "{facts.bakers} of us" }] }
steps:
  ask: { type: question, path: /, question: How many guests?, save: ask, options: [Few, Many], next: cake }
  cake: { type: offer, path: /cake, sections: [{ type: text, text: "{outcome.text} {outcome.title}" }] }
`);

test("a page is told what the texts of outcomes need, and an outcome is filled where it is shown", () => {
  const flow = flowOf(spoken);
  const lookup = lookupIn(flow, { ...emptyQuiz, choices: { ask: ["few"] } }, viewOf(spoken, "cake").fixed);
  expect([lookup("outcome.text"), lookup("outcome.title")]).toEqual(["12 bakers of Cakes, Few", "For Few"]);
});

test("sentences on every page are filled, and the legal dialog is told what its texts need", () => {
  expect(siteOf(spoken).texts.skip).toBe("On to Cakes");
  expect(legalOf(spoken)?.fixed).toEqual({ "facts.bakers": "12", "product.name": "Cakes" });
});

test("a page is told which of its figures nobody has sourced, and which are computed from such a one", () => {
  const { fixed, samples } = viewOf(
    definition(`
start: end
facts: { share: { value: 28, sample: true }, term: { value: 36, source: Our own lease } }
values:
  month: { of: 3600 / facts.term, currency: GBP }
  saved: { of: month * facts.share / 100, currency: GBP }
  left: { of: month - saved, currency: GBP }
steps:
  end: { type: end, path: /, sections: [{ type: text, text: "{left} of {month}, {facts.share} percent less for {facts.term} months" }] }
`),
    "end",
  );
  expect(samples).toEqual(["left", "facts.share"]);
  expect(Object.keys(fixed)).toEqual(["facts.share", "facts.term"]);
});

test("a page that offers an appointment for a calendar is told how long it lasts, wherever that is asked for", () => {
  const booked = definition(`
start: ask
calendars: { visits: { timeZone: Europe/Berlin, length: 45 min, open: [{ days: [mon], from: "09:00", until: "12:00" }] } }
steps:
  ask: { type: form, path: /, heading: Visit, fields: [{ id: visit, type: appointment, label: When?, calendar: visits }], button: Go on, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }, { type: calendar-entry, appointment: visit, title: Visit }] }
`);
  expect(viewOf(booked, "end").fixed).toEqual({ "lasting.visit": "2700000" });
  expect(viewOf(booked, "ask").fixed).toEqual({});
});
