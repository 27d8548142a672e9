import { expect, test } from "vitest";
import { countdownName } from "../../../engine/clock/is-countdown-over.ts";
import { flowOf } from "../../../engine/flow/index.ts";
import { untouched } from "../../../engine/pricing/index.ts";
import { emptyQuiz } from "../../../engine/quiz/index.ts";
import { trackingOf } from "../../../engine/views/tracking-view.ts";
import { definition } from "../../../tests/definition.ts";
import { priceAt } from "./price-at.ts";

const shop = definition(`
start: who
plans: { desk: { name: Desk, price: 5, currency: EUR }, lamp: { name: Lamp, price: 3, currency: EUR }, box: { name: Box, price: 0.2, originalPrice: 2, currency: EUR }, seat: { name: Seat, price: 19.9, originalPrice: 25, currency: EUR, quantity: seats } }
steps:
  who: { type: question, path: /, question: For?, options: [{ label: Team, next: form }, Me], next: sale }
  form:
    type: form
    path: /form
    heading: How many?
    fields: [{ id: seats, type: number, label: Seats, min: 1, max: 9 }]
    button: Go on
    next: sale
  sale:
    type: offer
    path: /sale
    countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }
    sections: [{ type: plans, heading: Plans, plans: [seat, desk], default: seat }, { type: extras, heading: Add, extras: [box] }, { type: button, text: Go on, action: next }]
    next: thanks
  thanks: { type: end, path: /thanks, sections: [{ type: heading, text: Thanks }] }
`);
const [flow, tracking] = [flowOf(shop), trackingOf(shop)];

/** The price for somebody who has answered, with what is stored. */
function price(who: string, reached: readonly string[], stored: object = {}, plan = "") {
  const quiz = { ...emptyQuiz, choices: { who: [who] }, values: { seats: "3", plan }, reached: [...reached] };
  return priceAt("sale", tracking, { flow, quiz, storage: { read: (name) => Object(stored)[name] } });
}

test("an event is worth what as many of the plan cost as the visitor buys", () => {
  const reached = ["who", "form", "sale"];
  expect(price("team", reached)).toBe(59.7);
  expect(price("team", reached, { [countdownName]: { deadline: 1, seenAt: 1 } })).toBe(75);
});

test("an event is worth what is added as well, and nothing that its page does not offer", () => {
  const reached = ["who", "form", "sale"];
  expect(price("team", reached, {}, "seat+box")).toBe(59.9);
  expect(price("team", reached, { [countdownName]: { deadline: 1, seenAt: 1 } }, "seat+box")).toBe(77);
  expect(price("team", reached, {}, "seat+shoes")).toBe(59.7);
  expect(price("team", reached, {}, "desk+lamp+box")).toBe(5.2);
  expect(price("team", reached, {}, "shelf+box")).toBe(59.7);
});

test("a number that was typed on a way that the visitor has left counts for nothing", () => {
  expect(price("me", ["who", "sale"])).toBe(19.9);
});

/** The price at a step of a funnel in which each plan is offered, for somebody who has answered. */
function fitting(step: string, { answer = "far", ...values }: Readonly<Record<string, string>> = {}) {
  const funnel = definition(`
start: how
plans: { month: { name: Month, price: 29, currency: EUR }, quarter: { name: Quarter, price: 69, currency: EUR } }
outcomes: [{ id: long, when: { how: far }, title: Long, plan: quarter }, { id: short, title: Short, plan: month }]
steps:
  how: { type: question, path: /, question: How far?, options: [Far, Near], next: sale }
  sale: { type: offer, path: /sale, sections: [{ type: plans, heading: Plans, plans: [month, quarter], default: month }, { type: button, text: Go on, action: next }], next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: month, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`);
  const quiz = { ...emptyQuiz, choices: { how: [answer] }, values, reached: ["how", "sale"] };
  return priceAt(step, trackingOf(funnel), { flow: flowOf(funnel), quiz, storage: { read: () => undefined } });
}

test("an event is worth the plan that fits the outcome, if its page offers that and no other was picked", () => {
  expect([fitting("sale"), fitting("sale", { answer: "near" })]).toEqual([69, 29]);
  expect(fitting("sale", { plan: "month", [untouched]: "" })).toBe(29);
  // A checkout is of what was ordered, and of its own plan where nothing was.
  expect(fitting("pay")).toBe(29);
  const ordered = { plan: "quarter", [untouched]: "quarter" };
  expect(fitting("pay", ordered)).toBe(69);
  // Whoever goes back and answers otherwise is shown what fits by then, as nothing was picked.
  expect(fitting("sale", { ...ordered, answer: "near" })).toBe(29);
});
