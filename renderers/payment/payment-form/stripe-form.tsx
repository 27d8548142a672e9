import { EmbeddedCheckout, EmbeddedCheckoutProvider } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { announced } from "../../ui/text/announced.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Fallback } from "./fallback.tsx";
import { fetchStripe } from "./fetch-stripe.ts";
import { Assurances, type PaymentFormProps, Problem, Terms, Waiting } from "./form-parts.tsx";
import { watchForm } from "./watch-form.ts";

/** How long Stripe may take to show its form, in milliseconds. */
const patience = 8_000;

/** Stripe's own form. If it is not shown in time, the buyer can try again or pay on Stripe's page. */
export function StripeForm(props: PaymentFormProps) {
  const [tries, setTries] = useState(0);
  return <EmbeddedForm key={tries} {...props} onRetry={() => setTries((count) => count + 1)} />;
}

type Props = PaymentFormProps & { readonly onRetry: () => void };

function EmbeddedForm({ session, purchase, texts, legal, risk, loadCheckout, onRetry }: Props) {
  const { clientSecret, publishableKey = "", terms } = session;
  const [at, stripe] = useStripe(publishableKey);
  return (
    <Stack>
      <Terms>{terms}</Terms>
      {at === "loading" && <Waiting texts={texts} />}
      <Problem {...announced}>{at === "failed" && <Copy of={texts.slow} />}</Problem>
      {at === "failed" && <Fallback texts={texts} loadCheckout={loadCheckout} purchase={purchase} onRetry={onRetry} />}
      {stripe && at !== "failed" && (
        <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
          <EmbeddedCheckout />
        </EmbeddedCheckoutProvider>
      )}
      <Assurances texts={texts} legal={legal} risk={risk} />
    </Stack>
  );
}

/** Stripe for a key, and the state of its form. The form has failed if it is not shown in time, for whatever reason. */
function useStripe(publishableKey: string) {
  const [at, setAt] = useState<"loading" | "shown" | "failed">("loading");
  const [stripe, setStripe] = useState<Stripe>();
  useEffect(() => {
    const left = new AbortController();
    const end = (state: "shown" | "failed") => {
      if (left.signal.aborted) return;
      clearTimeout(timer);
      setAt(state);
      if (state === "failed") left.abort();
    };
    const onFailed = () => end("failed");
    const timer = setTimeout(onFailed, patience);
    fetchStripe(publishableKey).then(
      (stripe) => setStripe(watchForm(stripe, left.signal, { onShown: () => end("shown"), onFailed })),
      onFailed,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [publishableKey]);
  return [at, stripe] as const;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
