import { type ComponentType, useEffect, useState } from "react";
import { styled } from "styled-components";
import type { RunClock } from "../clock.ts";
import type { StepActions, StepOf, StepProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { EmailDialog, PaymentDialog, usePurchase } from "../payment/index.ts";
import { pickedPlan, usePrices } from "../pricing/index.ts";
import { Sections } from "../sections/sections.tsx";
import { StepColumn } from "../ui/layout/step-column.tsx";
import { Copy } from "../ui/text/copy.tsx";
import { usePlain } from "../ui/text/use-plain.ts";
import type { ClocksProps } from "./clocks.tsx";
import type { OfferBonus, OfferCountdown, OfferWheel } from "./offer-parts.ts";

/** The page a visitor decides on: what it says, the plans, and buttons that lead on. */
export function Offer(props: StepProps<"offer">) {
  const { step, texts, values, sections, onSave, onNext, onNotice, loadCheckout, loadClocks, storage, now, random } =
    props;
  const clocks = useClocks(step, loadClocks);
  const plain = usePlain();
  const { scope, isAtOriginalPrice, restore } = usePrices({ storage, now });
  const [purchase, send] = usePurchase({
    loadCheckout,
    asksAtOnce: true,
    isAtOriginalPrice,
    onProblem: (code) => {
      if (code === "bad-email")
        onNotice({ title: plain(texts.invalidEmailTitle), text: plain(texts.invalidEmail), tone: "danger" });
      // The visitor reads a plainer sentence.
      if (code === "no-client-secret") console.error(plain(texts.noClientSecret));
    },
  });
  const plan = pickedPlan(step.sections, values);
  // A page that says where a payment leads sells its plans here; any other just leads on.
  const goOn = () => {
    if (plan === undefined || !step.paid) return onNext();
    onSave({ plan });
    send({ type: "buy", plan, email: values.email });
  };
  const close = () => send({ type: "close" });
  const { open } = purchase.context;
  return (
    <FunnelProvider value={scope}>
      <StepColumn width="wide">
        {clocks ? (
          <clocks.Clocks
            runClock={clocks.runClock}
            // The loader has filled in their defaults.
            wheel={step.wheel as OfferWheel | undefined}
            bonus={step.bonus as OfferBonus | undefined}
            countdown={step.countdown as OfferCountdown | undefined}
            texts={texts}
            now={now}
            random={random}
            onNext={goOn}
            onExpire={restore}
          />
        ) : (
          step.countdown && (
            <Place>
              <Copy of={step.countdown.text} />
            </Place>
          )
        )}
        <Sections
          sections={step.sections}
          components={sections}
          values={values}
          onSave={onSave}
          onNext={goOn}
          busy={open || purchase.matches("opening") ? texts.processing : undefined}
          problem={purchase.matches("failed") ? texts.failed : undefined}
        />
        {purchase.matches("asking") && (
          <EmailDialog
            texts={texts}
            onEmail={(email) => {
              onSave({ email });
              send({ type: "give-email", email });
            }}
            onNotice={onNotice}
            onClose={close}
          />
        )}
        {open && <PaymentDialog {...open} texts={texts} loadCheckout={loadCheckout} onClose={close} />}
      </StepColumn>
    </FunnelProvider>
  );
}

type ClockCode = { readonly Clocks: ComponentType<ClocksProps>; readonly runClock: RunClock };

/** What runs with time on an offer, once it was fetched; undefined on an offer without such parts. */
function useClocks({ wheel, bonus, countdown }: StepOf<"offer">, loadClocks: StepActions["loadClocks"]) {
  const [code, setCode] = useState<ClockCode>();
  const isTimed = wheel !== undefined || bonus !== undefined || countdown !== undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    let isHere = true;
    Promise.all([import("./clocks.tsx"), loadClocks()]).then(
      ([{ Clocks }, runClock]) => isHere && setCode({ Clocks, runClock }),
      // Without its timers it is still an offer.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isTimed, loadClocks]);
  return code;
}

// As high as the countdown that comes here, beside its clock and its time, so that nothing below it moves then.
const Place = styled.div`
  visibility: hidden;
  min-height: 52px;
  padding: 11px 100px 11px 49px;
  font-weight: 600;
  line-height: 1.35;
`;
