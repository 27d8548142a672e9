import type { OpenedCheckout } from "../checkout-client.ts";

/** A session of the test form that ends after any test, in the only tab. */
export const session: OpenedCheckout = {
  provider: "sandbox",
  clientSecret: "secret",
  terms: "$7 today.",
  // No timer takes more than 24 days.
  get until() {
    return Date.now() + 20 * 86_400_000;
  },
  isOvertaken: () => false,
};
