import type { ReactNode } from "react";
import { styled } from "styled-components";
import { everyIn, fillCopy, planValue } from "../../engine/copy/index.ts";
import { dailyMoney, inAll, planMoney } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { TextsOf } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { allParts } from "../pricing/index.ts";
import { Card } from "../ui/layout/card.ts";
import { FactsList } from "../ui/layout/facts-list.ts";
import { usePlain } from "../ui/text/copy.tsx";

type Props = {
  readonly plan: Plan;
  readonly email: string | undefined;
  readonly texts: TextsOf<"checkout">;
};

/** What is ordered, by whom, and what is paid today. */
export function OrderSummary({ plan, email, texts }: Props) {
  const words = useFunnel();
  const plain = usePlain();
  const { name, price, originalPrice, displayCurrency, currency, renews } = plan;
  const shown = { ...plan, currency: displayCurrency ?? currency };
  const inMoney = (amount: number) => planMoney(amount, shown, words.language);
  const whole = inAll(plan);
  const before = originalPrice && inAll({ ...plan, price: originalPrice });
  const saved = (before ?? 0) - whole;
  // Of what is free at first, a day costs nothing only until it renews.
  const daily = price === 0 ? undefined : dailyMoney(shown, words.language);
  const line = (term: string, value: ReactNode, Value: "dd" | typeof Good = "dd") =>
    value && (
      <div>
        <dt>{plain(term)}</dt>
        <Value>{value}</Value>
      </div>
    );
  return (
    <Card>
      <Lines>
        {line(texts.plan, name)}
        {line(texts.email, email)}
        {line(texts.price, plan.parts ? fillCopy(allParts, (name) => planValue(shown, name, words)) : inMoney(price))}
        {line(texts.originalPrice, before !== undefined && <s>{inMoney(before)}</s>)}
        {line(texts.savings, saved > 0 && inMoney(saved), Good)}
        {line(texts.perDay, daily)}
        {renews &&
          line(
            `${texts.renews} ${everyIn(renews.statedEvery ?? renews.every, words)}`,
            inMoney(renews.statedPrice ?? renews.price),
          )}
        {line(texts.allParts, plan.parts && inMoney(whole))}
        <Total>
          <dt>{plain(texts.total)}</dt>
          <dd>{inMoney(price)}</dd>
        </Total>
      </Lines>
    </Card>
  );
}

// Above its payment the list is short: who pays on a phone begins with the form, not with a page of amounts.
const Lines = styled(FactsList)`
  @media (max-width: 767px) {
    > div { padding-block: 3px; }

    > div + div { border-top: 0; }

    > div:last-child { margin-top: 8px; padding-block: 12px 0; border-top: 1px solid var(--line); }
  }
`;

const Good = styled.dd`
  color: var(--success);
`;

const Total = styled.div`
  align-items: baseline;
  font-size: 1.25rem;

  && dt { color: var(--ink); font-weight: 600; }

  && dd { font-weight: 800; }
`;
