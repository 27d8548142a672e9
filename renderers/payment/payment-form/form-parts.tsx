import { styled } from "styled-components";
import type { OpenedCheckout, Purchase } from "../../checkout-client.ts";
import type { PaymentTexts, StepActions } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";

/** Props of each provider's form. */
export type PaymentFormProps = Pick<StepActions, "loadCheckout"> & {
  readonly purchase: Purchase;
  readonly session: OpenedCheckout;
  readonly texts: PaymentTexts;
};

/** What the buyer agrees to: today's charge, the next one, how often, and how to cancel. Read before paying. */
export const Terms = styled.p`
  margin: 0;
  line-height: 1.55;
  overflow-wrap: anywhere;
`;

/** Says that the payment form is loading. */
export function Waiting({ texts }: { readonly texts: PaymentTexts }) {
  return (
    <Line role="status">
      <Copy of={texts.loadingForm} />
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  padding: 24px 0;
  color: var(--muted);
  text-align: center;
`;
