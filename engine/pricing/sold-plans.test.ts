import { expect, test } from "vitest";
import type { EndStep, OfferStep, Plan } from "../../schema/funnel.types.ts";
import { chargesOf, restoresPrices, soldPlans } from "./sold-plans.ts";

const plans: Readonly<Record<string, Plan>> = {
  short: {
    name: "Short",
    price: 6.93,
    originalPrice: 13.86,
    perDay: 0.99,
    currency: "USD",
    period: "1 week",
    renews: { price: 40, every: "4 weeks" },
  },
  plain: { name: "Plain", price: 20, currency: "USD", period: "4 weeks" },
  dear: { name: "Dear", price: 20, originalPrice: 5, currency: "USD", period: "4 weeks" },
  same: { name: "Same", price: 20, originalPrice: 20, currency: "USD", period: "4 weeks" },
};

function sold(onExpire: NonNullable<OfferStep["countdown"]>["onExpire"] | "no countdown") {
  const countdown = onExpire !== "no countdown" && { text: "Held for", lasts: "10 min", onExpire };
  const look: OfferStep = { type: "offer", path: "/", sections: [], ...(countdown && { countdown }) };
  return soldPlans({ plans, steps: { look } });
}

test.each(["no countdown", "nothing", "hide"] as const)(
  "where the end of the countdown is %s, nothing is sold at another price",
  (end) => {
    expect(sold(end)).toEqual(plans);
  },
);

test("a countdown that restores prices has plans sold at what was crossed out, worked out anew a day, and never at less", () => {
  const { short, plain, dear, same } = sold("restore-price");
  expect(short).toMatchObject({ price: 6.93, originalPrice: 13.86, perDay: 0.99 });
  expect(short?.restored).toEqual({
    name: "Short",
    price: 13.86,
    currency: "USD",
    period: "1 week",
    renews: { price: 40, every: "4 weeks" },
  });
  expect([plain, dear, same].map((plan) => plan?.restored)).toEqual([undefined, undefined, undefined]);
});

test("one step that restores prices is enough, and its price of today is no longer per day", () => {
  const first: EndStep = { type: "end", path: "/", sections: [{ type: "heading", text: "Welcome" }] };
  const countdown = { text: "Held for", lasts: "10 min", onExpire: "restore-price" } as const;
  const look: OfferStep = { type: "offer", path: "/look", sections: [], countdown };
  expect(restoresPrices(first)).toBe(false);
  expect(restoresPrices(look)).toBe(true);
  expect(Object.values(soldPlans({ plans, steps: { first, look } })).map(({ restored }) => restored?.price)).toEqual([
    13.86,
    undefined,
    undefined,
    undefined,
  ]);
});

test("what costs nothing by the day does not do so at its original price either", () => {
  const day: Plan = {
    name: "Day",
    price: 900,
    originalPrice: 1000,
    perDay: false,
    currency: "EUR",
    period: "6 months",
  };
  const countdown = { text: "Held for", lasts: "10 min", onExpire: "restore-price" } as const;
  const look: OfferStep = { type: "offer", path: "/look", sections: [], countdown };
  expect(soldPlans({ plans: { day }, steps: { look } }).day?.restored).toMatchObject({ price: 1000, perDay: false });
});

test("what a plan charges is the same text to pages from before", () => {
  const { short, plain } = plans;
  if (!short || !plain) throw new Error("no plan");
  expect(chargesOf(short)).toBe('[6.93,"USD","1 week",40,"4 weeks",null,null]');
  expect(chargesOf({ ...plain, parts: { count: 3, every: "1 month" } })).toBe(
    '[20,"USD","4 weeks",null,null,3,"1 month"]',
  );
});
