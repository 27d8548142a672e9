import { expect, test } from "vitest";
import type { CheckoutStep, OfferStep, Section } from "../../schema/funnel.types.ts";
import { definition } from "../../tests/definition.ts";
import { chargesOf, everyOrder, ordersAt, ordersFor, partsOf, soldPlans, withExtras, withoutExtras } from "./index.ts";

/** A course by the seat with two extras, and one that is sold alone with another. */
const course = (countdown = "") =>
  definition(`
product: { name: School, support: help@school.internal }
start: form
plans:
  seat: { name: Seat, price: 19.9, originalPrice: 25, currency: GBP, period: 1 month, quantity: seats, renews: { price: 29.9, every: 1 month } }
  once: { name: Course, price: 49, currency: GBP }
  workbook: { name: Workbook, price: 12.1, originalPrice: 15, currency: GBP }
  call: { name: Call, price: 0.2, currency: GBP }
steps:
  form:
    type: form
    path: /
    heading: How many?
    fields: [{ id: seats, type: number, label: Seats, min: 1, max: 2 }]
    button: Go on
    next: offer
  offer:
    type: offer
    path: /offer
    ${countdown}
    sections:
      - { type: plans, heading: Plans, plans: [seat], default: seat }
      - { type: extras, heading: Add, extras: [workbook, call] }
      - { type: button, text: Go on, action: next }
    paid: thanks
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: In, failed: No, support: Help, button: On, next: more }
  end: { type: receipt, path: /end, heading: Thanks, ready: In, failed: No, support: Help }
  more:
    type: offer
    path: /more
    sections:
      - { type: plans, heading: Plans, plans: [once], default: once }
      - { type: extras, heading: Add, extras: [call] }
      - { type: button, text: Go on, action: next }
    paid: end
`);
const countdown = "countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }";

test("an order costs its plan and its extras today, and later what the plan costs alone", () => {
  const { seat, workbook, call } = course().plans;
  if (!seat || !workbook || !call) throw new Error("no plan");
  const order = withExtras(seat, [workbook, call]);
  expect(order).toEqual({
    ...seat,
    name: "Seat + Workbook + Call",
    price: 32.2,
    originalPrice: 40.2,
    perDay: 19.9 / 30,
    added: { to: "Seat", originalPrice: 25, name: "Workbook + Call", price: 12.3 },
  });
  expect(withoutExtras(order)).toMatchObject({ name: "Seat", price: 19.9, originalPrice: 25, renews: seat.renews });
  expect(withoutExtras(seat)).toEqual(seat);
  expect(withExtras(seat, [])).toBe(seat);
});

test("an order of which nothing is crossed out or used by the day has neither", () => {
  const { once, call } = course().plans;
  if (!once || !call) throw new Error("no plan");
  expect(withExtras(once, [call])).toEqual({
    ...once,
    name: "Course + Call",
    price: 49.2,
    perDay: false,
    added: { to: "Course", name: "Call", price: 0.2 },
  });
  expect([partsOf("once+call"), partsOf("once")]).toEqual([
    { plan: "once", extras: ["call"] },
    { plan: "once", extras: [] },
  ]);
});

test("what pages offer is sold, in the order of its page and in every number, and no other combination", () => {
  const sold = everyOrder(soldPlans(course()));
  expect(Object.keys(sold)).toEqual([
    ...["seat", "seat+workbook", "seat+call", "seat+workbook+call"],
    ...["seat:2", "seat:2+workbook", "seat:2+call", "seat:2+workbook+call"],
    ...["once", "once+call"],
  ]);
  expect(sold["seat:2+workbook"]).toMatchObject({
    name: "2 × Seat + Workbook",
    price: 51.9,
    renews: { price: 59.8 },
  });
  const { plans, steps } = course();
  const { offer, thanks } = steps;
  if (!offer || !thanks) throw new Error("no step");
  expect(ordersAt(offer, plans)).toEqual(["seat", "seat+workbook", "seat+call", "seat+workbook+call"]);
  expect(ordersAt(thanks, plans)).toEqual([]);
});

test("beside a plan that takes extras, one that is paid in parts is sold alone", () => {
  const { plans, steps } = course();
  const { once, workbook } = plans;
  const { more } = steps;
  if (!once || !workbook || !more) throw new Error("no plan");
  const inParts = { ...plans, once: { ...once, parts: { count: 3, every: "1 month" } } };
  expect(ordersAt(more, inParts)).toEqual(["once"]);
  expect(Object.keys(everyOrder(soldPlans({ plans: inParts, steps: { more } })))).not.toContain("once+call");
  expect(Object.keys(everyOrder(soldPlans({ plans, steps: { more } })))).toContain("once+call");
});

test("a countdown that restores prices restores those of extras", () => {
  const { "seat:2+workbook+call": order } = everyOrder(soldPlans(course(countdown)));
  expect(order).toMatchObject({ price: 52.1, restored: { price: 65.2, name: "2 × Seat + Workbook + Call" } });
  expect(everyOrder(soldPlans(course(countdown)))["once+call"]?.restored).toBeUndefined();
});

test("a visitor's order is found by what was picked, and ordered with the number that was given", () => {
  const orders = ordersFor(soldPlans(course(countdown)), (name) => (name === "given.seats" ? "2" : undefined));
  expect(orders["seat+workbook"]).toMatchObject({
    orderedAs: "seat:2+workbook",
    price: 51.9,
    restored: { price: 65, orderedAs: "seat:2+workbook" },
  });
  expect(orders.workbook).toMatchObject({ price: 12.1 });
  const [page, server] = [orders["seat+call"], everyOrder(soldPlans(course()))["seat:2+call"]];
  expect(page && chargesOf(page)).toBe(server && chargesOf(server));
});

test("an order takes one of its stock for each of the plan and of its extras, at whichever price it is sold", () => {
  const { plans, steps } = course(countdown);
  const { seat, workbook, call } = plans;
  if (!seat || !workbook || !call) throw new Error("no plan");
  const stocked = {
    ...plans,
    seat: { ...seat, stock: "chairs" },
    workbook: { ...workbook, stock: "books" },
    call: { ...call, stock: "chairs" },
  };
  const sold = everyOrder(soldPlans({ plans: stocked, steps }));
  const takes = { chairs: 3, books: 1 };
  expect(sold["seat:2+workbook+call"]).toMatchObject({ takes, restored: { takes } });
  expect(sold["once+call"]?.takes).toEqual({ chairs: 1 });
  expect(sold.once).not.toHaveProperty("takes");
});

test("an extra that a page offers or names as a plan is sold alone as well", () => {
  const { plans, steps } = course();
  const soldAlone = (other: OfferStep | CheckoutStep) =>
    Object.keys(everyOrder(soldPlans({ plans, steps: { ...steps, other } })));
  const named = { type: "checkout", path: "/named", heading: "Order", plan: "workbook", paid: "end" } as const;
  expect(soldAlone(named)).toContain("workbook");
  expect(soldAlone(named)).not.toContain("call");
  const texts = { perDay: "a day", originalPrice: "before", saves: "saves", popular: "popular" };
  const offering: Section = { type: "plans", heading: "Plans", plans: ["call"], default: "call", ...texts };
  expect(soldAlone({ type: "offer", path: "/offered", sections: [offering] })).toContain("call");
});
