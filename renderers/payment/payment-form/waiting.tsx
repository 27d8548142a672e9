import { styled } from "styled-components";
import type { PaymentTexts } from "../../contract.ts";
import { Copy } from "../../ui/copy.tsx";

/** Says that the payment form is on its way. */
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
