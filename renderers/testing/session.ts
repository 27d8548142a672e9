import type { OpenedCheckout } from "../checkout-client.ts";

/** A session of the test form that never ends, in the only tab. */
export const session: OpenedCheckout = {
  provider: "sandbox",
  clientSecret: "secret",
  terms: "$7.00 today.",
  until: Number.POSITIVE_INFINITY,
  isOvertaken: () => false,
};
