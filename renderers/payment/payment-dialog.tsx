import { styled } from "styled-components";
import type { OpenedCheckout, Purchase } from "../checkout-client.ts";
import type { PaymentTexts, StepActions } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { usePlain } from "../ui/text/copy.tsx";
import { PaymentForm } from "./payment-form/payment-form.tsx";

type Props = Pick<StepActions, "loadCheckout"> & {
  readonly purchase: Purchase;
  readonly session: OpenedCheckout;
  readonly texts: PaymentTexts;
  readonly onClose: () => void;
};

/**
 * The payment form on top of the offer. Only its button and Escape close it: a stray click must not lose what was
 * typed.
 */
export function PaymentDialog({ purchase, session, texts, loadCheckout, onClose }: Props) {
  const plain = usePlain();
  const { plans } = useFunnel();
  return (
    <Dialog open holdsInput onClose={onClose} label={plain(texts.paymentTitle)} closeLabel={plain(texts.close)}>
      <PlanName>{plans[purchase.plan]?.name}</PlanName>
      <PaymentForm purchase={purchase} session={session} texts={texts} loadCheckout={loadCheckout} />
    </Dialog>
  );
}

const PlanName = styled.p`
  margin: 0 0 12px;
  font-weight: 600;
`;
