import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/controls/button.tsx";
import { QuietButton } from "../../ui/controls/quiet-button.tsx";
import { announced } from "../../ui/text/announced.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { codeOf } from "./code-of.ts";
import type { PaymentFormProps } from "./form-parts.tsx";

type Props = Pick<PaymentFormProps, "texts" | "loadCheckout" | "purchase"> & { readonly onRetry: () => void };

/** Why the buyer is still here. */
type Said = "hostedFailed" | "priceChanged";

/** What a buyer can do when the provider's form does not load: try again, or pay on the provider's own page. */
export function Fallback({ texts, loadCheckout, purchase, onRetry }: Props) {
  const [at, setAt] = useState<"idle" | "leaving" | Said>("idle");
  const leave = async () => {
    if (at === "leaving") return;
    setAt("leaving");
    try {
      const { openHosted, leave } = await loadCheckout();
      leave(await openHosted(purchase));
    } catch (error) {
      setAt(codeOf(error) === "price-changed" ? "priceChanged" : "hostedFailed");
    }
  };
  return (
    <Row>
      <Button onClick={onRetry}>
        <Copy of={texts.retry} />
      </Button>
      <QuietButton onClick={leave}>
        <Copy of={texts.hosted} />
      </QuietButton>
      <p {...announced}>{at !== "idle" && at !== "leaving" && <Copy of={texts[at]} />}</p>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 12px;

  button { width: 100%; }

  p { margin: 0; color: var(--danger); }
`;
