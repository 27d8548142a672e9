import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { styled } from "styled-components";
import { milliseconds } from "../../engine/flow/index.ts";
import { offersPlans, shownSections } from "../../engine/traits/index.ts";
import type { RunClock } from "../clock.ts";
import type { StepActions, StepOf, StepProps, TextsOf } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { EmailDialog, expired, PaymentDialog, usePurchase } from "../payment/index.ts";
import { keepOrdered, pickedPlan, usePrices } from "../pricing/index.ts";
import { PlanSections } from "../sections/priced-sections.tsx";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import { BonusBanner } from "./bonus-banner.tsx";
import type { ClocksProps } from "./clocks.tsx";
import { OfferLayout } from "./offer-layout.tsx";
import type { OfferBonus, OfferCountdown, OfferWheel } from "./offer-parts.ts";

/** The page on which a visitor decides to buy: its sections, the plans, and the buttons that start a purchase. */
export function Offer(props: StepProps<"offer">) {
  const {
    step,
    texts,
    values,
    sections,
    extras,
    onSave,
    onNext,
    onNotice,
    loadCheckout,
    loadClocks,
    storage,
    now,
    random,
  } = props;
  const clocks = useClocks(step, { loadClocks, storage });
  const plain = usePlain();
  const { scope, isAtOriginalPrice, restore } = usePrices({ storage, now });
  const [purchase, send] = usePurchase({
    loadCheckout,
    asksAtOnce: true,
    plans: scope.plans,
    isAtOriginalPrice,
    onProblem: (code) => {
      if (code === "bad-email")
        onNotice({ title: plain(texts.invalidEmailTitle), text: plain(texts.invalidEmail), tone: "danger" });
      // What failed may have held something, or found less than the page says.
      scope.askStock?.();
      // The visitor sees a simpler message.
      if (code === "no-client-secret") console.error(plain(texts.noClientSecret));
    },
  });
  const plan = pickedPlan(shownSections(step.sections, scope.isShown), values, scope);
  // One is picked only where none is left.
  const isSoldOut = plan !== undefined && scope.plans[plan]?.soldOut !== undefined;
  const [isWithoutPlan, setIsWithoutPlan] = useState(false);
  // An offer with a step for after the payment sells here; any other leads to the next step.
  const goOn = () => {
    if (isSoldOut) return;
    if (plan !== undefined) onSave(keepOrdered(plan, values));
    // The machine does not lead visitors to the checkout if no plan is offered to them.
    else setIsWithoutPlan(offersPlans(step));
    if (plan === undefined || !step.paid) return onNext();
    send({ type: "buy", plan, email: values.email });
  };
  const close = () => send({ type: "close" });
  const { open } = purchase.context;
  const busy = open || purchase.matches("opening") ? texts.processing : undefined;
  return (
    <FunnelProvider value={scope}>
      <OfferLayout
        sections={shownSections(step.sections, scope.isShown)}
        plan={plan === undefined ? undefined : scope.plans[plan]}
        busy={busy}
        onNext={goOn}
      >
        {/* No time presses and no prize is won where there is nothing to buy. */}
        {isSoldOut ? null : clocks ? (
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
          <Places step={step} texts={texts} />
        )}
        <PlanSections
          {...props}
          sections={step.sections}
          components={sections}
          onNext={goOn}
          onSkip={onNext}
          busy={busy}
          problem={
            isWithoutPlan
              ? texts.noPlan
              : purchase.matches("failed")
                ? texts[failures[purchase.context.problem] ?? "failed"]
                : undefined
          }
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
        {open && (
          <PaymentDialog
            {...open}
            texts={texts}
            legal={extras?.legal}
            risk={step.risk}
            loadCheckout={loadCheckout}
            onClose={close}
            onExpire={() => send(expired)}
          />
        )}
      </OfferLayout>
    </FunnelProvider>
  );
}

/** The sentence below a button, by error code. */
const failures: Readonly<Record<string, keyof TextsOf<"offer">>> = {
  "price-changed": "priceChanged",
  "sold-out": "gone",
  [expired.code]: "expired",
};

/** Keeps the height of what the clocks will show at once, so that nothing below it moves. */
function Places({ step, texts }: Pick<StepProps<"offer">, "step" | "texts">) {
  const bonus = step.wheel ? undefined : (step.bonus as OfferBonus | undefined);
  return (
    <>
      {step.countdown && (
        <CountdownPlace>
          <Copy of={step.countdown.text} />
        </CountdownPlace>
      )}
      {bonus && (
        <BonusPlace inert>
          <BonusBanner
            bonus={bonus}
            texts={texts}
            leftMs={milliseconds(bonus.lasts)}
            extended={false}
            onExtend={none}
            onNext={none}
          />
        </BonusPlace>
      )}
    </>
  );
}

const none = () => undefined;

type ClockCode = { readonly Clocks: ComponentType<ClocksProps>; readonly runClock: RunClock };

/**
 * The code of an offer's timed parts, once it is loaded; undefined for an offer without any. A page that is held back for this
 * visitor is to be held back further where a claimed bonus will stand above everything else, and move it.
 */
function useClocks(
  { wheel, bonus, countdown }: StepOf<"offer">,
  { loadClocks, storage }: Pick<StepActions, "loadClocks" | "storage">,
) {
  const [code, setCode] = useState<ClockCode>();
  const isTimed = wheel !== undefined || bonus !== undefined || countdown !== undefined;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const isClaimed = bonus !== undefined && storage.read("bonus-start-time") !== undefined;
    if (isClaimed && "held" in dataset) dataset.waits = "";
    return endWait;
  }, [bonus, storage]);
  // They are drawn by then.
  useEffect(() => {
    if (code) endWait();
  }, [code]);
  useEffect(() => {
    if (!isTimed) return undefined;
    let isHere = true;
    Promise.all([import("./clocks.tsx"), loadClocks()]).then(
      ([{ Clocks }, runClock]) => isHere && setCode({ Clocks, runClock }),
      // Without its timers the offer still works.
      endWait,
    );
    return () => {
      isHere = false;
    };
  }, [isTimed, loadClocks]);
  return code;
}

const endWait = () => document.documentElement.removeAttribute("data-waits");

const BonusPlace = styled.div`
  visibility: hidden;
`;

// As high as the countdown itself.
const CountdownPlace = styled.div`
  visibility: hidden;
  min-height: 40px;
  padding-block: 5px;
  padding-inline: 17px 84px;

  @media (max-width: 767px) { margin-top: -12px; }

  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.35;
`;
