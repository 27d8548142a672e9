import { expect, test } from "vitest";
import type { FormStep, OfferStep, Plan } from "../../schema/funnel.types.ts";
import { everyOrder } from "./orders.ts";
import { countIn, several } from "./quantity.ts";
import { soldPlans } from "./sold-plans.ts";

const renews = { price: 19.9, every: "1 month", statedPrice: 21 };
const seat: Plan = {
  name: "Seat",
  price: 19.9,
  originalPrice: 25,
  perDay: 0.7,
  currency: "GBP",
  quantity: "seats",
  renews,
};
const box: Plan = { name: "Box", price: 5, currency: "GBP" };

const form = (min: number, max: number): FormStep => ({
  type: "form",
  path: "/",
  heading: "How many?",
  fields: [
    { type: "number", id: "age", label: "Age", required: true, decimals: 0, min: 18, max: 99 },
    { type: "number", id: "seats", label: "Seats", required: true, decimals: 0, min, max },
  ],
  button: "Go on",
  next: "offer",
});
const offer: OfferStep = {
  type: "offer",
  path: "/offer",
  sections: [],
  countdown: { text: "Held for", lasts: "10 min", onExpire: "restore-price" },
};

test("several cost each price that many times, to the last digit, and say how many they are", () => {
  expect(several(seat, 7)).toEqual({
    ...seat,
    name: "7 × Seat",
    price: 139.3,
    originalPrice: 175,
    perDay: 4.9,
    renews: { price: 139.3, every: "1 month", statedPrice: 147 },
  });
  expect(several({ ...box, price: 0.1 }, 3).price).toBe(0.3);
  const parts = { count: 3, every: "1 month" };
  expect(several({ ...box, perDay: false, parts }, 2)).toEqual({
    ...box,
    name: "2 × Box",
    price: 10,
    perDay: false,
    parts,
  });
  const plain = { price: 5, every: "1 month" };
  expect(several({ ...box, renews: plain }, 2).renews).toEqual({ ...plain, price: 10 });
  expect(several(seat, 1)).toEqual(seat);
});

test("every number that the field takes is sold, and no other", () => {
  const sold = everyOrder(soldPlans({ plans: { seat, box }, steps: { form: form(2, 4), offer } }));
  expect(Object.keys(sold)).toEqual(["seat:2", "seat:3", "seat:4", "box"]);
  expect(sold["seat:3"]).toMatchObject({ name: "3 × Seat", price: 59.7, restored: { name: "3 × Seat", price: 75 } });
  expect(Object.keys(everyOrder(soldPlans({ plans: { seat }, steps: { form: form(1, 2) } })))).toEqual([
    "seat",
    "seat:2",
  ]);
  expect(Object.keys(everyOrder(soldPlans({ plans: { seat }, steps: { form: form(0, 1e9) } }))).length).toBe(200);
  expect(Object.keys(everyOrder(soldPlans({ plans: { seat }, steps: {} })))).toEqual(["seat"]);
});

test.each([
  ["3", 3],
  ["2", 2],
  ["40", 40],
  ["1", 2],
  ["41", 2],
  ["2.5", 2],
  ["-3", 2],
  ["many", 2],
  ["", 2],
  [undefined, 2],
])("whoever gave %j buys %d", (given, count) => {
  const lookup = (name: string) => (name === "given.seats" ? given : "9");
  expect(countIn({ of: "seats", min: 2, max: 40 }, lookup)).toBe(count);
});
