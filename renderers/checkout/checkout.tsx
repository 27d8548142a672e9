import { useState } from "react";
import { styled } from "styled-components";
import { partsOf } from "../../engine/pricing/index.ts";
import type { StepProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { Waiting } from "../payment/index.ts";
import { PlanScope, usePrices } from "../pricing/index.ts";
import { StepColumn } from "../ui/layout/step-column.tsx";
import { Copy } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { Payment } from "./payment.tsx";

/** The order and its payment on a separate page. */
export function Checkout(props: StepProps<"checkout">) {
  const { step, texts, values, extras, loadCheckout, storage, now, onSave, onNotice } = props;
  const { scope, isKnown, isAtOriginalPrice, look } = usePrices({ storage, now });
  const { plans } = scope;
  const [tries, setTries] = useState(0);
  const { plan: picked = "" } = values;
  const counts = (id: string) => Object.hasOwn(plans, id) && (extras?.picks?.includes(id) ?? true);
  // An extra that is no longer sold is left out.
  const planId = [picked, partsOf(picked).plan].find(counts) ?? step.plan;
  const plan = plans[planId];
  const { email } = values;

  return (
    <FunnelProvider value={scope}>
      <StepColumn width="broad" grows>
        <PlanScope plan={plan}>
          <Centred>
            <Heading>
              <Copy of={step.heading} />
            </Heading>
          </Centred>
          <Sides>
            {plan && <OrderSummary plan={plan} email={email} texts={texts} />}
            {isKnown ? (
              <Payment
                key={[planId, plan?.orderedAs, isAtOriginalPrice(planId), email, tries].join()}
                plan={planId}
                isAtOriginalPrice={isAtOriginalPrice}
                email={email}
                asksEmail={extras?.asksEmail === true}
                texts={texts}
                legal={extras?.legal}
                risk={step.risk}
                loadCheckout={loadCheckout}
                // A new session is opened at the current price, so the page must show that price.
                onSave={(saved) => {
                  look();
                  onSave(saved);
                }}
                onNotice={onNotice}
                onRetry={() => {
                  look();
                  setTries((count) => count + 1);
                }}
              />
            ) : (
              <Waiting texts={texts} />
            )}
          </Sides>
        </PlanScope>
      </StepColumn>
    </FunnelProvider>
  );
}

// On a wide screen the order stays beside its payment.
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  width: 100%;
  max-width: 560px;
  margin-inline: auto;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    align-items: start;
    gap: 32px;
    max-width: none;

    > :first-child:not(:last-child) { position: sticky; top: calc(var(--header-height) + 24px); }
  }
`;

// On a phone, little room above it, so that the payment is sooner in sight.
const Centred = styled.div`
  text-align: center;

  @media (max-width: 767px) { margin-top: calc(20px - clamp(20px, 5vh, 48px)); }
`;
