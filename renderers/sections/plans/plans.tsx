import { type CSSProperties, useCallback, useImperativeHandle, useRef } from "react";
import { styled } from "styled-components";
import { isLater, namesIn } from "../../../engine/copy/index.ts";
import { orderOf, partsOf, suggestedPlan } from "../../../engine/pricing/index.ts";
import type { Plan } from "../../../schema/funnel.types.ts";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { ChoiceList, Choices } from "../../ui/layout/choices.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { widthOf } from "../../ui/text/width-of.ts";
import { PlanCard } from "./plan-card.tsx";

/** The plans to pick from, and how the picked one renews. Picking does not move on. */
export function Plans(props: SectionProps<"plans">) {
  const { section, first, plans, plan: picked = section.default, plansRef, calls, onPlan } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(plansRef, () => ({ show: () => group.current && bringTo(group.current) }), []);
  const ref = useCallback(
    (element: HTMLFieldSetElement | null) => {
      group.current = element;
      return calls.ref(element);
    },
    [calls],
  );
  // What is ticked stays with whatever plan is picked.
  const { plan: own, extras } = partsOf(picked);
  const offered = section.plans.flatMap((id) => {
    const plan = plans[id];
    return plan ? [{ id, plan }] : [];
  });
  const hintsBelow = offered.some(({ plan: { hint = "" } }) => widthOf(hint) > aFewWords);
  const { lookup, outcome } = useFunnel();
  const suggested = suggestedPlan(section.plans, outcome?.plan);
  const lacks = (name: string) => isLater(name) && lookup(name) === undefined;
  const renewal = namesIn(section.renewal ?? "").some(lacks) ? undefined : section.renewal;
  return (
    <Group ref={ref} aria-labelledby="plans-heading" aria-describedby="plans-renewal">
      <Heading id="plans-heading" level={first ? 1 : 2}>
        <Copy of={section.heading} />
      </Heading>
      <List
        data-beside={offered.length > 1 && offered.length < 4 ? offered.length : undefined}
        style={roomFor(offered)}
      >
        {offered.map(({ id, plan }) => (
          <PlanCard
            key={id}
            id={id}
            plan={plan}
            isMarked={!plan.soldOut && (suggested === undefined ? plan.popular === true : id === suggested)}
            picked={id === own && !plan.soldOut}
            perDayLabel={section.perDay ?? ""}
            originalPriceLabel={section.originalPrice ?? ""}
            savesLabel={section.saves ?? ""}
            popularLabel={section.popular ?? ""}
            hintBelow={hintsBelow}
            onPick={() => onPlan(orderOf(id, extras))}
          />
        ))}
      </List>
      <Renewal id="plans-renewal" aria-live="polite">
        {renewal && <Copy of={renewal} />}
      </Renewal>
    </Group>
  );
}

/** Letters of a hint that has room beside the price on a phone. All hints of a list have one place. */
const aFewWords = 22;

/**
 * Room for the longest name in two lines, up to the most that a phone of 375 px has beside a price. Without it, the price
 * goes below the name: a narrow column of single words is hard to read.
 */
function roomFor(offered: readonly { readonly plan: Plan }[]): CSSProperties {
  const letters = Math.max(0, ...offered.map(({ plan }) => widthOf(plan.name)));
  // Custom properties are not among those that React's types know.
  return { "--name": `${Math.min(10, Math.max(7, letters * 0.29)).toFixed(2)}rem` } as CSSProperties;
}

/** Moves the focus as well; otherwise the next key press would scroll back. */
function bringTo(group: HTMLElement) {
  group.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  group.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
}

const Group = styled(Choices)`
  scroll-margin-top: 8px;
`;

// Takes no room while empty, but stays on the page: a live region announces only what changes in it.
const Renewal = styled(FinePrint)`
  &:empty { position: absolute; }

  color: color-mix(in srgb, var(--muted) 40%, var(--ink));
  font-size: 0.9375rem;
`;

const List = styled(ChoiceList)`
  @media (min-width: 768px) {
    gap: 14px;

    &[data-beside="2"] { grid-template-columns: repeat(2, minmax(0, 1fr)); }

    &[data-beside="3"] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`;
