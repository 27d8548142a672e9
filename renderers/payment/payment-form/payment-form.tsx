import { type ComponentType, lazy, Suspense, useState } from "react";
import type { OpenedCheckout } from "../../checkout-client.ts";
import { useFunnel } from "../../funnel-context.ts";
import { PlanScope } from "../../pricing/index.ts";
import { formCode } from "./form-code.ts";
import { type PaymentFormProps, Waiting } from "./form-parts.tsx";

/** Takes a payment. The terms are shown directly above the button. There is one form at a time. */
export function PaymentForm(props: PaymentFormProps) {
  const { session, texts, purchase } = props;
  const { plans } = useFunnel();
  // A session keeps its price, whatever happens to that of the plan meanwhile.
  const [plan] = useState(plans[purchase.plan]);
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
