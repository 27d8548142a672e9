import { styled } from "styled-components";
import { money, perDay } from "../../../engine/pricing/index.ts";
import type { Plan } from "../../../schema/funnel.types.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Unseen } from "../../ui/unseen.ts";
import { planCardStyle } from "./plan-card-style.ts";

type Props = {
  readonly id: string;
  readonly plan: Plan;
  readonly picked: boolean;
  readonly perDayLabel: string;
  readonly originalPriceLabel: string;
  readonly popularLabel: string;
  readonly onPick: () => void;
};

/** One plan: its name, what is charged today, and what that is a day. */
export function PlanCard({ id, plan, picked, perDayLabel, originalPriceLabel, popularLabel, onPick }: Props) {
  const { language } = useFunnel();
  const inMoney = (amount: number) => money(amount, plan.currency, language);
  return (
    <Card data-popular={plan.popular}>
      <input type="radio" name="plan" value={id} checked={picked} onChange={onPick} />
      <span>
        {plan.popular && <em>{popularLabel}</em>}
        <b>{plan.name}</b>
        <span>
          {plan.originalPrice !== undefined && (
            <>
              <Unseen>{originalPriceLabel}</Unseen> <s>{inMoney(plan.originalPrice)}</s>
            </>
          )}{" "}
          <strong>{inMoney(plan.price)}</strong>
        </span>
      </span>
      <small>
        <b>{inMoney(perDay(plan))}</b> {perDayLabel}
      </small>
    </Card>
  );
}

const Card = styled.label`
  ${planCardStyle}
`;
