import type { OpenedCheckout, Purchase } from "../../checkout-client.ts";
import type { PaymentTexts, StepActions } from "../../contract.ts";

/** What the form of each provider is given. */
export type PaymentFormProps = Pick<StepActions, "loadCheckout"> & {
  readonly purchase: Purchase;
  readonly session: OpenedCheckout;
  readonly texts: PaymentTexts;
};
