import { useCallback, useMemo, useState } from "react";
import type { StepProps } from "../contract.ts";
import { FunnelProvider, useFunnel } from "../funnel-context.ts";
import { pickedPlan } from "../sections/picked-plan.ts";
import { Sections } from "../sections/sections.tsx";
import { StepColumn } from "../ui/step-column.tsx";
import { atOriginalPrice } from "./at-original-price.ts";
import { EmailDialog } from "./email-dialog.tsx";
import type { OfferBonus, OfferCountdown, OfferWheel } from "./offer-parts.ts";
import { useClocks } from "./use-clocks.ts";
import { usePurchase } from "./use-purchase.ts";

/** The page a visitor decides on: what it says, the plans, and buttons that lead on. */
export function Offer(props: StepProps<"offer">) {
  const { step, texts, values, sections, onSave, onNext, onNotice, keep, now, random } = props;
  const Clocks = useClocks(step);
  const scope = useFunnel();
  const [isExpired, setIsExpired] = useState(false);
  const onExpire = useCallback(() => setIsExpired(true), []);
  const isRestored = isExpired && step.countdown?.onExpire === "restore-price";
  const shown = useMemo(
    () => (isRestored ? { ...scope, plans: atOriginalPrice(scope.plans) } : scope),
    [scope, isRestored],
  );
  const { purchase, buy, giveEmail, cancel } = usePurchase({ ...props, email: values.email });
  const plan = pickedPlan(step.sections, values);
  // A page with plans sells; any other just leads on.
  const goOn = () => (plan === undefined ? onNext() : buy(plan));
  return (
    <FunnelProvider value={shown}>
      <StepColumn width="wide">
        {Clocks && (
          <Clocks
            // The loader has filled in their defaults.
            wheel={step.wheel as OfferWheel | undefined}
            bonus={step.bonus as OfferBonus | undefined}
            countdown={step.countdown as OfferCountdown | undefined}
            texts={texts}
            keep={keep}
            now={now}
            random={random}
            onNext={goOn}
            onExpire={onExpire}
          />
        )}
        <Sections
          sections={step.sections}
          components={sections}
          values={values}
          onSave={onSave}
          onNext={goOn}
          busy={purchase.at === "busy" ? texts.processing : undefined}
          problem={purchase.at === "failed" ? texts.failed : undefined}
        />
        {purchase.at === "asking-email" && (
          <EmailDialog
            texts={texts}
            onEmail={(email) => giveEmail(purchase.plan, email)}
            onNotice={onNotice}
            onClose={cancel}
          />
        )}
      </StepColumn>
    </FunnelProvider>
  );
}
