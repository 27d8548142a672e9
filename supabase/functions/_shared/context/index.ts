/** The context of a function, with its settings, log and payment provider. */
export type { Context, Handler } from "./context.ts";
export { jsonLog, type Log, problemOf, redacted } from "./log.ts";
export {
  type OpenedSession,
  type Order,
  type Parts,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderObject,
  type ProviderSession,
  type TestOutcome,
  type TestPayment,
  testPayment,
} from "./payment-provider.ts";
export {
  functionUrl,
  leadsInWords,
  paymentChoice,
  paymentInWords,
  type Settings,
  sendsMail,
  settingsOf,
} from "./settings.ts";
