import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { planAt } from "./answers-card.tsx";

const funnel = definition(`
start: look
plans:
  short: { name: Short, price: 5, currency: USD, period: 1 week }
  long: { name: Long, price: 15, currency: USD, period: 4 weeks }
steps:
  look: { type: info, path: /, button: Go on, sections: [{ type: heading, text: Look }], next: choose }
  choose: { type: offer, path: /choose, sections: [{ type: plans, heading: Plans, plans: [short, long], default: long }, { type: button, text: Go on, action: next }], back: look, next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: short, back: choose, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`);

test.each([
  ["the one picked, wherever the visitor is", "pay", "long", "Long"],
  ["the default of the step before one is picked", "choose", undefined, "Long"],
  ["the checkout's own before one is picked", "pay", undefined, "Short"],
  ["the first default there is on a step without plans", "look", undefined, "Long"],
  ["the default if the one picked is not sold any more", "choose", "gone", "Long"],
])("%s", (_, step, picked, name) => {
  expect(planAt(funnel, step, picked)?.name).toBe(name);
});
