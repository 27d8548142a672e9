import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { viewOf } from "./page-views.ts";

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

test("a page that only speaks of a plan knows each of its prices, one that does not knows of none", () => {
  expect(viewOf(funnel, "look")).toMatchObject({
    fixed: { "plans.short.price": "$7.00" },
    plans: { short: { price: 7, restored: { price: 14 } } },
  });
  expect(viewOf(funnel, "end").plans).toEqual({});
});
