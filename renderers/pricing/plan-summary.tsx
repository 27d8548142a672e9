import { styled } from "styled-components";
import { isLater, namesIn } from "../../engine/copy/index.ts";
import { planMoney } from "../../engine/pricing/index.ts";
import type { Plan, Section } from "../../schema/funnel.types.ts";
import { useFunnel } from "../funnel-context.ts";
import { Copy, useIsFilled } from "../ui/text/copy.tsx";

type Props = {
  readonly plan: Plan;
  /** What the page says about further charges; the first that holds for the plan is shown. */
  readonly charges: readonly string[] | undefined;
};

/** The selected plan in short: its name, today's price beside the crossed-out one, and how it renews or in how many parts it is paid. */
export function PlanSummary({ plan, charges = [] }: Props) {
  const said = [...charges, allParts].find(useIsFilled());
  return (
    <div>
      <PlanLine plan={plan} />
      {said && (
        <Small>
          <Copy of={said} />
        </Small>
      )}
    </div>
  );
}

/** How a plan is paid in parts; no other plan has values for it. */
export const allParts = "{plan.parts} {plan.parts.every}";

/** A plan in a line: its name, and today's price beside the crossed-out one. */
export function PlanLine({ plan }: Pick<Props, "plan">) {
  const { language } = useFunnel();
  const { name, price, originalPrice = price } = plan;
  const inMoney = (amount: number) => planMoney(amount, plan, language);
  return (
    <Line>
      <b>{name}</b>
      <span>
        {originalPrice > price && <s>{inMoney(originalPrice)}</s>} <strong>{inMoney(price)}</strong>
      </span>
    </Line>
  );
}

/** The copy in which sections say what is charged after today. */
export const chargesIn = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap((section) =>
    Object.values(section).filter((copy: unknown) => typeof copy === "string" && namesIn(copy).some(isLater)),
  );

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  margin: 0;
  font-size: 1.0625rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  s { color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  strong { font-size: 1.375rem; font-weight: 800; }
`;

const Small = styled.p`
  margin: 6px 0 0;
  color: color-mix(in srgb, var(--muted) 60%, var(--ink));
  font-size: 0.875rem;
  line-height: 1.5;
`;
