import { styled } from "styled-components";
import type { PaymentTexts, StepActions } from "../contract.ts";
import { PlanLine } from "../pricing/index.ts";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { usePlain } from "../ui/text/copy.tsx";
import type { PaymentFormProps } from "./payment-form/form-parts.tsx";
import { PaymentForm } from "./payment-form/payment-form.tsx";
import type { OpenPurchase } from "./purchase-machine.ts";

type Props = Pick<PaymentFormProps, "legal" | "risk" | "onExpire"> &
  Pick<StepActions, "loadCheckout"> &
  OpenPurchase & {
    readonly texts: PaymentTexts;
    readonly onClose: () => void;
  };

/**
 * The payment form on top of the offer. Only its button and Escape close it: a stray click must not lose what was
 * typed.
 */
export function PaymentDialog({ onClose, ...form }: Props) {
  const { texts, plan } = form;
  const plain = usePlain();
  return (
    <Dialog
      open
      size="form"
      holdsInput
      onClose={onClose}
      label={plain(texts.paymentTitle)}
      closeLabel={plain(texts.close)}
    >
      {plan && (
        <Order>
          <PlanLine plan={plan} />
        </Order>
      )}
      <PaymentForm {...form} />
    </Dialog>
  );
}

const Order = styled.div`
  margin-bottom: 14px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
`;
