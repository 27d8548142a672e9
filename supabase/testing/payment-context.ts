import { type Context, settingsOf } from "../functions/_shared/context/index.ts";
import type { Database } from "../functions/_shared/database/index.ts";
import { choosePayment } from "../functions/_shared/payment/index.ts";
import { testContext } from "./test-context.ts";

/**
 * A test's context with the payment provider of an environment; an empty environment gives the test provider.
 *
 * @param environment the operator's variables
 */
export function paymentContext(
  db: Database,
  environment: Readonly<Record<string, string>> = {},
  parts: Partial<Context> = {},
): Context {
  const context = testContext(db, { fetch, settings: settingsOf(environment), ...parts });
  const payment = parts.payment ?? choosePayment(context);
  return { ...context, ...(payment && { payment }) };
}
