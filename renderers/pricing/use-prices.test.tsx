// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { countdownName } from "../../engine/clock/is-countdown-over.ts";
import { soldPlans } from "../../engine/pricing/index.ts";
import type { Field, Plan } from "../../schema/funnel.types.ts";
import { FunnelProvider, type FunnelScope } from "../funnel-context.ts";
import { bareScope, storageInMemory } from "../testing/show.tsx";
import { usePrices } from "./use-prices.ts";

afterEach(cleanup);

const plan: Plan = { name: "Seat", price: 7, originalPrice: 14, currency: "USD", quantity: "seats" };
const number: Field = { type: "number", id: "seats", label: "Seats", required: true, decimals: 0, min: 2, max: 9 };
const plans = soldPlans({
  plans: { seat: plan },
  steps: {
    form: { type: "form", path: "/", heading: "How many?", fields: [number], button: "Go on", next: "offer" },
    offer: {
      type: "offer",
      path: "/offer",
      sections: [],
      countdown: { text: "Held for", lasts: "10 min", onExpire: "restore-price" },
    },
  },
});

const now = 1_000;

/** The prices for somebody who has asked for three, with a countdown that ends at a time. */
function prices(deadline: number) {
  const storage = storageInMemory({ [countdownName]: { deadline, seenAt: now } });
  const scope: FunnelScope = { ...bareScope, plans, lookup: (name) => (name === "given.seats" ? "3" : undefined) };
  const { result } = renderHook(() => usePrices({ storage, now: () => now }), {
    wrapper: ({ children }) => <FunnelProvider value={scope}>{children}</FunnelProvider>,
  });
  return result.current;
}

test("several of a plan cost that many times its price, and its restored price once the countdown is over", () => {
  const seats = { name: "3 × Seat", orderedAs: "seat:3" };
  const { scope, isAtOriginalPrice } = prices(now + 1);
  expect(scope.plans.seat).toMatchObject({ ...seats, price: 21, originalPrice: 42 });
  expect(isAtOriginalPrice("seat")).toBe(false);
  const over = prices(now);
  expect(over.scope.plans.seat).toMatchObject({ ...seats, price: 42 });
  expect(over.isAtOriginalPrice("seat")).toBe(true);
});

test("a text that names the price of a plan names that of one", () => {
  expect(prices(now).scope.lookup("plans.seat.price")).toBe("$14");
});
