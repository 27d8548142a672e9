import { styled } from "styled-components";
import { money, perDay } from "../../../engine/pricing/index.ts";
import type { Plan } from "../../../schema/funnel.types.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Unseen } from "../../ui/text/unseen.ts";

type Props = {
  readonly id: string;
  readonly plan: Plan;
  readonly picked: boolean;
  readonly perDayLabel: string;
  readonly originalPriceLabel: string;
  readonly popularLabel: string;
  readonly onPick: () => void;
};

/** One plan: its name, today's charge, and the price per day. */
export function PlanCard({ id, plan, picked, perDayLabel, originalPriceLabel, popularLabel, onPick }: Props) {
  const { language } = useFunnel();
  const inMoney = (amount: number) => money(amount, plan.currency, language);
  return (
    <Card data-popular={plan.popular}>
      <input type="radio" name="plan" value={id} checked={picked} onChange={onPick} />
      <span>
        {plan.popular && (
          <em>
            <Copy of={popularLabel} />
          </em>
        )}
        <b>{plan.name}</b>
        <span>
          {plan.originalPrice !== undefined && (
            <>
              <Unseen>
                <Copy of={originalPriceLabel} />
              </Unseen>{" "}
              <s>{inMoney(plan.originalPrice)}</s>
            </>
          )}{" "}
          <strong>{inMoney(plan.price)}</strong>
        </span>
      </span>
      <small>
        <b>{inMoney(perDay(plan))}</b> <Copy of={perDayLabel} />
      </small>
    </Card>
  );
}

const Card = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 84px;
  padding: 16px 20px;
  border: 1.5px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  line-height: 1.4;
  cursor: pointer;
  transition:
    border-color 120ms ease,
    background-color 120ms ease,
    box-shadow 120ms ease;

  @media (hover: hover) {
    &:hover { border-color: var(--accent); box-shadow: 0 4px 16px color-mix(in srgb, var(--ink) 9%, transparent); }
  }

  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }

  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 3px; }

  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--accent);
    outline: none;
  }

  input + span { flex: 1 1 7rem; min-width: 0; overflow-wrap: break-word; }

  input + span > * { display: block; }

  em {
    width: fit-content;
    margin-bottom: 4px;
    padding: 2px 10px;
    border-radius: 99px;
    background: var(--accent);
    color: var(--on-accent);
    font: 700 0.8125rem/1.5 var(--font);
  }

  b { font-size: 1.0625rem; }

  s { color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  small { margin-inline-start: auto; text-align: end; line-height: 1.25; font-size: 0.9375rem; color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  small b { display: block; color: var(--ink); font-size: 1.375rem; font-variant-numeric: tabular-nums; }
`;
