import { styled } from "styled-components";
import { fillCopy, parseInline, plainText, planValue } from "../../engine/copy/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { StepProps } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { PlanScope } from "../pricing/index.ts";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { QuietButton } from "../ui/controls/quiet-button.tsx";
import { DrawnTick, tickDrawn } from "../ui/layout/drawn-tick.tsx";
import { StepColumn } from "../ui/layout/step-column.tsx";
import { useCelebration } from "../ui/overlays/use-celebration.ts";
import { Copy } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Lede } from "../ui/text/paragraphs.ts";
import { boughtPlan } from "./bought-plan.ts";
import { NextSteps } from "./next-steps.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { useSettlement } from "./use-settlement.ts";

/** What was paid for, and the way to the account, or to help if the account could not be set up. */
export function Receipt({ step, texts, loadCheckout, onNotice, onNext }: StepProps<"receipt">) {
  const scope = useFunnel();
  const { lookup, plans } = scope;
  const plainOf = (plan: Plan | undefined) => (copy: string) =>
    fillCopy(
      plainText(parseInline(copy)),
      (name, fallback) => (plan && planValue(plan, name, scope)) ?? lookup(name, fallback),
    );
  const settlement = useSettlement(loadCheckout, {
    // The page says it below its heading.
    onReady: (settled) => {
      const plain = plainOf(boughtPlan(settled, plans, step.plan));
      onNotice({ title: plain(step.ready), tone: "success", isSaid: true });
    },
    onFail: () => onNotice({ title: plainOf(plans[step.plan ?? ""])(texts.failedNotice), tone: "danger" }),
  });
  const { at, isPaid } = settlement;
  const plan = boughtPlan(settlement, plans, step.plan);
  const plain = plainOf(plan);
  const isGood = at === "ready";
  useCelebration(isGood && isPaid, tickDrawn);
  const app = step.activate && lookup("product.app")?.replace(/\/$/, "");
  // Of two buttons, the one to the account is what there is to do now.
  const OnButton = at === "ready" && app ? QuietButton : Button;
  // No notice of success before the payment is confirmed.
  const headings = {
    checking: step.checking ?? texts.checking,
    ready: step.heading,
    failed: isPaid ? step.heading : step.failed,
  };
  const states = { checking: "", ready: step.ready, failed: isPaid ? step.failed : "" };
  return (
    <PlanScope plan={plan}>
      <StepColumn grows>
        <Lede>
          <DrawnTick at={at} />
          <Heading>
            <Copy of={headings[at]} />
          </Heading>
          <State role="status">{states[at] && <Copy of={states[at]} />}</State>
        </Lede>
        <Place>
          {at === "failed" && settlement.retry && (
            <Button onClick={settlement.retry}>
              <Copy of={texts.retry} />
            </Button>
          )}
          {at === "failed" && <ButtonLink href="/">{plain(step.support)}</ButtonLink>}
          {at === "ready" && app && (
            <ButtonLink href={app + (step.activatePath ?? "")}>{plain(step.activate ?? "")}</ButtonLink>
          )}
          {step.next !== undefined && (at === "ready" || isPaid) && step.button && (
            <OnButton onClick={onNext}>
              <Copy of={step.button} />
            </OnButton>
          )}
        </Place>
        {isGood && step.after && <NextSteps {...step.after} />}
        <ReceiptFacts settlement={settlement} plan={plan} texts={texts} />
      </StepColumn>
    </PlanScope>
  );
}

// Takes no room while empty, but stays on the page: a live region announces only what changes in it.
const State = styled.p`
  margin: 0;
  font-size: 1.125rem;
  text-wrap: balance;

  &:empty { position: absolute; }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;

  /* Nothing to do is no gap. */
  &:empty { display: none; }

  > * { min-width: min(100%, 280px); min-height: 56px; }

  @media (max-width: 767px) { > * { width: 100%; } }

  /* On paper there is nothing to press. */
  @media print { display: none; }
`;
