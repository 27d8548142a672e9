import { money } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { TextsOf } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { Card } from "../ui/layout/card.ts";
import { FactsList } from "../ui/layout/facts-list.ts";
import { usePlain } from "../ui/text/copy.tsx";
import type { Settlement } from "./use-settlement.ts";

type Props = {
  readonly settlement: Settlement;
  /** The plan to show if neither backend nor address names one. */
  readonly plan: Plan | undefined;
  readonly texts: TextsOf<"receipt">;
};

/**
 * What was bought, by whom, and the transaction id. An amount that only the address claims is shown only for a paid
 * order.
 */
export function ReceiptFacts({ settlement: { at, isPaid, arrival, settled }, plan, texts }: Props) {
  const { language, plans } = useFunnel();
  const plain = usePlain();
  const isBought = isPaid || at === "ready";
  // Text from the address counts only if it names a plan.
  const named = Object.entries(plans).find(([id, { name }]) => arrival.plan === id || arrival.plan === name)?.[1];
  const bought = named ?? plan;
  const amount = settled?.amount ?? arrival.amount ?? bought?.price;
  const currency = settled?.currency ?? bought?.currency;
  const facts = {
    [texts.email]: settled?.email ?? arrival.email,
    [texts.plan]: isBought ? (settled?.plan ?? bought?.name) : undefined,
    [texts.amount]: isBought && amount !== undefined && currency ? money(amount, currency, language) : undefined,
    [texts.transaction]: settled?.transaction ?? arrival.session,
  };
  const known = Object.entries(facts).filter(([, value]) => value);
  if (at === "checking" || known.length === 0) return null;
  return (
    <Card>
      <FactsList>
        {known.map(([term, value]) => (
          <div key={term}>
            <dt>{plain(term)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactsList>
    </Card>
  );
}
