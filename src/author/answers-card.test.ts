import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { planAt } from "./answers-card.tsx";

const funnel = definition(`
start: look
plans:
  short: { name: Short, price: 5, currency: USD, period: 1 week }
  long: { name: Long, price: 15, currency: USD, period: 4 weeks }
  extra: { name: Extra, price: 1, currency: USD, period: 1 week }
  call: { name: Call, price: 3, currency: USD }
steps:
  look: { type: info, path: /, button: Go on, sections: [{ type: heading, text: Look }], next: choose }
  choose: { type: offer, path: /choose, sections: [{ type: plans, heading: Plans, plans: [short, long], default: long }, { type: extras, heading: Add, extras: [call] }, { type: button, text: Go on, action: next }], back: look, next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: short, back: choose, paid: thanks }
  thanks: { type: receipt, button: On, next: more, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
  more: { type: offer, path: /more, sections: [{ type: plans, heading: Plans, plans: [extra], default: extra }, { type: button, text: Go on, action: next }], back: thanks, paid: got }
  got: { type: receipt, path: /got, heading: Thanks, plan: extra, ready: Ready, activate: Go, failed: Failed, support: Help, button: On, next: last }
  last: { type: checkout, path: /last, heading: Pay, plan: extra, paid: end }
  end: { type: receipt, path: /end, heading: Thanks, plan: extra, ready: Ready, activate: Go, failed: Failed, support: Help }
`);

test("the one that fits the outcome is that of the step, where it is offered and no other was picked", () => {
  const name = (step: string, plan: string | undefined, suggested: string) =>
    planAt(funnel, step, () => undefined, plan === undefined ? {} : { plan }, suggested)?.name;
  expect([name("choose", undefined, "short"), name("choose", "long", "short")]).toEqual(["Short", "Long"]);
  expect([name("more", undefined, "short"), name("pay", undefined, "long")]).toEqual(["Extra", "Short"]);
});

test.each([
  ["the one picked, wherever the visitor is", "pay", "long", "Long"],
  ["the default of the step before one is picked", "choose", undefined, "Long"],
  ["the one picked with what is added to it", "pay", "long+call", "Long + Call"],
  ["the checkout's own before one is picked", "pay", undefined, "Short"],
  ["the first default there is on a step without plans", "look", undefined, "Long"],
  ["the one picked on the receipt of that purchase", "thanks", "short", "Short"],
  ["what a further offer has, whatever was picked before", "more", "long", "Extra"],
  ["so on its receipt", "got", "long", "Extra"],
  ["and at a checkout behind that", "last", "long", "Extra"],
  ["the default if the one picked is not sold any more", "choose", "gone", "Long"],
])("%s", (_, step, picked, name) => {
  expect(planAt(funnel, step, () => undefined, picked === undefined ? {} : { plan: picked })?.name).toBe(name);
});
