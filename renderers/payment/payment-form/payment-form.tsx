import { type ComponentType, lazy, Suspense, useState } from "react";
import type { OpenedCheckout } from "../../checkout-client.ts";
import { PlanScope } from "../../pricing/index.ts";
import { formCode } from "./form-code.ts";
import { type PaymentFormProps, Waiting } from "./form-parts.tsx";

/** Takes a payment. The terms are shown directly above the button. There is one form at a time. */
export function PaymentForm(props: PaymentFormProps) {
  const { plan, session, texts } = props;
  const [Form] = useState(() => formOf(session.provider));
  return (
    <PlanScope plan={plan}>
      <Suspense fallback={<Waiting texts={texts} />}>
        {/* Another session gets a form of its own. */}
        <Form key={session.clientSecret} {...props} />
      </Suspense>
    </PlanScope>
  );
}

/** Draws a form once its code has come. Code that does not come ends the purchase (`use-purchase.ts`), and the form with it. */
const formOf = (provider: OpenedCheckout["provider"]) =>
  lazy<ComponentType<PaymentFormProps>>(() =>
    formCode[provider]().then(
      (form) => ({ default: form }),
      () => ({ default: Waiting }),
    ),
  );
