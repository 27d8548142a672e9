import { useState } from "react";
import { styled } from "styled-components";
import { money } from "../../engine/pricing/index.ts";
import type { OpenedCheckout, Purchase } from "../checkout-client.ts";
import type { PaymentTexts, StepActions } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { usePlain } from "../ui/text/copy.tsx";
import type { PaymentFormProps } from "./payment-form/form-parts.tsx";
import { PaymentForm } from "./payment-form/payment-form.tsx";

type Props = Pick<PaymentFormProps, "legal" | "risk"> &
  Pick<StepActions, "loadCheckout"> & {
    readonly purchase: Purchase;
    readonly session: OpenedCheckout;
    readonly texts: PaymentTexts;
    readonly onClose: () => void;
  };

/**
 * The payment form on top of the offer. Only its button and Escape close it: a stray click must not lose what was
 * typed.
 */
export function PaymentDialog({ onClose, ...form }: Props) {
  const { texts, purchase } = form;
  const plain = usePlain();
  const { plans, language } = useFunnel();
  // A session keeps its price, whatever happens to that of the plan meanwhile.
  const [plan] = useState(plans[purchase.plan]);
  return (
    <Dialog open holdsInput onClose={onClose} label={plain(texts.paymentTitle)} closeLabel={plain(texts.close)}>
      {plan && (
        <Order>
          <span>{plan.name}</span>
          <strong>{money(plan.price, plan.currency, language)}</strong>
        </Order>
      )}
      <PaymentForm {...form} />
    </Dialog>
  );
}

const Order = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  margin: 0 0 14px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
  font-weight: 600;

  strong { font-size: 1.375rem; font-weight: 800; line-height: 1.2; font-variant-numeric: tabular-nums; }
`;
