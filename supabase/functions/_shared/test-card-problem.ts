import type { TestCard, TestOutcome } from "./payment-provider.ts";

/**
 * What the test provider has against a card: the usual test numbers behave as they do at Stripe, every other is
 * declined.
 *
 * @returns undefined if the card pays
 * @see https://docs.stripe.com/testing
 */
export function testCardProblem(
  { number, expiry, cvc, isConfirmed }: TestCard,
  now: Date,
): Exclude<TestOutcome, { status: "paid" }> | undefined {
  const digits = number.replace(/[\s-]/g, "");
  if (!isAhead(expiry, now) || !/^\d{3,4}$/.test(cvc)) {
    return { status: "declined", message: "Give any expiry date in the future as MM/YY and any three digits." };
  }
  if (digits === "4242424242424242") return undefined;
  if (digits === "4000002500003155") return isConfirmed ? undefined : { status: "authentication-required" };
  if (digits === "4000000000009995") return { status: "insufficient-funds" };
  if (digits === "4000000000000002") return { status: "declined" };
  return { status: "declined", message: testCards };
}

const testCards =
  "Only test cards work here: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a confirmation, 4000 0000 0000 9995 lacks funds.";

/** Whether a card that ends with this month is still good. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month = 0, year = 0] = (/^(0?[1-9]|1[0-2]) *\/ *(?:20)?(\d\d)$/.exec(expiry.trim()) ?? []).map(Number);
  return month > 0 && Date.UTC(2000 + year, month) > now.getTime();
}
