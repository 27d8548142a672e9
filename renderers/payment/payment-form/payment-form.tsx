import { type ComponentType, lazy, Suspense } from "react";
import type { OpenedCheckout } from "../../checkout-client.ts";
import { type PaymentFormProps, Waiting } from "./form-parts.tsx";

/** Takes a payment. The terms are shown directly above the button. There is one form at a time. */
export function PaymentForm(props: PaymentFormProps) {
  const { session, texts } = props;
  const Form = forms[session.provider];
  return (
    <Suspense fallback={<Waiting texts={texts} />}>
      {/* Another session gets a form of its own. */}
      <Form key={session.clientSecret} {...props} />
    </Suspense>
  );
}

const forms = {
  stripe: lazy(() => import("./stripe-form.tsx").then(({ StripeForm }) => ({ default: StripeForm }))),
  sandbox: lazy(() => import("./test-form.tsx").then(({ TestForm }) => ({ default: TestForm }))),
} satisfies Record<OpenedCheckout["provider"], ComponentType<PaymentFormProps>>;
