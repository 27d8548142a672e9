import { styled } from "styled-components";
import { planValue } from "../../../engine/copy/index.ts";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { PlanSummary } from "../../pricing/index.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { announced } from "../../ui/text/announced.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { StickyBar } from "./sticky-bar.tsx";

/** A button that leads to the next step, past a payment, or to the plans of the page. */
export function ButtonSection(props: SectionProps<"button">) {
  const { section, plans, plan, charges, onNext, onSkip, onShowPlans, calls, busy, problem } = props;
  const words = useFunnel();
  const goesOn = section.action === "next";
  if (section.action === "skip")
    return (
      <Plain>
        <LinkButton onClick={onSkip}>
          <Copy of={section.text} />
        </LinkButton>
      </Plain>
    );
  const selected = plan === undefined ? undefined : plans[plan];
  // One is picked only where none is left.
  const soldOut = goesOn ? selected?.soldOut : undefined;
  const button = (
    <Button
      onClick={goesOn ? onNext : onShowPlans}
      busy={goesOn && busy !== undefined}
      disabled={soldOut !== undefined}
    >
      <span>
        <Copy of={soldOut ?? ((goesOn && busy) || section.text)} />
        {section.sticky && selected && !soldOut && (
          <Order>
            {" "}
            {selected.name} · {planValue(selected, "plan.parts", words) ?? planValue(selected, "plan.price", words)}
          </Order>
        )}
      </span>
    </Button>
  );
  if (section.sticky)
    return (
      <StickyBar calls={calls} leadsToPlans={!goesOn}>
        {button}
      </StickyBar>
    );
  const bought = section.summary && !soldOut ? selected : undefined;
  const Line = bought ? Framed : goesOn ? Plain : Leading;
  return (
    <Line ref={calls.ref} data-sells={goesOn || undefined} data-summary={section.summary}>
      {bought && <PlanSummary plan={bought} charges={charges} />}
      {button}
      {goesOn && <Problem {...announced}>{problem && <Copy of={problem} />}</Problem>}
    </Line>
  );
}

const Plain = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;

  /* What the whole page leads to is the widest thing to press on it. */
  @media (min-width: 768px) { > button { min-width: min(100%, 380px); } }
`;

// On a phone, one that leads to the plans is at the edge of the screen until its own place is reached. What comes above it a
// moment late, such as the goal of an earlier visit, then does not move it. What is below it fades into its ground, which in its own
// place covers nothing but the space around it. Not on a low screen or with large text.
const Leading = styled(Plain)`
  @media (max-width: 767px) and (min-height: 30em) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin: -14px -20px -12px;
    padding: 14px 20px max(12px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--paper) 14px);
    pointer-events: none;

    > * { pointer-events: auto; }

    body:has(main :focus-visible:not([tabindex="-1"])) &:not(:focus-within) { position: static; }
  }
`;

const Framed = styled(Plain)`
  padding: 16px clamp(16px, 4vw, 28px) 20px;
  border: 1.5px solid var(--accent);
  border-radius: var(--radius);
  background: var(--surface);

  > :first-child { align-self: stretch; margin-bottom: 14px; }
`;

const Order = styled.small`
  display: block;
  margin-top: 2px;
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  @media (min-width: 768px) { display: none; }
`;

const Problem = styled.p`
  margin: 0;
  color: var(--danger);

  &:not(:empty) { margin-top: 12px; }
`;
