import { styled } from "styled-components";
import { everyIn } from "../../engine/copy/index.ts";
import { money, perDay } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { TextsOf } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
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
  const inMoney = (amount: number) => money(amount, displayCurrency ?? currency, words.language);
  const saved = originalPrice === undefined ? 0 : originalPrice - price;
  // Of what is free at first, a day costs nothing only until it renews.
  const daily = price === 0 ? undefined : perDay(plan);
  return (
    <Card>
      <Lines>
        <div>
          <dt>{plain(texts.plan)}</dt>
          <dd>{name}</dd>
        </div>
        {email && (
          <div>
            <dt>{plain(texts.email)}</dt>
            <dd>{email}</dd>
          </div>
        )}
        <div>
          <dt>{plain(texts.price)}</dt>
          <dd>{inMoney(price)}</dd>
        </div>
        {originalPrice !== undefined && (
          <div>
            <dt>{plain(texts.originalPrice)}</dt>
            <dd>
              <s>{inMoney(originalPrice)}</s>
            </dd>
          </div>
        )}
        {saved > 0 && (
          <div>
            <dt>{plain(texts.savings)}</dt>
            <Good>{inMoney(saved)}</Good>
          </div>
        )}
        {daily !== undefined && (
          <div>
            <dt>{plain(texts.perDay)}</dt>
            <dd>{inMoney(daily)}</dd>
          </div>
        )}
        {renews && (
          <div>
            <dt>
              {plain(texts.renews)} {everyIn(renews.statedEvery ?? renews.every, words)}
            </dt>
            <dd>{inMoney(renews.statedPrice ?? renews.price)}</dd>
          </div>
        )}
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

  && dd { margin-inline-start: auto; font-weight: 800; }
`;
