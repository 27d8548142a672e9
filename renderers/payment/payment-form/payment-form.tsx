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
  const Form = forms[session.provider];
  return (
    <PlanScope plan={plan}>
      <Suspense fallback={<Waiting texts={texts} />}>
        {/* Another session gets a form of its own. */}
        <Form key={session.clientSecret} {...props} />
      </Suspense>
    </PlanScope>
  );
}

const forms = {
  stripe: lazy(() => formCode.stripe().then(({ StripeForm }) => ({ default: StripeForm }))),
  sandbox: lazy(() => formCode.sandbox().then(({ TestForm }) => ({ default: TestForm }))),
} satisfies Record<OpenedCheckout["provider"], ComponentType<PaymentFormProps>>;
