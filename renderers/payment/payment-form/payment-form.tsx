import { type ComponentType, lazy, Suspense } from "react";
import type { OpenedCheckout } from "../../checkout-client.ts";
import { type PaymentFormProps, Waiting } from "./form-parts.tsx";

/** Takes a payment, with what the buyer agrees to directly above. There is one at a time. */
export function PaymentForm(props: PaymentFormProps) {
  const { session, texts } = props;
  const Form = forms[session.provider];
  return (
    <Suspense fallback={<Waiting texts={texts} />}>
      {/* A form is made for one session and never turned into that of another. */}
      <Form key={session.clientSecret} {...props} />
    </Suspense>
  );
}

const forms = {
  stripe: lazy(() => import("./stripe-form.tsx").then(({ StripeForm }) => ({ default: StripeForm }))),
  sandbox: lazy(() => import("./test-form.tsx").then(({ TestForm }) => ({ default: TestForm }))),
} satisfies Record<OpenedCheckout["provider"], ComponentType<PaymentFormProps>>;
