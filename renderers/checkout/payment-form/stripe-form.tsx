import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Copy } from "../../ui/copy.tsx";
import { embed } from "./embed.ts";
import { Fallback } from "./fallback.tsx";
import type { PaymentFormProps } from "./payment-form-props.ts";
import { Terms } from "./terms.ts";
import { Waiting } from "./waiting.tsx";

/** The payment provider's own form. Where it does not come, the buyer may try again or pay on the provider's page. */
export function StripeForm(props: PaymentFormProps) {
  const [tries, setTries] = useState(0);
  return <EmbeddedForm key={tries} {...props} onRetry={() => setTries((count) => count + 1)} />;
}

function EmbeddedForm({
  session,
  purchase,
  texts,
  shop,
  onRetry,
}: PaymentFormProps & { readonly onRetry: () => void }) {
  const { clientSecret, publishableKey = "", terms } = session;
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<"loading" | "shown" | "failed">("loading");

  useEffect(() => {
    if (!place.current) return undefined;
    const leaving = new AbortController();
    const unlessLeft = (next: typeof at) => !leaving.signal.aborted && setAt(next);
    embed(place.current, { clientSecret, publishableKey }, leaving.signal).then(
      () => unlessLeft("shown"),
      () => unlessLeft("failed"),
    );
    return () => leaving.abort();
  }, [clientSecret, publishableKey]);

  return (
    <Stack>
      <Terms>{terms}</Terms>
      {at === "loading" && <Waiting texts={texts} />}
      <p role="alert" hidden={at !== "failed"}>
        {at === "failed" && <Copy of={texts.slow} />}
      </p>
      {at === "failed" && <Fallback texts={texts} shop={shop} purchase={purchase} onRetry={onRetry} />}
      <div ref={place} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > [role="alert"] { margin: 0; color: var(--danger); }
`;
