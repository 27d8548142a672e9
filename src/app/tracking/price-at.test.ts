import { expect, test } from "vitest";
import { countdownName } from "../../../engine/clock/is-countdown-over.ts";
import { emptyQuiz } from "../../../engine/compile/index.ts";
import { flowOf } from "../../../engine/flow/index.ts";
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

test("an event is worth the plan that fits the outcome, if its page offers that and no other was picked", () => {
  const priced = (plan: string, picked = "") => {
    const fitting = { ...flow, outcomes: [{ id: "one", title: "One", plan }] };
    const quiz = { ...emptyQuiz, choices: { who: ["me"] }, values: { plan: picked }, reached: ["who", "sale"] };
    return priceAt("sale", tracking, { flow: fitting, quiz, storage: { read: () => undefined } });
  };
  expect(priced("desk")).toBe(5);
  expect(priced("desk", "seat")).toBe(19.9);
  expect(priced("lamp")).toBe(19.9);
});
